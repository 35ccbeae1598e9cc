//! What the player chose, kept in the browser, and what the browser prefers.
//!
//! A full or forbidden storage is no reason to stop: the choice then lasts until the page closes.

use gloo_storage::{LocalStorage, Storage};

use crate::text::Lang;

/// Which inks the page is printed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// As the device has it.
    Device,
    /// Light paper.
    Day,
    /// Dark blue.
    Night,
}

impl Theme {
    /// All themes, in the order in which they are offered.
    pub const ALL: [Theme; 3] = [Theme::Device, Theme::Day, Theme::Night];

    /// The name in storage and in the `data-theme` attribute that the style sheets look for.
    pub fn tag(self) -> &'static str {
        match self {
            Theme::Device => "device",
            Theme::Day => "day",
            Theme::Night => "night",
        }
    }

    /// The theme of a tag.
    pub fn from_tag(tag: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.tag() == tag)
    }
}

const LANG_KEY: &str = "branchline.lang";
const THEME_KEY: &str = "branchline.theme";

/// The chosen language, or else the first of the browser's languages that is ours.
pub fn lang() -> Lang {
    let chosen: Option<String> = LocalStorage::get(LANG_KEY).ok();
    chosen
        .as_deref()
        .and_then(Lang::from_tag)
        .unwrap_or_else(browser_lang)
}

fn browser_lang() -> Lang {
    let tags: Vec<String> = web_sys::window()
        .map(|window| {
            window
                .navigator()
                .languages()
                .iter()
                .filter_map(|tag| tag.as_string())
                .collect()
        })
        .unwrap_or_default();
    Lang::preferred(tags.iter().map(String::as_str))
}

/// Keeps the language.
pub fn keep_lang(lang: Lang) {
    LocalStorage::set(LANG_KEY, lang.tag()).ok();
}

/// The chosen theme.
pub fn theme() -> Theme {
    let chosen: Option<String> = LocalStorage::get(THEME_KEY).ok();
    chosen
        .as_deref()
        .and_then(Theme::from_tag)
        .unwrap_or(Theme::Device)
}

/// Keeps the theme.
pub fn keep_theme(theme: Theme) {
    LocalStorage::set(THEME_KEY, theme.tag()).ok();
}

const SPEED_KEY: &str = "branchline.bot-speed";

/// How long a bot pauses before it acts, by the name of the speed; the middle one is the usual one.
pub const BOT_SPEEDS: [(&str, u64); 3] = [("instant", 0), ("fast", 450), ("watchable", 1400)];

/// The chosen speed of bots.
pub fn bot_speed() -> &'static str {
    let chosen: Option<String> = LocalStorage::get(SPEED_KEY).ok();
    let known = BOT_SPEEDS
        .iter()
        .find(|(tag, _)| Some(*tag) == chosen.as_deref());
    known.unwrap_or(&BOT_SPEEDS[1]).0
}

/// How long a bot pauses.
pub fn bot_pause_ms() -> u64 {
    let speed = bot_speed();
    BOT_SPEEDS
        .iter()
        .find(|(tag, _)| *tag == speed)
        .map_or(0, |(_, pause_ms)| *pause_ms)
}

/// Keeps the speed of bots.
pub fn keep_bot_speed(tag: &str) {
    LocalStorage::set(SPEED_KEY, tag).ok();
}
