//! Things that stand beside tracks and cities: seals, figures, flags.

use super::crowd::Crowd;
use super::geometry::{Point, Tilted, label_box};
use super::model::{CityLabel, CityMark, FlagMark, SeaName, Seal, SealMark, SpaceMark, TrackMark};
use crate::catalog::{Anchor, Arrange, RailGame, RouteId, TrackId, TrackKind};

/// Radius of a seal.
pub const SEAL_RADIUS: f32 = 12.0;
/// Room of a flag.
pub const FLAG_SIZE: (f32, f32) = (32.0, 21.0);
/// Room of a standing figure.
pub const FIGURE_SIZE: (f32, f32) = (12.0, 24.0);

/// One seal for each route that needs one, beside its tracks and as near to its middle as possible.
pub fn seals(game: &RailGame, tracks: &[TrackMark], crowd: &mut Crowd) -> Vec<SealMark> {
    let exchange = game
        .variants()
        .standard()
        .substitute
        .as_ref()
        .map(|rule| rule.cards);
    let routes = game.routes().iter().enumerate();
    routes
        .filter_map(|(index, route)| {
            let first = game.track(*route.tracks().first()?);
            let kind = if first.toll() > 0 {
                Seal::Toll(first.toll())
            } else if first.draw_bonus() > 0 {
                Seal::DrawBonus(first.draw_bonus())
            } else if first.kind() == TrackKind::Substitute {
                Seal::Exchange(exchange?)
            } else {
                return None;
            };
            let places = beside(route.tracks(), tracks, game.board().space_size().1);
            let at = crowd.settle(&places)?.center;
            Some(SealMark {
                route: RouteId(index as u8),
                at,
                kind,
            })
        })
        .collect()
}

/// Places along both sides of a route, those near its middle first.
fn beside(route: &[TrackId], tracks: &[TrackMark], space_width: f32) -> Vec<Tilted> {
    let spaces: Vec<&SpaceMark> = route
        .iter()
        .flat_map(|id| &tracks[id.index()].spaces)
        .collect();
    let Some(middle) = center(&spaces) else {
        return Vec::new();
    };
    let mut places = Vec::new();
    for id in route {
        let spaces = &tracks[id.index()].spaces;
        let steps = spaces.windows(2).flat_map(|pair| {
            let parts = (1..8).map(|eighth| eighth as f32 / 8.0);
            parts.map(|part| (pair[0].at.toward(pair[1].at, part), pair[0].degrees))
        });
        for (at, degrees) in spaces
            .iter()
            .map(|space| (space.at, space.degrees))
            .chain(steps)
        {
            for gap in [3.0, 7.0, 12.0, 18.0, 26.0, 36.0] {
                for side in [-90.0, 90.0] {
                    let at = at.away(degrees + side, space_width / 2.0 + SEAL_RADIUS + gap);
                    // A little more than a seal away counts as much as a little off the middle.
                    places.push((at.distance(middle) + 3.0 * gap, at));
                }
            }
        }
    }
    places.arrange_by(|a, b| a.0.total_cmp(&b.0));
    places.into_iter().map(|(_, at)| seal_room(at)).collect()
}

/// The room of a seal: it is round, so something else may use the corners of the square around it.
pub fn seal_room(at: Point) -> Tilted {
    let side = 1.8 * SEAL_RADIUS;
    Tilted::upright(at, side, side)
}

/// The room of a figure that stands here.
pub fn figure_room(feet: Point) -> Tilted {
    let (width, height) = FIGURE_SIZE;
    Tilted::upright(Point::new(feet.x, feet.y - height / 2.0), width, height)
}

fn center(spaces: &[&SpaceMark]) -> Option<Point> {
    let count = spaces.len() as f32;
    let (x, y) = spaces
        .iter()
        .fold((0.0, 0.0), |(x, y), space| (x + space.at.x, y + space.at.y));
    (count > 0.0).then(|| Point::new(x / count, y / count))
}

/// Where a city's passengers stand: in a row beside its name or its disc, in two rows if there is no room for one.
pub fn figures(city: &CityMark, count: u8, radius: f32, crowd: &mut Crowd) -> Vec<Point> {
    let count = count as usize;
    let (width, height) = FIGURE_SIZE;
    let mut places = Vec::new();
    for columns in [count, count.div_ceil(2), count.div_ceil(3)] {
        if columns == 0 || places.iter().any(|(known, _)| *known == columns) {
            continue;
        }
        let size = (
            columns as f32 * width,
            count.div_ceil(columns) as f32 * height,
        );
        places.extend(
            around(city, size, radius)
                .into_iter()
                .map(|place| (columns, place)),
        );
    }
    let rooms: Vec<Tilted> = places.iter().map(|(_, room)| *room).collect();
    let Some(room) = crowd.settle(&rooms) else {
        return Vec::new();
    };
    let columns = (room.length / width).round().max(1.0) as usize;
    (0..count)
        .map(|index| {
            let (column, row) = ((index % columns) as f32, (index / columns) as f32);
            let left = room.center.x - room.length / 2.0;
            let top = room.center.y - room.width / 2.0;
            Point::new(left + (column + 0.5) * width, top + (row + 1.0) * height)
        })
        .collect()
}

