//! Why something cannot be done, in one sentence. Every rule that can refuse has its own.

use super::board::color;
use super::speaker::{
    Speaker, card_count, kind, more_cards, ticket_count, token_count, wagon_count,
};
use super::{Lang, payments};
use crate::engine::table::RuleError;

/// The sentence for a rule that refuses.
pub fn rule(say: &Speaker, error: RuleError) -> String {
    match say.lang {
        Lang::Fr => french(say, error),
        Lang::En => english(say, error),
    }
}

fn french(say: &Speaker, error: RuleError) -> String {
    use RuleError::*;
    let lang = Lang::Fr;
    match error {
        NotYourTurn { to_act } => format!("C’est à {} de jouer.", say.seat(to_act)),
        GameOver => "La partie est finie.".to_owned(),
        NotNow => "Pas maintenant : il y a autre chose à décider d’abord.".to_owned(),
        NoSuchThing => "Cela n’existe pas ici.".to_owned(),
        EmptyPlace => "Il n’y a pas de carte à cette place.".to_owned(),
        EmptyPile if say.game.yard().is_some() => {
            "La pioche est vide ; dans ce jeu, la défausse ne revient pas.".to_owned()
        }
        EmptyPile => "La pioche est vide et il n’y a pas de défausse.".to_owned(),
        LocomotiveAsSecondCard => {
            "Une locomotive visible ne peut pas être la deuxième carte.".to_owned()
        }
        SecondCardDue => {
            "Dans ce jeu, on prend deux cartes : il en reste une à prendre.".to_owned()
        }
        TrackTaken { owner: Some(owner) } => {
            format!("Cette voie est à {}.", say.seat(owner))
        }
        TrackTaken { owner: None } => "Cette voie est au joueur neutre.".to_owned(),
        TrackClosed => "Cette voie est fermée : à ce nombre de joueurs, l’autre suffit.".to_owned(),
        OwnRoute { .. } => "Vous avez déjà une voie entre ces deux villes.".to_owned(),
        TooFewWagons { needed, left } => {
            format!(
                "Il faut {} ; il en reste {left}.",
                wagon_count(lang, needed)
            )
        }
        CardsNotInHand { missing } => format!("Il manque en main : {}.", say.cards(missing)),
        CannotPay => "Aucune combinaison de vos cartes ne paie cette voie.".to_owned(),
        WrongPayment(fault) => payments::fault(lang, fault),
        NoLocomotivesHere => "Les locomotives ne paient que les tunnels et les ferries.".to_owned(),
        WrongTunnelPayment { owed } => {
            format!("Le tunnel demande {} de plus.", card_count(lang, owed))
        }
        NoTicketsLeft => "Il n’y a plus de billets.".to_owned(),
        WrongSplit { total } => format!("Il faut annoncer {} en tout.", ticket_count(lang, total)),
        TicketNotOffered { ticket } => {
            format!("Le billet {} n’est pas proposé.", say.ticket(ticket))
        }
        KeepMore { at_least } => {
            format!("Il faut garder au moins {}.", ticket_count(lang, at_least))
        }
        NoSuchPassenger { city, color: wears } => format!(
            "Aucun voyageur {} n’attend à {}.",
            color(wears).fr,
            say.city(city)
        ),
        NotForNeutral => "Le joueur neutre ne peut pas être posé sur cette voie.".to_owned(),
        MustAct => "On ne passe que si rien d’autre n’est possible.".to_owned(),
        LayMore { at_least } => format!("Il faut poser au moins {}.", card_count(lang, at_least)),
        WrongSet => {
            "On pose des cartes d’une seule couleur, ou trois couleurs différentes.".to_owned()
        }
        LocomotivesAlone => "Une locomotive accompagne une carte de couleur.".to_owned(),
        OwnYard { color: lies } => format!(
            "La couleur {} est déjà dans votre gare de triage.",
            color(lies).fr
        ),
        ColumnNotBeaten {
            color: lies,
            owner,
            cards,
        } => format!(
            "{} a une colonne {} de {} ; il en faut au moins {}.",
            say.seat(owner),
            kind(lang, lies.into(), 1),
            card_count(lang, cards),
            cards + 1
        ),
        ColorInYard { color: lies, owner } => format!(
            "La couleur {} est déjà dans la gare de {}.",
            color(lies).fr,
            say.seat(owner)
        ),
        TicketNotHeld { ticket } => {
            format!(
                "Le billet {} n’est pas dans votre main.",
                say.ticket(ticket)
            )
        }
        PileTooSmall { missing } => {
            format!("La pile ne suffit pas : il manque {}.", say.cards(missing))
        }
    }
}

