//! Every number and name that the sentences of a map game ask for.

use super::Writer;
use super::rail_words::{THEN, TIE_BONUS, TIE_LOANS, TIE_PASSENGERS, TIE_PATH, TIE_TICKETS};
use crate::catalog::{RailGame, RailRules, Ticket, TicketId, TieBreak, TrackKind};
use crate::text::speaker::{card_count, points, ticket_count, wagon_count};
use crate::text::{Phrase, games};

/// Every number that the rules of a map game mention.
pub(super) fn learn(write: &mut Writer, game: &RailGame, rules: &RailRules) {
    let lang = write.lang;
    let say = write.speaker();
    let loco = crate::catalog::Card::Loco;
    write.know("players", games::players(lang, rules.players));
    write.know("wagons", wagon_count(lang, rules.wagons));
    write.know("hand", card_count(lang, RailRules::FIRST_HAND));
    write.know("cards", card_count(lang, rules.card_count() as u8));
    write.know("each_color", RailRules::CARDS_PER_COLOR);
    write.know("locomotives", say.some(loco, rules.locomotives));
    let deals = rules.tickets;
    write.know("tickets", game.tickets().len());
    write.know("deal", ticket_count(lang, deals.first_deal));
    write.know("keep", deals.first_keep);
    write.know("draw", ticket_count(lang, deals.draw));
    write.know("keep_more", deals.keep);
    for (name, pile) in [("short", 0), ("long", 1)] {
        let of_pile = |ticket: &&Ticket| ticket.pile().index() == pile;
        write.know(name, game.tickets().iter().filter(of_pile).count());
    }
    if let Some(tunnel) = rules.tunnel {
        write.know("turn_up", card_count(lang, tunnel.turn_up));
    }
    if let Some(substitute) = rules.substitute {
        write.know("substitute", card_count(lang, substitute.cards));
        let track = game
            .track_ids()
            .find(|track| game.track(*track).kind() == TrackKind::Substitute);
        write.know(
            "substitute_track",
            track.map(|track| say.track(track)).unwrap_or_default(),
        );
    }
    if let Some(passengers) = &rules.passengers {
        let colors = passengers.colors.len();
        write.know("passengers", colors * usize::from(passengers.each));
        write.know("passengers_each", passengers.each);
        write.know("passenger_colors", colors);
        write.know("most", points(lang, passengers.most.into()));
        write.know("second", points(lang, passengers.second.into()));
    }
    if let Some(tolls) = &rules.tolls {
        write.know("tokens", tolls.tokens);
        write.know("loan", points(lang, tolls.loan_cost.into()));
    }
    if let Some(worth) = rules.globetrotter {
        write.know("globetrotter", points(lang, worth.into()));
    }
    write.know("bonus_open", rules.open_bonus_cards);
    write.know("bonus_all", game.bonuses().len());
    let capitals = game.cities().iter().filter(|city| city.is_capital());
    let capitals: Vec<&str> = capitals.map(|city| city.name()).collect();
    write.know("capitals", capitals.join(", "));
    let worth = |ticket: &TicketId| game.ticket(*ticket).points();
    let tickets = || (0..game.tickets().len()).map(|index| TicketId(index as u8));
    if let (Some(least), Some(most)) = (tickets().min_by_key(worth), tickets().max_by_key(worth)) {
        write.know("least", points(lang, worth(&least).into()));
        write.know("least_ticket", say.ticket(least));
        write.know("most_points", points(lang, worth(&most).into()));
        write.know("most_ticket", say.ticket(most));
    }
    let breaks: Vec<&str> = rules
        .tie_breaks
        .iter()
        .map(|tie| tie_break(*tie).get(lang))
        .collect();
    write.know("tie_breaks", breaks.join(THEN.get(lang)));
}

/// What decides a tie, in words.
pub(in crate::text) fn tie_break(tie: TieBreak) -> Phrase {
    match tie {
        TieBreak::Tickets => TIE_TICKETS,
        TieBreak::LongestPath => TIE_PATH,
        TieBreak::Passengers => TIE_PASSENGERS,
        TieBreak::Loans => TIE_LOANS,
        TieBreak::BonusCards => TIE_BONUS,
    }
}
