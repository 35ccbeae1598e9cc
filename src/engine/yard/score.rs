//! What everybody has scored: one line per source, and who wins (CG-12, CG-13).

use arrayvec::ArrayVec;

use super::super::table::TicketSet;
use super::state::Open;
use crate::catalog::{CityId, MAX_SEATS, Seat, TicketId, TieBreak, YardGame};

/// What decides between equal points, in order (CG-13).
pub const TIE_BREAKS: [TieBreak; 2] = [TieBreak::Tickets, TieBreak::BonusCards];

/// A source of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum YardLine {
    /// A completed ticket (CG-10).
    Completed {
        /// The ticket.
        ticket: TicketId,
        /// What it brings.
        points: i16,
    },
    /// A ticket that was not completed (CG-12).
    Uncompleted {
        /// The ticket.
        ticket: TicketId,
        /// What it brings; less than 0.
        points: i16,
    },
    /// The most completed tickets naming a big city (CG-12).
    BigCity {
        /// The city.
        city: CityId,
        /// How many tickets name it.
        tickets: u8,
        /// What the bonus card brings.
        points: i16,
    },
}

/// What a seat has scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YardScore {
    /// Whose.
    pub seat: Seat,
    /// Where the points come from.
    pub lines: Vec<YardLine>,
    /// All points.
    pub total: i16,
    /// Tickets completed.
    pub completed: u8,
    /// Big-city bonus cards won.
    pub bonus_cards: u8,
}

/// A place in the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct YardRank {
    /// Who.
    pub seat: Seat,
    /// The place, counted from 1; shared places have the same number.
    pub place: u8,
    /// What put this seat before the next one, if both have the same points.
    pub tie_break: Option<TieBreak>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YardScores {
    /// The seats, by `Seat`.
    pub seats: Vec<YardScore>,
    /// The seats from the best to the last.
    pub ranking: Vec<YardRank>,
}

impl YardLine {
    /// What the line brings.
    pub fn points(self) -> i16 {
        match self {
            YardLine::Completed { points, .. }
            | YardLine::Uncompleted { points, .. }
            | YardLine::BigCity { points, .. } => points,
        }
    }
}

/// What tickets are worth together.
pub fn worth(game: &YardGame, tickets: TicketSet) -> u16 {
    tickets
        .iter()
        .map(|ticket| u16::from(game.ticket(ticket).points()))
        .sum()
}

/// The scores as they stand: the final ones once the game is over, before that without the tickets that are
/// still secret.
pub fn scores(game: &YardGame, open: &Open) -> YardScores {
    let mut seats: Vec<YardScore> = (0..open.seat_count())
        .map(|seat| tickets_of(game, open, Seat::at(seat)))
        .collect();
    for (city, points) in game.big_cities() {
        let counts = naming(game, open, city);
        let most = counts.iter().copied().max().unwrap_or(0);
        for (score, &tickets) in seats.iter_mut().zip(&counts) {
            if tickets == most && most > 0 {
                let points = i16::from(points);
                score.lines.push(YardLine::BigCity {
                    city,
                    tickets,
                    points,
                });
                score.bonus_cards += 1;
            }
        }
    }
    for score in &mut seats {
        score.total = score.lines.iter().map(|line| line.points()).sum();
    }
    let ranking = ranking(&seats);
    YardScores { seats, ranking }
}

/// The totals alone, without keeping the lines: bots ask for them at the end of every thought.
pub fn totals(game: &YardGame, open: &Open) -> ArrayVec<i16, MAX_SEATS> {
    let mut totals: ArrayVec<i16, MAX_SEATS> = open
        .seats
        .iter()
        .map(|seat| worth(game, seat.completed) as i16 - worth(game, seat.failed) as i16)
        .collect();
    for (city, points) in game.big_cities() {
        let counts = naming(game, open, city);
        let most = counts.iter().copied().max().unwrap_or(0);
        for (total, &tickets) in totals.iter_mut().zip(&counts) {
            if tickets == most && most > 0 {
                *total += i16::from(points);
            }
        }
    }
    totals
}

/// How many completed tickets of each seat name a city; one between two big cities counts for both (CG-12).
fn naming(game: &YardGame, open: &Open, city: CityId) -> ArrayVec<u8, MAX_SEATS> {
    let names = |ticket: &TicketId| game.ticket(*ticket).ends().contains(&city);
    open.seats
        .iter()
        .map(|seat| seat.completed.iter().filter(names).count() as u8)
        .collect()
}

fn tickets_of(game: &YardGame, open: &Open, seat: Seat) -> YardScore {
    let points = |ticket| i16::from(game.ticket(ticket).points());
    let (completed, failed) = (open.seat(seat).completed, open.seat(seat).failed);
    let won = completed.iter().map(|ticket| YardLine::Completed {
        ticket,
        points: points(ticket),
    });
    let lost = failed.iter().map(|ticket| YardLine::Uncompleted {
        ticket,
        points: -points(ticket),
    });
    YardScore {
        seat,
        lines: won.chain(lost).collect(),
        total: 0,
        completed: completed.count() as u8,
        bonus_cards: 0,
    }
}

fn ranking(seats: &[YardScore]) -> Vec<YardRank> {
    let key = |score: &YardScore| (score.total, score.completed, score.bonus_cards);
    let mut order: Vec<&YardScore> = seats.iter().collect();
    order.sort_by_key(|score| (std::cmp::Reverse(key(score)), score.seat));
    let mut ranking: Vec<YardRank> = Vec::with_capacity(order.len());
    for (index, score) in order.iter().enumerate() {
        let shares = index > 0 && key(order[index - 1]) == key(score);
        let place = if shares {
            ranking[index - 1].place
        } else {
            index as u8 + 1
        };
        let tie_break = order.get(index + 1).and_then(|next| tie_break(score, next));
        ranking.push(YardRank {
            seat: score.seat,
            place,
            tie_break,
        });
    }
    ranking
}

/// What decides between two seats of the same points; nothing if they share the place.
fn tie_break(better: &YardScore, next: &YardScore) -> Option<TieBreak> {
    let count = |score: &YardScore, by: TieBreak| match by {
        TieBreak::Tickets => score.completed,
        TieBreak::BonusCards => score.bonus_cards,
        _ => 0,
    };
    TIE_BREAKS
        .into_iter()
        .find(|&by| count(better, by) != count(next, by))
        .filter(|_| better.total == next.total)
}
