//! The puzzles.

use super::{Lang, Phrase, form};
use crate::engine::puzzle::Task;

phrases! {
    /// Heading, and every link that leads here.
    TITLE: "Problèmes" / "Puzzles";
    /// What they are.
    PITCH: "Des positions avec une réponse prouvée. Prenez votre temps." / "Positions with a proven answer. Take your time.";
    /// The one of the day.
    DAILY: "Le problème du jour" / "The puzzle of the day";
    /// Answers.
    ANSWER: "Répondre" / "Answer";
    /// Shows the answer.
    SHOW: "Voir la réponse" / "Show the answer";
    /// The next one.
    NEXT: "Suivant" / "Next";
    /// Right.
    RIGHT: "Juste : on ne peut pas faire mieux." / "Right: nothing is better.";
    /// Nothing was picked.
    PICK: "Choisissez d’abord." / "Pick something first.";
    /// The tracks do not join the cities.
    NOT_JOINED: "Ces voies ne relient pas les deux villes." / "These tracks do not join the two cities.";
    /// The cards do not pay for the tickets.
    NOT_PAID: "La pile ne suffit pas pour tous ces billets." / "The pile does not pay for all these tickets.";
    /// Wrong number.
    NOT_LONGEST: "Ce n’est pas cela." / "That is not it.";
    /// Solved before.
    SOLVED: "résolu" / "solved";
    /// No such puzzle.
    GONE: "Ce problème n’existe pas." / "There is no such puzzle.";
    /// The pile.
    PILE: "La pile" / "The pile";
    /// Tickets held.
    HELD: "Vos billets" / "Your tickets";
    /// The ticket to complete.
    TICKET: "Le billet" / "The ticket";
}

/// What is asked.
pub fn asks(task: &Task) -> Phrase {
    match task {
        Task::Keep { .. } => Phrase {
            fr: "Votre réseau est terminé. Quels billets garder pour le plus de points ? Un billet relié rapporte ses points, un billet manqué les retire.",
            en: "Your network is finished. Which tickets are worth keeping? A joined ticket scores its points, a missed one costs them.",
        },
        Task::LastTurn { .. } => Phrase {
            fr: "Dernier tour : vous pouvez payer n’importe laquelle de ces voies. Laquelle rapporte le plus ? Seuls comptent ici la voie et les billets, pas le reste du décompte.",
            en: "Last turn: you can pay for any of these tracks. Which one brings the most? Only the track and the tickets count here, nothing else of the final count.",
        },
        Task::Complete { .. } => Phrase {
            fr: "Reliez les deux villes du billet avec le moins de wagons possible. Quelles voies prendre ?",
            en: "Join the ticket’s two cities with as few wagons as possible. Which tracks do you take?",
        },
        Task::Longest { .. } => Phrase {
            fr: "Quelle est la longueur du plus long chemin de ce réseau, sans prendre deux fois la même voie ?",
            en: "How long is the longest path of this network, taking no track twice?",
        },
        Task::Pile { .. } => Phrase {
            fr: "Quels billets réussir avec cette pile pour le plus de points ? Les autres coûtent leurs points.",
            en: "Which tickets do you complete with this pile for the most points? The others cost their points.",
        },
    }
}

/// A puzzle, by number.
pub fn number(lang: Lang, number: u16) -> String {
    match lang {
        Lang::Fr => format!("Problème {number}"),
        Lang::En => format!("Puzzle {number}"),
    }
}

/// How hard it is.
pub fn level(lang: Lang, level: u8) -> String {
    match lang {
        Lang::Fr => format!("difficulté {level} sur 5"),
        Lang::En => format!("difficulty {level} of 5"),
    }
}

/// A pick that is an answer, but not the best one.
pub fn short_of(lang: Lang, task: &Task, value: i32, best: i32) -> String {
    let wagons = matches!(task, Task::Complete { .. });
    let (own, most) = (value.unsigned_abs(), best.unsigned_abs());
    match (lang, wagons) {
        (Lang::Fr, true) => format!("Relié avec {own} wagons ; on peut faire avec moins."),
        (Lang::En, true) => format!("Joined with {own} wagons; it takes fewer."),
        (Lang::Fr, false) if most > 0 => format!("{value} points ; on peut faire mieux."),
        (Lang::En, false) if most > 0 => format!("{value} points; there is better."),
        (Lang::Fr, false) => NOT_LONGEST.fr.to_owned(),
        (Lang::En, false) => NOT_LONGEST.en.to_owned(),
    }
}

/// A length.
pub fn spaces(lang: Lang, count: u16) -> String {
    let many = usize::from(count);
    match lang {
        Lang::Fr => format!("{count} {}", form(lang, many, "case", "cases")),
        Lang::En => format!("{count} {}", form(lang, many, "space", "spaces")),
    }
}

/// So many of so many.
pub fn solved_of(lang: Lang, solved: usize, all: usize) -> String {
    match lang {
        Lang::Fr => format!(
            "{solved} sur {all} {}",
            form(lang, solved, "résolu", "résolus")
        ),
        Lang::En => format!("{solved} of {all} solved"),
    }
}
