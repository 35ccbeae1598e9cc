//! The game on the screen. This is the only place that chooses between the two kinds of table; each of them, and what
//! they share, has a folder of its own.

mod rail;
pub mod table;
mod yard;

use leptos::prelude::*;

use crate::catalog::{Game, GameId, game};
use crate::engine::game::PlayerView;
use crate::ui::pages::Stepper;
use table::store::TableStore;

/// The table of a running game, out of reach while the curtain is down.
pub fn running(table: TableStore, down: Memo<bool>) -> Option<AnyView> {
    rail::game(table, down).or_else(|| yard::game(table, down))
}

/// The position of a replay.
pub fn position(stepper: Stepper) -> Option<AnyView> {
    rail::replay::board(stepper).or_else(|| yard::replay::yards(stepper))
}

/// What a game looks like, in small.
pub fn picture(id: GameId) -> AnyView {
    match game(id) {
        Game::Rail(game) => rail::page::picture(id, game),
        Game::Yard(_) => yard::page::picture(),
    }
}

/// What a finished game looks like, in small: its board, or its journeys where there is none.
/// Its number tells it from others on the page.
pub fn left(view: &PlayerView, liveries: &[u8], number: u32) -> AnyView {
    match view {
        PlayerView::Rail(view) => rail::page::claimed(view.game(), view, liveries),
        PlayerView::Yard(view) => yard::page::completed(view.game(), view, liveries, number),
    }
}

/// What a game is played on, for the printer, with its size: its board, or the map of its journeys.
pub fn printed(id: GameId) -> ((f32, f32), AnyView) {
    match game(id) {
        Game::Rail(game) => rail::page::printed(game),
        Game::Yard(game) => yard::page::printed(game),
    }
}

/// A game's own page: its board, or the cards it is played with.
pub fn page(id: GameId) -> AnyView {
    match game(id) {
        Game::Rail(game) => rail::page::board(id, game),
        Game::Yard(game) => yard::page::cards(game),
    }
}
