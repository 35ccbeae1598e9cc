//! Sounds for what happens, for players who want them.

use leptos::prelude::*;

use super::store::TableStore;
use crate::catalog::TicketSet;
use crate::engine::game::{Happening, Sighting};
use crate::platform::preferences;
use crate::platform::sound::{self, Sound};

/// Listens to the table for as long as it is open. What happened before the page was opened makes no sound.
pub fn listen(play: TableStore) {
    Effect::new(move |before: Option<()>| {
        // The last one matters most: the column that falls, the bell after the wagons.
        let heard = play.told.with(|told| told.iter().rev().find_map(of));
        if let (Some(()), Some(sound)) = (before, heard) {
            make(sound);
        }
    });
}

/// Listens for the viewer's tickets that are completed on a map.
pub fn hear_punches(punched: Signal<TicketSet>) {
    Effect::new(move |before: Option<()>| {
        if !punched.get().is_empty() && before.is_some() {
            make(Sound::Punch);
        }
    });
}

/// Makes a sound, if the player wants to hear any.
pub fn make(sound: Sound) {
    if preferences::sound() {
        sound::make(sound);
    }
}

/// The sound of an event; the same whatever a card shows, so that nothing is given away.
fn of(seen: &Sighting) -> Option<Sound> {
    match seen.happening() {
        Happening::Card | Happening::Tickets => Some(Sound::Card),
        Happening::Laid => Some(Sound::Wagons),
        Happening::Beaten => Some(Sound::Fall),
        Happening::Completed => Some(Sound::Punch),
        Happening::LastTurns => Some(Sound::Bell),
        Happening::End => Some(Sound::Whistle),
        Happening::Other => None,
    }
}
