//! The people of this device. Finished games hold names as they were typed; a person is one or several of them.

use serde::{Deserialize, Serialize};

use super::format::SeatEntry;
use super::load::is_name;
use super::played::Played;
use crate::catalog::MAX_SEATS;

/// A person.
#[derive(Clone, Debug, Eq, Serialize, Deserialize)]
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
    /// Under what they are kept: the first name that they had, in small letters. It stays when they are renamed.
    #[serde(skip)]
    pub(super) key: String,
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
    /// Everybody who is left out.
    pub fn left_out(&self) -> impl Iterator<Item = &Person> {
        self.people.iter().filter(|person| person.left_out)
    }

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
        let is = |person: &&Person| person.is_called(name);
        self.people.iter().find(is)
    }

    fn find_mut(&mut self, name: &str) -> Option<&mut Person> {
        let is = |person: &&mut Person| person.is_called(name);
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
                key: lower(name).collect(),
            });
        }
    }

    /// Everybody at a table gets to be known, the latest game last.
    pub(super) fn meet_all(&mut self, played: &[Played]) {
        for seat in played.iter().rev().flat_map(|game| &game.seats) {
            if seat.bot().is_none() {
                self.meet(&seat.name, seat.color);
            }
        }
    }

    /// Takes in somebody from where they are kept; whoever is known already, under whichever name, stays as they are.
    pub(super) fn remember(&mut self, person: Person, key: Option<&str>) {
        let names = || person.also.iter().chain([&person.name]);
        if key.is_some() || names().all(|name| self.find(name).is_none()) {
            let key = key.map_or_else(|| lower(&person.name).collect(), str::to_owned);
            self.people.push(Person { key, ..person });
        }
    }

    pub(super) fn all(&self) -> &[Person] {
        &self.people
    }

    pub(super) fn into_all(self) -> Vec<Person> {
        self.people
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
        let place = |name: &str| self.people.iter().position(|person| person.is_called(name));
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
    pub fn leave_out(&mut self, name: &str, left_out: bool) -> bool {
        let person = self.find_mut(name);
        person.is_some_and(|person| {
            person.left_out = left_out;
            true
        })
    }

    /// Gives somebody another badge.
    pub fn give_badge(&mut self, name: &str, badge: u8) -> bool {
        let person = self.find_mut(name);
        person.is_some_and(|person| {
            person.badge = badge;
            true
        })
    }

    /// Takes in the people of another device. Whoever is known here stays as they are, and gets to be known under the
    /// names that they had there.
    pub(super) fn join(&mut self, others: People) {
        for other in others.people {
            let names = || other.also.iter().chain([&other.name]);
            let known = names().find_map(|name| Some(self.find(name)?.name.clone()));
            let new = names().filter(|name| self.find(name).is_none());
            let new: Vec<String> = new.cloned().collect();
            match known.and_then(|known| self.find_mut(&known)) {
                Some(person) => person.also.extend(new),
                None => self.remember(other, None),
            }
        }
    }

    /// Drops whoever has a name that nobody can have, or a badge that there is not.
    pub(super) fn retain_sound(&mut self) {
        let sound = |person: &Person| {
            let mut names = person.also.iter().chain([&person.name]);
            names.all(|name| is_name(name)) && usize::from(person.badge) < MAX_SEATS
        };
        self.people.retain(sound);
    }
}

/// Names that differ only in capitals are one: nobody types a name the same way every time.
fn same(one: &str, other: &str) -> bool {
    one == other || lower(one).eq(lower(other))
}

fn lower(name: &str) -> impl Iterator<Item = char> {
    name.chars().flat_map(char::to_lowercase)
}

/// Where somebody is kept says nothing about them.
impl PartialEq for Person {
    fn eq(&self, other: &Person) -> bool {
        let about = |person: &Person| (person.badge, person.left_out);
        self.name == other.name && self.also == other.also && about(self) == about(other)
    }
}

impl Person {
    /// Whether it is one of their names.
    pub fn is_called(&self, name: &str) -> bool {
        same(&self.name, name) || knows(self, name)
    }
}

fn knows(person: &Person, name: &str) -> bool {
    person.also.iter().any(|also| same(also, name))
}
