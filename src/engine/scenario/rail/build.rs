//! Setting up a position by hand: everything lies where the lines say, the rest where it usually lies.

use super::super::position::{Begin, Position};
use super::super::problem::Impossible;
use super::layout;
use crate::catalog::*;
use crate::engine::game;
use crate::engine::rail::{Book, Broken, Fact, Phase, RailState};
use crate::engine::table::{Setup, TicketSet};

/// A position, and how far it is from one that could have been played.
#[derive(Clone, Debug)]
pub(in super::super) struct RailTable {
    pub(super) game: &'static RailGame,
    pub(super) state: RailState,
    /// What the last action led to.
    pub(super) facts: Vec<Fact>,
    /// Wagons taken off the table by `wagons` lines, by seat; the neutral player's come last. Listing the tracks
    /// that use up forty wagons would hide what such a scenario is about.
    removed: [u8; MAX_SEATS + 1],
    /// Tickets taken off the table by `ticket-pile only` lines.
    removed_tickets: TicketSet,
}

impl RailTable {
    /// A position that was reached in play.
    pub(in super::super) fn of(game: &'static RailGame, state: RailState) -> RailTable {
        RailTable {
            game,
            state,
            facts: Vec::new(),
            removed: [0; MAX_SEATS + 1],
            removed_tickets: TicketSet::NONE,
        }
    }

    /// The position itself.
    pub(in super::super) fn into_state(self) -> RailState {
        self.state
    }

    /// Checks what must hold of every state, as if the removed wagons and tickets were still there.
    pub(super) fn check(&self) -> Result<(), Broken> {
        let mut state = self.state.clone();
        for (seat, removed) in state.open.seats.iter_mut().zip(self.removed) {
            seat.wagons += removed;
        }
        if let Some(neutral) = &mut state.open.neutral {
            neutral.wagons += self.removed[MAX_SEATS];
        }
        let own = &mut state.own[0];
        own.put_away = own.put_away.plus(self.removed_tickets);
        state.check(self.game)
    }
}

/// Sets up a position.
pub(in super::super) fn build(
    game: &'static RailGame,
    setup: &Setup,
    position: &Position,
) -> Result<RailTable, Impossible> {
    let state = RailState::new(game, setup).map_err(Impossible::Setup)?;
    let mut table = RailTable::of(game, state);
    if position.begin == Begin::Deal {
        if position.by_hand {
            return Err(Impossible::DealtByChance);
        }
        return sound(table);
    }
    let state = &mut table.state;
    layout::cards(game, position, state)?;
    table.removed_tickets = layout::tickets(game, position, state)?;
    table.removed = layout::tracks(game, position, state)?;
    fill_purses(game, position, state)?;
    super::crowd::place(game, position, state)?;
    open_bonuses(position, state)?;
    if let Some(seat) = position.rail.marker {
        let neutral = state
            .open
            .neutral
            .as_mut()
            .ok_or(Impossible::NotInThisGame)?;
        neutral.holder = seated(seat, position)?;
    }
    begin(game, position, state)?;
    sound(table)
}

fn sound(table: RailTable) -> Result<RailTable, Impossible> {
    match table.check() {
        Ok(()) => Ok(table),
        Err(broken) => Err(Impossible::Broken(game::Broken::Rail(broken))),
    }
}

/// A seat that is at the table.
pub(super) fn seated(seat: Seat, position: &Position) -> Result<Seat, Impossible> {
    if seat.0 < position.players {
        Ok(seat)
    } else {
        Err(Impossible::NoSuchSeat)
    }
}

/// The most tokens, loans or rounds; no game sees more, and more could overflow somewhere.
const MOST: u16 = 200;

/// Tokens and loans. Missing tokens count as paid in the open, extra ones as received.
fn fill_purses(
    game: &RailGame,
    position: &Position,
    state: &mut RailState,
) -> Result<(), Impossible> {
    let tolls = Book::new(game, position.variant).rules.tolls.as_ref();
    if tolls.is_none() && !(position.rail.tokens.is_empty() && position.rail.loans.is_empty()) {
        return Err(Impossible::NotInThisGame);
    }
    let start = tolls.map_or(0, |tolls| u16::from(tolls.tokens));
    for &(seat, tokens) in &position.rail.tokens {
        let seat = seated(seat, position)?.index();
        if tokens > MOST {
            return Err(Impossible::OutOfRange);
        }
        state.own[seat].tokens = tokens;
        state.open.seats[seat].tolls_paid = start.saturating_sub(tokens);
        state.open.seats[seat].tolls_received = tokens.saturating_sub(start);
    }
    for &(seat, loans) in &position.rail.loans {
        if u16::from(loans) > MOST {
            return Err(Impossible::OutOfRange);
        }
        state.open.seats[seated(seat, position)?.index()].loans = loans;
    }
    Ok(())
}

/// The bonus cards that are named, and others until there are as many as the game wants.
fn open_bonuses(position: &Position, state: &mut RailState) -> Result<(), Impossible> {
    let count = state.open.bonus_cards.len();
    if position.rail.bonuses.len() > count {
        return Err(Impossible::NotInThisGame);
    }
    if position.rail.bonuses.is_empty() {
        return Ok(());
    }
    let mut cards = position.rail.bonuses.clone();
    cards.extend(
        (0..=10)
            .map(BonusId::at)
            .filter(|bonus| !position.rail.bonuses.contains(bonus)),
    );
    cards.truncate(count);
    cards.arrange();
    cards.dedup();
    state.open.bonus_cards = cards.into_iter().collect();
    Ok(())
}

/// Whose turn it is, and in which round.
fn begin(game: &RailGame, position: &Position, state: &mut RailState) -> Result<(), Impossible> {
    let players = position.players;
    match position.begin {
        Begin::FirstSplit if game.piles().len() == 1 => return Err(Impossible::NotInThisGame),
        Begin::FirstSplit => state.open.phase = Phase::FirstSplit,
        Begin::FirstTickets if game.piles().len() > 1 => return Err(Impossible::NotInThisGame),
        Begin::FirstTickets => {
            deal_first_tickets(Book::new(game, position.variant).rules, state);
            state.open.phase = Phase::FirstTickets;
        }
        Begin::Turn | Begin::Deal => {
            let first = state.open.first;
            let seat = seated(position.turn.unwrap_or(first), position)?;
            let order = u16::from((seat.0 + players - first.0) % players);
            if !(1..=MOST).contains(&position.round) {
                return Err(Impossible::OutOfRange);
            }
            state.open.phase = Phase::Turn;
            state.open.turn = (position.round - 1) * u16::from(players) + order + 1;
            state.open.to_act = seat;
            let turns = position.turns_left;
            if position.rail.passes >= players || turns.is_some_and(|turns| turns == 0) {
                return Err(Impossible::OutOfRange);
            }
            state.open.passes = position.rail.passes;
            state.open.turns_left = turns;
        }
    }
    Ok(())
}

/// From the top of the pile, seat after seat.
fn deal_first_tickets(rules: &RailRules, state: &mut RailState) {
    for (own, seat) in state.own.iter_mut().zip(&mut state.open.seats) {
        for _ in 0..rules.tickets.first_deal {
            if let Some(ticket) = state.hidden.ticket_piles[0].draw() {
                own.offer.push(ticket);
                seat.offered[0] += 1;
            }
        }
    }
    state.open.ticket_piles[0] = state.hidden.ticket_piles[0].len() as u8;
}
