//! The sentences of a lesson: words, and in braces what the table or the game's data fill in, so that a sentence cannot
//! claim what is not so.

use super::super::rail::notation as rail_notation;
use super::super::table::Cards;
use super::super::yard::notation as yard_notation;
use super::LessonTable;
use super::problem::{Problem, Unreadable};
use super::words::{Words, unknown};
use crate::catalog::{CityId, Game, TicketId, TrackId};

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// Words as they stand.
    Text(String),
    /// What the table answers: a number or cards.
    Answer(String),
    /// A city's name.
    City(CityId),
    /// The two cities of a track.
    Track(TrackId),
    /// The two cities of a ticket.
    Ticket(TicketId),
    /// A handful of cards.
    Cards(Cards),
}

impl Word {
    /// What the table says to a question.
    pub fn answer(&self, table: &LessonTable) -> Option<String> {
        match self {
            Word::Answer(question) => table.answer(question).ok(),
            _ => None,
        }
    }

    /// What is wrong with a question: a sentence needs a number or cards.
    pub(super) fn fault(&self, table: &LessonTable) -> Option<Problem> {
        let Word::Answer(question) = self else {
            return None;
        };
        match table.answer(question) {
            Err(problem) => Some(problem),
            Ok(found) if found.parse::<i16>().is_ok() || found.parse::<Cards>().is_ok() => None,
            Ok(found) => Some(Problem::Different(found)),
        }
    }
}

/// Reads a sentence.
pub(super) fn read(game: &Game, sentence: &str) -> Result<Vec<Word>, Unreadable> {
    let mut said = Vec::new();
    let mut rest = sentence;
    while let Some((before, behind)) = rest.split_once('{') {
        let (inside, after) = behind.split_once('}').ok_or(Unreadable::MissingPart)?;
        if !before.is_empty() {
            said.push(Word::Text(before.to_owned()));
        }
        said.push(filled(game, inside)?);
        rest = after;
    }
    if !rest.is_empty() {
        said.push(Word::Text(rest.to_owned()));
    }
    Ok(said)
}

fn filled(game: &Game, inside: &str) -> Result<Word, Unreadable> {
    let mut words = Words::new(inside);
    let word = match words.next()? {
        "?" | "=" => return Ok(Word::Answer(Words::new(inside).line())),
        "cards" => Word::Cards(words.cards()?),
        "city" => Word::City(city(game, words.next()?)?),
        "track" => Word::Track(words.track(game.rail().ok_or_else(|| unknown("track"))?)?),
        "ticket" => Word::Ticket(ticket(game, words.next()?)?),
        word => return Err(unknown(word)),
    };
    words.end()?;
    Ok(word)
}

pub(super) fn city(game: &Game, word: &str) -> Result<CityId, Unreadable> {
    let found = match game {
        Game::Rail(game) => game.find_city(word),
        Game::Yard(game) => {
            let place = game.cities().iter().position(|city| city.id() == word);
            place.map(CityId::at)
        }
    };
    found.ok_or_else(|| unknown(word))
}

pub(super) fn ticket(game: &Game, word: &str) -> Result<TicketId, Unreadable> {
    let found = match game {
        Game::Rail(game) => rail_notation::find_ticket(game, word),
        Game::Yard(game) => yard_notation::find_ticket(game, word),
    };
    found.map_err(|error| Unreadable::Notation(error, word.to_owned()))
}
