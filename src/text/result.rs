//! The end of a game: who won, and where the points come from.

use super::speaker::{Speaker, number, points};
use super::{Lang, Phrase};
use crate::catalog::{Arrange, BonusKind, RailGame, Seat, TieBreak};
use crate::engine::game::CountSource;
use crate::engine::rail::Source;

phrases! {
    /// Sends the result to whoever plays the same deal.
    SEND: "Envoyer le résultat" / "Send the result";
    /// Heading of the count.
    COUNT: "Le décompte" / "The count";
    /// The column of sources.
    SOURCE: "Détail" / "Source";
    /// The sum.
    TOTAL: "Total" / "Total";
    /// Completed tickets.
    TICKETS_DONE: "Billets réussis" / "Completed tickets";
    /// Failed tickets.
    TICKETS_FAILED: "Billets manqués" / "Missed tickets";
    /// Everybody's points, the winner's first.
    STANDINGS: "Le classement" / "Final standings";
    /// Where the points come from, heading of the table.
    DETAILS: "D’où viennent les points" / "Where the points come from";
    /// All tickets, one by one.
    ALL_TICKETS: "Tous les billets" / "All tickets";
    /// A completed ticket.
    DONE: "réussi" / "completed";
    /// A failed one.
    FAILED: "manqué" / "missed";
    /// The same table again.
    REMATCH: "Revanche" / "Rematch";
    /// The same deal again.
    SAME_DEAL: "Même donne" / "Same deal";
    /// The next line of the count.
    NEXT: "Suivant" / "Next";
    /// Straight to the table of points.
    SKIP_COUNT: "Voir le total" / "Skip to the totals";
    /// The show of the count again.
    COUNT_AGAIN: "Revoir le décompte" / "Count again";
    /// The finished game as a poster.
    PICTURE: "Une image à garder" / "A picture to keep";
    /// The same as a drawing that can be enlarged.
    PICTURE_SVG: "L’image en SVG" / "The picture as SVG";
    /// There is none.
    NO_PICTURE: "L’image n’a pas pu être dessinée sur cet appareil." / "The picture could not be drawn on this device.";
    /// Home.
    HOME: "Accueil" / "Home";
}

/// Older games that can no longer be replayed since this one ended.
pub fn dropped(lang: Lang, count: usize) -> String {
    match (lang, count) {
        (Lang::Fr, 1) => {
            "Une partie plus ancienne ne se revoit plus ; elle compte toujours dans les records."
                .to_owned()
        }
        (Lang::En, 1) => {
            "One older game can no longer be replayed; it still counts in the records.".to_owned()
        }
        (Lang::Fr, _) => format!(
            "{count} parties plus anciennes ne se revoient plus ; elles comptent toujours dans les records."
        ),
        (Lang::En, _) => format!(
            "{count} older games can no longer be replayed; they still count in the records."
        ),
    }
}

/// One line of the count: whose, what for, how much.
pub fn line(say: &Speaker, seat: Seat, what: &str, value: i16) -> String {
    let (name, value) = (say.seat(seat), signed_points(say.lang, value));
    match say.lang {
        Lang::Fr => format!("{name} · {what} : {value}"),
        Lang::En => format!("{name} · {what}: {value}"),
    }
}

fn signed_points(lang: Lang, value: i16) -> String {
    let sign = if value < 0 { "" } else { "+" };
    format!("{sign}{}", points(lang, value))
}

/// The foot of the picture to keep: when, and which deal.
pub fn played_on(lang: Lang, date: &str, deal: u64) -> String {
    match lang {
        Lang::Fr => format!("{date} · donne n° {deal} · Branchline"),
        Lang::En => format!("{date} · deal no. {deal} · Branchline"),
    }
}

/// What is said behind the names of those who won.
pub fn wins(lang: Lang, winners: usize) -> &'static str {
    match (lang, winners) {
        (Lang::Fr, 0..=1) => "gagne",
        (Lang::En, 0..=1) => "wins",
        (Lang::Fr, _) => "gagnent ensemble",
        (Lang::En, _) => "share the victory",
    }
}

/// How far the winner is ahead of whom, and where most of that comes from.
pub fn lead(say: &Speaker, rival: Seat, ahead: i16, most_from: CountSource, more: i16) -> String {
    let what = match most_from.ticket() {
        Some(_) => super::play::TICKETS.get(say.lang).to_owned(),
        None => source(say, most_from),
    };
    let rival = say.seat(rival);
    let ahead = points(say.lang, ahead);
    match say.lang {
        Lang::Fr => format!("{ahead} devant {rival}. Ce qui a décidé : {what} (+{more})."),
        Lang::En => format!("{ahead} ahead of {rival}. What decided it: {what} (+{more})."),
    }
}

/// What decides a tie for first place, in this order.
pub fn tie_rules(lang: Lang, breaks: &[TieBreak]) -> String {
    let words: Vec<&str> = { breaks.iter() }
        .map(|tie| super::rules::tie_break(*tie).get(lang))
        .collect();
    match lang {
        Lang::Fr => format!(
            "À égalité de points décide : {} ; sinon la victoire est partagée.",
            words.join(", puis ")
        ),
        Lang::En => format!(
            "A tie on points goes to {}; otherwise the victory is shared.",
            words.join(", then ")
        ),
    }
}

