//! The tables of a game as its files have them. Anything may be wrong with them; see `check_*`.

use super::fault::{Fault, Reason};
use super::numbers::{Numbered, number, sort};
use super::read_rules::Name;
use super::source::{Entry, Log, entries};

/// The files of a map game.
#[derive(Clone, Copy, Debug)]
pub struct RailFiles<'a> {
    /// Names, rules and variants.
    pub game: &'a str,
    /// Cities and countries.
    pub cities: &'a str,
    /// Tracks.
    pub tracks: &'a str,
    /// Tickets.
    pub tickets: &'a str,
    /// Bonus cards; empty where the game has none.
    pub bonuses: &'a str,
    /// Where things lie on the board.
    pub board: &'a str,
    /// Coast, lakes and borders.
    pub backdrop: &'a str,
}

/// The files of the Card Game.
#[derive(Clone, Copy, Debug)]
pub struct YardFiles<'a> {
    /// Names, rules and variants.
    pub game: &'a str,
    /// Cities.
    pub cities: &'a str,
    /// Tickets.
    pub tickets: &'a str,
    /// Coast, lakes and borders of the poster.
    pub coast: &'a str,
}

/// A line of a file, so that a fault found later can still name it.
#[derive(Clone, Debug, Default)]
pub(super) struct Origin {
    pub(super) file: &'static str,
    pub(super) line: usize,
    pub(super) entry: String,
}

impl Origin {
    pub(super) fn of(entry: &Entry<'_>, log: &Log) -> Origin {
        Origin {
            file: log.file,
            line: entry.line,
            entry: entry.title(),
        }
    }

    pub(super) fn fault(&self, reason: Reason) -> Fault {
        Fault {
            file: self.file,
            line: self.line,
            entry: self.entry.clone(),
            reason,
        }
    }
}

pub(super) struct RawCountry {
    pub(super) origin: Origin,
    pub(super) id: String,
    pub(super) name: Name,
}

pub(super) struct RawCity {
    pub(super) origin: Origin,
    pub(super) number: u32,
    pub(super) id: String,
    pub(super) was: Vec<String>,
    pub(super) name: String,
    pub(super) local_name: Option<Name>,
    pub(super) country: Option<String>,
    pub(super) passengers: u32,
    pub(super) bonus: u32,
    pub(super) at: Option<[f32; 2]>,
    pub(super) junction: bool,
    pub(super) polar: bool,
    pub(super) capital: bool,
    pub(super) dead_end: bool,
    pub(super) flag: Option<String>,
}

pub(super) struct RawTrack {
    pub(super) origin: Origin,
    pub(super) number: u32,
    pub(super) ends: [String; 2],
    pub(super) length: u32,
    pub(super) color: String,
    pub(super) ferry: Option<u32>,
    pub(super) draw: u32,
    pub(super) toll: u32,
    pub(super) tunnel: bool,
    pub(super) substitute: bool,
}

pub(super) struct RawTicket {
    pub(super) origin: Origin,
    pub(super) number: u32,
    pub(super) pile: usize,
    pub(super) ends: [String; 2],
    pub(super) points: u32,
    pub(super) neutral: Option<String>,
    pub(super) cards: Vec<(String, u32)>,
}

pub(super) struct RawTickets {
    pub(super) piles: Vec<String>,
    pub(super) tickets: Vec<RawTicket>,
}

pub(super) struct RawBonus {
    pub(super) origin: Origin,
    pub(super) number: u32,
    pub(super) kind: String,
    pub(super) points: u32,
    pub(super) at_most: Option<u32>,
    pub(super) country: Option<String>,
}

macro_rules! numbered {
    ($($raw:ident),+) => {$(
        impl Numbered for $raw {
            fn number(&self) -> (u32, &Origin) {
                (self.number, &self.origin)
            }
        }
    )+};
}

numbered!(RawCity, RawTrack, RawTicket, RawBonus);

