//! The count at the end, a line for every source.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::super::table::{Cards, TicketSet, TrackSet, most};
use super::bonus;
use super::book::Book;
use super::longest::longest_path;
use super::network::Network;
use super::passengers::color_points;
use super::state::{Holdings, Open, OpenSeat, PerColor, RailState};
use crate::catalog::*;

/// Points from one source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// Where they come from.
    pub source: Source,
    /// How many; negative for a loss.
    pub points: i16,
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A head start (NE-3).
    Start,
    /// Claimed tracks.
    Tracks,
    /// A ticket.
    Ticket {
        /// Which one.
        ticket: TicketId,
        /// Whether its cities are joined.
        completed: bool,
    },
    /// Most completed tickets (NO-10, GE-9).
    Globetrotter {
        /// How many were completed.
        completed: u8,
    },
    /// A bonus card (NL-8).
    BonusCard {
        /// Which one.
        bonus: BonusId,
        /// How much the seat has of what it counts.
        count: u16,
    },
    /// Most or second most passengers of a colour (GE-10).
    Passengers {
        /// The colour.
        color: Color,
        /// How many the seat has.
        count: u8,
    },
    /// Tokens left, by rank (NE-7).
    Tokens {
        /// How many are left.
        tokens: u16,
        /// The rank, counted from 1.
        rank: u8,
    },
    /// Loans (NE-8).
    Loans {
        /// How many.
        count: u8,
    },
}

/// The count of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatScore {
    /// A line for every source.
    pub lines: Vec<ScoreLine>,
    /// Their sum.
    pub total: i16,
    /// Completed tickets.
    pub completed: u8,
    /// The place, counted from 1; tied seats share it.
    pub place: u8,
}

/// The count of all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RailScores {
    /// By `Seat`.
    pub seats: Vec<SeatScore>,
    /// Those who won; more than one if the victory is shared.
    pub winners: Vec<Seat>,
    /// What broke a tie for first place, if anything did.
    pub decided_by: Option<TieBreak>,
}

/// What counting needs to know about a seat.
pub(super) struct Counted<'a> {
    pub(super) open: &'a OpenSeat,
    pub(super) own: &'a Holdings,
    pub(super) completed: TicketSet,
}

/// All seats to be counted.
pub(super) type Table<'a> = ArrayVec<Counted<'a>, MAX_SEATS>;

/// Counts everybody's points. Before the end, as if the game ended now.
pub fn scores(game: &RailGame, state: &RailState) -> RailScores {
    let book = Book::new(game, state.open.variant);
    let table = counted(game, &state.open, &state.own);
    let mut lines: Vec<Vec<ScoreLine>> = table
        .iter()
        .map(|seat| own_lines(&book, &state.open, seat))
        .collect();
    globetrotter(&book, &table, &mut lines);
    bonus::score(&book, &state.open, &table, &mut lines);
    passengers(&book, &table, &mut lines);
    tokens(&book, &table, &mut lines);
    let totals: Vec<i16> = lines
        .iter()
        .map(|lines| lines.iter().map(|line| line.points).sum())
        .collect();
    rank(&book, &table, lines, &totals)
}

fn counted<'a>(game: &RailGame, open: &'a Open, own: &'a [Holdings]) -> Table<'a> {
    let completed =
        |seat: &OpenSeat, own: &Holdings| completed_tickets(game, &seat.tracks, own.tickets);
    open.seats
        .iter()
        .zip(own)
        .map(|(open, own)| Counted {
            open,
            own,
            completed: completed(open, own),
        })
        .collect()
}

/// Those of the tickets whose cities the tracks join.
pub fn completed_tickets(game: &RailGame, tracks: &TrackSet, tickets: TicketSet) -> TicketSet {
    let network = Network::new(game, tracks);
    tickets
        .iter()
        .filter(|ticket| network.joins(game, game.ticket(*ticket).ends()))
        .collect()
}

/// Points of claimed tracks, recounted from the board.
pub(super) fn track_points(book: &Book<'_>, tracks: &TrackSet) -> i16 {
    tracks
        .iter()
        .map(|track| i16::from(book.rules.points[book.game.track(track).length()]))
        .sum()
}

fn own_lines(book: &Book<'_>, open: &Open, seat: &Counted<'_>) -> Vec<ScoreLine> {
    let tracks = track_points(book, &seat.open.tracks);
    let start = seat.open.score - tracks;
    debug_assert!(start >= 0 && (start as usize) < open.seat_count());
    let mut lines = Vec::new();
    if start != 0 {
        lines.push(ScoreLine {
            source: Source::Start,
            points: start,
        });
    }
    lines.push(ScoreLine {
        source: Source::Tracks,
        points: tracks,
    });
    for ticket in seat.own.tickets.iter() {
        let completed = seat.completed.contains(ticket);
        let worth = i16::from(book.game.ticket(ticket).points());
        let points = if completed { worth } else { -worth };
        lines.push(ScoreLine {
            source: Source::Ticket { ticket, completed },
            points,
        });
    }
    if let Some(tolls) = book.rules.tolls.as_ref().filter(|_| seat.open.loans > 0) {
        let count = seat.open.loans;
        let points = -(i16::from(count) * i16::from(tolls.loan_cost));
        lines.push(ScoreLine {
            source: Source::Loans { count },
            points,
        });
    }
    lines
}

