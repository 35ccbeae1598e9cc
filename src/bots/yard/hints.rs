//! Why an action of the Card Game is good.

use super::table::Table;
use super::weights::YardWeights;
use crate::catalog::{Card, Color, Seat, YardGame};
use crate::engine::advice::Reason;
use crate::engine::table::Cards;
use crate::engine::yard::{Holdings, Open, YardAction};

/// The reasons for an action of the seat to act, the best first.
pub(in crate::bots) fn reasons(
    game: &YardGame,
    position: (&Open, &Holdings, Seat),
    tracks: &[Cards],
    weights: &YardWeights,
    action: YardAction,
) -> Vec<Reason> {
    let table = Table::new(game, position, tracks, weights);
    let wanted = |card: Card| match card.color() {
        Some(color) => table.short(color) > 0,
        None => table.balance().0 > 0,
    };
    match action {
        YardAction::Lay(cards) => lay(&table, cards),
        YardAction::Take(place) => {
            let market = &table.open.cards.market;
            let card = market.get(usize::from(place)).copied().flatten();
            card.filter(|card| wanted(*card))
                .map(Reason::Wanted)
                .into_iter()
                .collect()
        }
        YardAction::Draw => vec![Reason::NothingFaceUp],
        YardAction::DrawTickets => vec![Reason::RoomForTickets],
        YardAction::Keep(kept) if kept.count() < table.own.offer.len() => {
            vec![Reason::EnoughTickets]
        }
        YardAction::Keep(_) => vec![Reason::BestSet],
        YardAction::Check(_) => vec![Reason::BestSet],
        YardAction::Pass => Vec::new(),
    }
}

fn lay(table: &Table<'_>, cards: Cards) -> Vec<Reason> {
    let colors = Color::ALL
        .into_iter()
        .filter(|color| cards.of_color(*color) > 0);
    let mut reasons = Vec::new();
    for color in colors.clone() {
        let rival = table
            .open
            .holder(color)
            .filter(|owner| *owner != table.seat);
        reasons.extend(rival.map(Reason::Robs));
    }
    let needed = colors.filter(|color| table.need[color.index()] > 0);
    reasons.extend(needed.map(|color| Reason::Wanted(color.into())));
    reasons
}
