//! The camera goes to what happens outside the free part of the window and comes back: at every track and every ticket
//! of every board.

use branchline::catalog::{CityId, GameId, RailGame};
use branchline::scene::{Covered, Point, Stage, Viewport, Visit, board};

/// A phone held upright, or sideways, with a sheet open or not.
fn stages(rail: &'static RailGame) -> Vec<Stage> {
    let scene = board(rail);
    let covered = |top_px, right_px, bottom_px| Covered {
        top_px,
        right_px,
        bottom_px,
        left_px: 0.0,
    };
    let windows = [
        (
            (390.0, 844.0),
            covered(44.0, 0.0, 160.0),
            covered(44.0, 0.0, 400.0),
        ),
        (
            (844.0, 390.0),
            covered(0.0, 300.0, 0.0),
            covered(0.0, 300.0, 0.0),
        ),
    ];
    let stage = |(window_px, at_rest, open)| {
        let board = (scene.width, scene.height);
        [at_rest, open].map(|covered| Stage {
            board,
            window_px,
            at_rest,
            covered,
        })
    };
    windows.into_iter().flat_map(stage).collect()
}

/// Near one corner of the board, so that most of it is out of sight.
fn in_a_corner(stage: Stage) -> Viewport {
    let near = stage.zoomed(stage.fit(), stage.middle_px(), 3.0);
    stage.held(near.panned(9e4, 9e4))
}

fn is_free(stage: Stage, viewport: Viewport, at: Point) -> bool {
    let (free, at) = (stage.free(), viewport.to_window(at));
    at.x > free.left_px && at.x < free.right_px && at.y > free.top_px && at.y < free.bottom_px
}

/// What is looked at together: the ends of every track, as for claims and neutral wagons, of all tracks that the neutral
/// player might get, and of every ticket that is counted.
fn sights(rail: &'static RailGame) -> Vec<(Vec<CityId>, bool)> {
    let ends = |ends: [CityId; 2]| ends.to_vec();
    let tracks: Vec<_> = rail
        .tracks()
        .iter()
        .map(|track| ends(track.ends()))
        .collect();
    let tickets = rail
        .tickets()
        .iter()
        .map(|ticket| (ends(ticket.ends()), true));
    let some = tracks.chunks(4).map(|some| (some.concat(), false));
    let each = tracks.iter().map(|ends| (ends.clone(), false));
    each.chain(some).chain(tickets).collect()
}

#[test]
fn what_happens_anywhere_is_seen_in_the_free_part_and_the_camera_comes_back() {
    for (id, rail) in GameId::maps() {
        for stage in stages(rail) {
            let home = in_a_corner(stage);
            for (cities, near) in sights(rail) {
                let at = |city: &CityId| {
                    let spot = rail.board().cities()[city.index()];
                    Point::new(spot.x, spot.y)
                };
                let points: Vec<Point> = cities.iter().map(at).collect();
                let mut visit = Visit::default();
                visit.begin(points.clone(), near, home);
                let there = visit.aim(stage, home);
                for point in &points {
                    let seen = is_free(stage, there, *point);
                    assert!(seen, "{}: {cities:?} in {:?}", id.slug(), stage.window_px);
                }
                assert_eq!(visit.end(), Some(home), "and back, to the pixel");
            }
        }
    }
}

/// A stage of some board, where the camera stands, and a spot that it does not see.
fn out_of_sight() -> (Stage, Viewport, Point) {
    let (_, rail) = GameId::maps().next().expect("a map game");
    let stage = stages(rail)[0];
    let (width, height) = stage.board;
    (
        stage,
        in_a_corner(stage),
        Point::new(width * 0.9, height * 0.9),
    )
}

#[test]
fn what_is_seen_already_moves_nothing() {
    let (stage, home, _) = out_of_sight();
    let mut visit = Visit::default();
    visit.begin(vec![home.to_board(stage.middle_px())], false, home);
    assert_eq!(visit.aim(stage, home), home);
}

#[test]
fn one_visit_after_the_other_leads_back_to_where_the_first_began() {
    let (stage, home, spot) = out_of_sight();
    let mut visit = Visit::default();
    visit.begin(vec![spot], false, home);
    let there = visit.aim(stage, home);
    assert_ne!(there, home);
    visit.begin(vec![Point::new(10.0, spot.y)], false, there);
    assert_eq!(visit.end(), Some(home));
    assert!(!visit.is_running());
}

#[test]
fn whoever_moves_the_board_meanwhile_keeps_it_where_they_moved_it() {
    let (stage, home, spot) = out_of_sight();
    let mut visit = Visit::default();
    visit.begin(vec![spot], false, home);
    let moved = visit.aim(stage, home).panned(30.0, 0.0);
    visit.leave();
    assert_eq!(visit.aim(stage, moved), moved, "nothing pulls it away");
    // What comes next leads back to there.
    visit.begin(vec![Point::new(10.0, 10.0)], false, moved);
    assert_eq!(visit.end(), Some(moved));
}
