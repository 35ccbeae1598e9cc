//! Every screen of the app and how to get there. If you add a page, a sheet or a panel, add a line here: axe-core
//! checks it and `make screenshots` takes a picture of it.

mod back;
pub mod table;

use branchline::catalog::{GameId, Variant};
use branchline::engine::game::{Action, PlayerView};
use branchline::engine::rail::{Phase, RailOptions};
use branchline::engine::yard;
use branchline::scene::Intent;
use serde_json::{Map, Value, json};

use crate::browser::Browser;
use crate::on_map::OnMap;
use crate::positions::{Table, mid_game, phase, yard_phase};
use crate::screens_pages::PAGES;

/// Something to look at.
pub struct Screen {
    /// Its name in reports and file names.
    pub name: &'static str,
    /// The game that is stored before the page opens.
    pub table: Option<Table>,
    /// Where it is.
    pub address: &'static str,
    /// What is clicked there, one after the other.
    pub clicks: &'static [&'static str],
    /// What is tapped on the map after that.
    pub on_map: Option<fn(&Intent) -> bool>,
    /// What is visible once it is there.
    pub shows: &'static str,
    /// What a player notices there besides.
    pub also: &'static [&'static str],
}

/// A page, by its address.
pub const fn page(name: &'static str, address: &'static str, shows: &'static str) -> Screen {
    Screen {
        name,
        table: None,
        address,
        clicks: &[],
        on_map: None,
        shows,
        also: &[],
    }
}

/// A moment of a game, and what is clicked then.
const fn at(
    name: &'static str,
    table: Table,
    clicks: &'static [&'static str],
    shows: &'static str,
) -> Screen {
    Screen {
        name,
        table: Some(table),
        address: "#/play/1",
        clicks,
        on_map: None,
        shows,
        also: &[],
    }
}

/// A moment of the usual game of one person.
macro_rules! moment {
    ($game:ident, $phase:pat) => {
        Table::of(GameId::$game, |view: &PlayerView, _: &[Action]| {
            matches!(phase(view), Some($phase))
        })
    };
}

/// The same of the Card Game.
macro_rules! yard {
    ($phase:pat) => {
        Table::of(GameId::CARD_GAME, |view, _| {
            matches!(yard_phase(view), Some($phase))
        })
    };
}

pub const NORDIC: Table = Table::of(GameId::NORDIC, mid_game);
const YARD: Table = Table::of(GameId::CARD_GAME, mid_game);
const FOUR_YARDS: Table = Table { seats: 4, ..YARD };
const YARD_PEOPLE: Table = Table { people: 2, ..YARD };
const NEW_ROUND: Table = Table {
    seats: 4,
    ..Table::of(GameId::CARD_GAME, |view, _| match view {
        PlayerView::Yard(view) => view.open.round == 2 && view.open.phase == yard::Phase::Turn,
        PlayerView::Rail(_) => false,
    })
};
const LAST_TURNS: Table = Table::of(GameId::CARD_GAME, |view, _| match view {
    PlayerView::Yard(view) => {
        view.open.turns_left.is_some() && view.open.phase == yard::Phase::Turn
    }
    PlayerView::Rail(_) => false,
});
const OPEN_PILES: Table = Table {
    variant: Variant::OpenPiles,
    ..Table::of(GameId::CARD_GAME, |view, actions| match view {
        PlayerView::Yard(it) => {
            let pile = it.own.as_ref().and_then(|own| own.pile);
            mid_game(view, actions) && pile.is_some_and(|pile| pile.kinds().count() > 3)
        }
        PlayerView::Rail(_) => false,
    })
};
const TWO_PEOPLE: Table = Table {
    people: 2,
    ..NORDIC
};
const NEUTRAL: Table = Table {
    variant: Variant::Neutral,
    people: 2,
    ..moment!(NEDERLAND, Phase::PlaceNeutral { .. })
};
/// The first track of the list can be paid for in ways that are not listed.
const COMPOSING: Table = Table::of(GameId::NORDIC, |view, _| match view {
    PlayerView::Rail(view) => match view.options(view.game()) {
        RailOptions::Turn(turn) => turn
            .claims
            .first()
            .is_some_and(|claim| view.has_more_payments(view.game(), claim.track)),
        _ => false,
    },
    PlayerView::Yard(_) => false,
});
pub const OVER: Table = moment!(GERMANY, Phase::Over { .. });
const LAST_ROUND: Table = Table::of(GameId::NEDERLAND, |view, _| match view {
    PlayerView::Rail(view) => view.open.turns_left.is_some() && view.open.phase == Phase::Turn,
    PlayerView::Yard(_) => false,
});

