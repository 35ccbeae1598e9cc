//! Prices on the colours, and what they prove.
//!
//! Give every wagon a price, and a locomotive the highest of them, since it can stand for any. Whatever set is chosen,
//! it is worth no more than the whole budget plus what each item is worth above its price. So every list of prices
//! gives an upper bound, and good prices give a small one.

use super::{Node, Search, UNIT, each_bit};

impl Search<'_> {
    /// Prices to start from: what an average card of the open items is worth.
    pub(super) fn first_prices(&self, node: &Node) -> [i32; 8] {
        let (mut weight, mut cards) = (0, 0);
        for index in each_bit(node.open) {
            weight += self.items[index].weight;
            cards += self.items[index].cost.iter().sum::<i32>();
        }
        [weight.checked_div(cards).unwrap_or(0); 8]
    }

    /// What an item is worth above its price.
    pub(super) fn surplus(&self, index: usize, prices: &[i32; 8]) -> i32 {
        let parts = self.parts[index].iter();
        let price: i32 = parts
            .map(|(color, count)| count * prices[usize::from(*color & 7)])
            .sum();
        self.items[index].weight - price
    }

    /// An upper bound on what the open items can add, at these prices, and the direction in which it grows.
    fn bound(&self, node: &Node, prices: &[i32; 8]) -> (i64, [i32; 8]) {
        let dearest = (0..8).max_by_key(|&color| prices[color]).unwrap_or(0);
        let mut slope = node.budget.wagons;
        slope[dearest] += node.budget.locos;
        let mut bound: i64 = slope
            .iter()
            .zip(prices)
            .map(|(left, price)| i64::from(*left) * i64::from(*price))
            .sum();
        for index in each_bit(node.open) {
            let surplus = self.surplus(index, prices);
            if surplus > 0 {
                bound += i64::from(surplus);
                for (color, count) in &self.parts[index] {
                    slope[usize::from(*color & 7)] -= count;
                }
            }
        }
        (bound, slope)
    }

    /// Moves the prices towards the smallest bound; stops as soon as the branch is hopeless. The prices of
    /// the smallest bound stay in the node.
    pub(super) fn price(&self, node: &mut Node, steps: usize) -> i64 {
        let needed = self.best_weight - node.weight;
        let mut prices = node.prices;
        let mut smallest = i64::MAX;
        for _ in 0..steps {
            let (bound, slope) = self.bound(node, &prices);
            if bound < smallest {
                smallest = bound;
                node.prices = prices;
            }
            let steepness: i64 = slope.iter().map(|slope| i64::from(slope * slope)).sum();
            if self.hopeless(node.weight + smallest) || steepness == 0 {
                break;
            }
            let gap = (bound - needed).max(1);
            for (price, slope) in prices.iter_mut().zip(slope) {
                let step = gap * i64::from(slope) / steepness;
                *price = (i64::from(*price) - step).clamp(0, i64::from(self.heaviest)) as i32;
            }
        }
        smallest
    }

    /// Whether no set up to this weight can beat the best one, allowing for the small rests of the weights.
    pub(super) fn hopeless(&self, reach: i64) -> bool {
        reach - reach % UNIT + (reach % UNIT).min(self.most_rest) <= self.best_weight
    }
}