/// Several names in one sentence.
pub fn list(lang: Lang, names: &[String]) -> String {
    let and = match lang {
        Lang::Fr => "et",
        Lang::En => "and",
    };
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// What decided a tie.
pub fn decided_by(tie_break: TieBreak) -> Phrase {
    match tie_break {
        TieBreak::Tickets => Phrase {
            fr: "À égalité de points, le nombre de billets réussis a décidé.",
            en: "Points were equal; the number of completed tickets decided.",
        },
        TieBreak::LongestPath => Phrase {
            fr: "À égalité de points, le plus long chemin a décidé.",
            en: "Points were equal; the longest path decided.",
        },
        TieBreak::Passengers => Phrase {
            fr: "À égalité de points, le nombre de voyageurs a décidé.",
            en: "Points were equal; the number of passengers decided.",
        },
        TieBreak::Loans => Phrase {
            fr: "À égalité de points, le plus petit nombre de prêts a décidé.",
            en: "Points were equal; the fewest loans decided.",
        },
        TieBreak::BonusCards => Phrase {
            fr: "À égalité de points, le nombre de primes a décidé.",
            en: "Points were equal; the number of bonus cards decided.",
        },
    }
}

/// A source of points, as a row of the table. Tickets share two rows.
pub fn source(say: &Speaker, source: CountSource) -> String {
    match source {
        CountSource::Rail(source) => rail_source(say, source),
        CountSource::Yard(source) => super::yard::source(say, source),
    }
}

fn rail_source(say: &Speaker, source: Source) -> String {
    let lang = say.lang;
    let phrase = |fr: &str, en: &str| match lang {
        Lang::Fr => fr.to_owned(),
        Lang::En => en.to_owned(),
    };
    match source {
        Source::Start => phrase("Avance", "Head start"),
        Source::Tracks => phrase("Voies", "Tracks"),
        Source::Ticket {
            completed: true, ..
        } => TICKETS_DONE.get(lang).to_owned(),
        Source::Ticket {
            completed: false, ..
        } => TICKETS_FAILED.get(lang).to_owned(),
        Source::Globetrotter { .. } => phrase("Le plus de billets", "Most tickets"),
        Source::BonusCard { bonus, .. } => match say.game.rail() {
            Some(game) => bonus_name(lang, game, game.bonus(bonus).kind()),
            None => String::new(),
        },
        Source::Passengers { color, .. } => match lang {
            Lang::Fr => format!("Voyageurs {}", super::board::passengers(lang, color, 2)),
            Lang::En => format!("Passengers in {}", super::board::color(color).en),
        },
        Source::Tokens { .. } => phrase("Jetons restants", "Tokens left"),
        Source::Loans { .. } => phrase("Prêts", "Loans"),
    }
}

/// The name of a bonus card, short enough for a row of the table; what it counts was said during the game.
fn bonus_name(lang: Lang, game: &RailGame, kind: BonusKind) -> String {
    let phrase = |fr: &str, en: &str| match lang {
        Lang::Fr => fr.to_owned(),
        Lang::En => en.to_owned(),
    };
    match kind {
        BonusKind::LocomotivesInHand => phrase("Locomotives en main", "Locomotives in hand"),
        BonusKind::CapitalTickets => phrase("Billets de capitales", "Capital tickets"),
        BonusKind::WagonsLeft => phrase("Wagons restants", "Wagons left"),
        BonusKind::OneSpaceTracks => phrase("Voies d’une case", "One-space tracks"),
        BonusKind::LongestPath => phrase("Plus long chemin", "Longest path"),
        BonusKind::SmallTickets { .. } => phrase("Petits billets", "Small tickets"),
        BonusKind::Countries => phrase("Pays reliés", "Countries reached"),
        BonusKind::PolarTickets => phrase("Billets polaires", "Polar tickets"),
        BonusKind::PolarTracks => phrase("Voies polaires", "Polar tracks"),
        BonusKind::Ferries => phrase("Ferries", "Ferries"),
        BonusKind::CountryTracks { country } => {
            let country = game.countries().get(country.index());
            let name = country.map_or("?", |country| lang.name(country.name()));
            match lang {
                Lang::Fr => format!("Voies ({name})"),
                Lang::En => format!("Tracks ({name})"),
            }
        }
    }
}

/// The result of a challenge or of a day's deal, to be sent to somebody.
pub fn to_send(say: &Speaker, day: Option<&str>, totals: &[i16], link: &str) -> String {
    let title = [
        Some(super::shell::NAME),
        Some(say.lang.name(say.game.name())),
        day,
    ];
    let title: Vec<&str> = title.into_iter().flatten().collect();
    let mut rows: Vec<(&String, i16)> = say.names.iter().zip(totals.iter().copied()).collect();
    rows.arrange_by_key(|(_, total)| std::cmp::Reverse(*total));
    let row = |(name, total): &(&String, i16)| format!("{name} {}", number(*total));
    let rows: Vec<String> = rows.iter().map(row).collect();
    let same = match say.lang {
        Lang::Fr => "La même donne :",
        Lang::En => "The same deal:",
    };
    format!("{}\n{}\n{same} {link}", title.join(" · "), rows.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::{GameId, game};

    #[test]
    fn a_result_to_send_has_the_best_first_and_the_way_to_the_same_deal() {
        let say = Speaker {
            lang: Lang::En,
            game: game(GameId::NORDIC),
            names: vec!["Ada".to_owned(), "<b>Bob</b>".to_owned()],
        };
        let text = to_send(
            &say,
            Some("18 November 2026"),
            &[-3, 101],
            "https://x/#/c/y",
        );
        let title = say.lang.name(say.game.name());
        assert_eq!(
            text,
            format!(
                "Branchline · {title} · 18 November 2026\n<b>Bob</b> 101, Ada −3\nThe same deal: https://x/#/c/y"
            )
        );
    }
}
