//! What the mechanisms of an edition add to a track: passengers, bonus cards, tolls, drawn cards. All in hundredths
//! of a turn; only the mechanisms that the game has are looked at.

use super::bonuses::Bonuses;
use super::table::{Table, soft_step};
use super::tolls::Tolls;
use super::weights::Weights;
use crate::catalog::*;
use crate::engine::table::Cards;

/// What the mechanisms are worth at this moment: worked out once, asked for every track.
pub(super) struct Edition {
    /// What one more passenger of each colour is worth, in points.
    passengers: [f32; 8],
    bonuses: Bonuses,
    tolls: Option<Tolls>,
}

impl Edition {
    /// The mechanisms as they are; whoever plans to borrow has given up the token bonus already.
    pub(super) fn new(table: &Table<'_>, borrows: bool) -> Edition {
        let mut passengers = [0.0; 8];
        if !table.open.passengers.is_empty() {
            passengers = Color::ALL.map(|color| passenger(table, color));
        }
        Edition {
            passengers,
            bonuses: Bonuses::new(table),
            tolls: Tolls::new(table, borrows),
        }
    }

    /// What laying a track brings besides its points; negative if the toll costs more than that.
    pub(super) fn gain(&self, table: &Table<'_>, weights: &Weights, id: TrackId) -> i32 {
        let track = table.game.track(id);
        let mut points = 0.0;
        if !table.open.passengers.is_empty() {
            let best = |city: CityId| self.best_passenger(table, city);
            points += track.ends().into_iter().map(best).sum::<f32>();
        }
        points += self.bonuses.gain(table, track);
        if let Some(tolls) = &self.tolls {
            points -= tolls.cost(table, id);
        }
        (points * weights.point as f32) as i32
            + i32::from(track.draw_bonus()) * weights.card * 4 / 10
    }

    /// What a change of the hand brings by itself.
    pub(super) fn hand(&self, weights: &Weights, before: Cards, after: Cards) -> i32 {
        (self.bonuses.hand(before, after) * weights.point as f32) as i32
    }

    /// What the best passenger of a city is worth, in points.
    fn best_passenger(&self, table: &Table<'_>, city: CityId) -> f32 {
        let Some(here) = table.open.passengers.get(city.index()) else {
            return 0.0;
        };
        let worth = here
            .iter()
            .zip(self.passengers)
            .filter(|(count, _)| **count > 0);
        worth.map(|(_, worth)| worth).fold(0.0, f32::max)
    }
}

/// What one more passenger of a colour is worth, in points: a better chance of the majority over the strongest rival
/// (GE-10).
pub(super) fn passenger(table: &Table<'_>, color: Color) -> f32 {
    let Some(rules) = &table.rules.passengers else {
        return 0.0;
    };
    let index = color.index();
    let own = f32::from(table.me().passengers[index]);
    let rival = table
        .rivals()
        .map(|seat| seat.passengers[index])
        .max()
        .map_or(0.0, f32::from);
    let taken: u8 = table
        .open
        .seats
        .iter()
        .map(|seat| seat.passengers[index])
        .sum();
    let waiting = f32::from(rules.each.saturating_sub(taken));
    let (most, second) = (f32::from(rules.most), f32::from(rules.second));
    let width = 0.5 + waiting / 4.0;
    let lead = |own: f32| soft_step((own - rival) / width);
    // Taking a majority also costs somebody else theirs, but this is only one passenger of many.
    let majority = 0.8 * (most - second) * (lead(own + 1.0) - lead(own));
    // Without any passenger there is no second place either; that is urgent only when few are left.
    let first = if own < 0.5 {
        second * 0.4 * (1.0 - waiting / 7.0).clamp(0.1, 1.0)
    } else {
        0.0
    };
    majority + first
}
