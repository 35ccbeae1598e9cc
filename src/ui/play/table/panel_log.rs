//! What happened, in sentences, the latest first.

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
            <ul class="log">{move || rows()}</ul>
        </section>
    }
}
