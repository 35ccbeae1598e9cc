//! Whatever somebody pasted or chose as a file: the text that travels, or the contents of a file.

use super::codec::{TextError, from_text, is_packed, of_link};
use super::load::{LoadError, Loaded, load};

/// Why it is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// There is nothing.
    #[error("there is nothing")]
    Empty,
    /// A text that does not unpack.
    #[error("the text does not unpack: {0}")]
    Text(TextError),
    /// A file, or an unpacked text, that does not load.
    #[error("the game does not load: {0}")]
    Load(LoadError),
}

/// No game makes an address longer.
const MAX_LINK: usize = 20_000;

/// The game at the end of an address, which may come from anywhere. Only the device on which a day's try began counts it.
pub fn import_link(code: &str) -> Result<Loaded, ImportError> {
    if code.len() > MAX_LINK {
        return Err(ImportError::Text(TextError::TooLarge));
    }
    let mut loaded = import(&of_link(code))?;
    if let Some(terms) = &mut loaded.terms {
        terms.day = None;
    }
    Ok(loaded)
}

/// The game of a pasted text or of a file's contents.
pub fn import(text: &str) -> Result<Loaded, ImportError> {
    // Some programs put a mark of their own at the top of a file.
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return Err(ImportError::Empty);
    }
    if is_packed(text) {
        let json = from_text(text).map_err(ImportError::Text)?;
        return load(&json).map_err(ImportError::Load);
    }
    load(text).map_err(ImportError::Load)
}
