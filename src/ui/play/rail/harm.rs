//! What somebody's move did to the viewer, in a sentence.

use leptos::prelude::*;

use super::store::PlayStore;
use crate::engine::game::Sighting;
use crate::scene;
use crate::session::RecapEntry;
use crate::text::caption;
use crate::ui::play::table::caption::Harm;

/// Tells which ticket a move has made longer or impossible.
pub fn harm(play: PlayStore) -> Harm {
    Callback::new(move |entry: RecapEntry| {
        let lays = entry
            .seen
            .iter()
            .any(|seen| Sighting::claimed(seen).is_some());
        if !lays || play.viewer.get_untracked() == Some(entry.seat) {
            return None;
        }
        let tables = play
            .session
            .with_untracked(|session| session.around(&entry));
        let [before, after] = tables.each_ref().map(|table| table.rail());
        let harm = scene::harm(play.game, before?, after?)?;
        let say = play.speaker();
        let name = say.ticket(harm.ticket);
        Some(match harm.longer {
            None => caption::lost(say.lang, &name),
            Some(spaces) => caption::longer(say.lang, &name, spaces),
        })
    })
}
