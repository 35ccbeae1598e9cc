//! The page of the people of this device, their ratings and who beats whom.

use super::{Lang, form};

phrases! {
    /// Heading, and every link that leads here.
    TITLE: "Qui bat qui" / "Who beats whom";
    /// Nothing yet.
    EMPTY: "Donnez un nom aux joueurs d’une partie : après la fin, ils se retrouvent ici." /
        "Name the players of a game: after its end they are found here.";
    /// Heading of the ratings.
    RATINGS: "Cote" / "Rating";
    /// What it is.
    RATINGS_HELP: "Chacun commence à 1500. Après ±, la marge : la vraie force s’y trouve 19 fois sur 20." /
        "Everybody starts at 1500. Behind ± is the margin: the true strength is within it 19 times in 20.";
    /// Column: the course.
    COURSE: "Évolution" / "Course";
    /// Chooses a person.
    WHOSE: "De qui" / "Whose";
    /// Heading of the pairings.
    PAIRS: "Face à face" / "Head to head";
    /// Column: against whom.
    AGAINST: "Contre" / "Against";
    /// Column: games in front.
    AHEAD: "Devant" / "Ahead";
    /// Column: games level.
    LEVEL: "À égalité" / "Level";
    /// Column: games behind.
    BEHIND: "Derrière" / "Behind";
    /// Heading of what can be done.
    CHANGE: "Modifier" / "Change";
    /// A new name.
    NAME: "Nom" / "Name";
    /// Colour and shape.
    BADGE: "Couleur et forme" / "Colour and shape";
    /// Keeps the name.
    RENAME: "Renommer" / "Rename";
    /// The other person.
    SAME_AS: "C’est la même personne que" / "Is the same person as";
    /// Makes one of two.
    MERGE: "Réunir" / "Merge";
    /// Leaves somebody out.
    LEAVE_OUT: "Retirer du palmarès" / "Leave out of the records";
    /// Takes the table away.
    EXPORT: "Exporter" / "Export";
    /// Done.
    DONE: "C’est fait." / "Done.";
    /// A name that is taken.
    TAKEN: "Ce nom est pris ; pour réunir deux personnes, utilisez « Réunir »." / "That name is taken; to make one person of two, use Merge.";
    /// Somebody was left out.
    LEFT: "Retiré du palmarès ; les parties restent." / "Left out of the records; the games stay.";
}

/// A rating with its margin.
pub fn rating(value: f64, spread: f64) -> String {
    format!("{:.0} ± {:.0}", value, 2.0 * spread)
}

/// The course of a rating in words, for those who do not see the line.
pub fn course(lang: Lang, course: &[f64]) -> String {
    let first = course.first().copied().unwrap_or(1500.0);
    let last = course.last().copied().unwrap_or(1500.0);
    let most = course.iter().copied().fold(f64::MIN, f64::max);
    let games = course.len();
    match lang {
        Lang::Fr => format!(
            "De {first:.0} à {last:.0} en {games} {}, au plus haut {most:.0}",
            form(lang, games, "partie", "parties")
        ),
        Lang::En => format!(
            "From {first:.0} to {last:.0} in {games} {}, at best {most:.0}",
            form(lang, games, "game", "games")
        ),
    }
}
