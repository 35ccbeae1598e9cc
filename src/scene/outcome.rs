//! How a game ended: the count as a table, a row for every source of points, and what decided it.

use super::count::count_place;
use crate::catalog::{Arrange, CityId, Game, Seat};
use crate::engine::game::{CountLine, CountSource, Scores};
use crate::engine::rail::Source;
use crate::engine::yard::YardSource;

/// A row of the table: one source, and what everybody has from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountRow {
    /// The source; for tickets any of those in the row.
    pub source: CountSource,
    /// Points by `Seat`; none for who has nothing to do with it.
    pub points: Vec<Option<i16>>,
}

/// Why the winner is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    /// Whoever won.
    pub winner: Seat,
    /// The best of the others.
    pub rival: Seat,
    /// How many points lie between them.
    pub ahead: i16,
    /// Where most of that comes from; any ticket stands for all of them.
    pub source: CountSource,
    /// What the winner has more from there.
    pub more: i16,
}

/// A row for every source that anybody has points from: what was known all along, then in the order of the show.
/// All completed tickets share a row, and all failed ones.
pub fn count_rows(scores: &Scores) -> Vec<CountRow> {
    let lines = scores.lines();
    let mut rows: Vec<CountRow> = Vec::new();
    for (seat, of_seat) in lines.iter().enumerate() {
        for CountLine { source, points } in of_seat {
            let known = rows.iter().position(|row| is_alike(row.source, *source));
            let at = known.unwrap_or_else(|| {
                rows.push(CountRow {
                    source: *source,
                    points: vec![None; lines.len()],
                });
                rows.len() - 1
            });
            let cell = &mut rows[at].points[seat];
            *cell = Some(cell.unwrap_or(0) + points);
        }
    }
    rows.arrange_by_key(|row| count_place(row.source));
    rows
}

/// Whether two lines belong into one row.
fn is_alike(one: CountSource, other: CountSource) -> bool {
    let place = count_place(one);
    // What was known all along has no place in the show.
    place == count_place(other) && (place.is_some() || one == other)
}

/// What decided the game: the source from which the winner has most more than the best of the others. None if the
/// victory is shared or only a rule about ties decided it.
pub fn count_lead(scores: &Scores) -> Option<Lead> {
    let [winner] = scores.winners() else {
        return None;
    };
    let totals = scores.totals();
    let others = (0..totals.len())
        .map(Seat::at)
        .filter(|seat| seat != winner);
    // The first of several equal ones, so that the answer is always the same.
    let rival = others.min_by_key(|seat| std::cmp::Reverse(totals[seat.index()]))?;
    let ahead = totals[winner.index()] - totals[rival.index()];
    if ahead <= 0 {
        return None;
    }
    let mut sources: Vec<(CountSource, i16)> = Vec::new();
    for row in count_rows(scores) {
        let of = |seat: Seat| row.points[seat.index()].unwrap_or(0);
        let more = of(*winner) - of(rival);
        // Completed and failed tickets decide together.
        let is_ticket = row.source.ticket().is_some();
        let tickets = |source: &CountSource| is_ticket && source.ticket().is_some();
        match sources.iter_mut().find(|(source, _)| tickets(source)) {
            Some((_, sum)) => *sum += more,
            None => sources.push((row.source, more)),
        }
    }
    let most = sources.iter().map(|(_, more)| *more).max()?;
    let (source, more) = sources.into_iter().find(|(_, more)| *more == most)?;
    Some(Lead {
        winner: *winner,
        rival,
        ahead,
        source,
        more,
    })
}

/// Where a line of the count is on the map: the ends of a ticket, a big city; nowhere for everything else.
pub fn count_cities(game: &Game, source: CountSource) -> Vec<CityId> {
    match (game, source) {
        (Game::Rail(game), CountSource::Rail(Source::Ticket { ticket, .. })) => {
            game.ticket(ticket).ends().to_vec()
        }
        (Game::Yard(game), CountSource::Yard(YardSource::Ticket { ticket, .. })) => {
            game.ticket(ticket).ends().to_vec()
        }
        (Game::Yard(_), CountSource::Yard(YardSource::BigCity { city, .. })) => vec![city],
        _ => Vec::new(),
    }
}
