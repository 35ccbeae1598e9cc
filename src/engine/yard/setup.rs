//! Setting up the table (CG-1).

use arrayvec::ArrayVec;

use super::super::table::*;
use super::book::may_look;
use super::state::*;
use crate::catalog::*;

impl YardState {
    /// The table before the first decision.
    pub fn new(game: &YardGame, setup: &Setup) -> Result<YardState, SetupError> {
        let rules = setup.rules(game.variants(), |rules| rules.players)?;
        let mut state = empty_table(game, rules, setup);
        deal_cards(rules, &mut state);
        state.deal_first_tickets(rules);
        Ok(state)
    }

    /// Lets everybody look at their first tickets, before the first turn.
    pub(in crate::engine) fn deal_first_tickets(&mut self, rules: &YardRules) {
        self.open.phase = Phase::FirstTickets;
        self.open.turn = 0;
        self.open.to_act = self.open.first;
        for seat in 0..self.own.len() {
            self.offer_tickets(Seat::at(seat), rules.tickets.first_deal);
        }
    }
}

/// The whole deck.
pub(in crate::engine) fn deck(rules: &YardRules) -> Cards {
    Cards::deck(rules.cards_per_color, rules.locomotives)
}

/// All tickets of the game.
pub(super) fn all_tickets(game: &YardGame) -> TicketSet {
    (0..game.tickets().len()).map(TicketId::at).collect()
}

/// The table before anything is dealt.
pub(super) fn empty_table(game: &YardGame, rules: &YardRules, setup: &Setup) -> YardState {
    let mut rng = Rng::new(setup.seed);
    let first = setup.starter(&mut rng);
    // Everybody gets the same locomotives before the rest is shuffled, so they are known to be in the hands.
    let given = Cards::of(Card::Loco, rules.first_locomotives);
    let pool = deck(rules).minus(Cards::of(Card::Loco, rules.first_locomotives * setup.seats));
    let pile = Pile::shuffled(pool, &mut rng);
    let ticket_pile = TicketPile::shuffled(all_tickets(game), &mut rng);
    let seat = |_| OpenSeat {
        hand: rules.first_locomotives,
        known: given,
        ..OpenSeat::default()
    };
    let open = Open {
        variant: setup.variant,
        first,
        turn: 0,
        round: 1,
        to_act: first,
        phase: Phase::FirstTickets,
        cards: Display {
            market: [None; MARKET],
            pile: pile.len() as u8,
            discards: Cards::NONE,
        },
        seats: (0..setup.seats).map(seat).collect(),
        ticket_pile: ticket_pile.len() as u8,
        turns_left: None,
        open_piles: setup.open_piles,
    };
    let holdings = |seat| Holdings {
        hand: given,
        pile: may_look(game, &open, Seat(seat)).then_some(Cards::NONE),
        ..Holdings::default()
    };
    YardState {
        own: (0..setup.seats).map(holdings).collect(),
        open,
        hidden: Hidden {
            pile,
            ticket_pile,
            tracks: (0..setup.seats).map(|_| Cards::NONE).collect(),
            pool,
            rng,
        },
    }
}

fn deal_cards(rules: &YardRules, state: &mut YardState) {
    for seat in 0..state.own.len() {
        for _ in 0..rules.first_hand {
            state
                .draw_blind(Seat::at(seat))
                .expect("the catalog checks that the deck covers the deal");
        }
    }
    for place in 0..MARKET {
        state.fill_place(place);
    }
}

/// Moving cards and tickets off the piles, both in set-up and during play.
impl YardState {
    /// Moves the top card of the pile into a hand.
    pub(super) fn draw_blind(&mut self, seat: Seat) -> Option<Card> {
        let card = self.hidden.pile.draw(&mut self.open.cards)?;
        let own = &mut self.own[seat.index()];
        own.hand.add(card);
        own.drawn.add(card);
        let open = &mut self.open.seats[seat.index()];
        open.hand += 1;
        open.blind += 1;
        Some(card)
    }

    /// Turns up the top card of the pile at an empty market place; none if the pile is empty (CG-9).
    pub(super) fn fill_place(&mut self, place: usize) -> Option<Card> {
        if self.open.cards.market[place].is_some() {
            return None;
        }
        let card = self.hidden.pile.draw(&mut self.open.cards)?;
        self.hidden.pool.remove(card);
        self.open.cards.market[place] = Some(card);
        Some(card)
    }

    /// Lets a seat look at the top tickets, fewer if fewer are left. Returns which.
    pub(super) fn offer_tickets(&mut self, seat: Seat, count: u8) -> TicketSet {
        let drawn: ArrayVec<TicketId, MAX_OFFER> =
            std::iter::from_fn(|| self.hidden.ticket_pile.draw())
                .take(MAX_OFFER.min(count as usize))
                .collect();
        self.open.ticket_pile -= drawn.len() as u8;
        self.open.seats[seat.index()].offered = drawn.len() as u8;
        let tickets = drawn.iter().copied().collect();
        self.own[seat.index()].offer = drawn;
        tickets
    }
}
