//! Means and spreads over many games.

use serde::Serialize;

/// A running mean and spread.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    count: f64,
    sum: f64,
    squares: f64,
}

/// The summary of a tally.
#[derive(Clone, Debug, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub sd: f64,
}

impl Tally {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// Adds the values of another.
    pub fn merge(&mut self, other: &Tally) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// Mean and standard deviation, rounded to hundredths.
    pub fn spread(&self) -> Spread {
        let count = self.count.max(1.0);
        let mean = self.sum / count;
        let variance = (self.squares / count - mean * mean).max(0.0);
        let round = |value: f64| (value * 100.0).round() / 100.0;
        Spread {
            mean: round(mean),
            sd: round(variance.sqrt()),
        }
    }
}

/// The 95 % confidence interval (Wilson) of a rate, given hits and trials.
pub fn wilson(won: f64, games: f64) -> (f64, f64) {
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let z = 1.959_964;
    let rate = won / games;
    let scale = 1.0 + z * z / games;
    let middle = (rate + z * z / (2.0 * games)) / scale;
    let half = z * (rate * (1.0 - rate) / games + z * z / (4.0 * games * games)).sqrt() / scale;
    (middle - half, middle + half)
}
