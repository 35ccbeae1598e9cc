//! What is heard of what happens, for those who want to hear it.

use leptos::prelude::*;

use super::table_store::TableStore;
use crate::engine::game::Sighting;
use crate::engine::rail::{self, RailEvent};
use crate::engine::yard::{self, YardEvent};
use crate::platform::preferences;
use crate::platform::sound::{self, Sound};

/// Listens to the table for as long as it is open.
pub fn listen(play: TableStore) {
    Effect::new(move |before: Option<()>| {
        let heard = play.told.with(|told| told.iter().find_map(of));
        // What was told before the page was opened is no news.
        if let (Some(()), Some(sound)) = (before, heard)
            && preferences::sound()
        {
            sound::make(sound);
        }
    });
}

/// The sound of an event; the same whatever a card shows, so that nothing is given away.
fn of(seen: &Sighting) -> Option<Sound> {
    match seen {
        Sighting::Rail(event) => of_map_game(event),
        Sighting::Yard(event) => of_card_game(event),
    }
}

fn of_map_game(event: &rail::Sighting) -> Option<Sound> {
    match event {
        RailEvent::CardDrawn { .. } | RailEvent::CardTaken { .. } => Some(Sound::Card),
        RailEvent::Claimed { .. } | RailEvent::NeutralLaid { .. } => Some(Sound::Wagons),
        RailEvent::TicketsKept { .. } => Some(Sound::Ticket),
        RailEvent::LastRound { .. } => Some(Sound::Bell),
        RailEvent::GameOver { .. } => Some(Sound::Whistle),
        _ => None,
    }
}

fn of_card_game(event: &yard::Sighting) -> Option<Sound> {
    match event {
        YardEvent::CardDrawn { .. } | YardEvent::CardTaken { .. } => Some(Sound::Card),
        YardEvent::CardsLaid { .. } => Some(Sound::Wagons),
        YardEvent::TicketsKept { .. } => Some(Sound::Ticket),
        YardEvent::LastTurns { .. } => Some(Sound::Bell),
        YardEvent::CheckBegan { .. } => Some(Sound::Whistle),
        _ => None,
    }
}
