//! The `=` lines of the Card Game: what the count is, or would be if tickets were checked now.

use super::super::answers::{at_table, same_points, verdict};
use super::super::problem::{Problem, Unreadable};
use super::super::words::{Words, unknown};
use super::build::YardTable;
use crate::catalog::YardGame;
use crate::engine::yard::notation::find_ticket;
use crate::engine::yard::{YardScores, YardSource, scores};

/// Whether the count is as a line says; otherwise what it is.
pub(super) fn check(table: &YardTable, words: &mut Words<'_>) -> Result<(), Problem> {
    let scores = scores(table.game, &table.state);
    let found = match verdict(words, &scores.winners, scores.decided_by) {
        Some(found) => found,
        None => of_seat(table.game, &scores, words)?,
    };
    same_points(words, found)
}

fn of_seat(
    game: &YardGame,
    scores: &YardScores,
    words: &mut Words<'_>,
) -> Result<String, Unreadable> {
    let seat = at_table(scores.seats.len(), words)?;
    let count = &scores.seats[seat.index()];
    let points = |is: &dyn Fn(&YardSource) -> bool| {
        let line = count.lines.iter().find(|line| is(&line.source));
        line.map_or("none".to_owned(), |line| line.points.to_string())
    };
    Ok(match words.next()? {
        "total" => count.total.to_string(),
        "place" => count.place.to_string(),
        "completed" => count.completed.to_string(),
        "bonus-cards" => count.bonus_cards.to_string(),
        "ticket" => {
            let wanted = Words::new(words.next()?).tickets(|word| find_ticket(game, word))?;
            points(
                &|source| matches!(source, YardSource::Ticket { ticket, .. } if wanted.contains(ticket)),
            )
        }
        "city" => {
            let word = words.next()?;
            let city = game.cities().iter().position(|city| city.id() == word);
            let wanted = city.ok_or_else(|| unknown(word))?;
            points(
                &|source| matches!(source, YardSource::BigCity { city, .. } if city.index() == wanted),
            )
        }
        word => return Err(unknown(word)),
    })
}
