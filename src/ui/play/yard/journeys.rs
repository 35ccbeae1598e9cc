//! The poster for what the viewer may see now.

use leptos::prelude::*;

use super::store::YardStore;
use crate::scene::{
    Journey, JourneyLook, Poster, completed_journeys, count_steps, counted_journeys, own_journeys,
    poster as scene,
};

use crate::ui::play::table::count_show::counting;

/// The poster: the count while it is shown, otherwise the tickets that matter right now.
pub fn poster(play: YardStore) -> Poster {
    if let Some(at) = counting(*play) {
        let scores = play.session.with(|session| session.scores());
        let steps = scores.as_ref().map(count_steps).unwrap_or_default();
        let (journeys, city) = counted_journeys(play.game, &steps, at, &play.liveries());
        return scene(play.game, &journeys, city);
    }
    let mut journeys = play.view.with(|view| match view.open.is_over() {
        true => completed_journeys(view, &play.liveries()),
        false => play
            .options
            .with(|options| own_journeys(view, options, play.chosen.get())),
    });
    if let Some(lit) = play.spotlight.get() {
        journeys.retain(|journey| journey.ticket != lit);
        journeys.push(Journey {
            ticket: lit,
            look: JourneyLook::Lit,
            livery: None,
        });
    }
    scene(play.game, &journeys, None)
}
