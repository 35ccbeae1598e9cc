//! The drawings are readable: no space overlaps another, nothing hides behind a name.

use branchline::catalog::*;

/// A rectangle, turned: its four corners.
type Corners = [(f32, f32); 4];

fn rectangle(x: f32, y: f32, degrees: f32, length: f32, width: f32) -> Corners {
    let (sin, cos) = degrees.to_radians().sin_cos();
    let corner = |u: f32, v: f32| (x + cos * u - sin * v, y + sin * u + cos * v);
    let (u, v) = (length / 2.0, width / 2.0);
    [corner(-u, -v), corner(u, -v), corner(u, v), corner(-u, v)]
}

/// Two turned rectangles overlap unless some side of one has all of the other behind it.
fn overlap(a: &Corners, b: &Corners) -> bool {
    let separated_by = |a: &Corners, b: &Corners| {
        (0..4).any(|side| {
            let ((x0, y0), (x1, y1)) = (a[side], a[(side + 1) % 4]);
            let outside = |(x, y): (f32, f32)| (x - x0) * (y1 - y0) - (y - y0) * (x1 - x0) >= 0.0;
            b.iter().all(|corner| outside(*corner))
        })
    };
    !separated_by(a, b) && !separated_by(b, a)
}

/// Distance of a point from a turned rectangle; 0 inside.
fn distance(space: &Space, (length, width): (f32, f32), (x, y): (f32, f32)) -> f32 {
    let (sin, cos) = space.degrees.to_radians().sin_cos();
    let (dx, dy) = (x - space.x, y - space.y);
    let along = ((dx * cos + dy * sin).abs() - length / 2.0).max(0.0);
    let across = ((dy * cos - dx * sin).abs() - width / 2.0).max(0.0);
    along.hypot(across)
}

/// The smallest distance of a corner of one space from another space.
fn gap(from: &Space, to: &Space, size: (f32, f32)) -> f32 {
    let corners = rectangle(from.x, from.y, from.degrees, size.0, size.1);
    corners
        .into_iter()
        .map(|corner| distance(to, size, corner))
        .fold(f32::MAX, f32::min)
}

/// The box of a city's name, as the layout assumes it: 0.55 of its height per letter.
fn label_box(board: &Board, name: &str, label: &LabelPlace) -> Corners {
    let height = board.label_height();
    let width = 0.55 * height * name.chars().count() as f32;
    let left = match label.anchor {
        Anchor::Start => label.x,
        Anchor::Middle => label.x - width / 2.0,
        Anchor::End => label.x - width,
    };
    let top = label.y - height * 17.0 / 22.0;
    [
        (left, top),
        (left + width, top),
        (left + width, top + height),
        (left, top + height),
    ]
}

