//! Positions in saves of the first format, which named tickets by dense numbers: the numbers that they have in
//! the map files. Read for ever, never written; nothing here follows later changes of the state.

use serde::Deserialize;

use super::super::record::seat_letter;
use super::super::table::{Cards, in_words};
use super::notation::ticket_name;
use super::stored::{Stored, StoredSeat};
use super::yards::Yard;
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
    turn: u32,
    round: u8,
    to_act: Seat,
    phase: PhaseV1,
    cards: DisplayV1,
    seats: Vec<SeatV1>,
    turns_left: Option<u8>,
}

#[derive(Deserialize)]
struct DisplayV1 {
    market: Vec<Option<Card>>,
    discards: Cards,
}

#[derive(Deserialize)]
struct SeatV1 {
    yard: Yard,
    known: Cards,
    completed: Vec<TicketId>,
}

#[derive(Deserialize)]
struct OwnV1 {
    hand: Cards,
    tickets: Vec<TicketId>,
    offer: Vec<TicketId>,
    first_kept: Vec<TicketId>,
    returned: Vec<TicketId>,
    drawn: Cards,
    chosen: Option<Vec<TicketId>>,
}

#[derive(Deserialize)]
struct HiddenV1 {
    pile: Vec<Card>,
    ticket_pile: Vec<SlotV1>,
    tracks: Vec<Cards>,
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
    FirstTickets,
    Turn,
    SecondCard,
    KeepTickets,
    CheckTickets { last: Seat },
    Over,
}

impl StoredV1 {
    /// The same position in words; none if a number stands for nothing.
    pub(in crate::engine) fn in_words(self, game: &YardGame) -> Option<Stored> {
        let StoredV1 { open, own, hidden } = self;
        let market = open.cards.market.iter();
        let market: Vec<&str> = market.map(|card| card.map_or("none", Card::word)).collect();
        let seats = open.seats.iter().zip(&own).zip(&hidden.tracks);
        let slots = hidden.ticket_pile.iter();
        Some(Stored {
            first: letter(open.first),
            turn: open.turn,
            round: open.round,
            to_act: letter(open.to_act),
            question: question(&open.phase),
            market: market.join(" "),
            pile: in_words::write_row(&hidden.pile),
            discards: open.cards.discards,
            seats: seats
                .map(|((open, own), track)| seat(game, open, own, *track))
                .collect::<Option<_>>()?,
            ticket_pile: slots
                .map(|known| slot(game, known))
                .collect::<Option<_>>()?,
            turns_left: open.turns_left,
            chance: hidden.rng.read,
        })
    }
}

fn letter(seat: Seat) -> String {
    seat_letter(seat).to_string()
}

fn question(phase: &PhaseV1) -> String {
    match phase {
        PhaseV1::FirstTickets => "first-tickets".to_owned(),
        PhaseV1::Turn => "turn".to_owned(),
        PhaseV1::SecondCard => "second-card".to_owned(),
        PhaseV1::KeepTickets => "keep-tickets".to_owned(),
        PhaseV1::CheckTickets { last } => format!("check-tickets {}", letter(*last)),
        PhaseV1::Over => "over".to_owned(),
    }
}

fn ticket(game: &YardGame, ticket: TicketId) -> Option<String> {
    let there = ticket.index() < game.tickets().len();
    there.then(|| ticket_name(game, ticket))
}

fn tickets(game: &YardGame, tickets: &[TicketId]) -> Option<Vec<String>> {
    tickets.iter().map(|id| ticket(game, *id)).collect()
}

fn slot(game: &YardGame, slot: &SlotV1) -> Option<String> {
    let name = ticket(game, slot.ticket)?;
    Some(match slot.known_by {
        Some(seat) => format!("{name} {}", letter(seat)),
        None => name,
    })
}

fn seat(game: &YardGame, open: &SeatV1, own: &OwnV1, track: Cards) -> Option<StoredSeat> {
    // No column is higher than a handful; a hostile one must not spill over.
    let sound = |(_, column): &(Color, super::Column)| column.wagons <= 60 && column.locos <= 60;
    if !open.yard.columns().all(|column| sound(&column)) {
        return None;
    }
    let columns = open.yard.columns();
    Some(StoredSeat {
        yard: columns.map(|(color, column)| column.cards(color)).collect(),
        track,
        hand: own.hand,
        known: open.known,
        drawn: own.drawn,
        tickets: tickets(game, &own.tickets)?,
        offer: tickets(game, &own.offer)?,
        first_kept: tickets(game, &own.first_kept)?,
        returned: tickets(game, &own.returned)?,
        completed: tickets(game, &open.completed)?,
        chosen: match &own.chosen {
            Some(chosen) => Some(tickets(game, chosen)?),
            None => None,
        },
    })
}
