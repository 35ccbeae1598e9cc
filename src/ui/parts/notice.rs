//! What is said about a game that was loaded.

use crate::save::Notice;
use crate::text::{Phrase, saving};

/// The sentence for a notice.
pub fn notice(notice: Notice) -> Phrase {
    match notice {
        Notice::RulesChanged => saving::RULES_CHANGED,
        Notice::Recounted => saving::RECOUNTED,
        Notice::Mended => saving::MENDED,
    }
}
