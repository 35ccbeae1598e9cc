//! Whatever somebody pasted or chose as a file: the text that travels, or the contents of a file.

use super::codec::{TextError, from_text, is_packed, of_link};
use super::load::{LoadError, Loaded, load};
use super::terms::Terms;

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

/// The game at the end of an address, which may come from anywhere.
pub fn import_link(code: &str) -> Result<Loaded, ImportError> {
    if code.len() > MAX_LINK {
        return Err(ImportError::Text(TextError::TooLarge));
    }
    import(&of_link(code))
}

/// The game of a pasted text or of a file's contents. Only the game that was begun as a day's try counts as one.
pub fn import(text: &str) -> Result<Loaded, ImportError> {
    // Some programs put a mark of their own at the top of a file.
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return Err(ImportError::Empty);
    }
    let loaded = match is_packed(text) {
        true => load(&from_text(text).map_err(ImportError::Text)?),
        false => load(text),
    };
    let mut loaded = loaded.map_err(ImportError::Load)?;
    loaded.terms = loaded.terms.map(Terms::without_day);
    Ok(loaded)
}
