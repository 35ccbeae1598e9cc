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

/// Says what a move did to the viewer, if it did any harm.
pub type Harm = Callback<RecapEntry, Option<String>>;

/// The caption. Each move has one of its own, so that nothing on the screen changes its place when the next one comes.
pub fn caption(harm: Harm) -> impl IntoView {
    let play = TableStore::find();
    let entry = Memo::new(move |_| shown(play));
    let old = grows_old(play, entry);
    let bots_play = move || play.session.with(|session| session.bot_to_act().is_some());
    let tapped = move |_| match untrack(bots_play) {
        true => play.thinking.hurry.set(true),
        false => play.show(Sheet::Recap(Vec::new())),
    };
    let title = move || match bots_play() {
        true => play::SKIP.get(play.app.lang.get()),
        false => play::RECAP.get(play.app.lang.get()),
    };
    let button = move |(_, entry): Told| {
        view! {
            <button class="caption" class:old=old id="caption" title=move || title() on:click=tapped>{told(entry, harm)}</button>
        }
    };
    let each = move || Vec::from_iter(entry.get());
    let key = |(number, _): &Told| *number;
    view! { <For each=each key=key children=button /> }
}

/// A move: who, what and with which cards, and what it did to the viewer.
pub fn told(entry: RecapEntry, harm: Harm) -> impl IntoView {
    let play = TableStore::find();
    let seat = entry.seat;
    // Cards that have just been turned up against a tunnel are turned up here one by one.
    let digs = play
        .told
        .with_untracked(|told| told.iter().any(Sighting::digs));
    let faces = entry.seen.iter().flat_map(|seen| {
        let class = if digs && seen.digs() {
            "some digs"
        } else {
            "some"
        };
        seen.cards()
            .into_iter()
            .map(move |cards| some(class, cards))
    });
    let faces: Vec<AnyView> = faces.collect();
    let words = {
        let seen = entry.seen.clone();
        move || text::turn(&play.speaker(), seat, &seen)
    };
    let harm = move || harm.run(entry.clone());
    view! {
        {badge(play.livery(seat))}
        <span class="caption-words">
            {words}
            {move || harm().map(|harm| view! { <strong class="harm">{harm}</strong> })}
        </span>
        <span class="faces" aria-hidden="true">{faces}</span>
    }
}

/// The number of the last decision that is told, and what is told.
type Told = (usize, RecapEntry);

/// Once it is the viewer's turn a caption has been read after a while, and at once if it is from before the table was
/// opened or the viewer has gone on.
fn grows_old(play: TableStore, entry: Memo<Option<Told>>) -> RwSignal<bool> {
    let old = RwSignal::new(false);
    let goes_on = Memo::new(move |_| {
        let last = play.session.with(|session| session.last_to_decide());
        last.is_some() && last == play.viewer.get()
    });
    Effect::new(move |_| {
        let shown = entry.get();
        let mine = play.viewer.get() == play.to_act.get();
        let is_news = !goes_on.get() && play.told.with_untracked(|told| !told.is_empty());
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

/// What is told, with the number that tells it from others.
fn shown(play: TableStore) -> Option<Told> {
    let told = play.session.with(|session| session.told())?;
    Some((told.decisions.end, told))
}

fn some(class: &'static str, (card, count): (Option<Card>, u8)) -> AnyView {
    let face = move || match card {
        Some(card) => card_face(card),
        None => card_back().into_any(),
    };
    if count <= 1 {
        return view! { <span class=class>{face()}</span> }.into_any();
    }
    let shown = if count <= MOST_FACES { count } else { 1 };
    let faces: Vec<AnyView> = (0..shown).map(|_| face()).collect();
    let times = (count > MOST_FACES).then(|| view! { <span class="times">{count}</span> });
    view! { <span class="some fanned">{faces}{times}</span> }.into_any()
}
