//! An exact search for the heaviest set of items that the wagons and locomotives can pay for.
//!
//! Eight colours limit the set, and locomotives fill gaps of any colour. The search branches on one item at a
//! time and gives up a branch when prices on the colours prove that it cannot beat the best set found: at
//! any prices, what is left of the budget plus what each item is worth above its price is an upper bound
//! (weak duality), and prices are moved step by step to make the bound small. Everything is in whole
//! numbers, so the answer is the same on every machine.

mod prices;

use arrayvec::ArrayVec;

/// The most items: sets of them are bits of one word.
pub(super) const MOST: usize = 64;

/// Weights are whole units plus a small rest; the rests of all items add up to less than a unit.
pub(super) const UNIT: i64 = 1 << 16;

/// Something that costs wagons and weighs something.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    /// Wagons by colour.
    pub(super) cost: [i32; 8],
    /// What it is worth, in parts of [`UNIT`]; more than 0.
    pub(super) weight: i32,
}

/// What is left to pay with.
#[derive(Clone, Copy)]
struct Budget {
    wagons: [i32; 8],
    locos: i32,
}

impl Budget {
    /// What is left after paying; none if it is not enough.
    fn pay(mut self, item: &Item) -> Option<Budget> {
        for (left, cost) in self.wagons.iter_mut().zip(item.cost) {
            *left -= cost;
            if *left < 0 {
                self.locos += *left;
                *left = 0;
            }
        }
        (self.locos >= 0).then_some(self)
    }
}

struct Search<'a> {
    items: &'a [Item],
    /// The colours that each item costs, with their counts: only a few of the eight, and this is what the search reads
    /// most often.
    parts: ArrayVec<Parts, MOST>,
    /// For each item the ones that cost no more and weigh no less: if it is taken, so are they.
    better: ArrayVec<u64, MOST>,
    /// The other way round: if an item is left, so are these.
    worse: ArrayVec<u64, MOST>,
    /// The most that the small rests of the weights can add up to.
    most_rest: i64,
    /// The highest price that makes sense.
    heaviest: i32,
    best: u64,
    best_weight: i64,
}

type Parts = ArrayVec<(u8, i32), 8>;

fn parts(item: &Item) -> Parts {
    let colors = (0..8u8).zip(item.cost);
    colors.filter(|(_, count)| *count > 0).collect()
}

/// A branch: what is taken, what is open, and the prices that its parent ended with.
#[derive(Clone, Copy)]
struct Node {
    taken: u64,
    open: u64,
    weight: i64,
    budget: Budget,
    prices: [i32; 8],
}

/// How often prices are moved at the root and in a branch; found by experiment.
const ROOT_STEPS: usize = 120;
const BRANCH_STEPS: usize = 20;

/// The heaviest set of items that can be paid for, as bits by their index.
pub(super) fn solve(items: &[Item], wagons: [i32; 8], locos: i32) -> u64 {
    debug_assert!(items.len() <= MOST);
    let all = bits(items.len());
    let mut search = Search {
        items,
        parts: items.iter().map(parts).collect(),
        better: ArrayVec::new(),
        worse: ArrayVec::new(),
        most_rest: items.iter().map(|item| i64::from(item.weight) % UNIT).sum(),
        heaviest: items.iter().map(|item| item.weight).max().unwrap_or(0),
        best: 0,
        best_weight: 0,
    };
    let mut node = Node {
        taken: 0,
        open: all,
        weight: 0,
        budget: Budget { wagons, locos },
        prices: [0; 8],
    };
    search.drop_unpayable(&mut node);
    if search.take_all_if_payable(&node) {
        return search.best;
    }
    search.compare_items();
    node.prices = search.first_prices(&node);
    search.greedy(&node);
    search.explore(node, ROOT_STEPS);
    search.best
}

fn bits(count: usize) -> u64 {
    if count >= 64 {
        u64::MAX
    } else {
        (1 << count) - 1
    }
}

fn each_bit(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(next)
    })
}

