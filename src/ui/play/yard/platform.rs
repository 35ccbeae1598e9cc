//! The end of the platform: the signal, the train that leaves, and the pile on the track, face down.

use leptos::prelude::*;

use crate::scene::{LOCOMOTIVE, YardPicture};
use crate::text::{yard, yard_stage};
use crate::ui::play::table::decks::{card_back, card_face};
use crate::ui::store::Store;

/// The pile: a count, what has just been added, and its cards where the rules let the viewer look.
pub fn platform(picture: Memo<Option<YardPicture>>, turn: Signal<u32>) -> impl IntoView {
    let lang = Store::find().lang;
    let of = move |read: fn(&YardPicture) -> u8| {
        Memo::new(move |_| picture.with(|picture| picture.as_ref().map_or(0, read)))
    };
    let (count, departed) = (of(|yard| yard.track), of(|yard| yard.departed));
    let shown =
        Memo::new(move |_| picture.with(|picture| picture.as_ref().and_then(|yard| yard.pile)));
    let look = move || {
        shown.get().filter(|cards| !cards.is_empty()).map(|cards| {
            let kinds = cards.kinds().map(|(card, count)| view! { <span class="some">{card_face(card)}<span class="times">{count}</span></span> });
            view! {
                <details class="pile-look">
                    <summary>{yard::LOOK_AT_PILE.get(lang.get())}</summary>
                    <div class="faces">{kinds.collect_view()}</div>
                </details>
            }
        })
    };
    let added = move || {
        let cards = departed.get();
        (cards > 0).then(|| {
            view! {
                <span class="unseen">{move || yard_stage::departed(lang.get(), cards)}</span>
                <b class="added" aria-hidden="true">"+"{cards}</b>
            }
        })
    };
    view! {
        {signal()}
        <div class="track-pile">
            <span class="unseen">{move || yard::on_the_track(lang.get(), count.get())}</span>
            <span class="pile-stack" class:none=move || count.get() == 0 class:deep=move || { count.get() > 3 } aria-hidden="true">
                {card_back()}
                <b class="count">{count}</b>
            </span>
            {move || added()}
            <span class="pile-name" aria-hidden="true">{move || yard::EN_ROUTE.get(lang.get())}</span>
        </div>
        {train(picture, turn)}
        {move || look()}
    }
}

/// The train takes the cards to the pile. It is rebuilt for each turn and viewer, so that it leaves once for each.
fn train(picture: Memo<Option<YardPicture>>, turn: Signal<u32>) -> impl IntoView {
    let rolling = Memo::new(move |_| {
        let (rolling, mine) = picture.with(|picture| {
            let yard = picture.as_ref();
            yard.map_or((0, false), |yard| (yard.rolling, yard.is_mine))
        });
        (turn.get(), rolling, mine)
    });
    move || {
        let (_, rolling, _) = rolling.get();
        (rolling > 0).then(|| {
            let ghosts = (0..rolling).map(|_| view! { <span class="ghost">{card_back()}</span> });
            view! {
                <span class="train" aria-hidden="true">
                    {ghosts.collect_view()}
                    <svg class="engine" viewBox="-2.1 -1.1 4.3 2.5"><path d=LOCOMOTIVE /></svg>
                </span>
            }
        })
    }
}

/// A semaphore: its arm is up while the owner's train may leave.
fn signal() -> impl IntoView {
    view! {
        <svg class="signal" viewBox="0 0 24 60" aria-hidden="true">
            <path class="mast" d="M11 8H14V58H11ZM7 58H18V60H7Z" />
            <path class="arm" d="M12 11H1V16H12Z" />
            <circle class="lamp" cx="12.5" cy="13.5" r="4.5" />
        </svg>
    }
}
