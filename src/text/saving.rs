//! Saving games: what the player is told when something prevents it.

use super::{Lang, Phrase};

phrases! {
    /// Heading of the saved games.
    CONTINUE: "Parties en cours" / "Games in progress";
    /// The storage is full.
    FULL: "Plus de place : la partie continue, mais n’est plus gardée. Exportez-la, ou supprimez d’anciennes parties." /
        "No room left: the game goes on but is no longer kept. Export it, or delete old games.";
    /// The storage is blocked.
    BLOCKED: "Ce navigateur ne garde rien ici : la partie dure jusqu’à la fermeture de la page." /
        "This browser keeps nothing here: the game lasts until the page is closed.";
    /// The game is open elsewhere.
    OTHER_TAB: "Cette partie est ouverte dans un autre onglet." / "This game is open in another tab.";
    /// Another tab has taken it over.
    TAKEN: "La partie continue dans un autre onglet. Celui-ci ne l’enregistre plus." /
        "The game goes on in another tab. This one no longer keeps it.";
    /// Takes it over.
    TAKE_OVER: "Continuer ici" / "Go on here";
    /// There is no such game.
    NO_SUCH_GAME: "Cette partie n’est pas sur cet appareil." / "This game is not on this device.";
    /// It does not load.
    DAMAGED: "Cette partie ne se charge plus ; elle est mise de côté, rien n’est perdu." /
        "This game no longer loads; it is kept aside, nothing is lost.";
    /// It is from a newer release.
    NEWER: "Cette partie vient d’une version plus récente de l’application." / "This game comes from a newer version of the app.";
    /// The newer copy was damaged.
    FELL_BACK: "La dernière copie était abîmée ; la partie reprend à la précédente." /
        "The latest copy was damaged; the game goes on from the one before.";
    /// An old decision can no longer be played.
    RULES_CHANGED: "Les règles ont changé depuis : la partie continue de sa dernière position, sans retour en arrière." /
        "The rules have changed since: the game goes on from its last position, without undo.";
    /// The rules or the map were corrected.
    RECOUNTED: "Les règles de ce jeu ont été corrigées depuis : tous les coups ont été rejoués et recomptés." /
        "The rules of this game have been corrected since: all moves were played and counted again.";
    /// The saved position was not the one of the moves.
    MENDED: "La position gardée ne correspondait pas aux coups ; les coups font foi." /
        "The saved position did not match the moves; the moves count.";
    /// Opens the list of what can go.
    MAKE_ROOM: "Faire de la place" / "Make room";
    /// Finished games kept whole.
    REPLAYS: "Parties finies à revoir (les records restent)" / "Finished games to replay (records stay)";
    /// Asks before finished games go that were not exported.
    REPLAYS_SURE: "Exportez-les d’abord pour les garder. Sans fichier, elles ne se reverront plus jamais." /
        "Export them first to keep them. Without a file they can never be replayed again.";
    /// Deletes what cannot come back.
    DELETE_FOR_GOOD: "Supprimer pour de bon" / "Delete for good";
    /// Deletes a saved game.
    DELETE: "Supprimer" / "Delete";
}

/// How far a saved game is.
pub fn decisions(lang: Lang, count: u32) -> String {
    let count_of = usize::try_from(count).unwrap_or(usize::MAX);
    match lang {
        Lang::Fr => format!(
            "{count} {}",
            super::form(lang, count_of, "action", "actions")
        ),
        Lang::En => format!(
            "{count} {}",
            super::form(lang, count_of, "action", "actions")
        ),
    }
}

/// Why nothing is kept.
pub fn trouble(full: bool) -> Phrase {
    if full { FULL } else { BLOCKED }
}
