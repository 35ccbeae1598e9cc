//! The rules: a list of the games, and the rulebook of each.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::rule_example::figure;
use crate::catalog::{self, GameId};
use crate::platform::address;
use crate::text::rules::{
    self, BACK_TO_GAME, Body, CHOOSE, CONTENTS, Chapter, Part, RULES, SPECIAL,
};
use crate::ui::address::Page;
use crate::ui::parts::{games, show_new_page};
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
    view! {
        <section class="sheet rules">
            {back_to_table(store)}
            <h1>{store.say(RULES)}</h1>
            <p>{store.say(CHOOSE)}</p>
            {games(store, Page::Rules)}
        </section>
    }
    .into_any()
}

fn rulebook(id: GameId) -> AnyView {
    let store = Store::find();
    let game = catalog::game(id);
    let book = Memo::new(move |_| rules::rulebook(store.lang.get(), id));
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
                        {chapter.parts.into_iter().map(|part| drawn(id, part)).collect_view()}
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
            <p class="links"><a class="button second" id="to-special" href=Page::Special(id).link()>{store.say(SPECIAL)}</a></p>
            <nav class="contents" aria-label=store.say(CONTENTS)><ol>{move || contents()}</ol></nav>
            {move || chapters()}
            <p class="links">
                <a class="button" href=Page::New(id).link()>{store.say(crate::text::new_game::NEW_GAME)}</a>
                <a class="button second" href=Page::Pad(Some(id)).link()>{store.say(crate::text::pad::TITLE)}</a>
            </p>
        </article>
    }
    .into_any()
}

/// The way back to the game from which the rules were opened.
pub fn back_to_table(store: Store) -> impl IntoView {
    move || {
        let table = store.table.get()?;
        Some(view! {
            <p class="back-to-table"><a class="button" id="back-to-table" href=table.link()>{store.say(BACK_TO_GAME)}</a></p>
        })
    }
}

/// A paragraph knows the rules it tells, so that an address may name one of them.
fn drawn(id: GameId, part: Part) -> AnyView {
    let body = match part.body {
        Body::Text(text) => view! { <p>{text}</p> }.into_any(),
        Body::Question(question, answer) => view! { <h3>{question}</h3><p>{answer}</p> }.into_any(),
        Body::Example(shows, says) => return figure(id, &shows, says),
        Body::Table { heads, rows } => {
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
    };
    view! { <div class="rule" data-rules=part.rules data-ids=part.ids tabindex="-1">{body}</div> }
        .into_any()
}

/// An address may name a chapter or a rule after the game: the page scrolls there and moves the focus.
fn go_to_chapter() {
    let address = address::current();
    let Some(word) = address.split('/').nth(3).filter(|word| !word.is_empty()) else {
        return show_new_page();
    };
    let plain: String = word
        .chars()
        .filter(|sign| sign.is_ascii_alphanumeric() || *sign == '-')
        .collect();
    let css = format!("h2#{plain}, [data-rules~=\"{}\"]", plain.to_uppercase());
    let place = document().query_selector(&css).ok().flatten();
    if let Some(place) = place.and_then(|place| place.dyn_into::<HtmlElement>().ok()) {
        place.scroll_into_view();
        place.focus().ok();
    }
}
