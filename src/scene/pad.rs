//! The board of a score pad: everybody's wagons as they were ticked off.

use super::table::{TableScene, TrackLook};
use crate::catalog::{Seat, game};
use crate::engine::pad::Pad;
use crate::engine::rail::Owner;

/// The board as it is ticked off, with the wagons of whoever is being counted as one's own; none where there is no board.
pub fn pad_table(pad: &Pad, who: Seat) -> Option<TableScene> {
    let game = game(pad.id()).rail()?;
    let mut scene = TableScene::plain(game);
    for track in game.track_ids() {
        if let Some(owner) = pad.owner(track) {
            scene.tracks[track.index()] = TrackLook {
                owner: Owner::Seat(owner),
                own: owner == who,
                ..TrackLook::PLAIN
            };
        }
    }
    Some(scene)
}
