//! All yards side by side, from plain data: columns, piles on the track face down, cards in hand, tickets.

use leptos::prelude::*;

use crate::scene::{ColumnMark, ColumnPicture, YardPicture, YardScene};
use crate::text::{board, yard};
use crate::ui::play::table::badge;
use crate::ui::play::table::decks::{card_back, card_face, ticket_back};
use crate::ui::play::table::emblem::card_color;
use crate::ui::store::Store;

/// The yards. Knows no rules and no session, so that a replay can show them too.
#[component]
pub fn Yards(
    /// What they look like.
    #[prop(into)]
    scene: Signal<YardScene>,
    /// The players' names, by `Seat`.
    names: Signal<Vec<String>>,
    /// Their colours and shapes, by `Seat`.
    liveries: Vec<u8>,
) -> impl IntoView {
    let yards = liveries.iter().enumerate().map(|(index, livery)| {
        let picture = Memo::new(move |_| scene.with(|scene| scene.yards.get(index).cloned()));
        let name = Signal::derive(move || {
            names.with(|names| names.get(index).cloned().unwrap_or_default())
        });
        let turn = Signal::derive(move || scene.with(|scene| scene.turn));
        yard_of(picture, name, *livery, turn)
    });
    view! { <div class=format!("yards of-{}", liveries.len())>{yards.collect_view()}</div> }
}

fn yard_of(
    picture: Memo<Option<YardPicture>>,
    name: Signal<String>,
    livery: u8,
    turn: Signal<u32>,
) -> impl IntoView {
    let lang = Store::find().lang;
    let with = move |read: fn(&YardPicture) -> u8| {
        move || picture.with(|picture| picture.as_ref().map_or(0, read))
    };
    let (hand, tickets, completed) = (
        with(|yard| yard.hand),
        with(|yard| yard.tickets),
        with(|yard| yard.completed),
    );
    let is = move |read: fn(&YardPicture) -> bool| {
        move || picture.with(|picture| picture.as_ref().is_some_and(read))
    };
    let columns = Memo::new(move |_| {
        picture.with(|picture| {
            picture
                .as_ref()
                .map(|yard| yard.columns.clone())
                .unwrap_or_default()
        })
    });
    let rows = move || columns.get().into_iter().map(column).collect_view();
    let empty = move || {
        columns
            .with(Vec::is_empty)
            .then(|| view! { <p class="small yard-empty">{yard::EMPTY_YARD.get(lang.get())}</p> })
    };
    let facts = move || yard::holds(lang.get(), hand(), tickets(), completed());
    view! {
        <section
            class="yard"
            class:active=is(|yard| yard.is_active)
            class:mine=is(|yard| yard.is_mine)
            aria-label=move || yard::yard_of(lang.get(), &name.get())
        >
            <header class="yard-head">
                {badge(livery)}
                <span class="yard-name">{name}</span>
                <span class="unseen">{facts}</span>
                <span class="yard-facts" aria-hidden="true">
                    <span class="yard-fact">{card_back()}{hand}</span>
                    <span class="yard-fact">{ticket_back()}{tickets}</span>
                    <Show when=move || { completed() > 0 }><span class="yard-fact done">"✓"{completed}</span></Show>
                </span>
            </header>
            <div class="yard-ground">
                <ul class="columns" class:bare=move || columns.with(Vec::is_empty)>{rows}</ul>
                {empty}
                {track(picture, turn)}
            </div>
        </section>
    }
}

/// A column: the lower cards peek out above the top one, which leaves first.
fn column(it: ColumnPicture) -> impl IntoView {
    let lang = Store::find().lang;
    let (below, top) = it.stack();
    let count = it.wagons + it.locos;
    let edges = below
        .into_iter()
        .map(|color| view! { <span class=format!("edge {}", color.map_or("loco", |color| color.word()))></span> });
    let class = match it.mark {
        ColumnMark::Plain => "column",
        ColumnMark::Fresh => "column fresh",
        ColumnMark::Threatened => "column threatened",
    };
    view! {
        <li class=class data-column=it.color.word() data-cards=count>
            <span class="unseen">{move || yard::column(lang.get(), board::color(it.color), it.wagons, it.locos)}</span>
            <span class="column-stack" class:tall=move || { count > 6 } aria-hidden="true">{edges.collect_view()}{card_face(top)}</span>
            <span class="column-foot" aria-hidden="true">{card_color(it.color)}<b>{count}</b></span>
        </li>
    }
}

/// The pile on the track: a count, and its cards where the rules let the viewer look.
fn track(picture: Memo<Option<YardPicture>>, turn: Signal<u32>) -> impl IntoView {
    let lang = Store::find().lang;
    let count =
        Memo::new(move |_| picture.with(|picture| picture.as_ref().map_or(0, |yard| yard.track)));
    let shown =
        Memo::new(move |_| picture.with(|picture| picture.as_ref().and_then(|yard| yard.pile)));
    // A turn's animation plays once: the rolling cards are rebuilt for each turn and viewer.
    let rolling = Memo::new(move |_| {
        let (rolling, mine) = picture.with(|picture| {
            picture
                .as_ref()
                .map_or((0, false), |yard| (yard.rolling, yard.is_mine))
        });
        (turn.get(), rolling, mine)
    });
    let ghosts = move || {
        let (_, rolling, _) = rolling.get();
        (0..rolling)
            .map(|_| view! { <span class="ghost">{card_back()}</span> })
            .collect_view()
    };
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
    view! {
        <div class="track-pile">
            <span class="unseen">{move || yard::on_the_track(lang.get(), count.get())}</span>
            <span class="pile-stack" class:none=move || count.get() == 0 class:deep=move || { count.get() > 3 } aria-hidden="true">
                {card_back()}
                <b class="count">{count}</b>
            </span>
            <span class="pile-name" aria-hidden="true">{move || yard::EN_ROUTE.get(lang.get())}</span>
            <span class="ghosts" aria-hidden="true">{ghosts}</span>
        </div>
        {look}
    }
}
