//! What must hold of every state, at every step. Also the gate for states that come from outside: nothing
//! here trusts a number before it is checked, and all sums are too wide to overflow.

use super::super::table::{Cards, TicketSet};
use super::best_tickets::check_feasible;
use super::book::{may_look, rules};
use super::legal::second_card_left;
use super::setup::deck;
use super::state::*;
use crate::catalog::*;

/// What is wrong with a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// Tables of the wrong size, or ids that name nothing.
    #[error("tables of the wrong size, or ids of nothing")]
    Shape,
    /// Train cards are missing, or there are too many (CG-1).
    #[error("the train cards do not add up")]
    Cards,
    /// Tickets are missing, or there are too many (CG-1).
    #[error("the tickets do not add up")]
    Tickets,
    /// A column of locomotives alone, or a colour in two yards (CG-6, CG-7).
    #[error("a column of locomotives alone, or a colour in two yards")]
    Yards,
    /// What is remembered does not fit what there is.
    #[error("what is remembered does not fit what there is")]
    Memory,
    /// A public count does not match what it counts.
    #[error("a public count does not match what it counts")]
    Count,
    /// The phase does not fit the rest.
    #[error("the phase does not fit the rest")]
    Phase,
}

impl YardState {
    /// Checks everything that must hold.
    pub fn check(&self, game: &YardGame) -> Result<(), Broken> {
        let ensure = |holds: bool, broken: Broken| if holds { Ok(()) } else { Err(broken) };
        ensure(self.has_shape(game), Broken::Shape)?;
        ensure(self.yards_fit(), Broken::Yards)?;
        ensure(self.cards_add_up(rules(game, &self.open)), Broken::Cards)?;
        ensure(self.tickets_add_up(game), Broken::Tickets)?;
        ensure(self.counts_fit(), Broken::Count)?;
        ensure(self.memory_fits(game), Broken::Memory)?;
        ensure(self.phase_fits(game), Broken::Phase)
    }

    fn has_shape(&self, game: &YardGame) -> bool {
        let open = &self.open;
        let Some(rules) = game.variants().get(open.variant) else {
            return false;
        };
        let seats = open.seats.len();
        let seat = |seat: Seat| seat.index() < seats;
        let ticket = |ticket: TicketId| ticket.index() < game.tickets().len();
        let all = |tickets: TicketSet| tickets.iter().all(ticket);
        let own_fits = |own: &Holdings| {
            let sets = [own.tickets, own.first_kept, own.returned];
            sets.into_iter().all(all)
                && own.offer.iter().copied().all(ticket)
                && own.chosen.is_none_or(all)
        };
        rules.players.contains(seats)
            && self.own.len() == seats
            && self.hidden.tracks.len() == seats
            && seat(open.first)
            && seat(open.to_act)
            && open.round >= 1
            && open.round <= rules.rounds[seats - MIN_SEATS]
            && open.turns_left.is_none_or(|left| left as usize <= seats)
            && open.open_piles.iter().all(seat)
            && !matches!(open.phase, Phase::CheckTickets { last } if !seat(last))
            && open
                .seats
                .iter()
                .all(|seat| all(seat.completed) && all(seat.failed))
            && self.own.iter().all(own_fits)
            && self.hidden.ticket_pile.order().all(ticket)
    }

    /// At the bottom of a column lies a wagon (CG-6), and no colour lies in two yards (CG-7).
    fn yards_fit(&self) -> bool {
        Color::ALL.into_iter().all(|color| {
            let columns = || self.open.seats.iter().map(|seat| seat.yard.column(color));
            columns().filter(|column| !column.is_empty()).count() <= 1
                && columns().all(|column| column.wagons > 0 || column.locos == 0)
        })
    }

    /// Every card of the deck lies in exactly one place.
    fn cards_add_up(&self, rules: &YardRules) -> bool {
        let mut counted = [0u32; Card::KINDS];
        let mut add = |cards: Cards| {
            Card::ALL
                .into_iter()
                .for_each(|card| counted[card.index()] += u32::from(cards.count(card)));
        };
        add(self.open.cards.face_up());
        add(self.open.cards.discards);
        self.own.iter().for_each(|own| add(own.hand));
        self.hidden.tracks.iter().for_each(|track| add(*track));
        for card in self.hidden.pile.order() {
            counted[card.index()] += 1;
        }
        for (color, column) in self.open.seats.iter().flat_map(|seat| seat.yard.columns()) {
            counted[color.index()] += u32::from(column.wagons);
            counted[Card::Loco.index()] += u32::from(column.locos);
        }
        let deck = deck(rules);
        let holds = |card: Card| counted[card.index()] == u32::from(deck.count(card));
        Card::ALL.into_iter().all(holds)
    }

