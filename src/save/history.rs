//! Finished games: a list for the records, and the latest of them whole, to be replayed.

use serde::{Deserialize, Serialize};

use super::format::{SaveFile, SeatEntry};
use super::load::{LoadError, Loaded, load};
use super::store::{Store, StoreError};
use crate::catalog::{GameId, Variant};

/// So many finished games can be replayed; older ones only count in the records.
pub const MAX_REPLAYS: usize = 50;
/// So many finished games are remembered at all.
pub const MAX_PLAYED: usize = 500;

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// Its number, which grows.
    pub id: u32,
    /// The game.
    pub game: GameId,
    /// The way it was played.
    pub variant: Variant,
    /// Who sat where.
    pub seats: Vec<SeatEntry>,
    /// Points by seat.
    pub totals: Vec<i16>,
    /// Seats that won.
    pub winners: Vec<u8>,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: u64,
}

/// How somebody has done at one game with one number of players.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The game.
    pub game: GameId,
    /// How many played.
    pub players: usize,
    /// The name of a person, or the kind of bot.
    pub who: String,
    /// Games played.
    pub games: u32,
    /// Games won, shared victories included.
    pub wins: u32,
    /// The most points.
    pub best: i16,
    /// Points in the mean.
    pub mean: f64,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct List {
    played: Vec<Played>,
}

const LIST: &str = "branchline.history";
const GAME: &str = "branchline.finished.";

/// The finished games of a store.
#[derive(Clone, Debug)]
pub struct History<S> {
    store: S,
}

impl<S: Store> History<S> {
    /// The history of a store.
    pub fn new(store: S) -> History<S> {
        History { store }
    }

    /// All finished games, the latest first.
    pub fn list(&self) -> Result<Vec<Played>, StoreError> {
        let mut played = self.read()?.played;
        played.reverse();
        Ok(played)
    }

    /// Enters a finished game: the game itself first, then the list. Tells how many older ones can no longer be
    /// replayed because of it.
    pub fn add(&self, mut played: Played, save: &SaveFile) -> Result<usize, StoreError> {
        let mut list = self.read()?;
        played.id = list.played.last().map_or(1, |last| last.id + 1);
        let whole = SaveFile {
            checkpoint: None,
            ..save.clone()
        };
        self.store.set(&key(played.id), &whole.to_json())?;
        list.played.push(played);
        let surplus = list.played.len().saturating_sub(MAX_PLAYED);
        list.played.drain(..surplus);
        self.store.set(
            LIST,
            &serde_json::to_string(&list).expect("a list is plain data"),
        )?;
        self.drop_old_replays(&list)
    }

    fn drop_old_replays(&self, list: &List) -> Result<usize, StoreError> {
        let kept: Vec<String> = list
            .played
            .iter()
            .rev()
            .take(MAX_REPLAYS)
            .map(|played| key(played.id))
            .collect();
        let old: Vec<String> = self
            .store
            .keys(GAME)?
            .into_iter()
            .filter(|key| !kept.contains(key))
            .collect();
        old.iter().try_for_each(|key| self.store.remove(key))?;
        Ok(old.len())
    }

    /// A finished game to replay; none if it is too old or was never here.
    pub fn open(&self, id: u32) -> Result<Option<Result<Loaded, LoadError>>, StoreError> {
        Ok(self.store.get(&key(id))?.map(|text| load(&text)))
    }

    /// The list. A damaged one is kept aside, as everything is that does not load.
    fn read(&self) -> Result<List, StoreError> {
        let Some(text) = self.store.get(LIST)? else {
            return Ok(List::default());
        };
        match serde_json::from_str(&text) {
            Ok(list) => Ok(list),
            Err(_) => {
                super::Slots::new(&self.store).quarantine(&text)?;
                self.store.remove(LIST)?;
                Ok(List::default())
            }
        }
    }
}

fn key(id: u32) -> String {
    format!("{GAME}{id}")
}

/// How everybody has done, by game, number of players and name or kind of bot.
pub fn records(played: &[Played]) -> Vec<Standing> {
    let mut standings: Vec<Standing> = Vec::new();
    for game in played {
        for (seat, entry) in game.seats.iter().enumerate() {
            let who = if entry.player == "human" {
                &entry.name
            } else {
                &entry.player
            };
            let points = game.totals.get(seat).copied().unwrap_or(0);
            let won = u32::from(game.winners.iter().any(|winner| *winner as usize == seat));
            let players = game.seats.len();
            let known = standings.iter_mut().find(|known| {
                known.game == game.game && known.players == players && known.who == *who
            });
            match known {
                Some(known) => {
                    known.mean = (known.mean * f64::from(known.games) + f64::from(points))
                        / f64::from(known.games + 1);
                    known.games += 1;
                    known.wins += won;
                    known.best = known.best.max(points);
                }
                None => standings.push(Standing {
                    game: game.game,
                    players,
                    who: who.clone(),
                    games: 1,
                    wins: won,
                    best: points,
                    mean: f64::from(points),
                }),
            }
        }
    }
    standings.sort_by(|a, b| {
        (a.game, a.players, b.wins, &a.who).cmp(&(b.game, b.players, a.wins, &b.who))
    });
    standings
}
