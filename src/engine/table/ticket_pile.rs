//! A face-down pile of tickets. A seat that puts a ticket under it knows where that ticket lies.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::rng::Rng;

use crate::catalog::{MAX_PILE, Seat, TicketId, TicketSet};

/// A pile; the last ticket lies on top.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TicketPile(ArrayVec<Slot, MAX_PILE>);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Slot {
    ticket: TicketId,
    known_by: Option<Seat>,
}

impl TicketPile {
    /// A shuffled pile.
    pub fn shuffled(tickets: TicketSet, rng: &mut Rng) -> TicketPile {
        let mut pile = TicketPile::default();
        pile.shuffle_in(tickets, rng);
        pile
    }

    /// A pile in this order, the top ticket last; nobody knows where anything lies.
    pub(crate) fn stacked(tickets: impl IntoIterator<Item = TicketId>) -> TicketPile {
        TicketPile(
            tickets
                .into_iter()
                .map(|ticket| Slot {
                    ticket,
                    known_by: None,
                })
                .collect(),
        )
    }

    /// A pile in this order, the top ticket last, each with the seat that knows its place; none if it is too high.
    pub(in crate::engine) fn of_places(places: &[(TicketId, Option<Seat>)]) -> Option<TicketPile> {
        let slots = places
            .iter()
            .map(|&(ticket, known_by)| Slot { ticket, known_by });
        (places.len() <= MAX_PILE).then(|| TicketPile(slots.collect()))
    }

    /// The tickets in order, the top one last, each with the seat that knows its place.
    pub(in crate::engine) fn places(&self) -> impl Iterator<Item = (TicketId, Option<Seat>)> + '_ {
        self.0.iter().map(|slot| (slot.ticket, slot.known_by))
    }

    /// Shuffles tickets into the pile; after that nobody knows any place in it.
    pub fn shuffle_in(&mut self, tickets: TicketSet, rng: &mut Rng) {
        self.0.extend(tickets.iter().map(|ticket| Slot {
            ticket,
            known_by: None,
        }));
        self.0.iter_mut().for_each(|slot| slot.known_by = None);
        rng.shuffle(&mut self.0);
    }

    /// Takes the top ticket.
    pub fn draw(&mut self) -> Option<TicketId> {
        self.0.pop().map(|slot| slot.ticket)
    }

    /// Puts a ticket under the pile; only the seat that does so knows which.
    pub fn put_under(&mut self, ticket: TicketId, seat: Seat) {
        self.0.insert(
            0,
            Slot {
                ticket,
                known_by: Some(seat),
            },
        );
    }

    /// How many tickets.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Which tickets it holds, without their order.
    pub fn contents(&self) -> TicketSet {
        self.0.iter().map(|slot| slot.ticket).collect()
    }

    /// The tickets in order, the top one last.
    pub(crate) fn order(&self) -> impl Iterator<Item = TicketId> + '_ {
        self.0.iter().map(|slot| slot.ticket)
    }

    /// The places a seat knows, counted from the bottom.
    pub fn known_to(&self, seat: Seat) -> impl Iterator<Item = (u8, TicketId)> + '_ {
        let known = move |(place, slot): (usize, &Slot)| {
            (slot.known_by == Some(seat)).then_some((place as u8, slot.ticket))
        };
        self.0.iter().enumerate().filter_map(known)
    }

    /// A pile of `len` tickets with these at the places that a seat knows, and the others taken from `rest` in turn.
    pub(crate) fn rebuilt(
        len: usize,
        seat: Seat,
        known: &[(u8, TicketId)],
        rest: &mut impl Iterator<Item = TicketId>,
    ) -> Option<TicketPile> {
        let slot = |place: usize| match known.iter().find(|(at, _)| *at as usize == place) {
            Some((_, ticket)) => Some(Slot {
                ticket: *ticket,
                known_by: Some(seat),
            }),
            None => rest.next().map(|ticket| Slot {
                ticket,
                known_by: None,
            }),
        };
        (0..len)
            .map(slot)
            .collect::<Option<ArrayVec<Slot, MAX_PILE>>>()
            .map(TicketPile)
    }
}
