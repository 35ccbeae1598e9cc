//! Who is left out of the records, with a way back, and the whole record as a file, to be taken away and brought back.

use leptos::prelude::*;

use super::people::Room;
use super::saved_faults;
use crate::platform::storage::Keeper;
use crate::platform::{clock, files};
use crate::save;
use crate::text::{Lang, people as words, saved};
use crate::ui::parts;
use crate::ui::store::Store;

/// Those who are left out; nothing if nobody is.
pub fn left_out(store: Store, room: Room) -> Option<impl IntoView + use<>> {
    let names: Vec<String> = room
        .people
        .with(|people| people.left_out().map(|it| it.name.clone()).collect());
    let rows = names.iter().cloned().map(|name| {
        let says = name.clone();
        let take_in = move |_| {
            room.change(words::DONE, |people| people.leave_out(&name, false));
            room.chosen.set(Some(name.clone()));
        };
        view! { <li><span>{says}</span><button type="button" class="second" on:click=take_in>{store.say(words::TAKE_IN)}</button></li> }
    });
    (!names.is_empty()).then(|| {
        view! {
            <h2>{store.say(words::LEFT_OUT)}</h2>
            <ul class="left-out">{rows.collect_view()}</ul>
        }
    })
}

/// The file.
pub fn record(store: Store, room: Room) -> impl IntoView {
    let told = RwSignal::new(None::<String>);
    let export = move |_| {
        room.note.set(Some(match download() {
            true => saved::EXPORTED,
            false => saved::NOT_THERE,
        }));
    };
    let take_in = move |read: Result<String, files::ReadError>| {
        let lang = store.lang.get_untracked();
        told.set(Some(match read {
            Ok(text) => bring_in(lang, &text).unwrap_or(words::NO_RECORD.get(lang).to_owned()),
            Err(error) => saved_faults::read(lang, error),
        }));
        room.read();
    };
    view! {
        <h2>{store.say(words::RECORD)}</h2>
        <p class="small">{store.say(words::RECORD_HELP)}</p>
        <p class="choices">
            <button type="button" class="second" id="export" on:click=export>{store.say(words::EXPORT)}</button>
            {parts::file_choice("import-record", words::IMPORT, take_in)}
        </p>
        <p role="status" id="taken-in">{move || told.get()}</p>
    }
}

/// Hands the whole record to the browser as a file; whether it took it.
pub fn download() -> bool {
    let name = format!("branchline-{}.json", clock::today());
    save::export_all(&Keeper::open()).is_ok_and(|text| files::download(&name, &text))
}

/// Takes in a record and says what came of it; none if the text is something else.
pub fn bring_in(lang: Lang, text: &str) -> Option<String> {
    Some(match save::take_in(&Keeper::open(), text)? {
        Ok(taken) => {
            let says = words::taken_in(lang, taken.added, taken.known, taken.unreadable);
            let stopped = taken.stopped.map(|_| words::NO_ROOM.get(lang));
            [Some(says.as_str()), stopped]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" ")
        }
        Err(error) => saved_faults::load(lang, &error),
    })
}
