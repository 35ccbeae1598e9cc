//! Passing a game on: to another device, or to the friend whose turn it is.

use super::Lang;

phrases! {
    /// Heading.
    TITLE: "Transmettre une partie" / "Pass a game on";
    /// Every way here.
    DO: "Transmettre" / "Pass it on";
    /// At the curtain.
    BY_MESSAGE: "L’envoyer par message" / "Send it by message";
    /// What the link is for.
    PITCH: "Ce lien contient toute la partie. Continuez-la sur un autre appareil, ou envoyez-la à qui doit jouer : on n’y voit que le rideau du joueur suivant." /
        "This link holds the whole game. Go on with it on another device, or send it to whoever is to play: they see only the curtain of the next player.";
    /// It rests on trust.
    TRUST: "Cela repose sur la confiance : qui sait déchiffrer le lien peut y lire les cartes cachées, et rien n’empêche de lever le rideau d’un autre." /
        "It rests on trust: whoever knows how to decipher the link can read the hidden cards in it, and nothing keeps anybody from lifting another’s curtain.";
    /// What can be done with the code.
    SCAN: "À scanner avec un autre appareil, ou à envoyer. Le lien contient les noms des joueurs." /
        "Scan it with another device, or send it. The link holds the players’ names.";
    /// The way back from there.
    BACK: "Retour à la partie" / "Back to the game";
    /// It is gone.
    GONE: "Cette partie n’est plus sur cet appareil." / "This game is no longer on this device.";
    /// Heading of a game that came.
    RECEIVED: "Une partie pour vous" / "A game for you";
    /// Takes it up.
    TAKE: "Continuer ici" / "Go on here";
    /// It is over.
    OVER: "La partie est finie." / "The game is over.";
    /// It is here already at an earlier decision.
    EARLIER: "Elle est déjà sur cet appareil, moins avancée : elle avancera à sa place." /
        "It is on this device already, less far: it will move on in its place.";
    /// It is here already, as far or further.
    AS_FAR: "Elle est déjà sur cet appareil, aussi avancée ou davantage : rien ne sera remplacé." /
        "It is on this device already, as far or further: nothing will be replaced.";
    /// It is not here yet.
    NEW: "Elle s’ajoutera à vos parties ; aucune autre ne change." /
        "It will be added to your games; no other changes.";
    /// It does not load.
    BROKEN: "Ce lien ne mène à aucune partie. Rien n’a changé sur cet appareil." /
        "This link leads to no game. Nothing on this device has changed.";
}

/// How far the game is, and whose turn it is.
pub fn stands(lang: Lang, decisions: usize, to_act: Option<&str>) -> String {
    let next = match (lang, to_act) {
        (_, None) => OVER.get(lang).to_owned(),
        (Lang::Fr, Some(name)) => format!("C’est à {name}."),
        (Lang::En, Some(name)) => format!("{name} is to play."),
    };
    match lang {
        Lang::Fr => format!("{decisions} décisions jouées. {next}"),
        Lang::En => format!("{decisions} decisions so far. {next}"),
    }
}
