//! The lessons of a game: its chapters, and how far they have been taken.

use leptos::prelude::*;

use crate::catalog::{self, GameId};
use crate::engine::scenario::Lesson;
use crate::platform::preferences;
use crate::text::{lessons as text, new_game, rules};
use crate::ui::address::Page;
use crate::ui::parts::poster;
use crate::ui::store::Store;

/// The page.
pub fn lessons(id: GameId) -> AnyView {
    let store = Store::find();
    let progress = preferences::lesson_progress();
    let next = progress.next(id);
    let chapters = catalog::lessons(id).iter().enumerate();
    let rows = chapters.filter_map(|(chapter, text)| {
        let lesson = Lesson::read(text).ok()?;
        let taken = progress.is_finished(id, chapter);
        let begun = progress.left_at(id, chapter).is_some_and(|step| step > 0);
        let state = match (taken, begun) {
            (_, true) => Some(("◐", text::STARTED)),
            (true, false) => Some(("✓", text::FINISHED)),
            (false, false) => None,
        };
        let (sign, state) = state.unzip();
        Some(view! {
            <li>
                <a class="row chapter" class:next=next == Some(chapter) class:taken=taken class:begun=begun data-chapter=chapter + 1 href=Page::Lesson(id, chapter).link()>
                    <span class="chapter-number" aria-hidden="true">{sign.map_or_else(|| (chapter + 1).to_string(), str::to_owned)}</span>
                    <span class="chapter-title">{move || text::either::<String>(store.lang.get(), &lesson.title).clone()}</span>
                    <span class="small">{state.map(|state| store.say(state))}</span>
                </a>
            </li>
        })
    });
    let begin = next.unwrap_or(0);
    let says = match progress.left_at(id, begin) {
        Some(1..) => text::RESUME,
        _ => text::BEGIN,
    };
    let game = catalog::game(id);
    view! {
        <section class="sheet lessons">
            <header class="new-head">
                {poster(id)}
                <h1>{store.say(text::LESSONS)}" · "{store.name(game.name())}</h1>
                <p class="pitch">{store.say(text::ABOUT)}</p>
                <p class="links">
                    <a href=Page::New(id).link()>{store.say(new_game::NEW_GAME)}</a>
                    <a href=Page::Rules(Some(id)).link()>{store.say(rules::RULES)}</a>
                </p>
            </header>
            <ol class="chapters">{rows.collect_view()}</ol>
            <p><a class="button wide" id="lesson-begin" href=Page::Lesson(id, begin).link()>{store.say(says)}</a></p>
        </section>
    }
    .into_any()
}
