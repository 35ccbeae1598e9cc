//! The table of games. A new game is a folder below `maps/` and a line here.

use super::game::Files;
use super::raw::{RailFiles, YardFiles};
use super::shelf::{GameId, Shelved};

/// A file of a game, embedded in the program so that it is always there offline.
macro_rules! file {
    ($folder:literal, $name:literal) => {
        include_str!(concat!("../../maps/", $folder, "/", $name))
    };
}

macro_rules! map {
    ($folder:literal) => {
        map!(@ $folder, "")
    };
    ($folder:literal, bonuses) => {
        map!(@ $folder, file!($folder, "bonuses.txt"))
    };
    (@ $folder:literal, $bonuses:expr) => {
        Files::Rail(RailFiles {
            game: file!($folder, "game.txt"),
            cities: file!($folder, "cities.txt"),
            tracks: file!($folder, "tracks.txt"),
            tickets: file!($folder, "tickets.txt"),
            bonuses: $bonuses,
            board: file!($folder, "board.txt"),
            backdrop: file!($folder, "backdrop.txt"),
        })
    };
}

macro_rules! yard {
    ($folder:literal) => {
        Files::Yard(YardFiles {
            game: file!($folder, "game.txt"),
            cities: file!($folder, "cities.txt"),
            tickets: file!($folder, "tickets.txt"),
            coast: file!($folder, "coast.txt"),
        })
    };
}

macro_rules! games {
    ($(
        $(#[$doc:meta])+
        $name:ident = $kind:ident $folder:literal $(with $extra:ident)? lessons $($lesson:literal)+;
    )+) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "spelt like the constants")]
        enum Row {
            $($name),+
        }

        impl GameId {
            $($(#[$doc])+ pub const $name: GameId = GameId(Row::$name as u8);)+
        }

        /// The games that come with the program, by `GameId`.
        pub(super) static EMBEDDED: [Shelved; [$(Row::$name),+].len()] = [
            $(Shelved::unread(
                $folder,
                $kind!($folder $(, $extra)?),
                file!($folder, "poster.svg"),
            )),+
        ];

        /// Their puzzles, which only the page reads: where nobody asks, the linker leaves them out.
        static PUZZLES: &[&str] = &[$(file!($folder, "puzzles.txt")),+];

        /// The lessons that come with the program, by `GameId`.
        static LESSONS: [&[&str]; EMBEDDED.len()] = [
            $(&[$(include_str!(concat!("../../maps/", $folder, "/lesson-", $lesson, ".txt"))),+]),+
        ];
    };
}

impl GameId {
    /// The puzzles of the game as text; empty for a game that was added.
    pub fn puzzles(self) -> &'static str {
        PUZZLES
            .get(usize::from(self.0))
            .copied()
            .unwrap_or_default()
    }
}

/// The lessons of a game as text, one chapter after the other; none of a game that was added.
pub fn lessons(id: GameId) -> &'static [&'static str] {
    LESSONS.get(usize::from(id.0)).copied().unwrap_or(&[])
}

// In the order of the menu.
games! {
    /// Ferries and tunnels, two or three players.
    NORDIC = map "nordic" lessons 1 2 3 4 5 6;
    /// Passengers, short and long tickets.
    GERMANY = map "germany" lessons 1 2 3 4 5;
    /// Bonus cards and draw bonuses.
    NORTHERN_LIGHTS = map "northern-lights" with bonuses lessons 1 2 3 4 5;
    /// Tolls and loans.
    NEDERLAND = map "nederland" lessons 1 2 3 4 5 6;
    /// No map: yards and hidden piles.
    CARD_GAME = yard "card-game" lessons 1 2 3 4 5 6;
}
