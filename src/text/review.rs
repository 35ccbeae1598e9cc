//! The page on which a finished game is reviewed.

use super::speaker::Speaker;
use super::{Lang, form, hint_reasons};
use crate::engine::advice::Reason;

phrases! {
    /// Heading, and every link that leads here.
    TITLE: "Analyse de la partie" / "Review of the game";
    /// The way here.
    OPEN: "Analyser" / "Review";
    /// What it is.
    PITCH: "L’Expert rejoue vos décisions dans des centaines de parties possibles, avec ce que vous saviez alors." /
        "The Expert tries your decisions again in hundreds of possible games, knowing what you knew then.";
    /// Whose.
    SEAT: "Vu de la place de" / "From the seat of";
    /// Stops it.
    STOP: "Arrêter" / "Stop";
    /// Starts it again.
    AGAIN: "Reprendre l’analyse" / "Go on with the review";
    /// It was stopped.
    STOPPED: "Analyse arrêtée." / "The review was stopped.";
    /// Heading of the moments.
    MOMENTS: "Les décisions qui ont compté" / "The decisions that mattered";
    /// There are none.
    NONE: "Aucune décision n’a autant compté : nulle part l’Expert n’aurait clairement fait mieux ni moins bien." /
        "No decision mattered that much: nowhere would the Expert clearly have done better or worse.";
    /// How sure that is.
    SURE: "Seules figurent les décisions dont le sens est sûr à 95 % ; les écarts sont des moyennes." /
        "Only decisions whose direction is 95% certain are listed; the differences are averages.";
    /// What was played.
    PLAYED: "Joué" / "Played";
    /// What was better.
    BETTER: "Mieux" / "Better";
    /// The next best thing.
    INSTEAD: "Sinon" / "Otherwise";
    /// Why.
    WHY: "Pourquoi" / "Why";
    /// A mistake.
    MISSED: "Occasion manquée" / "Missed";
    /// A good decision.
    FOUND: "Bien vu" / "Well found";
    /// To the replay.
    LOOK: "Voir la position" / "Look at the position";
    /// Heading of the chances.
    CHANCES: "Chances de gagner" / "Chance to win";
    /// What the curve is.
    CHANCES_HELP: "Telles qu’elles se devinaient de cette place, à chaque décision. Touchez la courbe pour revoir ce moment." /
        "As they could be judged from this seat, at every decision. Tap the curve to see that moment again.";
    /// Heading of the points.
    POINTS: "Points si la partie s’était arrêtée là" / "Points if the game had ended there";
    /// The numbers of both curves.
    NUMBERS: "Les courbes en chiffres" / "The curves in numbers";
    /// Column.
    TURN: "Tour" / "Turn";
    /// The last row.
    END: "Fin" / "End";
    /// Heading of the luck.
    LUCK: "La part de chance" / "The part of luck";
    /// What it says and what it does not.
    LUCK_HELP: "Parmi les cartes piochées à l’aveugle. Le reste de la chance (billets, cartes des autres) ne se sépare pas honnêtement du jeu." /
        "Among the cards drawn blind. The rest of luck (tickets, the cards of others) cannot honestly be told from play.";
    /// Column.
    BLIND: "Piochées" / "Drawn blind";
    /// Column.
    LOCOS: "Locomotives" / "Locomotives";
    /// Column.
    USUAL: "En moyenne" / "On average";
    /// Nothing to review.
    GONE: "Cette partie n’est pas sur cet appareil, n’est pas finie, ou les règles ont changé depuis." /
        "This game is not on this device, is not over, or the rules have changed since.";
}

/// How far it is.
pub fn progress(lang: Lang, percent: usize) -> String {
    match lang {
        Lang::Fr => format!("Analyse : {percent} %"),
        Lang::En => format!("Reviewing: {percent}%"),
    }
}

/// It is done.
pub fn done(lang: Lang, moments: usize) -> String {
    match lang {
        Lang::Fr => format!(
            "Analyse finie : {moments} {}.",
            form(lang, moments, "décision a compté", "décisions ont compté")
        ),
        Lang::En => format!(
            "The review is done: {moments} {} mattered.",
            form(lang, moments, "decision", "decisions")
        ),
    }
}

/// A chance in percent.
pub fn chance(lang: Lang, chance: f64) -> String {
    let percent = super::sheets::percent(chance);
    match lang {
        Lang::Fr => format!("{percent} %"),
        Lang::En => format!("{percent}%"),
    }
}

/// What a mistake cost, or what a good decision brought beside the next best. It is known in whole percent at best.
pub fn stake(lang: Lang, missed: bool, stake: f64) -> String {
    let percent = (stake * 100.0).round().max(1.0);
    match (lang, missed) {
        (Lang::Fr, true) => format!("Environ {percent} % de chances de gagner en moins"),
        (Lang::Fr, false) => format!("Environ {percent} % de chances de gagner en plus"),
        (Lang::En, true) => format!("About {percent}% less chance to win"),
        (Lang::En, false) => format!("About {percent}% more chance to win"),
    }
}

/// The heading of a moment.
pub fn at_turn(lang: Lang, turn: u32) -> String {
    match (lang, turn) {
        (Lang::Fr, 0) => "Avant le premier tour".to_owned(),
        (Lang::En, 0) => "Before the first turn".to_owned(),
        (Lang::Fr, _) => format!("Tour {turn}"),
        (Lang::En, _) => format!("Turn {turn}"),
    }
}

/// The reasons as a sentence; what the playouts show where the judgement has no word for it.
pub fn why(say: &Speaker, reasons: &[Reason]) -> String {
    match (hint_reasons::because(say, reasons), say.lang) {
        (said, _) if !said.is_empty() => said,
        (_, Lang::Fr) => "Les parties jouées jusqu’au bout le montrent.".to_owned(),
        (_, Lang::En) => "Games played to their end show it.".to_owned(),
    }
}

/// How somebody's chances went, for those who cannot see the curve.
pub fn course(lang: Lang, name: &str, first: f64, last: f64) -> String {
    let (first, last) = (chance(lang, first), chance(lang, last));
    match lang {
        Lang::Fr => format!("{name} : de {first} au début à {last} à la dernière décision"),
        Lang::En => format!("{name}: from {first} at the start to {last} at the last decision"),
    }
}

/// A number with one digit behind the point.
pub fn tenths(lang: Lang, value: f64) -> String {
    let plain = format!("{value:.1}");
    match lang {
        Lang::Fr => plain.replace('.', ","),
        Lang::En => plain,
    }
}
