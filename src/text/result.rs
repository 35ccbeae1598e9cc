//! The end of a game: who won, and where the points come from.

use super::speaker::{Speaker, points};
use super::{Lang, Phrase};
use crate::catalog::{Seat, TieBreak};
use crate::engine::game::CountSource;
use crate::engine::rail::Source;

phrases! {
    /// Heading of the count.
    COUNT: "Le décompte" / "The count";
    /// The column of sources.
    SOURCE: "Origine" / "Source";
    /// The sum.
    TOTAL: "Total" / "Total";
    /// Completed tickets.
    TICKETS_DONE: "Billets réussis" / "Completed tickets";
    /// Failed tickets.
    TICKETS_FAILED: "Billets manqués" / "Failed tickets";
    /// All tickets, one by one.
    ALL_TICKETS: "Tous les billets" / "All tickets";
    /// A completed ticket.
    DONE: "réussi" / "completed";
    /// A failed one.
    FAILED: "manqué" / "failed";
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
    /// Home.
    HOME: "Accueil" / "Home";
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

/// Who won.
pub fn winners(lang: Lang, names: &[String]) -> String {
    match (lang, names) {
        (Lang::Fr, [one]) => format!("{one} gagne"),
        (Lang::En, [one]) => format!("{one} wins"),
        (Lang::Fr, many) => format!("{} gagnent ensemble", many.join(" et ")),
        (Lang::En, many) => format!("{} share the victory", many.join(" and ")),
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
            Some(game) => super::table::bonus(lang, game, game.bonus(bonus)),
            None => String::new(),
        },
        Source::Passengers { color, .. } => match lang {
            Lang::Fr => format!("Voyageurs, {}", super::board::color(color).fr),
            Lang::En => format!("Passengers, {}", super::board::color(color).en),
        },
        Source::Tokens { .. } => phrase("Jetons restants", "Tokens left"),
        Source::Loans { .. } => phrase("Prêts", "Loans"),
    }
}
