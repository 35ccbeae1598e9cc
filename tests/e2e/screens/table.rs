//! Screens of the map games' tables that need a moment of their own: what a claim costs and brings, what is found by
//! tapping the map, what bots have done, how it ended.

use branchline::catalog::{GameId, RailGame, TrackKind};
use branchline::engine::game::{Action, PlayerView, Sighting};
use branchline::engine::rail::{ClaimOption, Phase, RailAction, RailOptions, RailView};
use branchline::scene::{Intent, harm};
use branchline::session::{Msg, Session};

use super::{NORDIC, OVER, Screen, TABLES, at};
use crate::positions::{Table, mid_game, phase};

/// The claims of a turn in the middle of a game.
fn claims(
    view: &PlayerView,
    actions: &[Action],
    wanted: fn(&RailView, &RailGame, &ClaimOption) -> bool,
) -> bool {
    let PlayerView::Rail(rail) = view else {
        return false;
    };
    let RailOptions::Turn(turn) = rail.options(rail.game()) else {
        return false;
    };
    mid_game(view, actions)
        && turn
            .claims
            .iter()
            .all(|claim| wanted(rail, rail.game(), claim))
}

/// A turn in which every track that can be claimed is like this.
macro_rules! claiming {
    ($game:ident, $wanted:expr) => {
        Table::of(GameId::$game, |view, actions| {
            claims(view, actions, $wanted)
        })
    };
}

const FERRIES: Table = claiming!(NORTHERN_LIGHTS, |_, game, claim| {
    matches!(game.track(claim.track).kind(), TrackKind::Ferry { .. })
});
const LOANS: Table = claiming!(NEDERLAND, |view, game, claim| view
    .terms(game, claim.track)
    .loan);
const PASSENGERS: Table = claiming!(GERMANY, |view, game, claim| {
    let waits = |city: branchline::catalog::CityId| view.open.passengers[city.index()] != [0; 8];
    game.track(claim.track).ends().into_iter().all(waits)
});
const TUNNELS: Table = claiming!(NORDIC, |_, game, claim| {
    matches!(game.track(claim.track).kind(), TrackKind::Tunnel)
});
/// The first way to pay for the first track turns up cards that ask for nothing more.
const TURNED: Table = Table {
    and: |session| {
        let claim = |it: &Action| matches!(it, Action::Rail(RailAction::Claim { .. }));
        let mut actions = Vec::new();
        session.view().legal_actions(&mut actions);
        actions.iter().filter(|it| claim(it)).all(|it| {
            let mut tried = session.clone();
            let done = tried.update(Msg::Act(*it));
            let seen = tried
                .log_backwards()
                .next()
                .map_or(Vec::new(), |it| it.seen);
            done.is_ok()
                && seen
                    .iter()
                    .any(|it| Sighting::turned_for_nothing(it).is_some())
        })
    },
    ..TUNNELS
};
/// A bot's last move has made a ticket of the viewer longer, or impossible.
const HARMED: Table = Table {
    and: |session| {
        let harms = |session: &Session| {
            let [before, after] = session.around(&session.told()?);
            let (before, after) = (before.rail()?, after.rail()?);
            harm(before.game(), before, after)
        };
        harms(session).is_some()
    },
    ..NORDIC
};
const FIVE: Table = Table {
    seats: 5,
    ..Table::of(GameId::NEDERLAND, mid_game)
};
const KEEPS: Table = Table::of(GameId::NORTHERN_LIGHTS, |view, _| {
    view.turn() > 12 && phase(view) == Some(&Phase::KeepTickets)
});

const fn over(game: GameId) -> Table {
    Table::of(game, |view, _| {
        matches!(phase(view), Some(Phase::Over { .. }))
    })
}

/// The claim sheet of the first track of the list.
const FIRST_CLAIM: &[&str] = &["[data-tab=tracks]", ".track-list.now button"];

/// These screens.
pub const SCREENS: &[Screen] = &[
    Screen {
        on_map: Some(|meant| matches!(meant, Intent::Choose(_))),
        ..at(
            "which-track",
            NORDIC,
            &[],
            ".which-track [data-near] .price",
        )
    },
    Screen {
        on_map: Some(|meant| matches!(meant, Intent::City(_))),
        ..at("city", PASSENGERS, &[], ".city [data-city-track]")
    },
    at(
        "claim-sheet-lack",
        NORDIC,
        &[
            "[data-tab=tracks]",
            ".stage summary",
            ".track-list:not(.now) button:has(.price:not(.payable))",
        ],
        ".claim .lack:not(:empty)",
    ),
    at(
        "claim-sheet-ferry",
        FERRIES,
        FIRST_CLAIM,
        ".claim .wants:not(:empty)",
    ),
    at(
        "claim-sheet-tunnel",
        TUNNELS,
        FIRST_CLAIM,
        ".claim .odds .owes-3",
    ),
    at(
        "claim-sheet-passengers",
        PASSENGERS,
        FIRST_CLAIM,
        ".claim .waits .majority .small",
    ),
    Screen {
        also: &[".claim .toll-line .coin"],
        ..at(
            "claim-sheet-loan",
            LOANS,
            FIRST_CLAIM,
            ".claim .loan strong",
        )
    },
    at(
        "tunnel-turned",
        TURNED,
        &[
            "[data-tab=tracks]",
            ".track-list.now button",
            "#confirm-claim",
        ],
        ".tunnel-turned .card",
    ),
    at(
        "all-on-map",
        NORDIC,
        &["[data-tab=tickets]", "#all-on-map"],
        "#all-on-map[aria-pressed=true]",
    ),
    at("recap-of-bots", HARMED, &["#caption"], ".recap .harm"),
    Screen {
        also: &[".bonus-list .bonus"],
        ..at("keep-tickets-bonus", KEEPS, &[], ".offer")
    },
    Screen {
        also: &[".token-ranking .purse"],
        ..at(
            "players-of-five",
            FIVE,
            &["[data-tab=players]"],
            ".player-list > :nth-child(5)",
        )
    },
    at("count", OVER, &["#count-again"], "#counting"),
    at(
        "result-northern-lights",
        over(GameId::NORTHERN_LIGHTS),
        &[],
        "#result",
    ),
    at("result-nederland", over(GameId::NEDERLAND), &[], "#result"),
];

/// The screen of that name.
pub fn named(name: &str) -> &'static Screen {
    let mut found = TABLES.iter().chain(SCREENS);
    found.find(|it| it.name == name).expect("a screen")
}
