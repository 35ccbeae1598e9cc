//! The deals of the day: which were tried and how they ended. One try a day and game counts, and a clock that is set back
//! does not bring another.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::format::SaveFile;
use super::history::{History, MAX_REPLAYS};
use super::load::read;
use super::played::Played;
use super::slot_info::SlotId;
use super::slots::Slots;
use super::store::{Store, StoreError};
use crate::catalog::{Arrange, GameId};

/// A finished try.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayResult {
    /// The day, counted from 1970.
    pub day: u32,
    /// Points.
    pub points: i16,
    /// The most points of anybody else.
    pub rival: i16,
    /// What others scored in the same seat, the weakest level first; none until that has been worked out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub par: Option<[i16; 3]>,
}

/// What a result is worth beside what computer players made of the same deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Medal {
    /// As much as Regular.
    Bronze,
    /// As much as Strong.
    Silver,
    /// As much as Expert.
    Gold,
}

impl DayResult {
    /// Whether it was won; a tie counts.
    pub fn won(&self) -> bool {
        self.points >= self.rival
    }

    /// The medal, once the par is known. The best of the levels reached counts: on some deals a weaker one scores more.
    pub fn medal(&self) -> Option<Medal> {
        let par = self.par?;
        let medals = [Medal::Bronze, Medal::Silver, Medal::Gold];
        let reached = par
            .iter()
            .zip(medals)
            .filter(|(par, _)| self.points >= **par);
        reached.map(|(_, medal)| medal).max()
    }
}

/// The tries at one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tries {
    /// The day of the latest try, and where its game is kept.
    #[serde(default)]
    pub latest: Option<(u32, SlotId)>,
    /// Finished tries, by day.
    #[serde(default)]
    pub results: Vec<DayResult>,
}

impl Tries {
    /// Whether a try at this day's deal would count.
    pub fn is_open(&self, day: u32) -> bool {
        self.latest.is_none_or(|(latest, _)| day > latest)
    }

    /// The result of a day.
    pub fn result(&self, day: u32) -> Option<&DayResult> {
        self.results.iter().find(|result| result.day == day)
    }
}

/// All tries, by the word of their game. Games that this release does not have are kept.
pub type Book = BTreeMap<String, Tries>;

const KEY: &str = "branchline.daily";
/// Results older than so many days are dropped; nobody scrolls that far.
const MOST_RESULTS: usize = 400;

/// The deals of the day of a store.
#[derive(Clone, Debug)]
pub struct Daily<S> {
    store: S,
}

impl<S: Store> Daily<S> {
    /// Those of a store.
    pub fn new(store: S) -> Daily<S> {
        Daily { store }
    }

    /// All tries. A damaged text is kept aside.
    pub fn book(&self) -> Result<Book, StoreError> {
        let Some(text) = self.store.get(KEY)? else {
            return Ok(Book::new());
        };
        match serde_json::from_str(&text) {
            Ok(book) => Ok(book),
            Err(_) => {
                Slots::new(&self.store).quarantine(&text)?;
                self.store.remove(KEY)?;
                Ok(Book::new())
            }
        }
    }

    /// Notes that the day's try has begun. False if it does not count: there was one that day, or on a later one.
    pub fn begin(&self, game: GameId, day: u32, slot: SlotId) -> Result<bool, StoreError> {
        let mut book = self.book()?;
        let tries = book.entry(game.slug().to_owned()).or_default();
        let counts = tries.is_open(day);
        if counts {
            tries.latest = Some((day, slot));
            self.write(&book)?;
        }
        Ok(counts)
    }

    /// Enters a try that has just been finished.
    pub fn finish(&self, played: &Played, save: &SaveFile) -> Result<(), StoreError> {
        let mut book = self.book()?;
        match enter(&mut book, played, save) {
            true => self.write(&book),
            false => Ok(()),
        }
    }

    /// Enters tries that were finished where there was no room to note it: they are in the history, and their saves name
    /// the day.
    pub fn settle(&self) -> Result<Book, StoreError> {
        let mut book = self.book()?;
        let history = History::new(&self.store);
        let mut changed = false;
        for played in history.list()?.into_iter().take(MAX_REPLAYS) {
            let save = history.text(played.id)?.and_then(|text| read(&text).ok());
            changed |= save.is_some_and(|save| enter(&mut book, &played, &save));
        }
        if changed {
            self.write(&book)?;
        }
        Ok(book)
    }

    /// Notes what computer players scored in the same seat.
    pub fn note_par(&self, game: GameId, day: u32, par: [i16; 3]) -> Result<(), StoreError> {
        let mut book = self.book()?;
        let tries = book.get_mut(game.slug());
        let result = tries.and_then(|tries| {
            let mut results = tries.results.iter_mut();
            results.find(|result| result.day == day)
        });
        match result {
            Some(result) => {
                result.par = Some(par);
                self.write(&book)
            }
            None => Ok(()),
        }
    }

    fn write(&self, book: &Book) -> Result<(), StoreError> {
        let text = serde_json::to_string(book).expect("tries are plain data");
        self.store.set(KEY, &text)
    }
}

/// Enters a finished game if it is a day's try that began on this device and is not entered yet.
fn enter(book: &mut Book, played: &Played, save: &SaveFile) -> bool {
    let Some(tries) = book.get_mut(played.game.slug()) else {
        return false;
    };
    let began = |day: &u32| tries.latest.is_some_and(|(latest, _)| *day <= latest);
    let day = save.terms.and_then(|terms| terms.day).filter(began);
    let seat = played.seats.iter().position(|seat| seat.bot().is_none());
    let points = seat.and_then(|seat| played.totals.get(seat).copied());
    let (Some(day), Some(seat), Some(points)) = (day, seat, points) else {
        return false;
    };
    if tries.result(day).is_some() {
        return false;
    }
    let others = { played.totals.iter().enumerate() }.filter(|(other, _)| *other != seat);
    tries.results.push(DayResult {
        day,
        points,
        rival: others.map(|(_, total)| *total).max().unwrap_or(i16::MIN),
        par: None,
    });
    tries.results.arrange_by_key(|result| result.day);
    let surplus = tries.results.len().saturating_sub(MOST_RESULTS);
    tries.results.drain(..surplus);
    true
}

/// How many days in a row something was finished, up to today. One missed day between two is forgiven.
pub fn streak(book: &Book, today: u32) -> u32 {
    let results = book.values().flat_map(|tries| &tries.results);
    let mut days: Vec<u32> = results.map(|result| result.day).collect();
    days.sort_unstable();
    days.dedup();
    let mut next = today;
    let mut count = 0;
    for day in days.into_iter().rev().skip_while(|day| *day > today) {
        if next - day > 2 {
            break;
        }
        count += 1;
        next = day;
    }
    count
}
