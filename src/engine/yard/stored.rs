//! A position in words, as saves keep it: tickets and cards by their names, never by numbers that another release
//! might give to something else.
//!
//! What follows from the rest is not kept: counts, what the pile was made of, what an owner is shown of the own
//! pile. `restore` works it out again, and a field that is missing has its usual value.

use serde::{Deserialize, Serialize};

use super::super::record::{letter_seat, seat_letter};
use super::super::table::{Cards, Rng, Setup, TicketSet, in_words};
use super::notation::{find_ticket, ticket_name};
use super::position::yard_of;
use super::setup::empty_table;
use super::state::*;
use crate::catalog::*;

/// A stored position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::engine) struct Stored {
    pub(super) first: String,
    pub(super) turn: u32,
    pub(super) round: u8,
    pub(super) to_act: String,
    /// The question that is asked; for the ticket check with the seat that decides last.
    pub(super) question: String,
    pub(super) market: String,
    /// The top card last.
    pub(super) pile: String,
    pub(super) discards: Cards,
    pub(super) seats: Vec<StoredSeat>,
    /// The top ticket last, each with the seat that knows where it lies.
    pub(super) ticket_pile: Vec<String>,
    pub(super) turns_left: Option<u8>,
    /// How far the stream of chance has been read.
    pub(super) chance: u64,
}

/// What is stored of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::engine) struct StoredSeat {
    /// The columns of the yard.
    pub(super) yard: Vec<Cards>,
    /// The pile on the track.
    pub(super) track: Cards,
    pub(super) hand: Cards,
    pub(super) known: Cards,
    pub(super) drawn: Cards,
    pub(super) tickets: Vec<String>,
    pub(super) offer: Vec<String>,
    pub(super) first_kept: Vec<String>,
    pub(super) returned: Vec<String>,
    pub(super) completed: Vec<String>,
    pub(super) chosen: Option<Vec<String>>,
}

/// The stored form of a position.
pub(in crate::engine) fn store(game: &YardGame, state: &YardState) -> Stored {
    let open = &state.open;
    let ticket = |ticket| ticket_name(game, ticket);
    Stored {
        first: seat_letter(open.first).to_string(),
        turn: open.turn,
        round: open.round,
        to_act: seat_letter(open.to_act).to_string(),
        question: question(open.phase),
        market: in_words::write_market(&open.cards),
        pile: in_words::write_row(state.hidden.pile.order()),
        discards: open.cards.discards,
        seats: (0..open.seats.len())
            .map(|seat| store_seat(game, state, seat))
            .collect(),
        ticket_pile: in_words::write_tickets(&state.hidden.ticket_pile, ticket),
        turns_left: open.turns_left,
        chance: state.hidden.rng.read(),
    }
}

fn store_seat(game: &YardGame, state: &YardState, seat: usize) -> StoredSeat {
    let (open, own) = (&state.open.seats[seat], &state.own[seat]);
    let set = |tickets: TicketSet| in_words::write_set(tickets, |id| ticket_name(game, id));
    StoredSeat {
        yard: open
            .yard
            .columns()
            .map(|(color, column)| column.cards(color))
            .collect(),
        track: state.hidden.tracks[seat],
        hand: own.hand,
        known: open.known,
        drawn: own.drawn,
        tickets: set(own.tickets),
        offer: own.offer.iter().map(|id| ticket_name(game, *id)).collect(),
        first_kept: set(own.first_kept),
        returned: set(own.returned),
        completed: set(open.completed),
        chosen: own.chosen.map(set),
    }
}

fn question(phase: Phase) -> String {
    match phase {
        Phase::FirstTickets => "first-tickets".to_owned(),
        Phase::Turn => "turn".to_owned(),
        Phase::SecondCard => "second-card".to_owned(),
        Phase::KeepTickets => "keep-tickets".to_owned(),
        Phase::CheckTickets { last } => format!("check-tickets {}", seat_letter(last)),
        Phase::Over => "over".to_owned(),
    }
}

