//! What the app says, in French and in English.
//!
//! One file per area, both languages side by side. A phrase cannot exist in one language
//! alone: [`Phrase`] has two fields, and phrases with parts are functions that `match` on
//! [`Lang`]. A third language would make every place that lacks it fail to compile.

/// Phrases without parts, one per line: what it is for, its name, French, English.
macro_rules! phrases {
    ($($(#[$doc:meta])* $name:ident: $fr:literal / $en:literal;)*) => {
        $($(#[$doc])* pub const $name: $crate::text::Phrase = $crate::text::Phrase { fr: $fr, en: $en };)*
    };
}

pub mod aloud;
pub mod board;
pub mod caption;
pub mod challenge;
pub mod characters;
pub mod coach;
pub mod daily;
pub mod decks;
pub mod fair;
pub mod games;
pub mod hint_deeds;
pub mod hint_reasons;
pub mod hints;
pub mod history;
pub mod keys;
pub mod lessons;
pub mod live;
pub mod log;
pub mod moves;
pub mod new_game;
pub mod pad;
pub mod passing;
pub mod payments;
pub mod people;
pub mod plans;
pub mod play;
pub mod puzzles;
pub mod refusals;
pub mod replay;
pub mod result;
pub mod review;
pub mod rules;
pub mod saved;
pub mod saving;
pub mod settings;
pub mod sheets;
pub mod shell;
pub mod speaker;
pub mod table;
pub mod yard;
mod yard_log;
pub mod yard_stage;

use crate::catalog::Name;

/// A language of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// French.
    Fr,
    /// English.
    En,
}

impl Lang {
    /// Both languages, in the order in which they are offered.
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    /// The language tag, as in the `lang` attribute of a page.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }

    /// The tag by which the browser writes dates: our English is British, as in "colour".
    pub fn locale(self) -> &'static str {
        match self {
            Lang::Fr => "fr-FR",
            Lang::En => "en-GB",
        }
    }

    /// The language of a tag such as `fr`, `fr-CA` or `en_GB`, if it is one of ours.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let primary = tag.split(['-', '_']).next().unwrap_or(tag);
        Lang::ALL
            .into_iter()
            .find(|lang| lang.tag().eq_ignore_ascii_case(primary))
    }

    /// The first of our languages that a reader prefers; English for everybody else.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Lang {
        tags.into_iter()
            .find_map(Lang::from_tag)
            .unwrap_or(Lang::En)
    }

    /// A name that a game's data has in both languages.
    pub fn name(self, name: &Name) -> &str {
        match self {
            Lang::Fr => &name.fr,
            Lang::En => &name.en,
        }
    }

    /// What speakers of the language call it.
    pub fn own_name(self) -> &'static str {
        match self {
            Lang::Fr => "Français",
            Lang::En => "English",
        }
    }
}

/// A phrase without parts, in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// In French.
    pub fr: &'static str,
    /// In English.
    pub en: &'static str,
}

impl Phrase {
    /// The phrase in the given language.
    pub fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::Fr => self.fr,
            Lang::En => self.en,
        }
    }
}

/// The form of a noun after a number: zero takes the singular in French, the plural in English.
pub fn form(lang: Lang, count: usize, one: &'static str, many: &'static str) -> &'static str {
    let singular = match lang {
        Lang::Fr => count <= 1,
        Lang::En => count == 1,
    };
    if singular { one } else { many }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_readers_first_language_of_ours_wins() {
        assert_eq!(Lang::preferred(["de-DE", "fr-CA", "en"]), Lang::Fr);
        assert_eq!(Lang::preferred(["EN-gb", "fr"]), Lang::En);
        assert_eq!(Lang::preferred(["nl", "sv"]), Lang::En);
        assert_eq!(Lang::preferred([]), Lang::En);
        assert_eq!(Lang::from_tag("french"), None);
    }

    #[test]
    fn zero_is_singular_in_french_and_plural_in_english() {
        for (count, fr, en) in [
            (0, "carte", "cards"),
            (1, "carte", "card"),
            (2, "cartes", "cards"),
        ] {
            assert_eq!(form(Lang::Fr, count, "carte", "cartes"), fr);
            assert_eq!(form(Lang::En, count, "card", "cards"), en);
        }
    }
}
