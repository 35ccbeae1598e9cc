//! The title of a game: what menus tell of it. It is read by itself, since the home page shows every game and should not
//! wait until all their boards are checked.

use super::game::Files;
use super::read_rules::{GameFile, Name};
use super::rules::Players;
use super::source::Log;

/// What menus tell of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Title {
    name: Name,
    pitch: Name,
    players: Players,
    has_map: bool,
}

impl Title {
    /// The title in the files of a game. Faults are found when the whole game is read.
    pub(super) fn read(files: &Files<'_>) -> Title {
        let (text, has_map) = match files {
            Files::Rail(files) => (files.game, true),
            Files::Yard(files) => (files.game, false),
        };
        let mut log = Log::new("game.txt");
        let file = GameFile::read(text, &mut log);
        Title {
            players: file.players(),
            name: file.name,
            pitch: file.pitch,
            has_map,
        }
    }

    /// Its name in both languages.
    pub fn name(&self) -> &Name {
        &self.name
    }

    /// What is special about it, in one line.
    pub fn pitch(&self) -> &Name {
        &self.pitch
    }

    /// How many may play by the usual rules.
    pub fn players(&self) -> Players {
        self.players
    }

    /// Whether it is played on a map.
    pub fn has_map(&self) -> bool {
        self.has_map
    }
}