/// The state of a stored position of a game that started like this; none if it names what is not there. `check`
/// judges the whole.
pub(in crate::engine) fn restore(
    game: &YardGame,
    setup: &Setup,
    stored: &Stored,
) -> Option<YardState> {
    let rules = setup.rules(game.variants(), |rules| rules.players).ok()?;
    let seat = |letter: &str| letter_seat(letter).filter(|seat| seat.0 < setup.seats);
    let find = |name: &str| find_ticket(game, name).ok();
    let mut state = empty_table(game, rules, setup);
    state.open.first = seat(&stored.first)?;
    state.open.turn = stored.turn;
    state.open.round = stored.round;
    state.open.to_act = seat(&stored.to_act)?;
    state.open.phase = phase(&stored.question, seat)?;
    state.open.turns_left = stored.turns_left;
    state.hidden.rng = Rng::at(setup.seed, stored.chance);
    state.hidden.pile = in_words::read_pile(&stored.pile)?;
    state.open.cards.pile = state.hidden.pile.len() as u8;
    state.open.cards.market = in_words::read_market(&stored.market)?;
    state.open.cards.discards = stored.discards;
    state.hidden.ticket_pile = in_words::read_tickets(&stored.ticket_pile, find)?;
    state.open.ticket_pile = state.hidden.ticket_pile.len() as u8;
    if stored.seats.len() != state.own.len() {
        return None;
    }
    for (seat, stored) in stored.seats.iter().enumerate() {
        restore_seat(game, &mut state, seat, stored)?;
    }
    state.hidden.pool = pool(&state)?;
    Some(state)
}

fn restore_seat(
    game: &YardGame,
    state: &mut YardState,
    seat: usize,
    stored: &StoredSeat,
) -> Option<()> {
    let find = |name: &str| find_ticket(game, name).ok();
    let set = |names: &Vec<String>| in_words::read_set(names, find);
    let checked = matches!(state.open.phase, Phase::CheckTickets { .. } | Phase::Over);
    // Whoever is shown the own pile from the start is shown it always (CG-3).
    let shown = checked || state.own[seat].pile.is_some();
    let own = Holdings {
        hand: stored.hand,
        tickets: set(&stored.tickets)?,
        offer: in_words::read_offer(&stored.offer, find)?,
        first_kept: set(&stored.first_kept)?,
        returned: set(&stored.returned)?,
        drawn: stored.drawn,
        pile: shown.then_some(stored.track),
        chosen: match &stored.chosen {
            Some(names) => Some(set(names)?),
            None => None,
        },
    };
    state.open.seats[seat] = OpenSeat {
        yard: yard_of(&stored.yard)?,
        track: stored.track.total(),
        hand: own.hand.total(),
        known: stored.known,
        blind: own.drawn.total(),
        tickets: own.tickets.count() as u8,
        offered: own.offer.len() as u8,
        first_kept: own.first_kept.count() as u8,
        completed: set(&stored.completed)?,
        failed: match state.open.phase {
            Phase::Over => own.tickets,
            _ => TicketSet::NONE,
        },
    };
    state.hidden.tracks[seat] = stored.track;
    state.own[seat] = own;
    Some(())
}

/// What this round's pile was made of is still in it, or somebody has drawn it.
fn pool(state: &YardState) -> Option<Cards> {
    let drawn = state.own.iter().map(|own| own.drawn);
    let handfuls = drawn.chain([state.hidden.pile.contents()]);
    // More cards than there can be must not spill over into another kind.
    let handfuls: Vec<Cards> = handfuls.collect();
    let total: usize = handfuls.iter().map(|cards| cards.total() as usize).sum();
    (total <= MAX_CARDS as usize).then(|| handfuls.into_iter().fold(Cards::NONE, Cards::plus))
}

fn phase(question: &str, seat: impl Fn(&str) -> Option<Seat>) -> Option<Phase> {
    Some(match question.split_once(' ') {
        Some(("check-tickets", letter)) => Phase::CheckTickets {
            last: seat(letter)?,
        },
        Some(_) => return None,
        None => match question {
            "first-tickets" => Phase::FirstTickets,
            "turn" => Phase::Turn,
            "second-card" => Phase::SecondCard,
            "keep-tickets" => Phase::KeepTickets,
            "over" => Phase::Over,
            _ => return None,
        },
    })
}
