//! A possible world: everything a viewer cannot see, drawn at random from all that fits what it has seen.

use rand::Rng as _;

use super::super::table::*;
use super::book::Book;
use super::state::*;
use super::view::RailView;
use crate::catalog::*;

/// How likely a viewer thinks it is that a seat holds a ticket, compared with other tickets; never zero, because a
/// hunch is not knowledge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hunch([[u16; MAX_TICKETS]; MAX_SEATS]);

impl Hunch {
    /// Every ticket is as likely as any other.
    pub const NONE: Hunch = Hunch([[1; MAX_TICKETS]; MAX_SEATS]);

    /// How likely it is that a seat holds a ticket.
    pub fn set(&mut self, seat: Seat, ticket: TicketId, weight: u16) {
        self.0[seat.index()][ticket.index()] = weight.max(1);
    }

    fn weight(&self, seat: usize, ticket: TicketId) -> u32 {
        u32::from(self.0[seat][ticket.index()])
    }

    /// Draws a ticket that a seat may hold, weighted by likelihood.
    fn draw(&self, seat: usize, unseen: &mut Vec<TicketId>, rng: &mut Rng) -> Option<TicketId> {
        let total: u32 = unseen.iter().map(|id| self.weight(seat, *id)).sum();
        if total == 0 {
            return None;
        }
        let mut left = rng.below(total);
        let place = unseen.iter().position(|id| {
            let weight = self.weight(seat, *id);
            let found = left < weight;
            left = left.wrapping_sub(weight);
            found
        })?;
        Some(unseen.swap_remove(place))
    }
}

/// A random state that gives the viewer the same view. Cards taken in the open and not yet spent stay in that hand.
pub fn determinize(game: &RailGame, view: &RailView, hunch: &Hunch, rng: &mut Rng) -> RailState {
    let book = Book::new(game, view.open.variant);
    let mut own = holdings(&book, view);
    let pile = deal_cards(&book, view, &mut own, rng);
    let (ticket_piles, returned) = deal_tickets(&book, view, hunch, &mut own, rng);
    let hidden = Hidden {
        pile,
        ticket_piles,
        returned,
        rng: Rng::new(rng.next_u64()),
    };
    RailState {
        open: view.open.clone(),
        own,
        hidden,
    }
}

fn is_viewer(view: &RailView, seat: usize) -> bool {
    view.seated()
        .is_some_and(|(viewer, _)| viewer.index() == seat)
}

/// What is certain: the viewer's own holdings, everybody's when the game is over, and the tokens, which anybody who
/// watches the tolls can count.
fn holdings(book: &Book<'_>, view: &RailView) -> arrayvec::ArrayVec<Holdings, MAX_SEATS> {
    if let Some(revealed) = &view.revealed {
        return revealed.iter().take(MAX_SEATS).cloned().collect();
    }
    let start = book
        .rules
        .tolls
        .as_ref()
        .map_or(0, |tolls| u16::from(tolls.tokens));
    let guess = |(seat, open): (usize, &OpenSeat)| match &view.own {
        Some(own) if is_viewer(view, seat) => own.clone(),
        _ => Holdings {
            tokens: (start + open.tolls_received).saturating_sub(open.tolls_paid),
            ..Holdings::default()
        },
    };
    view.open.seats.iter().enumerate().map(guess).collect()
}

fn deal_cards(book: &Book<'_>, view: &RailView, own: &mut [Holdings], rng: &mut Rng) -> Pile {
    let open = &view.open;
    for (seat, own) in own.iter_mut().enumerate() {
        if view.revealed.is_none() && !is_viewer(view, seat) {
            own.hand = open.seats[seat].known;
        }
    }
    let mut unseen: Vec<Card> = view.unseen_cards(book.game).each().collect();
    rng.shuffle(&mut unseen);
    for (own, open) in own.iter_mut().zip(&open.seats) {
        let missing = (open.hand as usize).saturating_sub(own.hand.total() as usize);
        let kept = unseen.len().saturating_sub(missing);
        unseen.drain(kept..).for_each(|card| own.hand.add(card));
    }
    Pile::stacked(&unseen)
}

fn deal_tickets(
    book: &Book<'_>,
    view: &RailView,
    hunch: &Hunch,
    own: &mut [Holdings],
    rng: &mut Rng,
) -> ([TicketPile; 2], TicketSet) {
    let open = &view.open;
    let known_under: TicketSet = view
        .under_piles
        .iter()
        .map(|(_, _, ticket)| *ticket)
        .collect();
    let mut seen = open.ticket_discards.plus(known_under);
    for own in own.iter() {
        seen = seen
            .plus(own.tickets)
            .plus(own.put_away)
            .plus(own.offer.iter().copied().collect());
    }
    let viewer = view.seated().map_or(Seat(0), |(seat, _)| seat);
    let mut piles: [TicketPile; 2] = Default::default();
    let mut put_away = TicketSet::NONE;
    for pile in 0..book.game.piles().len() {
        let mut unseen: Vec<TicketId> = (0..book.game.tickets().len())
            .map(TicketId::at)
            .filter(|ticket| {
                book.game.ticket(*ticket).pile().index() == pile && !seen.contains(*ticket)
            })
            .collect();
        if view.revealed.is_none() {
            deal_pile_to_others(view, hunch, own, pile, &mut unseen, rng);
        }
        rng.shuffle(&mut unseen);
        let mut unseen = unseen.into_iter();
        let known: Vec<(u8, TicketId)> = view
            .under_piles
            .iter()
            .filter(|(in_pile, _, _)| in_pile.index() == pile)
            .map(|(_, place, ticket)| (*place, *ticket))
            .collect();
        let len = open.ticket_piles[pile] as usize;
        piles[pile] = TicketPile::rebuilt(len, viewer, &known, &mut unseen).unwrap_or_default();
        put_away = put_away.plus(unseen.collect());
    }
    // What is left over was put away by the others; the viewer cannot tell by whom, so it does not matter.
    if let Some(other) = (0..own.len())
        .find(|seat| !is_viewer(view, *seat))
        .filter(|_| view.revealed.is_none())
    {
        own[other].put_away = own[other].put_away.plus(put_away);
    }
    let still_choosing = matches!(open.phase, Phase::FirstTickets);
    let returned = match book.rules.tickets.first_unkept {
        Unkept::ShuffledBack if still_choosing => own
            .iter()
            .fold(TicketSet::NONE, |all, own| all.plus(own.put_away)),
        _ => TicketSet::NONE,
    };
    (piles, returned)
}

/// Gives the other seats as many unseen tickets of a pile as they are known to hold or look at.
fn deal_pile_to_others(
    view: &RailView,
    hunch: &Hunch,
    own: &mut [Holdings],
    pile: usize,
    unseen: &mut Vec<TicketId>,
    rng: &mut Rng,
) {
    for (seat, own) in own
        .iter_mut()
        .enumerate()
        .filter(|(seat, _)| !is_viewer(view, *seat))
    {
        let open = &view.open.seats[seat];
        for _ in 0..open.tickets[pile] {
            if let Some(ticket) = hunch.draw(seat, unseen, rng) {
                own.tickets.insert(ticket);
            }
        }
        // A split that is only announced has not been dealt yet (GE-2).
        if view.open.phase != Phase::FirstSplit {
            for _ in 0..open.offered[pile] {
                own.offer.extend(Hunch::NONE.draw(seat, unseen, rng));
            }
        }
    }
}
