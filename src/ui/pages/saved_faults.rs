//! Why something is not a playable game, in one sentence.

use crate::platform::files::ReadError;
use crate::save::{ImportError, LoadError, TextError};
use crate::text::Lang;
use crate::text::saved::faults;

/// Why an imported text is not a game.
pub fn import(lang: Lang, error: &ImportError) -> String {
    match error {
        ImportError::Empty => faults::EMPTY.get(lang).to_owned(),
        ImportError::Text(TextError::TooLarge) => faults::TOO_LARGE.get(lang).to_owned(),
        ImportError::Text(TextError::NotOurs) => faults::NOT_JSON.get(lang).to_owned(),
        ImportError::Text(TextError::Damaged) => faults::DAMAGED_TEXT.get(lang).to_owned(),
        ImportError::Load(error) => load(lang, error),
    }
}

/// Why a save does not load.
pub fn load(lang: Lang, error: &LoadError) -> String {
    let says = match error {
        LoadError::NewerFormat { version } => return faults::newer(lang, *version),
        LoadError::BadName { seat } => return faults::name(lang, seat + 1),
        LoadError::BadAction { number, .. } => return faults::action(lang, *number),
        LoadError::Refused { number, .. } => return faults::refused(lang, *number),
        LoadError::TooLarge => faults::TOO_LARGE,
        LoadError::NotJson => faults::NOT_JSON,
        LoadError::NotASave => faults::NOT_A_SAVE,
        LoadError::BadField => faults::BAD_FIELD,
        LoadError::BadSetup(_) => faults::BAD_SETUP,
        LoadError::TooManyActions => faults::TOO_MANY,
        LoadError::BadCheckpoint => faults::BAD_POSITION,
    };
    says.get(lang).to_owned()
}

/// Why a file could not be read at all.
pub fn read(lang: Lang, error: ReadError) -> String {
    let says = match error {
        ReadError::TooLarge => faults::TOO_LARGE,
        ReadError::Unreadable => faults::UNREADABLE,
    };
    says.get(lang).to_owned()
}
