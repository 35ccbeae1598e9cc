//! How long a bot may think: in rounds of thought where the answer must be reproducible, in milliseconds where
//! somebody is waiting. The clock comes from outside; this layer has none.

/// A clock: milliseconds since some moment.
pub type Clock<'a> = &'a mut dyn FnMut() -> f64;

/// What is left to think with.
pub struct Budget<'a> {
    limit: Limit<'a>,
    rounds: u32,
}

enum Limit<'a> {
    Rounds(u32),
    Time { clock: Clock<'a>, until_ms: f64 },
}

/// The most rounds under a clock: no decision needs more, and every loop must have a bound.
const MOST_ROUNDS: u32 = 100_000;

impl<'a> Budget<'a> {
    /// A number of rounds of thought.
    pub fn rounds(count: u32) -> Budget<'a> {
        Budget {
            limit: Limit::Rounds(count),
            rounds: 0,
        }
    }

    /// A number of milliseconds from now.
    pub fn milliseconds(count: f64, clock: Clock<'a>) -> Budget<'a> {
        let until_ms = clock() + count;
        Budget {
            limit: Limit::Time { clock, until_ms },
            rounds: 0,
        }
    }

    /// Begins a round of thought, if the budget allows one more.
    pub fn begin_round(&mut self) -> bool {
        let more = match &mut self.limit {
            Limit::Rounds(count) => self.rounds < *count,
            Limit::Time { clock, until_ms } => clock() < *until_ms,
        };
        self.rounds += u32::from(more);
        more && self.rounds < MOST_ROUNDS
    }

    /// Rounds begun so far.
    pub fn spent(&self) -> u32 {
        self.rounds
    }
}
