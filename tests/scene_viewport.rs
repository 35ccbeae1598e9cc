//! What the window shows of a board: the map cannot be lost, and fingers hold what they touch.

use branchline::catalog::GameId;
use branchline::scene::{
    Covered, Gesture, Point, Room, Side, Stage, TAP_PX, Viewport, board, covered_spaces,
    free_corner,
};
use proptest::prelude::*;

const PHONE: Stage = Stage {
    board: (1100.0, 1500.0),
    window_px: (390.0, 500.0),
    at_rest: Covered::NOTHING,
    covered: Covered::NOTHING,
};

fn near(one: Point, other: Point) -> bool {
    one.distance(other) < 0.1
}

#[test]
fn fit_shows_the_whole_board_in_the_middle() {
    let fit = PHONE.fit();
    let top = fit.to_window(Point::new(0.0, 0.0));
    let bottom = fit.to_window(Point::new(1100.0, 1500.0));
    assert!(top.x >= 0.0 && top.y >= -0.01 && bottom.x <= 390.01 && bottom.y <= 500.01);
    assert!((top.x - (390.0 - bottom.x)).abs() < 0.1);
    assert_eq!(PHONE.held(fit), fit);
}

#[test]
fn zooming_keeps_what_is_under_the_pointer() {
    let about = Point::new(120.0, 333.0);
    let from = PHONE.zoomed(PHONE.fit(), PHONE.middle_px(), 3.0);
    let to = from.zoomed(about, 1.4);
    assert!(near(from.to_board(about), to.to_board(about)));
    assert!(near(to.to_window(to.to_board(about)), about));
}

#[test]
fn zooming_ends_at_the_limits_without_a_jump() {
    let (least, most) = PHONE.scales();
    let about = Point::new(50.0, 60.0);
    let mut viewport = PHONE.fit();
    for _ in 0..40 {
        viewport = PHONE.zoomed(viewport, about, 1.3);
    }
    assert!((viewport.scale - most).abs() < 1e-4);
    assert_eq!(PHONE.zoomed(viewport, about, 1.3), viewport);
    for _ in 0..40 {
        viewport = PHONE.zoomed(viewport, about, 0.7);
    }
    assert!((viewport.scale - least).abs() < 1e-4);
    assert!(near(viewport.shift_px, PHONE.fit().shift_px));
}

#[test]
fn a_pinch_holds_what_lies_between_the_fingers() {
    let start = PHONE.zoomed(PHONE.fit(), PHONE.middle_px(), 2.0);
    let mut gesture = Gesture::default();
    gesture.down(1, Point::new(100.0, 200.0), start);
    gesture.down(2, Point::new(200.0, 200.0), start);
    let between = start.to_board(Point::new(150.0, 200.0));
    // Many small moves and one large one lead to the same place: everything is computed from the start.
    let mut viewport = start;
    for step in 1..=50 {
        let step = step as f32;
        let one = Point::new(100.0 - step * 0.4, 200.0 + step);
        let two = Point::new(200.0 + step * 0.4, 200.0 + step);
        viewport = gesture
            .moved(1, one, viewport, PHONE)
            .expect("the board follows");
        viewport = gesture
            .moved(2, two, viewport, PHONE)
            .expect("the board follows");
    }
    assert!((viewport.scale / start.scale - 1.4).abs() < 1e-3);
    assert!(near(viewport.to_window(between), Point::new(150.0, 250.0)));
    assert_eq!(gesture.up(1, viewport), None, "two fingers never tap");
    assert_eq!(gesture.up(2, viewport), None);
    assert!(!gesture.is_running());
}

#[test]
fn the_finger_that_stays_goes_on_without_a_jump() {
    let start = PHONE.zoomed(PHONE.fit(), PHONE.middle_px(), 3.0);
    let mut gesture = Gesture::default();
    gesture.down(1, Point::new(100.0, 100.0), start);
    gesture.down(2, Point::new(300.0, 300.0), start);
    let pinched = gesture
        .moved(2, Point::new(280.0, 260.0), start, PHONE)
        .expect("the board follows");
    gesture.up(1, pinched);
    let next = gesture
        .moved(2, Point::new(281.0, 260.0), pinched, PHONE)
        .expect("the board follows");
    assert!(next.shift_px.distance(pinched.shift_px) < 1.1);
}

#[test]
fn a_tap_is_a_finger_that_hardly_moves() {
    let fit = PHONE.fit();
    let at = Point::new(50.0, 50.0);
    let mut gesture = Gesture::default();
    gesture.down(7, at, fit);
    let almost = Point::new(50.0 + TAP_PX - 1.0, 50.0);
    assert_eq!(
        gesture.moved(7, almost, fit, PHONE),
        None,
        "the board waits"
    );
    assert_eq!(gesture.up(7, fit), Some(at));

    let near = PHONE.zoomed(fit, at, 3.0);
    gesture.down(7, at, near);
    let away = Point::new(50.0 + TAP_PX, 50.0);
    let first = gesture
        .moved(7, away, near, PHONE)
        .expect("the board follows");
    assert!(near.shift_px.distance(first.shift_px) < 0.01, "no jump");
    assert_eq!(gesture.up(7, near), None);

    // A busy device reports the finger late: none of the distance is lost except the tolerance of a tap.
    gesture.down(7, at, near);
    let late = Point::new(50.0 - 60.0, 50.0);
    let first = gesture
        .moved(7, late, near, PHONE)
        .expect("the board follows");
    let far_px = near.shift_px.x - first.shift_px.x;
    assert!((far_px - (60.0 - TAP_PX)).abs() < 0.01, "{far_px}");
}

