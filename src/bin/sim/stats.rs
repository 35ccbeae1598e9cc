//! Means, shares and early stops over many games.

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

    fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    fn variance(&self) -> f64 {
        (self.squares / self.count.max(1.0) - self.mean() * self.mean()).max(0.0)
    }

    /// Mean and standard deviation, rounded to hundredths.
    pub fn spread(&self) -> Spread {
        let round = |value: f64| (value * 100.0).round() / 100.0;
        Spread {
            mean: round(self.mean()),
            sd: round(self.variance().sqrt()),
        }
    }
}

/// The mean of something that a game has several of. Those of one game go together, so games are what is counted.
#[derive(Clone, Debug, Default)]
pub struct PerGame {
    /// The sum and the number of each game.
    games: Vec<(f64, f64)>,
}

impl PerGame {
    /// Adds a game.
    pub fn add(&mut self, values: &[f64]) {
        self.games.push((values.iter().sum(), values.len() as f64));
    }

    /// The mean over everything.
    pub fn mean(&self) -> f64 {
        let sum: f64 = self.games.iter().map(|(sum, _)| sum).sum();
        sum / self.count().max(1.0)
    }

    fn count(&self) -> f64 {
        self.games.iter().map(|(_, count)| count).sum()
    }

    /// The 95 % interval of the mean, by how far each game lies off it.
    pub fn interval(&self) -> (f64, f64) {
        let (mean, games) = (self.mean(), self.games.len() as f64);
        let off = |(sum, count): &(f64, f64)| (sum - mean * count).powi(2);
        let squares: f64 = self.games.iter().map(off).sum();
        let variance = squares * games / (games - 1.0).max(1.0);
        let half = 1.959_964 * variance.sqrt() / self.count().max(1.0);
        (mean - half, mean + half)
    }
}

/// The share of wins over deals. The games of one deal have their cards in common, so the deal is what is counted.
#[derive(Clone, Debug, Default)]
pub struct Share {
    deals: Tally,
    games: f64,
}

impl Share {
    /// Adds a deal that was played so many times, with the share of games won.
    pub fn add(&mut self, won: f64, games: u8) {
        self.deals.add(won);
        self.games += f64::from(games);
    }

    /// Adds the deals of another.
    pub fn merge(&mut self, other: &Share) {
        self.deals.merge(&other.deals);
        self.games += other.games;
    }

    /// The share of wins.
    pub fn mean(&self) -> f64 {
        self.deals.mean()
    }

    /// The 95 % interval: Wilson's, with as many games as would spread as much if they did not depend on each other,
    /// but never more than were played nor fewer than there were deals.
    pub fn interval(&self) -> (f64, f64) {
        let mean = self.mean();
        let spread = self.deals.variance() / self.deals.count.max(1.0);
        let independent = mean * (1.0 - mean) / spread;
        let games = match independent.is_finite() {
            true => independent.clamp(self.deals.count, self.games.max(self.deals.count)),
            false => self.games,
        };
        wilson(mean * games, games)
    }
}

/// The 95 % confidence interval (Wilson) of a rate, given hits and trials.
fn wilson(won: f64, games: f64) -> (f64, f64) {
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

/// A sequential test: stops as soon as the share is clearly at most the lower or at least the higher of two values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    low: f64,
    high: f64,
}

/// What a sequential test found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The share is the higher one.
    Higher,
    /// The share is the lower one.
    Lower,
    /// The games ran out first.
    Undecided,
}

impl Verdict {
    /// How a sentence ends that reports it.
    pub fn words(self) -> &'static str {
        match self {
            Verdict::Higher => "; stopped: the higher share",
            Verdict::Lower => "; stopped: the lower share",
            Verdict::Undecided => "; undecided",
        }
    }
}

/// Both errors are made in at most one of twenty tests.
const ERROR: f64 = 0.05;

impl Sprt {
    /// Reads `0.5,0.55`.
    pub fn parse(text: &str) -> Result<Sprt, String> {
        let shares = text.split_once(',');
        let shares = shares.and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
        match shares {
            Some((low, high)) if 0.0 < low && low < high && high < 1.0 => Ok(Sprt { low, high }),
            _ => Err(format!(
                "--sprt wants two shares such as 0.5,0.55, not «{text}»."
            )),
        }
    }

    /// The verdict so far; none while more deals are needed.
    pub fn verdict(&self, share: &Share) -> Option<Verdict> {
        let deals = share.deals.count;
        // Two imaginary deals, one won and one lost, so that a few equal ones do not look like certainty.
        let variance = (share.deals.variance() * deals + 0.5) / (deals + 2.0);
        let middle = (self.low + self.high) / 2.0;
        let evidence = deals * (self.high - self.low) * (share.mean() - middle) / variance;
        let bar = ((1.0 - ERROR) / ERROR).ln();
        if evidence >= bar {
            Some(Verdict::Higher)
        } else if evidence <= -bar {
            Some(Verdict::Lower)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(deals: &[f64], times: usize) -> Share {
        let mut share = Share::default();
        for _ in 0..times {
            deals.iter().for_each(|won| share.add(*won, 2));
        }
        share
    }

    fn width(share: &Share) -> f64 {
        let (low, high) = share.interval();
        assert!(low <= share.mean() && share.mean() <= high);
        high - low
    }

    #[test]
    fn games_of_a_deal_that_go_together_widen_the_interval() {
        // Half of the deals won from both seats, or every deal won from one seat: the same mean, not the same luck.
        let together = shares(&[1.0, 0.0], 50);
        let apart = shares(&[0.5, 0.5], 50);
        assert_eq!(together.mean(), apart.mean());
        assert!(width(&together) > 1.3 * width(&apart));
    }

    #[test]
    fn moments_of_one_game_are_no_more_certain_than_the_game() {
        let interval = |games: &[&[f64]]| {
            let mut all = PerGame::default();
            games.iter().for_each(|values| all.add(values));
            let (low, high) = all.interval();
            assert_eq!(all.mean(), 0.5);
            high - low
        };
        let together = interval(&[&[1.0, 1.0, 1.0], &[0.0, 0.0, 0.0], &[]]);
        let apart = interval(&[&[1.0], &[1.0], &[1.0], &[0.0], &[0.0], &[0.0]]);
        assert!(together > 1.3 * apart, "{together} {apart}");
    }

    #[test]
    fn a_share_of_all_games_is_still_uncertain() {
        let (low, high) = shares(&[1.0], 20).interval();
        assert!(low < 0.95 && high < 1.0 + 1e-9, "{low} {high}");
    }

    #[test]
    fn a_clear_difference_stops_early_and_a_small_one_does_not() {
        let test = Sprt::parse("0.5,0.6").expect("two shares");
        assert_eq!(
            test.verdict(&shares(&[1.0, 0.5], 30)),
            Some(Verdict::Higher)
        );
        assert_eq!(test.verdict(&shares(&[0.0, 0.5], 30)), Some(Verdict::Lower));
        assert_eq!(test.verdict(&shares(&[1.0, 0.0, 0.5], 5)), None);
        assert_eq!(
            test.verdict(&shares(&[1.0], 1)),
            None,
            "one deal proves nothing"
        );
    }

    #[test]
    fn odd_shares_are_refused() {
        for text in ["", "0.5", "0.6,0.5", "0,1", "half,0.6", "NaN,0.6"] {
            assert!(Sprt::parse(text).is_err(), "{text}");
        }
    }
}
