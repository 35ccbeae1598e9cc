//! The rules: a list of the games, and the rulebook of each.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::rules_figures::figure;
use crate::catalog::{self, GameId};
use crate::platform::address;
use crate::text::rules::{self, BACK_TO_GAME, CHOOSE, CONTENTS, Chapter, Part, RULES};
use crate::ui::address::Page;
use crate::ui::parts::show_new_page;
use crate::ui::store::Store;

/// The rules of a game, or all games to choose from.
pub fn rules(game: Option<GameId>) -> AnyView {
    match game {
        Some(id) => rulebook(id),
        None => all_games(),
    }
}

fn all_games() -> AnyView {
    let store = Store::find();
    let rows = GameId::all().map(|id| {
        let game = catalog::game(id);
        view! {
            <li>
                <a class="row" href=Page::Rules(Some(id)).link()>
                    <strong>{store.name(game.name())}</strong>
                    <span class="small">{store.name(game.pitch())}</span>
                </a>
            </li>
        }
    });
    view! {
        <section class="sheet rules">
            {back_to_table(store)}
            <h1>{store.say(RULES)}</h1>
            <p>{store.say(CHOOSE)}</p>
            <ul class="rule-games">{rows.collect_view()}</ul>
        </section>
    }
    .into_any()
}

fn rulebook(id: GameId) -> AnyView {
    let store = Store::find();
    let game = catalog::game(id);
    let book = Memo::new(move |_| rules::rulebook(store.lang.get(), game));
    let link = move |chapter: &Chapter| {
        let to = format!(
            "{}/{}",
            Page::Rules(Some(id)).link(),
            chapter.topic.anchor()
        );
        view! { <li><a href=to>{chapter.topic.heading().get(store.lang.get())}</a></li> }
    };
    let contents = move || book.with(|book| book.iter().map(link).collect_view());
    let chapters = move || {
        let lang = store.lang.get();
        book.get()
            .into_iter()
            .map(|chapter| {
                let anchor = chapter.topic.anchor();
                view! {
                    <section aria-labelledby=anchor>
                        <h2 id=anchor tabindex="-1">{chapter.topic.heading().get(lang)}</h2>
                        {chapter.parts.into_iter().map(part).collect_view()}
                    </section>
                }
            })
            .collect_view()
    };
    Effect::new(|_| go_to_chapter());
    // Another chapter is another address of the same page, which is not rebuilt.
    let listener = window_event_listener(leptos::ev::hashchange, |_| go_to_chapter());
    on_cleanup(move || listener.remove());
    view! {
        <article class="sheet rules">
            {back_to_table(store)}
            <h1>{store.say(RULES)}" · "{move || store.lang.get().name(game.name()).to_owned()}</h1>
            <nav class="contents" aria-label=store.say(CONTENTS)><ol>{contents}</ol></nav>
            {chapters}
            <p class="links"><a class="button" href=Page::New(id).link()>{store.say(crate::text::new_game::NEW_GAME)}</a></p>
        </article>
    }
    .into_any()
}

/// The way back to the game from which the rules were opened.
fn back_to_table(store: Store) -> impl IntoView {
    move || {
        let slot = store.table.get()?;
        Some(view! {
            <p class="back-to-table"><a class="button" id="back-to-table" href=Page::Play(slot).link()>{store.say(BACK_TO_GAME)}</a></p>
        })
    }
}

fn part(part: Part) -> AnyView {
    match part {
        Part::Text(text) => view! { <p>{text}</p> }.into_any(),
        Part::Question(question, answer) => view! { <h3>{question}</h3><p>{answer}</p> }.into_any(),
        Part::Figure(shows) => figure(shows),
        Part::Table { heads, rows } => {
            let heads = heads
                .into_iter()
                .map(|head| view! { <th scope="col">{head}</th> });
            let rows = rows.into_iter().map(|row| {
                let cells = row.into_iter().map(|cell| view! { <td>{cell}</td> });
                view! { <tr>{cells.collect_view()}</tr> }
            });
            view! {
                <div class="scroll">
                    <table>
                        <thead><tr>{heads.collect_view()}</tr></thead>
                        <tbody>{rows.collect_view()}</tbody>
                    </table>
                </div>
            }
            .into_any()
        }
    }
}

/// An address may name a chapter after the game: the page scrolls there and moves the focus.
fn go_to_chapter() {
    let address = address::current();
    let Some(anchor) = address.split('/').nth(3).filter(|word| !word.is_empty()) else {
        return show_new_page();
    };
    let heading = document().get_element_by_id(anchor);
    if let Some(heading) = heading.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) {
        heading.scroll_into_view();
        heading.focus().ok();
    }
}
