//! Games that outlive the page: what a save holds, how it travels, and where it is kept.
//!
//! A save is free of language: ids, counts and the names that people gave themselves.

mod archive;
mod codec;
mod daily;
mod entry;
mod favourites;
mod format;
mod history;
mod history_entries;
mod import;
mod load;
mod pad;
mod passed;
mod people;
mod people_kept;
mod played;
mod quarantine;
mod rating;
mod records;
mod register;
mod slot_info;
mod slots;
mod solved;
mod store;
mod tables;
mod terms;

pub use archive::{TakenIn, export_all, take_in};
pub use codec::{TextError, from_text, to_link, to_text};
pub use daily::{Book, Daily, DayResult, Medal, Tries, streak};
pub use entry::Entry;
pub use favourites::{Favourite, favourites};
pub use format::{Checkpoint, FORMAT, Running, SaveFile, SeatEntry};
pub use history::{History, MAX_PLAYED, MAX_REPLAYS};
pub use import::{ImportError, import, import_link};
pub use load::{LoadError, Loaded, MAX_NAME, Notice, load, read};
pub use pad::{PadLost, ScorePad};
pub use passed::{Known, known, move_on};
pub use people::{People, Person, Who};
pub use people_kept::{change_people, delete_person, everybody, people};
pub use played::{Deeds, Played};
pub use quarantine::Quarantined;
pub use rating::{Pairing, Rating, pairings, ratings};
pub use records::{Standing, records};
pub use slot_info::{SlotId, SlotInfo};
pub use slots::{OpenError, Opened, Slots};
pub use solved::{Solved, note_solved, solved};
pub use store::{MemoryStore, Store, StoreError};
pub use tables::{RememberedTable, forget_table, name_table, named_tables, remembered_tables};
pub use terms::{MOST_ROUNDS, Terms};
