//! Games in menus.

use super::{Lang, Phrase};
use crate::catalog::{Players, Title};

/// How many may play.
pub fn players(lang: Lang, players: Players) -> String {
    let Players { min, max } = players;
    match lang {
        Lang::Fr if min == max => format!("{max} joueurs"),
        Lang::En if min == max => format!("{max} players"),
        Lang::Fr if min + 1 == max => format!("{min} ou {max} joueurs"),
        Lang::Fr => format!("{min} à {max} joueurs"),
        Lang::En => format!("{min}–{max} players"),
    }
}

/// The link to a game's board, or to its cards where it has no board.
pub fn look(game: &Title) -> Phrase {
    match game.has_map() {
        true => Phrase {
            fr: "Voir le plateau",
            en: "See the board",
        },
        false => Phrase {
            fr: "Voir les cartes",
            en: "See the cards",
        },
    }
}

/// The Card Game's cards.
pub const CARDS: Phrase = Phrase {
    fr: "Les cartes",
    en: "The cards",
};

/// The Card Game's big cities.
pub const BIG_CITIES: Phrase = Phrase {
    fr: "Les grandes villes",
    en: "The big cities",
};

/// The Card Game's tickets.
pub const TICKETS: Phrase = Phrase {
    fr: "Les billets",
    en: "The tickets",
};

/// How the Card Game goes, in our own words.
pub const CARD_GAME: Phrase = Phrase {
    fr: "Chacun range ses wagons dans sa gare de triage, d’où ils partent un par un, cachés, vers la voie. \
         À la fin, ils paient les billets. Qui pose plus de wagons d’une couleur chasse ceux d’un autre.",
    en: "Everybody lines up wagons in a railyard of their own; one by one they leave it, unseen, for the track, and \
         in the end they pay for tickets. Whoever lays more wagons of a colour drives another’s away.",
};

/// Points of a big city or a ticket.
pub fn points(lang: Lang, points: u8) -> String {
    let word = match lang {
        Lang::Fr => super::form(lang, points.into(), "point", "points"),
        Lang::En => super::form(lang, points.into(), "point", "points"),
    };
    format!("{points} {word}")
}

/// What the deck holds.
pub fn deck(lang: Lang, cards: usize, tickets: usize) -> String {
    match lang {
        Lang::Fr => format!("{cards} cartes et {tickets} billets"),
        Lang::En => format!("{cards} cards and {tickets} tickets"),
    }
}
