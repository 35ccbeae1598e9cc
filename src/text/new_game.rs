//! The page on which a game is set up.

use super::{Lang, Phrase};
use crate::catalog::{Players, Variant};
use crate::engine::table::SetupError;

phrases! {
    /// Heading of the tables that have a name or at which the game was played last.
    LAST_TABLES: "Vos tables" / "Your tables";
    /// Gives the table a name, to be set again at a tap.
    REMEMBER: "Retenir cette table" / "Remember this table";
    /// Its name.
    TITLE: "Nom de la table (« nous quatre »)" / "Name of the table (“the four of us”)";
    /// It has none.
    NO_TITLE: "Donnez d’abord un nom à cette table." / "Give this table a name first.";
    /// Done.
    REMEMBERED: "Retenue : elle se reprend d’un geste en haut de cette page." / "Remembered: it is set again at a tap at the top of this page.";
    /// Heading, and the link that leads here.
    NEW_GAME: "Nouvelle partie" / "New game";
    /// Who plays.
    SEATS: "À la table" / "At the table";
    /// Who decides for a seat.
    WHO: "Qui joue" / "Who plays";
    /// A person.
    PERSON: "Une personne" / "A person";
    /// A person's name.
    NAME: "Nom" / "Name";
    /// Colour and shape.
    LIVERY: "Couleur et forme" / "Colour and shape";
    /// The option for beginners, beside a person's name.
    LOOK: "Pour débuter : peut regarder sa pile en circulation" / "For beginners: may look at their own pile on the track";
    /// One more at the table.
    ADD_SEAT: "Ajouter un joueur" / "Add a player";
    /// One less.
    REMOVE_SEAT: "Retirer" / "Remove";
    /// The ways to play.
    VARIANT: "Variante" / "Variant";
    /// Who starts.
    FIRST: "Qui commence" / "Who starts";
    /// Chance decides.
    BY_LOT: "Au hasard" / "At random";
    /// Settings that few need.
    ADVANCED: "Réglages avancés" / "Advanced";
    /// The seed of everything random.
    SEED: "Graine du hasard (même nombre, même donne)" / "Seed (same number, same deal)";
    /// Starts the game.
    START: "Commencer" / "Start";
    /// Two seats with the same colour.
    SAME_LIVERY: "Deux joueurs ont la même couleur." / "Two players have the same colour.";
    /// A seed that is not a number.
    BAD_SEED: "La graine doit être un nombre entier." / "The seed must be a whole number.";
}

/// The name of a variant.
pub fn variant(variant: Variant) -> Phrase {
    match variant {
        Variant::Standard => Phrase {
            fr: "Habituelle",
            en: "Usual",
        },
        Variant::NoTolls => Phrase {
            fr: "Sans péages",
            en: "Without tolls",
        },
        Variant::Neutral => Phrase {
            fr: "À deux, avec un joueur neutre",
            en: "Two players and a neutral one",
        },
        Variant::OpenPiles => Phrase {
            fr: "Pour débuter : chacun peut regarder sa pile",
            en: "For beginners: everybody may look at their own pile",
        },
    }
}

/// Forgets a table.
pub fn forget(lang: Lang, title: &str) -> String {
    match lang {
        Lang::Fr => format!("Oublier la table « {title} »"),
        Lang::En => format!("Forget the table “{title}”"),
    }
}

/// Why a game cannot start.
pub fn refused(lang: Lang, error: SetupError) -> String {
    match (lang, error) {
        (Lang::Fr, SetupError::WrongNumberOfPlayers { min, max, .. }) => {
            format!(
                "Il faut {}.",
                super::games::players(lang, Players { min, max })
            )
        }
        (Lang::En, SetupError::WrongNumberOfPlayers { min, max, .. }) => {
            format!(
                "It takes {}.",
                super::games::players(lang, Players { min, max })
            )
        }
        (Lang::Fr, SetupError::NoSuchVariant(_)) => "Ce jeu n’a pas cette variante.".to_owned(),
        (Lang::En, SetupError::NoSuchVariant(_)) => "The game has no such variant.".to_owned(),
        (Lang::Fr, SetupError::NoSuchSeat(_)) => {
            "Un joueur désigné n’est pas à la table.".to_owned()
        }
        (Lang::En, SetupError::NoSuchSeat(_)) => {
            "A player who was named is not at the table.".to_owned()
        }
        (Lang::Fr, SetupError::NoPiles) => "Ce jeu n’a pas de pile à regarder.".to_owned(),
        (Lang::En, SetupError::NoPiles) => "This game has no piles to look at.".to_owned(),
    }
}

/// A seat, by number.
pub fn seat(lang: Lang, number: usize) -> String {
    match lang {
        Lang::Fr => format!("Place {number}"),
        Lang::En => format!("Seat {number}"),
    }
}
