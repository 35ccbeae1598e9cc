//! What a tap means: the nearest track, several that are too close to tell apart, a city, or nothing.

use super::geometry::{Point, Tilted};
use super::marks::room_of;
use super::model::{BoardScene, CityMark, CityRank, TrackMark};
use crate::catalog::{Arrange, CityId, TrackId};

/// A tap this near to a track means that track.
pub const REACH_PX: f32 = 22.0;
/// More buttons than this would not help to answer "which one?".
const MOST_CHOICES: usize = 3;

/// What points at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// Covers what it touches.
    Finger,
    /// Mouse or pen: exact to a few pixels.
    Mouse,
}

impl Pointer {
    /// Tracks whose distances from the tap differ by more than this can be told apart.
    fn doubt_px(self) -> f32 {
        match self {
            Pointer::Finger => 9.0,
            Pointer::Mouse => 3.0,
        }
    }
}

/// What somebody points at. The board emits it and does not know what happens next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// This track.
    Track(TrackId),
    /// One of these, nearest first.
    Choose(Vec<TrackId>),
    /// This city.
    City(CityId),
    /// Nothing in particular.
    Ground,
}

/// What lies at a point of the board, seen at a scale.
pub fn hit(scene: &BoardScene, at: Point, scale: f32, pointer: Pointer) -> Intent {
    let tracks = near_tracks(scene, at, scale);
    let city = near_city(scene, at, scale);
    let track_px = tracks.first().map(|(distance_px, _)| *distance_px);
    if let Some((city_px, city)) = city
        && track_px.is_none_or(|track_px| city_px < track_px)
    {
        return Intent::City(city);
    }
    let Some(nearest_px) = track_px else {
        return Intent::Ground;
    };
    let candidates: Vec<TrackId> = tracks
        .into_iter()
        .take_while(|(distance_px, _)| *distance_px <= nearest_px + pointer.doubt_px())
        .map(|(_, track)| track)
        .take(MOST_CHOICES)
        .collect();
    match candidates.as_slice() {
        [one] => Intent::Track(*one),
        _ => Intent::Choose(candidates),
    }
}

/// Tracks within reach, nearest first; ids decide between equals, so that the answer is always the same.
fn near_tracks(scene: &BoardScene, at: Point, scale: f32) -> Vec<(f32, TrackId)> {
    let mut near: Vec<(f32, TrackId)> = scene
        .tracks
        .iter()
        .map(|track| (to_track(track, scene.space_size, at) * scale, track.id))
        .filter(|(distance_px, _)| *distance_px <= REACH_PX)
        .collect();
    near.arrange_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    near
}

fn to_track(track: &TrackMark, (length, width): (f32, f32), at: Point) -> f32 {
    let spaces = track.spaces.iter().map(|space| Tilted {
        center: space.at,
        length,
        width,
        degrees: space.degrees,
    });
    spaces
        .map(|space| space.distance_to(at))
        .fold(f32::INFINITY, f32::min)
}

fn near_city(scene: &BoardScene, at: Point, scale: f32) -> Option<(f32, CityId)> {
    let near = scene
        .cities
        .iter()
        .filter(|city| city.rank != CityRank::Junction);
    near.map(|city| (to_city(city, scene.city_radius, at) * scale, city.id))
        .filter(|(distance_px, _)| *distance_px <= REACH_PX)
        .min_by(|a, b| a.0.total_cmp(&b.0))
}

/// To its disc or to its name, whichever is nearer.
fn to_city(city: &CityMark, radius: f32, at: Point) -> f32 {
    let to_disc = match city.rank {
        CityRank::Country => f32::INFINITY,
        _ => (city.at.distance(at) - radius).max(0.0),
    };
    let to_name = city
        .label
        .as_ref()
        .map_or(f32::INFINITY, |label| room_of(label).distance_to(at));
    to_disc.min(to_name)
}
