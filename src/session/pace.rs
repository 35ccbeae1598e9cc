//! How fast bots play, so that people can follow them.

/// How long a bot waits before it acts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Not at all.
    Instant,
    /// Long enough to notice who acts.
    Brisk,
    /// Long enough to read what happens: right for a first game.
    #[default]
    Calm,
}

impl Pace {
    /// All of them, the fastest first.
    pub const ALL: [Pace; 3] = [Pace::Instant, Pace::Brisk, Pace::Calm];

    /// The name in storage and on the page.
    pub fn tag(self) -> &'static str {
        match self {
            Pace::Instant => "instant",
            Pace::Brisk => "brisk",
            Pace::Calm => "calm",
        }
    }

    /// The pace of a tag, also of one that an older release has stored.
    pub fn from_tag(tag: &str) -> Option<Pace> {
        match tag {
            "instant" => Some(Pace::Instant),
            "brisk" | "fast" => Some(Pace::Brisk),
            "calm" | "watchable" => Some(Pace::Calm),
            _ => None,
        }
    }

    /// How long a bot pauses.
    pub fn pause_ms(self) -> u64 {
        match self {
            Pace::Instant => 0,
            Pace::Brisk => 700,
            Pace::Calm => 1800,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_stored_is_understood_whichever_release_stored_it() {
        for pace in Pace::ALL {
            assert_eq!(Pace::from_tag(pace.tag()), Some(pace));
        }
        assert_eq!(Pace::from_tag("fast"), Some(Pace::Brisk));
        assert_eq!(Pace::from_tag("watchable"), Some(Pace::Calm));
        assert_eq!(Pace::from_tag("warp"), None);
    }

    #[test]
    fn whoever_has_chosen_nothing_can_follow() {
        assert_eq!(Pace::default(), Pace::Calm);
        let pauses = Pace::ALL.map(Pace::pause_ms);
        assert!(pauses.is_sorted(), "the fastest first: {pauses:?}");
        assert_eq!(pauses[0], 0);
    }
}