fn english(say: &Speaker, error: RuleError) -> String {
    use RuleError::*;
    let lang = Lang::En;
    match error {
        NotYourTurn { to_act } => format!("It is {}’s turn.", say.seat(to_act)),
        GameOver => "The game is over.".to_owned(),
        NotNow => "Not now: something else has to be decided first.".to_owned(),
        NoSuchThing => "There is no such thing here.".to_owned(),
        EmptyPlace => "There is no card at this place.".to_owned(),
        EmptyPile if say.game.yard().is_some() => {
            "The pile is empty; in this game the discards do not come back.".to_owned()
        }
        EmptyPile => "The pile is empty and there are no discards.".to_owned(),
        LocomotiveAsSecondCard => "A face-up locomotive cannot be the second card.".to_owned(),
        SecondCardDue => "You draw two cards in this game: there is one more to take.".to_owned(),
        TrackTaken { owner: Some(owner) } => {
            format!("This track belongs to {}.", say.seat(owner))
        }
        TrackTaken { owner: None } => "This track belongs to the neutral player.".to_owned(),
        TrackClosed => {
            "This track is closed: with this many players the other one is enough.".to_owned()
        }
        OwnRoute { .. } => "You already have a track between these two cities.".to_owned(),
        TooFewWagons { needed, left } => {
            format!("It takes {}; {left} left.", wagon_count(lang, needed))
        }
        CardsNotInHand { missing } => format!("Missing from the hand: {}.", say.cards(missing)),
        CannotPay => "No combination of your cards pays for this track.".to_owned(),
        WrongPayment(fault) => payments::fault(lang, fault),
        NoLocomotivesHere => "Locomotives only pay for tunnels and ferries.".to_owned(),
        WrongTunnelPayment { owed } => {
            format!("The tunnel asks for {}.", more_cards(owed))
        }
        NoTicketsLeft => "There are no tickets left.".to_owned(),
        WrongSplit { total } => format!("Announce {} in all.", ticket_count(lang, total)),
        TicketNotOffered { ticket } => {
            format!("The ticket {} is not on offer.", say.ticket(ticket))
        }
        KeepMore { at_least } => format!("Keep at least {}.", ticket_count(lang, at_least)),
        NoSuchPassenger { city, color: wears } => format!(
            "No {} passenger waits in {}.",
            color(wears).en,
            say.city(city)
        ),
        NotForNeutral => "The neutral player cannot be put on this track.".to_owned(),
        MustAct => "Passing is only allowed when nothing else is possible.".to_owned(),
        LayMore { at_least } => format!("Lay at least {}.", card_count(lang, at_least)),
        WrongSet => "Lay cards of one colour, or of three different colours.".to_owned(),
        LocomotivesAlone => "Locomotives go with a card of a colour.".to_owned(),
        OwnYard { color: lies } => {
            format!("There is {} in your own yard already.", color(lies).en)
        }
        ColumnNotBeaten {
            color: lies,
            owner,
            cards,
        } => format!(
            "{}’s {} column has {}: it takes at least {}.",
            say.seat(owner),
            color(lies).en,
            card_count(lang, cards),
            cards + 1
        ),
        ColorInYard { color: lies, owner } => format!(
            "There is {} in {}’s yard already.",
            color(lies).en,
            say.seat(owner)
        ),
        TicketNotHeld { ticket } => {
            format!("The ticket {} is not in your hand.", say.ticket(ticket))
        }
        PileTooSmall { missing } => {
            format!("The pile is not enough: {} missing.", say.cards(missing))
        }
    }
}

