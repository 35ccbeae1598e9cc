//! Cards turned up against a tunnel: one by one, whether they ask for more or not.

use leptos::prelude::*;

use super::store::PlayStore;
use crate::catalog::Card;
use crate::engine::rail::{RailAction, Tunnel};
use crate::engine::table::Cards;
use crate::session::Turned;
use crate::text::{play, sheets};
use crate::ui::play::table::decks::card_face;

/// The question of a tunnel that asks for more.
pub fn tunnel(tunnel: Tunnel, payments: Vec<Cards>) -> impl IntoView {
    let play = PlayStore::find();
    let Tunnel {
        track,
        turned,
        owed,
        paid,
    } = tunnel;
    let poor = payments.is_empty();
    let buttons = payments.into_iter().enumerate().map(|(index, pay)| {
        view! {
            <button class="wide" data-pay=index on:click=move |_| play.act(RailAction::PayTunnel(pay))>
                {move || play::pay_tunnel(&play.speaker(), pay)}
            </button>
        }
    });
    view! {
        <section class="sheet-body prompt tunnel-question">
            <h2 class="place" tabindex="-1">{play.say(play::TUNNEL)}" "{move || play.speaker().track(track)}</h2>
            {turned_up(&turned, paid)}
            <p>{move || play::tunnel_owes(play.app.lang.get(), owed)}</p>
            <Show when=move || poor><p>{play.say(play::TUNNEL_TOO_DEAR)}</p></Show>
            <div class="foot">
                {buttons.collect_view()}
                <button class="wide second" id="give-up" on:click=move |_| play.act(RailAction::GiveUp)>{play.say(play::GIVE_UP)}</button>
            </div>
        </section>
    }
}

/// The cards of a tunnel that asked for nothing more.
pub fn turned(turned: Turned) -> impl IntoView {
    let play = PlayStore::find();
    let Turned { track, paid, cards } = turned;
    view! {
        <section class="sheet-body tunnel-turned" aria-labelledby="turned-title">
            <h2 class="place" tabindex="-1" id="turned-title">{play.say(play::TUNNEL)}" "{move || play.speaker().track(track)}</h2>
            {turned_up(&cards, paid)}
            <p class="tunnel-free">{play.say(sheets::TUNNEL_FREE)}</p>
            <div class="foot">
                <button class="wide" id="turned-seen" on:click=move |_| play.close()>{play.say(sheets::FINE)}</button>
            </div>
        </section>
    }
}

/// The cards side by side, turned up one by one unless a tap wants them all; those that make the tunnel more expensive
/// are marked.
fn turned_up(cards: &[Card], paid: Cards) -> impl IntoView {
    let play = PlayStore::find();
    let at_once = RwSignal::new(false);
    let counts = |card: Card| card == Card::Loco || paid.count(card) > 0;
    let faces = cards.iter().map(|card| {
        let class = if counts(*card) {
            "asks-more"
        } else {
            "asks-nothing"
        };
        view! { <span class=class>{card_face(*card)}</span> }
    });
    let all: Cards = cards.iter().copied().collect();
    view! {
        <div class="turned" class:at-once=at_once role="group" aria-label=play.say(play::TURNED) on:click=move |_| at_once.set(true)>
            <span class="unseen">{move || play.speaker().cards(all)}</span>
            {faces.collect_view()}
        </div>
    }
}
