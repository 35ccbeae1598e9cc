//! What the end of a playout is worth to a seat: the chance to win that its points suggest.
//!
//! A sampled world is only one of many, so a lead at its end is no certain victory. The earlier in the game, the more a
//! lead may still change; late, a small one is as good as a large one. So a bot that is ahead plays safe and one that is
//! behind takes risks.

use crate::catalog::Seat;
use crate::engine::game::World;

/// How playouts are judged at one decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    /// The lead, in points, with which three playouts of four come true.
    width: f64,
}

/// The width at the very end, and what every turn that the seat still has adds to it.
const LEAST_WIDTH: f64 = 12.0;
const WIDTH_A_TURN: f64 = 1.2;
/// How much the places behind the first count at a table of several rivals.
const PLACES: f64 = 0.25;

impl Outlook {
    /// The outlook of a seat with so many turns left.
    pub(super) fn new(turns_left: i32) -> Outlook {
        Outlook {
            width: LEAST_WIDTH + WIDTH_A_TURN * f64::from(turns_left.clamp(0, 40)),
        }
    }

    /// What a finished world is worth to a seat, from -1 to 1.
    pub(super) fn worth(&self, world: &World, seat: Seat) -> f64 {
        self.of_totals(&world.scores().totals(), seat)
    }

    /// Everybody's chance to win a finished world, as the points suggest it; together they make one.
    pub(super) fn chances(&self, totals: &[i16]) -> Vec<f64> {
        let beats = |own: i16, other: i16| {
            let lead = f64::from(own) - f64::from(other);
            (1.0 + lead / (self.width + lead.abs())) / 2.0
        };
        let others = |seat: usize| totals.iter().enumerate().filter(move |(it, _)| *it != seat);
        let beats_all = |(seat, own): (usize, &i16)| {
            let each = others(seat).map(|(_, other)| beats(*own, *other));
            each.product::<f64>()
        };
        let chances: Vec<f64> = totals.iter().enumerate().map(beats_all).collect();
        let sum: f64 = chances.iter().sum();
        chances.into_iter().map(|chance| chance / sum).collect()
    }

    fn of_totals(&self, totals: &[i16], seat: Seat) -> f64 {
        let own = f64::from(totals[seat.index()]);
        let others = totals.iter().enumerate();
        let rivals = others.filter(|(other, _)| *other != seat.index());
        let (mut worst, mut sum, mut count) = (1.0, 0.0, 0.0);
        for (_, total) in rivals {
            let lead = own - f64::from(*total);
            let better = lead / (self.width + lead.abs());
            worst = f64::min(worst, better);
            sum += better;
            count += 1.0;
        }
        if count < 2.0 {
            return worst;
        }
        (1.0 - PLACES) * worst + PLACES * sum / count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);

    fn even_chances(outlook: &Outlook, one: [i16; 2], other: [i16; 2]) -> f64 {
        (outlook.of_totals(&one, ME) + outlook.of_totals(&other, ME)) / 2.0
    }

    #[test]
    fn who_is_ahead_plays_safe_and_who_is_behind_takes_risks() {
        let outlook = Outlook::new(2);
        let safe = outlook.of_totals(&[110, 100], ME);
        assert!(safe > even_chances(&outlook, [130, 100], [90, 100]));
        let behind = outlook.of_totals(&[90, 100], ME);
        assert!(behind < even_chances(&outlook, [110, 100], [70, 100]));
    }

    #[test]
    fn a_lead_is_worth_more_the_nearer_the_end() {
        let worth = |turns| Outlook::new(turns).of_totals(&[110, 100], ME);
        assert!(worth(0) > worth(10) && worth(10) > worth(30));
    }

    #[test]
    fn chances_make_one_and_follow_the_points() {
        let outlook = Outlook::new(5);
        let chances = outlook.chances(&[100, 120, 80, 80]);
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!(chances[1] > chances[0] && chances[0] > chances[2]);
        assert_eq!(chances[2], chances[3]);
        let two = outlook.chances(&[110, 100]);
        assert!((two[0] - (1.0 + outlook.of_totals(&[110, 100], ME)) / 2.0).abs() < 1e-9);
    }

    #[test]
    fn among_several_the_strongest_rival_counts_most() {
        let outlook = Outlook::new(5);
        let worth = |totals: [i16; 3]| outlook.of_totals(&totals, ME);
        assert!(worth([100, 80, 80]) > worth([100, 110, 50]));
        assert!(
            worth([100, 120, 80]) > worth([100, 120, 110]),
            "second place is better than third"
        );
    }
}
