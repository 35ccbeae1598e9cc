//! What a hint says in its third depth: what to do, as one short sentence.

use super::Lang;
use super::board;
use super::sheets;
use super::speaker::Speaker;
use crate::catalog::TicketSet;
use crate::engine::game::Action;
use crate::engine::rail::RailAction;
use crate::engine::yard::YardAction;

/// What to do.
pub fn deed(say: &Speaker, action: &Action) -> String {
    match action {
        Action::Rail(action) => rail(say, action),
        Action::Yard(action) => yard(say, action),
    }
}

fn rail(say: &Speaker, action: &RailAction) -> String {
    let says = |fr: String, en: String| match say.lang {
        Lang::Fr => fr,
        Lang::En => en,
    };
    match action {
        RailAction::Split(piles) => {
            let names = say.game.rail().map_or(&[][..], |game| game.piles());
            let split = sheets::split(say.lang, *piles, names);
            says(format!("Le mieux : {split}."), format!("Best: {split}."))
        }
        RailAction::Keep(tickets) => keep(say, *tickets),
        RailAction::Take(place) => take(say.lang, *place),
        RailAction::Draw => draw(say.lang),
        RailAction::Stop => plain(say.lang, "Arrêtez-vous là.", "Stop here."),
        RailAction::Claim { track, pay } => {
            let (track, cards) = (say.track(*track), say.cards(*pay));
            says(
                format!("Prenez {track} avec {cards}."),
                format!("Claim {track} with {cards}."),
            )
        }
        RailAction::DrawTickets(_) => draw_tickets(say.lang),
        RailAction::PayTunnel(cards) => {
            let cards = say.cards(*cards);
            says(format!("Payez {cards}."), format!("Pay {cards}."))
        }
        RailAction::GiveUp => plain(say.lang, "Renoncez au tunnel.", "Give the tunnel up."),
        RailAction::TakePassengers(colors) => match board::boarding(say.lang, *colors) {
            None => plain(say.lang, "Ne prenez personne.", "Take nobody."),
            Some(taken) => says(format!("Faites monter {taken}."), format!("Take {taken}.")),
        },
        RailAction::PlaceNeutral(track) => {
            let track = say.track(*track);
            says(
                format!("Posez-les sur {track}."),
                format!("Put them on {track}."),
            )
        }
        RailAction::Pass => pass(say.lang),
    }
}

fn yard(say: &Speaker, action: &YardAction) -> String {
    match (action, say.lang) {
        (YardAction::Keep(tickets), _) => keep(say, *tickets),
        (YardAction::Take(place), lang) => take(lang, *place),
        (YardAction::Draw, lang) => draw(lang),
        (YardAction::Lay(cards), Lang::Fr) => format!("Posez {}.", say.cards(*cards)),
        (YardAction::Lay(cards), Lang::En) => format!("Lay {}.", say.cards(*cards)),
        (YardAction::DrawTickets, lang) => draw_tickets(lang),
        (YardAction::Check(tickets), lang) if tickets.is_empty() => {
            plain(lang, "N’en payez aucun.", "Complete none.")
        }
        (YardAction::Check(tickets), Lang::Fr) => format!("Payez {}.", names(say, *tickets)),
        (YardAction::Check(tickets), Lang::En) => format!("Complete {}.", names(say, *tickets)),
        (YardAction::Pass, lang) => pass(lang),
    }
}

pub(super) fn plain(lang: Lang, fr: &str, en: &str) -> String {
    match lang {
        Lang::Fr => fr.to_owned(),
        Lang::En => en.to_owned(),
    }
}

fn take(lang: Lang, place: u8) -> String {
    match lang {
        Lang::Fr => format!("Prenez la carte visible n° {}.", place + 1),
        Lang::En => format!("Take face-up card number {}.", place + 1),
    }
}

fn draw(lang: Lang) -> String {
    plain(lang, "Piochez une carte à l’aveugle.", "Draw a card blind.")
}

fn draw_tickets(lang: Lang) -> String {
    plain(lang, "Piochez des billets.", "Draw tickets.")
}

fn pass(lang: Lang) -> String {
    plain(lang, "Passez.", "Pass.")
}

fn keep(say: &Speaker, tickets: TicketSet) -> String {
    match say.lang {
        lang if tickets.is_empty() => plain(lang, "N’en gardez aucun.", "Keep none."),
        Lang::Fr => format!("Gardez {}.", names(say, tickets)),
        Lang::En => format!("Keep {}.", names(say, tickets)),
    }
}

fn names(say: &Speaker, tickets: TicketSet) -> String {
    let names: Vec<String> = tickets.iter().map(|ticket| say.ticket(ticket)).collect();
    names.join(", ")
}