#[test]
fn centring_shows_all_of_the_cities_and_not_too_near() {
    let far = [Point::new(100.0, 100.0), Point::new(900.0, 1300.0)];
    let viewport = PHONE.centered_on(&far);
    for city in far {
        let Point { x, y } = viewport.to_window(city);
        assert!((0.0..=390.0).contains(&x) && (0.0..=500.0).contains(&y));
    }
    let one = PHONE.centered_on(&[Point::new(550.0, 750.0)]);
    assert!(near(
        one.to_window(Point::new(550.0, 750.0)),
        PHONE.middle_px()
    ));
    assert!(one.scale <= 1.2);
    assert_eq!(PHONE.centered_on(&[]), PHONE.fit());
}

#[test]
fn turning_the_phone_keeps_the_middle_or_the_whole() {
    let turned = Stage {
        window_px: (800.0, 300.0),
        ..PHONE
    };
    assert_eq!(turned.resized(PHONE, PHONE.fit()), turned.fit());
    let near_in = PHONE.centered_on(&[Point::new(550.0, 750.0)]);
    let after = turned.resized(PHONE, near_in);
    assert!(near(
        after.to_window(Point::new(550.0, 750.0)),
        turned.middle_px()
    ));
}

#[test]
fn a_glide_ends_where_it_leads() {
    let (from, to) = (PHONE.fit(), PHONE.centered_on(&[Point::new(300.0, 300.0)]));
    assert!(near(from.toward(to, 0.0, PHONE).shift_px, from.shift_px));
    assert!(near(from.toward(to, 1.0, PHONE).shift_px, to.shift_px));
}

#[test]
fn names_stay_readable() {
    // On a phone, where the whole board leaves 8 pixels for a name.
    assert!(22.0 * 0.36 * PHONE.name_scale(0.36, 22.0) > 10.0);
    // Printed size where that is readable, and no huge letters when near.
    assert_eq!(PHONE.name_scale(0.6, 22.0), 1.0);
    assert!(22.0 * 2.4 * PHONE.name_scale(2.4, 22.0) <= 15.1);
    let desktop = Stage {
        window_px: (1440.0, 900.0),
        ..PHONE
    };
    assert!(22.0 * 2.4 * desktop.name_scale(2.4, 22.0) <= 22.1);
}

/// A phone with plates above and a dock below, and with a sheet that covers more.
fn at_table(sheet_px: f32) -> Stage {
    let at_rest = Covered {
        top_px: 44.0,
        bottom_px: 160.0,
        ..Covered::NOTHING
    };
    Stage {
        window_px: (390.0, 844.0),
        at_rest,
        covered: Covered {
            bottom_px: at_rest.bottom_px.max(sheet_px),
            ..at_rest
        },
        ..PHONE
    }
}

#[test]
fn what_lies_over_the_board_counts_for_the_side_it_lies_along() {
    let room = |left_px, top_px, right_px, bottom_px| Room {
        left_px,
        top_px,
        right_px,
        bottom_px,
    };
    let covered = Covered::by(
        (390.0, 844.0),
        Covered::NOTHING,
        &[
            (Side::Top, room(0.0, 0.0, 390.0, 44.0)),
            (Side::Bottom, room(0.0, 684.0, 390.0, 728.0)),
            (Side::Bottom, room(0.0, 728.0, 390.0, 844.0)),
            // A sheet that is shut has no room.
            (Side::Bottom, room(0.0, 0.0, 0.0, 0.0)),
        ],
    );
    assert_eq!(covered, at_table(0.0).covered);
    let desktop = Covered::by(
        (1440.0, 900.0),
        Covered::NOTHING,
        &[
            (Side::Left, room(0.0, 0.0, 190.0, 330.0)),
            (Side::Right, room(1100.0, 0.0, 1440.0, 900.0)),
            (Side::Bottom, room(400.0, 800.0, 900.0, 900.0)),
        ],
    );
    let Covered {
        top_px,
        right_px,
        bottom_px,
        left_px,
    } = desktop;
    assert_eq!(
        (top_px, right_px, bottom_px, left_px),
        (0.0, 340.0, 100.0, 190.0)
    );
    // Beside a notch, what keeps clear of it reaches farther in.
    let notch = Covered {
        left_px: 44.0,
        bottom_px: 21.0,
        ..Covered::NOTHING
    };
    let sideways = Covered::by(
        (844.0, 390.0),
        notch,
        &[(Side::Right, room(500.0, 0.0, 800.0, 369.0))],
    );
    assert_eq!((sideways.left_px, sideways.bottom_px), (44.0, 21.0));
    assert_eq!(sideways.right_px, 344.0);
}

