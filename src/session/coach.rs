//! The coach: at the first occurrence of each kind of decision one sentence, and never twice. One short text per person
//! keeps what was said.

use std::collections::BTreeSet;

use super::{Sheet, Sitter};
use crate::catalog::{Seat, game};
use crate::engine::game::{Moment, PlayerView};
use crate::save::SeatEntry;
use crate::text::coach::Tip;
use crate::text::{Lang, coach};

/// What there is to say about a moment and what is open, one thing after the other.
pub fn tips_at(view: &PlayerView, open: &Sheet) -> Vec<Tip> {
    match open {
        Sheet::WhichTrack(_) => vec![Tip::WhichTrack],
        Sheet::WhichTickets => vec![Tip::DrawTickets],
        Sheet::Claim(track) => coach::claim_tips(view, *track),
        Sheet::Lay(cards) => coach::lay_tips(view, *cards),
        _ => coach::tips_for(view),
    }
}

/// The word under which a person's own choices are kept: the name. Whoever gave none is known by the place at the table,
/// so that two of them are not taken for each other; no name begins with a space.
pub fn known_as(seat: Seat, name: &str) -> String {
    match (name.is_empty(), seat.index()) {
        (true, 0) => String::new(),
        (true, place) => format!(" {}", place + 1),
        (false, _) => name.to_lowercase(),
    }
}

/// The people at a table who have never sat at one of those before.
pub fn newcomers(sitters: &[Sitter], before: &[Vec<SeatEntry>]) -> Vec<String> {
    let known: BTreeSet<String> = before
        .iter()
        .flat_map(|seats| seats.iter().enumerate())
        .filter(|(_, seat)| seat.bot().is_none())
        .map(|(place, seat)| known_as(Seat::at(place), &seat.name))
        .collect();
    let people = sitters.iter().enumerate().filter(|(_, it)| it.is_person());
    let words = people.map(|(place, it)| known_as(Seat::at(place), &it.name));
    words.filter(|word| !known.contains(word)).collect()
}

/// What somebody has been told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coach {
    told: BTreeSet<Tip>,
    silent: bool,
}

impl Coach {
    /// Reads what `write` wrote; unknown words are left out.
    pub fn read(text: &str) -> Coach {
        let words = text.split_whitespace();
        Coach {
            silent: words.clone().any(|word| word == SILENT),
            told: words.filter_map(Tip::from_word).collect(),
        }
    }

    /// The coach as a short text.
    pub fn write(&self) -> String {
        let told = self.told.iter().map(|tip| tip.word());
        let silent = self.silent.then_some(SILENT);
        told.chain(silent).collect::<Vec<_>>().join(" ")
    }

    /// A tip for this moment and for what is open, unless it was told before, the coach is off, or somebody else decides.
    pub fn tip(&self, view: &PlayerView, open: &Sheet) -> Option<Tip> {
        if self.silent || (view.sight().is_none() && view.moment() != Moment::Over) {
            return None;
        }
        let mut tips = tips_at(view, open).into_iter();
        tips.find(|tip| !self.told.contains(tip))
    }

    /// What a tip says, with the numbers of the game.
    pub fn says(lang: Lang, view: &PlayerView, tip: Tip) -> String {
        coach::says(lang, game(view.id()), tip)
    }

    /// Notes that a tip was read; it does not come again.
    pub fn read_tip(&mut self, tip: Tip) {
        self.told.insert(tip);
    }

    /// Turns the coach off, or on again from the start.
    pub fn set(&mut self, on: bool) {
        self.silent = !on;
        if on {
            self.told.clear();
        }
    }

    /// Whether the coach speaks.
    pub fn is_on(&self) -> bool {
        !self.silent
    }
}

const SILENT: &str = "off";
