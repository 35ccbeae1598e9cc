//! The deals of the day: which were tried and how they ended. One try a day and game counts, and a clock that is set back
//! does not bring another.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::format::SaveFile;
use super::history::{History, MAX_REPLAYS};
use super::load::read;
use super::played::Played;
use super::quarantine::read_kept;
use super::slot_info::SlotId;
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

/// Earlier releases kept all tries in one text, which is still read.
const EARLIER: &str = "branchline.daily";
/// Every try has an entry of its own, by game and day: another tab may be ending another one.
const ENTRY: &str = "branchline.daily.";
/// Tries older than so many are dropped; nobody scrolls that far.
const MOST_TRIES: usize = 400;

/// What is kept of a try.
#[derive(Default, Serialize, Deserialize)]
struct Try {
    /// Where its game is kept.
    #[serde(default)]
    slot: Option<SlotId>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<DayResult>,
}

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
        let mut book: Book = read_kept(&self.store, EARLIER)?.unwrap_or_default();
        for key in self.store.keys(ENTRY)? {
            let Some((game, day)) = parse(&key) else {
                continue;
            };
            if let Some(entry) = read_kept(&self.store, &key)? {
                book.entry(game.to_owned()).or_default().add(day, entry);
            }
        }
        Ok(book)
    }

    /// Notes that the day's try has begun. False if it does not count: there was one that day, or on a later one.
    pub fn begin(&self, game: GameId, day: u32, slot: SlotId) -> Result<bool, StoreError> {
        let book = self.book()?;
        let counts = book.get(game.slug()).is_none_or(|it| it.is_open(day));
        if counts {
            let entry = Try {
                slot: Some(slot),
                result: None,
            };
            self.write(game, day, &entry)?;
            self.drop_old(game)?;
        }
        Ok(counts)
    }

    /// Enters a try that has just been finished.
    pub fn finish(&self, played: &Played, save: &SaveFile) -> Result<(), StoreError> {
        match outcome(&self.book()?, played, save) {
            Some(result) => self.enter(played.game, result),
            None => Ok(()),
        }
    }

    /// Enters tries that were finished where there was no room to note it: they are in the history, and their saves name
    /// the day.
    pub fn settle(&self) -> Result<Book, StoreError> {
        let mut book = self.book()?;
        let history = History::new(&self.store);
        for played in history.list()?.into_iter().take(MAX_REPLAYS) {
            let save = history.text(played.id)?.and_then(|text| read(&text).ok());
            if let Some(result) = save.and_then(|save| outcome(&book, &played, &save)) {
                self.enter(played.game, result)?;
                book = self.book()?;
            }
        }
        Ok(book)
    }

    /// Notes what computer players scored in the same seat.
    pub fn note_par(&self, game: GameId, day: u32, par: [i16; 3]) -> Result<(), StoreError> {
        let book = self.book()?;
        let result = book.get(game.slug()).and_then(|tries| tries.result(day));
        match result.cloned() {
            Some(mut result) => {
                result.par = Some(par);
                self.enter(game, result)
            }
            None => Ok(()),
        }
    }

    fn enter(&self, game: GameId, result: DayResult) -> Result<(), StoreError> {
        let day = result.day;
        let begun: Option<Try> = read_kept(&self.store, &key(game, day))?;
        let entry = Try {
            result: Some(result),
            ..begun.unwrap_or_default()
        };
        self.write(game, day, &entry)
    }

    fn write(&self, game: GameId, day: u32, entry: &Try) -> Result<(), StoreError> {
        let text = serde_json::to_string(entry).expect("a try is plain data");
        self.store.set(&key(game, day), &text)
    }

    fn drop_old(&self, game: GameId) -> Result<(), StoreError> {
        let keys = self.store.keys(&format!("{ENTRY}{}.", game.slug()))?;
        let mut days: Vec<u32> = { keys.iter() }
            .filter_map(|key| Some(parse(key)?.1))
            .collect();
        days.sort_unstable();
        let surplus = days.len().saturating_sub(MOST_TRIES);
        let mut old = days[..surplus].iter();
        old.try_for_each(|day| self.store.remove(&key(game, *day)))
    }
}

impl Tries {
    /// What an entry says is newer than what the earlier text says.
    fn add(&mut self, day: u32, entry: Try) {
        let is_latest = self.latest.is_none_or(|(latest, _)| day >= latest);
        if let Some(slot) = entry.slot.filter(|_| is_latest) {
            self.latest = Some((day, slot));
        }
        if let Some(result) = entry.result {
            self.results.retain(|other| other.day != day);
            self.results.push(DayResult { day, ..result });
            self.results.arrange_by_key(|result| result.day);
        }
    }
}

fn key(game: GameId, day: u32) -> String {
    format!("{ENTRY}{}.{day}", game.slug())
}

fn parse(key: &str) -> Option<(&str, u32)> {
    let (game, day) = key.strip_prefix(ENTRY)?.split_once('.')?;
    Some((game, day.parse().ok()?))
}

/// How a finished game ended, if it is a day's try that began on this device and is not entered yet.
fn outcome(book: &Book, played: &Played, save: &SaveFile) -> Option<DayResult> {
    let tries = book.get(played.game.slug())?;
    let day = save.terms?.day?;
    let began = tries.latest.is_some_and(|(latest, _)| day <= latest);
    if !began || tries.result(day).is_some() {
        return None;
    }
    let seat = played.seats.iter().position(|seat| seat.bot().is_none())?;
    let others = { played.totals.iter().enumerate() }.filter(|(other, _)| *other != seat);
    Some(DayResult {
        day,
        points: *played.totals.get(seat)?,
        rival: others.map(|(_, total)| *total).max().unwrap_or(i16::MIN),
        par: None,
    })
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
