//! A position set up by hand, for scenarios and tests.

use super::super::table::*;
use super::book::may_look;
use super::invariant::Broken;
use super::setup::{all_tickets, deck};
use super::state::*;
use super::yards::Yard;
use crate::catalog::*;

/// What lies where at the beginning of a turn. Everything not named goes where it does no harm: cards into the pile,
/// tickets under the ticket pile.
#[derive(Clone, Debug)]
pub struct Position {
    /// The way the game is played, how many play, and the seed for what is not named.
    pub setup: Setup,
    /// Whose turn it is.
    pub to_act: Seat,
    /// The round, counted from 1.
    pub round: u8,
    /// Turns left after this one, if the pile has run out.
    pub turns_left: Option<u8>,
    /// Hands, by seat; missing ones are empty, here and below.
    pub hands: Vec<Cards>,
    /// Yards, by seat.
    pub yards: Vec<Yard>,
    /// Piles on the track, by seat.
    pub tracks: Vec<Cards>,
    /// Tickets held, by seat.
    pub tickets: Vec<TicketSet>,
    /// Tickets completed in an earlier round, by seat.
    pub completed: Vec<TicketSet>,
    /// The market.
    pub market: [Option<Card>; MARKET],
    /// The top of the pile, the first card to be drawn first.
    pub pile_top: Vec<Card>,
    /// Cards in the pile; by default all that are not named. Surplus cards are discarded.
    pub pile: Option<u8>,
    /// The top of the ticket pile, the first ticket to be drawn first.
    pub ticket_top: Vec<TicketId>,
}

impl Position {
    /// An empty table at the beginning of the first seat's turn.
    pub fn new(setup: Setup) -> Position {
        Position {
            setup,
            to_act: Seat(0),
            round: 1,
            turns_left: None,
            hands: Vec::new(),
            yards: Vec::new(),
            tracks: Vec::new(),
            tickets: Vec::new(),
            completed: Vec::new(),
            market: [None; MARKET],
            pile_top: Vec::new(),
            pile: None,
            ticket_top: Vec::new(),
        }
    }

    /// The state of this position, or what is wrong with it. The forced first step of the turn is not taken:
    /// it belongs to the turn before.
    pub fn build(&self, game: &YardGame) -> Result<YardState, Broken> {
        let mut state = YardState::new(game, &self.setup).map_err(|_| Broken::Shape)?;
        let rules = game
            .variants()
            .get(self.setup.variant)
            .ok_or(Broken::Shape)?;
        if self.to_act.0 >= self.setup.seats {
            return Err(Broken::Shape);
        }
        self.place_seats(&mut state, game);
        self.place_cards(&mut state, rules)?;
        self.place_tickets(&mut state, game)?;
        state.open.phase = Phase::Turn;
        state.open.turn = 1;
        state.open.to_act = self.to_act;
        state.open.first = self.setup.first.unwrap_or(self.to_act);
        state.open.round = self.round;
        state.open.turns_left = self.turns_left;
        state.check(game).map(|()| state)
    }

    fn place_seats(&self, state: &mut YardState, game: &YardGame) {
        for seat in 0..state.own.len() {
            let hand = self.hands.get(seat).copied().unwrap_or_default();
            let track = self.tracks.get(seat).copied().unwrap_or_default();
            state.hidden.tracks[seat] = track;
            state.own[seat] = Holdings {
                hand,
                drawn: hand,
                tickets: self.tickets.get(seat).copied().unwrap_or_default(),
                pile: may_look(game, &state.open, Seat::at(seat)).then_some(track),
                ..Holdings::default()
            };
            state.open.seats[seat] = OpenSeat {
                yard: self.yards.get(seat).copied().unwrap_or_default(),
                track: track.total(),
                hand: hand.total(),
                blind: hand.total(),
                tickets: state.own[seat].tickets.count() as u8,
                completed: self.completed.get(seat).copied().unwrap_or_default(),
                ..OpenSeat::default()
            };
        }
    }

    fn place_cards(&self, state: &mut YardState, rules: &YardRules) -> Result<(), Broken> {
        let mut named: Vec<Card> = self.pile_top.clone();
        named.extend(self.market.iter().flatten());
        for (own, open) in state.own.iter().zip(&state.open.seats) {
            named.extend(own.hand.each());
            // Absurdly high columns must not overflow the counts of `Cards`.
            for (color, column) in open.yard.columns() {
                named.extend(std::iter::repeat_n(Card::from(color), column.wagons.into()));
                named.extend(std::iter::repeat_n(Card::Loco, column.locos.into()));
            }
        }
        for track in &state.hidden.tracks {
            named.extend(track.each());
        }
        let mut rest = deck(rules);
        for card in named {
            if rest.count(card) == 0 {
                return Err(Broken::Cards);
            }
            rest.remove(card);
        }
        let below = match self.pile {
            None => rest.total() as usize,
            Some(pile) => (pile as usize)
                .checked_sub(self.pile_top.len())
                .filter(|below| *below <= rest.total() as usize)
                .ok_or(Broken::Cards)?,
        };
        let shuffled = Pile::shuffled(rest, &mut state.hidden.rng);
        let (pile, discards) = shuffled.order().split_at(below);
        let pile: Vec<Card> = pile
            .iter()
            .chain(self.pile_top.iter().rev())
            .copied()
            .collect();
        let hands = state.own.iter().flat_map(|own| own.hand.each());
        state.hidden.pool = pile.iter().copied().chain(hands).collect();
        state.hidden.pile = Pile::stacked(&pile);
        state.open.cards = Display {
            market: self.market,
            pile: pile.len() as u8,
            discards: discards.iter().copied().collect(),
        };
        Ok(())
    }

    fn place_tickets(&self, state: &mut YardState, game: &YardGame) -> Result<(), Broken> {
        let mut rest = all_tickets(game);
        let exists = |ticket: &TicketId| ticket.index() < game.tickets().len();
        if !self.ticket_top.iter().all(exists) {
            return Err(Broken::Tickets);
        }
        let held = state.own.iter().map(|own| own.tickets);
        let completed = state.open.seats.iter().map(|seat| seat.completed);
        let top: TicketSet = self.ticket_top.iter().copied().collect();
        for tickets in held.chain(completed).chain([top]) {
            if !rest.contains_all(tickets) {
                return Err(Broken::Tickets);
            }
            rest = rest.minus(tickets);
        }
        let below = TicketPile::shuffled(rest, &mut state.hidden.rng);
        let order = below.order().chain(self.ticket_top.iter().rev().copied());
        state.hidden.ticket_pile = TicketPile::stacked(order);
        state.open.ticket_pile = state.hidden.ticket_pile.len() as u8;
        Ok(())
    }
}

/// A yard with these columns, each written as its cards: `red*3+loco`. None if a text is no column.
pub fn yard_of(columns: &[Cards]) -> Option<Yard> {
    let mut yard = Yard::default();
    for &cards in columns {
        let laid = |color: &Color| cards.of_color(*color) > 0;
        let mut colors = Color::ALL.into_iter().filter(laid);
        let color = colors.next()?;
        if colors.next().is_some() {
            return None;
        }
        let column = yard.column_mut(color);
        column.wagons = cards.of_color(color);
        column.locos = cards.locos();
    }
    Some(yard)
}