    /// Every ticket lies in exactly one place. First tickets not kept lie aside until all have chosen (CG-1).
    fn tickets_add_up(&self, game: &YardGame) -> bool {
        let aside = self.open.phase == Phase::FirstTickets;
        let mut found = vec![0u32; game.tickets().len()];
        let mut add = |ticket: TicketId| found[ticket.index()] += 1;
        self.hidden.ticket_pile.order().for_each(&mut add);
        for (open, own) in self.open.seats.iter().zip(&self.own) {
            own.tickets.iter().for_each(&mut add);
            own.offer.iter().copied().for_each(&mut add);
            open.completed.iter().for_each(&mut add);
            if aside {
                own.returned.iter().for_each(&mut add);
            }
        }
        found.iter().all(|&places| places == 1)
    }

    fn counts_fit(&self) -> bool {
        let open = &self.open;
        let piles = open.cards.pile as usize == self.hidden.pile.len()
            && open.ticket_pile as usize == self.hidden.ticket_pile.len();
        let seats = open.seats.iter().zip(&self.own).zip(&self.hidden.tracks);
        piles
            && seats.into_iter().all(|((open, own), track)| {
                open.hand == own.hand.total()
                    && open.track == track.total()
                    && open.blind == own.drawn.total()
                    && open.tickets as usize == own.tickets.count()
                    && open.offered as usize == own.offer.len()
                    && open.first_kept as usize == own.first_kept.count()
            })
    }

    fn memory_fits(&self, game: &YardGame) -> bool {
        let deal = rules(game, &self.open).tickets.first_deal as usize;
        let mut returned = TicketSet::NONE;
        for (open, own) in self.open.seats.iter().zip(&self.own) {
            let first = own.first_kept.plus(own.returned);
            let fits = own.hand.contains(open.known)
                && open
                    .completed
                    .plus(own.tickets)
                    .contains_all(own.first_kept)
                && first.count() == own.first_kept.count() + own.returned.count()
                && first.count() <= deal
                && returned.minus(own.returned) == returned;
            if !fits {
                return false;
            }
            returned = returned.plus(own.returned);
        }
        // The cards that the pile was made of are still in it or have been drawn.
        Card::ALL.into_iter().all(|card| {
            let in_pile = self
                .hidden
                .pile
                .order()
                .iter()
                .filter(|in_pile| **in_pile == card);
            let drawn = self
                .own
                .iter()
                .map(|own| usize::from(own.drawn.count(card)));
            in_pile.count() + drawn.sum::<usize>() == usize::from(self.hidden.pool.count(card))
        })
    }

    fn phase_fits(&self, game: &YardGame) -> bool {
        let open = &self.open;
        let running = matches!(
            open.phase,
            Phase::Turn | Phase::SecondCard | Phase::KeepTickets
        );
        let checked = matches!(open.phase, Phase::CheckTickets { .. } | Phase::Over);
        let last_turns = match open.phase {
            Phase::FirstTickets => open.turns_left.is_none() && open.cards.pile > 0,
            _ if running => open.turns_left.is_some() == (open.cards.pile == 0),
            _ => open.turns_left == Some(0) && open.cards.pile == 0,
        };
        let seats = (0..open.seats.len()).map(Seat::at);
        last_turns
            && (open.phase != Phase::SecondCard || second_card_left(open))
            && seats.into_iter().all(|seat| {
                let own = &self.own[seat.index()];
                let failed = match open.phase {
                    Phase::Over => own.tickets,
                    _ => TicketSet::NONE,
                };
                let shown = checked || may_look(game, open, seat);
                own.pile == shown.then_some(self.hidden.tracks[seat.index()])
                    && open.seat(seat).failed == failed
                    && own.offer.is_empty() != self.is_offered(seat)
                    && self.choice_fits(game, seat)
            })
    }

    /// Whether a seat has tickets to choose from in this phase.
    fn is_offered(&self, seat: Seat) -> bool {
        match self.open.phase {
            Phase::FirstTickets => !self.open.has_decided(seat, self.open.first),
            Phase::KeepTickets => seat == self.open.to_act,
            _ => false,
        }
    }

    /// A seat that has decided in the ticket check has chosen tickets that it holds and can pay for.
    fn choice_fits(&self, game: &YardGame, seat: Seat) -> bool {
        let own = &self.own[seat.index()];
        let decided = match self.open.phase {
            Phase::CheckTickets { last } => self.open.has_decided(seat, self.open.next_seat(last)),
            _ => false,
        };
        let fits = |chosen: TicketSet| {
            let track = self.hidden.tracks[seat.index()];
            own.tickets.contains_all(chosen) && check_feasible(game, track, chosen).is_ok()
        };
        own.chosen.is_some() == decided && own.chosen.is_none_or(fits)
    }
}
