//! What a screen reader says of itself, and what it says when asked.

use super::Lang;
use super::speaker::{Speaker, card_count, kind};
use crate::catalog::Seat;
use crate::engine::game::Sighting;
use crate::engine::rail::RailEvent;
use crate::engine::table::{Cards, Display, Viewer};
use crate::engine::yard::YardEvent;

phrases! {
    /// How much is announced.
    WORDING: "Annonces vocales" / "Announcements";
    /// What it is about.
    WORDING_HELP: "Ce qu’un lecteur d’écran dit de lui-même pendant la partie. En bref : sans les cartes que piochent les autres." /
        "What a screen reader says by itself during a game. In short: without the cards that others draw.";
    /// Everything.
    FULL: "Tout" / "Everything";
    /// What matters.
    SHORT: "En bref" / "In short";
    /// Name of the region with the announcements.
    REGION: "Annonces" / "Announcements";
    /// The last decision was taken back.
    TAKEN_BACK: "Coup annulé." / "Taken back.";
}

/// How much is announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wording {
    /// Every event.
    #[default]
    Full,
    /// What changes the table for good, and one's own cards.
    Short,
}

impl Wording {
    /// Both, the usual one first.
    pub const ALL: [Wording; 2] = [Wording::Full, Wording::Short];

    /// The name in storage and on the page.
    pub fn tag(self) -> &'static str {
        match self {
            Wording::Full => "full",
            Wording::Short => "short",
        }
    }

    /// The wording of a tag.
    pub fn from_tag(tag: &str) -> Option<Wording> {
        Wording::ALL.into_iter().find(|it| it.tag() == tag)
    }
}

/// The sentences about what happened, as far as this wording has them.
pub fn told(say: &Speaker, viewer: Viewer, wording: Wording, seen: &[Sighting]) -> Vec<String> {
    let seen = seen
        .iter()
        .filter(|seen| wording == Wording::Full || matters(viewer, seen));
    seen.filter_map(|seen| super::log::line(say, seen))
        .collect()
}

/// Whether something is worth an interruption: not what others draw, nor how piles are filled again.
fn matters(viewer: Viewer, seen: &Sighting) -> bool {
    let own = |seat: Seat| viewer.is(seat);
    match seen {
        Sighting::Rail(seen) => match seen {
            RailEvent::CardDrawn { seat, .. } | RailEvent::CardTaken { seat, .. } => own(*seat),
            RailEvent::TicketsOffered { .. }
            | RailEvent::TicketsDiscarded { .. }
            | RailEvent::TicketsReshuffled { .. }
            | RailEvent::PileReshuffled { .. }
            | RailEvent::StoppedDrawing { .. } => false,
            _ => true,
        },
        Sighting::Yard(seen) => match seen {
            YardEvent::CardDrawn { seat, .. }
            | YardEvent::CardTaken { seat, .. }
            | YardEvent::CardDealt { seat, .. } => own(*seat),
            YardEvent::TicketsOffered { .. } | YardEvent::TicketsShuffledBack { .. } => false,
            _ => true,
        },
    }
}

/// What is to be done now, and by whom if they are at this device.
pub fn task(lang: Lang, name: &str, task: &str) -> String {
    match (name.is_empty(), lang) {
        (true, _) => task.to_owned(),
        (false, Lang::Fr) => format!("{name} : {task}."),
        (false, Lang::En) => format!("{name}: {task}."),
    }
}

/// The cards in the viewer's hand.
pub fn hand(say: &Speaker, hand: Cards) -> String {
    let cards = say.cards(hand);
    match say.lang {
        Lang::Fr => format!("En main : {cards}."),
        Lang::En => format!("In hand: {cards}."),
    }
}

/// The open cards in the order of their keys, and how many are left in the pile.
pub fn market(lang: Lang, display: &Display) -> String {
    let name = |card: &Option<_>| match (card, lang) {
        (Some(card), _) => kind(lang, *card, 1),
        (None, Lang::Fr) => "aucune",
        (None, Lang::En) => "none",
    };
    let cards: Vec<&str> = display.market.iter().map(name).collect();
    let (cards, left) = (cards.join(", "), card_count(lang, display.pile));
    match lang {
        Lang::Fr => format!("Cartes visibles, de 1 à 5 : {cards}. Dans la pioche : {left}."),
        Lang::En => format!("Face-up cards, from 1 to 5: {cards}. In the pile: {left}."),
    }
}
