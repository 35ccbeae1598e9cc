//! A possible world: everything a seat cannot see, drawn at random from all that fits what it has seen.
//!
//! Cards: those taken in the open and not spent stay in that hand, the piles on the track are remembered, and only
//! cards that were shuffled into the pile can be in it. Tickets: those the seat has put under the pile are still
//! there, and the first tickets that others kept are none of those dealt to this seat.

use arrayvec::ArrayVec;
use rand::Rng as _;

use super::super::table::*;
use super::best_tickets::best_tickets;
use super::book::{may_look, rules};
use super::setup::{all_tickets, deck};
use super::state::*;
use super::view::{Memory, YardView};
use crate::catalog::*;

type Everybody = ArrayVec<Holdings, MAX_SEATS>;

/// A random state that gives the seat the same view. None for onlookers, and for a view that no state could give.
pub fn determinize(game: &YardGame, view: &YardView, rng: &mut Rng) -> Option<YardState> {
    let (seat, own) = view.seated()?;
    let memory = view.memory.as_ref()?;
    let open = &view.open;
    let seats = open.seats.len();
    if seat.index() >= seats || memory.tracks.len() != seats {
        return None;
    }
    let guess = Guess {
        game,
        open,
        seat,
        memory,
    };
    let mut all: Everybody = (0..seats).map(|_| Holdings::default()).collect();
    all[seat.index()] = own.clone();
    if view.revealed.len() == seats {
        all = view.revealed.clone();
    }
    let pile = guess.deal_cards(&mut all, rng)?;
    let ticket_pile = match open.is_over() {
        true => guess.stack_tickets(&all, rng)?,
        false => guess.deal_tickets(&mut all, rng)?,
    };
    guess.check_tickets(&mut all);
    let hidden = Hidden {
        pile,
        ticket_pile,
        tracks: memory.tracks.clone(),
        pool: memory.pool,
        rng: Rng::new(rng.next_u64()),
    };
    Some(YardState {
        open: open.clone(),
        own: all,
        hidden,
    })
}

struct Guess<'a> {
    game: &'a YardGame,
    open: &'a Open,
    seat: Seat,
    memory: &'a Memory,
}

