//! A checked map game. It is always valid: its fields are private and only `check_rail` can make one.

use super::board::Board;
use super::bonus::Bonus;
use super::color::Color;
use super::flag::FlagPattern;
use super::graph::RouteGraph;
use super::ids::*;
use super::read_rules::Name;
use super::rules::{RailRules, Variants};
use super::sets::TrackSet;

/// A map game.
#[derive(Clone, Debug)]
pub struct RailGame {
    pub(super) name: Name,
    pub(super) pitch: Name,
    pub(super) variants: Variants<RailRules>,
    pub(super) countries: Vec<Country>,
    pub(super) cities: Vec<City>,
    pub(super) routes: Vec<Route>,
    pub(super) tracks: Vec<Track>,
    pub(super) piles: Vec<String>,
    pub(super) tickets: Vec<Ticket>,
    pub(super) bonuses: Vec<Bonus>,
    pub(super) board: Board,
    pub(super) graph: RouteGraph,
    pub(super) alike: Vec<Vec<Alike>>,
    pub(super) ticket_rate: i32,
}

/// A country that cities lie in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Country {
    pub(super) id: String,
    pub(super) name: Name,
}

/// A city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct City {
    pub(super) id: String,
    pub(super) was: Vec<String>,
    pub(super) name: String,
    pub(super) local_name: Option<Name>,
    pub(super) country: Option<CountryId>,
    pub(super) passengers: u8,
    pub(super) kind: CityKind,
    pub(super) polar: bool,
    pub(super) capital: bool,
    pub(super) flag: FlagPattern,
}

/// What sort of place a city is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CityKind {
    /// A city with a name.
    City,
    /// A junction without a name (NL-9).
    Junction,
    /// A country where every route ends (GE-5).
    DeadEnd,
}

/// All tracks between two cities.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    pub(super) ends: [CityId; 2],
    pub(super) tracks: Vec<TrackId>,
}

/// One track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    pub(super) route: RouteId,
    pub(super) ends: [CityId; 2],
    pub(super) length: u8,
    pub(super) color: Option<Color>,
    pub(super) kind: TrackKind,
    pub(super) draw_bonus: u8,
    pub(super) toll: u8,
}

/// Tracks of the same length, colour and kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alike {
    /// One of them.
    pub sample: Track,
    /// All of them.
    pub tracks: TrackSet,
}

/// How a track is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrackKind {
    /// Cards of its colour.
    Plain,
    /// Some spaces want a locomotive.
    Ferry {
        /// Spaces with a locomotive symbol.
        symbols: u8,
    },
    /// Cards are turned up against the payment.
    Tunnel,
    /// Any cards may replace its colour, at a rate.
    Substitute,
}

/// A destination ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket {
    pub(super) pile: PileId,
    pub(super) ends: [CityId; 2],
    pub(super) points: u8,
    pub(super) neutral: Option<RouteId>,
}

impl RailGame {
    /// Its name.
    pub fn name(&self) -> &Name {
        &self.name
    }

    /// What is special about it, in one line.
    pub fn pitch(&self) -> &Name {
        &self.pitch
    }

    /// Its rules and variants.
    pub fn variants(&self) -> &Variants<RailRules> {
        &self.variants
    }

    /// Countries that cities lie in, by `CountryId`.
    pub fn countries(&self) -> &[Country] {
        &self.countries
    }

    /// Cities, by `CityId`.
    pub fn cities(&self) -> &[City] {
        &self.cities
    }

    /// A city.
    pub fn city(&self, id: CityId) -> &City {
        &self.cities[id.index()]
    }

    /// Routes, by `RouteId`.
    pub fn routes(&self) -> &[Route] {
        &self.routes
    }

    /// A route.
    pub fn route(&self, id: RouteId) -> &Route {
        &self.routes[id.index()]
    }

    /// Tracks, by `TrackId`.
    pub fn tracks(&self) -> &[Track] {
        &self.tracks
    }

    /// A track.
    pub fn track(&self, id: TrackId) -> &Track {
        &self.tracks[id.index()]
    }

    /// All track ids.
    pub fn track_ids(&self) -> impl Iterator<Item = TrackId> + use<> {
        (0..self.tracks.len()).map(TrackId::at)
    }

    /// Names of the ticket piles, by `PileId`.
    pub fn piles(&self) -> &[String] {
        &self.piles
    }

