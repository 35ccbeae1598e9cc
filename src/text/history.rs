//! The page of finished games and records.

use super::{Lang, form};

phrases! {
    /// Heading, and every link that leads here.
    TITLE: "Historique et records" / "History and records";
    /// Nothing was finished yet.
    EMPTY: "Aucune partie finie pour l’instant." / "No finished games yet.";
    /// What to do then.
    EMPTY_HINT: "Chaque partie menée à son terme arrive ici, avec son décompte, à revoir coup par coup." /
        "Every game played to its end comes here with its count, to be replayed move by move.";
    /// Heading of the games.
    FINISHED: "Parties finies" / "Finished games";
    /// The boards of finished games.
    GALLERY: "Galerie des plateaux" / "Gallery of boards";
    /// Heading of the records.
    RECORDS: "Records" / "Records";
    /// Column: whose.
    WHO: "Joueur" / "Player";
    /// Column: games played.
    GAMES: "Parties" / "Games";
    /// Column: games won.
    WINS: "Victoires" / "Wins";
    /// Column: the most points.
    BEST: "Meilleur" / "Best";
    /// Column: the mean.
    MEAN: "Moyenne" / "Mean";
    /// Won.
    WON: "a gagné" / "won";
    /// The same cards for the same people.
    SAME_DEAL: "Même donne" / "Same deal again";
    /// The same people, other cards.
    REMATCH: "Revanche" / "Rematch";
    /// Too old to be replayed.
    TOO_OLD: "Trop ancienne pour être revue : seules les plus récentes sont gardées entières." /
        "Too old to be replayed: only the latest are kept whole.";
}

/// What is kept of finished games.
pub fn limit(lang: Lang, replays: usize, played: usize) -> String {
    match lang {
        Lang::Fr => format!(
            "Les {replays} dernières parties se revoient coup par coup ; les {played} dernières comptent dans les records."
        ),
        Lang::En => format!(
            "The latest {replays} games can be replayed move by move; the latest {played} count in the records."
        ),
    }
}

/// All bots of a level.
pub fn bots(lang: Lang, level: &str) -> String {
    let level = super::table::level(level).get(lang);
    match lang {
        Lang::Fr => format!("Robot ({level})"),
        Lang::En => format!("Bot ({level})"),
    }
}

/// A game with so many players.
pub fn with_players(lang: Lang, game: &str, players: usize) -> String {
    match lang {
        Lang::Fr => format!("{game}, à {players}"),
        Lang::En => format!(
            "{game}, {players} {}",
            form(lang, players, "player", "players")
        ),
    }
}

/// A mean with one digit after the point, or comma.
pub fn mean(lang: Lang, mean: f64) -> String {
    let text = format!("{mean:.1}");
    match lang {
        Lang::Fr => text.replace('.', ","),
        Lang::En => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_is_written_as_readers_write_it() {
        assert_eq!(mean(Lang::Fr, 87.25), "87,2");
        assert_eq!(mean(Lang::En, -3.0), "-3.0");
    }
}
