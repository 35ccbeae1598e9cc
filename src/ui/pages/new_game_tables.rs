//! Tables that are set again at a tap, and the way to give the one that is being set a name.

use leptos::prelude::*;

use crate::catalog::{GameId, Variant};
use crate::engine::table::Setup;
use crate::platform::preferences;
use crate::platform::storage::Keeper;
use crate::save::{
    Played, RememberedTable, StoreError, forget_table, name_table, named_tables, remembered_tables,
};
use crate::session::{Pace, Sitter, clean_name};
use crate::text::{Phrase, new_game, saved, settings};
use crate::ui::parts::seat_names;
use crate::ui::play::table::badge;
use crate::ui::play::table::keep::{self, StartError};
use crate::ui::store::Store;

/// The tables with a name, then those at which the game was played last.
pub fn tables(
    store: Store,
    id: GameId,
    played: &[Played],
    fault: Callback<StartError>,
) -> impl IntoView + use<> {
    let last = remembered_tables(played, id);
    let all = RwSignal::new([named_tables(&Keeper::open(), id).unwrap_or_default(), last].concat());
    let forget = Callback::new(move |table: RememberedTable| {
        if forget_table(&Keeper::open(), &table).is_ok() {
            all.update(|all| all.retain(|other| *other != table));
        }
    });
    move || {
        let rows = all
            .get()
            .into_iter()
            .map(|table| row(store, table, fault, forget));
        let rows: Vec<_> = rows.collect();
        (!rows.is_empty()).then(|| {
            view! {
                <section class="last-tables" aria-labelledby="last-tables">
                    <h2 id="last-tables">{store.say(new_game::LAST_TABLES)}</h2>
                    <ul>{rows}</ul>
                </section>
            }
        })
    }
}

fn row(
    store: Store,
    table: RememberedTable,
    fault: Callback<StartError>,
    forget: Callback<RememberedTable>,
) -> impl IntoView {
    let badges: Vec<_> = table.seats.iter().map(|seat| badge(seat.color)).collect();
    let named = !table.title.is_empty();
    let table = StoredValue::new(table);
    let says = move || table.with_value(|table| told(store, table));
    let again = move |_| {
        if let Err(error) = table.with_value(|table| sit_again(store, table)) {
            fault.run(error);
        }
    };
    let title = move || table.with_value(|table| table.title.clone());
    let away = named.then(|| view! {
        <button type="button" class="plain" data-do="forget" aria-label=move || new_game::forget(store.lang.get(), &title()) on:click=move |_| forget.run(table.get_value())>"×"</button>
    });
    view! {
        <li>
            <button type="button" class="second table-again" on:click=again>
                <span class="badges">{badges}</span>
                <span>{named.then(|| view! { <strong>{move || title()}</strong><br /> })}{move || says()}</span>
            </button>
            {away}
        </li>
    }
}

/// Who sits there, the variant and the pace where they are not as usual.
fn told(store: Store, table: &RememberedTable) -> String {
    let lang = store.lang.get();
    let mut parts = vec![seat_names(lang, &table.seats).join(", ")];
    if table.variant != Variant::Standard {
        parts.push(new_game::variant(table.variant).get(lang).to_owned());
    }
    let pace = table.pace.as_deref().and_then(Pace::from_tag);
    parts.extend(pace.map(|pace| settings::value(pace.tag()).get(lang).to_owned()));
    parts.join(" · ")
}

fn sit_again(store: Store, table: &RememberedTable) -> Result<(), StartError> {
    let setup = Setup {
        game: table.game,
        variant: table.variant,
        seats: table.seats.len() as u8,
        first: None,
        seed: 0,
        open_piles: table.open_piles,
    };
    let sitters = table.seats.iter().cloned().map(Sitter::from_entry);
    keep::start_again(store, setup, sitters.collect(), false)?;
    if let Some(pace) = table.pace.as_deref().and_then(Pace::from_tag) {
        preferences::keep_bot_pace(pace.tag());
    }
    Ok(())
}

/// Gives the table that is being set a name, with a pace of its own.
pub fn remember<F>(store: Store, filled_in: F) -> impl IntoView
where
    F: Fn() -> Option<(Setup, Vec<Sitter>)> + Copy + Send + 'static,
{
    let title = RwSignal::new(String::new());
    let pace = RwSignal::new(preferences::bot_pace());
    let told = RwSignal::new(None::<Phrase>);
    let keep = move |_| {
        let title = clean_name(&title.get_untracked());
        let Some((setup, sitters)) = filled_in().filter(|_| !title.is_empty()) else {
            return told.set(Some(new_game::NO_TITLE));
        };
        let table = RememberedTable {
            title,
            game: setup.game,
            variant: setup.variant,
            seats: sitters.iter().map(Sitter::to_entry).collect(),
            open_piles: setup.open_piles,
            pace: Some(pace.get_untracked().tag().to_owned()),
        };
        told.set(Some(match name_table(&Keeper::open(), &table) {
            Ok(()) => new_game::REMEMBERED,
            Err(StoreError::Full) => saved::NO_ROOM,
            Err(StoreError::Blocked) => saved::BLOCKED,
        }));
    };
    let paces = Pace::ALL.map(|one| view! { <option value=one.tag() selected=one == pace.get_untracked()>{store.say(settings::value(one.tag()))}</option> });
    let choose = move |tag: String| pace.set(Pace::from_tag(&tag).unwrap_or_default());
    view! {
        <details id="remember">
            <summary>{store.say(new_game::REMEMBER)}</summary>
            <label class="field">
                <span>{store.say(new_game::TITLE)}</span>
                <input id="table-title" maxlength="200" autocomplete="off" on:input:target=move |event| title.set(event.target().value()) />
            </label>
            <label class="field">
                <span>{store.say(settings::BOT_SPEED)}</span>
                <select on:change:target=move |event| choose(event.target().value())>{paces}</select>
            </label>
            <p><button type="button" class="second" id="name-table" on:click=keep>{store.say(new_game::REMEMBER)}</button></p>
            <p role="status" id="remembered">{move || told.get().map(|told| told.get(store.lang.get()))}</p>
        </details>
    }
}
