//! Positions in saves of the first format, which named everything by dense numbers: the numbers that entries have
//! in the map files. Read for ever, never written; nothing here follows later changes of the state.

use serde::Deserialize;

use super::super::record::seat_letter;
use super::super::table::{Cards, in_words};
use super::notation::{ticket_name, track_name};
use super::state::{PerColor, PerPile};
use super::stored::{Stored, StoredSeat, bonus_name, crowd};
use crate::catalog::*;

#[derive(Deserialize)]
pub(in crate::engine) struct StoredV1 {
    open: OpenV1,
    own: Vec<OwnV1>,
    hidden: HiddenV1,
}

#[derive(Deserialize)]
struct OpenV1 {
    first: Seat,
    turn: u16,
    to_act: Seat,
    phase: PhaseV1,
    cards: DisplayV1,
    owners: Vec<OwnerV1>,
    seats: Vec<SeatV1>,
    ticket_discards: Vec<TicketId>,
    passengers: Vec<PerColor>,
    bonus_cards: Vec<BonusId>,
    neutral: Option<NeutralV1>,
    turns_left: Option<u8>,
    passes: u8,
}

#[derive(Deserialize)]
struct DisplayV1 {
    market: Vec<Option<Card>>,
    discards: Cards,
}

#[derive(Deserialize)]
enum OwnerV1 {
    Nobody,
    Neutral,
    Seat(Seat),
}

#[derive(Deserialize)]
struct NeutralV1 {
    holder: Seat,
}

#[derive(Deserialize)]
struct SeatV1 {
    offered: PerPile,
    known: Cards,
    loans: u8,
    tolls_paid: u16,
    tolls_received: u16,
    passengers: PerColor,
}

#[derive(Deserialize)]
struct OwnV1 {
    hand: Cards,
    tickets: Vec<TicketId>,
    offer: Vec<TicketId>,
    put_away: Vec<TicketId>,
}

#[derive(Deserialize)]
struct HiddenV1 {
    pile: Vec<Card>,
    ticket_piles: Vec<Vec<SlotV1>>,
    rng: RngV1,
}

#[derive(Deserialize)]
struct SlotV1 {
    ticket: TicketId,
    known_by: Option<Seat>,
}

#[derive(Deserialize)]
struct RngV1 {
    read: u64,
}

#[derive(Deserialize)]
enum PhaseV1 {
    FirstSplit,
    FirstTickets,
    Turn,
    SecondCard,
    KeepTickets,
    Tunnel {
        track: TrackId,
        paid: Cards,
        turned: Vec<Card>,
    },
    TakePassengers {
        track: TrackId,
    },
    PlaceNeutral {
        route: RouteId,
    },
    Over {
        ending: EndingV1,
    },
}

#[derive(Deserialize)]
enum EndingV1 {
    LastRound,
    AllPassed,
}

impl StoredV1 {
    /// The same position in words; none if a number stands for nothing.
    pub(in crate::engine) fn in_words(self, game: &RailGame) -> Option<Stored> {
        let names = Names { game };
        let StoredV1 { open, own, hidden } = self;
        let owners = open.owners.iter().enumerate();
        let owned = owners.filter_map(|(track, owner)| {
            let owner = match owner {
                OwnerV1::Nobody => return None,
                OwnerV1::Neutral => "neutral".to_owned(),
                OwnerV1::Seat(seat) => letter(*seat),
            };
            Some(names.track(TrackId::at(track)).map(|name| (name, owner)))
        });
        let standing = game.cities().iter().zip(&open.passengers);
        let market = open.cards.market.iter();
        let market: Vec<&str> = market.map(|card| card.map_or("none", Card::word)).collect();
        let split = matches!(open.phase, PhaseV1::FirstSplit);
        let seats = open.seats.iter().zip(&own);
        Some(Stored {
            first: letter(open.first),
            turn: open.turn,
            to_act: letter(open.to_act),
            question: names.question(&open.phase)?,
            market: market.join(" "),
            pile: in_words::write_row(&hidden.pile),
            discards: open.cards.discards,
            tracks: owned.collect::<Option<_>>()?,
            seats: seats
                .map(|(open, own)| names.seat(open, own, split))
                .collect::<Option<_>>()?,
            ticket_piles: hidden
                .ticket_piles
                .iter()
                .take(game.piles().len())
                .map(|pile| pile.iter().map(|slot| names.slot(slot)).collect())
                .collect::<Option<_>>()?,
            ticket_discards: names.tickets(&open.ticket_discards)?,
            passengers: standing
                .map(|(city, standing)| (city.id().to_owned(), few(standing)))
                .collect(),
            bonus_cards: open
                .bonus_cards
                .iter()
                .map(|bonus| names.bonus(*bonus))
                .collect::<Option<_>>()?,
            neutral: open.neutral.map(|neutral| letter(neutral.holder)),
            turns_left: open.turns_left,
            passes: open.passes,
            chance: hidden.rng.read,
        })
    }
}

