//! The player's choices, stored in the browser, and the browser's own preferences.
//!
//! If storage is full or forbidden, the choice simply lasts until the page is closed.

use super::device;
use super::storage::Keeper;
use crate::bots::planner::PlannerDepth;
use crate::save::Store;
use crate::session::{Coach, LessonProgress, Pace};
use crate::text::Lang;
use crate::text::aloud::Wording;

/// Which inks the page is printed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// The device's own setting.
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
const SPEED_KEY: &str = "branchline.bot-speed";
const THINKING_KEY: &str = "branchline.thinking";
const PLAIN_MAP_KEY: &str = "branchline.plain-map";
const SOUND_KEY: &str = "branchline.sound";
const AWAKE_KEY: &str = "branchline.awake";
const LESSONS_KEY: &str = "branchline.lessons";
const COACH_KEY: &str = "branchline.coach";
const WORDING_KEY: &str = "branchline.announcements";
const PLANNER_KEY: &str = "branchline.planner";

/// The chosen language, or else the first of the browser's languages that we speak.
pub fn lang() -> Lang {
    kept(LANG_KEY)
        .as_deref()
        .and_then(Lang::from_tag)
        .unwrap_or_else(|| Lang::preferred(device::languages().iter().map(String::as_str)))
}

/// Keeps the language.
pub fn keep_lang(lang: Lang) {
    keep(LANG_KEY, lang.tag());
}

/// The chosen theme.
pub fn theme() -> Theme {
    kept(THEME_KEY)
        .as_deref()
        .and_then(Theme::from_tag)
        .unwrap_or(Theme::Device)
}

/// Keeps the theme.
pub fn keep_theme(theme: Theme) {
    keep(THEME_KEY, theme.tag());
}

/// The chosen pace of bots.
pub fn bot_pace() -> Pace {
    let chosen = kept(SPEED_KEY);
    chosen
        .as_deref()
        .and_then(Pace::from_tag)
        .unwrap_or_default()
}

/// How long a bot pauses.
pub fn bot_pause_ms() -> u64 {
    bot_pace().pause_ms()
}

/// Keeps the pace of bots.
pub fn keep_bot_pace(tag: &str) {
    keep(SPEED_KEY, tag);
}

/// How long the strongest bots think, by the name of the depth; the middle one is the usual one. Nobody should
/// wait longer than a second for a decision.
pub const THINKING: [(&str, u64); 3] = [("quick", 200), ("normal", 500), ("deep", 1000)];

/// A phone's processor needs longer for the same thoughts.
const PHONE_FACTOR: u64 = 3;

/// The chosen depth of thinking.
pub fn thinking() -> &'static str {
    one_of(THINKING_KEY, &THINKING).0
}

/// How long the strongest bots may think on this device.
pub fn thinking_ms() -> u32 {
    let factor = if device::is_phone() { PHONE_FACTOR } else { 1 };
    (one_of(THINKING_KEY, &THINKING).1 * factor) as u32
}

/// Keeps the depth of thinking.
pub fn keep_thinking(tag: &str) {
    keep(THINKING_KEY, tag);
}

/// Whether maps are drawn without ornaments.
pub fn plain_map() -> bool {
    kept(PLAIN_MAP_KEY).as_deref() == Some("on")
}

/// Keeps whether maps are drawn without ornaments.
pub fn keep_plain_map(on: bool) {
    keep(PLAIN_MAP_KEY, if on { "on" } else { "off" });
}

/// Whether the table may make sounds; silent until somebody asks for them.
pub fn sound() -> bool {
    kept(SOUND_KEY).as_deref() == Some("on")
}

/// Keeps whether there are sounds.
pub fn keep_sound(on: bool) {
    keep(SOUND_KEY, if on { "on" } else { "off" });
}

/// How much is announced to those who listen.
pub fn wording() -> Wording {
    let chosen = kept(WORDING_KEY);
    chosen
        .as_deref()
        .and_then(Wording::from_tag)
        .unwrap_or_default()
}

/// Keeps how much is announced.
pub fn keep_wording(tag: &str) {
    keep(WORDING_KEY, tag);
}

/// Whether the screen stays lit during a game; on unless the player switches it off.
pub fn stay_awake() -> bool {
    kept(AWAKE_KEY).as_deref() != Some("off")
}

/// Keeps whether the screen stays lit.
pub fn keep_stay_awake(on: bool) {
    keep(AWAKE_KEY, if on { "on" } else { "off" });
}

/// How far the lessons have been taken.
pub fn lesson_progress() -> LessonProgress {
    LessonProgress::read(&kept(LESSONS_KEY).unwrap_or_default())
}

/// Keeps how far the lessons have been taken.
pub fn keep_lesson_progress(progress: &LessonProgress) {
    keep(LESSONS_KEY, &progress.write());
}

/// The coach of a person, by name; none if it was never asked for.
pub fn coach(name: &str) -> Option<Coach> {
    kept(&of_person(COACH_KEY, name)).map(|text| Coach::read(&text))
}

/// Keeps what a person has been told.
pub fn keep_coach(name: &str, coach: &Coach) {
    keep(&of_person(COACH_KEY, name), &coach.write());
}

/// How much of the planner a person wants to see.
pub fn planner(name: &str) -> PlannerDepth {
    let chosen = kept(&of_person(PLANNER_KEY, name));
    chosen
        .as_deref()
        .and_then(PlannerDepth::from_tag)
        .unwrap_or_default()
}

/// Keeps how much of the planner a person wants to see.
pub fn keep_planner(name: &str, depth: PlannerDepth) {
    keep(&of_person(PLANNER_KEY, name), depth.tag());
}

/// Where a person's own choice is kept: names that differ in case only are the same person.
fn of_person(key: &str, name: &str) -> String {
    match name.is_empty() {
        true => key.to_owned(),
        false => format!("{key}.{}", name.to_lowercase()),
    }
}

/// The chosen one of three, or else the middle one.
fn one_of(key: &str, all: &[(&'static str, u64); 3]) -> (&'static str, u64) {
    let chosen = kept(key);
    let known = all.iter().find(|(tag, _)| Some(*tag) == chosen.as_deref());
    *known.unwrap_or(&all[1])
}

fn kept(key: &str) -> Option<String> {
    let text = Keeper::open().get(key).ok()??;
    serde_json::from_str(&text).ok()
}

fn keep(key: &str, value: &str) {
    let text = serde_json::Value::from(value).to_string();
    Keeper::open().set(key, &text).ok();
}
