//! The page on fair play: what computer players see, and the check of a finished game.

use super::{Lang, form};

phrases! {
    /// Heading, and every link that leads here.
    TITLE: "Jeu loyal" / "Fair play";
    /// The first paragraph.
    DEAL: "Les cartes sont mélangées une fois, avant le premier coup, à partir d’un seul nombre : la graine. Rien n’est retouché ensuite. L’empreinte de la donne se lit avant de commencer ; à la fin, elle doit être la même." /
        "The cards are shuffled once, before the first move, from a single number: the seed. Nothing is touched afterwards. The deal’s fingerprint can be read before you start; at the end it must be the same.";
    /// The second.
    EYES: "Un robot ne voit que ce qu’un joueur voit : la table et ses propres cartes. Votre main, vos billets et l’ordre des pioches ne lui parviennent jamais. Après la partie, « Revoir la partie » montre la table par les yeux de chacun." /
        "A bot sees only what a player sees: the table and its own cards. Your hand, your tickets and the order of the piles never reach it. After the game, Replay shows the table through anybody’s eyes.";
    /// The third.
    CHECK: "Vérifier une partie, c’est redistribuer la donne depuis sa graine et reposer chaque question aux robots, avec le même temps de réflexion. Chaque réponse doit être celle qui a été jouée." /
        "Checking a game means dealing again from its seed and asking the bots every question again, with the same amount of thought. Every answer must be the one that was played.";
    /// What a check cannot do.
    LIMITS: "Vos propres coups ne se vérifient pas ainsi : seules les règles les confirment. Le fichier d’une partie n’est pas secret ; qui le change se trahit dès qu’un robot répond autrement." /
        "Your own moves cannot be checked that way: only the rules confirm them. A game’s file is no secret; whoever changes it is given away as soon as a bot answers differently.";
    /// Heading of the games.
    GAMES: "Vos parties finies" / "Your finished games";
    /// Nothing to check.
    EMPTY: "Aucune partie finie à vérifier pour l’instant." / "No finished games to check yet.";
    /// Checks a game.
    DO: "Vérifier" / "Check";
    /// Stops a check.
    STOP: "Arrêter" / "Stop";
    /// The deal's fingerprint.
    SEAL: "Empreinte de la donne" / "Fingerprint of the deal";
    /// The game does not load.
    GONE: "Cette partie ne se charge pas, ou les règles ont changé depuis." / "This game does not load, or the rules have changed since.";
    /// The worker died.
    BROKEN: "Le calcul s’est arrêté. Réessayez." / "The computation has stopped. Try again.";
}

/// The way to the table as a bot saw it.
pub fn through_eyes(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Fr => format!("La table vue par {name}"),
        Lang::En => format!("The table as {name} saw it"),
    }
}

/// How far a check is.
pub fn progress(lang: Lang, at: usize, all: usize) -> String {
    match lang {
        Lang::Fr => format!("Décision {at} sur {all}"),
        Lang::En => format!("Decision {at} of {all}"),
    }
}

/// Everything came out the same.
pub fn sound(lang: Lang, bots: usize, people: usize, simple: usize) -> String {
    let bot = match lang {
        Lang::Fr => form(lang, bots, "décision retrouvée", "décisions retrouvées"),
        Lang::En => form(lang, bots, "decision", "decisions"),
    };
    let more = match (lang, simple) {
        (_, 0) => String::new(),
        (Lang::Fr, _) => format!(" {simple} simples, faute de réponse à temps."),
        (Lang::En, _) => format!(" {simple} simple ones, for want of an answer in time."),
    };
    match lang {
        Lang::Fr => format!(
            "Tout est juste. Donne redistribuée ; robots : {bots} {bot} à l’identique ; joueurs : {people} conformes aux règles.{more}"
        ),
        Lang::En => format!(
            "All is right. Dealt again; bots: {bots} {bot}, the same again; people: {people} within the rules.{more}"
        ),
    }
}

/// A decision came out otherwise.
pub fn doubtful(lang: Lang, number: usize, who: &str) -> String {
    match lang {
        Lang::Fr => format!(
            "À la décision {number}, {who} jouerait autrement. Soit la partie vient d’une version dont les robots jouaient différemment, soit son fichier a été changé."
        ),
        Lang::En => format!(
            "At decision {number}, {who} would play differently. Either the game comes from a version whose bots played differently, or its file was changed."
        ),
    }
}
