//! What the viewer's tickets need, kind of card by kind of card, beside what is in hand and in the yard.

use crate::catalog::{Card, Color, TicketId, TicketSet, YardGame};
use crate::engine::table::Cards;
use crate::engine::yard::YardView;

/// One kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    /// Which one.
    pub card: Card,
    /// Cards that all open tickets cost together; no ticket asks for a locomotive.
    pub tickets: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Cards in the viewer's own yard.
    pub yard: u8,
}

/// All colours, then locomotives; nothing for onlookers. Tickets that are only ticked so far count as well.
pub fn needs(game: &YardGame, view: &YardView, ticked: TicketSet) -> Vec<Need> {
    let Some((seat, own)) = view.seated() else {
        return Vec::new();
    };
    let tickets = own.tickets.plus(ticked);
    let cost = tickets.iter().fold(Cards::NONE, |sum, ticket| {
        sum.plus(ticket_cost(game, ticket))
    });
    let yard = view.open.seat(seat).yard.cards();
    let kinds = Color::ALL.into_iter().map(Card::from).chain([Card::Loco]);
    kinds
        .map(|card| Need {
            card,
            tickets: cost.count(card),
            hand: own.hand.count(card),
            yard: yard.count(card),
        })
        .collect()
}

/// The cards that a ticket costs.
pub fn ticket_cost(game: &YardGame, ticket: TicketId) -> Cards {
    let cards = game.ticket(ticket).cards();
    Color::ALL.into_iter().fold(Cards::NONE, |sum, color| {
        sum.plus(Cards::of(Card::from(color), cards[color.index()]))
    })
}
