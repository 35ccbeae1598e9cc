//! Setting up a position of the Card Game: everything lies where the lines say, the rest where it usually lies.

use super::super::cards::{take, usual_market};
use super::super::position::{Begin, Position, Rest};
use super::super::problem::Impossible;
use crate::catalog::*;
use crate::engine::game::Broken;
use crate::engine::table::{Cards, MARKET, Setup};
use crate::engine::yard::{self, Fact, YardState, deck};

/// A table, and what the last action on it led to.
#[derive(Clone, Debug)]
pub(in super::super) struct YardTable {
    pub(super) game: &'static YardGame,
    pub(super) state: YardState,
    pub(super) facts: Vec<Fact>,
}

impl YardTable {
    /// A position.
    pub(in super::super) fn of(game: &'static YardGame, state: YardState) -> YardTable {
        YardTable {
            game,
            state,
            facts: Vec::new(),
        }
    }

    /// The position itself.
    pub(in super::super) fn into_state(self) -> YardState {
        self.state
    }
}

/// Sets up a position.
pub(in super::super) fn build(
    game: &'static YardGame,
    setup: &Setup,
    position: &Position,
) -> Result<YardTable, Impossible> {
    let dealt = YardState::new(game, setup).map_err(Impossible::Setup)?;
    let state = match position.begin {
        Begin::Deal if position.by_hand => return Err(Impossible::DealtByChance),
        Begin::Deal => dealt,
        Begin::FirstSplit => return Err(Impossible::NotInThisGame),
        Begin::Turn | Begin::FirstTickets => {
            let broken = |broken| Impossible::Broken(Broken::Yard(broken));
            let mut state = lay_out(game, setup, position)?
                .build(game)
                .map_err(broken)?;
            if position.begin == Begin::FirstTickets {
                state.deal_first_tickets(rules(game, position)?);
                state.check(game).map_err(broken)?;
            }
            state
        }
    };
    Ok(YardTable::of(game, state))
}

/// The engine's own position, from what the lines say.
fn lay_out(
    game: &YardGame,
    setup: &Setup,
    position: &Position,
) -> Result<yard::Position, Impossible> {
    let lines = &position.yard;
    let stack = &position.ticket_piles[0];
    if stack.only || !position.discards.is_empty() {
        return Err(Impossible::NotInThisGame);
    }
    let in_use = usize::from(position.players);
    let beyond = |used: bool| {
        if used {
            Err(Impossible::NoSuchSeat)
        } else {
            Ok(())
        }
    };
    beyond(position.hands[in_use..].iter().any(|hand| !hand.is_empty()))?;
    beyond(lines.departed[in_use..].iter().any(|pile| !pile.is_empty()))?;
    beyond(position.turn.is_some_and(|seat| seat.index() >= in_use))?;
    Ok(yard::Position {
        to_act: position.turn.or(setup.first).unwrap_or(Seat(0)),
        round: u8::try_from(position.round).map_err(|_| Impossible::OutOfRange)?,
        turns_left: position.turns_left,
        hands: position.hands[..in_use].to_vec(),
        yards: lines.yards[..in_use].to_vec(),
        tracks: lines.departed[..in_use].to_vec(),
        tickets: sets(&position.tickets[..in_use])?,
        completed: sets(&lines.completed[..in_use])?,
        market: market(game, position)?,
        pile_top: position.pile.clone(),
        pile: match position.rest {
            Rest::Pile => None,
            Rest::Discards => Some(position.pile.len() as u8),
            Rest::Hand(_) => return Err(Impossible::NotInThisGame),
        },
        ticket_top: stack.top.clone(),
        ..yard::Position::new(*setup)
    })
}

fn rules<'a>(game: &'a YardGame, position: &Position) -> Result<&'a YardRules, Impossible> {
    let rules = game.variants().get(position.variant);
    rules.ok_or(Impossible::NotInThisGame)
}

fn sets(lists: &[Vec<TicketId>]) -> Result<Vec<TicketSet>, Impossible> {
    let set = |list: &Vec<TicketId>| {
        let set: TicketSet = list.iter().copied().collect();
        let once = set.count() == list.len();
        once.then_some(set).ok_or(Impossible::TicketTwice)
    };
    lists.iter().map(set).collect()
}

/// The five places; those that no line names are filled with cards that no line uses.
fn market(game: &YardGame, position: &Position) -> Result<[Option<Card>; MARKET], Impossible> {
    if let Some(market) = position.market {
        return Ok(market);
    }
    if position.rest != Rest::Pile {
        return Ok([None; MARKET]);
    }
    let mut left = deck(rules(game, position)?);
    let lines = &position.yard;
    let columns = lines.yards.iter().flat_map(|yard| yard.columns());
    let columns = columns.map(|(color, column)| column.cards(color));
    let laid = position
        .hands
        .into_iter()
        .chain(lines.departed)
        .chain(columns);
    for cards in laid.chain(position.pile.iter().map(|card| Cards::from(*card))) {
        take(&mut left, cards)?;
    }
    usual_market(&mut left)
}
