//! Setting up the table (R-1 to R-3, GE-2, GE-6, NL-3, NE-3).

use arrayvec::ArrayVec;

use super::super::table::*;
use super::apply::tickets::offer;
use super::book::Book;
use super::market;
use super::state::*;
use crate::catalog::*;

impl RailState {
    /// The table before the first decision.
    pub fn new(game: &RailGame, setup: &Setup) -> Result<RailState, SetupError> {
        let rules = setup.rules(game.variants(), |rules| rules.players)?;
        if !setup.open_piles.is_empty() {
            return Err(SetupError::NoPiles);
        }
        let book = Book { game, rules };
        let mut rng = Rng::new(setup.seed);
        let first = setup.starter(&mut rng);
        let mut state = empty_table(&book, setup, first, rng);
        deal_cards(&book, &mut state);
        place_passengers(&book, &mut state);
        draw_bonus_cards(&book, &mut state);
        lay_out_tickets(&book, &mut state);
        Ok(state)
    }
}

/// The whole deck of a game.
pub(in crate::engine) fn deck(rules: &RailRules) -> Cards {
    Cards::deck(RailRules::CARDS_PER_COLOR, rules.locomotives)
}

/// The table before anything is dealt.
pub(super) fn empty_table(book: &Book<'_>, setup: &Setup, first: Seat, mut rng: Rng) -> RailState {
    let Book { game, rules } = *book;
    let pile = Pile::shuffled(deck(rules), &mut rng);
    let turn_order = |seat: u8| (seat + setup.seats - first.0) % setup.seats;
    let seat = |seat: u8| OpenSeat {
        wagons: rules.wagons,
        score: match rules.start_points {
            StartPoints::Zero => 0,
            StartPoints::ByTurnOrder => i16::from(turn_order(seat)),
        },
        hand: 0,
        tickets: [0; 2],
        offered: [0; 2],
        known: Cards::NONE,
        tracks: TrackSet::NONE,
        barred: TrackSet::NONE,
        loans: 0,
        tolls_paid: 0,
        tolls_received: 0,
        passengers: [0; 8],
    };
    let tokens = rules
        .tolls
        .as_ref()
        .map_or(0, |tolls| u16::from(tolls.tokens));
    let open = Open {
        variant: setup.variant,
        first,
        turn: 0,
        to_act: first,
        phase: Phase::FirstTickets,
        cards: Display {
            market: [None; MARKET],
            pile: pile.len() as u8,
            discards: Cards::NONE,
        },
        owners: game.track_ids().map(|_| Owner::Nobody).collect(),
        free: game.track_ids().collect(),
        seats: (0..setup.seats).map(seat).collect(),
        ticket_piles: [0; 2],
        ticket_discards: TicketSet::NONE,
        passengers: ArrayVec::new(),
        bonus_cards: ArrayVec::new(),
        // The second player in turn order starts with the marker (NE-11).
        neutral: rules.neutral.map(|neutral| Neutral {
            wagons: neutral.wagons,
            holder: Seat((first.0 + 1) % setup.seats),
        }),
        turns_left: None,
        passes: 0,
    };
    let hidden = Hidden {
        pile,
        ticket_piles: Default::default(),
        returned: TicketSet::NONE,
        rng,
    };
    let own = (0..setup.seats)
        .map(|_| Holdings {
            tokens,
            ..Holdings::default()
        })
        .collect();
    RailState { open, own, hidden }
}

fn deal_cards(book: &Book<'_>, state: &mut RailState) {
    for seat in 0..state.own.len() {
        for _ in 0..RailRules::FIRST_HAND {
            let card = state.hidden.pile.draw(&mut state.open.cards);
            state.own[seat]
                .hand
                .add(card.expect("the deck holds more than the first hands"));
            state.open.seats[seat].hand += 1;
        }
    }
    market::replenish(book, state, &mut Silent);
}

/// Mixes all passengers and puts them on the cities (GE-6).
fn place_passengers(book: &Book<'_>, state: &mut RailState) {
    let Some(rules) = &book.rules.passengers else {
        return;
    };
    let mut crowd: Vec<Color> = rules
        .colors
        .iter()
        .flat_map(|&color| std::iter::repeat_n(color, rules.each as usize))
        .collect();
    state.hidden.rng.shuffle(&mut crowd);
    let mut crowd = crowd.into_iter();
    for city in book.game.cities() {
        let mut standing = [0; 8];
        for color in crowd.by_ref().take(city.passengers() as usize) {
            standing[color.index()] += 1;
        }
        state.open.passengers.push(standing);
    }
}

/// Some bonus cards lie open, the others are out of the game (NL-3).
fn draw_bonus_cards(book: &Book<'_>, state: &mut RailState) {
    let mut bonuses: Vec<BonusId> = (0..book.game.bonuses().len()).map(BonusId::at).collect();
    state.hidden.rng.shuffle(&mut bonuses);
    bonuses.truncate(book.rules.open_bonus_cards as usize);
    bonuses.arrange();
    state.open.bonus_cards = bonuses.into_iter().collect();
}

/// With one pile the first tickets are dealt at once; with two, everybody first says how many from which (GE-2).
fn lay_out_tickets(book: &Book<'_>, state: &mut RailState) {
    for (pile, _) in book.game.piles().iter().enumerate() {
        let in_pile = |(index, ticket): (usize, &Ticket)| {
            (ticket.pile().index() == pile).then_some(TicketId::at(index))
        };
        let tickets = book
            .game
            .tickets()
            .iter()
            .enumerate()
            .filter_map(in_pile)
            .collect();
        state.hidden.ticket_piles[pile] = TicketPile::shuffled(tickets, &mut state.hidden.rng);
        state.open.ticket_piles[pile] = state.hidden.ticket_piles[pile].len() as u8;
    }
    if book.game.piles().len() > 1 {
        state.open.phase = Phase::FirstSplit;
        return;
    }
    for seat in 0..state.open.seats.len() {
        offer(
            book,
            state,
            Seat::at(seat),
            [book.rules.tickets.first_deal, 0],
            &mut Silent,
        );
    }
}
