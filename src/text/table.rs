//! Who sits at the table and what there is to do now.

use super::{Lang, Phrase};
use crate::catalog::{Bonus, BonusKind, RailGame};
use crate::engine::game::PlayerView;
use crate::engine::rail::Phase;

phrases! {
    /// Nothing was decided yet.
    UNDO_NOTHING: "Il n’y a rien à annuler." / "There is nothing to undo.";
    /// Something hidden was revealed.
    UNDO_REVEALED: "Impossible d’annuler : quelque chose de caché a été révélé." / "No undo: something hidden was revealed.";
    /// Somebody else acted.
    UNDO_OTHER: "Impossible d’annuler : quelqu’un d’autre a joué depuis." / "No undo: somebody else has acted since.";
    /// The rules changed.
    UNDO_RULES: "Impossible d’annuler : les règles ont changé depuis." / "No undo: the rules have changed since.";
    /// The game is over.
    UNDO_OVER: "La partie est finie et comptée." / "The game is over and counted.";
    /// Nothing was taken back.
    REDO_NOTHING: "Il n’y a rien à rétablir." / "There is nothing to redo.";
    /// The curtain is down.
    CURTAIN_DOWN: "L’écran doit d’abord changer de mains." / "The device has to be handed over first.";
    /// The answer came too late.
    STALE: "La partie a avancé entre-temps." / "The game has moved on meanwhile.";
}

/// The name of a person who gave none.
pub fn person(lang: Lang, number: usize) -> String {
    match lang {
        Lang::Fr => format!("Joueur {number}"),
        Lang::En => format!("Player {number}"),
    }
}

/// The name of a bot that was given none.
pub fn bot(lang: Lang, level: &str, number: usize) -> String {
    match lang {
        Lang::Fr => format!("Robot {number} ({})", self::level(level).fr),
        Lang::En => format!("Bot {number} ({})", self::level(level).en),
    }
}

/// The same where there is no room for its level.
pub fn bot_in_short(lang: Lang, number: usize) -> String {
    match lang {
        Lang::Fr => format!("Robot {number}"),
        Lang::En => format!("Bot {number}"),
    }
}

/// What a seat is called: by its name, or else by who sits there. `level` is that of a bot.
pub fn seat(lang: Lang, name: &str, level: Option<&str>, number: usize) -> String {
    match (name.is_empty(), level) {
        (false, _) => isolated(name),
        (true, None) => person(lang, number),
        (true, Some(level)) => bot(lang, level, number),
    }
}

/// A name that may be written from right to left does not turn around the sentence that it stands in.
fn isolated(name: &str) -> String {
    // The scripts from Hebrew to Arabic, and their presentation forms.
    let turns = |sign: char| matches!(sign, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}');
    match name.chars().any(turns) {
        true => format!("\u{2068}{name}\u{2069}"),
        false => name.to_owned(),
    }
}

/// The levels of bots, weakest first.
pub const LEVELS: [&str; 5] = ["novice", "casual", "regular", "strong", "expert"];

/// The name of a level.
pub fn level(level: &str) -> Phrase {
    match level {
        "novice" => Phrase {
            fr: "débutant",
            en: "novice",
        },
        "casual" => Phrase {
            fr: "amateur",
            en: "casual",
        },
        "strong" => Phrase {
            fr: "fort",
            en: "strong",
        },
        "expert" => Phrase {
            fr: "expert",
            en: "expert",
        },
        _ => Phrase {
            fr: "intermédiaire",
            en: "regular",
        },
    }
}

/// The name of a player's colour and shape.
pub fn livery(livery: u8) -> Phrase {
    match livery {
        0 => Phrase {
            fr: "framboise, cœur",
            en: "raspberry, heart",
        },
        1 => Phrase {
            fr: "turquoise, éclair",
            en: "turquoise, bolt",
        },
        2 => Phrase {
            fr: "citron vert, goutte",
            en: "lime, drop",
        },
        3 => Phrase {
            fr: "cuivre, nœud",
            en: "copper, bow",
        },
        _ => Phrase {
            fr: "indigo, flèches",
            en: "indigo, arrows",
        },
    }
}

