//! Market and pile of any game, and what cards look like. Tapping a card that cannot be taken explains why.

use leptos::prelude::*;

use super::store::TableStore;
use crate::catalog::Card;
use crate::engine::game::Action;
use crate::engine::table::{Display, MARKET, RuleError};
use crate::text::{decks, play};
use crate::ui::parts::{locomotive_card, wagon_card};

/// Where cards come from, whatever the game.
#[derive(Clone, Copy)]
pub struct Deck {
    /// The table it belongs to.
    pub table: TableStore,
    /// What lies there.
    pub display: Memo<Display>,
    /// What can be drawn now; none if the viewer cannot draw.
    pub draws: Memo<Option<Draws>>,
    /// Takes the card at a place of the market.
    pub take: fn(u8) -> Action,
    /// Draws a card blind.
    pub draw: Action,
}

/// What can be drawn: for each market place the card or why not, and whether the pile has a card.
#[derive(Clone, PartialEq)]
pub struct Draws {
    /// By market place.
    pub market: [Result<Card, RuleError>; MARKET],
    /// Whether the pile has a card.
    pub pile: bool,
}

/// A card face up.
pub fn card_face(card: Card) -> AnyView {
    match card.color() {
        Some(color) => wagon_card(color).into_any(),
        None => locomotive_card().into_any(),
    }
}

/// A card face down.
pub fn card_back() -> impl IntoView {
    view! {
        <svg class="board card back" viewBox="-22 -30 44 60" aria-hidden="true">
            <rect class="back-ground" x="-21" y="-29" width="42" height="58" rx="5" />
            <path class="back-print" d="M-12 -18L12 18M0 -18L12 0M-12 0L0 18M12 -18L-12 18M0 -18L-12 0M12 0L0 18" />
        </svg>
    }
}

/// A ticket face down.
pub fn ticket_back() -> impl IntoView {
    view! {
        <svg class="board card" viewBox="-22 -30 44 60" aria-hidden="true">
            <rect class="back-ticket" x="-21" y="-20" width="42" height="40" rx="4" />
            <path class="back-print" d="M-14 -8H14M-14 2H6M-14 10H10" />
        </svg>
    }
}

/// A pile of cards or tickets: as high as what everybody knows is left in it. So many of them make a layer; how high that
/// is depends on the room around the pile.
pub fn stack(top: AnyView, left: Memo<u8>, to_a_layer: u8) -> AnyView {
    let layers = move || left.get().div_ceil(to_a_layer).to_string();
    view! { <span class="stack" style:--layers=move || layers()>{top}</span> }.into_any()
}

/// There are many cards and few tickets, and a ticket is thicker.
const CARDS_TO_A_LAYER: u8 = 4;
/// The same for tickets.
pub const TICKETS_TO_A_LAYER: u8 = 2;

/// The face-up cards.
pub fn market(deck: Deck) -> impl IntoView {
    let places = (0..MARKET).map(|index| place(deck, index));
    view! { <div class="market">{places.collect_view()}</div> }
}

fn place(deck: Deck, index: usize) -> impl IntoView {
    let play = deck.table;
    let card = Memo::new(move |_| deck.display.with(|display| display.market[index]));
    let refusal = Memo::new(move |_| {
        deck.draws.with(|draws| match draws {
            Some(draws) => draws.market[index].err(),
            None => Some(RuleError::NotNow),
        })
    });
    let take = move |_| match refusal.get_untracked() {
        None => play.act((deck.take)(index as u8)),
        Some(RuleError::NotNow) => play.explain(play.not_now()),
        Some(error) => play.explain(error),
    };
    let label = move || match card.get() {
        Some(card) => decks::take(play.app.lang.get(), card),
        None => play::EMPTY_PLACE.get(play.app.lang.get()).to_owned(),
    };
    view! {
        <button
            class="slot"
            data-place=index
            aria-label=move || label()
            aria-disabled=move || refusal.get().is_some().to_string()
            on:click=take
        >
            {move || card.get().map(card_face)}
        </button>
    }
}

/// The face-down pile.
pub fn pile(deck: Deck) -> impl IntoView {
    let play = deck.table;
    let left = Memo::new(move |_| deck.display.with(|display| display.pile));
    let discards = Memo::new(move |_| deck.display.with(|display| display.discards.total()));
    let open = Memo::new(move |_| {
        deck.draws
            .with(|draws| draws.as_ref().map(|draws| draws.pile))
    });
    let draw = move |_| match open.get_untracked() {
        Some(true) => play.act(deck.draw),
        Some(false) => play.explain(RuleError::EmptyPile),
        None => play.explain(play.not_now()),
    };
    view! {
        <button
            class="slot pile"
            id="draw"
            aria-disabled=move || (open.get() != Some(true)).to_string()
            on:click=draw
        >
            {stack(card_back().into_any(), left, CARDS_TO_A_LAYER)}
            <span class="unseen">{move || decks::draw(play.app.lang.get(), left.get())}</span>
            <span class="count" aria-hidden="true">{left}</span>
            <span class="small">{move || decks::discards(play.app.lang.get(), discards.get())}</span>
        </button>
    }
}
