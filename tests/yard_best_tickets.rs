//! CG-10: the best set of tickets, against an enumeration that is too slow to be wrong.

use std::time::{Duration, Instant};

use branchline::catalog::*;
use branchline::engine::table::{Cards, Rng, RuleError, TicketSet};
use branchline::engine::yard::{best_tickets, check_feasible, worth};

fn yard() -> &'static YardGame {
    game(GameId::CARD_GAME).yard().expect("the Card Game")
}

fn random_pile(rng: &mut Rng, size: usize) -> Cards {
    let rules = yard().variants().standard();
    let mut deck: Vec<Card> = Vec::new();
    for card in Card::ALL {
        let count = match card {
            Card::Loco => rules.locomotives,
            _ => rules.cards_per_color,
        };
        deck.extend(std::iter::repeat_n(card, count as usize));
    }
    rng.shuffle(&mut deck);
    deck.into_iter().take(size).collect()
}

fn random_tickets(rng: &mut Rng, count: usize) -> TicketSet {
    let mut all: Vec<TicketId> = (0..yard().tickets().len() as u8).map(TicketId).collect();
    rng.shuffle(&mut all);
    all.into_iter().take(count).collect()
}

/// Points, tickets, big-city ends: what the rule compares, in this order.
fn value(tickets: TicketSet) -> (u16, usize, usize) {
    let big = |city: &CityId| yard().cities()[city.index()].bonus().is_some();
    let ends = |ticket| yard().ticket(ticket).ends().into_iter().filter(big).count();
    (
        worth(yard(), tickets),
        tickets.count(),
        tickets.iter().map(ends).sum(),
    )
}

fn payable(pile: Cards, tickets: TicketSet) -> bool {
    let short = |color: Color| {
        let needed: u32 = tickets
            .iter()
            .map(|ticket| u32::from(yard().ticket(ticket).cards()[color.index()]))
            .sum();
        needed.saturating_sub(u32::from(pile.of_color(color)))
    };
    Color::ALL.into_iter().map(short).sum::<u32>() <= u32::from(pile.locos())
}

fn brute_force(pile: Cards, held: TicketSet) -> (u16, usize, usize) {
    let held: Vec<TicketId> = held.iter().collect();
    (0u32..1 << held.len())
        .map(|choice| {
            let chosen = (0..held.len()).filter(|place| choice >> place & 1 == 1);
            chosen.map(|place| held[place]).collect::<TicketSet>()
        })
        .filter(|tickets| payable(pile, *tickets))
        .map(value)
        .max()
        .expect("no ticket at all is always possible")
}

#[test]
fn the_best_set_is_the_best_of_all_sets() {
    let mut rng = Rng::new(10);
    for case in 0..3000 {
        let size = rng.below(26) as usize;
        let count = rng.below(12) as usize;
        let (pile, held) = (random_pile(&mut rng, size), random_tickets(&mut rng, count));
        let best = best_tickets(yard(), pile, held);
        assert!(held.contains_all(best.tickets), "case {case}");
        assert!(payable(pile, best.tickets), "case {case}: {pile}");
        assert_eq!(
            value(best.tickets),
            brute_force(pile, held),
            "case {case}: {pile} {held:?}"
        );
        assert_eq!(best.points, worth(yard(), best.tickets));
        assert_eq!(
            best_tickets(yard(), pile, held),
            best,
            "always the same answer"
        );
    }
}

#[test]
fn feasible_is_what_can_be_paid_and_the_missing_cards_are_named() {
    let mut rng = Rng::new(11);
    for case in 0..3000 {
        let (size, count) = (rng.below(30) as usize, rng.below(10) as usize);
        let (pile, tickets) = (random_pile(&mut rng, size), random_tickets(&mut rng, count));
        match check_feasible(yard(), pile, tickets) {
            Ok(()) => assert!(payable(pile, tickets), "case {case}"),
            Err(RuleError::PileTooSmall { missing }) => {
                assert!(!payable(pile, tickets), "case {case}");
                assert!(
                    payable(pile.plus(missing), tickets),
                    "case {case}: {missing}"
                );
                let one_less = missing.minus(Cards::from(missing.each().next().expect("some")));
                assert!(
                    !payable(pile.plus(one_less), tickets),
                    "case {case}: {missing}"
                );
            }
            Err(other) => panic!("case {case}: {other:?}"),
        }
    }
}

/// Piles that took longest in a search over tens of thousands, and piles of every size, against all tickets.
/// Nobody may wait for the answer: 50 ms are allowed; debug builds are many times slower.
#[test]
fn the_hardest_piles_are_solved_and_their_time_is_told() {
    let hard = [
        "violet*8+blue*8+orange*7+white*7+green*4+yellow*5+black*6+red*6+loco*16",
        "violet*7+blue*8+orange*6+white*7+green*2+yellow*6+black*3+red*5+loco*15",
        "violet*8+blue*5+orange*10+white*9+green*9+yellow*2+black*5+red*5+loco*16",
        "violet*8+blue*6+orange*10+white*6+green*5+yellow*8+black*6+red*7+loco*10",
        "violet*7+blue*7+orange*10+white*8+green*6+yellow*5+black*6+red*7+loco*11",
        "violet*2+blue*8+orange*5+white*4+green*6+yellow+black*3+red*3+loco*6",
    ];
    let mut rng = Rng::new(12);
    let all = random_tickets(&mut rng, 46);
    let hard = hard.map(|text| text.parse::<Cards>().expect("cards"));
    let sizes = (0..=96).map(|size| random_pile(&mut rng, size));
    let mut worst = Duration::ZERO;
    for pile in hard.into_iter().chain(sizes) {
        let start = Instant::now();
        assert!(payable(pile, best_tickets(yard(), pile, all).tickets));
        worst = worst.max(start.elapsed());
    }
    println!("the hardest of 103 piles with all 46 tickets took {worst:?}");
}
