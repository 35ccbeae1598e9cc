//! How far a sheet rises: every pull from every stop.

use branchline::session::{Pull, Stop};

#[test]
fn a_sheet_follows_the_finger_from_stop_to_stop() {
    let steps = [
        (Stop::Peek, Pull::Up, Some(Stop::Half)),
        (Stop::Half, Pull::Up, Some(Stop::Full)),
        (Stop::Full, Pull::Up, Some(Stop::Full)),
        (Stop::Full, Pull::Down, Some(Stop::Half)),
        (Stop::Peek, Pull::Tap, Some(Stop::Half)),
        (Stop::Half, Pull::Tap, Some(Stop::Full)),
        (Stop::Full, Pull::Tap, Some(Stop::Half)),
    ];
    for (from, pull, to) in steps {
        for can_be_closed in [true, false] {
            assert_eq!(from.after(pull, can_be_closed), to, "{from:?} {pull:?}");
        }
    }
}

#[test]
fn what_can_be_closed_is_pulled_shut_and_a_question_only_steps_aside() {
    for from in [Stop::Peek, Stop::Half] {
        assert_eq!(from.after(Pull::Down, true), None);
        assert_eq!(from.after(Pull::Down, false), Some(Stop::Peek));
    }
}
