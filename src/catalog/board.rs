//! Where everything lies on a board, in board units; `scene` does the drawing.

use super::ids::TrackId;
use super::read_rules::Name;

/// The drawing of a map.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Board {
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) space_length: f32,
    pub(super) space_width: f32,
    pub(super) city_radius: f32,
    pub(super) label_height: f32,
    pub(super) cities: Vec<CityPlace>,
    pub(super) tracks: Vec<TrackPlace>,
    pub(super) seas: Vec<SeaLabel>,
    pub(super) land: String,
    pub(super) lakes: String,
    pub(super) borders: String,
}

/// Where a city lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CityPlace {
    /// Centre.
    pub x: f32,
    /// Centre.
    pub y: f32,
    /// Its name, if it has one.
    pub label: Option<LabelPlace>,
}

/// Where a name stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LabelPlace {
    /// Start, middle or end of the text, as the anchor says.
    pub x: f32,
    /// Baseline.
    pub y: f32,
    /// Which part of the text stands at x.
    pub anchor: Anchor,
}

/// Which part of a text stands at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its start.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// Where a track lies.
#[derive(Clone, Debug, PartialEq)]
pub struct TrackPlace {
    /// Its spaces, from the first city to the second.
    pub spaces: Vec<Space>,
    /// Where the flag stands at a country's end.
    pub flag: Option<[f32; 2]>,
}

/// One space of a track.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Space {
    /// Centre.
    pub x: f32,
    /// Centre.
    pub y: f32,
    /// Direction of travel.
    pub degrees: f32,
}

/// The name of a sea or a lake, written on the water.
#[derive(Clone, Debug, PartialEq)]
pub struct SeaLabel {
    /// Its name.
    pub name: Name,
    /// Middle of the text.
    pub x: f32,
    /// Baseline.
    pub y: f32,
    /// Slope of the text.
    pub degrees: f32,
    /// Height of the letters.
    pub height: f32,
}

impl Board {
    /// Width of the board.
    pub fn width(&self) -> f32 {
        self.width
    }

    /// Height of the board.
    pub fn height(&self) -> f32 {
        self.height
    }

    /// Length and width of a space.
    pub fn space_size(&self) -> (f32, f32) {
        (self.space_length, self.space_width)
    }

    /// Radius of a city.
    pub fn city_radius(&self) -> f32 {
        self.city_radius
    }

    /// Height of a city's name.
    pub fn label_height(&self) -> f32 {
        self.label_height
    }

    /// Places of the cities, by `CityId`.
    pub fn cities(&self) -> &[CityPlace] {
        &self.cities
    }

    /// Places of the tracks, by `TrackId`.
    pub fn tracks(&self) -> &[TrackPlace] {
        &self.tracks
    }

    /// Place of a track.
    pub fn track(&self, track: TrackId) -> &TrackPlace {
        &self.tracks[track.index()]
    }

    /// Names on the water.
    pub fn seas(&self) -> &[SeaLabel] {
        &self.seas
    }

    /// Land as SVG path data.
    pub fn land(&self) -> &str {
        &self.land
    }

    /// Lakes as SVG path data.
    pub fn lakes(&self) -> &str {
        &self.lakes
    }

    /// Borders as SVG path data.
    pub fn borders(&self) -> &str {
        &self.borders
    }
}
