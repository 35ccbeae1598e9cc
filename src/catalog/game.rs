//! A game of either rule set: its files, and what they hold once they are checked.

use super::check_rail::read_rail;
use super::fault::Fault;
use super::ids::Variant;
use super::rail::RailGame;
use super::raw::{RailFiles, YardFiles};
use super::read_rules::Name;
use super::rules::{Piles, Players};
use super::yard::{YardGame, read_yard};

/// A checked game of either rule set.
#[derive(Clone, Debug)]
pub enum Game {
    /// A map game.
    Rail(Box<RailGame>),
    /// The Card Game.
    Yard(Box<YardGame>),
}

impl Game {
    /// Its name in both languages.
    pub fn name(&self) -> &Name {
        match self {
            Game::Rail(game) => game.name(),
            Game::Yard(game) => game.name(),
        }
    }

    /// What is special about it, in one line.
    pub fn pitch(&self) -> &Name {
        match self {
            Game::Rail(game) => game.pitch(),
            Game::Yard(game) => game.pitch(),
        }
    }

    /// How many may play by the usual rules.
    pub fn players(&self) -> Players {
        match self {
            Game::Rail(game) => game.variants().standard().players,
            Game::Yard(game) => game.variants().standard().players,
        }
    }

    /// How many may play a variant; none if the game does not have it.
    pub fn players_of(&self, variant: Variant) -> Option<Players> {
        match self {
            Game::Rail(game) => game.variants().get(variant).map(|rules| rules.players),
            Game::Yard(game) => game.variants().get(variant).map(|rules| rules.players),
        }
    }

    /// The ways to play it, the usual one first.
    pub fn variants(&self) -> Vec<Variant> {
        match self {
            Game::Rail(game) => game.variants().names().collect(),
            Game::Yard(game) => game.variants().names().collect(),
        }
    }

    /// Whether a variant is offered in a new game. One that opens everybody's pile is not, because each player now
    /// chooses for themselves (CG-3); games started with it can still be played.
    pub fn offers(&self, variant: Variant) -> bool {
        self.players_of(variant).is_some() && !self.opens_piles(variant)
    }

    /// Whether players may choose to look at their own pile at any time (CG-3).
    pub fn may_open_piles(&self) -> bool {
        let mut variants = self.variants().into_iter();
        variants.any(|variant| self.opens_piles(variant))
    }

    fn opens_piles(&self, variant: Variant) -> bool {
        match self {
            Game::Rail(_) => false,
            Game::Yard(game) => {
                let rules = game.variants().get(variant);
                rules.is_some_and(|rules| rules.piles == Piles::Open)
            }
        }
    }

    /// The map game behind it, if it is one.
    pub fn rail(&self) -> Option<&RailGame> {
        match self {
            Game::Rail(game) => Some(game),
            Game::Yard(_) => None,
        }
    }

    /// The Card Game behind it, if it is one.
    pub fn yard(&self) -> Option<&YardGame> {
        match self {
            Game::Rail(_) => None,
            Game::Yard(game) => Some(game),
        }
    }
}

/// The files of a game, not checked yet.
#[derive(Clone, Copy, Debug)]
pub enum Files<'a> {
    /// Of a map game.
    Rail(RailFiles<'a>),
    /// Of a game played with cards alone.
    Yard(YardFiles<'a>),
}

impl Files<'_> {
    /// Checks the files, and reports everything that is wrong with them.
    pub fn read(&self) -> Result<Game, Vec<Fault>> {
        Ok(match self {
            Files::Rail(files) => Game::Rail(Box::new(read_rail(files)?)),
            Files::Yard(files) => Game::Yard(Box::new(read_yard(files)?)),
        })
    }

    /// A copy that lasts as long as the program.
    pub(super) fn leak(&self) -> Files<'static> {
        let keep = |text: &str| -> &'static str { Box::leak(text.into()) };
        match self {
            Files::Rail(files) => Files::Rail(RailFiles {
                game: keep(files.game),
                cities: keep(files.cities),
                tracks: keep(files.tracks),
                tickets: keep(files.tickets),
                bonuses: keep(files.bonuses),
                board: keep(files.board),
                backdrop: keep(files.backdrop),
            }),
            Files::Yard(files) => Files::Yard(YardFiles {
                game: keep(files.game),
                cities: keep(files.cities),
                tickets: keep(files.tickets),
                coast: keep(files.coast),
            }),
        }
    }

    /// A number that changes with any word of the rules and tables. Board, backdrop and coast do not count, because
    /// where things are drawn changes no game.
    pub(super) fn digest(&self) -> u64 {
        let texts = match self {
            Files::Rail(files) => vec![
                files.game,
                files.cities,
                files.tracks,
                files.tickets,
                files.bonuses,
            ],
            Files::Yard(files) => vec![files.game, files.cities, files.tickets],
        };
        fingerprint(texts.iter().flat_map(|text| text.bytes()))
    }
}

/// FNV-1a: small, well known, the same on every machine, and fast enough for something done once per action.
pub fn fingerprint(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