    /// Tickets, by `TicketId`.
    pub fn tickets(&self) -> &[Ticket] {
        &self.tickets
    }

    /// A ticket.
    pub fn ticket(&self, id: TicketId) -> &Ticket {
        &self.tickets[id.index()]
    }

    /// Bonus cards, by `BonusId`.
    pub fn bonuses(&self) -> &[Bonus] {
        &self.bonuses
    }

    /// A bonus card.
    pub fn bonus(&self, id: BonusId) -> &Bonus {
        &self.bonuses[id.index()]
    }

    /// The drawing.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Neighbours and distances.
    pub fn graph(&self) -> &RouteGraph {
        &self.graph
    }

    /// The tracks in groups of the same colour and kind, and within each group by ascending length: a hand that can
    /// pay for a track can pay for all that are alike, and a hand that cannot pay for a length cannot pay for the
    /// longer ones of the group.
    pub fn alike(&self) -> &[Vec<Alike>] {
        &self.alike
    }

    /// What the tickets bring, in percent of the spaces between their cities.
    pub fn ticket_rate(&self) -> i32 {
        self.ticket_rate
    }

    /// The city with that id, current or former.
    pub fn find_city(&self, id: &str) -> Option<CityId> {
        let mut cities = self.cities.iter();
        cities
            .position(|city| city.ids().any(|known| known == id))
            .map(CityId::at)
    }
}

impl Country {
    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its name.
    pub fn name(&self) -> &Name {
        &self.name
    }
}

impl City {
    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its id and its former ones, which old saves use.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.id)
            .chain(&self.was)
            .map(String::as_str)
    }

    /// The name on the board; empty for a junction.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// For a country where routes end: its name in both languages.
    pub fn local_name(&self) -> Option<&Name> {
        self.local_name.as_ref()
    }

    /// The country it lies in, where the game cares.
    pub fn country(&self) -> Option<CountryId> {
        self.country
    }

    /// Passengers at the start.
    pub fn passengers(&self) -> u8 {
        self.passengers
    }

    /// What sort of place it is.
    pub fn kind(&self) -> CityKind {
        self.kind
    }

    /// Whether it is a junction without a name.
    pub fn is_junction(&self) -> bool {
        self.kind == CityKind::Junction
    }

    /// Whether every route ends here.
    pub fn is_dead_end(&self) -> bool {
        self.kind == CityKind::DeadEnd
    }

    /// Whether it lies inside the polar circle.
    pub fn is_polar(&self) -> bool {
        self.polar
    }

    /// Whether it is a capital.
    pub fn is_capital(&self) -> bool {
        self.capital
    }

    /// The flag that stands where tracks reach it.
    pub fn flag(&self) -> FlagPattern {
        self.flag
    }
}

impl Route {
    /// The two cities.
    pub fn ends(&self) -> [CityId; 2] {
        self.ends
    }

    /// Its tracks, one to three.
    pub fn tracks(&self) -> &[TrackId] {
        &self.tracks
    }
}

impl Track {
    /// The route it belongs to.
    pub fn route(&self) -> RouteId {
        self.route
    }

    /// The two cities.
    pub fn ends(&self) -> [CityId; 2] {
        self.ends
    }

    /// Spaces.
    pub fn length(&self) -> usize {
        self.length as usize
    }

    /// Its colour; none for gray.
    pub fn color(&self) -> Option<Color> {
        self.color
    }

    /// How it is paid for.
    pub fn kind(&self) -> TrackKind {
        self.kind
    }

    /// Cards drawn after claiming it (NL-5).
    pub fn draw_bonus(&self) -> u8 {
        self.draw_bonus
    }

    /// Tokens owed for it (NE-4).
    pub fn toll(&self) -> u8 {
        self.toll
    }

    /// Whether it is a ferry.
    pub fn is_ferry(&self) -> bool {
        matches!(self.kind, TrackKind::Ferry { .. })
    }
}

impl Ticket {
    /// The pile it belongs to.
    pub fn pile(&self) -> PileId {
        self.pile
    }

    /// The two cities.
    pub fn ends(&self) -> [CityId; 2] {
        self.ends
    }

    /// What it is worth.
    pub fn points(&self) -> u8 {
        self.points
    }

    /// The route it names for the neutral player.
    pub fn neutral(&self) -> Option<RouteId> {
        self.neutral
    }
}
