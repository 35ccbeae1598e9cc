//! A poster of North America for the Card Game: coast, cities, and journeys as arcs from city to city.

use std::fmt::Write;

use super::crowd::Crowd;
use super::geometry::{Point, Tilted};
use super::marks::room_of;
use super::model::{Backdrop, CityLabel};
use crate::catalog::{Anchor, CityId, Outline, TicketId, YardGame};

/// The sheet, in its own units.
const WIDTH: f32 = 1000.0;
const HEIGHT: f32 = 640.0;
/// Names that matter are large enough for a phone; the others are there for those who have room.
const LARGE: f32 = 28.0;
const SMALL: f32 = 20.0;
const RADIUS: f32 = 8.0;
/// Big cities are seals with their bonus.
const SEAL: f32 = 15.0;

/// The poster, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Poster {
    /// Width in its own units.
    pub width: f32,
    /// Height in its own units.
    pub height: f32,
    /// Coast, lakes, borders, graticule.
    pub backdrop: Backdrop,
    /// The cities, by `CityId`.
    pub cities: Vec<PosterCity>,
    /// The journeys, as arcs.
    pub arcs: Vec<(Journey, String)>,
}

/// A city of the poster.
#[derive(Clone, Debug, PartialEq)]
pub struct PosterCity {
    /// Which one.
    pub id: CityId,
    /// Where.
    pub at: Point,
    /// Points for the most completed tickets naming it, if it is a big city.
    pub bonus: Option<u8>,
    /// Whether a journey begins or ends there.
    pub is_touched: bool,
    /// Whether its bonus is being counted.
    pub is_lit: bool,
    /// Its name; none where there is no room.
    pub label: Option<CityLabel>,
}

/// A ticket on the poster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Journey {
    /// Which one.
    pub ticket: TicketId,
    /// How it is drawn.
    pub look: JourneyLook,
    /// Whose it is, where that is worth a colour.
    pub livery: Option<u8>,
}

/// How a journey is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JourneyLook {
    /// Open, or on offer.
    Open,
    /// Completed, or about to be.
    Done,
    /// Not completed.
    Failed,
    /// In the light.
    Lit,
    /// In the light, and not completed.
    Missed,
}

impl JourneyLook {
    /// The word for it on the page.
    pub fn word(self) -> &'static str {
        match self {
            JourneyLook::Open => "open",
            JourneyLook::Done => "done",
            JourneyLook::Failed => "failed",
            JourneyLook::Lit => "lit",
            JourneyLook::Missed => "lit missed",
        }
    }
}

/// The poster with these journeys, and perhaps a city in the light.
pub fn poster(game: &YardGame, journeys: &[Journey], lit: Option<CityId>) -> Poster {
    let sheet = Sheet::new();
    let coast = game.coast();
    let places: Vec<Point> = game
        .cities()
        .iter()
        .map(|city| {
            let (latitude, longitude) = city.place();
            sheet.place(longitude, latitude)
        })
        .collect();
    let arcs = journeys.iter().enumerate().map(|(index, journey)| {
        let [from, to] = game.ticket(journey.ticket).ends();
        let arc = arc(places[from.index()], places[to.index()], index);
        (*journey, arc)
    });
    Poster {
        width: WIDTH,
        height: HEIGHT,
        backdrop: Backdrop {
            land: sheet.lines(coast.land(), "Z"),
            lakes: sheet.lines(coast.lakes(), "Z"),
            borders: sheet.lines(coast.borders(), ""),
            graticule: sheet.graticule(),
        },
        arcs: arcs.collect(),
        cities: cities(game, &places, journeys, lit),
    }
}

/// Names are placed one after the other, those that matter first.
fn cities(
    game: &YardGame,
    places: &[Point],
    journeys: &[Journey],
    lit: Option<CityId>,
) -> Vec<PosterCity> {
    let touched = |city: CityId| {
        journeys
            .iter()
            .any(|journey| game.ticket(journey.ticket).ends().contains(&city))
    };
    let mut crowd = Crowd::new(WIDTH, HEIGHT);
    let mut cities: Vec<PosterCity> = places
        .iter()
        .zip(game.cities())
        .enumerate()
        .map(|(index, (at, city))| {
            let side = 2.0 * radius(city.bonus());
            crowd.take(Tilted::upright(*at, side, side));
            PosterCity {
                id: CityId::at(index),
                at: *at,
                bonus: city.bonus(),
                is_touched: touched(CityId::at(index)),
                is_lit: lit == Some(CityId::at(index)),
                label: None,
            }
        })
        .collect();
    let matters = |city: &PosterCity| city.is_touched || city.bonus.is_some();
    for large in [true, false] {
        for city in cities.iter_mut().filter(|city| matters(city) == large) {
            let name = game.cities()[city.id.index()].name();
            let height = if large { LARGE } else { SMALL };
            city.label = label(name, city.at, radius(city.bonus), height, &mut crowd);
        }
    }
    cities
}

fn radius(bonus: Option<u8>) -> f32 {
    bonus.map_or(RADIUS, |_| SEAL)
}

