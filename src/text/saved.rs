//! The page of saved games: naming, exporting and importing.

use super::{Lang, form};

phrases! {
    /// Heading, and every link that leads here.
    TITLE: "Parties sauvegardées" / "Saved games";
    /// There are none.
    EMPTY: "Aucune partie en cours sur cet appareil." / "No game in progress on this device.";
    /// What to do then.
    EMPTY_HINT: "Une partie est sauvegardée dès son premier coup. Une partie d’un autre appareil s’importe ci-dessous." /
        "A game is saved from its first move on. A game from another device can be imported below.";
    /// Starts a game.
    TO_GAMES: "Choisir un jeu" / "Choose a game";
    /// Goes on with a game.
    CONTINUE: "Continuer" / "Continue";
    /// What else can be done with a game.
    MORE: "Autres actions" / "More";
    /// Gives a game a name.
    RENAME: "Renommer" / "Rename";
    /// The name of a saved game.
    NAME: "Nom de la partie" / "Name of the game";
    /// Keeps the name.
    KEEP_NAME: "Garder ce nom" / "Keep this name";
    /// A second game from the same position.
    DUPLICATE: "Dupliquer" / "Duplicate";
    /// As a file.
    EXPORT_FILE: "Exporter en fichier" / "Export as a file";
    /// As a text.
    EXPORT_TEXT: "Exporter en texte" / "Export as text";
    /// Steps through it.
    REPLAY: "Revoir la partie" / "Replay";
    /// Deletes it.
    DELETE: "Supprimer" / "Delete";
    /// It was deleted.
    DELETED: "Partie supprimée." / "Game deleted.";
    /// Brings it back.
    UNDO: "Annuler" / "Undo";
    /// The text, to be copied.
    TEXT: "Texte de la partie" / "The game as text";
    /// What it is for.
    TEXT_HELP: "À coller dans un message, puis à importer ici sur l’autre appareil. Il contient toute la partie, mains comprises." /
        "Paste it into a message, then import it here on the other device. It holds the whole game, hands included.";
    /// Puts it on the clipboard.
    COPY: "Copier" / "Copy";
    /// Done.
    COPIED: "Copié." / "Copied.";
    /// The clipboard refuses.
    NOT_COPIED: "Le navigateur ne laisse pas copier : sélectionnez le texte et copiez-le." /
        "The browser does not let us copy: select the text and copy it.";
    /// The share menu.
    SHARE: "Partager…" / "Share…";
    /// The file was handed to the browser.
    EXPORTED: "Fichier remis au navigateur." / "File handed to the browser.";
    /// Storage no longer answers.
    NOT_THERE: "Cette partie n’est plus là." / "This game is no longer here.";
    /// Heading.
    IMPORT: "Importer une partie" / "Import a game";
    /// Chooses a file.
    FROM_FILE: "Choisir un fichier .branchline.json" / "Choose a .branchline.json file";
    /// Pastes a text.
    FROM_TEXT: "Ou coller le texte d’une partie" / "Or paste the text of a game";
    /// Imports it.
    DO_IMPORT: "Importer" / "Import";
    /// Heading of what does not load.
    ASIDE: "Mises de côté" / "Kept aside";
    /// What that means.
    ASIDE_HELP: "Ce qui ne se charge plus est gardé tel quel. Rien n’est effacé sans que vous le demandiez." /
        "What no longer loads is kept as it is. Nothing is erased unless you ask.";
    /// Deletes it for good.
    ERASE: "Effacer" / "Erase";
    /// Asks again.
    ERASE_SURE: "Effacer pour de bon ?" / "Erase for good?";
    /// Yes.
    ERASE_YES: "Oui, effacer" / "Yes, erase";
    /// No.
    ERASE_NO: "Non, garder" / "No, keep";
    /// This browser keeps nothing.
    BLOCKED: "Ce navigateur ne garde rien ici : ces parties durent jusqu’à la fermeture de la page. Exportez celles qui comptent." /
        "This browser keeps nothing here: these games last until the page is closed. Export those that matter.";
    /// There is no room for one more.
    NO_ROOM: "Plus de place : rien n’a été ajouté. Supprimez une partie, puis recommencez." /
        "No room left: nothing was added. Delete a game, then try again.";
    /// To the finished games.
    TO_HISTORY: "Historique et records" / "History and records";
}