impl Guess<'_> {
    fn others(&self) -> impl Iterator<Item = usize> + use<> {
        let own = self.seat.index();
        (0..self.open.seats.len()).filter(move |seat| *seat != own)
    }

    /// Deals the unseen cards to the hands and the pile.
    fn deal_cards(&self, all: &mut Everybody, rng: &mut Rng) -> Option<Pile> {
        let open = self.open;
        if open.is_over() {
            // Everything is revealed, and the pile has run out.
            return (open.cards.pile == 0).then(|| Pile::stacked(&[]));
        }
        let mut seen = open.cards.face_up().plus(open.cards.discards);
        for seat in 0..open.seats.len() {
            seen = seen.plus(open.seats[seat].yard.cards());
            seen = seen.plus(self.memory.tracks[seat]);
        }
        for seat in self.others() {
            all[seat].hand = open.seats[seat].known;
        }
        seen = all.iter().fold(seen, |seen, own| seen.plus(own.hand));
        let unseen = deck(rules(self.game, open)).beyond(seen);
        // Only what was shuffled into the pile and what this seat did not get can still lie there (CG-11).
        let drawable = self.memory.pool.beyond(all[self.seat.index()].drawn);
        let in_hands = unseen.beyond(drawable);
        let mut rest: ArrayVec<Card, { MAX_CARDS as usize }> =
            unseen.minus(in_hands).each().collect();
        rng.shuffle(&mut rest);
        let split = rest.len().checked_sub(open.cards.pile as usize)?;
        let pile = Pile::stacked(&rest[split..]);
        rest.truncate(split);
        rest.try_extend_from_slice(
            &in_hands
                .each()
                .collect::<ArrayVec<Card, { MAX_CARDS as usize }>>(),
        )
        .ok()?;
        rng.shuffle(&mut rest);
        for seat in self.others() {
            let missing = open.seats[seat].hand.checked_sub(all[seat].hand.total())?;
            for _ in 0..missing {
                all[seat].hand.add(rest.pop()?);
            }
        }
        self.deal_drawn(all, drawable.beyond(pile.contents()), rng)?;
        rest.is_empty().then_some(pile)
    }

    /// Who has drawn which of the cards that have left the pile face down.
    fn deal_drawn(&self, all: &mut Everybody, drawn: Cards, rng: &mut Rng) -> Option<()> {
        let mut drawn: ArrayVec<Card, { MAX_CARDS as usize }> = drawn.each().collect();
        rng.shuffle(&mut drawn);
        for seat in self.others() {
            for _ in 0..self.open.seats[seat].blind {
                all[seat].drawn.add(drawn.pop()?);
            }
        }
        drawn.is_empty().then_some(())
    }

    /// Deals the unseen tickets to the others and the ticket pile.
    fn deal_tickets(&self, all: &mut Everybody, rng: &mut Rng) -> Option<TicketPile> {
        let own = &all[self.seat.index()];
        let returned = own.returned;
        let mut unseen = self.unseen(own);
        let first_deal = rules(self.game, self.open).tickets.first_deal as usize;
        let choosing = self.open.phase == Phase::FirstTickets;
        if choosing {
            unseen = unseen.minus(returned);
        }
        // The tickets kept of the first deal come first, because not every ticket can be one of them.
        for seat in self.others() {
            let open = &self.open.seats[seat];
            let completed = draw(
                &mut open.completed.minus(returned),
                open.first_kept as usize,
                rng,
            );
            let held = open.first_kept as usize - completed.count();
            let mut free = unseen.minus(returned);
            let held = exactly(held, draw(&mut free, held, rng))?;
            unseen = unseen.minus(held);
            all[seat].tickets = held;
            all[seat].first_kept = held.plus(completed);
        }
        for seat in self.others() {
            let open = &self.open.seats[seat];
            let missing = (open.tickets as usize).checked_sub(all[seat].tickets.count())?;
            let more = exactly(missing, draw(&mut unseen, missing, rng))?;
            all[seat].tickets = all[seat].tickets.plus(more);
            let offered = open.offered as usize;
            let offer = exactly(offered, draw(&mut unseen, offered, rng))?;
            all[seat].offer = shuffled(offer, rng)
                .iter()
                .copied()
                .take(MAX_OFFER)
                .collect();
            if choosing && offered == 0 {
                let back = first_deal.saturating_sub(open.first_kept as usize);
                all[seat].returned = exactly(back, draw(&mut unseen, back, rng))?;
            }
        }
        if !choosing {
            self.guess_returned(all, first_deal, rng);
        }
        self.stack(unseen, rng)
    }

    /// What the others have given back of the first deal: anything that nobody kept.
    fn guess_returned(&self, all: &mut Everybody, first_deal: usize, rng: &mut Rng) {
        let mut free = all_tickets(self.game).minus(all[self.seat.index()].returned);
        for own in all.iter() {
            free = free.minus(own.first_kept);
        }
        for seat in self.others() {
            let count = first_deal.saturating_sub(all[seat].first_kept.count());
            all[seat].returned = draw(&mut free, count, rng);
        }
    }

    fn stack_tickets(&self, all: &Everybody, rng: &mut Rng) -> Option<TicketPile> {
        let held = all
            .iter()
            .fold(TicketSet::NONE, |held, own| held.plus(own.tickets));
        self.stack(self.unseen(&all[self.seat.index()]).minus(held), rng)
    }

    /// Tickets whose place this seat does not know.
    fn unseen(&self, own: &Holdings) -> TicketSet {
        let under = self.memory.under.iter().map(|(_, ticket)| *ticket);
        let mut seen: TicketSet = own.offer.iter().copied().chain(under).collect();
        seen = seen.plus(own.tickets);
        for seat in &self.open.seats {
            seen = seen.plus(seat.completed);
        }
        all_tickets(self.game).minus(seen)
    }

    fn stack(&self, tickets: TicketSet, rng: &mut Rng) -> Option<TicketPile> {
        let len = self.open.ticket_pile as usize;
        if tickets.count() + self.memory.under.len() != len {
            return None;
        }
        let order = shuffled(tickets, rng);
        let mut rest = order.iter().copied();
        TicketPile::rebuilt(len, self.seat, &self.memory.under, &mut rest)
    }

    /// Piles that their owners look at, and what the seats that have decided probably chose.
    fn check_tickets(&self, all: &mut Everybody) {
        let open = self.open;
        let start = match open.phase {
            Phase::CheckTickets { last } => Some(open.next_seat(last)),
            _ => None,
        };
        for seat in self.others().filter(|_| !open.is_over()) {
            let track = self.memory.tracks[seat];
            let shown = start.is_some() || may_look(self.game, open, Seat::at(seat));
            all[seat].pile = shown.then_some(track);
            let decided = start.is_some_and(|start| open.has_decided(Seat::at(seat), start));
            let tickets = all[seat].tickets;
            all[seat].chosen = decided.then(|| best_tickets(self.game, track, tickets).tickets);
        }
    }
}

fn shuffled(tickets: TicketSet, rng: &mut Rng) -> ArrayVec<TicketId, MAX_TICKETS> {
    let mut order: ArrayVec<TicketId, MAX_TICKETS> = tickets.iter().collect();
    rng.shuffle(&mut order);
    order
}

/// Draws up to `count` tickets out of a set.
fn draw(from: &mut TicketSet, count: usize, rng: &mut Rng) -> TicketSet {
    if count == 0 {
        return TicketSet::NONE;
    }
    let drawn: TicketSet = shuffled(*from, rng).iter().copied().take(count).collect();
    *from = from.minus(drawn);
    drawn
}

/// The tickets, if there are as many as there must be.
fn exactly(count: usize, tickets: TicketSet) -> Option<TicketSet> {
    (tickets.count() == count).then_some(tickets)
}
