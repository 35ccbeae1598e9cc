//! The page of the day: the deals, the streak and the calendar.

use super::{Lang, Phrase, form};

phrases! {
    /// Heading, and every link that leads here.
    TITLE: "Aujourd’hui" / "Today";
    /// What the deals are.
    PITCH: "Une donne par jour et par jeu, la même pour tout le monde, contre un robot fort. Un seul essai compte." /
        "One deal a day for every game, the same for everybody, against a strong bot. One try counts.";
    /// Heading of the deals.
    DEALS: "Les donnes du jour" / "The deals of the day";
    /// Starts a try.
    PLAY: "Jouer" / "Play";
    /// Goes on with it.
    CONTINUE: "Reprendre" / "Continue";
    /// A try that does not count.
    AGAIN: "Rejouer sans compter" / "Play again, not counted";
    /// Why a try would not count.
    EARLIER: "L’horloge indique un jour déjà passé : cet essai ne compterait pas." / "The clock shows a day that has passed: this try would not count.";
    /// The try was begun, but its game is gone.
    GIVEN_UP: "Essai commencé, puis supprimé." / "The try was begun, then deleted.";
    /// Works out the par.
    PAR: "Que feraient les robots ?" / "What would bots score?";
    /// Being worked out.
    THINKING: "Les robots jouent à votre place…" / "Bots are playing your seat…";
    /// Heading of the calendar.
    CALENDAR: "Les quatre dernières semaines" / "The last four weeks";
    /// Heading of what else there is.
    MORE: "Aussi" / "Also";
    /// Won.
    WON: "gagné" / "won";
    /// Lost.
    LOST: "perdu" / "lost";
    /// A day without a result.
    NOTHING: "rien" / "nothing";
    /// Storage is full or forbidden.
    NOT_KEPT: "Le navigateur ne garde rien ici : l’essai ne peut pas compter." / "The browser keeps nothing here: the try cannot count.";
}

/// Medals, the least first; none is the fourth.
pub const MEDALS: [Phrase; 3] = [
    Phrase {
        fr: "bronze",
        en: "bronze",
    },
    Phrase {
        fr: "argent",
        en: "silver",
    },
    Phrase {
        fr: "or",
        en: "gold",
    },
];

/// A finished try.
pub fn result(lang: Lang, points: i16, rival: i16) -> String {
    let (won, lost) = (WON.get(lang), LOST.get(lang));
    let outcome = if points >= rival { won } else { lost };
    match lang {
        Lang::Fr => format!("{points} à {rival}, {outcome}"),
        Lang::En => format!("{points} to {rival}, {outcome}"),
    }
}

/// What the levels scored in the same seat.
pub fn par(lang: Lang, par: [i16; 3], medal: Option<usize>) -> String {
    let [regular, strong, expert] = par;
    let medal = medal.and_then(|medal| MEDALS.get(medal));
    match (lang, medal) {
        (Lang::Fr, Some(medal)) => format!(
            "À votre place : intermédiaire {regular}, fort {strong}, expert {expert}. Médaille : {}.",
            medal.fr
        ),
        (Lang::En, Some(medal)) => format!(
            "In your seat: regular {regular}, strong {strong}, expert {expert}. Medal: {}.",
            medal.en
        ),
        (Lang::Fr, None) => {
            format!("À votre place : intermédiaire {regular}, fort {strong}, expert {expert}.")
        }
        (Lang::En, None) => {
            format!("In your seat: regular {regular}, strong {strong}, expert {expert}.")
        }
    }
}

/// Days in a row.
pub fn streak(lang: Lang, days: u32) -> String {
    let count = days as usize;
    match (lang, days) {
        (Lang::Fr, 0) => "Pas encore de série : finissez une donne pour la lancer.".to_owned(),
        (Lang::En, 0) => "No streak yet: finish a deal to start one.".to_owned(),
        (Lang::Fr, _) => format!(
            "Série : {days} {} ; un jour manqué est pardonné.",
            form(lang, count, "jour", "jours")
        ),
        (Lang::En, _) => format!(
            "Streak: {days} {}; one missed day is forgiven.",
            form(lang, count, "day", "days")
        ),
    }
}

/// Deals finished on a day.
pub fn finished(lang: Lang, count: usize) -> String {
    match lang {
        Lang::Fr => format!(
            "{count} {}",
            form(lang, count, "donne finie", "donnes finies")
        ),
        Lang::En => format!("{count} {} finished", form(lang, count, "deal", "deals")),
    }
}
