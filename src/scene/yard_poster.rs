//! A poster of North America for the Card Game: coast, cities, and journeys as arcs from city to city.

use super::crowd::Crowd;
use super::geometry::{Point, Tilted};
use super::marks::room_of;
use super::model::{Backdrop, CityLabel};
use super::yard_sheet::{HEIGHT, Sheet, WIDTH};
use crate::catalog::{Anchor, Arrange, CityId, TicketId, YardGame};

/// Names that matter are large enough for a phone, if there is room; the others are for larger screens.
const LARGE: [f32; 3] = [28.0, 24.0, 21.0];
const SMALL: [f32; 1] = [20.0];
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
    /// Whose it is, if it is drawn in the owner's colour.
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
    /// Highlighted.
    Lit,
    /// Highlighted, and not completed.
    Missed,
}

impl JourneyLook {
    /// Whether it is highlighted.
    pub fn is_lit(self) -> bool {
        matches!(self, JourneyLook::Lit | JourneyLook::Missed)
    }

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

/// The poster with these journeys, and perhaps a highlighted city.
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
    // The highlighted ones first, then big cities, then the ends of journeys, then the rest.
    let lit = |city: CityId| {
        let lights = |journey: &&Journey| journey.look.is_lit();
        let mut ends = journeys.iter().filter(lights);
        ends.any(|journey| game.ticket(journey.ticket).ends().contains(&city))
    };
    let rank = |city: &PosterCity| match (city.is_lit || lit(city.id), city.bonus) {
        (true, _) => 0,
        (false, Some(_)) => 1,
        (false, None) if city.is_touched => 2,
        (false, None) => 3,
    };
    let mut order: Vec<usize> = (0..cities.len()).collect();
    order.arrange_by_key(|&index| rank(&cities[index]));
    for index in order {
        let city = &mut cities[index];
        let name = game.cities()[index].name();
        let heights: &[f32] = match rank(city) {
            3 => &SMALL,
            _ => &LARGE,
        };
        city.label = label(name, city.at, radius(city.bonus), heights, &mut crowd);
    }
    cities
}

fn radius(bonus: Option<u8>) -> f32 {
    bonus.map_or(RADIUS, |_| SEAL)
}

/// The largest of the heights for which there is a free place. A name that matters is allowed several heights and is
/// always placed, even if it has to touch something.
fn label(
    text: &str,
    city: Point,
    radius: f32,
    heights: &[f32],
    crowd: &mut Crowd,
) -> Option<CityLabel> {
    let all: Vec<CityLabel> = heights
        .iter()
        .flat_map(|height| places(text, city, radius, *height))
        .collect();
    let found = all.iter().find(|label| crowd.is_free(&room_of(label)));
    let found = found.or_else(|| {
        let touched = |label: &&CityLabel| crowd.crowding(&room_of(label));
        let inside = all.iter().filter(|label| crowd.holds(&room_of(label)));
        inside.min_by_key(touched).filter(|_| heights.len() > 1)
    })?;
    crowd.take(room_of(found));
    Some(found.clone())
}

/// Where a name may stand, the best place first.
fn places(text: &str, city: Point, radius: f32, height: f32) -> [CityLabel; 12] {
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
    places.map(|(x, y, anchor)| CityLabel {
        text: text.to_owned(),
        local: None,
        at: Point::new(city.x + x, city.y + y),
        anchor,
        height,
        growth: 1.0,
    })
}

/// An arc that bends to one side; neighbours bend differently, so that journeys between the same cities stay apart.
fn arc(from: Point, to: Point, index: usize) -> String {
    let middle = from.toward(to, 0.5);
    let bow = 0.12 + 0.04 * (index % 3) as f32;
    // In either direction, journeys always bend to the north.
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
