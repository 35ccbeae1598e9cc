//! CG-10: the best set of tickets, against an enumeration that is too slow to be wrong.

use std::time::{Duration, Instant};

use branchline::catalog::*;
use branchline::engine::table::{Cards, Rng, RuleError, TicketSet};
use branchline::engine::yard::{best_tickets, check_feasible, worth};

fn yard() -> &'static YardGame {
    game(GameId::CardGame).yard().expect("the Card Game")
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

/// All 46 tickets against piles of every size: nobody may wait for the answer.
#[test]
fn the_worst_cases_are_quick() {
    let mut rng = Rng::new(12);
    let all = random_tickets(&mut rng, 46);
    let games: u64 = std::env::var("SOLVER_CASES")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(3);
    let mut slowest = (Duration::ZERO, Cards::NONE, 0);
    let mut sum = Duration::ZERO;
    for size in 0..=96 {
        for _ in 0..games {
            let pile = random_pile(&mut rng, size);
            let held = match rng.below(3) {
                0 => all,
                _ => {
                    let n = 20 + rng.below(27) as usize;
                    random_tickets(&mut rng, n)
                }
            };
            let start = Instant::now();
            let best = best_tickets(yard(), pile, held);
            let took = start.elapsed();
            sum += took;
            assert!(payable(pile, best.tickets));
            if took > slowest.0 {
                slowest = (took, pile, held.count());
            }
        }
    }
    println!("slowest {slowest:?}, mean {:?}", sum / (97 * games as u32));
    // Debug builds are some twenty times slower than the 50 ms of the release build.
    assert!(slowest.0 < Duration::from_secs(2), "{slowest:?}");
}
