//! What happened in a Card Game, in sentences. No sentence says which card rolls to a pile (CG-3).

use super::speaker::{Speaker, card_count, kind, one_card, points, ticket_count};
use super::{Lang, board};
use crate::catalog::{Seat, TicketSet};
use crate::engine::yard::{Sighting, YardEvent};

/// The sentence for an event, as its viewer saw it; none for what a screen shows without words.
pub fn yard(say: &Speaker, event: &Sighting) -> Option<String> {
    Some(match say.lang {
        Lang::Fr => french(say, event)?,
        Lang::En => english(say, event)?,
    })
}

fn french(say: &Speaker, event: &Sighting) -> Option<String> {
    use YardEvent::*;
    let lang = Lang::Fr;
    let who = |seat: &Seat| say.seat(*seat);
    Some(match event {
        TicketsOffered { seat, count, .. } => {
            format!("{} regarde {}.", who(seat), ticket_count(lang, *count))
        }
        TicketsKept { seat, count, .. } => {
            format!("{} garde {}.", who(seat), ticket_count(lang, *count))
        }
        TicketsShuffledBack { count } => format!(
            "Les billets non gardés retournent dans la pioche ({}).",
            ticket_count(lang, *count)
        ),
        CardDrawn {
            seat,
            card: Some(card),
        } => format!("{} pioche {}.", who(seat), one_card(lang, *card)),
        CardDrawn { seat, card: None } => format!("{} pioche une carte.", who(seat)),
        CardTaken { seat, card, .. } => format!("{} prend {}.", who(seat), one_card(lang, *card)),
        CardsLaid { seat, cards } => {
            format!("{} pose {} dans sa gare.", who(seat), say.cards(*cards))
        }
        ColumnBeaten {
            seat, by, color, ..
        } => format!(
            "{} perd sa colonne {} : {} en a posé plus.",
            who(seat),
            kind(lang, (*color).into(), 1),
            who(by)
        ),
        Passed { seat } => format!("{} passe.", who(seat)),
        LastTurns { seat: Some(seat) } => format!(
            "{} prend la dernière carte de la pioche : encore un tour chacun.",
            who(seat)
        ),
        LastTurns { seat: None } => "La pioche est vide : encore un tour chacun.".to_owned(),
        CheckBegan { .. } => "Chacun retourne sa pile et vérifie ses billets.".to_owned(),
        TicketsChosen { seat, .. } => format!("{} a vérifié ses billets.", who(seat)),
        TicketsCompleted {
            seat,
            tickets,
            points: worth,
            ..
        } => match tickets.is_empty() {
            true => format!("{} ne réussit aucun billet.", who(seat)),
            false => format!(
                "{} réussit {} : {}.",
                who(seat),
                names(say, *tickets),
                points(lang, *worth as i16)
            ),
        },
        RoundBegan { round, pile } => format!(
            "Manche {round} : nouvelle pioche de {}.",
            card_count(lang, *pile)
        ),
        CardDealt {
            seat,
            card: Some(card),
        } => format!("{} reçoit {}.", who(seat), one_card(lang, *card)),
        GameOver => "La partie est finie.".to_owned(),
        MarketFilled { .. }
        | TurnBegan { .. }
        | CardDeparted { .. }
        | CardDealt { card: None, .. } => return None,
    })
}

fn english(say: &Speaker, event: &Sighting) -> Option<String> {
    use YardEvent::*;
    let lang = Lang::En;
    let who = |seat: &Seat| say.seat(*seat);
    Some(match event {
        TicketsOffered { seat, count, .. } => {
            format!("{} looks at {}.", who(seat), ticket_count(lang, *count))
        }
        TicketsKept { seat, count, .. } => {
            format!("{} keeps {}.", who(seat), ticket_count(lang, *count))
        }
        TicketsShuffledBack { count } => format!(
            "The tickets not kept go back into the pile ({}).",
            ticket_count(lang, *count)
        ),
        CardDrawn {
            seat,
            card: Some(card),
        } => format!("{} draws {}.", who(seat), one_card(lang, *card)),
        CardDrawn { seat, card: None } => format!("{} draws a card.", who(seat)),
        CardTaken { seat, card, .. } => format!("{} takes {}.", who(seat), one_card(lang, *card)),
        CardsLaid { seat, cards } => {
            format!("{} lays {} in the yard.", who(seat), say.cards(*cards))
        }
        ColumnBeaten {
            seat, by, color, ..
        } => format!(
            "{} loses the {} column: {} has laid more.",
            who(seat),
            board::color(*color).en,
            who(by)
        ),
        Passed { seat } => format!("{} passes.", who(seat)),
        LastTurns { seat: Some(seat) } => format!(
            "{} takes the last card of the pile: one more turn for everybody.",
            who(seat)
        ),
        LastTurns { seat: None } => "The pile is empty: one more turn for everybody.".to_owned(),
        CheckBegan { .. } => "Everybody turns up their pile and checks their tickets.".to_owned(),
        TicketsChosen { seat, .. } => format!("{} has checked their tickets.", who(seat)),
        TicketsCompleted {
            seat,
            tickets,
            points: worth,
            ..
        } => match tickets.is_empty() {
            true => format!("{} completes no ticket.", who(seat)),
            false => format!(
                "{} completes {}: {}.",
                who(seat),
                names(say, *tickets),
                points(lang, *worth as i16)
            ),
        },
        RoundBegan { round, pile } => {
            format!("Round {round}: a new pile of {}.", card_count(lang, *pile))
        }
        CardDealt {
            seat,
            card: Some(card),
        } => format!("{} is dealt {}.", who(seat), one_card(lang, *card)),
        GameOver => "The game is over.".to_owned(),
        MarketFilled { .. }
        | TurnBegan { .. }
        | CardDeparted { .. }
        | CardDealt { card: None, .. } => return None,
    })
}

fn names(say: &Speaker, tickets: TicketSet) -> String {
    let names: Vec<String> = tickets.iter().map(|ticket| say.ticket(ticket)).collect();
    names.join(", ")
}
