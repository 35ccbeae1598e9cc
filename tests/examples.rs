//! The bot under `examples/` plays whole games, on the maps better than chance.

#[allow(dead_code, reason = "the example has a main of its own")]
#[path = "../examples/bot.rs"]
mod bot;

use branchline::catalog::{GameId, game};

#[test]
fn the_example_bot_is_short_and_beats_a_random_player_on_the_maps() {
    let text = include_str!("../examples/bot.rs");
    assert!(text.lines().count() < 80, "short enough to read at once");
    for id in GameId::all() {
        let won = bot::duel(id, 6).expect("all games end by the rules");
        let has_map = game(id).rail().is_some();
        assert!(won >= 4 || !has_map, "{}: {won} of 6", id.slug());
    }
}
