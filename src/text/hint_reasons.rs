//! Why a hint is good, or what a review found: every reason as a short clause.

use super::speaker::{Speaker, card_count, one_card, points};
use super::{Lang, board};
use crate::engine::advice::Reason;

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
        Reason::DrawsCards(count) => {
            format!("cela fait aussi piocher {}", card_count(say.lang, count))
        }
        Reason::CheapNow => "ces cartes ne vous servent à rien d’autre".to_owned(),
        Reason::Points(worth) => format!("{} en un tour", points(say.lang, worth.into())),
        Reason::EndsTheGame => "cela amène la fin de la partie".to_owned(),
        Reason::Majority => "cela aide pour une majorité ou une prime".to_owned(),
        Reason::Ahead(color) => format!(
            "vous aurez le plus de voyageurs {}",
            board::passengers(say.lang, color, 2)
        ),
        Reason::Level(color) => format!(
            "vous rejoignez qui a le plus de voyageurs {}",
            board::passengers(say.lang, color, 2)
        ),
        Reason::Toll => "le péage est bas".to_owned(),
        Reason::Robs(seat) => format!("cela chasse une colonne de {}", say.seat(seat)),
        Reason::WantedFor(card, track) => {
            format!("{} sert à {}", one_card(say.lang, card), say.track(track))
        }
        Reason::Wanted(card) => format!("{} vous est utile", one_card(say.lang, card)),
        Reason::MoreOf(_) => {
            "vous en avez déjà de cette couleur, et une longue série vaut mieux".to_owned()
        }
        Reason::BestOffered => {
            "aucun billet n’en a besoin, mais rien d’autre ne vaut mieux".to_owned()
        }
        Reason::NothingFaceUp => "aucune carte visible ne vaut mieux qu’une inconnue".to_owned(),
        Reason::AllCompleted => "tous vos billets sont réussis".to_owned(),
        Reason::RoomForTickets => {
            "il reste des wagons et du temps pour d’autres billets".to_owned()
        }
        Reason::SpareCards => "vous avez des cartes dont aucun billet n’a besoin".to_owned(),
        Reason::TimeForTickets => {
            "il viendra encore assez de cartes pour d’autres billets".to_owned()
        }
        Reason::Mixed => "les longs rapportent plus, les courts sont plus sûrs".to_owned(),
        Reason::ShortTickets => "les billets courts se réussissent plus vite".to_owned(),
        Reason::LongTickets => "les billets longs rapportent plus".to_owned(),
        Reason::WithinReach => "vos moyens suffisent pour tout ce que vous gardez".to_owned(),
        Reason::OneNetwork => "ces billets se partagent des voies".to_owned(),
        Reason::EnoughTickets => "davantage serait trop pour vos moyens".to_owned(),
        Reason::OthersCost => "les autres coûteraient plus qu’ils ne rapportent".to_owned(),
        Reason::LeastLoss => "c’est ce qui coûte le moins parmi ce qu’il faut garder".to_owned(),
        Reason::WorthThePrice => "cela vaut les cartes en plus".to_owned(),
        Reason::TooDear => "cela ne vaut pas les cartes en plus".to_owned(),
        Reason::CardsMissing => "il vous manque les cartes en plus".to_owned(),
        Reason::BestSet => "c’est ce qui rapporte le plus".to_owned(),
        Reason::OutOfTheWay => "cela ne gêne pas vos projets".to_owned(),
        Reason::FewestCards => {
            "c’est la voie pour laquelle vous avez le moins de cartes".to_owned()
        }
        Reason::LeavesInTime => "ce qui n’est pas posé bientôt ne partira plus à temps".to_owned(),
        Reason::Foreseen => "c’est ce qui réussit le mieux quand on joue la suite".to_owned(),
    }
}

fn english(say: &Speaker, reason: Reason) -> String {
    match reason {
        Reason::Completes(ticket) => format!("it completes {}", say.ticket(ticket)),
        Reason::Shortens(ticket) => format!("it brings {} nearer", say.ticket(ticket)),
        Reason::Contested => "a rival is near, and the way around would be long".to_owned(),
        Reason::DrawsCards(count) => format!("it also draws {}", card_count(say.lang, count)),
        Reason::CheapNow => "you need these cards for nothing else".to_owned(),
        Reason::Points(worth) => format!("{} in one turn", points(say.lang, worth.into())),
        Reason::EndsTheGame => "it brings on the end of the game".to_owned(),
        Reason::Majority => "it helps towards a majority or a bonus".to_owned(),
        Reason::Ahead(color) => format!(
            "you will have the most {} passengers",
            board::passengers(say.lang, color, 2)
        ),
        Reason::Level(color) => format!(
            "you draw level with whoever has the most {} passengers",
            board::passengers(say.lang, color, 2)
        ),
        Reason::Toll => "the toll is low".to_owned(),
        Reason::Robs(seat) => format!("it drives out {}’s column", say.seat(seat)),
        Reason::WantedFor(card, track) => {
            format!("{} is for {}", one_card(say.lang, card), say.track(track))
        }
        Reason::Wanted(card) => format!("you can use {}", one_card(say.lang, card)),
        Reason::MoreOf(_) => {
            "you hold some of that colour already, and a long set is worth more".to_owned()
        }
        Reason::BestOffered => "no ticket needs it, but nothing else is worth more".to_owned(),
        Reason::NothingFaceUp => "no face-up card is better than an unknown one".to_owned(),
        Reason::AllCompleted => "all your tickets are completed".to_owned(),
        Reason::RoomForTickets => "there are wagons and time for more tickets".to_owned(),
        Reason::SpareCards => "you have cards that no ticket needs".to_owned(),
        Reason::TimeForTickets => "enough cards will still come for more tickets".to_owned(),
        Reason::Mixed => "long ones score more, short ones are safer".to_owned(),
        Reason::ShortTickets => "short tickets are completed sooner".to_owned(),
        Reason::LongTickets => "long tickets score more".to_owned(),
        Reason::WithinReach => "your means are enough for all that you keep".to_owned(),
        Reason::OneNetwork => "these tickets have tracks in common".to_owned(),
        Reason::EnoughTickets => "more would be too much for your means".to_owned(),
        Reason::OthersCost => "the others would cost more than they bring".to_owned(),
        Reason::LeastLoss => "of what must be kept, it costs the least".to_owned(),
        Reason::WorthThePrice => "it is worth the extra cards".to_owned(),
        Reason::TooDear => "it is not worth the extra cards".to_owned(),
        Reason::CardsMissing => "you do not have the extra cards".to_owned(),
        Reason::BestSet => "it scores the most".to_owned(),
        Reason::OutOfTheWay => "it is not in your way".to_owned(),
        Reason::FewestCards => "it is the track for which you hold the fewest cards".to_owned(),
        Reason::LeavesInTime => "what is not laid soon will not leave in time".to_owned(),
        Reason::Foreseen => "it does best when the game is played on from here".to_owned(),
    }
}
