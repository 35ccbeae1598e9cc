//! Market, pile and ticket piles. They keep their places; what cannot be taken says why when it is tapped.

use leptos::prelude::*;

use super::store::{Hint, PlayStore, Tab};
use super::table_store::TableStore;
use crate::catalog::Card;
use crate::engine::game::Action;
use crate::engine::rail::{RailAction, RailOptions};
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

/// What can be drawn: by place of the market the card or why not, and whether the pile has a card.
#[derive(Clone, PartialEq)]
pub struct Draws {
    /// By place of the market.
    pub market: [Result<Card, RuleError>; MARKET],
    /// Whether the pile has a card.
    pub pile: bool,
}

/// The cards and tickets that can be drawn.
#[component]
pub fn Decks() -> impl IntoView {
    let play = PlayStore::find();
    let shown = move || play.tab.get() == Tab::Act && play.claim.get().is_none() && !asks(*play);
    let deck = Deck {
        table: *play,
        display: play.display,
        draws: Memo::new(move |_| play.options.with(draws)),
        take: |place| Action::Rail(RailAction::Take(place)),
        draw: Action::Rail(RailAction::Draw),
    };
    view! {
        <section class="decks" class:in-front=shown aria-label=play.say(play::MARKET)>
            {market(deck)}
            {pile(deck)}
            {ticket_pile()}
            <Pass />
            <Stop />
        </section>
    }
}

/// Whether a question of its own takes the place of the decks on a small screen.
pub fn asks(play: TableStore) -> bool {
    play.moment.get().asks() || play.recap.get()
}

fn draws(options: &RailOptions) -> Option<Draws> {
    let cards = match options {
        RailOptions::Turn(turn) => &turn.cards,
        RailOptions::SecondCard { cards, .. } => cards,
        _ => return None,
    };
    Some(Draws {
        market: cards.market,
        pile: cards.pile,
    })
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
            aria-label=label
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
            {card_back()}
            <span class="unseen">{move || decks::draw(play.app.lang.get(), left.get())}</span>
            <span class="count" aria-hidden="true">{left}</span>
            <span class="small">{move || decks::discards(play.app.lang.get(), discards.get())}</span>
        </button>
    }
}

fn ticket_pile() -> impl IntoView {
    let play = PlayStore::find();
    let left = Memo::new(move |_| {
        play.view
            .with(|view| view.open.ticket_piles.iter().sum::<u8>())
    });
    let splits = Memo::new(move |_| {
        play.options.with(|options| match options {
            RailOptions::Turn(turn) => Some(turn.tickets.clone()),
            _ => None,
        })
    });
    let can =
        move || splits.with(|splits| splits.as_ref().is_some_and(|splits| !splits.is_empty()));
    let choosing = RwSignal::new(false);
    let draw = move |_| match splits.get_untracked().as_deref() {
        Some([only]) => play.act(RailAction::DrawTickets(*only)),
        Some([]) => play.explain(RuleError::NoTicketsLeft),
        Some(_) => choosing.update(|open| *open = !*open),
        None => play.explain(play.not_now()),
    };
    let choices = move || {
        let names = play.game.piles();
        let splits = splits.get().filter(|_| choosing.get()).unwrap_or_default();
        let buttons = splits.into_iter().map(|split| {
            view! {
                <button class="choice" data-split=format!("{}-{}", split[0], split[1]) on:click=move |_| play.act(RailAction::DrawTickets(split))>
                    {move || play::split(play.app.lang.get(), split, names)}
                </button>
            }
        });
        buttons.collect_view()
    };
    let piles = move || {
        let piles = play.view.with(|view| view.open.ticket_piles);
        match play.game.piles() {
            [_, _] => format!("{}+{}", piles[0], piles[1]),
            _ => piles[0].to_string(),
        }
    };
    Effect::new(move |_| {
        // The choice closes with the turn that asked for it.
        if splits.with(Option::is_none) {
            choosing.set(false);
        }
    });
    view! {
        <button
            class="slot ticket-pile"
            id="tickets"
            aria-disabled=move || (!can()).to_string()
            on:click=draw
        >
            {ticket_back()}
            <span class="unseen">{move || decks::draw_tickets(play.app.lang.get(), left.get())}</span>
            <span class="count" aria-hidden="true">{piles}</span>
            <span class="small">{play.say(play::TICKET_PILE)}</span>
        </button>
        <div class="splits" class:open=move || choosing.get()>{choices}</div>
    }
}

/// Whether there is nothing to do but pass, and the button for it.
#[component]
fn Pass() -> impl IntoView {
    let play = PlayStore::find();
    let must = Memo::new(move |_| {
        play.options
            .with(|options| matches!(options, RailOptions::Turn(turn) if turn.must_pass))
    });
    let pass = move |_| {
        if must.get_untracked() {
            play.act(RailAction::Pass);
        } else {
            play.hint.set(Some(Hint::Rule(RuleError::MustAct)));
        }
    };
    view! {
        <Show when=move || must.get()>
            <button class="wide" id="pass" on:click=pass>{play.say(play::PASS)}</button>
        </Show>
    }
}

/// The button to do without the second card, where the game allows it.
#[component]
fn Stop() -> impl IntoView {
    let play = PlayStore::find();
    let may = Memo::new(move |_| {
        play.options
            .with(|options| matches!(options, RailOptions::SecondCard { may_stop: true, .. }))
    });
    view! {
        <Show when=move || may.get()>
            <button class="wide second" id="stop" on:click=move |_| play.act(RailAction::Stop)>{play.say(decks::STOP)}</button>
        </Show>
    }
}
