//! What the table says to a screen reader: what happens, by itself, and what a key asks for.

use leptos::prelude::*;

use super::store::TableStore;
use super::top;
use crate::engine::game::Sighting;
use crate::engine::table::Viewer;
use crate::platform::preferences;
use crate::session::Aloud;
use crate::text::speaker::Speaker;
use crate::text::{aloud as words, play as at_play};

/// The sentences, one element each: what is added is read when its turn comes, and nothing that is being read goes.
#[component]
pub fn Announcer() -> impl IntoView {
    let play = TableStore::find();
    let heard = move || {
        let viewer = play.seen.with(|seen| seen.viewer());
        play.aloud
            .with(|queue| queue.heard_by(viewer).cloned().collect::<Vec<_>>())
    };
    view! {
        <div class="unseen" role="log" id="announcer" aria-label=play.say(words::REGION)>
            <For each=heard key=|said| said.number let:said><p>{said.words}</p></For>
        </div>
    }
}

/// Announces what happened.
pub fn tell(play: TableStore, seen: &[Sighting]) {
    let (say, viewer) = at_the_table(play);
    let told = words::told(&say, viewer, preferences::wording(), seen);
    play.aloud.update(|queue| queue.say(viewer, told));
}

/// Announces that the last decision was taken back.
pub fn taken_back(play: TableStore) {
    let lang = play.app.lang.get_untracked();
    add(play, words::TAKEN_BACK.get(lang).to_owned());
}

/// Announces something else to whoever looks now.
pub fn add(play: TableStore, says: String) {
    let viewer = play.seen.with_untracked(|seen| seen.viewer());
    play.aloud.update(|queue| queue.say(viewer, [says]));
}

/// Says what somebody asks for.
pub fn say(play: TableStore, what: Aloud) {
    let (say, viewer) = at_the_table(play);
    let says = play.seen.with_untracked(|seen| match what {
        Aloud::Again => again(play, &say, viewer),
        Aloud::Hand => seen
            .held()
            .map(|(hand, _)| words::hand(&say, hand))
            .into_iter()
            .collect(),
        Aloud::Market => vec![words::market(say.lang, seen.display())],
    });
    play.aloud.update(|queue| queue.say(viewer, says));
}

/// Everything since the viewer's last decision, in full, and what is to be done now.
fn again(play: TableStore, say: &Speaker, viewer: Viewer) -> Vec<String> {
    let moves = play.session.with_untracked(|session| match viewer.seat() {
        Some(seat) => session.recap(seat),
        None => session.log_backwards().take(1).collect(),
    });
    let mut says: Vec<String> = moves
        .iter()
        .flat_map(|entry| words::told(say, viewer, words::Wording::Full, &entry.seen))
        .collect();
    if says.is_empty() {
        says.push(at_play::NOTHING_YET.get(say.lang).to_owned());
    }
    let (name, task) = untrack(|| top::task(play));
    says.push(words::task(say.lang, &name, &task));
    says
}

/// The names at the table, and whose eyes look.
fn at_the_table(play: TableStore) -> (Speaker, Viewer) {
    let viewer = play.seen.with_untracked(|seen| seen.viewer());
    (untrack(|| play.speaker()), viewer)
}
