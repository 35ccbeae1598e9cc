//! A map game away from the table: its board, small and large.

use leptos::prelude::*;

use crate::catalog::{GameId, RailGame};
use crate::engine::rail::RailView;
use crate::scene::{self, Livery, NEUTRAL, Owner};
use crate::text;
use crate::ui::board;
use crate::ui::store::Store;

/// The board in small.
pub fn picture(id: GameId, game: &'static RailGame) -> AnyView {
    board::poster(&scene::board(game), id.slug())
}

/// The board as a game left it, in small.
pub fn claimed(game: &'static RailGame, view: &RailView, liveries: &[u8]) -> AnyView {
    let owner = |owner: &Owner| match owner {
        Owner::Nobody => None,
        Owner::Seat(seat) => liveries
            .get(seat.index())
            .map(|livery| Livery::of(*livery).word()),
        Owner::Neutral => Some(NEUTRAL),
    };
    let owners: Vec<_> = view.open.owners.iter().map(owner).collect();
    board::claimed(&scene::board(game), &owners)
}

/// The board for the printer, with its size.
pub fn printed(game: &'static RailGame) -> ((f32, f32), AnyView) {
    let scene = scene::board(game);
    ((scene.width, scene.height), board::printed(&scene))
}

/// The board with the key beside it.
pub fn board(id: GameId, game: &'static RailGame) -> AnyView {
    let lang = Store::find().lang;
    let scene = scene::board(game);
    let label = Signal::derive(move || {
        let lang = lang.get();
        text::board::summary(
            lang,
            lang.name(game.name()),
            game.cities().len(),
            game.tracks().len(),
        )
    });
    let legend = board::legend(&scene);
    // Nobody plays here, but the map is there to be explored.
    let table = Signal::stored(scene::TableScene::plain(game));
    let ratio = (scene.width / scene.height).to_string();
    view! {
        <div class="table">
            <div class="board-frame" style=("--ratio", ratio)>
                <board::LiveBoard scene prefix=id.slug() label table on_intent=|_| {} />
            </div>
            {legend}
        </div>
    }
    .into_any()
}
