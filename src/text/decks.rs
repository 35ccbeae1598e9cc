//! The cards on the table and in the hand, as buttons.

use super::speaker::{Speaker, one_card};
use super::{Lang, Phrase};
use crate::catalog::Card;

/// Skips the second card, as a button.
pub const STOP: Phrase = Phrase {
    fr: "S’en tenir à une carte",
    en: "Stop after one card",
};

/// A card of the market, as a button.
pub fn take(lang: Lang, card: Card) -> String {
    let card = one_card(lang, card);
    match lang {
        Lang::Fr => format!("Prendre {card}"),
        Lang::En => format!("Take {card}"),
    }
}

/// The pile, as a button.
pub fn draw(lang: Lang, left: u8) -> String {
    match lang {
        Lang::Fr => format!("Piocher une carte ; il en reste {left}"),
        Lang::En => format!("Draw a card; {left} left"),
    }
}

/// The ticket pile, as a button.
pub fn draw_tickets(lang: Lang, left: u8) -> String {
    match lang {
        Lang::Fr => format!("Piocher des billets ; il en reste {left}"),
        Lang::En => format!("Draw tickets; {left} left"),
    }
}

/// Discards, as a number.
pub fn discards(lang: Lang, count: u8) -> String {
    match lang {
        Lang::Fr => format!("défausse {count}"),
        Lang::En => format!("discards {count}"),
    }
}

/// A hand colour as a filter.
pub fn held(say: &Speaker, card: Card, count: u8) -> String {
    match say.lang {
        Lang::Fr => format!("{} : montrer les voies", say.some(card, count)),
        Lang::En => format!("{}: show the tracks", say.some(card, count)),
    }
}
