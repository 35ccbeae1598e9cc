//! Which rule is behind what is open on the table.

use super::Sheet;
use crate::catalog::game;
use crate::engine::game::PlayerView;
use crate::text::rules::{lay_rule, prompt_rule, tickets_rule, track_rule};

/// The rule of what is open, by its id; none if nothing is, or only something to look at.
pub fn rule_at(sheet: &Sheet, view: &PlayerView) -> Option<&'static str> {
    let game = game(view.id());
    match sheet {
        Sheet::Question | Sheet::Count(_) => Some(prompt_rule(view)),
        Sheet::Claim(track) => Some(track_rule(game, *track)),
        Sheet::WhichTrack(tracks) => tracks.first().map(|track| track_rule(game, *track)),
        Sheet::Turned(turned) => Some(track_rule(game, turned.track)),
        Sheet::WhichTickets => Some(tickets_rule(game)),
        Sheet::Lay(_) => Some(lay_rule()),
        Sheet::Nothing
        | Sheet::City(_)
        | Sheet::Player(_)
        | Sheet::Panel(_)
        | Sheet::Recap(_)
        | Sheet::LastLook(..)
        | Sheet::Curtain
        | Sheet::Peek => None,
    }
}
