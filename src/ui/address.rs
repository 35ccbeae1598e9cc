//! Which page an address names, and the other way round.

/// A page of the app.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// The five games.
    Home,
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
            ["about"] => Page::About,
            _ => Page::Unknown,
        }
    }

    /// The link to the page.
    pub fn link(&self) -> String {
        match self {
            Page::Home | Page::Unknown => "#/".to_owned(),
            Page::About => "#/about".to_owned(),
        }
    }
}