impl Search<'_> {
    fn compare_items(&mut self) {
        let count = self.items.len();
        let dominates = |a: usize, b: usize| {
            let (one, two) = (&self.items[a], &self.items[b]);
            let cheaper = one.cost.iter().zip(&two.cost).all(|(a, b)| a <= b);
            let tied = one.cost == two.cost && one.weight == two.weight;
            a != b && cheaper && one.weight >= two.weight && (!tied || a < b)
        };
        let row = |a: usize, rule: &dyn Fn(usize, usize) -> bool| {
            (0..count)
                .filter(|&b| rule(a, b))
                .fold(0, |set, b| set | 1 << b)
        };
        let worse = (0..count).map(|a| row(a, &dominates)).collect();
        let better = (0..count)
            .map(|a| row(a, &|a, b| dominates(b, a)))
            .collect();
        self.worse = worse;
        self.better = better;
    }

    /// Closes the items that can no longer be paid for.
    fn drop_unpayable(&self, node: &mut Node) {
        for index in each_bit(node.open) {
            if node.budget.pay(&self.items[index]).is_none() {
                node.open &= !(1 << index);
            }
        }
    }

    /// Notes the set if everything open can be taken together. Returns whether it can.
    fn take_all_if_payable(&mut self, node: &Node) -> bool {
        let mut budget = node.budget;
        let mut weight = node.weight;
        for index in each_bit(node.open) {
            match budget.pay(&self.items[index]) {
                Some(left) => budget = left,
                None => return false,
            }
            weight += i64::from(self.items[index].weight);
        }
        self.note(node.taken | node.open, weight);
        true
    }

    fn note(&mut self, set: u64, weight: i64) {
        if weight > self.best_weight {
            self.best = set;
            self.best_weight = weight;
        }
    }

    /// Notes a set that is often good: open items by their surplus, as long as they can be paid for.
    fn greedy(&mut self, node: &Node) {
        let mut order: ArrayVec<(i32, usize), MOST> = each_bit(node.open)
            .map(|index| (-self.surplus(index, &node.prices), index))
            .collect();
        order.sort_unstable();
        let (mut set, mut weight, mut budget) = (node.taken, node.weight, node.budget);
        for &(_, index) in &order {
            if let Some(left) = budget.pay(&self.items[index]) {
                budget = left;
                set |= 1 << index;
                weight += i64::from(self.items[index].weight);
            }
        }
        self.note(set, weight);
    }

    fn explore(&mut self, mut node: Node, mut steps: usize) {
        loop {
            self.drop_unpayable(&mut node);
            if self.take_all_if_payable(&node) {
                return;
            }
            let bound = self.price(&mut node, steps);
            let reach = node.weight + bound;
            if self.hopeless(reach) {
                return;
            }
            match self.settle(&node, reach) {
                None => return,
                Some(settled) if settled.open == node.open => break,
                Some(settled) => node = settled,
            }
            steps = BRANCH_STEPS;
        }
        // The item about which the prices say the least.
        let doubtful =
            each_bit(node.open).min_by_key(|&index| self.surplus(index, &node.prices).abs());
        let Some(index) = doubtful else { return };
        let (take, leave) = (self.taking(&node, index), self.leaving(&node, index));
        if self.surplus(index, &node.prices) >= 0 {
            take.into_iter()
                .for_each(|node| self.explore(node, BRANCH_STEPS));
            self.explore(leave, BRANCH_STEPS);
        } else {
            self.explore(leave, BRANCH_STEPS);
            take.into_iter()
                .for_each(|node| self.explore(node, BRANCH_STEPS));
        }
    }

    /// Takes and leaves what the prices have decided: going against the sign of a surplus lowers the bound by that
    /// surplus, which may make the branch hopeless. None if that leads to a contradiction.
    fn settle(&self, node: &Node, reach: i64) -> Option<Node> {
        let mut settled = *node;
        for index in each_bit(node.open) {
            let surplus = self.surplus(index, &node.prices);
            if !self.hopeless(reach - i64::from(surplus.abs())) {
                continue;
            }
            let bit = 1 << index;
            settled = match surplus >= 0 {
                true if (settled.open | settled.taken) & bit == 0 => None,
                true => self.taking(&settled, index),
                false if settled.taken & bit != 0 => None,
                false => Some(self.leaving(&settled, index)),
            }?;
        }
        Some(settled)
    }

    /// The branch that takes an item and all better ones; none if they cannot be paid for.
    fn taking(&self, node: &Node, index: usize) -> Option<Node> {
        let with = self.better[index] | 1 << index;
        // A better item that was left on purpose has already closed this one, and a better item that can no longer be
        // paid for costs no more than this one: so none of the better ones is missing here.
        debug_assert_eq!(with & !(node.open | node.taken), 0);
        let mut node = *node;
        for index in each_bit(with & node.open) {
            node.budget = node.budget.pay(&self.items[index])?;
            node.weight += i64::from(self.items[index].weight);
            node.taken |= 1 << index;
            node.open &= !(1 << index);
        }
        Some(node)
    }

    /// The branch that leaves an item and all worse ones.
    fn leaving(&self, node: &Node, index: usize) -> Node {
        let mut node = *node;
        node.open &= !(self.worse[index] | 1 << index);
        node
    }
}
