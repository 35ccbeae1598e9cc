//! The count as a show: one line after the other, with what everybody has by then.

use crate::catalog::Seat;
use crate::engine::rail::{RailScores, ScoreLine, Source};

/// One line of the count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountStep {
    /// Whose line.
    pub seat: Seat,
    /// Where the points come from, and how many.
    pub line: ScoreLine,
    /// What everybody has after it, by `Seat`.
    pub totals: Vec<i16>,
}

/// What everybody has before the first line: the points that were counted during the game.
pub fn count_start(scores: &RailScores) -> Vec<i16> {
    let known = |line: &&ScoreLine| place(line.source, Seat(0)).is_none();
    scores
        .seats
        .iter()
        .map(|seat| {
            seat.lines
                .iter()
                .filter(known)
                .map(|line| line.points)
                .sum()
        })
        .collect()
}

/// All lines that come to light at the end: tickets player by player, then bonus by bonus.
pub fn count_steps(scores: &RailScores) -> Vec<CountStep> {
    let mut lines: Vec<((u8, u8), Seat, ScoreLine)> = Vec::new();
    for (index, score) in scores.seats.iter().enumerate() {
        let seat = Seat(index as u8);
        let placed = score.lines.iter();
        lines.extend(placed.filter_map(|line| Some((place(line.source, seat)?, seat, *line))));
    }
    lines.sort_by_key(|(place, seat, _)| (*place, *seat));
    let mut totals = count_start(scores);
    let step = |(_, seat, line): ((u8, u8), Seat, ScoreLine)| {
        totals[seat.index()] += line.points;
        CountStep {
            seat,
            line,
            totals: totals.clone(),
        }
    };
    lines.into_iter().map(step).collect()
}

/// Where a line stands in the show; none for what everybody has seen all along.
fn place(source: Source, seat: Seat) -> Option<(u8, u8)> {
    Some(match source {
        Source::Start | Source::Tracks => return None,
        Source::Ticket { .. } => (0, seat.0),
        Source::Globetrotter { .. } => (1, 0),
        Source::BonusCard { bonus, .. } => (2, bonus.0),
        Source::Passengers { color, .. } => (3, color.index() as u8),
        Source::Tokens { .. } => (4, 0),
        Source::Loans { .. } => (5, 0),
    })
}
