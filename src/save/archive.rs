//! The whole record as one text: people, finished games, and those games whole that still are. Taking it in adds what is
//! not here yet and changes nothing else.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::format::SaveFile;
use super::history::{History, MAX_PLAYED, MAX_REPLAYS, key, whole};
use super::history_entries::by_end;
use super::load::{LoadError, MAX_NAME, is_name, load, read};
use super::people::People;
use super::people_kept::{change_people, people};
use super::played::Played;
use super::store::{Store, StoreError, unused};
use crate::catalog::MAX_SEATS;

/// The version of such texts that this release writes.
const VERSION: u32 = 1;
/// No ticket or track has a higher number.
const MOST_DEEDS: usize = 255;

#[derive(Serialize, Deserialize)]
struct Archive {
    #[serde(rename = "branchline-record")]
    version: u32,
    #[serde(default)]
    people: People,
    /// One by one, so that what another release has written differently does not cost the rest.
    #[serde(default)]
    games: Vec<Value>,
}

#[derive(Serialize, Deserialize)]
struct Shelved {
    played: Played,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    whole: Option<SaveFile>,
}

/// What came of taking in a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TakenIn {
    /// Games that were not here.
    pub added: usize,
    /// Games that were here already.
    pub known: usize,
    /// Games that do not make sense here.
    pub unreadable: usize,
    /// Why the rest was not kept.
    pub stopped: Option<StoreError>,
}

/// Everything that is remembered of people and finished games.
pub fn export_all(store: &impl Store) -> Result<String, StoreError> {
    let history = History::new(store);
    let mut games = Vec::new();
    for played in history.list()?.into_iter().rev() {
        let whole = history.text(played.id)?.and_then(|text| read(&text).ok());
        let shelved = Shelved { played, whole };
        games.push(serde_json::to_value(shelved).expect("an entry is plain data"));
    }
    let archive = Archive {
        version: VERSION,
        people: people(store)?,
        games,
    };
    Ok(serde_json::to_string(&archive).expect("a record is plain data"))
}

/// Takes in a record; none if the text is something else.
pub fn take_in(store: &impl Store, text: &str) -> Option<Result<TakenIn, LoadError>> {
    let archive: Archive = serde_json::from_str(text.trim_start_matches('\u{feff}')).ok()?;
    if archive.version > VERSION {
        let version = archive.version;
        return Some(Err(LoadError::NewerFormat { version }));
    }
    let mut taken = TakenIn::default();
    taken.stopped = add(store, archive, &mut taken).err();
    Some(Ok(taken))
}

fn add(store: &impl Store, archive: Archive, taken: &mut TakenIn) -> Result<(), StoreError> {
    let mut newcomers = archive.people;
    newcomers.retain_sound();
    change_people(store, &[], |people| {
        people.join(newcomers);
        true
    })?;
    let history = History::new(store);
    let mut here = history.entries()?;
    let mut numbers: Vec<u32> = here.iter().map(|played| played.id).collect();
    here.retain(|played| !played.deleted);
    let first_whole = archive.games.len().saturating_sub(MAX_REPLAYS);
    for (place, game) in archive.games.into_iter().enumerate() {
        let Some((mut played, game)) = readable(game, place >= first_whole) else {
            taken.unreadable += 1;
            continue;
        };
        if here.iter().any(|known| is_same(known, &played)) {
            taken.known += 1;
            continue;
        }
        played.id = unused(store, &numbers);
        if let Some(game) = game {
            store.set(&key(played.id), &whole(&game))?;
        }
        history.enter(&played)?;
        numbers.push(played.id);
        here.push(played);
        taken.added += 1;
    }
    by_end(&mut here);
    let surplus = here.len().saturating_sub(MAX_PLAYED);
    history.forget(here[..surplus].iter())?;
    history.drop_old_replays().map(|_| ())
}

/// An entry that makes sense, and its game. Where the game is whole, it says itself how it ended.
fn readable(value: Value, may_be_whole: bool) -> Option<(Played, Option<SaveFile>)> {
    let Shelved { played, whole } = serde_json::from_value(value).ok()?;
    let sound = is_sound(&played);
    let game = whole.filter(|_| may_be_whole).and_then(|game| {
        let loaded = load(&game.to_json()).ok()?;
        let over = loaded.state.to_act().is_none();
        over.then_some((loaded, game))
    });
    match game {
        Some((loaded, game)) => {
            let played = Played::new(&game, &loaded.state, played.ended_ms);
            Some((played, Some(game)))
        }
        None => sound.then_some((
            Played {
                deleted: false,
                ..played
            },
            None,
        )),
    }
}

fn is_sound(played: &Played) -> bool {
    let count = played.seats.len();
    let by_seat = played.totals.len() == count
        && (played.deeds.is_empty() || played.deeds.len() == count)
        && played.winners.iter().all(|seat| usize::from(*seat) < count);
    let known = |seat: &super::SeatEntry| {
        is_name(&seat.name) && seat.player.len() <= MAX_NAME && usize::from(seat.color) < MAX_SEATS
    };
    let few = |deeds: &super::Deeds| {
        deeds.tickets.len() <= MOST_DEEDS && deeds.tracks.len() <= MOST_DEEDS
    };
    (1..=MAX_SEATS).contains(&count)
        && by_seat
        && played.seats.iter().all(known)
        && played.deeds.iter().all(few)
}

/// Earlier releases kept no marks; no two games end in the same millisecond with the same points.
fn is_same(one: &Played, other: &Played) -> bool {
    let ended = |played: &Played| (played.game, played.ended_ms, played.totals.clone());
    one.mark.is_some() && one.mark == other.mark || ended(one) == ended(other)
}