/// What is seen at the table.
const TABLES: &[Screen] = &[
    at(
        "first-split",
        moment!(GERMANY, Phase::FirstSplit),
        &[],
        ".prompt",
    ),
    at(
        "first-tickets",
        moment!(NORTHERN_LIGHTS, Phase::FirstTickets),
        &[],
        ".offer",
    ),
    at("turn", NORDIC, &[], ".hand"),
    at(
        "turn-germany",
        Table::of(GameId::GERMANY, mid_game),
        &[],
        ".hand",
    ),
    at(
        "turn-northern-lights",
        Table::of(GameId::NORTHERN_LIGHTS, mid_game),
        &[],
        ".hand",
    ),
    at(
        "turn-nederland",
        Table::of(GameId::NEDERLAND, mid_game),
        &[],
        ".hand",
    ),
    at(
        "panel-tickets",
        NORDIC,
        &["[data-tab=tickets]"],
        ".ticket-list",
    ),
    at(
        "panel-players",
        NORDIC,
        &["[data-tab=players]"],
        ".player-list",
    ),
    at(
        "panel-players-bonus",
        Table::of(GameId::NORTHERN_LIGHTS, mid_game),
        &["[data-tab=players]"],
        ".bonus-list",
    ),
    at(
        "panel-tracks",
        NORDIC,
        &["[data-tab=tracks]"],
        ".track-list.now",
    ),
    at(
        "player",
        NORDIC,
        &[".plate-place:nth-child(2) .nameplate"],
        "#close-player, .player",
    ),
    at("draw-tickets", NORDIC, &["#tickets"], "[data-split]"),
    at(
        "hint",
        NORDIC,
        &["#hint", "#hint-more", "#hint-more"],
        ".advice",
    ),
    at("panel-log", NORDIC, &["[data-tab=log]"], ".log"),
    at("panel-menu", NORDIC, &["[data-tab=menu]"], ".menu"),
    at(
        "panel-keys",
        NORDIC,
        &["[data-tab=menu]", "#show-keys"],
        "#keys",
    ),
    at(
        "claim-sheet",
        NORDIC,
        &["[data-tab=tracks]", ".track-list.now button"],
        "#confirm-claim",
    ),
    at(
        "claim-sheet-toll",
        Table::of(GameId::NEDERLAND, mid_game),
        &["[data-tab=tracks]", ".track-list.now button"],
        "#confirm-claim",
    ),
    at(
        "claim-sheet-composer",
        COMPOSING,
        &[
            "[data-tab=tracks]",
            ".track-list.now button",
            "#choose-cards",
        ],
        ".composer",
    ),
    at(
        "second-card-or-stop",
        moment!(GERMANY, Phase::SecondCard),
        &[],
        "#stop",
    ),
    at(
        "second-card",
        moment!(NORDIC, Phase::SecondCard),
        &[],
        ".hand",
    ),
    at(
        "keep-tickets",
        moment!(NORDIC, Phase::KeepTickets),
        &[],
        ".offer",
    ),
    at(
        "tunnel",
        moment!(NORDIC, Phase::Tunnel(_)),
        &[],
        ".tunnel-question, .prompt",
    ),
    at(
        "passengers",
        moment!(GERMANY, Phase::TakePassengers { .. }),
        &[],
        "#take-passengers",
    ),
    at("neutral", NEUTRAL, &["#lift"], "[data-neutral]"),
    at("last-round", LAST_ROUND, &[], ".last-round"),
    at("curtain", TWO_PEOPLE, &[], "#lift"),
    at("curtain-peek", TWO_PEOPLE, &["#peek"], "#unpeek"),
    at("recap", TWO_PEOPLE, &["#lift"], "#go-on"),
    at(
        "result",
        moment!(GERMANY, Phase::Over { .. }),
        &[],
        "#result",
    ),
    at(
        "yard-first-tickets",
        yard!(yard::Phase::FirstTickets),
        &[],
        ".offer",
    ),
    at("yard-turn", YARD, &[], ".hand"),
    at("yard-turn-four", FOUR_YARDS, &[], ".yards.of-4"),
    at(
        "yard-refused",
        FOUR_YARDS,
        &[".held[aria-disabled=true]"],
        ".hint",
    ),
    at(
        "yard-lay-four",
        FOUR_YARDS,
        &[".held[aria-disabled=false]"],
        ".lay",
    ),
    at("yard-lay", YARD, &[".held[aria-disabled=false]"], ".lay"),
    at("yard-tickets", YARD, &["[data-tab=tickets]"], ".row"),
    at(
        "yard-players",
        YARD,
        &["[data-tab=players]"],
        ".big-city-list",
    ),
    at(
        "yard-players-four",
        FOUR_YARDS,
        &["[data-tab=players]"],
        ".big-city-list",
    ),
    at("yard-log", YARD, &["[data-tab=log]"], ".log"),
    at(
        "yard-keep-tickets",
        yard!(yard::Phase::KeepTickets),
        &[],
        ".offer",
    ),
    at(
        "yard-open-piles",
        OPEN_PILES,
        &[".pile-look summary"],
        ".pile-look[open]",
    ),
    at("yard-last-turns", LAST_TURNS, &[], ".last-round"),
    at("yard-curtain", YARD_PEOPLE, &["#peek"], "#unpeek"),
    at("yard-recap", YARD_PEOPLE, &["#lift"], "#go-on"),
    at("yard-new-round", NEW_ROUND, &[], "#new-round"),
    at(
        "yard-check",
        yard!(yard::Phase::CheckTickets { .. }),
        &[],
        "#check",
    ),
    at("yard-result", yard!(yard::Phase::Over), &[], "#result"),
    at(
        "yard-result-four",
        Table {
            seats: 4,
            ..yard!(yard::Phase::Over)
        },
        &[],
        "#result",
    ),
    at(
        "yard-count",
        yard!(yard::Phase::Over),
        &["#count-again"],
        "#counting",
    ),
];

