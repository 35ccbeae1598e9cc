//! All yards, from plain data: columns on their sidings, the platform, and who holds what. The viewer's own is the
//! largest.

use leptos::prelude::*;

use super::column::columns;
use super::platform::platform;
use crate::scene::{YardPicture, YardScene};
use crate::text::{yard, yard_stage};
use crate::ui::play::table::badge;
use crate::ui::play::table::decks::{card_back, ticket_back};
use crate::ui::store::Store;

/// Whose yards they are, by `Seat`.
#[derive(Clone)]
pub struct Owners {
    /// The players' names.
    pub names: Signal<Vec<String>>,
    /// Their colours and shapes.
    pub liveries: Vec<u8>,
}

/// The yards. Knows no rules and no session, so that a replay can show them too.
#[component]
pub fn Yards(
    /// What they look like.
    #[prop(into)]
    scene: Signal<YardScene>,
    /// Whose they are.
    owners: Owners,
) -> impl IntoView {
    let class = format!("yards of-{}", owners.liveries.len());
    let yards = (0..owners.liveries.len()).map(|index| {
        let picture = Memo::new(move |_| scene.with(|scene| scene.yards.get(index).cloned()));
        let turn = Signal::derive(move || scene.with(|scene| scene.turn));
        yard_of(picture, turn, &owners, index)
    });
    view! { <div class=class>{yards.collect_view()}</div> }
}

fn yard_of(
    picture: Memo<Option<YardPicture>>,
    turn: Signal<u32>,
    owners: &Owners,
    index: usize,
) -> impl IntoView + use<> {
    let lang = Store::find().lang;
    let names = owners.names;
    let name = move || names.with(|names| names.get(index).cloned().unwrap_or_default());
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
    let facts = move || yard::holds(lang.get(), hand(), tickets(), completed());
    view! {
        <section
            class="yard"
            class:active=is(|yard| yard.is_active)
            class:mine=is(|yard| yard.is_mine)
            aria-label=move || yard::yard_of(lang.get(), &name())
        >
            <header class="yard-head">
                {badge(owners.liveries[index])}
                <span class="yard-name">{move || name()}</span>
                <span class="unseen">{move || facts()}</span>
                <span class="yard-facts" aria-hidden="true">
                    <span class="yard-fact">{card_back()}{hand}</span>
                    <span class="yard-fact">{ticket_back()}{tickets}</span>
                    <Show when=move || { completed() > 0 }><span class="yard-fact done">"✓"{completed}</span></Show>
                </span>
            </header>
            {note(picture)}
            <div class="yard-ground">
                {columns(picture, turn, owners)}
                {platform(picture, turn)}
            </div>
        </section>
    }
}

/// Over the viewer's own yard: what counts, and how many departures are left. Over the others: only that they are empty.
fn note(picture: Memo<Option<YardPicture>>) -> impl IntoView {
    let lang = Store::find().lang;
    let facts = Memo::new(move |_| {
        picture.with(|picture| {
            let yard = picture.as_ref()?;
            let empty = yard.columns.is_empty();
            Some((yard.is_mine, yard.departures_left, empty))
        })
    });
    let says = move || match facts.get()? {
        (true, left, empty) => Some(yard_stage::note(lang.get(), left, empty)),
        (false, _, true) => Some(yard::EMPTY_YARD.get(lang.get()).to_owned()),
        (false, ..) => None,
    };
    view! { <p class="yard-note small">{move || says()}</p> }
}
