//! What lessons say around their own sentences, which stand in their files.

use super::speaker::{Speaker, number};
use super::{Lang, form};
use crate::engine::scenario::{LessonTable, Word};

phrases! {
    /// The page with the lessons of a game, and the link to it.
    LESSONS: "Leçons" / "Lessons";
    /// Under the heading: how long they take.
    ABOUT: "De petits chapitres d’une minute, sur la vraie table. Rien n’est enregistré." / "Short chapters of a minute each, at the real table. Nothing is saved.";
    /// Goes on from a step that only tells.
    GO_ON: "Continuer" / "Go on";
    /// Does what a step asks for, for those who cannot find it.
    SHOW_ME: "Montrez-moi" / "Show me";
    /// Back to the step before.
    BACK: "Étape précédente" / "Previous step";
    /// Begins with the first chapter that is left.
    BEGIN: "Commencer" / "Start";
    /// Goes on with the chapter that was left in the middle.
    RESUME: "Reprendre" / "Resume";
    /// After the last chapter.
    PLAY_NOW: "Jouer une partie" / "Play a game";
    /// Leaves a lesson.
    LEAVE: "Quitter la leçon" / "Leave the lesson";
    /// The rules allow it, but the lesson wants something else.
    NOT_ASKED: "Ce serait permis. Ici, faites plutôt ce qui est éclairé." / "That would be allowed. Here, do what is lit instead.";
    /// The lesson is over.
    DONE: "Chapitre terminé." / "Chapter finished.";
    /// The next chapter.
    NEXT: "Chapitre suivant" / "Next chapter";
    /// Takes a chapter again.
    AGAIN: "Recommencer" / "Start again";
    /// A chapter that was taken to its end.
    FINISHED: "terminé" / "finished";
    /// A chapter that was left in the middle.
    STARTED: "commencé" / "started";
}

/// How many chapters a game has.
pub fn chapters(lang: Lang, count: usize) -> String {
    let word = match lang {
        Lang::Fr => form(lang, count, "chapitre", "chapitres"),
        Lang::En => form(lang, count, "chapter", "chapters"),
    };
    format!("{count} {word}")
}

/// The one of two that is in the language; files write French first.
pub fn either<T>(lang: Lang, [fr, en]: &[T; 2]) -> &T {
    match lang {
        Lang::Fr => fr,
        Lang::En => en,
    }
}

/// A sentence of a lesson, filled in from the table.
pub fn sentence(say: &Speaker, table: &LessonTable, words: &[Word]) -> String {
    let said = words.iter().map(|word| match word {
        Word::Text(text) => text.clone(),
        Word::City(city) => say.city(*city),
        Word::Track(track) => say.track(*track),
        Word::Ticket(ticket) => say.ticket(*ticket),
        Word::Cards(cards) => say.cards(*cards),
        Word::Answer(_) => answered(say, &word.answer(table).unwrap_or_default()),
    });
    said.collect()
}

/// A number or cards, as the table answers them.
fn answered(say: &Speaker, answer: &str) -> String {
    match (answer.parse::<i16>(), answer.parse()) {
        (Ok(value), _) => number(value),
        (_, Ok(cards)) => say.cards(cards),
        _ => answer.to_owned(),
    }
}