/// All screens, or those whose name contains the word in `SCREEN`.
pub fn chosen() -> impl Iterator<Item = &'static Screen> {
    let word = std::env::var("SCREEN").unwrap_or_default();
    PAGES
        .iter()
        .chain(back::SCREENS)
        .chain(table::SCREENS)
        .chain(TABLES)
        .filter(move |screen| screen.name.contains(&word))
}

impl Screen {
    /// Opens the screen in a browser that has stored nothing but the given choices and the screen's game.
    pub async fn open(&self, browser: &Browser, theme: &str, lang: &str) {
        let mut kept: Map<String, Value> =
            self.table.map(|table| table.stored()).unwrap_or_default();
        // As the app writes them: as JSON.
        kept.insert("branchline.theme".into(), json!(format!("\"{theme}\"")));
        kept.insert("branchline.lang".into(), json!(format!("\"{lang}\"")));
        browser.go("#/nowhere").await;
        browser.keep_only(kept).await;
        browser.go(self.address).await;
        browser.reload().await;
        for css in self.clicks {
            let list = css.strip_prefix("[data-tab=");
            match list.and_then(|rest| rest.strip_suffix(']')) {
                Some(word) => browser.open_list(word).await,
                None => browser.click(css).await,
            }
        }
        if let (Some(wanted), Some(table)) = (self.on_map, self.table) {
            let map = OnMap::of(browser, table.game).await;
            map.tap(browser, wanted).await;
        }
        for css in [self.shows].iter().chain(self.also) {
            browser.find(css).await;
        }
    }
}
