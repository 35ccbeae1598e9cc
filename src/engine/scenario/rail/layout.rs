//! Laying out cards, tickets and tracks by hand.

use super::super::cards::{take, usual_market};
use super::super::position::{Position, Rest};
use super::super::problem::Impossible;
use super::build::seated;
use super::lines::Holder;
use crate::catalog::*;
use crate::engine::rail::{Book, Neutral, Owner, RailState, deck, lay_wagons};
use crate::engine::table::{MARKET, Pile, TicketPile, TicketSet};

/// Hands, market, pile and discards.
pub(super) fn cards(
    game: &RailGame,
    position: &Position,
    state: &mut RailState,
) -> Result<(), Impossible> {
    let mut left = deck(Book::new(game, position.variant).rules);
    for (seat, cards) in position.hands.iter().enumerate() {
        if cards.is_empty() {
            continue;
        }
        seated(Seat::at(seat), position)?;
        take(&mut left, *cards)?;
    }
    take(&mut left, position.discards)?;
    for card in position
        .pile
        .iter()
        .chain(position.market.iter().flatten().flatten())
    {
        take(&mut left, (*card).into())?;
    }
    let market = match position.market {
        Some(market) => market,
        None if position.rest == Rest::Pile => usual_market(&mut left)?,
        None => [None; MARKET],
    };
    let mut pile: Vec<Card> = Vec::new();
    let (mut hands, mut discards) = (position.hands, position.discards);
    match position.rest {
        Rest::Pile => pile.extend(left.each()),
        Rest::Discards => discards = discards.plus(left),
        Rest::Hand(seat) => {
            let hand = &mut hands[seated(seat, position)?.index()];
            *hand = hand.plus(left);
        }
    }
    state.hidden.rng.shuffle(&mut pile);
    pile.extend(position.pile.iter().rev());
    if pile.is_empty() && !discards.is_empty() {
        return Err(Impossible::PileNotRenewed);
    }
    if !pile.is_empty() && market.contains(&None) {
        return Err(Impossible::MarketNotFull);
    }
    state.open.cards.market = market;
    state.open.cards.discards = discards;
    state.open.cards.pile = pile.len() as u8;
    state.hidden.pile = Pile::stacked(&pile);
    for (seat, hand) in hands.iter().enumerate().take(state.own.len()) {
        state.own[seat].hand = *hand;
        state.open.seats[seat].hand = hand.total();
    }
    Ok(())
}

/// Tickets held, piles and discards. Returns the tickets that are nowhere on the table.
pub(super) fn tickets(
    game: &RailGame,
    position: &Position,
    state: &mut RailState,
) -> Result<TicketSet, Impossible> {
    let mut left: TicketSet = (0..game.tickets().len()).map(TicketId::at).collect();
    let mut take = |ticket: TicketId| match left.contains(ticket) {
        true => {
            left.remove(ticket);
            Ok(ticket)
        }
        false => Err(Impossible::TicketTwice),
    };
    for (seat, own) in state.own.iter_mut().enumerate() {
        own.offer.clear();
        own.tickets = TicketSet::NONE;
        own.put_away = TicketSet::NONE;
        state.open.seats[seat].offered = [0; 2];
        state.open.seats[seat].tickets = [0; 2];
    }
    for (seat, tickets) in position.tickets.iter().enumerate() {
        for &ticket in tickets {
            let seat = seated(Seat::at(seat), position)?.index();
            state.own[seat].tickets.insert(take(ticket)?);
            state.open.seats[seat].tickets[game.ticket(ticket).pile().index()] += 1;
        }
    }
    state.open.ticket_discards = TicketSet::NONE;
    for &ticket in &position.rail.ticket_discards {
        state.open.ticket_discards.insert(take(ticket)?);
    }
    for (pile, stack) in position.ticket_piles.iter().enumerate() {
        for &ticket in &stack.top {
            if game.ticket(take(ticket)?).pile().index() != pile {
                return Err(Impossible::WrongPile);
            }
        }
    }
    let mut removed = TicketSet::NONE;
    for (pile, stack) in position.ticket_piles.iter().enumerate() {
        let in_pile = |ticket: &TicketId| game.ticket(*ticket).pile().index() == pile;
        let mut tickets: Vec<TicketId> = left.iter().filter(in_pile).collect();
        if stack.only {
            removed = removed.plus(tickets.drain(..).collect());
        }
        state.hidden.rng.shuffle(&mut tickets);
        tickets.extend(stack.top.iter().rev());
        state.open.ticket_piles[pile] = tickets.len() as u8;
        state.hidden.ticket_piles[pile] = TicketPile::stacked(tickets);
    }
    Ok(removed)
}

/// Claimed tracks, then wagons left. Returns the wagons taken off the table, the neutral player's last.
pub(super) fn tracks(
    game: &RailGame,
    position: &Position,
    state: &mut RailState,
) -> Result<[u8; MAX_SEATS + 1], Impossible> {
    let mut removed = [0; MAX_SEATS + 1];
    let book = Book::new(game, position.variant);
    for &(holder, track) in &position.rail.tracks {
        if state.open.owner(track) != Owner::Nobody {
            return Err(Impossible::TrackTwice);
        }
        let length = game.track(track).length();
        let left = wagons(state, holder, position)?;
        *left = left
            .checked_sub(length as u8)
            .ok_or(Impossible::TooManyWagons)?;
        let owner = match holder {
            Holder::Seat(seat) => {
                state.open.seats[seat.index()].score += i16::from(book.rules.points[length]);
                Owner::Seat(seat)
            }
            Holder::Neutral => Owner::Neutral,
        };
        lay_wagons(&book, state, track, owner);
    }
    for &(holder, count) in &position.rail.wagons {
        let left = wagons(state, holder, position)?;
        let place = match holder {
            Holder::Seat(seat) => seat.index(),
            Holder::Neutral => MAX_SEATS,
        };
        removed[place] = left.checked_sub(count).ok_or(Impossible::TooManyWagons)?;
        *left = count;
    }
    Ok(removed)
}

/// The wagons that a seat or the neutral player has left.
fn wagons<'a>(
    state: &'a mut RailState,
    holder: Holder,
    position: &Position,
) -> Result<&'a mut u8, Impossible> {
    match (holder, &mut state.open.neutral) {
        (Holder::Seat(seat), _) => {
            Ok(&mut state.open.seats[seated(seat, position)?.index()].wagons)
        }
        (Holder::Neutral, Some(Neutral { wagons, .. })) => Ok(wagons),
        (Holder::Neutral, None) => Err(Impossible::NotInThisGame),
    }
}
