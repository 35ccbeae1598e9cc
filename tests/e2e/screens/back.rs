//! The screens of what brings people back: the day, puzzles, fair play, people, challenges.

use super::{NORDIC, OVER, Screen, page};

/// These screens.
pub const SCREENS: &[Screen] = &[
    page("today", "#/today", ".calendar"),
    page("puzzles", "#/puzzles", ".puzzle-list"),
    Screen {
        clicks: &[".pick input", "#answer"],
        ..page("puzzle", "#/puzzles/nordic/1", ".verdict:not(:empty)")
    },
    page("puzzle-pile", "#/puzzles/card-game/1", ".pile-cards"),
    page("fair-none", "#/fair", ".empty-note"),
    Screen {
        table: Some(OVER),
        clicks: &["[data-check] button"],
        ..page(
            "fair",
            "#/fair",
            "[data-verdict=sound], [data-verdict=doubt]",
        )
    },
    page("people-none", "#/people", ".people p"),
    Screen {
        table: Some(OVER),
        ..page("people", "#/people", "#ratings")
    },
    page("challenge", "#/c/AShHACDIAAACBwAAAAAAAAAWlg", ".qr"),
    Screen {
        table: Some(OVER),
        clicks: &[".review:not([data-percent='0']) #stop"],
        ..page("review", "#/review/1", ".review .curve polyline")
    },
    page("pad-games", "#/pad", ".rule-games"),
    page("pad-start", "#/pad/northern-lights", "#pad-start"),
    Screen {
        clicks: &["#pad-start", "#pad-tickets input", ".pad-lists summary"],
        ..page("pad", "#/pad/germany", ".pad-board .name")
    },
    Screen {
        clicks: &["#pad-start", "#pad-tickets button"],
        ..page("pad-card-game", "#/pad/card-game", "#pad-result table")
    },
    page("review-none", "#/review/9", "[role=alert]"),
    Screen {
        table: Some(NORDIC),
        ..page("pass-on", "#/pass/saved/1", ".qr")
    },
    page("passed-damaged", "#/g/cut", "[role=alert]"),
    Screen {
        table: Some(OVER),
        clicks: &["#gallery summary"],
        ..page("gallery", "#/history", ".gallery li")
    },
    page("challenge-damaged", "#/c/cut", "[role=alert]"),
];
