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
    page("lessons", "#/lessons/nordic", ".chapters"),
    page("lesson-nordic", "#/lessons/nordic/1", ".lesson"),
    page("lesson-card-game", "#/lessons/card-game/1", ".lesson"),
    Screen {
        clicks: &["#lesson-skip, #lesson-on"],
        ..page("lesson-nederland", "#/lessons/nederland/2", ".lesson")
    },
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
    page("rule", "#/rules/nordic/no-6", ".rule:focus"),
    page("special-nordic", "#/special/nordic", ".special li"),
    page("special-germany", "#/special/germany", ".special li"),
    page("special-card-game", "#/special/card-game", ".special li"),
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
    page("settings", "#/settings", "#kept:not(:empty)"),
    page("about", "#/about", "#versions"),
    page("no-such-page", "#/nowhere", "main h1"),
    page("no-such-game", "#/play/9", "main h1"),
];
