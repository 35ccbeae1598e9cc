//! The pages around the table.

use crate::screens::{NORDIC, OVER, Screen, page};

/// Every page, empty and in use.
pub const PAGES: &[Screen] = &[
    page("home", "#/", ".hero"),
    Screen {
        table: Some(NORDIC),
        ..page("home-with-games", "#/", ".saved")
    },
    page("new-game", "#/new/germany", "#start"),
    page("new-game-card-game", "#/new/card-game", ".seat-look"),
    page("board-nordic", "#/board/nordic", ".board-frame .name"),
    page("board-germany", "#/board/germany", ".board-frame .name"),
    page(
        "board-northern-lights",
        "#/board/northern-lights",
        ".board-frame .name",
    ),
    page("board-nederland", "#/board/nederland", ".board-frame .name"),
    page("card-game", "#/board/card-game", ".tickets"),
    page("rules", "#/rules", ".rule-games"),
    page("rules-nordic", "#/rules/nordic", "#questions"),
    page("rules-germany", "#/rules/germany", "#questions"),
    page(
        "rules-northern-lights",
        "#/rules/northern-lights",
        "#questions",
    ),
    page("rules-nederland", "#/rules/nederland", "#questions"),
    page("rules-card-game", "#/rules/card-game", "#questions"),
    page("saved-none", "#/saved", ".empty"),
    Screen {
        table: Some(NORDIC),
        ..page("saved", "#/saved", ".save")
    },
    page("history-none", "#/history", ".empty"),
    Screen {
        table: Some(OVER),
        ..page("history", "#/history", ".save")
    },
    Screen {
        table: Some(OVER),
        clicks: &["#last"],
        ..page("replay", "#/replay/1", "#last[aria-disabled=true]")
    },
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
    page("challenge-damaged", "#/c/cut", "[role=alert]"),
    page("settings", "#/settings", "#kept:not(:empty)"),
    page("about", "#/about", "#versions"),
    page("no-such-page", "#/nowhere", "main h1"),
    page("no-such-game", "#/play/9", "main h1"),
];
