//! What happened at the table, in sentences.

use super::Lang;
use super::speaker::{Speaker, card_count, one_card, points, ticket_count, token_count};
use crate::catalog::Seat;
use crate::engine::game;
use crate::engine::rail::{Ending, PerPile, RailEvent, Sighting};

/// The sentence for an event, as its viewer saw it; none for what a screen shows without words.
pub fn line(say: &Speaker, seen: &game::Sighting) -> Option<String> {
    match seen {
        game::Sighting::Rail(seen) => rail(say, seen),
        game::Sighting::Yard(seen) => super::yard_log::yard(say, seen),
    }
}

fn rail(say: &Speaker, event: &Sighting) -> Option<String> {
    Some(match say.lang {
        Lang::Fr => french(say, event)?,
        Lang::En => english(say, event)?,
    })
}

fn french(say: &Speaker, event: &Sighting) -> Option<String> {
    use RailEvent::*;
    let lang = Lang::Fr;
    let who = |seat: &Seat| say.seat(*seat);
    Some(match event {
        SplitAnnounced { seat, piles } => {
            format!(
                "{} annonce {} courts et {} longs.",
                who(seat),
                piles[0],
                piles[1]
            )
        }
        TicketsOffered { seat, piles, .. } => {
            format!("{} regarde {}.", who(seat), ticket_count(lang, sum(piles)))
        }
        TicketsKept { seat, piles, .. } => {
            format!("{} garde {}.", who(seat), ticket_count(lang, sum(piles)))
        }
        TicketsDiscarded { seat, tickets } => {
            let names: Vec<String> = tickets.iter().map(|ticket| say.ticket(ticket)).collect();
            format!("{} défausse {}.", who(seat), names.join(", "))
        }
        TicketsReshuffled { count } => format!(
            "La défausse des billets devient une nouvelle pioche ({}).",
            ticket_count(lang, *count)
        ),
        CardDrawn {
            seat,
            card: Some(card),
        } => format!("{} pioche {}.", who(seat), one_card(lang, *card)),
        CardDrawn { seat, card: None } => format!("{} pioche une carte.", who(seat)),
        CardTaken { seat, card, .. } => format!("{} prend {}.", who(seat), one_card(lang, *card)),
        MarketCleared { .. } => "Trois locomotives : les cinq cartes sont remplacées.".to_owned(),
        PileReshuffled { count } => {
            format!(
                "La défausse devient une nouvelle pioche de {}.",
                card_count(lang, *count)
            )
        }
        Claimed {
            seat,
            track,
            paid,
            points: scored,
        } => format!(
            "{} prend {} avec {} : {}.",
            who(seat),
            say.track(*track),
            say.cards(*paid),
            points(lang, (*scored).into())
        ),
        TollPaid { seat, amount, to } => format!(
            "{} paie {} {}.",
            who(seat),
            token_count(lang, (*amount).into()),
            to.map_or("à la banque".to_owned(), |to| format!(
                "à {}",
                say.seat(to)
            ))
        ),
        LoanTaken { seat, to, .. } => match to {
            Some(to) => format!(
                "{} prend un prêt ; la banque paie {}.",
                who(seat),
                say.seat(*to)
            ),
            None => format!("{} prend un prêt.", who(seat)),
        },
        TunnelTurned {
            seat,
            track,
            turned,
            owed,
            ..
        } => format!(
            "{} creuse {} : {} ; {}.",
            who(seat),
            say.track(*track),
            say.cards(turned.iter().copied().collect()),
            match owed {
                0 => "rien à ajouter".to_owned(),
                owed => format!("{} à ajouter", card_count(lang, *owed)),
            }
        ),
        TunnelGivenUp { seat, track } => {
            format!("{} renonce au tunnel {}.", who(seat), say.track(*track))
        }
        PassengersTaken { seat, colors, .. } => {
            let taken: Vec<&str> = colors
                .iter()
                .flatten()
                .map(|color| super::board::color(*color).fr)
                .collect();
            match taken.is_empty() {
                true => format!("{} ne prend aucun voyageur.", who(seat)),
                false => format!("{} fait monter : {}.", who(seat), taken.join(", ")),
            }
        }
        NeutralTurned { seat, ticket } => format!(
            "{} retourne {} pour le joueur neutre.",
            who(seat),
            say.ticket(*ticket)
        ),
        NeutralLaid { track, .. } => format!("Le joueur neutre prend {}.", say.track(*track)),
        NeutralStopped => "Le joueur neutre s’arrête.".to_owned(),
        Passed { seat } => format!("{} passe.", who(seat)),
        LastRound { seat } => format!("Dernier tour : {} n’a presque plus de wagons.", who(seat)),
        GameOver {
            ending: Ending::LastRound,
        } => "La partie est finie.".to_owned(),
        GameOver {
            ending: Ending::AllPassed,
        } => "Tout le monde a passé : la partie est finie.".to_owned(),
        MarketFilled { .. } | TurnBegan { .. } => return None,
    })
}

