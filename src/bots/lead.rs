//! How much better one action does than another, over worlds in which both were tried.

use serde::{Deserialize, Serialize};

/// A mean with its spread, as sums that can be added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Lead {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Lead {
    /// Adds a world.
    pub fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// Adds the worlds of another.
    pub fn merge(&mut self, other: &Lead) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// How many worlds there were; one if there was none, so that it can be divided by.
    pub fn worlds(&self) -> f64 {
        self.count.max(1.0)
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        self.sum / self.worlds()
    }

    /// The variance of a single world.
    pub fn variance(&self) -> f64 {
        (self.squares / self.worlds() - self.mean() * self.mean()).max(0.0)
    }

    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        (self.variance() / (self.worlds() - 1.0).max(1.0)).sqrt()
    }

    /// The mean in standard errors: how certain its sign is. Nought where all worlds agree that there is no difference.
    pub fn certainty(&self) -> f64 {
        match (self.mean(), self.error()) {
            (mean, error) if error > 0.0 => mean / error,
            (0.0, _) => 0.0,
            (mean, _) => mean.signum() * self.worlds(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lead(values: &[f64]) -> Lead {
        let mut lead = Lead::default();
        values.iter().for_each(|value| lead.add(*value));
        lead
    }

    #[test]
    fn worlds_asked_for_in_two_parts_count_as_if_asked_for_at_once() {
        let mut parts = lead(&[0.5, 0.25]);
        parts.merge(&lead(&[-0.25, 1.0]));
        assert_eq!(parts, lead(&[0.5, 0.25, -0.25, 1.0]));
    }

    #[test]
    fn worlds_that_agree_make_a_sign_certain_and_those_that_do_not_leave_it_open() {
        assert!(lead(&[0.1, 0.12, 0.09, 0.11]).certainty() > 3.0);
        assert!(lead(&[0.5, -0.4, 0.3, -0.3]).certainty().abs() < 1.0);
        assert_eq!(lead(&[0.0, 0.0]).certainty(), 0.0);
        assert_eq!(Lead::default().certainty(), 0.0);
    }
}