/// `cities.txt`.
pub(super) fn cities(text: &str, log: &mut Log) -> (Vec<RawCountry>, Vec<RawCity>) {
    let (mut countries, mut cities) = (Vec::new(), Vec::new());
    for entry in entries(text, log) {
        let origin = Origin::of(&entry, log);
        if entry.head() == "country" {
            let id = entry.word(1, "id", log).to_owned();
            countries.push(RawCountry {
                origin,
                id,
                name: Name::read(&entry, log),
            });
            continue;
        }
        entry.only_fields(
            &[
                "no",
                "was",
                "country",
                "passengers",
                "bonus",
                "at",
                "flag",
                "en",
                "fr",
            ],
            log,
        );
        entry.only_flags(2, &["polar", "capital", "dead-end"], log);
        let name = entry.word(1, "name", log);
        let dead_end = entry.flag(2, "dead-end");
        let was = entry.field("was").into_iter();
        cities.push(RawCity {
            origin,
            number: number(&entry, log),
            was: was
                .flat_map(|ids| ids.split(','))
                .map(str::to_owned)
                .collect(),
            id: entry.head().to_owned(),
            name: name.to_owned(),
            local_name: dead_end.then(|| Name::read(&entry, log)),
            country: entry.field("country").map(str::to_owned),
            passengers: entry.field_number("passengers", 20, log).unwrap_or(0),
            bonus: entry.field_number("bonus", 99, log).unwrap_or(0),
            at: entry.field("at").map(|value| entry.decimals(value, log)),
            junction: name == "junction",
            polar: entry.flag(2, "polar"),
            capital: entry.flag(2, "capital"),
            dead_end,
            flag: entry.field("flag").map(str::to_owned),
        });
    }
    sort(&mut cities, log);
    (countries, cities)
}

/// `tracks.txt`.
pub(super) fn tracks(text: &str, log: &mut Log) -> Vec<RawTrack> {
    let found = entries(text, log);
    let read = |entry: Entry<'_>| {
        entry.only_fields(&["no", "ferry", "draw", "toll"], log);
        entry.only_flags(4, &["tunnel", "substitute"], log);
        RawTrack {
            origin: Origin::of(&entry, log),
            number: number(&entry, log),
            ends: [entry.head().to_owned(), entry.word(1, "to", log).to_owned()],
            length: entry.number(2, "spaces", 99, log),
            color: entry.word(3, "colour", log).to_owned(),
            ferry: entry.field_number("ferry", 99, log),
            draw: entry.field_number("draw", 9, log).unwrap_or(0),
            toll: entry.field_number("toll", 9, log).unwrap_or(0),
            tunnel: entry.flag(4, "tunnel"),
            substitute: entry.flag(4, "substitute"),
        }
    };
    let mut tracks: Vec<RawTrack> = found.into_iter().map(read).collect();
    sort(&mut tracks, log);
    tracks
}

/// `tickets.txt`. Fields other than `no` and `neutral` are the cards of a Card Game ticket.
pub(super) fn tickets(text: &str, log: &mut Log) -> RawTickets {
    let mut raw = RawTickets {
        piles: Vec::new(),
        tickets: Vec::new(),
    };
    for entry in entries(text, log) {
        if entry.head() == "pile" {
            raw.piles.push(entry.word(1, "name", log).to_owned());
            continue;
        }
        let Some(pile) = raw.piles.len().checked_sub(1) else {
            entry.fault(log, Reason::Missing("pile"));
            continue;
        };
        entry.only_flags(3, &[], log);
        let cards = entry
            .fields()
            .filter(|(key, _)| !["no", "neutral"].contains(key));
        let cards = cards
            .map(|(color, count)| (color.to_owned(), entry.parse_number(count, 20, log)))
            .collect();
        raw.tickets.push(RawTicket {
            origin: Origin::of(&entry, log),
            number: number(&entry, log),
            pile,
            ends: [entry.head().to_owned(), entry.word(1, "to", log).to_owned()],
            points: entry.number(2, "points", 99, log),
            neutral: entry.field("neutral").map(str::to_owned),
            cards,
        });
    }
    sort(&mut raw.tickets, log);
    raw
}

/// `bonuses.txt`.
pub(super) fn bonuses(text: &str, log: &mut Log) -> Vec<RawBonus> {
    let found = entries(text, log);
    let read = |entry: Entry<'_>| {
        entry.only_fields(&["no", "at-most", "country"], log);
        RawBonus {
            origin: Origin::of(&entry, log),
            number: number(&entry, log),
            kind: entry.head().to_owned(),
            points: entry.number(1, "points", 99, log),
            at_most: entry.field_number("at-most", 99, log),
            country: entry.field("country").map(str::to_owned),
        }
    };
    let mut bonuses: Vec<RawBonus> = found.into_iter().map(read).collect();
    sort(&mut bonuses, log);
    bonuses
}