/// A toll that means a loan.
pub fn loan(lang: Lang, tokens: u16) -> String {
    match lang {
        Lang::Fr => format!("Il reste {} : ce sera un prêt.", token_count(lang, tokens)),
        Lang::En => format!("{} left: this means a loan.", token_count(lang, tokens)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::{Card, CityId, Color, GameId, Seat, TicketId, TrackId, game};
    use crate::engine::table::{Cards, PaymentFault};

    /// One of every variant: the `match` makes sure that none is missing here, and the tests check every sentence.
    fn all() -> Vec<RuleError> {
        use RuleError::*;
        let (seat, cards) = (Seat(1), Cards::of(Card::Red, 2));
        let (ticket, color) = (TicketId(0), Color::Blue);
        vec![
            NotYourTurn { to_act: seat },
            GameOver,
            NotNow,
            NoSuchThing,
            EmptyPlace,
            EmptyPile,
            LocomotiveAsSecondCard,
            SecondCardDue,
            TrackTaken { owner: Some(seat) },
            TrackTaken { owner: None },
            TrackClosed,
            OwnRoute { track: TrackId(0) },
            TooFewWagons { needed: 3, left: 1 },
            CardsNotInHand { missing: cards },
            CannotPay,
            WrongPayment(PaymentFault::TooFew { missing: 2 }),
            WrongPayment(PaymentFault::TooMany { extra: 1 }),
            WrongPayment(PaymentFault::OtherColor { color }),
            WrongPayment(PaymentFault::TwoColors),
            WrongPayment(PaymentFault::Unpaid {
                spaces: 1,
                each: 3,
                missing: 2,
            }),
            WrongPayment(PaymentFault::FerryUnpaid {
                spaces: 2,
                symbols: 0,
            }),
            WrongPayment(PaymentFault::FerryUnpaid {
                spaces: 0,
                symbols: 1,
            }),
            WrongPayment(PaymentFault::FerryUnpaid {
                spaces: 1,
                symbols: 2,
            }),
            WrongPayment(PaymentFault::Unpaired { color }),
            NoLocomotivesHere,
            WrongTunnelPayment { owed: 2 },
            NoTicketsLeft,
            WrongSplit { total: 4 },
            TicketNotOffered { ticket },
            KeepMore { at_least: 2 },
            NoSuchPassenger {
                city: CityId(0),
                color,
            },
            NotForNeutral,
            MustAct,
            LayMore { at_least: 2 },
            WrongSet,
            LocomotivesAlone,
            OwnYard { color },
            ColumnNotBeaten {
                color,
                owner: seat,
                cards: 3,
            },
            ColorInYard { color, owner: seat },
            TicketNotHeld { ticket },
            PileTooSmall { missing: cards },
        ]
    }

    #[test]
    fn every_refusal_is_one_sentence_of_its_own_in_both_languages() {
        for lang in Lang::ALL {
            let say = Speaker {
                lang,
                game: game(GameId::GERMANY),
                names: vec!["Ann".to_owned(), "Bob".to_owned()],
            };
            let mut seen: Vec<String> = Vec::new();
            for error in all() {
                let sentence = rule(&say, error);
                assert!(sentence.ends_with('.'), "{error:?}: {sentence}");
                assert!(!sentence.contains('?'), "{error:?}: {sentence}");
                assert!(!seen.contains(&sentence), "{error:?}: {sentence}");
                seen.push(sentence);
            }
        }
    }
}
