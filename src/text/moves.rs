//! A decision as something that one can do: "claim Oslo–Bergen with 4 red".

use super::Lang;
use super::speaker::{Speaker, one_card, ticket_count};
use crate::catalog::{Card, Color, TicketId};
use crate::engine::game::{Action, PlayerView};
use crate::engine::rail::{PerPile, RailAction};
use crate::engine::table::TicketSet;
use crate::engine::yard::YardAction;

/// A sentence in the speaker's language, French before English; both name the same parts.
macro_rules! said {
    ($say:expr, $fr:literal / $en:literal) => {
        match $say.lang {
            Lang::Fr => format!($fr),
            Lang::En => format!($en),
        }
    };
}

/// What an action does, given what the seat saw before it.
pub fn to_do(say: &Speaker, view: &PlayerView, action: Action) -> String {
    match action {
        Action::Rail(action) => rail(say, view, action),
        Action::Yard(action) => yard(say, view, action),
    }
}

fn rail(say: &Speaker, view: &PlayerView, action: RailAction) -> String {
    match action {
        RailAction::Split(piles) => {
            let tickets = of_piles(say, piles);
            said!(say, "annoncer {tickets}" / "announce {tickets}")
        }
        RailAction::Keep(kept) => keep(say, kept),
        RailAction::Take(place) => take(say, view, place),
        RailAction::Draw => draw(say),
        RailAction::Stop => said!(say, "ne prendre qu’une carte" / "take one card only"),
        RailAction::Claim { track, pay } => {
            let (track, cards) = (say.track(track), say.cards(pay));
            said!(say, "prendre {track} ({cards})" / "claim {track} ({cards})")
        }
        RailAction::DrawTickets(piles) => {
            let tickets = of_piles(say, piles);
            said!(say, "piocher {tickets}" / "draw {tickets}")
        }
        RailAction::PayTunnel(pay) => {
            let cards = say.cards(pay);
            said!(
                say,
                "payer le tunnel ({cards})" / "pay for the tunnel ({cards})"
            )
        }
        RailAction::GiveUp => said!(say, "renoncer au tunnel" / "give up the tunnel"),
        RailAction::TakePassengers(colors) => passengers(say, colors),
        RailAction::PlaceNeutral(track) => {
            let track = say.track(track);
            said!(
                say,
                "poser les wagons neutres sur {track}" / "lay the neutral wagons on {track}"
            )
        }
        RailAction::Pass => pass(say),
    }
}

fn yard(say: &Speaker, view: &PlayerView, action: YardAction) -> String {
    match action {
        YardAction::Keep(kept) => keep(say, kept),
        YardAction::Take(place) => take(say, view, place),
        YardAction::Draw => draw(say),
        YardAction::Lay(cards) => {
            let cards = say.cards(cards);
            said!(say, "poser {cards}" / "lay {cards}")
        }
        YardAction::DrawTickets => said!(say, "piocher des billets" / "draw tickets"),
        YardAction::Check(done) if done.is_empty() => {
            said!(say, "ne réussir aucun billet" / "complete no ticket")
        }
        YardAction::Check(done) => {
            let tickets = names(say, done);
            said!(say, "réussir {tickets}" / "complete {tickets}")
        }
        YardAction::Pass => pass(say),
    }
}

fn keep(say: &Speaker, kept: TicketSet) -> String {
    let tickets = names(say, kept);
    said!(say, "garder {tickets}" / "keep {tickets}")
}

fn names(say: &Speaker, tickets: TicketSet) -> String {
    let name = |ticket: TicketId| say.ticket(ticket);
    tickets.iter().map(name).collect::<Vec<_>>().join(", ")
}

fn of_piles(say: &Speaker, piles: PerPile) -> String {
    match piles {
        [short, long] if short > 0 && long > 0 => {
            let short = super::play::of_pile(say.lang, "short", short);
            let long = super::play::of_pile(say.lang, "long", long);
            said!(say, "{short} et {long}" / "{short} and {long}")
        }
        [short, long] => ticket_count(say.lang, short + long),
    }
}

fn take(say: &Speaker, view: &PlayerView, place: u8) -> String {
    let market = match view {
        PlayerView::Rail(view) => &view.open.cards.market,
        PlayerView::Yard(view) => &view.open.cards.market,
    };
    let card = market.get(usize::from(place)).copied().flatten();
    let card = card.map_or(String::new(), |card: Card| one_card(say.lang, card));
    said!(say, "prendre {card} visible" / "take {card} face up")
}

fn draw(say: &Speaker) -> String {
    said!(say, "piocher une carte" / "draw from the pile")
}

fn pass(say: &Speaker) -> String {
    said!(say, "passer" / "pass")
}

fn passengers(say: &Speaker, colors: [Option<Color>; 2]) -> String {
    match super::board::boarding(say.lang, colors) {
        None => said!(say, "ne prendre aucun voyageur" / "take no passenger"),
        Some(taken) => said!(say, "faire monter {taken}" / "take {taken}"),
    }
}
