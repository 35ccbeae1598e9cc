//! What happened, in sentences, the latest first; also for screen readers.

use leptos::prelude::*;

use super::emblem::badge;
use super::store::TableStore;
use crate::text::log;

/// The log panel.
#[component]
pub fn Log() -> impl IntoView {
    let play = TableStore::find();
    let rows = move || {
        let say = play.speaker();
        let log = play.session.with(|session| session.log());
        let mut rows = Vec::new();
        for entry in log.iter().rev() {
            for seen in entry.seen.iter().rev() {
                rows.extend(log::line(&say, seen).map(
                    |line| view! { <li>{badge(play.livery(entry.seat))}<span>{line}</span></li> },
                ));
            }
        }
        rows
    };
    view! {
        <section class="sheet-body">
            <ul class="log">{rows}</ul>
        </section>
    }
}

/// Says the latest events to a screen reader.
#[component]
pub fn Announcer() -> impl IntoView {
    let play = TableStore::find();
    let says = move || {
        let say = play.speaker();
        play.told.with(|told| {
            let lines: Vec<String> = told
                .iter()
                .filter_map(|seen| log::line(&say, seen))
                .collect();
            lines.join(" ")
        })
    };
    view! { <p class="unseen" aria-live="polite" id="announcer">{says}</p> }
}