/// Rooms of a size around a name and around a disc, the most natural first.
fn around(city: &CityMark, (width, height): (f32, f32), radius: f32) -> Vec<Tilted> {
    let mut rooms = Vec::new();
    if let Some(label) = &city.label {
        let name = room_of(label);
        let Point { x, y } = name.center;
        let (aside, above) = (
            name.length / 2.0 + width / 2.0 + 4.0,
            name.width / 2.0 + height / 2.0 + 1.0,
        );
        for shift in [0.0, 0.3, -0.3] {
            rooms.push(Point::new(x + aside, y + shift * height));
            rooms.push(Point::new(x - aside, y + shift * height));
        }
        for shift in [0.0, 0.25, -0.25, 0.5, -0.5] {
            rooms.push(Point::new(x + shift * name.length, y + above));
            rooms.push(Point::new(x + shift * name.length, y - above));
        }
    }
    for distance in [4.0, 12.0, 24.0, 40.0, 60.0].map(|gap| radius + gap) {
        for step in 0..24 {
            let degrees = step as f32 * 15.0;
            let (sin, cos) = degrees.to_radians().sin_cos();
            let reach = distance + (width * cos.abs() + height * sin.abs()) / 2.0;
            rooms.push(city.at.away(degrees, reach));
        }
    }
    rooms
        .into_iter()
        .map(|center| Tilted::upright(center, width, height))
        .collect()
}

/// The room of a city's name, in the language in which it is longest. Measured letter by letter, so at times more
/// than the layouts assumed: nothing beside a name may touch it. Names are set in the face we bring, so they are as wide on
/// every device.
pub fn room_of(label: &CityLabel) -> Tilted {
    let names = label
        .local
        .iter()
        .flat_map(|name| [name.en.as_str(), name.fr.as_str()]);
    let longest = names
        .max_by_key(|name| name.chars().count())
        .unwrap_or(&label.text);
    let room = label_box(longest, label.at, label.anchor, label.height);
    let spare =
        (longest.chars().map(letter_width).sum::<f32>() * label.height - room.length).max(0.0);
    let shift = match label.anchor {
        Anchor::Start => spare / 2.0,
        Anchor::Middle => 0.0,
        Anchor::End => -spare / 2.0,
    };
    let center = Point::new(room.center.x + shift, room.center.y);
    Tilted::upright(center, room.length + spare, room.width)
}

/// The room of a name on the water, in the language in which it is longest; its letters are widely spaced.
pub fn room_on_water(sea: &SeaName) -> Tilted {
    let letters = sea.name.en.chars().count().max(sea.name.fr.chars().count()) as f32;
    // The middle of the letters lies a little above the baseline.
    let center = sea.at.away(sea.degrees - 90.0, sea.height * 0.3);
    let length = letters * sea.height * 0.7;
    Tilted {
        center,
        length,
        width: sea.height,
        degrees: sea.degrees,
    }
}

/// The width of a letter of the display face, in parts of its height, with a little to spare for its stand-in.
fn letter_width(letter: char) -> f32 {
    match letter {
        'i' | 'j' | 'l' | 't' | 'I' | 'J' | '\'' | '-' | '.' | ' ' => 0.31,
        'f' | 'r' | 's' => 0.44,
        'm' | 'w' | 'æ' | 'M' | 'N' | 'O' | 'G' | 'Q' | 'Ö' | 'Ø' => 0.84,
        'W' => 1.04,
        'A'..='Z' | 'Å' | 'Ä' | 'Ü' => 0.71,
        _ => 0.59,
    }
}

/// Flags where tracks leave the country.
pub fn flags(game: &RailGame) -> Vec<FlagMark> {
    let tracks = game.tracks().iter().zip(game.board().tracks());
    tracks
        .filter_map(|(track, place)| {
            let [x, y] = place.flag?;
            let country = track
                .ends()
                .into_iter()
                .find(|end| game.city(*end).is_dead_end())?;
            Some(FlagMark {
                country,
                at: Point::new(x, y),
                pattern: game.city(country).flag(),
            })
        })
        .collect()
}
