//! The people of this device. Finished games hold names as they were typed; a person is one or several of them.

use serde::{Deserialize, Serialize};

use super::format::SeatEntry;
use super::slots::Slots;
use super::store::{Store, StoreError};

/// A person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// What they are called.
    pub name: String,
    /// Names that they have also played under.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
    /// Which of the players' colours and shapes stands for them.
    #[serde(default)]
    pub badge: u8,
    /// Whether they are left out of the records.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left_out: bool,
}

/// Everybody known, in the order in which they came.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct People {
    people: Vec<Person>,
}

/// Whose record something is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Who {
    /// A person, by name.
    Person(String),
    /// Somebody who gave no name, by the number of the seat.
    Nameless(u8),
    /// All bots of a level.
    Bot(String),
}

impl People {
    /// Everybody who is not left out.
    pub fn list(&self) -> impl Iterator<Item = &Person> {
        self.people.iter().filter(|person| !person.left_out)
    }

    /// Who sat at a place; none if they are left out of the records.
    pub fn who(&self, seat: usize, entry: &SeatEntry) -> Option<Who> {
        if let Some(level) = entry.bot() {
            return Some(Who::Bot(level.to_owned()));
        }
        if entry.name.is_empty() {
            return Some(Who::Nameless(seat as u8 + 1));
        }
        match self.find(&entry.name) {
            Some(person) if person.left_out => None,
            Some(person) => Some(Who::Person(person.name.clone())),
            None => Some(Who::Person(entry.name.clone())),
        }
    }

    /// The person behind a name.
    pub fn find(&self, name: &str) -> Option<&Person> {
        let is = |person: &&Person| same(&person.name, name) || knows(person, name);
        self.people.iter().find(is)
    }

    fn find_mut(&mut self, name: &str) -> Option<&mut Person> {
        let is = |person: &&mut Person| same(&person.name, name) || knows(person, name);
        self.people.iter_mut().find(is)
    }

    /// Gets to know somebody who has sat at a table.
    pub fn meet(&mut self, name: &str, badge: u8) {
        if !name.is_empty() && self.find(name).is_none() {
            self.people.push(Person {
                name: name.to_owned(),
                also: Vec::new(),
                badge,
                left_out: false,
            });
        }
    }

    /// Calls somebody otherwise; games under the old name stay theirs. A name that is another's is refused, since that
    /// would make one person of two: `merge` does that on purpose.
    pub fn rename(&mut self, name: &str, to: &str) -> bool {
        let taken = self.find(to).is_some_and(|other| !same(&other.name, name));
        if to.is_empty() || taken {
            return false;
        }
        let Some(person) = self.find_mut(name) else {
            return false;
        };
        let old = std::mem::replace(&mut person.name, to.to_owned());
        person.also.retain(|also| !same(also, to));
        if !same(&old, to) {
            person.also.push(old);
        }
        true
    }

    /// Makes one person of two: the games of the first become the second's.
    pub fn merge(&mut self, name: &str, into: &str) -> bool {
        let place = |name: &str| {
            self.people
                .iter()
                .position(|person| same(&person.name, name))
        };
        let (Some(one), Some(other)) = (place(name), place(into)) else {
            return false;
        };
        if one == other {
            return false;
        }
        let gone = self.people[one].clone();
        let person = &mut self.people[other];
        person.also.push(gone.name);
        person.also.extend(gone.also);
        self.people.remove(one);
        true
    }

    /// Leaves somebody out of the records, or takes them in again. Their games stay.
    pub fn leave_out(&mut self, name: &str, left_out: bool) {
        if let Some(person) = self.find_mut(name) {
            person.left_out = left_out;
        }
    }

    /// Gives somebody another badge.
    pub fn give_badge(&mut self, name: &str, badge: u8) {
        if let Some(person) = self.find_mut(name) {
            person.badge = badge;
        }
    }
}

/// Names that differ only in capitals are one: nobody types a name the same way every time.
fn same(one: &str, other: &str) -> bool {
    one == other || one.to_lowercase() == other.to_lowercase()
}

fn knows(person: &Person, name: &str) -> bool {
    person.also.iter().any(|also| same(also, name))
}

const KEY: &str = "branchline.people";

/// Reads the people of a store. A damaged text is kept aside.
pub fn people(store: &impl Store) -> Result<People, StoreError> {
    let Some(text) = store.get(KEY)? else {
        return Ok(People::default());
    };
    match serde_json::from_str(&text) {
        Ok(people) => Ok(people),
        Err(_) => {
            Slots::new(store).quarantine(&text)?;
            store.remove(KEY)?;
            Ok(People::default())
        }
    }
}

/// Keeps the people of a store.
pub fn keep_people(store: &impl Store, people: &People) -> Result<(), StoreError> {
    let text = serde_json::to_string(people).expect("people are plain data");
    store.set(KEY, &text)
}
