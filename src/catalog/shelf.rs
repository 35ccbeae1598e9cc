//! The shelf: the games that come with the program, and those added while it runs.

use std::fmt;
use std::sync::{OnceLock, PoisonError, RwLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::fault::{Fault, Reason};
use super::game::{Files, Game};
use super::games::EMBEDDED;
use super::rail::RailGame;
use super::source::is_id;
use super::title::Title;

/// A game on the shelf. Code that plays never asks which game it is; the id is for menus, saves and tools.
///
/// Nothing ever leaves the shelf, so an id can always be looked up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub(super) u8);

impl GameId {
    /// All games, in the order of the menu.
    pub fn all() -> impl DoubleEndedIterator<Item = GameId> + ExactSizeIterator {
        let count = EMBEDDED.len() + added(<[_]>::len);
        (0..count).map(|index| GameId(index as u8))
    }

    /// The map games among them.
    pub fn maps() -> impl Iterator<Item = (GameId, &'static RailGame)> {
        GameId::all().filter_map(|id| Some((id, game(id).rail()?)))
    }

    /// The word that names the game in saves, addresses and tools.
    pub fn slug(self) -> &'static str {
        self.shelved().slug
    }

    /// The game of that word.
    pub fn from_slug(slug: &str) -> Option<GameId> {
        GameId::all().find(|id| id.slug() == slug)
    }

    fn shelved(self) -> &'static Shelved {
        let index = usize::from(self.0);
        match index.checked_sub(EMBEDDED.len()) {
            None => &EMBEDDED[index],
            Some(place) => added(|games| games[place]),
        }
    }
}

/// A game with its word and its files. Those that come with the program are read when first needed.
pub(super) struct Shelved {
    slug: &'static str,
    files: Files<'static>,
    /// Its travel poster as SVG; empty if nobody has drawn one.
    poster: &'static str,
    title: OnceLock<Title>,
    game: OnceLock<Game>,
}

impl Shelved {
    pub(super) const fn unread(
        slug: &'static str,
        files: Files<'static>,
        poster: &'static str,
    ) -> Shelved {
        Shelved {
            slug,
            files,
            poster,
            title: OnceLock::new(),
            game: OnceLock::new(),
        }
    }

    fn read(&self) -> &Game {
        self.game.get_or_init(|| {
            let game = self.files.read();
            game.expect("the games that come with the program are checked by tests")
        })
    }
}

static ADDED: RwLock<Vec<&'static Shelved>> = RwLock::new(Vec::new());

/// Looks at the games that were added.
fn added<T>(look: impl FnOnce(&[&'static Shelved]) -> T) -> T {
    // The list only ever grows, so it is intact even if another thread panicked while holding the lock.
    look(&ADDED.read().unwrap_or_else(PoisonError::into_inner))
}

/// The game of an id.
pub fn game(id: GameId) -> &'static Game {
    id.shelved().read()
}

/// What menus tell of a game.
pub fn title(id: GameId) -> &'static Title {
    let shelved = id.shelved();
    shelved.title.get_or_init(|| Title::read(&shelved.files))
}

/// The files of a game, not checked yet.
pub fn files(id: GameId) -> Files<'static> {
    id.shelved().files
}

/// The travel poster of a game as SVG, if it has one. `scene::travel_poster` letters it.
pub fn poster(id: GameId) -> Option<&'static str> {
    Some(id.shelved().poster).filter(|drawing| !drawing.is_empty())
}

/// A number that changes with the data of a game, so that a save can tell what it was played with.
pub fn data_digest(id: GameId) -> u64 {
    files(id).digest()
}

/// Checks a game and adds it to the shelf for as long as the program runs, or reports everything wrong with it.
pub fn install(slug: &str, files: &Files<'_>) -> Result<GameId, Vec<Fault>> {
    let read = files.read();
    // From here on nobody else can add a game with the same word.
    let mut games = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    let mut known = EMBEDDED.iter().chain(games.iter().copied());
    let index = u8::try_from(EMBEDDED.len() + games.len());
    let mut faults = Vec::new();
    if !is_id(slug) {
        faults.push(fault(slug, Reason::BadId));
    }
    if known.any(|game| game.slug == slug) {
        faults.push(fault(slug, Reason::Twice));
    }
    match (index, read) {
        (Ok(index), Ok(game)) if faults.is_empty() => {
            games.push(Box::leak(Box::new(Shelved {
                slug: Box::leak(slug.into()),
                files: files.leak(),
                poster: "",
                title: OnceLock::new(),
                game: OnceLock::from(game),
            })));
            Ok(GameId(index))
        }
        (index, read) => {
            if index.is_err() {
                faults.push(fault(slug, Reason::TooMany("games")));
            }
            faults.extend(read.err().unwrap_or_default());
            Err(faults)
        }
    }
}

/// A fault of the folder itself.
fn fault(slug: &str, reason: Reason) -> Fault {
    Fault {
        file: ".",
        line: 0,
        entry: slug.to_owned(),
        reason,
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl Serialize for GameId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.slug())
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameId, D::Error> {
        let slug = String::deserialize(deserializer)?;
        GameId::from_slug(&slug).ok_or_else(|| serde::de::Error::custom("no such game"))
    }
}
