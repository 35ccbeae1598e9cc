//! The count at the end, a line for every source (CG-12, CG-13).

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::super::table::{TicketSet, most};
use super::best_tickets::best_tickets;
use super::state::{Open, YardState};
use crate::catalog::{Arrange, CityId, MAX_SEATS, Seat, TicketId, TieBreak, YardGame};

/// What decides between equal points, in order (CG-13).
pub const TIE_BREAKS: [TieBreak; 2] = [TieBreak::Tickets, TieBreak::BonusCards];

/// Points from one source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct YardLine {
    /// Where they come from.
    pub source: YardSource,
    /// How many; negative for a loss.
    pub points: i16,
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum YardSource {
    /// A ticket (CG-10, CG-12).
    Ticket {
        /// Which one.
        ticket: TicketId,
        /// Whether it was completed.
        completed: bool,
    },
    /// The most completed tickets naming a big city (CG-12).
    BigCity {
        /// The city.
        city: CityId,
        /// How many of the seat's tickets name it.
        tickets: u8,
    },
}

/// The count of one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct YardSeatScore {
    /// A line for every source.
    pub lines: Vec<YardLine>,
    /// Their sum.
    pub total: i16,
    /// Completed tickets.
    pub completed: u8,
    /// Big-city bonus cards won.
    pub bonus_cards: u8,
    /// The place, counted from 1; tied seats share it.
    pub place: u8,
}

/// The count of all seats.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct YardScores {
    /// By `Seat`.
    pub seats: Vec<YardSeatScore>,
    /// Those who won; more than one if the victory is shared.
    pub winners: Vec<Seat>,
    /// What broke a tie for first place, if anything did.
    pub decided_by: Option<TieBreak>,
}

/// The tickets of a seat at the end.
#[derive(Clone, Copy)]
struct Counted {
    completed: TicketSet,
    failed: TicketSet,
}

type Table = ArrayVec<Counted, MAX_SEATS>;

/// What tickets are worth together.
pub fn worth(game: &YardGame, tickets: TicketSet) -> u16 {
    let points = |ticket| u16::from(game.ticket(ticket).points());
    tickets.iter().map(points).sum()
}

/// Counts everybody's points. Before the end, as if tickets were checked now.
pub fn scores(game: &YardGame, state: &YardState) -> YardScores {
    count(game, &counted(game, state))
}

/// Only the totals, without lines and without allocating: bots need them at the end of every playout.
pub fn totals(game: &YardGame, state: &YardState) -> ArrayVec<i16, MAX_SEATS> {
    let table = counted(game, state);
    let balance =
        |seat: &Counted| worth(game, seat.completed) as i16 - worth(game, seat.failed) as i16;
    let mut totals: ArrayVec<i16, MAX_SEATS> = table.iter().map(balance).collect();
    each_bonus(game, &table, |seat, _, _, points| totals[seat] += points);
    totals
}

/// The count of a game that is over, from what everybody sees.
pub(super) fn final_scores(game: &YardGame, open: &Open) -> YardScores {
    count(game, &revealed(open))
}

fn revealed(open: &Open) -> Table {
    open.seats
        .iter()
        .map(|seat| Counted {
            completed: seat.completed,
            failed: seat.failed,
        })
        .collect()
}

fn counted(game: &YardGame, state: &YardState) -> Table {
    if state.open.is_over() {
        return revealed(&state.open);
    }
    let seats = state.open.seats.iter().zip(&state.own);
    seats
        .zip(&state.hidden.tracks)
        .map(|((open, own), track)| {
            let now = best_tickets(game, *track, own.tickets).tickets;
            Counted {
                completed: open.completed.plus(now),
                failed: own.tickets.minus(now),
            }
        })
        .collect()
}

fn count(game: &YardGame, table: &Table) -> YardScores {
    let mut seats: Vec<YardSeatScore> = table.iter().map(|seat| tickets_of(game, seat)).collect();
    each_bonus(game, table, |seat, city, tickets, points| {
        let source = YardSource::BigCity { city, tickets };
        seats[seat].lines.push(YardLine { source, points });
        seats[seat].bonus_cards += 1;
    });
    for seat in &mut seats {
        seat.total = seat.lines.iter().map(|line| line.points).sum();
    }
    rank(seats)
}

fn tickets_of(game: &YardGame, seat: &Counted) -> YardSeatScore {
    let line = |ticket: TicketId, completed: bool| {
        let points = i16::from(game.ticket(ticket).points());
        YardLine {
            source: YardSource::Ticket { ticket, completed },
            points: if completed { points } else { -points },
        }
    };
    let won = seat.completed.iter().map(|ticket| line(ticket, true));
    let lost = seat.failed.iter().map(|ticket| line(ticket, false));
    YardSeatScore {
        lines: won.chain(lost).collect(),
        completed: seat.completed.count() as u8,
        ..YardSeatScore::default()
    }
}

/// Reports who wins which bonus card with how many tickets. All who are tied win it, but nobody wins without a ticket;
/// a ticket between two big cities counts for both (CG-12).
fn each_bonus(game: &YardGame, table: &Table, mut show: impl FnMut(usize, CityId, u8, i16)) {
    for (city, points) in game.big_cities() {
        let names = |ticket: &TicketId| game.ticket(*ticket).ends().contains(&city);
        let counts: ArrayVec<u16, MAX_SEATS> = table
            .iter()
            .map(|seat| seat.completed.iter().filter(names).count() as u16)
            .collect();
        most(&counts, |seat| {
            show(seat, city, counts[seat] as u8, i16::from(points));
        });
    }
}

/// Most points win, then most completed tickets, then most bonus cards; after that the place is shared (CG-13).
fn rank(mut seats: Vec<YardSeatScore>) -> YardScores {
    let key = |seat: &YardSeatScore| (seat.total, seat.completed, seat.bonus_cards);
    let keys: Vec<_> = seats.iter().map(key).collect();
    for (seat, own) in seats.iter_mut().zip(&keys) {
        seat.place = 1 + keys.iter().filter(|other| *other > own).count() as u8;
    }
    let winners = (0..seats.len()).filter(|&seat| seats[seat].place == 1);
    let winners: Vec<Seat> = winners.map(Seat::at).collect();
    let mut order = keys;
    order.arrange_by_key(|key| Reverse(*key));
    order.dedup();
    let decided_by = match order[..] {
        [(best, ..), (second, ..), ..] if best != second => None,
        [(_, tickets, _), (_, fewer, _), ..] if tickets != fewer => Some(TIE_BREAKS[0]),
        [_, _, ..] => Some(TIE_BREAKS[1]),
        _ => None,
    };
    YardScores {
        seats,
        winners,
        decided_by,
    }
}
