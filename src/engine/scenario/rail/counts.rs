//! The `=` lines: what the count is, or would be if the game ended now.

use super::super::answers::{same_points, verdict};
use super::super::problem::{Problem, Unreadable};
use super::super::words::{Words, bonus, unknown};
use super::build::RailTable;
use crate::catalog::*;
use crate::engine::rail::notation::find_ticket;
use crate::engine::rail::{RailScores, ScoreLine, Source, scores};

/// Whether the count is as a line says; otherwise what it is.
pub(super) fn check(table: &RailTable, words: &mut Words<'_>) -> Result<(), Problem> {
    let scores = scores(table.game, &table.state);
    let found = match verdict(words, &scores.winners, scores.decided_by) {
        Some(found) => found,
        None => of_seat(table.game, &scores, words)?,
    };
    same_points(words, found)
}

fn of_seat(
    game: &RailGame,
    scores: &RailScores,
    words: &mut Words<'_>,
) -> Result<String, Unreadable> {
    let seat = words.seat()?;
    let count = scores
        .seats
        .get(seat.index())
        .ok_or_else(|| unknown(&seat.to_string()))?;
    let points = |is: &dyn Fn(&Source) -> bool| {
        let mut lines = count.lines.iter();
        let line: Option<&ScoreLine> = lines.find(|line| is(&line.source));
        line.map_or("none".to_owned(), |line| line.points.to_string())
    };
    Ok(match words.next()? {
        "total" => count.total.to_string(),
        "place" => count.place.to_string(),
        "completed" => count.completed.to_string(),
        "start" => points(&|source| *source == Source::Start),
        "tracks" => points(&|source| *source == Source::Tracks),
        "ticket" => {
            let name = words.next()?;
            let wanted = Words::new(name).tickets(|word| find_ticket(game, word))?;
            points(
                &|source| matches!(source, Source::Ticket { ticket, .. } if wanted.contains(ticket)),
            )
        }
        "globetrotter" => points(&|source| matches!(source, Source::Globetrotter { .. })),
        "bonus" => {
            let wanted = bonus(game, words.next()?)?;
            points(&|source| matches!(source, Source::BonusCard { bonus, .. } if *bonus == wanted))
        }
        "passengers" => {
            let word = words.next()?;
            let wanted = Color::from_word(word).ok_or_else(|| unknown(word))?;
            points(&|source| matches!(source, Source::Passengers { color, .. } if *color == wanted))
        }
        "tokens" => points(&|source| matches!(source, Source::Tokens { .. })),
        "rank" => {
            let mut ranks = count.lines.iter().filter_map(|line| match line.source {
                Source::Tokens { rank, .. } => Some(rank.to_string()),
                _ => None,
            });
            ranks.next().unwrap_or("none".to_owned())
        }
        "loans" => points(&|source| matches!(source, Source::Loans { .. })),
        word => return Err(unknown(word)),
    })
}
