//! Who sits at the table.

use serde_json::{Map, Value};

use crate::catalog::Seat;
use crate::save::{MAX_NAME, SeatEntry};

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person at this device.
    Person,
    /// A bot, by the name that `bots` knows it by.
    Bot(String),
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// The name; empty for the one that the app gives in the player's language.
    pub name: String,
    /// Who decides.
    pub player: Player,
    /// Which of the players' colours and shapes.
    pub color: u8,
    /// How many hints they have asked for.
    pub hints: u16,
    /// What another release has written into the save, to be written back.
    unknown: Map<String, Value>,
}

impl Sitter {
    /// A person. The name is cleaned; see `clean_name`.
    pub fn person(name: &str, color: u8) -> Sitter {
        Sitter {
            name: clean_name(name),
            player: Player::Person,
            color,
            hints: 0,
            unknown: Map::new(),
        }
    }

    /// A bot.
    pub fn bot(name: &str, bot: &str, color: u8) -> Sitter {
        Sitter {
            name: clean_name(name),
            player: Player::Bot(bot.to_owned()),
            color,
            hints: 0,
            unknown: Map::new(),
        }
    }

    /// Whether a person decides.
    pub fn is_person(&self) -> bool {
        self.player == Player::Person
    }

    /// Whoever a save says sat there.
    pub fn from_entry(entry: SeatEntry) -> Sitter {
        let player = match entry.bot() {
            Some(bot) => Player::Bot(bot.to_owned()),
            None => Player::Person,
        };
        Sitter {
            // A save may come from anywhere.
            name: clean_name(&entry.name),
            player,
            color: entry.color,
            hints: entry.hints,
            unknown: entry.unknown,
        }
    }

    /// As a save has it.
    pub fn to_entry(&self) -> SeatEntry {
        let player = match &self.player {
            Player::Person => "human".to_owned(),
            Player::Bot(bot) => format!("bot:{bot}"),
        };
        SeatEntry {
            name: self.name.clone(),
            player,
            color: self.color,
            hints: self.hints,
            unknown: self.unknown.clone(),
        }
    }
}

/// The seats of people.
pub(super) fn people(sitters: &[Sitter]) -> Vec<Seat> {
    let person = |(index, sitter): (usize, &Sitter)| sitter.is_person().then_some(Seat::at(index));
    sitters.iter().enumerate().filter_map(person).collect()
}

/// A name as it may be shown: no signs that steer the text, no space around it, not longer than a name.
pub fn clean_name(name: &str) -> String {
    // Signs that turn the direction of the text around would turn the rest of the line around too.
    let steers = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let words: Vec<&str> = name.split_whitespace().collect();
    let clean: String = words
        .join(" ")
        .chars()
        .filter(|sign| !steers(*sign))
        .take(MAX_NAME)
        .collect();
    clean.trim_end().to_owned()
}