fn label(
    text: &str,
    city: Point,
    radius: f32,
    height: f32,
    crowd: &mut Crowd,
) -> Option<CityLabel> {
    let (aside, above, below) = (radius + 4.0, -radius - 6.0, radius + height * 0.8);
    let level = height * 0.3;
    let places = [
        (aside, level, Anchor::Start),
        (-aside, level, Anchor::End),
        (0.0, above, Anchor::Middle),
        (0.0, below, Anchor::Middle),
        (aside * 0.6, above, Anchor::Start),
        (aside * 0.6, below, Anchor::Start),
        (-aside * 0.6, above, Anchor::End),
        (-aside * 0.6, below, Anchor::End),
        (aside, level - height * 0.5, Anchor::Start),
        (aside, level + height * 0.5, Anchor::Start),
        (-aside, level - height * 0.5, Anchor::End),
        (-aside, level + height * 0.5, Anchor::End),
    ];
    let labels = places.map(|(x, y, anchor)| CityLabel {
        text: text.to_owned(),
        local: None,
        at: Point::new(city.x + x, city.y + y),
        anchor,
        height,
        growth: 1.0,
    });
    let found = labels.iter().find(|label| crowd.is_free(&room_of(label)));
    // A name that matters stands somewhere, even if it has to touch something.
    let found = found.or_else(|| {
        let touched = |label: &&CityLabel| crowd.crowding(&room_of(label));
        let inside = labels.iter().filter(|label| crowd.holds(&room_of(label)));
        inside.min_by_key(touched).filter(|_| height == LARGE)
    })?;
    crowd.take(room_of(found));
    Some(found.clone())
}

/// An arc that bows to one side; neighbours bow differently, so that journeys between the same cities part.
fn arc(from: Point, to: Point, index: usize) -> String {
    let middle = from.toward(to, 0.5);
    let bow = 0.12 + 0.04 * (index % 3) as f32;
    // From west to east or back: journeys always bow to the north.
    let side = if from.x <= to.x { 1.0 } else { -1.0 };
    let (x, y) = (
        middle.x + (to.y - from.y) * bow * side,
        middle.y - (to.x - from.x) * bow * side,
    );
    format!(
        "M{:.0} {:.0}Q{x:.0} {y:.0} {:.0} {:.0}",
        from.x, from.y, to.x, to.y
    )
}

/// Albers' equal-area cone with the parallels that maps of this continent use: it looks as one knows it.
struct Sheet {
    n: f32,
    c: f32,
    scale: f32,
}

const FIRST_PARALLEL: f32 = 29.5;
const SECOND_PARALLEL: f32 = 45.5;
const MERIDIAN: f32 = -96.0;
/// Where the middle of the sheet lies.
const MIDDLE: [f32; 2] = [-95.2, 39.2];
/// Degrees of latitude from top to bottom, about.
const SPAN: f32 = 30.5;

impl Sheet {
    fn new() -> Sheet {
        let (first, second) = (FIRST_PARALLEL.to_radians(), SECOND_PARALLEL.to_radians());
        let n = (first.sin() + second.sin()) / 2.0;
        Sheet {
            n,
            c: first.cos().powi(2) + 2.0 * n * first.sin(),
            scale: HEIGHT / SPAN.to_radians(),
        }
    }

    /// Where a place of the globe lies, in radii of the globe.
    fn project(&self, longitude: f32, latitude: f32) -> (f32, f32) {
        let rho = (self.c - 2.0 * self.n * latitude.to_radians().sin())
            .max(0.0)
            .sqrt()
            / self.n;
        let theta = self.n * (longitude - MERIDIAN).to_radians();
        (rho * theta.sin(), rho * theta.cos())
    }

    fn place(&self, longitude: f32, latitude: f32) -> Point {
        let ((x, y), (x0, y0)) = (
            self.project(longitude, latitude),
            self.project(MIDDLE[0], MIDDLE[1]),
        );
        Point::new(
            WIDTH / 2.0 + (x - x0) * self.scale,
            HEIGHT / 2.0 + (y - y0) * self.scale,
        )
    }

    fn lines(&self, outlines: &[Outline], end: &str) -> String {
        let mut path = String::new();
        for outline in outlines {
            for (index, &[longitude, latitude]) in outline.iter().enumerate() {
                let Point { x, y } = self.place(longitude, latitude);
                let step = if index == 0 { 'M' } else { 'L' };
                write!(path, "{step}{x:.1} {y:.1}").ok();
            }
            path.push_str(end);
        }
        path
    }

    /// Every tenth degree.
    fn graticule(&self) -> String {
        let parallels = (1..=6).map(|step| step as f32 * 10.0);
        let parallels =
            parallels.map(|lat| (-28..=-8).map(|lon| [lon as f32 * 5.0, lat]).collect());
        let meridians = (-14..=-4).map(|step| step as f32 * 10.0);
        let meridians = meridians.map(|lon| vec![[lon, 10.0], [lon, 62.0]]);
        let all: Vec<Outline> = parallels.chain(meridians).collect();
        self.lines(&all, "")
    }
}
