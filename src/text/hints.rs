//! Hints in three depths: what kind of move, where, and what with the reasons for it.

use super::hint_deeds::plain;
use super::speaker::Speaker;
use super::{Lang, board, form, hint_reasons, speaker};
use crate::engine::advice::{Advice, AdviceKind, Spot};

phrases! {
    /// The button.
    HINT: "Conseil" / "Hint";
    /// Asks for the next depth.
    MORE: "Préciser" / "Tell me more";
    /// Nobody could be asked.
    LOST: "Pas de conseil : le calcul s’est arrêté. Touchez encore pour réessayer." / "No hint: the thinking has stopped. Tap again to try once more.";
}

/// How many hints somebody has asked for.
pub fn count(lang: Lang, count: u16) -> String {
    let word = match lang {
        Lang::Fr => form(lang, count.into(), "conseil", "conseils"),
        Lang::En => form(lang, count.into(), "hint", "hints"),
    };
    format!("{count} {word}")
}

/// The first depth: what kind of move is good now.
pub fn kind(lang: Lang, advice: &Advice) -> String {
    match advice.kind {
        AdviceKind::Cards => plain(
            lang,
            "Mieux vaut prendre des cartes maintenant.",
            "This is a good moment to take cards.",
        ),
        AdviceKind::Claim => plain(
            lang,
            "Il y a mieux que des cartes : une voie à prendre.",
            "There is something better than cards: a track to claim.",
        ),
        AdviceKind::Lay => plain(
            lang,
            "Il y a mieux que des cartes : posez dans votre gare.",
            "There is something better than cards: lay in your yard.",
        ),
        AdviceKind::Tickets => plain(
            lang,
            "C’est le moment de piocher des billets.",
            "This is the moment to draw tickets.",
        ),
        AdviceKind::Split => plain(
            lang,
            "Pesez ce que rapportent les billets longs, et ce qu’ils coûtent manqués.",
            "Weigh what long tickets score, and what they cost if missed.",
        ),
        AdviceKind::Keep { kept: 0, .. } => plain(
            lang,
            "Mieux vaut n’en garder aucun.",
            "Better keep none of them.",
        ),
        AdviceKind::Keep { kept, of } if kept == of => plain(
            lang,
            "Ils valent tous la peine.",
            "All of them are worth keeping.",
        ),
        AdviceKind::Complete { paid: 0, .. } => plain(
            lang,
            "Mieux vaut n’en payer aucun.",
            "Better complete none of them.",
        ),
        AdviceKind::Complete { paid, of } if paid == of => plain(
            lang,
            "Votre pile les paie tous.",
            "Your pile pays for all of them.",
        ),
        AdviceKind::Keep { kept, of } => match lang {
            Lang::Fr => format!("Gardez-en {kept} sur {of}."),
            Lang::En => format!("Keep {kept} of the {of}."),
        },
        AdviceKind::Complete { paid, of } => match lang {
            Lang::Fr => format!("Le mieux en paie {paid} sur {of}."),
            Lang::En => format!("The best choice completes {paid} of the {of}."),
        },
        AdviceKind::PayTunnel => plain(
            lang,
            "Ce tunnel vaut les cartes en plus.",
            "This tunnel is worth the extra cards.",
        ),
        AdviceKind::GiveUp => plain(
            lang,
            "Mieux vaut renoncer à ce tunnel.",
            "Better give this tunnel up.",
        ),
        AdviceKind::Passengers => plain(
            lang,
            "Pensez aux couleurs où vous pouvez en avoir le plus.",
            "Think of the colours of which you can have the most.",
        ),
        AdviceKind::Neutral => plain(
            lang,
            "Posez ces wagons là où ils ne vous gênent pas.",
            "Put these wagons where they are not in your way.",
        ),
        AdviceKind::Stop => plain(lang, "Mieux vaut s’arrêter là.", "Better stop here."),
        AdviceKind::Pass => plain(lang, "Mieux vaut passer.", "Better pass."),
        AdviceKind::OnlyMove => plain(
            lang,
            "Il n’y a qu’une chose à faire.",
            "There is only one thing to do.",
        ),
    }
}

/// The second depth: where to look.
pub fn spot(say: &Speaker, advice: &Advice) -> String {
    let lang = say.lang;
    match (advice.spot, lang) {
        (Spot::Market(place), Lang::Fr) => format!("Regardez la carte visible n° {}.", place + 1),
        (Spot::Market(place), Lang::En) => format!("Look at face-up card number {}.", place + 1),
        (Spot::Pile, Lang::Fr) => "Regardez la pioche.".to_owned(),
        (Spot::Pile, Lang::En) => "Look at the draw pile.".to_owned(),
        (Spot::TicketPile, Lang::Fr) => "Regardez la pile de billets.".to_owned(),
        (Spot::TicketPile, Lang::En) => "Look at the ticket pile.".to_owned(),
        (Spot::Track(track), Lang::Fr) => format!("Regardez {}.", say.track(track)),
        (Spot::Track(track), Lang::En) => format!("Look at {}.", say.track(track)),
        (Spot::Color(color), lang) => {
            let cards = speaker::kind(lang, color.into(), 2);
            match lang {
                Lang::Fr => format!("Regardez vos cartes {cards}."),
                Lang::En => format!("Look at your {cards} cards."),
            }
        }
        (Spot::Ticket(ticket), Lang::Fr) => format!("Regardez {}.", say.ticket(ticket)),
        (Spot::Ticket(ticket), Lang::En) => format!("Look at {}.", say.ticket(ticket)),
        (Spot::Passengers(color), lang) => {
            let passengers = board::passengers(lang, color, 2);
            match lang {
                Lang::Fr => format!("Regardez les voyageurs {passengers}."),
                Lang::En => format!("Look at the {passengers} passengers."),
            }
        }
        (Spot::Question, Lang::Fr) => "Regardez la question posée.".to_owned(),
        (Spot::Question, Lang::En) => "Look at the question asked.".to_owned(),
    }
}

/// Why: every reason is a short clause, and the best comes first.
pub fn reasons(say: &Speaker, advice: &Advice) -> String {
    hint_reasons::because(say, &advice.reasons)
}