fn letter(seat: Seat) -> String {
    seat_letter(seat).to_string()
}

/// Passengers as cards; no game has more of a colour than a handful holds.
fn few(counts: &PerColor) -> Cards {
    crowd(&counts.map(|count| count.min(60)))
}

/// Names of things by their numbers, where there are such things.
struct Names<'a> {
    game: &'a RailGame,
}

impl Names<'_> {
    fn track(&self, track: TrackId) -> Option<String> {
        let there = track.index() < self.game.tracks().len();
        there.then(|| track_name(self.game, track))
    }

    fn ticket(&self, ticket: TicketId) -> Option<String> {
        let there = ticket.index() < self.game.tickets().len();
        there.then(|| ticket_name(self.game, ticket))
    }

    fn tickets(&self, tickets: &[TicketId]) -> Option<Vec<String>> {
        tickets.iter().map(|ticket| self.ticket(*ticket)).collect()
    }

    fn bonus(&self, bonus: BonusId) -> Option<String> {
        let there = bonus.index() < self.game.bonuses().len();
        there.then(|| bonus_name(self.game, bonus))
    }

    fn slot(&self, slot: &SlotV1) -> Option<String> {
        let name = self.ticket(slot.ticket)?;
        Some(match slot.known_by {
            Some(seat) => format!("{name} {}", letter(seat)),
            None => name,
        })
    }

    fn seat(&self, open: &SeatV1, own: &OwnV1, split: bool) -> Option<StoredSeat> {
        Some(StoredSeat {
            hand: own.hand,
            known: open.known,
            tickets: self.tickets(&own.tickets)?,
            offer: self.tickets(&own.offer)?,
            put_away: self.tickets(&own.put_away)?,
            split: if split { open.offered } else { [0; 2] },
            loans: open.loans,
            tolls_paid: open.tolls_paid,
            tolls_received: open.tolls_received,
            passengers: few(&open.passengers),
            ..StoredSeat::default()
        })
    }

    fn question(&self, phase: &PhaseV1) -> Option<String> {
        Some(match phase {
            PhaseV1::FirstSplit => "first-split".to_owned(),
            PhaseV1::FirstTickets => "first-tickets".to_owned(),
            PhaseV1::Turn => "turn".to_owned(),
            PhaseV1::SecondCard => "second-card".to_owned(),
            PhaseV1::KeepTickets => "keep-tickets".to_owned(),
            PhaseV1::Tunnel {
                track,
                paid,
                turned,
            } => {
                let turned = in_words::write_row(turned);
                format!("tunnel {} {paid} {turned}", self.track(*track)?)
            }
            PhaseV1::TakePassengers { track } => {
                format!("take-passengers {}", self.track(*track)?)
            }
            PhaseV1::PlaceNeutral { route } => {
                let route = self.game.routes().get(route.index())?;
                format!("place-neutral {}", self.track(*route.tracks().first()?)?)
            }
            PhaseV1::Over { ending } => match ending {
                EndingV1::LastRound => "over last-round".to_owned(),
                EndingV1::AllPassed => "over all-passed".to_owned(),
            },
        })
    }
}