fn english(say: &Speaker, event: &Sighting) -> Option<String> {
    use RailEvent::*;
    let lang = Lang::En;
    let who = |seat: &Seat| say.seat(*seat);
    Some(match event {
        SplitAnnounced { seat, piles } => {
            format!(
                "{} announces {} short and {} long.",
                who(seat),
                piles[0],
                piles[1]
            )
        }
        TicketsOffered { seat, piles, .. } => {
            format!("{} looks at {}.", who(seat), ticket_count(lang, sum(piles)))
        }
        TicketsKept { seat, piles, .. } => {
            format!("{} keeps {}.", who(seat), ticket_count(lang, sum(piles)))
        }
        TicketsDiscarded { seat, tickets } => {
            let names: Vec<String> = tickets.iter().map(|ticket| say.ticket(ticket)).collect();
            format!("{} discards {}.", who(seat), names.join(", "))
        }
        TicketsReshuffled { count } => format!(
            "The discarded tickets become a new pile ({}).",
            ticket_count(lang, *count)
        ),
        CardDrawn {
            seat,
            card: Some(card),
        } => format!("{} draws {}.", who(seat), one_card(lang, *card)),
        CardDrawn { seat, card: None } => format!("{} draws a card.", who(seat)),
        CardTaken { seat, card, .. } => format!("{} takes {}.", who(seat), one_card(lang, *card)),
        MarketCleared { .. } => "Three locomotives: all five cards are replaced.".to_owned(),
        PileReshuffled { count } => {
            format!(
                "The discards become a new pile of {}.",
                card_count(lang, *count)
            )
        }
        Claimed {
            seat,
            track,
            paid,
            points: scored,
        } => format!(
            "{} claims {} with {}: {}.",
            who(seat),
            say.track(*track),
            say.cards(*paid),
            points(lang, (*scored).into())
        ),
        TollPaid { seat, amount, to } => format!(
            "{} pays {} to {}.",
            who(seat),
            token_count(lang, (*amount).into()),
            to.map_or("the bank", |to| say.seat(to))
        ),
        LoanTaken { seat, to, .. } => match to {
            Some(to) => format!(
                "{} takes a loan; the bank pays {}.",
                who(seat),
                say.seat(*to)
            ),
            None => format!("{} takes a loan.", who(seat)),
        },
        TunnelTurned {
            seat,
            track,
            turned,
            owed,
            ..
        } => format!(
            "{} digs {}: {}; {}.",
            who(seat),
            say.track(*track),
            say.cards(turned.iter().copied().collect()),
            match owed {
                0 => "nothing to add".to_owned(),
                owed => format!("{} to add", card_count(lang, *owed)),
            }
        ),
        TunnelGivenUp { seat, track } => {
            format!("{} gives up the tunnel {}.", who(seat), say.track(*track))
        }
        PassengersTaken { seat, colors, .. } => {
            let taken: Vec<&str> = colors
                .iter()
                .flatten()
                .map(|color| super::board::color(*color).en)
                .collect();
            match taken.is_empty() {
                true => format!("{} takes no passengers.", who(seat)),
                false => format!("{} takes passengers: {}.", who(seat), taken.join(", ")),
            }
        }
        NeutralTurned { seat, ticket } => format!(
            "{} turns up {} for the neutral player.",
            who(seat),
            say.ticket(*ticket)
        ),
        NeutralLaid { track, .. } => format!("The neutral player takes {}.", say.track(*track)),
        NeutralStopped => "The neutral player stops.".to_owned(),
        Passed { seat } => format!("{} passes.", who(seat)),
        LastRound { seat } => {
            format!("Last round: {} has hardly any wagons left.", who(seat))
        }
        GameOver {
            ending: Ending::LastRound,
        } => "The game is over.".to_owned(),
        GameOver {
            ending: Ending::AllPassed,
        } => "Everybody has passed: the game is over.".to_owned(),
        MarketFilled { .. } | TurnBegan { .. } => return None,
    })
}

fn sum(piles: &PerPile) -> u8 {
    piles.iter().sum()
}