/// How far a game is.
pub fn turn(lang: Lang, turn: u32) -> String {
    match lang {
        Lang::Fr => format!("Tour {turn}"),
        Lang::En => format!("Turn {turn}"),
    }
}

/// A game came in.
pub fn imported(lang: Lang, game: &str, actions: usize) -> String {
    let word = form(lang, actions, "action", "actions");
    match lang {
        Lang::Fr => format!("Partie importée : {game}, {actions} {word}."),
        Lang::En => format!("Game imported: {game}, {actions} {word}."),
    }
}

/// How many letters a text has.
pub fn letters(lang: Lang, count: usize) -> String {
    match lang {
        Lang::Fr => format!("{count} {}", form(lang, count, "caractère", "caractères")),
        Lang::En => format!("{count} {}", form(lang, count, "character", "characters")),
    }
}

/// Something set aside, by number.
pub fn aside(lang: Lang, number: usize) -> String {
    match lang {
        Lang::Fr => format!("Sauvegarde n° {number}"),
        Lang::En => format!("Save no. {number}"),
    }
}

/// Why something from outside is not a playable game.
pub mod faults {
    use crate::text::Lang;

    phrases! {
        /// Nothing was given.
        EMPTY: "Il n’y a rien à importer : collez d’abord un texte." / "There is nothing to import: paste a text first.";
        /// Larger than any save.
        TOO_LARGE: "C’est trop grand pour une partie." / "This is too large to be a game.";
        /// The browser could not read the file.
        UNREADABLE: "Le navigateur n’a pas pu lire ce fichier." / "The browser could not read this file.";
        /// Cut off, or something else altogether.
        NOT_JSON: "Ce n’est pas une partie de Branchline, ou il en manque un morceau." / "This is not a Branchline game, or a piece of it is missing.";
        /// Something else.
        NOT_A_SAVE: "Ce fichier est sain, mais ce n’est pas une partie de Branchline." / "The file is sound, but it is no Branchline game.";
        /// Letters are missing.
        DAMAGED_TEXT: "Ce texte est abîmé : il manque des caractères, ou certains ont changé." /
            "This text is damaged: characters are missing or have changed.";
        /// A field is wrong.
        BAD_FIELD: "Cette partie est abîmée : une de ses données manque ou n’a pas de sens." /
            "This game is damaged: something in it is missing or makes no sense.";
        /// No such table.
        BAD_SETUP: "Cette partie décrit une table qui n’existe pas dans ce jeu." / "This game describes a table that the game does not have.";
        /// More than any game.
        TOO_MANY: "Cette partie compte plus d’actions qu’aucune vraie partie." / "This game has more actions than any real game.";
        /// The position is not sound.
        BAD_POSITION: "Les coups et la position de cette partie ne vont pas ensemble." / "The moves and the position of this game do not fit together.";
    }

    /// It comes from a newer release.
    pub fn newer(lang: Lang, version: u32) -> String {
        match lang {
            Lang::Fr => format!(
                "Cette partie vient d’une version plus récente (format {version}) : rechargez l’application, puis recommencez."
            ),
            Lang::En => format!(
                "This game comes from a newer version (format {version}): reload the app, then try again."
            ),
        }
    }

    /// An unknown name.
    pub fn name(lang: Lang, seat: usize) -> String {
        match lang {
            Lang::Fr => {
                format!("Le nom du joueur {seat} est trop long ou contient des signes interdits.")
            }
            Lang::En => {
                format!("The name of player {seat} is too long or holds signs that no name has.")
            }
        }
    }

    /// An action that cannot be read.
    pub fn action(lang: Lang, number: usize) -> String {
        match lang {
            Lang::Fr => format!("Cette partie est abîmée : son action n° {number} ne se lit pas."),
            Lang::En => format!("This game is damaged: its action no. {number} cannot be read."),
        }
    }

    /// An action that the rules refuse.
    pub fn refused(lang: Lang, number: usize) -> String {
        match lang {
            Lang::Fr => format!("Les règles refusent l’action n° {number} de cette partie."),
            Lang::En => format!("The rules refuse action no. {number} of this game."),
        }
    }
}
