//! From a checked game to the picture of its board.

use super::crowd::Crowd;
use super::frame;
use super::geometry::{Point, Tilted};
use super::marks;
use super::model::*;
use super::names;
use crate::catalog::{
    Board, City, CityId, CityKind, CityPlace, RailGame, Track, TrackId, TrackKind, TrackPlace,
};

/// Capitals are printed larger than other cities, where there is room.
const CAPITAL_SCALE: f32 = 1.15;

/// The picture of a game's board.
pub fn board(game: &RailGame) -> BoardScene {
    let board = game.board();
    let mut crowd = Crowd::new(board.width(), board.height());
    let tracks = tracks(game, &mut crowd);
    let mut cities = cities(game, &mut crowd);
    let flags = marks::flags(game);
    for flag in &flags {
        crowd.take(flag_room(flag.at));
    }
    let seals = marks::seals(game, &tracks, &mut crowd);
    for (mark, city) in cities.iter_mut().zip(game.cities()) {
        mark.figures = marks::figures(mark, city.passengers(), board.city_radius(), &mut crowd);
    }
    let standing = standing(board, &tracks, &flags, &seals, &cities);
    names::let_grow(&mut cities, board, &standing);
    let seas = seas(board);
    for sea in &seas {
        crowd.take(marks::room_on_water(sea));
    }
    let title = frame::title(game.name(), &mut crowd);
    let compass = frame::compass(&mut crowd);
    BoardScene {
        width: board.width(),
        height: board.height(),
        backdrop: Backdrop {
            land: board.land().to_owned(),
            lakes: board.lakes().to_owned(),
            borders: board.borders().to_owned(),
            graticule: frame::graticule(board),
        },
        seas,
        title,
        compass,
        space_size: board.space_size(),
        city_radius: board.city_radius(),
        tracks,
        cities,
        flags,
        seals,
    }
}

fn tracks(game: &RailGame, crowd: &mut Crowd) -> Vec<TrackMark> {
    let (length, width) = game.board().space_size();
    let rows = game
        .track_ids()
        .zip(game.tracks())
        .zip(game.board().tracks());
    let tracks: Vec<TrackMark> = rows
        .map(|((id, track), place)| track_mark(id, track, place))
        .collect();
    for space in tracks.iter().flat_map(|track| &track.spaces) {
        crowd.take(space_room(space, length, width));
    }
    tracks
}

pub(super) fn track_mark(id: TrackId, track: &Track, place: &TrackPlace) -> TrackMark {
    let (bed, locomotives) = match track.kind() {
        TrackKind::Plain | TrackKind::Substitute => (Bed::Ground, 0),
        TrackKind::Ferry { symbols } => (Bed::Ferry, symbols as usize),
        TrackKind::Tunnel => (Bed::Tunnel, 0),
    };
    // Locomotives stand in the middle of the track, where they read as one group.
    let first = (place.spaces.len() - locomotives.min(place.spaces.len())) / 2;
    let spaces = place
        .spaces
        .iter()
        .enumerate()
        .map(|(index, space)| SpaceMark {
            at: Point::new(space.x, space.y),
            degrees: space.degrees,
            print: if (first..first + locomotives).contains(&index) {
                Print::Locomotive
            } else {
                Print::Symbol
            },
        });
    TrackMark {
        id,
        color: track.color(),
        bed,
        spaces: spaces.collect(),
    }
}

fn cities(game: &RailGame, crowd: &mut Crowd) -> Vec<CityMark> {
    let board = game.board();
    let rows = game.cities().iter().zip(board.cities()).enumerate();
    let mut cities: Vec<CityMark> = rows
        .map(|(index, (city, place))| city_mark(index, city, place, board))
        .collect();
    for city in &mut cities {
        if city.rank != CityRank::Country {
            let side = 2.0 * board.city_radius();
            crowd.take(Tilted::upright(city.at, side, side));
        }
        if let Some(label) = &mut city.label {
            let usual = label.height;
            label.height = usual * CAPITAL_SCALE;
            if city.rank != CityRank::Capital || !crowd.is_free(&marks::room_of(label)) {
                label.height = usual;
            }
            crowd.take(marks::room_of(label));
        }
    }
    cities
}

/// What no name may grow over.
fn standing(
    board: &Board,
    tracks: &[TrackMark],
    flags: &[FlagMark],
    seals: &[SealMark],
    cities: &[CityMark],
) -> Crowd {
    let mut crowd = Crowd::new(board.width(), board.height());
    let (length, width) = board.space_size();
    let spaces = tracks.iter().flat_map(|track| &track.spaces);
    let spaces = spaces.map(|space| space_room(space, length, width));
    let flags = flags.iter().map(|flag| flag_room(flag.at));
    let seals = seals.iter().map(|seal| marks::seal_room(seal.at));
    let figures = cities.iter().flat_map(|city| &city.figures);
    let figures = figures.map(|feet| marks::figure_room(*feet));
    for room in spaces.chain(flags).chain(seals).chain(figures) {
        crowd.take(room);
    }
    crowd
}

fn space_room(space: &SpaceMark, length: f32, width: f32) -> Tilted {
    Tilted {
        center: space.at,
        length,
        width,
        degrees: space.degrees,
    }
}

fn flag_room(at: Point) -> Tilted {
    let (length, width) = marks::FLAG_SIZE;
    Tilted::upright(at, length, width)
}

fn city_mark(index: usize, city: &City, place: &CityPlace, board: &Board) -> CityMark {
    let rank = match city.kind() {
        CityKind::Junction => CityRank::Junction,
        CityKind::DeadEnd => CityRank::Country,
        CityKind::City if city.is_capital() => CityRank::Capital,
        CityKind::City => CityRank::City,
    };
    let label = place.label.map(|label| CityLabel {
        text: city.name().to_owned(),
        local: city.local_name().cloned(),
        at: Point::new(label.x, label.y),
        anchor: label.anchor,
        height: board.label_height(),
        growth: 1.0,
    });
    CityMark {
        id: CityId(index as u8),
        at: Point::new(place.x, place.y),
        rank,
        label,
        figures: Vec::new(),
    }
}

fn seas(board: &Board) -> Vec<SeaName> {
    let seas = board.seas().iter();
    seas.map(|sea| SeaName {
        name: sea.name.clone(),
        at: Point::new(sea.x, sea.y),
        degrees: sea.degrees,
        height: sea.height,
    })
    .collect()
}
