//! The page of the people of this device, their ratings and who beats whom.

use super::{Lang, form};

phrases! {
    /// Heading, and every link that leads here.
    TITLE: "Qui bat qui" / "Who beats whom";
    /// Nothing yet.
    EMPTY: "Nommez les joueurs d’une partie : une fois finie, elle compte ici." /
        "Name the players of a game: once it is over, it counts here.";
    /// Heading of the ratings.
    RATINGS: "Cote" / "Rating";
    /// What it is.
    RATINGS_HELP: "Chacun commence à 1500. Après ±, la marge : la vraie force s’y trouve 19 fois sur 20." /
        "Everybody starts at 1500. After ± comes the margin: true strength lies within it 19 times out of 20.";
    /// Column: the course.
    COURSE: "Évolution" / "Trend";
    /// Chooses a person.
    WHOSE: "Joueur" / "Player";
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
    /// Which game.
    WHICH: "À quel jeu" / "At which game";
    /// All of them.
    ALL_GAMES: "Tous les jeux" / "All games";
    /// With how many.
    HOW_MANY: "À combien" / "With how many";
    /// Whatever the number of players.
    ANY_NUMBER: "Peu importe" / "Any number";
    /// Deletes somebody.
    DELETE: "Supprimer cette personne" / "Delete this person";
    /// Does it.
    DELETE_YES: "Supprimer" / "Delete";
    /// It is done.
    DELETED: "Supprimée ; les parties restent, sans ce nom." / "Deleted; the games stay, without that name.";
    /// No game together.
    NEVER: "Aucune partie contre quelqu’un pour l’instant." / "No game against anybody yet.";
    /// Heading of what somebody likes to do.
    LIKED: "Habitudes et exploits" / "Habits and feats";
    /// Column: the game.
    GAME: "Jeu" / "Game";
    /// Column: the ticket completed most often.
    TICKET: "Billet favori" / "Favourite ticket";
    /// Column: the track claimed most often.
    TRACK: "Voie favorite" / "Favourite track";
    /// Column: the longest path ever.
    LONGEST: "Plus long chemin" / "Longest path";
    /// Heading of those left out.
    LEFT_OUT: "Retirés du palmarès" / "Left out of the records";
    /// Takes somebody in again.
    TAKE_IN: "Reprendre" / "Take in again";
    /// Heading of the file.
    RECORD: "Le palmarès en fichier" / "The record as a file";
    /// What is in it.
    RECORD_HELP: "Les personnes, toutes les parties finies et celles qui se revoient, en un seul fichier. L’importer ajoute ce qui manque et ne change rien d’autre." /
        "The people, all finished games and those that can be replayed, in one file. Importing it adds what is missing and changes nothing else.";
    /// Takes it away.
    EXPORT: "Tout exporter" / "Export everything";
    /// Brings it back.
    IMPORT: "Importer un palmarès" / "Import a record";
    /// There was no room for all of it.
    NO_ROOM: "Plus de place pour le reste : libérez-en, puis réimportez." / "No room for the rest: make some, then import again.";
    /// The file is something else.
    NO_RECORD: "Ce fichier n’est pas un palmarès. Une partie s’importe depuis « Parties sauvegardées »." /
        "This file is no record. A single game is imported under Saved games.";
    /// Done.
    DONE: "C’est fait." / "Done.";
    /// A name that is taken.
    TAKEN: "Ce nom est pris ; pour réunir deux personnes, utilisez « Réunir »." / "That name is taken; to make one person of two, use Merge.";
    /// Somebody was left out.
    LEFT: "Retiré du palmarès ; les parties restent." / "Left out of the records; the games stay.";
}

/// What deleting somebody means.
pub fn delete_sure(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Fr => format!(
            "« {name} » disparaîtra d’ici et de toutes les parties finies. Leurs points restent, sans nom, et cela ne s’annule pas."
        ),
        Lang::En => format!(
            "“{name}” will be gone from here and from every finished game. Their points stay, without a name, and this cannot be undone."
        ),
    }
}

/// A number of players to choose.
pub fn of_players(lang: Lang, count: usize) -> String {
    match lang {
        Lang::Fr => format!("À {count}"),
        Lang::En => format!("{count} players"),
    }
}

/// Something, and how often.
pub fn times(what: &str, times: u32) -> String {
    match times {
        0 | 1 => what.to_owned(),
        _ => format!("{what} (× {times})"),
    }
}

/// What came of taking in a record: games added, games known already, games that make no sense here.
pub fn taken_in(lang: Lang, added: usize, known: usize, unreadable: usize) -> String {
    let added = match lang {
        Lang::Fr => format!(
            "{added} {}.",
            form(lang, added, "partie ajoutée", "parties ajoutées")
        ),
        Lang::En => format!("{added} {} added.", form(lang, added, "game", "games")),
    };
    let known = match (lang, known) {
        (_, 0) => String::new(),
        (Lang::Fr, _) => format!(" {known} déjà là."),
        (Lang::En, _) => format!(" {known} already here."),
    };
    let unreadable = match (lang, unreadable) {
        (_, 0) => String::new(),
        (Lang::Fr, _) => format!(" Laissé de côté, illisible ici : {unreadable}."),
        (Lang::En, _) => format!(" Left out, unreadable here: {unreadable}."),
    };
    added + &known + &unreadable
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
