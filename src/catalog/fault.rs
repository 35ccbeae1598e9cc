//! What can be wrong with the data of a game, as data: the file, the entry, the reason.

use std::fmt;

/// One fault of a map file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file, below the game's folder.
    pub file: &'static str,
    /// The line, counted from 1; 0 where the fault belongs to no single line.
    pub line: usize,
    /// The entry, as far as it names itself.
    pub entry: String,
    /// What is wrong with it.
    pub reason: Reason,
}

/// Why an entry is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A quotation mark is not closed.
    OpenQuote,
    /// The line starts with a word that this file does not know.
    UnknownEntry,
    /// A field or flag that this entry does not know.
    UnknownField(String),
    /// A word or field that the entry needs is not there.
    Missing(&'static str),
    /// Not a number within the bounds.
    BadNumber(String),
    /// None of the words that may stand here.
    BadWord(String),
    /// More entries than the program has room for.
    TooMany(&'static str),
    /// The same id, place or track is described twice.
    Twice,
    /// Another entry has the same number.
    NumberTwice(u32),
    /// No entry has this number, but one has a higher one.
    NumberLeftOut(u32),
    /// An id is not made of small letters, digits and single hyphens.
    BadId,
    /// A name is empty or holds signs that do not belong in a name.
    BadName,
    /// No city has that id.
    UnknownCity(String),
    /// No country has that id.
    UnknownCountry(String),
    /// A colour that does not exist.
    UnknownColor(String),
    /// A track from a city to itself.
    TrackToItself,
    /// A route of more than three tracks.
    TooManyTracks,
    /// The points table says nothing for this length.
    LengthWithoutPoints(u32),
    /// A ferry needs at least one locomotive symbol and not more than it has spaces.
    FerrySymbols(u32),
    /// The track uses a mechanism that the rules do not have.
    NoSuchMechanism(&'static str),
    /// A mechanism of the rules that nothing on the map uses.
    UnusedMechanism(&'static str),
    /// A ticket from a city to itself.
    TicketToItself,
    /// The same two cities are on another ticket.
    TicketTwice,
    /// No chain of tracks joins the two cities of the ticket.
    UnreachableTicket,
    /// A ticket names a junction, which has no name.
    TicketToJunction,
    /// A city that no track reaches.
    LonelyCity,
    /// The pair for the neutral player is no double route.
    NeutralPair(String),
    /// The passengers on the map are not as many as the rules have.
    PassengerTotal {
        /// How many stand on the map.
        placed: u32,
        /// How many there are.
        expected: u32,
    },
    /// The cards do not add up.
    CardTotal {
        /// How many were counted.
        counted: u32,
        /// How many there should be.
        expected: u32,
    },
    /// Not enough tickets or bonus cards for the deal.
    TooFew(&'static str),
    /// Tables that go by the number of players do not have one column for each.
    PlayerColumns {
        /// How many columns there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A track is drawn with the wrong number of spaces.
    WrongSpaces {
        /// How many are drawn.
        drawn: usize,
        /// How many the track has.
        expected: usize,
    },
    /// A city or a track of the game is missing on the board.
    NotDrawn,
    /// The board draws a track that the game does not have.
    UnknownTrack,
    /// A place outside the board.
    OutsideBoard,
    /// A path with other signs than those of path data.
    BadPath,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}:{}: {}: {:?}",
            self.file, self.line, self.entry, self.reason
        )
    }
}
