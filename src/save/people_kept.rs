//! Where people are kept: each in an entry of their own, so that two tabs that change two people write nothing in common.
//! Earlier releases kept all of them in one list, which is still read and only ever gets shorter.

use super::history::History;
use super::people::{People, Person};
use super::played::Played;
use super::quarantine::read_kept;
use super::store::{Store, StoreError};
use crate::catalog::Arrange;

const EARLIER: &str = "branchline.people";
const ENTRY: &str = "branchline.person.";

/// Reads the people of a store. A damaged text is kept aside.
pub fn people(store: &impl Store) -> Result<People, StoreError> {
    let mut people = People::default();
    let mut keys = store.keys(ENTRY)?;
    keys.arrange();
    for key in keys {
        if let Some(person) = read_kept::<Person>(store, &key)? {
            people.remember(person, key.strip_prefix(ENTRY));
        }
    }
    for person in earlier(store)?.into_all() {
        people.remember(person, None);
    }
    Ok(people)
}

/// The people of a store, and whoever else has sat at a table.
pub fn everybody(store: &impl Store, played: &[Played]) -> Result<People, StoreError> {
    let mut people = people(store)?;
    people.meet_all(played);
    Ok(people)
}

/// Changes something about the people and keeps it, unless the change says that it cannot be made. They are read at that
/// moment: another tab may have changed them since they were last looked at. Only those who changed are written.
pub fn change_people(
    store: &impl Store,
    played: &[Played],
    change: impl FnOnce(&mut People) -> bool,
) -> Result<(People, bool), StoreError> {
    let before = everybody(store, played)?;
    let mut people = before.clone();
    let done = change(&mut people);
    if done {
        for person in people.all() {
            if !before.all().contains(person) {
                let text = serde_json::to_string(person).expect("a person is plain data");
                store.set(&entry_key(person), &text)?;
            }
        }
        let kept = |gone: &&Person| people.all().iter().any(|person| person.key == gone.key);
        for gone in before.all().iter().filter(|person| !kept(person)) {
            store.remove(&entry_key(gone))?;
        }
    }
    Ok((people, done))
}

/// Deletes somebody: their name goes out of every finished game, and those games stay, without a name. A game keeps its
/// mark, so it is not counted again if it comes back as a file.
pub fn delete_person(store: &impl Store, name: &str) -> Result<bool, StoreError> {
    let history = History::new(store);
    let everybody = everybody(store, &history.entries()?)?;
    let Some(person) = everybody.find(name) else {
        return Ok(false);
    };
    history.forget_name(|name| person.is_called(name))?;
    let mut list = earlier(store)?.into_all();
    let before = list.len();
    list.retain(|other| !person.is_called(&other.name));
    if list.len() < before {
        let text = serde_json::json!({ "people": list }).to_string();
        store.set(EARLIER, &text)?;
    }
    store.remove(&entry_key(person))?;
    Ok(true)
}

fn earlier(store: &impl Store) -> Result<People, StoreError> {
    Ok(read_kept(store, EARLIER)?.unwrap_or_default())
}

fn entry_key(person: &Person) -> String {
    format!("{ENTRY}{}", person.key)
}
