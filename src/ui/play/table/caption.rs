//! The caption of the last move: who, what, with which cards. While bots play, tapping it hurries them; after that it
//! opens the strip of all moves since the viewer's last turn.

use std::time::Duration;

use leptos::prelude::*;

use super::decks::{card_back, card_face};
use super::emblem::badge;
use super::store::TableStore;
use crate::catalog::Card;
use crate::engine::game::Sighting;
use crate::session::{RecapEntry, Sheet};
use crate::text::{caption as text, play};

/// How long it takes to read a caption.
const READ: Duration = Duration::from_secs(6);
/// More faces than this are shown by their number alone.
const MOST_FACES: u8 = 4;

/// The caption; `harm` says what the move did to the viewer.
pub fn caption(harm: Signal<Option<String>>) -> impl IntoView {
    let play = TableStore::find();
    let entry = Memo::new(move |_| shown(play));
    let words = move || {
        let say = play.speaker();
        entry.with(|entry| {
            let entry = entry.as_ref()?;
            Some(text::turn(&say, entry.seat, &entry.seen))
        })
    };
    let faces = move || {
        let cards: Vec<(Option<Card>, u8)> = entry.with(|entry| {
            let seen = entry.iter().flat_map(|entry| &entry.seen);
            seen.flat_map(Sighting::cards).collect()
        });
        cards.into_iter().map(some).collect_view()
    };
    let bots_play = move || play.session.with(|session| session.bot_to_act().is_some());
    let tapped = move |_| match untrack(bots_play) {
        true => play.thinking.hurry.set(true),
        false => play.show(Sheet::Recap),
    };
    let title = move || match bots_play() {
        true => play::SKIP.get(play.app.lang.get()),
        false => play::RECAP.get(play.app.lang.get()),
    };
    let old = grows_old(play, entry);
    view! {
        <Show when=move || entry.with(Option::is_some)>
            <button class="caption" class:old=old id="caption" title=title on:click=tapped>
                {move || entry.with(|entry| entry.as_ref().map(|entry| badge(play.livery(entry.seat))))}
                <span class="caption-words">
                    {words}
                    {move || harm.get().map(|harm| view! { <strong class="harm">{harm}</strong> })}
                </span>
                <span class="faces" aria-hidden="true">{faces}</span>
            </button>
        </Show>
    }
}

/// Once it is the viewer's turn a caption has been read after a while, and at once if it is from before the table was
/// opened.
fn grows_old(play: TableStore, entry: Memo<Option<RecapEntry>>) -> RwSignal<bool> {
    let old = RwSignal::new(false);
    Effect::new(move |_| {
        let shown = entry.get();
        let mine = play.viewer.get() == play.to_act.get();
        let is_news = play.told.with_untracked(|told| !told.is_empty());
        old.set(mine && !is_news);
        if mine && is_news {
            set_timeout(
                move || {
                    if entry.try_get_untracked() == Some(shown) {
                        old.try_set(true);
                    }
                },
                READ,
            );
        }
    });
    old
}

/// The last turn, unless it is the viewer's own and the viewer goes on.
fn shown(play: TableStore) -> Option<RecapEntry> {
    let viewer = play.viewer.get();
    let to_act = play.to_act.get()?;
    if play.curtain.get().is_some() {
        return None;
    }
    let last = play.session.with(|session| session.last_turn())?;
    (Some(last.seat) != viewer || Some(to_act) != viewer).then_some(last)
}

fn some((card, count): (Option<Card>, u8)) -> AnyView {
    let face = move || match card {
        Some(card) => card_face(card),
        None => card_back().into_any(),
    };
    if count <= 1 {
        return view! { <span class="some">{face()}</span> }.into_any();
    }
    let shown = if count <= MOST_FACES { count } else { 1 };
    let faces: Vec<AnyView> = (0..shown).map(|_| face()).collect();
    let times = (count > MOST_FACES).then(|| view! { <span class="times">{count}</span> });
    view! { <span class="some fanned">{faces}{times}</span> }.into_any()
}
