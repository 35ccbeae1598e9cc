//! The five games, part of the program so that none can be missing offline.

use std::sync::LazyLock;

use super::ids::GameId;
use super::rail::RailGame;
use super::raw::{RailFiles, YardFiles};
use super::read_rules::Name;
use super::rules::Players;
use super::yard::{YardGame, read_yard};
use super::{Variant, read_rail};

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

    /// How many may play the usual way.
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

    /// The map game behind it, if it is one.
    pub fn rail(&self) -> Option<&RailGame> {
        match self {
            Game::Rail(game) => Some(game),
            Game::Yard(_) => None,
        }
    }

    /// The Card Game behind it, if it is that.
    pub fn yard(&self) -> Option<&YardGame> {
        match self {
            Game::Rail(_) => None,
            Game::Yard(game) => Some(game),
        }
    }
}

/// One of the five games.
pub fn game(id: GameId) -> &'static Game {
    static GAMES: [LazyLock<Game>; 5] = [
        LazyLock::new(|| rail(GameId::Nordic)),
        LazyLock::new(|| rail(GameId::Germany)),
        LazyLock::new(|| rail(GameId::NorthernLights)),
        LazyLock::new(|| rail(GameId::Nederland)),
        LazyLock::new(|| {
            Game::Yard(Box::new(
                read_yard(&card_game_files()).expect("the embedded games are checked by tests"),
            ))
        }),
    ];
    &GAMES[id as usize]
}

fn rail(id: GameId) -> Game {
    let files = rail_files(id).expect("only the Card Game has no map");
    Game::Rail(Box::new(
        read_rail(&files).expect("the embedded games are checked by tests"),
    ))
}

macro_rules! map_files {
    ($folder:literal, $bonuses:expr) => {
        RailFiles {
            game: include_str!(concat!("../../maps/", $folder, "/game.txt")),
            cities: include_str!(concat!("../../maps/", $folder, "/cities.txt")),
            tracks: include_str!(concat!("../../maps/", $folder, "/tracks.txt")),
            tickets: include_str!(concat!("../../maps/", $folder, "/tickets.txt")),
            bonuses: $bonuses,
            board: include_str!(concat!("../../maps/", $folder, "/board.txt")),
            backdrop: include_str!(concat!("../../maps/", $folder, "/backdrop.txt")),
        }
    };
}

/// The files of a map game, as they are before anybody has checked them.
pub fn rail_files(id: GameId) -> Option<RailFiles<'static>> {
    match id {
        GameId::Nordic => Some(map_files!("nordic", "")),
        GameId::Germany => Some(map_files!("germany", "")),
        GameId::NorthernLights => Some(map_files!(
            "northern-lights",
            include_str!("../../maps/northern-lights/bonuses.txt")
        )),
        GameId::Nederland => Some(map_files!("nederland", "")),
        GameId::CardGame => None,
    }
}

/// The files of the Card Game, as they are before anybody has checked them.
pub fn card_game_files() -> YardFiles<'static> {
    YardFiles {
        game: include_str!("../../maps/card-game/game.txt"),
        cities: include_str!("../../maps/card-game/cities.txt"),
        tickets: include_str!("../../maps/card-game/tickets.txt"),
        coast: include_str!("../../maps/card-game/coast.txt"),
    }
}

/// A number that changes with any word of a game's files, so that a save can tell what it was played with.
pub fn data_digest(id: GameId) -> u64 {
    let texts = match rail_files(id) {
        Some(files) => {
            let RailFiles {
                game,
                cities,
                tracks,
                tickets,
                bonuses,
                ..
            } = files;
            vec![game, cities, tracks, tickets, bonuses]
        }
        None => {
            let YardFiles {
                game,
                cities,
                tickets,
                ..
            } = card_game_files();
            vec![game, cities, tickets]
        }
    };
    // Where things are drawn changes no game, so board, backdrop and coast do not count.
    fingerprint(texts.iter().flat_map(|text| text.bytes()))
}

/// FNV-1a: small, well known, the same on every machine, and fast enough for what happens once per action.
pub fn fingerprint(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
