//! How long a bot may think: in rounds of thought where the answer must be the same every time, in
//! milliseconds where somebody waits for it. The clock comes from outside; this layer knows none.

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

/// However long the clock allows: no thought needs more rounds, and every loop has a bound.
const MOST_ROUNDS: u32 = 100_000;

impl<'a> Budget<'a> {
    /// So many rounds of thought.
    pub fn rounds(count: u32) -> Budget<'a> {
        Budget {
            limit: Limit::Rounds(count),
            rounds: 0,
        }
    }

    /// So many milliseconds from now.
    pub fn milliseconds(count: f64, clock: Clock<'a>) -> Budget<'a> {
        let until_ms = clock() + count;
        Budget {
            limit: Limit::Time { clock, until_ms },
            rounds: 0,
        }
    }

    /// Begins a round of thought, if there is anything left for it.
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
