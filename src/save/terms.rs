//! What a game was started under when it is to be compared with the same game on another device.

use serde::{Deserialize, Serialize};

/// The terms of a challenge, of a day's deal or of a game that only asks what would have been.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// Every decision of a bot gets so many rounds of thought, whatever the device and its settings: the same bots then
    /// make the same moves everywhere. None where the device and its settings decide, as usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// The day whose deal this is, if this try counts; one try a day counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<u32>,
    /// Whether it goes on from a position of a finished game: such a game never enters the records.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub what_if: bool,
}

/// More rounds would keep a phone thinking for minutes; a link or a save may ask for anything.
pub const MOST_ROUNDS: u32 = 2_000;

impl Terms {
    /// The same, but it does not count as a day's try: only the game that was begun for it does.
    pub fn without_day(self) -> Terms {
        Terms { day: None, ..self }
    }

    /// Rounds of thought, within reason.
    pub fn rounds(self) -> Option<u32> {
        self.rounds.map(|rounds| rounds.clamp(1, MOST_ROUNDS))
    }
}
