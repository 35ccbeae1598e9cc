//! What can be wrong with the data of a game, as data: the file, the entry, the reason.

/// One fault of a map file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {entry}: {reason}")]
pub struct Fault {
    /// The file, below the game's folder.
    pub file: &'static str,
    /// The line, counted from 1; 0 where the fault belongs to no single line.
    pub line: usize,
    /// The entry, as far as it can be named.
    pub entry: String,
    /// What is wrong with it.
    pub reason: Reason,
}

/// Why an entry is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// A quotation mark is not closed.
    #[error("a quotation mark is not closed")]
    OpenQuote,
    /// The line starts with a word that this file does not know.
    #[error("the line starts with a word that this file does not know")]
    UnknownEntry,
    /// A field or flag that this entry does not know.
    #[error("this entry knows no field or flag `{0}`")]
    UnknownField(String),
    /// A word or field that the entry needs is not there.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// Not a number within the bounds.
    #[error("`{0}` is no number within the bounds")]
    BadNumber(String),
    /// None of the words that may stand here.
    #[error("`{0}` is none of the words that may stand here")]
    BadWord(String),
    /// More entries than the program has room for.
    #[error("too many {0}")]
    TooMany(&'static str),
    /// The same id, place or track is described twice.
    #[error("the same id, place or track is described twice")]
    Twice,
    /// Another entry has the same number.
    #[error("another entry has the number {0}")]
    NumberTwice(u32),
    /// No entry has this number although a later entry has a higher one.
    #[error("no entry has the number {0}, but one has a higher one")]
    NumberLeftOut(u32),
    /// An id is not made of small letters, digits and single hyphens.
    #[error("ids are made of small letters, digits and single hyphens")]
    BadId,
    /// A name is empty or contains characters that do not belong in a name.
    #[error("a name is empty or holds signs that do not belong in a name")]
    BadName,
    /// No city has that id.
    #[error("there is no city `{0}`")]
    UnknownCity(String),
    /// No country has that id.
    #[error("there is no country `{0}`")]
    UnknownCountry(String),
    /// A colour that does not exist.
    #[error("there is no colour `{0}`")]
    UnknownColor(String),
    /// A track from a city to itself.
    #[error("a track joins a city to itself")]
    TrackToItself,
    /// A route of more than three tracks.
    #[error("a route has more than three tracks")]
    TooManyTracks,
    /// The points table has no entry for this length.
    #[error("the points table has no length {0}")]
    LengthWithoutPoints(u32),
    /// A ferry needs at least one locomotive symbol and not more than it has spaces.
    #[error("a ferry cannot have {0} locomotive symbols")]
    FerrySymbols(u32),
    /// The track uses a mechanism that the rules do not have.
    #[error("the rules have no {0}")]
    NoSuchMechanism(&'static str),
    /// A mechanism of the rules that nothing on the map uses.
    #[error("the rules have {0}, and nothing on the map uses it")]
    UnusedMechanism(&'static str),
    /// A ticket from a city to itself.
    #[error("a ticket joins a city to itself")]
    TicketToItself,
    /// The same two cities are on another ticket.
    #[error("the same two cities are on another ticket")]
    TicketTwice,
    /// No chain of tracks joins the two cities of the ticket.
    #[error("no chain of tracks joins the two cities of the ticket")]
    UnreachableTicket,
    /// A ticket names a junction, which has no name.
    #[error("a ticket names a junction")]
    TicketToJunction,
    /// A city that no track reaches.
    #[error("no track reaches the city")]
    LonelyCity,
    /// The pair for the neutral player is no double route.
    #[error("`{0}` is no double route for the neutral player")]
    NeutralPair(String),
    /// The passengers on the map are not as many as the rules have.
    #[error("{placed} passengers stand on the map, and the rules have {expected}")]
    PassengerTotal {
        /// How many stand on the map.
        placed: u32,
        /// How many there are.
        expected: u32,
    },
    /// The cards do not add up.
    #[error("{counted} cards are counted, and there should be {expected}")]
    CardTotal {
        /// How many were counted.
        counted: u32,
        /// How many there should be.
        expected: u32,
    },
    /// Not enough tickets or bonus cards for the deal.
    #[error("too few {0} for the deal")]
    TooFew(&'static str),
    /// A table by number of players does not have one column for each number.
    #[error("{found} columns by number of players, and there should be {expected}")]
    PlayerColumns {
        /// How many columns there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A track is drawn with the wrong number of spaces.
    #[error("{drawn} spaces are drawn, and the track has {expected}")]
    WrongSpaces {
        /// How many are drawn.
        drawn: usize,
        /// How many the track has.
        expected: usize,
    },
    /// A city or a track of the game is missing on the board.
    #[error("a city or a track of the game is missing on the board")]
    NotDrawn,
    /// The board draws a track that the game does not have.
    #[error("the board draws a track that the game does not have")]
    UnknownTrack,
    /// A place outside the board.
    #[error("a place outside the board")]
    OutsideBoard,
    /// A path contains characters that path data does not have.
    #[error("a path with other signs than those of path data")]
    BadPath,
}
