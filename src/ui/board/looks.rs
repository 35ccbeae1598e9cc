//! The picture of the table, split into one signal per track and one per city: only what looks different is redrawn.

use leptos::prelude::*;

use crate::catalog::{CityId, TrackId};
use crate::scene::{BoardScene, CityLook, TableScene, TrackLook};

/// How every track and every city looks now.
#[derive(Clone)]
pub struct Looks {
    tracks: Vec<RwSignal<TrackLook>>,
    cities: Vec<RwSignal<CityLook>>,
}

impl Looks {
    /// Follows a picture for as long as its board is shown.
    pub fn of(table: Signal<TableScene>, scene: &BoardScene) -> Looks {
        let looks = table.with_untracked(|table| Looks {
            tracks: signals(&table.tracks, scene.tracks.len(), TrackLook::PLAIN),
            cities: signals(&table.cities, scene.cities.len(), CityLook::PLAIN),
        });
        let (tracks, cities) = (looks.tracks.clone(), looks.cities.clone());
        Effect::new(move |_| {
            table.with(|table| {
                tell_changes(&tracks, &table.tracks);
                tell_changes(&cities, &table.cities);
            });
        });
        looks
    }

    /// How a track looks.
    pub fn track(&self, track: TrackId) -> RwSignal<TrackLook> {
        self.tracks[track.index()]
    }

    /// How a city looks.
    pub fn city(&self, city: CityId) -> RwSignal<CityLook> {
        self.cities[city.index()]
    }
}

fn signals<T: Copy + Send + Sync + 'static>(
    looks: &[T],
    count: usize,
    plain: T,
) -> Vec<RwSignal<T>> {
    let look = |index: usize| looks.get(index).copied().unwrap_or(plain);
    (0..count).map(|index| RwSignal::new(look(index))).collect()
}

fn tell_changes<T: Copy + PartialEq + Send + Sync + 'static>(signals: &[RwSignal<T>], looks: &[T]) {
    for (signal, look) in signals.iter().zip(looks) {
        if signal.get_untracked() != *look {
            signal.set(*look);
        }
    }
}