#[test]
fn the_whole_board_fits_beside_what_always_lies_there() {
    let fit = at_table(0.0).fit();
    let (top, bottom) = (
        fit.to_window(Point::new(0.0, 0.0)),
        fit.to_window(Point::new(1100.0, 1500.0)),
    );
    assert!(top.y >= 43.9 && bottom.y <= 684.1 && top.x >= -0.1 && bottom.x <= 390.1);
    // A sheet that opens changes nothing of this: the board keeps its size.
    assert_eq!(at_table(420.0).fit(), fit);
}

#[test]
fn a_track_behind_a_sheet_is_brought_into_view_at_the_same_scale() {
    let open = at_table(420.0);
    let fit = open.fit();
    let (seen, hidden) = (Point::new(500.0, 300.0), Point::new(500.0, 1400.0));
    assert_eq!(open.visiting(fit, &[seen]), fit);
    let visit = open.visiting(fit, &[hidden]);
    assert_eq!(visit.scale, fit.scale);
    let free = open.free();
    let at = visit.to_window(hidden);
    assert!(
        at.y > free.top_px && at.y < free.bottom_px,
        "{at:?} in {free:?}"
    );
    // Two ends too far apart for the free part are seen from farther away, both of them.
    let near_in = open.zoomed(fit, open.middle_px(), 4.0);
    let ends = [Point::new(50.0, 50.0), Point::new(900.0, 1400.0)];
    let far = open.visiting(near_in, &ends);
    assert!(far.scale < fit.scale);
    for at in ends.map(|end| far.to_window(end)) {
        assert!(at.x > free.left_px && at.x < free.right_px, "{at:?}");
        assert!(at.y > free.top_px && at.y < free.bottom_px, "{at:?}");
    }
    // Without the sheet the board is as large as it always is.
    assert_eq!(at_table(0.0).held(far).scale, fit.scale);
}

#[test]
fn covers_that_meet_leave_something_to_aim_at() {
    let shut = Stage {
        covered: Covered {
            top_px: 400.0,
            bottom_px: 600.0,
            ..Covered::NOTHING
        },
        ..at_table(0.0)
    };
    let held = shut.held(shut.fit());
    assert!(held.scale.is_finite() && held.shift_px.y.is_finite());
    assert!(shut.free().bottom_px > shut.free().top_px);
}

proptest! {
    /// Whatever is requested, part of the board is visible, and a viewport within the limits stays as it is.
    #[test]
    fn the_map_cannot_be_lost(scale in 0.001f32..50.0, x in -9e4f32..9e4, y in -9e4f32..9e4, width in 40f32..3000.0, height in 40f32..3000.0) {
        let stage = Stage { window_px: (width, height), ..PHONE };
        let held = stage.held(Viewport { scale, shift_px: Point::new(x, y) });
        let top = held.to_window(Point::new(0.0, 0.0));
        let bottom = held.to_window(Point::new(1100.0, 1500.0));
        let seen = |low: f32, high: f32, window: f32| high.min(window) - low.max(0.0);
        prop_assert!(seen(top.x, bottom.x, width) >= width.min(1100.0 * held.scale) - 80.5);
        prop_assert!(seen(top.y, bottom.y, height) >= height.min(1500.0 * held.scale) - 80.5);
        let again = stage.held(held);
        prop_assert!(again.shift_px.distance(held.shift_px) < 0.5);
    }
}

/// At the sizes of phones, with the plates above and the dock below, or beside.
#[test]
fn the_buttons_of_the_map_cover_no_space_of_any_board_on_a_phone() {
    let upright = |window_px| Stage {
        window_px,
        ..at_table(0.0)
    };
    let beside = Covered {
        right_px: 300.0,
        ..Covered::NOTHING
    };
    let sideways = Stage {
        window_px: (844.0, 390.0),
        at_rest: beside,
        covered: beside,
        ..PHONE
    };
    for (_, rail) in GameId::maps() {
        let scene = board(rail);
        let stages = [upright((390.0, 844.0)), upright((360.0, 640.0)), sideways];
        for stage in stages {
            let stage = Stage {
                board: (scene.width, scene.height),
                ..stage
            };
            let corner = free_corner(&scene, stage, (60.0, 110.0));
            let covered = covered_spaces(&scene, stage, (52.0, 102.0), corner);
            assert_eq!(
                covered,
                0,
                "{}: {corner:?} of {:?}",
                rail.name().en,
                stage.window_px
            );
        }
    }
}

#[test]
fn seals_are_left_out_where_nobody_can_read_them() {
    let whole = PHONE.fit();
    assert!(!whole.shows_marks(), "the whole map on a phone");
    let near = Viewport {
        scale: 2.0 * whole.scale,
        ..whole
    };
    assert!(near.shows_marks(), "a part of it");
}
