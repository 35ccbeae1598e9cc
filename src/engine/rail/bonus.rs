//! Bonus cards: who has most of something (NL-8).

use arrayvec::ArrayVec;

use super::super::table::most;
use super::book::Book;
use super::longest::longest_path;
use super::score::{Counted, ScoreLine, Source, Table, completed_tickets, locomotives_in_hand};
use super::state::{Holdings, Open};
use super::view::RailView;
use crate::catalog::*;

/// Adds the lines of all open bonus cards.
pub(super) fn score(book: &Book<'_>, open: &Open, table: &Table<'_>, lines: &mut [Vec<ScoreLine>]) {
    for &bonus in &open.bonus_cards {
        let card = book.game.bonus(bonus);
        let counts: ArrayVec<u16, MAX_SEATS> = table
            .iter()
            .map(|seat| count(book.game, seat, card.kind()))
            .collect();
        most(&counts, |seat| {
            let source = Source::BonusCard {
                bonus,
                count: counts[seat],
            };
            lines[seat].push(ScoreLine {
                source,
                points: i16::from(card.points()),
            });
        });
    }
}

/// How everybody stands on a card, by `Seat`, as far as the viewer may know: the hands of others do not count.
pub fn bonus_standing(
    game: &RailGame,
    view: &RailView,
    kind: BonusKind,
) -> ArrayVec<Option<u16>, MAX_SEATS> {
    let nothing = Holdings::default();
    let seats = view.open.seats.iter().enumerate().map(|(index, open)| {
        let own = view
            .seated()
            .filter(|(seat, _)| seat.index() == index)
            .map(|(_, own)| own);
        if own.is_none() && counts_what_is_hidden(kind) {
            return None;
        }
        let own = own.unwrap_or(&nothing);
        let completed = completed_tickets(game, &open.tracks, own.tickets);
        let seat = Counted {
            open,
            own,
            completed,
        };
        Some(count(game, &seat, kind))
    });
    seats.collect()
}

fn counts_what_is_hidden(kind: BonusKind) -> bool {
    matches!(
        kind,
        BonusKind::LocomotivesInHand
            | BonusKind::CapitalTickets
            | BonusKind::SmallTickets { .. }
            | BonusKind::PolarTickets
    )
}

/// How much a seat has of what a card counts.
fn count(game: &RailGame, seat: &Counted<'_>, kind: BonusKind) -> u16 {
    let tracks = |counts: &dyn Fn(&Track) -> bool| {
        seat.open
            .tracks
            .iter()
            .filter(|track| counts(game.track(*track)))
            .count() as u16
    };
    let tickets = |counts: &dyn Fn(&Ticket) -> bool| {
        seat.completed
            .iter()
            .filter(|ticket| counts(game.ticket(*ticket)))
            .count() as u16
    };
    let either_end = |ends: [CityId; 2], is: &dyn Fn(&City) -> bool| {
        ends.into_iter().any(|end| is(game.city(end)))
    };
    match kind {
        BonusKind::LocomotivesInHand => locomotives_in_hand(seat.own.hand),
        BonusKind::CapitalTickets => {
            tickets(&|ticket| either_end(ticket.ends(), &City::is_capital))
        }
        BonusKind::WagonsLeft => u16::from(seat.open.wagons),
        BonusKind::OneSpaceTracks => tracks(&|track| track.length() == 1),
        BonusKind::LongestPath => longest_path(game, &seat.open.tracks),
        BonusKind::SmallTickets { at_most } => tickets(&|ticket| ticket.points() <= at_most),
        BonusKind::Countries => countries(game, seat),
        BonusKind::PolarTickets => tickets(&|ticket| either_end(ticket.ends(), &City::is_polar)),
        BonusKind::PolarTracks => tracks(&|track| either_end(track.ends(), &City::is_polar)),
        BonusKind::Ferries => tracks(&Track::is_ferry),
        BonusKind::CountryTracks { country } => {
            tracks(&|track| either_end(track.ends(), &|city| city.country() == Some(country)))
        }
    }
}

fn countries(game: &RailGame, seat: &Counted<'_>) -> u16 {
    let ends = seat
        .open
        .tracks
        .iter()
        .flat_map(|track| game.track(track).ends());
    let visited = ends
        .filter_map(|city| game.city(city).country())
        .fold(0_u32, |visited, country| visited | 1 << (country.0 % 32));
    visited.count_ones() as u16
}
