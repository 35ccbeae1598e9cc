//! A position in words, as saves keep it: cities, tracks, tickets and cards by their names, never by numbers that
//! another release might give to something else.
//!
//! What follows from the rest is not kept: points, wagons, tokens, counts, and which tracks are free. `restore`
//! works it out again, so a position outlives a corrected rule, and a field that is missing has its usual value.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::super::record::seat_letter;
use super::super::table::{Cards, in_words};
use super::notation::{ticket_name, track_name};
use super::state::*;
use crate::catalog::*;

/// Names of tracks, each with its owner.
type Owners = BTreeMap<Name, Name>;
type Name = String;

/// A stored position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::engine) struct Stored {
    pub(super) first: String,
    pub(super) turn: u16,
    pub(super) to_act: String,
    /// The question that is asked, with what belongs to it: `tunnel TRACK PAID TURNED…`.
    pub(super) question: String,
    pub(super) market: String,
    /// The top card last.
    pub(super) pile: String,
    pub(super) discards: Cards,
    /// Who owns which track: a seat's letter or `neutral`.
    pub(super) tracks: Owners,
    pub(super) seats: Vec<StoredSeat>,
    /// The top ticket last, each with the seat that knows where it lies.
    pub(super) ticket_piles: Vec<Vec<String>>,
    pub(super) ticket_discards: Vec<String>,
    /// Passengers still standing, by city.
    pub(super) passengers: BTreeMap<String, Cards>,
    pub(super) bonus_cards: Vec<String>,
    /// Who has the neutral player's marker, while it lays track.
    pub(super) neutral: Option<String>,
    pub(super) turns_left: Option<u8>,
    pub(super) passes: u8,
    /// How far the stream of chance has been read.
    pub(super) chance: u64,
}

/// What is stored of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::engine) struct StoredSeat {
    /// Only told, so that a corrected count can be noticed: it is never read back.
    pub(super) score: i16,
    pub(super) hand: Cards,
    pub(super) known: Cards,
    pub(super) tickets: Vec<String>,
    pub(super) offer: Vec<String>,
    pub(super) put_away: Vec<String>,
    /// From which piles the first tickets come, once that is announced and until they are dealt (GE-2).
    pub(super) split: PerPile,
    pub(super) loans: u8,
    pub(super) tolls_paid: u16,
    pub(super) tolls_received: u16,
    pub(super) passengers: Cards,
}

/// The stored form of a position.
pub(in crate::engine) fn store(game: &RailGame, state: &RailState) -> Stored {
    let open = &state.open;
    let ticket = |ticket| ticket_name(game, ticket);
    let piles = state.hidden.ticket_piles.iter().take(game.piles().len());
    let standing = game.cities().iter().zip(&open.passengers);
    Stored {
        first: seat_letter(open.first).to_string(),
        turn: open.turn,
        to_act: seat_letter(open.to_act).to_string(),
        question: question(game, &open.phase),
        market: in_words::write_market(&open.cards),
        pile: in_words::write_row(state.hidden.pile.order()),
        discards: open.cards.discards,
        tracks: owned_tracks(game, open),
        seats: (0..open.seats.len())
            .map(|seat| store_seat(game, state, seat))
            .collect(),
        ticket_piles: piles
            .map(|pile| in_words::write_tickets(pile, ticket))
            .collect(),
        ticket_discards: in_words::write_set(open.ticket_discards, ticket),
        passengers: standing
            .filter(|(_, standing)| **standing != [0; 8])
            .map(|(city, standing)| (city.id().to_owned(), crowd(standing)))
            .collect(),
        bonus_cards: open
            .bonus_cards
            .iter()
            .map(|bonus| bonus_name(game, *bonus))
            .collect(),
        neutral: open
            .neutral
            .map(|neutral| seat_letter(neutral.holder).to_string()),
        turns_left: open.turns_left,
        passes: open.passes,
        chance: state.hidden.rng.read(),
    }
}

fn store_seat(game: &RailGame, state: &RailState, seat: usize) -> StoredSeat {
    let (open, own) = (&state.open.seats[seat], &state.own[seat]);
    let ticket = |ticket| ticket_name(game, ticket);
    StoredSeat {
        score: open.score,
        hand: own.hand,
        known: open.known,
        tickets: in_words::write_set(own.tickets, ticket),
        offer: own.offer.iter().copied().map(ticket).collect(),
        put_away: in_words::write_set(own.put_away, ticket),
        split: match state.open.phase {
            Phase::FirstSplit => open.offered,
            _ => [0; 2],
        },
        loans: open.loans,
        tolls_paid: open.tolls_paid,
        tolls_received: open.tolls_received,
        passengers: crowd(&open.passengers),
    }
}

fn owned_tracks(game: &RailGame, open: &Open) -> Owners {
    let owner = |track| match open.owner(track) {
        Owner::Nobody => None,
        Owner::Neutral => Some("neutral".to_owned()),
        Owner::Seat(seat) => Some(seat_letter(seat).to_string()),
    };
    game.track_ids()
        .filter_map(|track| Some((track_name(game, track), owner(track)?)))
        .collect()
}

fn question(game: &RailGame, phase: &Phase) -> String {
    match phase {
        Phase::FirstSplit => "first-split".to_owned(),
        Phase::FirstTickets => "first-tickets".to_owned(),
        Phase::Turn => "turn".to_owned(),
        Phase::SecondCard => "second-card".to_owned(),
        Phase::KeepTickets => "keep-tickets".to_owned(),
        Phase::Tunnel(tunnel) => format!(
            "tunnel {} {} {}",
            track_name(game, tunnel.track),
            tunnel.paid,
            in_words::write_row(&tunnel.turned)
        ),
        Phase::TakePassengers { track } => format!("take-passengers {}", track_name(game, *track)),
        // The route by one of its tracks.
        Phase::PlaceNeutral { route } => {
            let track = game.route(*route).tracks()[0];
            format!("place-neutral {}", track_name(game, track))
        }
        Phase::Over { ending } => format!("over {}", ending.word()),
    }
}

/// Passengers are written as cards of their colours.
pub(super) fn crowd(counts: &PerColor) -> Cards {
    Color::ALL.into_iter().fold(Cards::NONE, |crowd, color| {
        crowd.plus(Cards::of(color.into(), counts[color.index()]))
    })
}

/// A bonus card by what it counts; where that needs a country, with the country.
pub(super) fn bonus_name(game: &RailGame, bonus: BonusId) -> String {
    let kind = game.bonus(bonus).kind();
    match kind {
        BonusKind::CountryTracks { country } => {
            let country = &game.countries()[country.index()];
            format!("{} {}", kind.word(), country.id())
        }
        _ => kind.word().to_owned(),
    }
}
