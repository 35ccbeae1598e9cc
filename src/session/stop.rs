//! How far a sheet has risen over the board on a phone.

/// Where a sheet stops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stop {
    /// Its heading and its main button: the board can be looked at.
    Peek,
    /// About half of the window.
    #[default]
    Half,
    /// Nearly the whole window, for long lists.
    Full,
}

/// What a finger on the sheet's edge does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pull {
    /// It pulls the sheet up.
    Up,
    /// It pulls it down.
    Down,
    /// It taps the edge: a sheet at half opens fully, any other goes back to half.
    Tap,
}

impl Stop {
    /// Where the sheet stops after a pull; nowhere if it is pulled shut. A sheet that cannot be closed stays.
    pub fn after(self, pull: Pull, can_be_closed: bool) -> Option<Stop> {
        Some(match (self, pull) {
            (Stop::Half, Pull::Up | Pull::Tap) | (Stop::Full, Pull::Up) => Stop::Full,
            (Stop::Peek, Pull::Up | Pull::Tap) | (Stop::Full, Pull::Down | Pull::Tap) => Stop::Half,
            (Stop::Peek | Stop::Half, Pull::Down) if can_be_closed => return None,
            (Stop::Peek | Stop::Half, Pull::Down) => Stop::Peek,
        })
    }

    /// The word for it on the page.
    pub fn word(self) -> &'static str {
        match self {
            Stop::Peek => "peek",
            Stop::Half => "half",
            Stop::Full => "full",
        }
    }
}
