//! A made-up map, to see that a game is a folder and a line.

use std::sync::LazyLock;

use branchline::catalog::{Files, GameId, RailFiles, install};

/// The folder.
pub const FILES: RailFiles<'static> = RailFiles {
    game: include_str!("../sixth/game.txt"),
    cities: include_str!("../sixth/cities.txt"),
    tracks: include_str!("../sixth/tracks.txt"),
    tickets: include_str!("../sixth/tickets.txt"),
    bonuses: "",
    board: include_str!("../sixth/board.txt"),
    backdrop: include_str!("../sixth/backdrop.txt"),
};

/// The line.
pub fn sixth() -> GameId {
    static SIXTH: LazyLock<GameId> = LazyLock::new(|| {
        install("lantern-coast", &Files::Rail(FILES)).expect("nothing is wrong with the files")
    });
    *SIXTH
}
