//! Fair play in plain words, and the check of every finished game.

use leptos::prelude::*;

use super::asking::ask_on;
use crate::catalog;
use crate::platform::clock;
use crate::platform::storage::Keeper;
use crate::save::{History, MAX_REPLAYS, Played};
use crate::session::Checker;
use crate::text::{fair, history, shell};
use crate::ui::address::Page;
use crate::ui::parts::{sealed, seat_names};
use crate::ui::store::Store;

/// The page.
#[component]
pub fn Fair() -> impl IntoView {
    let store = Store::find();
    let finished = History::new(Keeper::open());
    let whole = finished.replayable().unwrap_or_default();
    let mut played = finished.list().unwrap_or_default();
    played.truncate(MAX_REPLAYS);
    played.retain(|game| whole.contains(&game.id));
    let empty = played.is_empty();
    // One check at a time: a second one would have to wait for the same worker.
    let open = RwSignal::new(None::<u32>);
    let rows = played.into_iter().map(|game| row(game, open));
    let paragraphs = [fair::DEAL, fair::EYES, fair::CHECK, fair::LIMITS];
    view! {
        <section class="sheet back fair">
            <h1>{store.say(fair::TITLE)}</h1>
            {paragraphs.map(|says| view! { <p>{store.say(says)}</p> })}
            <h2>{store.say(fair::GAMES)}</h2>
            {empty.then(|| view! { <p class="empty-note">{store.say(fair::EMPTY)}</p> })}
            <ul class="saves">{rows.collect_view()}</ul>
            <p class="ways-out">
                <a href=Page::History.link()>{store.say(history::TITLE)}</a>
                <a href=Page::Home.link()>{store.say(shell::HOME)}</a>
            </p>
        </section>
    }
}

fn row(game: Played, open: RwSignal<Option<u32>>) -> impl IntoView {
    let store = Store::find();
    let id = game.id;
    let name = catalog::game(game.game).name();
    let is_open = Memo::new(move |_| open.get() == Some(id));
    let toggle = move |_| open.set((!is_open.get_untracked()).then_some(id));
    let ended = game.ended_ms;
    let seats = StoredValue::new(game.seats);
    let bots = move || {
        let names = seats.with_value(|seats| seat_names(store.lang.get(), seats));
        let is_bot = move |seat: usize| seats.with_value(|seats| seats[seat].bot().is_some());
        let bots = names
            .into_iter()
            .enumerate()
            .filter(|(seat, _)| is_bot(*seat));
        bots.map(|(seat, name)| {
            let link = Page::ReplaySeen(id, seat as u8).link();
            view! { <a class="button second" data-eyes=seat href=link>{fair::through_eyes(store.lang.get(), &name)}</a> }
        })
        .collect_view()
    };
    let names = move || seats.with_value(|seats| seat_names(store.lang.get(), seats).join(", "));
    let says = move || if is_open.get() { fair::STOP } else { fair::DO }.get(store.lang.get());
    view! {
        <li class="save" data-check=id>
            <div class="save-head">
                <h3>{store.name(name)}</h3>
                <p class="small">{move || names()}" · "{move || clock::written(ended, store.lang.get().tag())}</p>
            </div>
            <p class="choices"><button class="second" aria-expanded=move || is_open.get().to_string() on:click=toggle>{move || says()}</button>{move || bots()}</p>
            <div role="status">{move || is_open.get().then(|| check(id))}</div>
        </li>
    }
}

fn check(id: u32) -> AnyView {
    let store = Store::find();
    let loaded = History::new(Keeper::open()).open(id).ok().flatten();
    let loaded = loaded.and_then(Result::ok);
    let found = loaded.and_then(|it| Checker::new(&it).map(|checker| (it, checker)));
    let Some((loaded, checker)) = found else {
        return view! { <p>{store.say(fair::GONE)}</p> }.into_any();
    };
    let game = catalog::game(loaded.setup.game);
    let asker = RwSignal::new(Some(checker));
    let broken = RwSignal::new(false);
    ask_on(asker, game, broken);
    let seats = StoredValue::new(loaded.seats);
    let says = move || {
        let lang = store.lang.get();
        if broken.get() {
            return fair::BROKEN.get(lang).to_owned();
        }
        asker.with(|checker| {
            let Some(checker) = checker else {
                return String::new();
            };
            let found = checker.found();
            if let Some(doubt) = &found.doubt {
                let names = seats.with_value(|seats| seat_names(lang, seats));
                let who = names.get(doubt.entry.0.index());
                return fair::doubtful(lang, doubt.number, who.map_or("?", |who| who));
            }
            let (at, all) = checker.progress();
            match at == all {
                true => fair::sound(lang, found.by_bots, found.by_people, found.simple),
                false => fair::progress(lang, at, all),
            }
        })
    };
    let done = move || {
        let found = |checker: &Checker| match (checker.found().doubt, checker.progress()) {
            (Some(_), _) => "doubt",
            (None, (at, all)) if at == all => "sound",
            _ => "checking",
        };
        asker.with(|checker| checker.as_ref().map(found))
    };
    view! {
        <p class="verdict" data-verdict=move || done()>{move || says()}</p>
        {sealed(&loaded.setup)}
    }
    .into_any()
}
