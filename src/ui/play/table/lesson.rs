//! A lesson at the table: the same table as in any game, and a panel that says what to look at or to do.

use leptos::prelude::*;

use super::keep;
use super::sit_down;
use super::store::TableStore;
use crate::catalog::{GameId, lessons};
use crate::engine::scenario::Lit;
use crate::platform::preferences;
use crate::session::{Awaits, Lessoning, Sitting};
use crate::text::lessons as text;
use crate::ui::address::Page;

/// The page of a lesson: it goes on where it was left.
pub fn lesson(id: GameId, chapter: usize) -> AnyView {
    let step = preferences::lesson_progress().left_at(id, chapter);
    let lesson = lessons(id)
        .get(chapter)
        .and_then(|text| Lessoning::resume(text, step.unwrap_or(0)));
    let Some(lesson) = lesson else {
        return ().into_any();
    };
    let sitting = Sitting::Lesson(Box::new(lesson));
    let play = TableStore::new(Page::Lesson(id, chapter), sitting, Callback::new(|()| {}));
    keeps_progress(play, id, chapter);
    sit_down(play)
}

/// Notes how far the learner has come, and nothing else.
fn keeps_progress(play: TableStore, id: GameId, chapter: usize) {
    let at = Memo::new(move |_| with(play, |lesson| (lesson.at(), lesson.steps())));
    Effect::new(move |_| {
        let Some((at, steps)) = at.get() else {
            return;
        };
        let mut progress = preferences::lesson_progress();
        if at < steps {
            progress.reach(id, chapter, at);
        } else {
            progress.finish(id, chapter);
        }
        preferences::keep_lesson_progress(&progress);
    });
}

/// Something about the lesson; none in a game.
fn with<T>(play: TableStore, ask: impl FnOnce(&Lessoning) -> T) -> Option<T> {
    play.session.with(|sitting| sitting.lesson().map(ask))
}

/// What is pointed at, for the style sheet.
pub fn marks(play: TableStore) -> Option<String> {
    let marks: Vec<String> = play
        .lit
        .with(|lit| lit.iter().copied().filter_map(Lit::mark).collect());
    (!marks.is_empty()).then(|| marks.join(" "))
}

/// What the lesson says, and the ways on; nothing in a game.
pub fn panel(play: TableStore) -> Option<AnyView> {
    let Page::Lesson(id, chapter) = play.page else {
        return None;
    };
    let awaits = Memo::new(move |_| with(play, Lessoning::awaits));
    let says = Memo::new(move |_| {
        let say = play.speaker();
        with(play, |lesson| match lesson.awaits() {
            Awaits::Nothing => Some(text::DONE.get(say.lang).to_owned()),
            _ => lesson.says(&say),
        })
        .flatten()
    });
    // While the others act, what was said stays: nothing flickers.
    let said = Memo::new(move |before: Option<&String>| {
        says.get().or_else(|| before.cloned()).unwrap_or_default()
    });
    let place = move || {
        with(play, |lesson| {
            format!(
                "{}/{}",
                (lesson.at() + 1).min(lesson.steps()),
                lesson.steps()
            )
        })
    };
    let title = move || {
        let lang = play.app.lang.get();
        with(play, |lesson| lesson.title(lang).to_owned())
    };
    let first = move || with(play, Lessoning::at) == Some(0);
    let back = move |_| {
        play.teach(|lesson| {
            let step = lesson.at().saturating_sub(1);
            lesson.go_to(step);
            lesson.open()
        });
    };
    let is_over = move || awaits.get() == Some(Awaits::Nothing);
    let panel = view! {
        <section class="lesson" data-over="rest" data-awaits=move || awaits.get().map(word) aria-labelledby="lesson-title">
            <header class="lesson-head">
                <button class="icon" id="lesson-back" aria-label=play.say(text::BACK) aria-disabled=move || first().to_string() on:click=back>"‹"</button>
                <h2 id="lesson-title">{move || title()}<span class="small">" "{move || place()}</span></h2>
                {move || way_on(play, awaits.get())}
                <button class="icon" id="lesson-leave" aria-label=play.say(text::LEAVE) on:click=move |_| keep::go(Page::Lessons(id))>"×"</button>
            </header>
            <p class="lesson-says" role="status">{said}</p>
            <Show when=is_over>{move || ending(play, id, chapter)}</Show>
        </section>
    };
    Some(panel.into_any())
}

/// The button that goes on, or shows how.
fn way_on(play: TableStore, awaits: Option<Awaits>) -> Option<AnyView> {
    let (id, says) = match awaits? {
        Awaits::GoingOn => ("lesson-on", text::GO_ON),
        Awaits::Action => ("lesson-skip", text::SHOW_ME),
        Awaits::Others | Awaits::Nothing => return None,
    };
    let on = move |_| play.teach(Lessoning::go_on);
    let quiet = awaits == Some(Awaits::Action);
    let button = view! { <button id=id class:second=quiet on:click=on>{play.say(says)}</button> };
    Some(button.into_any())
}

/// At the end: once more, or the next chapter; after the last one, a game.
fn ending(play: TableStore, id: GameId, chapter: usize) -> AnyView {
    let again = move |_| {
        play.teach(|lesson| {
            lesson.go_to(0);
            lesson.open()
        });
    };
    let (next, says) = match chapter + 1 {
        next if next < lessons(id).len() => (Page::Lesson(id, next), text::NEXT),
        _ => (Page::New(id), text::PLAY_NOW),
    };
    view! {
        <p class="lesson-ending">
            <button class="second" id="lesson-again" on:click=again>{play.say(text::AGAIN)}</button>
            <a class="button" id="lesson-next" href=next.link()>{play.say(says)}</a>
        </p>
    }
    .into_any()
}

fn word(awaits: Awaits) -> &'static str {
    match awaits {
        Awaits::Action => "action",
        Awaits::GoingOn => "going-on",
        Awaits::Others => "others",
        Awaits::Nothing => "nothing",
    }
}
