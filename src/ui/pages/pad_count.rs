//! The count of a pad as it stands, in the table of a finished game, and the way into the record.

use leptos::prelude::*;

use super::history::finished;
use super::pad::{Room, why};
use crate::engine::game::tie_breaks;
use crate::platform::clock;
use crate::platform::storage::Keeper;
use crate::save::ScorePad;
use crate::text::{pad as words, result};
use crate::ui::parts::sure;
use crate::ui::play::table::result::why as decided;
use crate::ui::play::table::result_table::count_table;

/// The count, live.
pub fn count(room: Room) -> AnyView {
    let store = room.store;
    let counted = move || {
        let scores = room.scores.get()?;
        let say = room.speaker();
        let (liveries, variant) = room.pad.with_untracked(|pad| {
            let pad = pad.as_ref()?;
            let liveries: Vec<u8> = pad.seats.iter().map(|it| it.color).collect();
            Some((liveries, pad.pad().variant()))
        })?;
        let names = scores
            .winners()
            .iter()
            .map(|seat| say.seat(*seat).to_owned());
        let names: Vec<String> = names.collect();
        let leads = format!(
            "{} {}",
            result::list(say.lang, &names),
            result::wins(say.lang, names.len())
        );
        let ties = result::tie_rules(say.lang, &tie_breaks(say.game, variant));
        Some(view! {
            <p class="pad-winner" id="pad-winner"><strong>{leads}</strong>" "<span class="small">{decided(&say, variant, &scores)}</span></p>
            <div class="scroll" tabindex="0" role="group" aria-label=words::RESULT.get(say.lang)>
                {count_table(store, &liveries, &say, &scores)}
            </div>
            <p class="small">{ties}</p>
        })
    };
    let keep = move |_| {
        let played =
            { room.pad }.with_untracked(|pad| pad.as_ref().map(|pad| pad.played(clock::now_ms())));
        let done = played.map(|played| finished().add_cardboard(played));
        room.note.set(done.map(|done| match done {
            Ok(()) => words::KEPT,
            Err(error) => why(error),
        }));
    };
    let clear = move || match ScorePad::clear(&Keeper::open(), room.id) {
        Ok(()) => {
            room.note.set(None);
            room.fault.set(None);
            room.who.set(crate::catalog::Seat(0));
            room.pad.set(None);
        }
        Err(error) => room.note.set(Some(why(error))),
    };
    let asks = move || words::CLEAR_SURE.get(store.lang.get()).to_owned();
    let said = move || room.note.get().map(|note| note.get(store.lang.get()));
    view! {
        <section class="panel" id="pad-result">
            <h2>{store.say(words::RESULT)}</h2>
            {move || counted()}
            <p class="choices"><button type="button" id="pad-keep" on:click=keep>{store.say(words::KEEP)}</button></p>
            <p class="small" role="status" id="pad-kept">{move || said()}</p>
            {sure("pad-clear", words::CLEAR, asks, words::CLEAR_YES, clear)}
        </section>
    }
    .into_any()
}
