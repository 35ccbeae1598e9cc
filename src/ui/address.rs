//! Which page an address names, and the other way round.

use crate::catalog::GameId;

/// A page of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The five games.
    Home,
    /// A game and its board.
    Board(GameId),
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
            ["about"] => Page::About,
            _ => Page::Unknown,
        }
    }

    /// The link to the page.
    pub fn link(self) -> String {
        match self {
            Page::Home | Page::Unknown => "#/".to_owned(),
            Page::Board(game) => format!("#/board/{}", game.slug()),
            Page::About => "#/about".to_owned(),
        }
    }
}
