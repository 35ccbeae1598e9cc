//! A puzzle's position on its board.

use super::build::board;
use super::model::BoardScene;
use super::table::{CityLook, TableScene, TicketEnd, TrackLook};
use crate::catalog::{Seat, game};
use crate::engine::puzzle::{Choice, Puzzle, Task};
use crate::engine::rail::Owner;

/// Whose the network of a puzzle is.
const OWN: Seat = Seat(0);

/// The board of a puzzle; none where there is nothing to draw.
pub fn puzzle_board(puzzle: &Puzzle) -> Option<BoardScene> {
    game(puzzle.game).rail().map(board)
}

/// The network, the picked tracks as wagons to come, and the cities in question. Picks are bits by the place in the list.
pub fn puzzle_table(puzzle: &Puzzle, picked: u32) -> Option<TableScene> {
    let game = game(puzzle.game).rail()?;
    let mut scene = TableScene::plain(game);
    let (tracks, tickets) = match &puzzle.task {
        Task::Keep { tracks, .. } | Task::Longest { tracks, .. } => (tracks, Vec::new()),
        Task::LastTurn {
            tracks, tickets, ..
        } => (tracks, tickets.iter().collect()),
        Task::Complete { tracks, ticket, .. } => (tracks, vec![*ticket]),
        Task::Pile { .. } => return None,
    };
    for track in tracks.iter() {
        scene.tracks[track.index()] = TrackLook {
            owner: Owner::Seat(OWN),
            own: true,
            ..TrackLook::PLAIN
        };
    }
    let ends = tickets
        .iter()
        .flat_map(|ticket| game.ticket(*ticket).ends());
    for city in ends {
        scene.cities[city.index()] = CityLook {
            ticket: TicketEnd::Open,
            ..CityLook::PLAIN
        };
    }
    for (place, choice) in puzzle.choices().into_iter().enumerate() {
        let is_picked = picked >> place & 1 == 1;
        match choice {
            Choice::Track(track) => {
                let look = &mut scene.tracks[track.index()];
                look.last = !is_picked;
                look.ghost = if is_picked {
                    Owner::Seat(OWN)
                } else {
                    look.ghost
                };
            }
            Choice::Ticket(ticket) if is_picked => {
                for city in game.ticket(ticket).ends() {
                    scene.cities[city.index()].lit = true;
                }
            }
            Choice::Ticket(_) | Choice::Spaces(_) => {}
        }
    }
    Some(scene)
}
