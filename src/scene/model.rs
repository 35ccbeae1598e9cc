//! The picture itself: what stands where on a board.

use super::geometry::Point;
use crate::catalog::{Anchor, CityId, Color, FlagPattern, Name, RouteId, TrackId};

/// A board, ready to be drawn, from the bottom up.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardScene {
    /// Width in board units.
    pub width: f32,
    /// Height in board units.
    pub height: f32,
    /// Coast, lakes, borders, graticule.
    pub backdrop: Backdrop,
    /// Names on the water.
    pub seas: Vec<SeaName>,
    /// The title, if there is room for it.
    pub title: Option<Title>,
    /// The compass, if there is room for it.
    pub compass: Option<Point>,
    /// Length and width of every space.
    pub space_size: (f32, f32),
    /// Radius of every city.
    pub city_radius: f32,
    /// The tracks, by `TrackId`.
    pub tracks: Vec<TrackMark>,
    /// The cities, by `CityId`.
    pub cities: Vec<CityMark>,
    /// Flags where tracks leave the country.
    pub flags: Vec<FlagMark>,
    /// Tolls, draw bonuses and rates of exchange, one per route.
    pub seals: Vec<SealMark>,
}

/// The ground, as SVG path data.
#[derive(Clone, Debug, PartialEq)]
pub struct Backdrop {
    /// Land, closed.
    pub land: String,
    /// Lakes, closed.
    pub lakes: String,
    /// Borders, open.
    pub borders: String,
    /// Meridians and parallels, open.
    pub graticule: String,
}

/// A name on the water.
#[derive(Clone, Debug, PartialEq)]
pub struct SeaName {
    /// The name in both languages.
    pub name: Name,
    /// Middle of its baseline.
    pub at: Point,
    /// Slope.
    pub degrees: f32,
    /// Height of its letters.
    pub height: f32,
}

/// The board's title in its frame.
#[derive(Clone, Debug, PartialEq)]
pub struct Title {
    /// The name of the game.
    pub name: Name,
    /// Centre of the frame.
    pub center: Point,
    /// Width of the frame.
    pub width: f32,
    /// Height of the frame.
    pub height: f32,
    /// Height of the letters.
    pub letter_height: f32,
}

/// A track.
#[derive(Clone, Debug, PartialEq)]
pub struct TrackMark {
    /// Which one.
    pub id: TrackId,
    /// Its colour; none for gray.
    pub color: Option<Color>,
    /// What it runs on.
    pub bed: Bed,
    /// Its spaces, from the first city to the second.
    pub spaces: Vec<SpaceMark>,
}

/// What a track runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bed {
    /// Open ground.
    Ground,
    /// Water.
    Ferry,
    /// Rock.
    Tunnel,
}

/// One space of a track.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SpaceMark {
    /// Its centre.
    pub at: Point,
    /// Its direction.
    pub degrees: f32,
    /// What is printed on it.
    pub print: Print,
}

/// What is printed on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// The symbol of its colour, or the hatching of gray.
    Symbol,
    /// A locomotive: this space wants one.
    Locomotive,
}

/// A city.
#[derive(Clone, Debug, PartialEq)]
pub struct CityMark {
    /// Which one.
    pub id: CityId,
    /// Its centre.
    pub at: Point,
    /// How it is drawn.
    pub rank: CityRank,
    /// Its name, if it has one.
    pub label: Option<CityLabel>,
    /// Where passengers stand, feet down.
    pub figures: Vec<Point>,
}

/// How a city is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CityRank {
    /// A capital: a larger name and a filled disc.
    Capital,
    /// Any other city.
    City,
    /// A junction: a small disc, no name.
    Junction,
    /// A country: a name and nothing else.
    Country,
}

/// The name of a city.
#[derive(Clone, Debug, PartialEq)]
pub struct CityLabel {
    /// As it is printed.
    pub text: String,
    /// In the player's language, for countries.
    pub local: Option<Name>,
    /// Baseline.
    pub at: Point,
    /// Which part of the text stands there.
    pub anchor: Anchor,
    /// Height of its letters.
    pub height: f32,
    /// How much larger it may be drawn in a small window before it touches other names or the edge.
    pub growth: f32,
}

/// A flag at the end of a track that leaves the country.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FlagMark {
    /// Whose flag.
    pub country: CityId,
    /// Its centre.
    pub at: Point,
    /// Its pattern.
    pub pattern: FlagPattern,
}

/// A seal beside a route.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SealMark {
    /// Whose.
    pub route: RouteId,
    /// Its centre.
    pub at: Point,
    /// What it says.
    pub kind: Seal,
}

/// What a seal says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seal {
    /// Tokens to pay.
    Toll(u8),
    /// Cards to draw.
    DrawBonus(u8),
    /// Several cards of any kind for one of the colour.
    Exchange(u8),
}
