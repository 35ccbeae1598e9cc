//! Drawing tickets takes a whole turn and cannot be taken back, so it is confirmed.

use leptos::prelude::*;

use super::store::PlayStore;
use crate::engine::rail::{PerPile, RailAction, RailOptions};
use crate::text::{play, sheets};

/// How many are drawn and kept, and a button for every split of the piles.
pub fn draw_tickets() -> impl IntoView {
    let play = PlayStore::find();
    let splits = Memo::new(move |_| {
        play.options.with(|options| match options {
            RailOptions::Turn(turn) => turn.tickets.clone(),
            _ => Vec::new(),
        })
    });
    let keep = play.view.with_untracked(|view| {
        let rules = play.game.variants().get(view.open.variant);
        rules.map_or(1, |rules| rules.tickets.keep)
    });
    let explained = move || {
        let drawn = splits.with(|splits| splits.first().map_or(0, |split| split.iter().sum()));
        sheets::draw_and_keep(play.app.lang.get(), drawn, keep.min(drawn))
    };
    let buttons = move || {
        let splits = splits.get();
        let single = splits.len() == 1;
        splits
            .into_iter()
            .map(|split| button(split, single))
            .collect_view()
    };
    view! {
        <section class="sheet-body draw-tickets" aria-labelledby="draw-title">
            <header class="sheet-head">
                <h2 class="place" tabindex="-1" id="draw-title">{play.say(sheets::DRAW_TICKETS)}</h2>
                <button class="plain" id="close-draw" aria-label=play.say(play::CLOSE) on:click=move |_| play.close()>"×"</button>
            </header>
            <p>{move || explained()}</p>
            <div class="foot choices">{move || buttons()}</div>
        </section>
    }
}

fn button(split: PerPile, single: bool) -> impl IntoView {
    let play = PlayStore::find();
    let names = play.game.piles();
    let says = move || {
        let lang = play.app.lang.get();
        match single {
            true => format!(
                "{} {}",
                sheets::DRAW.get(lang),
                sheets::split(lang, split, names)
            ),
            false => sheets::split(lang, split, names),
        }
    };
    view! {
        <button class:choice=!single class:wide=single data-split=format!("{}-{}", split[0], split[1]) on:click=move |_| play.act(RailAction::DrawTickets(split))>
            {move || says()}
        </button>
    }
}
