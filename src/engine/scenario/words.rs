//! The words of a line, and the names that can stand in it.

use super::super::rail::notation;
use super::super::table::{Cards, NotationError};
use super::problem::Unreadable;
use crate::catalog::*;

/// The words of a line, from left to right; a word `#` starts a comment.
#[derive(Clone)]
pub(super) struct Words<'a>(std::iter::Peekable<std::str::SplitAsciiWhitespace<'a>>);

impl<'a> Words<'a> {
    pub(super) fn new(line: &'a str) -> Words<'a> {
        Words(line.split_ascii_whitespace().peekable())
    }

    /// The next word, if there is one.
    pub(super) fn maybe(&mut self) -> Option<&'a str> {
        self.0.next_if(|word| *word != "#")
    }

    /// The next word.
    pub(super) fn next(&mut self) -> Result<&'a str, Unreadable> {
        self.maybe().ok_or(Unreadable::MissingPart)
    }

    /// The next word, if it is this one.
    pub(super) fn take(&mut self, word: &str) -> bool {
        self.0.next_if(|next| *next == word).is_some()
    }

    /// The words that are left.
    pub(super) fn rest(&mut self) -> Vec<&'a str> {
        std::iter::from_fn(|| self.maybe()).collect()
    }

    /// The words that are left, as a line.
    pub(super) fn line(&mut self) -> String {
        self.rest().join(" ")
    }

    /// Makes sure that nothing is left.
    pub(super) fn end(&mut self) -> Result<(), Unreadable> {
        match self.maybe() {
            Some(word) => Err(Unreadable::Extra(word.to_owned())),
            None => Ok(()),
        }
    }

    pub(super) fn number<N: std::str::FromStr>(&mut self) -> Result<N, Unreadable> {
        let word = self.next()?;
        word.parse()
            .map_err(|_| Unreadable::BadNumber(word.to_owned()))
    }

    pub(super) fn seat(&mut self) -> Result<Seat, Unreadable> {
        let word = self.next()?;
        seat(word).ok_or_else(|| unknown(word))
    }

    /// All seats that are left on the line.
    pub(super) fn seats(&mut self) -> Result<Vec<Seat>, Unreadable> {
        let words = self.rest().into_iter().filter(|word| *word != "none");
        words
            .map(|word| seat(word).ok_or_else(|| unknown(word)))
            .collect()
    }

    pub(super) fn cards(&mut self) -> Result<Cards, Unreadable> {
        let word = self.next()?;
        word.parse()
            .map_err(|_| Unreadable::Notation(NotationError::BadCards, word.to_owned()))
    }

    pub(super) fn track(&mut self, game: &RailGame) -> Result<TrackId, Unreadable> {
        let word = self.next()?;
        track(game, word)
    }

    /// All tickets that are left on the line.
    pub(super) fn tickets(
        &mut self,
        find: impl Fn(&str) -> Result<TicketId, NotationError>,
    ) -> Result<Vec<TicketId>, Unreadable> {
        let words = self.rest().into_iter().filter(|word| *word != "none");
        words
            .map(|word| find(word).map_err(|error| Unreadable::Notation(error, word.to_owned())))
            .collect()
    }

    /// All tracks that are left on the line.
    pub(super) fn tracks(&mut self, game: &RailGame) -> Result<Vec<TrackId>, Unreadable> {
        self.rest()
            .into_iter()
            .map(|word| track(game, word))
            .collect()
    }

    /// The pile of tickets that is named; a game with one pile need not name it.
    pub(super) fn pile(&mut self, game: &RailGame) -> Result<usize, Unreadable> {
        if game.piles().len() == 1 {
            return Ok(0);
        }
        let word = self.next()?;
        let found = game.piles().iter().position(|pile| pile == word);
        found.ok_or_else(|| unknown(word))
    }

    /// Passengers: `red*2+blue`, or `none`.
    pub(super) fn passengers(&mut self) -> Result<[u8; 8], Unreadable> {
        let cards = self.cards()?;
        if cards.locos() > 0 {
            return Err(unknown("loco"));
        }
        Ok(Color::ALL.map(|color| cards.of_color(color)))
    }

    /// Single cards in order: `red loco*2 blue`, or `none`.
    pub(super) fn cards_in_order(&mut self) -> Result<Vec<Card>, Unreadable> {
        let mut cards = Vec::new();
        while self.0.peek().is_some_and(|word| *word != "#") {
            cards.extend(self.cards()?.each());
        }
        Ok(cards)
    }
}

pub(super) fn unknown(word: &str) -> Unreadable {
    Unreadable::UnknownWord(word.to_owned())
}

fn track(game: &RailGame, word: &str) -> Result<TrackId, Unreadable> {
    notation::find_track(game, word).map_err(|error| Unreadable::Notation(error, word.to_owned()))
}

/// The seat of a letter.
pub(super) fn seat(word: &str) -> Option<Seat> {
    ["A", "B", "C", "D", "E"]
        .iter()
        .position(|letter| *letter == word)
        .map(Seat::at)
}

/// The bonus card of a word.
pub(super) fn bonus(game: &RailGame, word: &str) -> Result<BonusId, Unreadable> {
    let mut bonuses = game.bonuses().iter();
    let found = bonuses.position(|bonus| bonus.kind().word() == word);
    found.map(BonusId::at).ok_or_else(|| unknown(word))
}

/// Passengers as text, as they are read.
pub(super) fn passengers_text(counts: &[u8; 8]) -> String {
    let cards = Color::ALL.iter().fold(Cards::NONE, |cards, color| {
        cards.plus(Cards::of((*color).into(), counts[color.index()]))
    });
    cards.to_string()
}
