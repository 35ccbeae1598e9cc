//! Puzzles of the Card Game.

use branchline::catalog::{Card, Color, TicketId, YardGame};
use branchline::engine::puzzle::Task;
use branchline::engine::table::{Cards, Rng};

use super::tickets_of;

/// A pile that completes some of the tickets, but not all.
pub fn with_pile(game: &YardGame, rng: &mut Rng) -> Option<Task> {
    let mut tickets: Vec<TicketId> = tickets_of(game.tickets().len()).collect();
    rng.shuffle(&mut tickets);
    let mut choose: Vec<TicketId> = tickets
        .into_iter()
        .take(4 + rng.below(8) as usize)
        .collect();
    choose.sort();
    let mut needed: Vec<_> = choose
        .iter()
        .flat_map(|ticket| {
            let counts = game.ticket(*ticket).cards();
            let colors = Color::ALL.into_iter();
            colors.flat_map(|color| vec![color; usize::from(counts[color.index()])])
        })
        .collect();
    rng.shuffle(&mut needed);
    let part = 45 + rng.below(30) as usize;
    needed.truncate((needed.len() * part / 100).max(4));
    let mut pile: Cards = needed.into_iter().map(Card::from).collect();
    for _ in 0..rng.below(4) {
        pile = pile.plus(Cards::from(Card::Loco));
    }
    Some(Task::Pile { pile, choose })
}
