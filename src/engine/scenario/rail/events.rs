//! Events as lines of text, and whether a line of a scenario matches an event.

use super::super::answers::{letter_or, listed};
use crate::catalog::*;
use crate::engine::rail::notation::{find_ticket, find_track, ticket_name, track_name};
use crate::engine::rail::{PerPile, RailEvent, Sighting};
use crate::engine::table::{Cards, TicketSet};

/// An event as a line; what the viewer does not see is a question mark.
pub(super) fn text(game: &RailGame, event: &Sighting) -> String {
    let track = |track: &TrackId| track_name(game, *track);
    let piles = |piles: &PerPile| match game.piles().len() {
        1 => piles[0].to_string(),
        _ => format!("{}+{}", piles[0], piles[1]),
    };
    let tickets = |tickets: &TicketSet| names(game, *tickets);
    let secret = |set: &Option<TicketSet>| set.as_ref().map_or("?".to_owned(), tickets);
    let payee = |to: &Option<Seat>| letter_or(*to, "bank");
    let color = |color: &Option<Color>| color.map_or("none", Color::word);
    match event {
        RailEvent::SplitAnnounced { seat, piles: p } => {
            format!("split {} {}", seat, piles(p))
        }
        RailEvent::TicketsOffered {
            seat,
            piles: p,
            tickets,
        } => {
            format!("offered {} {} {}", seat, piles(p), secret(tickets))
        }
        RailEvent::TicketsKept {
            seat,
            piles: p,
            tickets,
        } => {
            format!("kept {} {} {}", seat, piles(p), secret(tickets))
        }
        RailEvent::TicketsDiscarded { seat, tickets: set } => {
            format!("tickets-discarded {} {}", seat, tickets(set))
        }
        RailEvent::TicketsReshuffled { count } => format!("tickets-reshuffled {count}"),
        RailEvent::TurnBegan { seat } => format!("turn {}", seat),
        RailEvent::CardDrawn { seat, card } => {
            format!("drew {} {}", seat, card.map_or("?", Card::word))
        }
        RailEvent::CardTaken { seat, place, card } => {
            format!("took {} {} {}", seat, place + 1, card.word())
        }
        RailEvent::StoppedDrawing { seat } => format!("stopped {seat}"),
        RailEvent::MarketFilled { place, card } => format!("filled {} {}", place + 1, card.word()),
        RailEvent::MarketCleared { cards } => format!("cleared {cards}"),
        RailEvent::PileReshuffled { count } => format!("reshuffled {count}"),
        RailEvent::Claimed {
            seat,
            track: t,
            paid,
            points,
        } => {
            format!("claimed {} {} {paid} +{points}", seat, track(t))
        }
        RailEvent::TollPaid { seat, amount, to } => {
            format!("toll {} {amount} {}", seat, payee(to))
        }
        RailEvent::LoanTaken { seat, amount, to } => {
            format!("loan {} {amount} {}", seat, payee(to))
        }
        RailEvent::TunnelTurned {
            seat,
            track: t,
            paid,
            turned,
            owed,
        } => {
            let cards: String = turned
                .iter()
                .map(|card| format!("{} ", card.word()))
                .collect();
            format!("tunnel {} {} {paid} {cards}+{owed}", seat, track(t))
        }
        RailEvent::TunnelGivenUp { seat, track: t } => {
            format!("gave-up {} {}", seat, track(t))
        }
        RailEvent::PassengersTaken {
            seat,
            track: t,
            colors: [a, b],
        } => {
            format!("passengers {} {} {} {}", seat, track(t), color(a), color(b))
        }
        RailEvent::NeutralTurned { seat, ticket } => {
            format!("neutral-turned {} {}", seat, ticket_name(game, *ticket))
        }
        RailEvent::NeutralLaid { track: t, to } => {
            let to = letter_or(*to, "nobody");
            format!("neutral-laid {} {to}", track(t))
        }
        RailEvent::NeutralStopped => "neutral-stopped".to_owned(),
        RailEvent::Passed { seat } => format!("passed {}", seat),
        RailEvent::LastRound { seat } => format!("last-round {}", seat),
        RailEvent::GameOver { ending } => format!("over {ending:?}"),
    }
}

/// Tickets as words, in the order of the game's list.
pub(super) fn names(game: &RailGame, tickets: TicketSet) -> String {
    listed(tickets.iter().map(|ticket| ticket_name(game, ticket)))
}

/// Whether a line matches an event: `_` stands for any word, `...` for any end of the line; cards, cities and
/// tickets may come in any order.
pub(super) fn means(game: &RailGame, expected: &str, event: &str) -> bool {
    let mut expected: Vec<&str> = expected.split_ascii_whitespace().collect();
    let mut words: Vec<&str> = event.split_ascii_whitespace().collect();
    if expected.last() == Some(&"...") {
        expected.pop();
        words.truncate(expected.len());
    }
    let names_tickets = ["offered", "kept", "tickets-discarded"];
    if words
        .first()
        .is_some_and(|verb| names_tickets.contains(verb))
    {
        // The names behind the counts are a set.
        for list in [&mut expected, &mut words] {
            let from = list
                .len()
                .min(if list.first() == Some(&"tickets-discarded") {
                    2
                } else {
                    3
                });
            list[from..].arrange_by_key(|word| find_ticket(game, word).ok());
        }
    }
    expected.len() == words.len()
        && expected
            .iter()
            .zip(&words)
            .all(|(expected, word)| same(game, expected, word))
}

fn same(game: &RailGame, expected: &str, word: &str) -> bool {
    let cards = |word: &str| word.parse::<Cards>().ok();
    let same_cards = || cards(word).is_some() && cards(expected) == cards(word);
    let same_track = || word.contains('#') && find_track(game, expected) == find_track(game, word);
    let same_ticket = || {
        !word.contains('#')
            && find_ticket(game, word).is_ok()
            && find_ticket(game, expected) == find_ticket(game, word)
    };
    expected == "_" || expected == word || same_cards() || same_track() || same_ticket()
}
