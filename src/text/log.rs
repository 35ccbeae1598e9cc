//! What happened at the table, in sentences.

use super::Lang;
use super::speaker::{Speaker, card_count, one_card, points, ticket_count, token_count};
use crate::engine::game;
use crate::engine::rail::{Ending, PerPile, RailEvent, Sighting};

/// A sentence in the speaker's language, French before English; both name the same parts.
macro_rules! said {
    ($say:expr, $fr:literal / $en:literal) => {
        match $say.lang {
            Lang::Fr => format!($fr),
            Lang::En => format!($en),
        }
    };
}

/// The sentence for an event, as its viewer saw it; none for what a screen shows without words.
pub fn line(say: &Speaker, seen: &game::Sighting) -> Option<String> {
    match seen {
        game::Sighting::Rail(seen) => rail(say, seen),
        game::Sighting::Yard(seen) => super::yard_log::yard(say, seen),
    }
}

fn rail(say: &Speaker, event: &Sighting) -> Option<String> {
    use RailEvent::*;
    let who = actor(say, event);
    Some(match event {
        SplitAnnounced {
            piles: [short, long],
            ..
        } => {
            let short = super::play::of_pile(say.lang, "short", *short);
            let long = super::play::of_pile(say.lang, "long", *long);
            said!(
                say,
                "{who} annonce {short} et {long}." / "{who} announces {short} and {long}."
            )
        }
        TicketsOffered { piles, .. } => {
            let tickets = tickets_of(say, piles);
            said!(
                say,
                "{who} regarde {tickets}." / "{who} looks at {tickets}."
            )
        }
        TicketsKept { piles, .. } => {
            let tickets = tickets_of(say, piles);
            said!(say, "{who} garde {tickets}." / "{who} keeps {tickets}.")
        }
        TicketsDiscarded { tickets, .. } => {
            let names: Vec<String> = tickets.iter().map(|ticket| say.ticket(ticket)).collect();
            let names = names.join(", ");
            said!(say, "{who} défausse {names}." / "{who} discards {names}.")
        }
        TicketsReshuffled { count } => {
            let tickets = ticket_count(say.lang, *count);
            said!(
                say,
                "La défausse des billets devient une nouvelle pioche ({tickets})."
                    / "The discarded tickets become a new pile ({tickets})."
            )
        }
        CardDrawn {
            card: Some(card), ..
        } => {
            let card = one_card(say.lang, *card);
            said!(say, "{who} pioche {card}." / "{who} draws {card}.")
        }
        CardDrawn { card: None, .. } => {
            said!(say, "{who} pioche une carte." / "{who} draws a card.")
        }
        CardTaken { card, .. } => {
            let card = one_card(say.lang, *card);
            said!(say, "{who} prend {card}." / "{who} takes {card}.")
        }
        MarketCleared { .. } => {
            said!(
                say,
                "Trois locomotives : les cinq cartes sont remplacées."
                    / "Three locomotives: all five cards are replaced."
            )
        }
        StoppedDrawing { .. } => said!(
            say,
            "{who} s’en tient à une carte." / "{who} stops after one card."
        ),
        PileReshuffled { count } => {
            let cards = card_count(say.lang, *count);
            said!(
                say,
                "La défausse devient une nouvelle pioche de {cards}."
                    / "The discards become a new pile of {cards}."
            )
        }
        Claimed {
            track,
            paid,
            points: scored,
            ..
        } => {
            let (track, paid) = (say.track(*track), say.cards(*paid));
            let scored = points(say.lang, (*scored).into());
            said!(
                say,
                "{who} prend {track} avec {paid} : {scored}."
                    / "{who} claims {track} with {paid}: {scored}."
            )
        }
        TollPaid { amount, to, .. } => {
            let tokens = token_count(say.lang, (*amount).into());
            match to.map(|to| say.seat(to)) {
                Some(to) => said!(
                    say,
                    "{who} paie {tokens} à {to}." / "{who} pays {tokens} to {to}."
                ),
                None => said!(
                    say,
                    "{who} paie {tokens} à la banque." / "{who} pays {tokens} to the bank."
                ),
            }
        }
        LoanTaken { to, .. } => match to.map(|to| say.seat(to)) {
            Some(to) => said!(
                say,
                "{who} prend un prêt ; la banque paie {to}."
                    / "{who} takes a loan; the bank pays {to}."
            ),
            None => said!(say, "{who} prend un prêt." / "{who} takes a loan."),
        },
        TunnelTurned {
            track,
            turned,
            owed,
            ..
        } => {
            let (track, turned) = (
                say.track(*track),
                say.cards(turned.iter().copied().collect()),
            );
            let more = card_count(say.lang, *owed);
            match owed {
                0 => said!(
                    say,
                    "{who} creuse {track} : {turned} ; rien à ajouter."
                        / "{who} digs {track}: {turned}; nothing to add."
                ),
                _ => said!(
                    say,
                    "{who} creuse {track} : {turned} ; {more} à ajouter."
                        / "{who} digs {track}: {turned}; {more} to add."
                ),
            }
        }
        TunnelGivenUp { track, .. } => {
            let track = say.track(*track);
            said!(
                say,
                "{who} renonce au tunnel {track}." / "{who} gives up the tunnel {track}."
            )
        }
        PassengersTaken { colors, .. } => match super::board::boarding(say.lang, *colors) {
            None => said!(
                say,
                "{who} ne prend aucun voyageur." / "{who} takes no passengers."
            ),
            Some(taken) => {
                said!(say, "{who} fait monter {taken}." / "{who} takes {taken}.")
            }
        },
        NeutralTurned { ticket, .. } => {
            let ticket = say.ticket(*ticket);
            said!(
                say,
                "{who} retourne {ticket} pour le joueur neutre."
                    / "{who} turns up {ticket} for the neutral player."
            )
        }
        NeutralLaid { track, .. } => {
            let track = say.track(*track);
            said!(
                say,
                "Le joueur neutre prend {track}." / "The neutral player takes {track}."
            )
        }
        NeutralStopped => said!(
            say,
            "Le joueur neutre s’arrête." / "The neutral player stops."
        ),
        Passed { .. } => said!(say, "{who} passe." / "{who} passes."),
        LastRound { .. } => {
            said!(
                say,
                "Dernier tour : {who} n’a presque plus de wagons."
                    / "Last round: {who} has hardly any wagons left."
            )
        }
        GameOver {
            ending: Ending::LastRound,
        } => said!(say, "La partie est finie." / "The game is over."),
        GameOver {
            ending: Ending::AllPassed,
        } => {
            said!(
                say,
                "Tout le monde a passé : la partie est finie."
                    / "Everybody has passed: the game is over."
            )
        }
        MarketFilled { .. } | TurnBegan { .. } => return None,
    })
}

fn tickets_of(say: &Speaker, piles: &PerPile) -> String {
    ticket_count(say.lang, piles.iter().sum())
}

/// Who acts; none for events that happen by themselves.
fn actor<'a>(say: &'a Speaker, event: &Sighting) -> &'a str {
    use RailEvent::*;
    match event {
        SplitAnnounced { seat, .. }
        | TicketsOffered { seat, .. }
        | TicketsKept { seat, .. }
        | TicketsDiscarded { seat, .. }
        | CardDrawn { seat, .. }
        | CardTaken { seat, .. }
        | StoppedDrawing { seat }
        | Claimed { seat, .. }
        | TollPaid { seat, .. }
        | LoanTaken { seat, .. }
        | TunnelTurned { seat, .. }
        | TunnelGivenUp { seat, .. }
        | PassengersTaken { seat, .. }
        | NeutralTurned { seat, .. }
        | Passed { seat }
        | LastRound { seat } => say.seat(*seat),
        TicketsReshuffled { .. }
        | TurnBegan { .. }
        | MarketFilled { .. }
        | MarketCleared { .. }
        | PileReshuffled { .. }
        | NeutralLaid { .. }
        | NeutralStopped
        | GameOver { .. } => "",
    }
}