/// What the player to act has to do.
pub fn task(view: &PlayerView) -> Phrase {
    match view {
        PlayerView::Rail(view) => rail_task(&view.open.phase),
        PlayerView::Yard(view) => super::yard::task(view.open.phase),
    }
}

fn rail_task(phase: &Phase) -> Phrase {
    match phase {
        Phase::FirstSplit => Phrase {
            fr: "Répartissez vos premiers billets",
            en: "Split your first tickets",
        },
        Phase::FirstTickets => Phrase {
            fr: "Choisissez vos premiers billets",
            en: "Choose your first tickets",
        },
        Phase::Turn => Phrase {
            fr: "Prenez 2 cartes, touchez une voie ou piochez des billets",
            en: "Take 2 cards, tap a track, or draw tickets",
        },
        Phase::SecondCard => Phrase {
            fr: "Prenez encore une carte",
            en: "Take one more card",
        },
        Phase::KeepTickets => Phrase {
            fr: "Choisissez vos billets",
            en: "Choose your tickets",
        },
        Phase::Tunnel(_) => Phrase {
            fr: "Payez le tunnel, ou renoncez",
            en: "Pay for the tunnel, or give up",
        },
        Phase::TakePassengers { .. } => Phrase {
            fr: "Choisissez vos voyageurs",
            en: "Choose your passengers",
        },
        Phase::PlaceNeutral { .. } => Phrase {
            fr: "Posez les wagons neutres",
            en: "Place the neutral wagons",
        },
        Phase::Over { .. } => Phrase {
            fr: "La partie est finie",
            en: "The game is over",
        },
    }
}

/// Somebody else's turn.
pub fn waits(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Fr => format!("{name} joue…"),
        Lang::En => format!("{name} is playing…"),
    }
}

/// What a bonus card counts.
pub fn bonus(lang: Lang, game: &RailGame, bonus: &Bonus) -> String {
    let phrase = |fr: &str, en: &str| match lang {
        Lang::Fr => fr.to_owned(),
        Lang::En => en.to_owned(),
    };
    match bonus.kind() {
        BonusKind::LocomotivesInHand => phrase(
            "Locomotives en main (une paire d’une même couleur compte pour une)",
            "Locomotives in hand (a pair of one colour counts as one)",
        ),
        BonusKind::CapitalTickets => phrase(
            "Billets réussis vers une capitale",
            "Completed tickets naming a capital",
        ),
        BonusKind::WagonsLeft => phrase("Wagons restants", "Wagons left"),
        BonusKind::OneSpaceTracks => phrase("Voies d’une case", "Tracks of one space"),
        BonusKind::LongestPath => phrase("Le plus long chemin", "Longest path"),
        BonusKind::SmallTickets { at_most } => match lang {
            Lang::Fr => format!("Billets réussis de {at_most} points ou moins"),
            Lang::En => format!("Completed tickets of {at_most} points or fewer"),
        },
        BonusKind::Countries => phrase("Pays reliés", "Countries reached"),
        BonusKind::PolarTickets => phrase(
            "Billets réussis avec au moins un bout au nord du cercle polaire",
            "Completed tickets with at least one end beyond the polar circle",
        ),
        BonusKind::PolarTracks => phrase(
            "Voies avec au moins un bout au nord du cercle polaire",
            "Tracks with at least one end beyond the polar circle",
        ),
        BonusKind::Ferries => phrase("Ferries", "Ferries"),
        BonusKind::CountryTracks { country } => {
            let name = game
                .countries()
                .get(country.index())
                .map_or("?", |country| lang.name(country.name()));
            match lang {
                Lang::Fr => format!("Voies avec au moins un bout dans ce pays : {name}"),
                Lang::En => format!("Tracks with at least one end in {name}"),
            }
        }
    }
}
