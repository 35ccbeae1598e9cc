//! Which page an address names, and the other way round.

use crate::catalog::GameId;
use crate::save::SlotId;

/// A page of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The five games.
    Home,
    /// A game and its board.
    Board(GameId),
    /// Setting up a game.
    New(GameId),
    /// A running game.
    Play(SlotId),
    /// The rules, of one game or as a list of all.
    Rules(Option<GameId>),
    /// What the player may choose.
    Settings,
    /// What this is, and its versions.
    About,
    /// An address of no page.
    Unknown,
}

impl Page {
    /// The page of an address such as `/about`.
    pub fn from_address(address: &str) -> Page {
        let parts: Vec<&str> = address.split('/').filter(|part| !part.is_empty()).collect();
        match parts.as_slice() {
            [] => Page::Home,
            ["board", slug] => GameId::from_slug(slug).map_or(Page::Unknown, Page::Board),
            ["new", slug] => GameId::from_slug(slug).map_or(Page::Unknown, Page::New),
            ["play", slot] => slot
                .parse()
                .map_or(Page::Unknown, |slot| Page::Play(SlotId(slot))),
            ["rules"] => Page::Rules(None),
            // What follows is a chapter; the page itself goes there.
            ["rules", slug, ..] => {
                GameId::from_slug(slug).map_or(Page::Unknown, |game| Page::Rules(Some(game)))
            }
            ["settings"] => Page::Settings,
            ["about"] => Page::About,
            _ => Page::Unknown,
        }
    }

    /// The link to the page.
    pub fn link(self) -> String {
        match self {
            Page::Home | Page::Unknown => "#/".to_owned(),
            Page::Board(game) => format!("#/board/{}", game.slug()),
            Page::New(game) => format!("#/new/{}", game.slug()),
            Page::Play(slot) => format!("#/play/{}", slot.0),
            Page::Rules(None) => "#/rules".to_owned(),
            Page::Rules(Some(game)) => format!("#/rules/{}", game.slug()),
            Page::Settings => "#/settings".to_owned(),
            Page::About => "#/about".to_owned(),
        }
    }
}
