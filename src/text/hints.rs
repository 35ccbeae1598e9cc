//! Hints in three depths: what kind of move, where, and what with the reasons for it.

use super::hint_deeds::plain;
use super::speaker::{Speaker, one_card, points};
use super::{Lang, board, form, speaker};
use crate::engine::advice::{Advice, AdviceKind, Reason, Spot};

phrases! {
    /// The button.
    HINT: "Conseil" / "Hint";
    /// Asks for the next depth.
    MORE: "Préciser" / "Tell me more";
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
    because(say, &advice.reasons)
}

/// Reasons as a sentence; none where there are none.
pub fn because(say: &Speaker, reasons: &[Reason]) -> String {
    let told: Vec<String> = reasons.iter().map(|it| reason(say, *it)).collect();
    let mut sentence = told.join(match say.lang {
        Lang::Fr => " ; ",
        Lang::En => "; ",
    });
    if !sentence.is_empty() {
        sentence.push('.');
    }
    let mut letters = sentence.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// A reason as a clause.
pub fn reason(say: &Speaker, reason: Reason) -> String {
    match say.lang {
        Lang::Fr => french(say, reason),
        Lang::En => english(say, reason),
    }
}

fn french(say: &Speaker, reason: Reason) -> String {
    match reason {
        Reason::Completes(ticket) => format!("cela termine {}", say.ticket(ticket)),
        Reason::Shortens(ticket) => format!("cela rapproche {}", say.ticket(ticket)),
        Reason::Contested => "un autre est tout près, et le détour serait long".to_owned(),
        Reason::CheapNow => "ces cartes ne vous servent à rien d’autre".to_owned(),
        Reason::Points(worth) => format!("{} en un tour", points(say.lang, worth.into())),
        Reason::EndsTheGame => "cela amène la fin de la partie".to_owned(),
        Reason::Majority => "cela aide pour une majorité ou une prime".to_owned(),
        Reason::Toll => "le péage est bas".to_owned(),
        Reason::Robs(seat) => format!("cela chasse une colonne de {}", say.seat(seat)),
        Reason::WantedFor(card, track) => {
            format!("{} sert à {}", one_card(say.lang, card), say.track(track))
        }
        Reason::Wanted(card) => format!("{} vous est utile", one_card(say.lang, card)),
        Reason::NothingFaceUp => "aucune carte visible ne vaut mieux qu’une inconnue".to_owned(),
        Reason::RoomForTickets => {
            "il reste des wagons et du temps pour d’autres billets".to_owned()
        }
        Reason::OneNetwork => "ces billets se partagent des voies".to_owned(),
        Reason::EnoughTickets => "davantage serait trop pour vos moyens".to_owned(),
        Reason::WorthThePrice => "cela vaut les cartes en plus".to_owned(),
        Reason::TooDear => "cela ne vaut pas les cartes en plus".to_owned(),
        Reason::BestSet => "c’est ce qui rapporte le plus".to_owned(),
        Reason::OutOfTheWay => "cela ne gêne pas vos projets".to_owned(),
    }
}

fn english(say: &Speaker, reason: Reason) -> String {
    match reason {
        Reason::Completes(ticket) => format!("it completes {}", say.ticket(ticket)),
        Reason::Shortens(ticket) => format!("it brings {} nearer", say.ticket(ticket)),
        Reason::Contested => "a rival is near, and the way around would be long".to_owned(),
        Reason::CheapNow => "you need these cards for nothing else".to_owned(),
        Reason::Points(worth) => format!("{} in one turn", points(say.lang, worth.into())),
        Reason::EndsTheGame => "it brings on the end of the game".to_owned(),
        Reason::Majority => "it helps towards a majority or a bonus".to_owned(),
        Reason::Toll => "the toll is low".to_owned(),
        Reason::Robs(seat) => format!("it drives out {}’s column", say.seat(seat)),
        Reason::WantedFor(card, track) => {
            format!("{} is for {}", one_card(say.lang, card), say.track(track))
        }
        Reason::Wanted(card) => format!("you can use {}", one_card(say.lang, card)),
        Reason::NothingFaceUp => "no face-up card is better than an unknown one".to_owned(),
        Reason::RoomForTickets => "there are wagons and time for more tickets".to_owned(),
        Reason::OneNetwork => "these tickets have tracks in common".to_owned(),
        Reason::EnoughTickets => "more would be too much for your means".to_owned(),
        Reason::WorthThePrice => "it is worth the extra cards".to_owned(),
        Reason::TooDear => "it is not worth the extra cards".to_owned(),
        Reason::BestSet => "it scores the most".to_owned(),
        Reason::OutOfTheWay => "it is not in your way".to_owned(),
    }
}
