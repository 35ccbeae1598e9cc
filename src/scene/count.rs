//! The count as a show: one line after the other, with what everybody has by then.

use crate::catalog::{Arrange, Seat};
use crate::engine::game::{CountLine, CountSource, Scores};
use crate::engine::rail::Source;
use crate::engine::yard::YardSource;

/// One line of the count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountStep {
    /// Whose line.
    pub seat: Seat,
    /// Where the points come from, and how many.
    pub line: CountLine,
    /// What everybody has after it, by `Seat`.
    pub totals: Vec<i16>,
}

/// What everybody has before the first line: the points that were counted during the game.
pub fn count_start(scores: &Scores) -> Vec<i16> {
    let known = |line: &&CountLine| count_place(line.source).is_none();
    let lines = scores.lines();
    let points = lines.iter().map(|lines| {
        let known = lines.iter().filter(known);
        known.map(|line| line.points).sum()
    });
    points.collect()
}

/// All lines that are revealed at the end: tickets player by player, then bonus by bonus.
pub fn count_steps(scores: &Scores) -> Vec<CountStep> {
    let mut lines: Vec<(Seat, CountLine)> = Vec::new();
    for (index, of_seat) in scores.lines().into_iter().enumerate() {
        let new = of_seat
            .into_iter()
            .filter(|line| count_place(line.source).is_some());
        lines.extend(new.map(|line| (Seat::at(index), line)));
    }
    // Tickets stay in their owner's order; within a bonus, lines follow the order of the seats.
    lines.arrange_by_key(|(seat, line)| match line.source.ticket() {
        Some(_) => (0, *seat, None),
        None => (1, Seat(0), count_place(line.source)),
    });
    let mut totals = count_start(scores);
    let step = |(seat, line): (Seat, CountLine)| {
        totals[seat.index()] += line.points;
        CountStep {
            seat,
            line,
            totals: totals.clone(),
        }
    };
    lines.into_iter().map(step).collect()
}

/// The place of a source in the show: completed tickets before failed ones, then bonus by bonus. None for points that
/// everybody has seen all along.
pub fn count_place(source: CountSource) -> Option<(u8, u8)> {
    if let Some((_, completed)) = source.ticket() {
        return Some((0, u8::from(!completed)));
    }
    match source {
        CountSource::Rail(source) => bonus_place(source),
        CountSource::Yard(YardSource::BigCity { city, .. }) => Some((1, city.0)),
        CountSource::Yard(YardSource::Ticket { .. }) => None,
    }
}

fn bonus_place(source: Source) -> Option<(u8, u8)> {
    Some(match source {
        Source::Start | Source::Tracks | Source::Ticket { .. } => return None,
        Source::Globetrotter { .. } => (1, 0),
        Source::BonusCard { bonus, .. } => (2, bonus.0),
        Source::Passengers { color, .. } => (3, color.index() as u8),
        Source::Tokens { .. } => (4, 0),
        Source::Loans { .. } => (5, 0),
    })
}
