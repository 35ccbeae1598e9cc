//! Which page an address names, and which address a page has.

use crate::catalog::{GameId, fingerprint, lessons};
use crate::save::SlotId;
use crate::session::{Challenge, ChallengeError};

/// What an address that holds a game begins with.
pub const GAME: &str = "/g/";

/// A game that can be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// A saved game.
    Saved(SlotId),
    /// A finished game, by its number in the history.
    Finished(u32),
}

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
    /// The lessons of a game.
    Lessons(GameId),
    /// A lesson, by game and chapter, counted from 0.
    Lesson(GameId, usize),
    /// The rules, of one game or as a list of all.
    Rules(Option<GameId>),
    /// What is special about a game.
    Special(GameId),
    /// What the player may choose.
    Settings,
    /// The saved games.
    Saved,
    /// Finished games and records.
    History,
    /// A game, step by step.
    Replay(Kept),
    /// A finished game from a step on, by its number in the history.
    ReplayAt(u32, usize),
    /// A finished game through the eyes of a seat.
    ReplaySeen(u32, u8),
    /// The review of a finished game, by its number in the history.
    Review(u32),
    /// A table that somebody sent, or why it is none.
    Challenge(Result<Challenge, ChallengeError>),
    /// A game as a link, to be passed on.
    PassOn(Kept),
    /// A game that came as a link, told from others by its fingerprint: the address itself holds it.
    Passed(u64),
    /// The deals of the day.
    Today,
    /// All puzzles.
    Puzzles,
    /// A puzzle, by game and number.
    Puzzle(GameId, u16),
    /// The score pad of a game, or all games to choose from.
    Pad(Option<GameId>),
    /// Fair play, and the check of finished games.
    Fair,
    /// The people of this device.
    People,
    /// What this is, and its versions.
    About,
    /// An address that names no page.
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
            ["lessons", slug] => GameId::from_slug(slug).map_or(Page::Unknown, Page::Lessons),
            ["lessons", slug, number] => match (GameId::from_slug(slug), number.parse()) {
                (Some(game), Ok(number @ 1..)) if number <= lessons(game).len() => {
                    Page::Lesson(game, number - 1)
                }
                _ => Page::Unknown,
            },
            ["rules"] => Page::Rules(None),
            // What follows is a chapter; the page scrolls there itself.
            ["rules", slug, ..] => {
                GameId::from_slug(slug).map_or(Page::Unknown, |game| Page::Rules(Some(game)))
            }
            ["special", slug] => GameId::from_slug(slug).map_or(Page::Unknown, Page::Special),
            ["settings"] => Page::Settings,
            ["saved"] => Page::Saved,
            ["history"] => Page::History,
            ["replay", "saved", slot] => slot.parse().map_or(Page::Unknown, |slot| {
                Page::Replay(Kept::Saved(SlotId(slot)))
            }),
            ["replay", id] => id
                .parse()
                .map_or(Page::Unknown, |id| Page::Replay(Kept::Finished(id))),
            ["replay", id, step] => match (id.parse(), step.parse()) {
                (Ok(id), Ok(step)) => Page::ReplayAt(id, step),
                _ => Page::Unknown,
            },
            ["replay", id, "seen-by", seat] => match (id.parse(), seat.parse()) {
                (Ok(id), Ok(seat)) => Page::ReplaySeen(id, seat),
                _ => Page::Unknown,
            },
            ["review", id] => id.parse().map_or(Page::Unknown, Page::Review),
            ["c", code] => Page::Challenge(Challenge::parse(code)),
            ["pass", "saved", slot] => slot.parse().map_or(Page::Unknown, |slot| {
                Page::PassOn(Kept::Saved(SlotId(slot)))
            }),
            ["pass", id] => id
                .parse()
                .map_or(Page::Unknown, |id| Page::PassOn(Kept::Finished(id))),
            ["g", ..] => Page::Passed(fingerprint(address.bytes())),
            ["today"] => Page::Today,
            ["puzzles"] => Page::Puzzles,
            ["puzzles", slug, number] => match (GameId::from_slug(slug), number.parse()) {
                (Some(game), Ok(number)) => Page::Puzzle(game, number),
                _ => Page::Unknown,
            },
            ["pad"] => Page::Pad(None),
            ["pad", slug] => {
                GameId::from_slug(slug).map_or(Page::Unknown, |game| Page::Pad(Some(game)))
            }
            ["fair"] => Page::Fair,
            ["people"] => Page::People,
            ["about"] => Page::About,
            _ => Page::Unknown,
        }
    }

    /// The table to which this page leads back, having been opened from `before`: the rules remember theirs, also
    /// from one game's rules to another's.
    pub fn table_behind(self, before: Page, known: Option<Page>) -> Option<Page> {
        match (before, self) {
            (Page::Play(_) | Page::Lesson(..), Page::Rules(_)) => Some(before),
            (_, Page::Rules(_) | Page::Special(_)) => known,
            _ => None,
        }
    }

    /// The link to the page.
    pub fn link(self) -> String {
        match self {
            Page::Home | Page::Unknown | Page::Challenge(Err(_)) | Page::Passed(_) => {
                "#/".to_owned()
            }
            Page::Board(game) => format!("#/board/{}", game.slug()),
            Page::New(game) => format!("#/new/{}", game.slug()),
            Page::Play(slot) => format!("#/play/{}", slot.0),
            Page::Lessons(game) => format!("#/lessons/{}", game.slug()),
            Page::Lesson(game, chapter) => format!("#/lessons/{}/{}", game.slug(), chapter + 1),
            Page::Rules(None) => "#/rules".to_owned(),
            Page::Rules(Some(game)) => format!("#/rules/{}", game.slug()),
            Page::Special(game) => format!("#/special/{}", game.slug()),
            Page::Settings => "#/settings".to_owned(),
            Page::Saved => "#/saved".to_owned(),
            Page::History => "#/history".to_owned(),
            Page::Replay(Kept::Saved(slot)) => format!("#/replay/saved/{}", slot.0),
            Page::Replay(Kept::Finished(id)) => format!("#/replay/{id}"),
            Page::ReplayAt(id, step) => format!("#/replay/{id}/{step}"),
            Page::ReplaySeen(id, seat) => format!("#/replay/{id}/seen-by/{seat}"),
            Page::Review(id) => format!("#/review/{id}"),
            Page::Challenge(Ok(challenge)) => format!("#/c/{}", challenge.write()),
            Page::PassOn(Kept::Saved(slot)) => format!("#/pass/saved/{}", slot.0),
            Page::PassOn(Kept::Finished(id)) => format!("#/pass/{id}"),
            Page::Today => "#/today".to_owned(),
            Page::Puzzles => "#/puzzles".to_owned(),
            Page::Puzzle(game, number) => format!("#/puzzles/{}/{number}", game.slug()),
            Page::Pad(None) => "#/pad".to_owned(),
            Page::Pad(Some(game)) => format!("#/pad/{}", game.slug()),
            Page::Fair => "#/fair".to_owned(),
            Page::People => "#/people".to_owned(),
            Page::About => "#/about".to_owned(),
        }
    }
}

/// The link to the paragraph about a rule.
pub fn rule_link(game: GameId, rule: &str) -> String {
    format!("{}/{}", Page::Rules(Some(game)).link(), rule.to_lowercase())
}
