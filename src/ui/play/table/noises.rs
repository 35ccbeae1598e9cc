//! Sounds for what happens, for players who want them.

use leptos::prelude::*;

use super::store::TableStore;
use crate::engine::game::{Happening, Sighting};
use crate::platform::preferences;
use crate::platform::sound::{self, Sound};

/// Listens to the table for as long as it is open.
pub fn listen(play: TableStore) {
    Effect::new(move |before: Option<()>| {
        let heard = play.told.with(|told| told.iter().find_map(of));
        // What happened before the page was opened makes no sound.
        if let (Some(()), Some(sound)) = (before, heard)
            && preferences::sound()
        {
            sound::make(sound);
        }
    });
}

/// The sound of an event; the same whatever a card shows, so that nothing is given away.
fn of(seen: &Sighting) -> Option<Sound> {
    match seen.happening() {
        Happening::Card => Some(Sound::Card),
        Happening::Laid => Some(Sound::Wagons),
        Happening::Tickets => Some(Sound::Ticket),
        Happening::LastTurns => Some(Sound::Bell),
        Happening::End => Some(Sound::Whistle),
        Happening::Other => None,
    }
}