struct Drawing {
    game: &'static RailGame,
    spaces: Vec<(TrackId, Space, Corners)>,
    labels: Vec<(&'static str, Corners)>,
    discs: Vec<(f32, f32)>,
}

fn drawing(game: &'static RailGame) -> Drawing {
    let board = game.board();
    let (length, width) = board.space_size();
    let spaces = game
        .track_ids()
        .flat_map(|track| {
            board
                .track(track)
                .spaces
                .iter()
                .map(move |space| (track, *space))
        })
        .map(|(track, space)| {
            (
                track,
                space,
                rectangle(space.x, space.y, space.degrees, length, width),
            )
        })
        .collect();
    let places = || game.cities().iter().zip(board.cities());
    let labels = places()
        .filter_map(|(city, place)| {
            place
                .label
                .map(|label| (city.name(), label_box(board, city.name(), &label)))
        })
        .collect();
    let cities = places()
        .filter(|(city, _)| !city.is_dead_end())
        .map(|(_, place)| (place.x, place.y));
    let flags = board
        .tracks()
        .iter()
        .filter_map(|track| track.flag)
        .map(|[x, y]| (x, y));
    Drawing {
        game,
        spaces,
        labels,
        discs: cities.chain(flags).collect(),
    }
}

fn boards() -> impl Iterator<Item = (GameId, Drawing)> {
    GameId::maps().map(|(id, game)| (id, drawing(game)))
}

#[test]
fn no_two_spaces_overlap() {
    for (id, drawing) in boards() {
        for (index, (track, _, corners)) in drawing.spaces.iter().enumerate() {
            for (other, _, others) in &drawing.spaces[..index] {
                assert!(
                    !overlap(corners, others),
                    "{id:?}: {track:?} over {other:?}"
                );
            }
        }
    }
}

#[test]
fn every_track_has_a_space_for_each_wagon() {
    for (id, drawing) in boards() {
        for track in drawing.game.track_ids() {
            let drawn = drawing.game.board().track(track).spaces.len();
            assert_eq!(
                drawn,
                drawing.game.track(track).length(),
                "{id:?}: {track:?}"
            );
        }
    }
}

#[test]
fn no_label_covers_a_space_a_city_or_a_label() {
    for (id, drawing) in boards() {
        let radius = drawing.game.board().city_radius();
        for (index, (name, corners)) in drawing.labels.iter().enumerate() {
            for (track, _, space) in &drawing.spaces {
                assert!(!overlap(corners, space), "{id:?}: {name} over {track:?}");
            }
            for (other, others) in &drawing.labels[..index] {
                assert!(!overlap(corners, others), "{id:?}: {name} over {other}");
            }
            let [(left, top), _, (right, bottom), _] = *corners;
            for (x, y) in &drawing.discs {
                let (dx, dy) = (x - x.clamp(left, right), y - y.clamp(top, bottom));
                assert!(
                    dx.hypot(dy) >= radius,
                    "{id:?}: {name} over a city at {x},{y}"
                );
            }
        }
    }
}

#[test]
fn no_space_covers_a_city() {
    for (id, drawing) in boards() {
        let board = drawing.game.board();
        for disc in &drawing.discs {
            for (track, space, _) in &drawing.spaces {
                let gap = distance(space, board.space_size(), *disc) - board.city_radius();
                assert!(gap >= -0.5, "{id:?}: {track:?} covers the city at {disc:?}");
            }
        }
    }
}

#[test]
fn tracks_reach_their_cities_without_gaps() {
    for (id, drawing) in boards() {
        let board = drawing.game.board();
        for track in drawing.game.track_ids() {
            let place = board.track(track);
            let ends = drawing
                .game
                .track(track)
                .ends()
                .map(|city| board.cities()[city.index()]);
            let last = place.flag.unwrap_or([ends[1].x, ends[1].y]);
            let size = board.space_size();
            let first_gap = distance(&place.spaces[0], size, (ends[0].x, ends[0].y));
            let last_gap = distance(
                &place.spaces[place.spaces.len() - 1],
                size,
                (last[0], last[1]),
            );
            for gap in [first_gap, last_gap] {
                assert!(
                    gap <= board.city_radius() + 34.0,
                    "{id:?}: {track:?} ends {gap} from its city"
                );
            }
            for pair in place.spaces.windows(2) {
                let apart = gap(&pair[0], &pair[1], size).min(gap(&pair[1], &pair[0], size));
                assert!(apart <= 16.0, "{id:?}: {track:?} has a gap of {apart}");
                let turn = (pair[0].degrees - pair[1].degrees + 90.0).rem_euclid(180.0) - 90.0;
                assert!(
                    turn.abs() <= 35.0,
                    "{id:?}: {track:?} bends by {turn} degrees"
                );
            }
        }
    }
}

#[test]
fn everything_lies_inside_the_board() {
    for (id, drawing) in boards() {
        let board = drawing.game.board();
        let corners = drawing.spaces.iter().map(|(_, _, corners)| corners);
        for (x, y) in corners
            .chain(drawing.labels.iter().map(|(_, corners)| corners))
            .flatten()
        {
            let inside = (12.0..=board.width() - 12.0).contains(x)
                && (12.0..=board.height() - 12.0).contains(y);
            assert!(inside, "{id:?}: something lies at {x},{y}");
        }
    }
}

#[test]
fn names_on_the_water_cover_nothing() {
    for (id, drawing) in boards() {
        for sea in drawing.game.board().seas() {
            for name in [&sea.name.en, &sea.name.fr] {
                let width = 0.55 * sea.height * name.chars().count() as f32;
                let corners = rectangle(
                    sea.x,
                    sea.y - sea.height * 0.3,
                    sea.degrees,
                    width,
                    sea.height,
                );
                for (track, _, space) in &drawing.spaces {
                    assert!(!overlap(&corners, space), "{id:?}: {name} over {track:?}");
                }
                for (label, others) in &drawing.labels {
                    assert!(!overlap(&corners, others), "{id:?}: {name} over {label}");
                }
            }
        }
    }
}
