//! The answers to puzzles about a pile.

use super::super::yard::{best_tickets, check_feasible, worth};
use super::{Puzzle, Task, picked, places};
use crate::catalog::{Arrange, TicketSet, game};

pub(super) fn value(puzzle: &Puzzle, picks: u32) -> Option<i32> {
    let game = game(puzzle.game).yard()?;
    let Task::Pile { pile, choose } = &puzzle.task else {
        return None;
    };
    let tickets: TicketSet = picked(choose, picks).collect();
    check_feasible(game, *pile, tickets).ok()?;
    let all: TicketSet = choose.iter().copied().collect();
    // The others are not completed, and cost what they would have brought.
    Some(2 * i32::from(worth(game, tickets)) - i32::from(worth(game, all)))
}

pub(super) fn best(puzzle: &Puzzle) -> Option<u32> {
    let game = game(puzzle.game).yard()?;
    let Task::Pile { pile, choose } = &puzzle.task else {
        return None;
    };
    let best = best_tickets(game, *pile, choose.iter().copied().collect());
    Some(places(choose, |ticket| best.tickets.contains(*ticket)))
}

/// The dearest tickets first, as long as the cards last.
pub(super) fn hasty(puzzle: &Puzzle) -> Option<u32> {
    let game = game(puzzle.game).yard()?;
    let Task::Pile { choose, .. } = &puzzle.task else {
        return None;
    };
    let mut order: Vec<usize> = (0..choose.len()).collect();
    order.arrange_by_key(|place| std::cmp::Reverse(game.ticket(choose[*place]).points()));
    let mut taken = 0;
    for place in order {
        let more = taken | 1 << place;
        if value(puzzle, more).is_some() {
            taken = more;
        }
    }
    Some(taken)
}