fn globetrotter(book: &Book<'_>, table: &Table<'_>, lines: &mut [Vec<ScoreLine>]) {
    let Some(points) = book.rules.globetrotter else {
        return;
    };
    let counts: ArrayVec<u16, MAX_SEATS> = table
        .iter()
        .map(|seat| seat.completed.count() as u16)
        .collect();
    most(&counts, |seat| {
        let source = Source::Globetrotter {
            completed: counts[seat] as u8,
        };
        lines[seat].push(ScoreLine {
            source,
            points: i16::from(points),
        });
    });
}

/// Most and second most passengers of every colour (GE-10).
fn passengers(book: &Book<'_>, table: &Table<'_>, lines: &mut [Vec<ScoreLine>]) {
    let Some(rules) = &book.rules.passengers else {
        return;
    };
    let counts: ArrayVec<PerColor, MAX_SEATS> =
        table.iter().map(|seat| seat.open.passengers).collect();
    for &color in &rules.colors {
        for (seat, lines) in lines.iter_mut().enumerate() {
            let points = color_points(book, &counts, Seat::at(seat), color);
            if points > 0 {
                let source = Source::Passengers {
                    color,
                    count: counts[seat][color.index()],
                };
                lines.push(ScoreLine { source, points });
            }
        }
    }
}

/// Tokens left, by rank among those without a loan; tied seats use up the ranks below (NE-7).
fn tokens(book: &Book<'_>, table: &Table<'_>, lines: &mut [Vec<ScoreLine>]) {
    let Some(rules) = &book.rules.tolls else {
        return;
    };
    let ranks = &rules.rank_points[table.len() - MIN_SEATS];
    let purse = |seat: &Counted<'_>| (seat.open.loans == 0).then_some(seat.own.tokens);
    let purses: ArrayVec<Option<u16>, MAX_SEATS> = table.iter().map(purse).collect();
    for (purse, lines) in purses.iter().zip(lines.iter_mut()) {
        let Some(tokens) = *purse else { continue };
        let better = token_rank(&purses, tokens);
        let source = Source::Tokens {
            tokens,
            rank: better as u8 + 1,
        };
        lines.push(ScoreLine {
            source,
            points: i16::from(ranks[better]),
        });
    }
}

/// How many players without a loan have more tokens (NE-7).
pub(super) fn token_rank(purses: &[Option<u16>], tokens: u16) -> usize {
    let others = purses.iter().flatten();
    others.filter(|other| **other > tokens).count()
}

/// How a seat stands in a tie-break; more is better.
fn standing(book: &Book<'_>, seat: &Counted<'_>, lines: &[ScoreLine], tie_break: TieBreak) -> i32 {
    match tie_break {
        TieBreak::Tickets => seat.completed.count() as i32,
        TieBreak::LongestPath => i32::from(longest_path(book.game, &seat.open.tracks)),
        TieBreak::Passengers => seat
            .open
            .passengers
            .iter()
            .map(|count| i32::from(*count))
            .sum(),
        TieBreak::Loans => -i32::from(seat.open.loans),
        TieBreak::BonusCards => lines
            .iter()
            .filter(|line| matches!(line.source, Source::BonusCard { .. }))
            .count() as i32,
    }
}

/// Puts the seats in order: by points, then by as many tie-breaks as needed.
fn rank(
    book: &Book<'_>,
    table: &Table<'_>,
    lines: Vec<Vec<ScoreLine>>,
    totals: &[i16],
) -> RailScores {
    let mut keys: Vec<Vec<i32>> = totals.iter().map(|total| vec![i32::from(*total)]).collect();
    let best = |keys: &[Vec<i32>]| {
        keys.iter()
            .max()
            .map(|best| keys.iter().filter(|key| *key == best).count())
    };
    let mut decided_by = None;
    for &tie_break in &book.rules.tie_breaks {
        let mut sorted = keys.clone();
        sorted.arrange();
        if sorted.windows(2).all(|pair| pair[0] != pair[1]) {
            break;
        }
        let tied = best(&keys);
        for (seat, key) in keys.iter_mut().enumerate() {
            key.push(standing(book, &table[seat], &lines[seat], tie_break));
        }
        if best(&keys) < tied {
            decided_by = Some(tie_break);
        }
    }
    let place = |seat: usize| keys.iter().filter(|key| **key > keys[seat]).count() as u8 + 1;
    let seats: Vec<SeatScore> = lines
        .into_iter()
        .enumerate()
        .map(|(seat, mut lines)| {
            // Ticket lines in the order that reads best: completed first, high values before low ones.
            lines.arrange_by_key(|line| (order(line), Reverse(line.points)));
            let completed = table[seat].completed.count() as u8;
            SeatScore {
                lines,
                total: totals[seat],
                completed,
                place: place(seat),
            }
        })
        .collect();
    let winners = (0..seats.len())
        .filter(|&seat| seats[seat].place == 1)
        .map(Seat::at)
        .collect();
    RailScores {
        seats,
        winners,
        decided_by,
    }
}

fn order(line: &ScoreLine) -> u8 {
    match line.source {
        Source::Start => 0,
        Source::Tracks => 1,
        Source::Ticket { .. } => 2,
        Source::Globetrotter { .. } => 3,
        Source::BonusCard { .. } => 4,
        Source::Passengers { .. } => 5,
        Source::Tokens { .. } => 6,
        Source::Loans { .. } => 7,
    }
}

/// Locomotives in hand, each pair of one colour counting as one (NL-8).
pub(super) fn locomotives_in_hand(hand: Cards) -> u16 {
    hand.kinds()
        .map(|(card, count)| u16::from(if card == Card::Loco { count } else { count / 2 }))
        .sum()
}
