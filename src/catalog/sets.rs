//! Sets of tickets, of tracks and of seats as bits.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::check_rail::{MAX_TICKETS, MAX_TRACKS};
use super::ids::{Seat, TicketId, TrackId};
use super::rules::MAX_SEATS;

/// A set of tickets. Two words rather than one wide one, so that actions that carry it stay small.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TicketSet([u64; MAX_TICKETS / 64]);

impl TicketSet {
    /// No tickets.
    pub const NONE: TicketSet = TicketSet([0; MAX_TICKETS / 64]);

    /// Whether a ticket is in the set.
    pub const fn contains(self, ticket: TicketId) -> bool {
        self.0[ticket.index() / 64] >> (ticket.index() % 64) & 1 == 1
    }

    /// Whether all of `other` are in the set.
    pub const fn contains_all(self, other: TicketSet) -> bool {
        other.minus(self).is_empty()
    }

    /// Puts a ticket into the set.
    pub const fn insert(&mut self, ticket: TicketId) {
        self.0[ticket.index() / 64] |= 1 << (ticket.index() % 64);
    }

    /// Takes a ticket out of the set.
    pub const fn remove(&mut self, ticket: TicketId) {
        self.0[ticket.index() / 64] &= !(1 << (ticket.index() % 64));
    }

    /// These and those.
    #[must_use]
    pub const fn plus(self, other: TicketSet) -> TicketSet {
        TicketSet([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// These without those.
    #[must_use]
    pub const fn minus(self, other: TicketSet) -> TicketSet {
        TicketSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// How many.
    pub const fn count(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// The tickets in the order of their ids.
    pub fn iter(self) -> impl Iterator<Item = TicketId> {
        Bits::of(self.0).map(TicketId)
    }
}

/// The indices of the bits set in some words. Written out, as nothing in the rules runs more often.
struct Bits<const WORDS: usize> {
    words: [u64; WORDS],
    at: usize,
}

impl<const WORDS: usize> Bits<WORDS> {
    fn of(words: [u64; WORDS]) -> Bits<WORDS> {
        Bits { words, at: 0 }
    }
}

impl<const WORDS: usize> Iterator for Bits<WORDS> {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        while let Some(word) = self.words.get_mut(self.at) {
            if *word != 0 {
                let bit = word.trailing_zeros();
                *word &= *word - 1;
                return Some((self.at * 64) as u8 + bit as u8);
            }
            self.at += 1;
        }
        None
    }
}

impl FromIterator<TicketId> for TicketSet {
    fn from_iter<I: IntoIterator<Item = TicketId>>(tickets: I) -> TicketSet {
        let mut set = TicketSet::NONE;
        tickets.into_iter().for_each(|ticket| set.insert(ticket));
        set
    }
}

impl Serialize for TicketSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TicketSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TicketSet, D::Error> {
        let ids = Vec::<TicketId>::deserialize(deserializer)?;
        match ids.iter().find(|id| id.index() >= MAX_TICKETS) {
            Some(_) => Err(serde::de::Error::custom("no such ticket")),
            None => Ok(ids.into_iter().collect()),
        }
    }
}

const WORDS: usize = MAX_TRACKS / 64;

/// A set of tracks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TrackSet([u64; WORDS]);

impl TrackSet {
    /// No tracks.
    pub const NONE: TrackSet = TrackSet([0; WORDS]);

    /// Whether a track is in the set.
    pub const fn contains(&self, track: TrackId) -> bool {
        self.0[track.index() / 64] >> (track.index() % 64) & 1 == 1
    }

    /// Puts a track into the set.
    pub const fn insert(&mut self, track: TrackId) {
        self.0[track.index() / 64] |= 1 << (track.index() % 64);
    }

    /// Takes a track out of the set.
    pub const fn remove(&mut self, track: TrackId) {
        self.0[track.index() / 64] &= !(1 << (track.index() % 64));
    }

    /// Those in both sets.
    #[must_use]
    pub fn and(&self, other: &TrackSet) -> TrackSet {
        TrackSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// Those in this set but not in the other.
    #[must_use]
    pub fn minus(&self, other: &TrackSet) -> TrackSet {
        TrackSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// How many.
    pub fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The track with the lowest id.
    pub fn first(&self) -> Option<TrackId> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(TrackId(
            (word * 64) as u8 + self.0[word].trailing_zeros() as u8,
        ))
    }

    /// The tracks in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = TrackId> + use<> {
        Bits::of(self.0).map(TrackId)
    }
}

impl FromIterator<TrackId> for TrackSet {
    fn from_iter<I: IntoIterator<Item = TrackId>>(tracks: I) -> TrackSet {
        let mut set = TrackSet::NONE;
        tracks.into_iter().for_each(|track| set.insert(track));
        set
    }
}

impl Serialize for TrackSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TrackSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TrackSet, D::Error> {
        let ids = Vec::<TrackId>::deserialize(deserializer)?;
        match ids.iter().find(|id| id.index() >= MAX_TRACKS) {
            Some(_) => Err(serde::de::Error::custom("no such track")),
            None => Ok(ids.into_iter().collect()),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// Whether a seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.index() < MAX_SEATS && self.0 >> seat.index() & 1 == 1
    }

    /// Puts a seat into the set; ignores seats that no table has.
    pub const fn insert(&mut self, seat: Seat) {
        if seat.index() < MAX_SEATS {
            self.0 |= 1 << seat.index();
        }
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// The seats in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Bits::of([u64::from(self.0)]).map(Seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.index() >= MAX_SEATS) {
            Some(_) => Err(serde::de::Error::custom("no such seat")),
            None => Ok(seats.into_iter().collect()),
        }
    }
}
