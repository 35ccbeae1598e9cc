//! Why an action of the Card Game is good.

use super::super::judged::Judged;
use super::lays::beats_in_time;
use super::table::Table;
use super::tickets::projected;
use super::weights::YardWeights;
use crate::catalog::{Card, Color, Seat, YardGame};
use crate::engine::advice::Reason;
use crate::engine::table::{Cards, TicketSet};
use crate::engine::yard::{Holdings, Open, YardAction, best_tickets, worth};

/// With so few turns left, what is laid later will not have left the yard.
const LAST_TURNS: i32 = 4;

/// The reasons for an action of the seat to act, the best first.
pub(in crate::bots) fn reasons(
    game: &YardGame,
    position: (&Open, &Holdings, Seat),
    tracks: &[Cards],
    weights: &YardWeights,
    action: YardAction,
    judged: &Judged<'_>,
) -> Vec<Reason> {
    let table = Table::new(game, position, tracks, weights);
    let takes = |action| matches!(action, YardAction::Take(_));
    match action {
        YardAction::Lay(cards) => lay(&table, cards),
        YardAction::Take(place) => {
            let market = &table.open.cards.market;
            let card = market.get(usize::from(place)).copied().flatten();
            card.map_or(Vec::new(), |card| take(&table, card, judged))
        }
        YardAction::Draw if judged.beats(takes) => vec![Reason::NothingFaceUp],
        YardAction::DrawTickets => match table.balance() {
            (missing, spare) if spare > 0 && spare >= missing => vec![Reason::SpareCards],
            (missing, _) if missing <= table.turns => vec![Reason::TimeForTickets],
            _ => Vec::new(),
        },
        YardAction::Keep(kept) => keep(&table, weights, kept, judged),
        YardAction::Check(_) if judged.beats(|it| matches!(it, YardAction::Check(_))) => {
            vec![Reason::BestSet]
        }
        // One passes only where nothing else can be done.
        YardAction::Draw | YardAction::Check(_) | YardAction::Pass => Vec::new(),
    }
}

fn take(table: &Table<'_>, card: Card, judged: &Judged<'_>) -> Vec<Reason> {
    let wanted = match card.color() {
        Some(color) => table.short(color) > 0,
        None => table.balance().0 > 0,
    };
    if wanted {
        return vec![Reason::Wanted(card)];
    }
    if card != Card::Loco && table.own.hand.count(card) > 0 {
        return vec![Reason::MoreOf(card)];
    }
    match judged.beats(|it| matches!(it, YardAction::Take(_) | YardAction::Draw)) {
        true => vec![Reason::BestOffered],
        false => Vec::new(),
    }
}

fn keep(
    table: &Table<'_>,
    weights: &YardWeights,
    kept: TicketSet,
    judged: &Judged<'_>,
) -> Vec<Reason> {
    let cards = projected(table, weights);
    // Points of tickets that the cards to come will not pay for.
    let lost = |kept: TicketSet| {
        let all = table.own.tickets.plus(kept);
        worth(table.game, all) - best_tickets(table.game, cards, all).points
    };
    let offer: TicketSet = table.own.offer.iter().copied().collect();
    let fewest = judged.actions().filter_map(|action| match action {
        YardAction::Keep(kept) => Some(kept.count()),
        _ => None,
    });
    let mut reasons = Vec::new();
    let now = lost(kept);
    match now {
        0 if !kept.is_empty() => reasons.push(Reason::WithinReach),
        1.. if fewest.min() == Some(kept.count()) => reasons.push(Reason::LeastLoss),
        _ => {}
    }
    let left = offer.minus(kept);
    if !left.is_empty() {
        let costs_more = |ticket| lost(kept.plus([ticket].into_iter().collect())) > now;
        reasons.push(match left.iter().all(costs_more) {
            true => Reason::EnoughTickets,
            false => Reason::OthersCost,
        });
    }
    if reasons.is_empty() && judged.beats(|it| matches!(it, YardAction::Keep(_))) {
        reasons.push(Reason::BestSet);
    }
    reasons
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
    reasons.dedup();
    let needed = colors.filter(|color| table.need[color.index()] > 0);
    reasons.extend(needed.map(|color| Reason::Wanted(color.into())));
    if table.turns <= LAST_TURNS && !beats_in_time(table, cards) && table.turns > 0 {
        reasons.push(Reason::LeavesInTime);
    }
    reasons
}
