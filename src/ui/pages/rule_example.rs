//! An example of the rules, drawn with the game's own parts. The sentence beside it says the same in words.

use leptos::prelude::*;

use crate::catalog::{Card, GameId, game};
use crate::engine::table::Example;
use crate::scene::{Piece, example};
use crate::text::play::{BANK, LOAN};

use crate::text::speaker::{Speaker, number};
use crate::ui::board::{seal, strip};
use crate::ui::play::table::badge;
use crate::ui::play::table::decks::{card_back, card_face};
use crate::ui::play::table::emblem::card_color;
use crate::ui::store::Store;

/// The whole example with its sentence.
pub fn figure(id: GameId, shows: &Example, says: String) -> AnyView {
    let rows = example(game(id), shows);
    let rows: Vec<AnyView> = rows.into_iter().map(|row| drawn(id, row)).collect();
    view! {
        <figure class="example">
            <div class="example-rows">{rows}</div>
            <figcaption class="small">{says}</figcaption>
        </figure>
    }
    .into_any()
}

/// The one row that shows most, for a small picture. There is no room for whole tracks in it.
pub fn glimpse(id: GameId, shows: &Example) -> Option<AnyView> {
    let mut rows = example(game(id), shows);
    if matches!(shows, Example::Ranking { .. }) {
        rows.reverse();
    }
    let row = rows.into_iter().max_by_key(Vec::len)?;
    let pieces = row
        .into_iter()
        .filter(|piece| !matches!(piece, Piece::Track { .. }));
    let pieces = pieces.skip_while(|piece| *piece == Piece::Arrow);
    Some(drawn(id, pieces.collect()))
}

fn drawn(id: GameId, row: Vec<Piece>) -> AnyView {
    let row: Vec<AnyView> = row.into_iter().map(|piece| draw(id, piece)).collect();
    view! { <div class="example-row" aria-hidden="true">{row}</div> }.into_any()
}

fn draw(id: GameId, piece: Piece) -> AnyView {
    let lang = Store::find().lang.get_untracked();
    match piece {
        Piece::Track {
            mark,
            space_size,
            wagons,
        } => strip(&mark, space_size, wagons),
        Piece::Cards(cards) => fan("fanned", cards),
        Piece::Lost(cards) => fan("fanned driven-away", cards),
        Piece::Turned(card, true) => fan("costs", vec![card]),
        Piece::Turned(card, false) => fan("", vec![card]),
        Piece::Blind(count) => {
            let backs: Vec<AnyView> = (0..count).map(|_| card_back().into_any()).collect();
            view! { <span class="fanned">{backs}</span> }.into_any()
        }
        Piece::Seal(kind) => {
            view! { <svg class="board token" viewBox="-13 -13 26 26">{seal(kind)}</svg> }.into_any()
        }
        Piece::Player(livery) => badge(livery).into_any(),
        Piece::Bank => word("bank", BANK.get(lang).to_owned()),
        Piece::Passengers(color, count) => {
            view! { <span class="some">{card_color(color)}<span class="times">{count}</span></span> }
                .into_any()
        }
        Piece::Tokens(count) => word("coin", count.to_string()),
        Piece::Loans(_) => word("promissory", LOAN.get(lang).to_owned()),
        Piece::Count(count) => word("times", count.to_string()),
        Piece::Ticket(ticket) => {
            let game = game(id);
            let names = Vec::new();
            word("bank", Speaker { lang, game, names }.ticket(ticket))
        }
        Piece::Points(points) => word("medal", number(points)),
        Piece::Arrow => word("arrow", "→".to_owned()),
    }
}

fn fan(class: &'static str, cards: Vec<Card>) -> AnyView {
    let cards: Vec<AnyView> = cards.into_iter().map(card_face).collect();
    view! { <span class=class>{cards}</span> }.into_any()
}

fn word(class: &'static str, says: String) -> AnyView {
    view! { <span class=class>{says}</span> }.into_any()
}
