//! What a tunnel may cost, against every way the cards can fall (NO-6).

mod support;

use branchline::catalog::*;
use branchline::engine::game::{GameState, Options, PlayerView};
use branchline::engine::rail::RailOptions;
use branchline::engine::table::{Cards, Rng, Viewer};
use support::{listed, pick, start};

/// All cards that the viewer cannot place: the whole deck without what it sees or knows to be in a hand.
fn unseen(view: &PlayerView) -> Cards {
    let PlayerView::Rail(view) = view else {
        panic!("a map game")
    };
    let (seat, own) = view.seated().expect("a seat");
    let deck = Card::ALL.map(|card| Cards::of(card, if card == Card::Loco { 14 } else { 12 }));
    let deck = deck.into_iter().fold(Cards::NONE, Cards::plus);
    let others = view
        .open
        .seats
        .iter()
        .enumerate()
        .filter(|(index, _)| *index != seat.index());
    let known = others.fold(Cards::NONE, |all, (_, other)| all.plus(other.known));
    deck.minus(own.hand)
        .minus(view.open.cards.face_up())
        .minus(view.open.cards.discards)
        .minus(known)
}

/// Every ordered way to draw three cards, counted one by one.
fn slow_odds(cards: &[Card], pay: Cards) -> [f64; 4] {
    let mut ways = [0_u64; 4];
    let owes = |card: Card| usize::from(card == Card::Loco || pay.count(card) > 0);
    for a in 0..cards.len() {
        for b in (0..cards.len()).filter(|b| *b != a) {
            for c in (0..cards.len()).filter(|c| *c != a && *c != b) {
                ways[owes(cards[a]) + owes(cards[b]) + owes(cards[c])] += 1;
            }
        }
    }
    let all: u64 = ways.iter().sum();
    ways.map(|count| count as f64 / all as f64)
}

fn check_position(state: &GameState) -> usize {
    let Some(seat) = state.to_act() else { return 0 };
    let view = state.view(Viewer::Seat(seat));
    let Options::Rail(RailOptions::Turn(turn)) = view.options() else {
        return 0;
    };
    let PlayerView::Rail(rail) = &view else {
        return 0;
    };
    if rail.open.cards.pile < 3 {
        return 0;
    }
    let cards: Vec<Card> = unseen(&view).each().collect();
    let payments = turn.claims.iter().flat_map(|claim| &claim.payments);
    let tunnels = payments.filter_map(|payment| Some((payment.cards, payment.odds?)));
    let mut checked = 0;
    for (pay, odds) in tunnels.take(1) {
        let expected = slow_odds(&cards, pay);
        for (told, counted) in odds.iter().zip(expected) {
            assert!(
                (told - counted).abs() < 1e-9,
                "{pay}: told {odds:?}, counted {expected:?}"
            );
        }
        checked += 1;
    }
    checked
}

#[test]
fn no_6_the_odds_told_are_those_of_every_way_the_cards_can_fall() {
    let mut rng = Rng::new(14);
    let mut checked = 0;
    let mut state = start(GameId::NORDIC, Variant::Standard, 3, 14);
    while let Some(seat) = state.to_act().filter(|_| checked < 12) {
        checked += check_position(&state);
        let action = pick(&listed(&state), &mut rng);
        state.apply(seat, action).expect("listed");
    }
    assert!(checked >= 12, "only {checked} tunnels were looked at");
}

#[test]
fn no_7_odds_are_told_also_when_the_pile_is_short() {
    // With one card in the pile, two come from the discards: the chances still add up to one.
    let mut rng = Rng::new(3);
    let mut short = 0;
    for seed in 1..=40 {
        let mut state = start(GameId::NORDIC, Variant::Standard, 3, seed);
        while let Some(seat) = state.to_act() {
            let view = state.view(Viewer::Seat(seat));
            if let (Options::Rail(RailOptions::Turn(turn)), PlayerView::Rail(rail)) =
                (view.options(), &view)
            {
                for odds in turn
                    .claims
                    .iter()
                    .flat_map(|claim| &claim.payments)
                    .filter_map(|payment| payment.odds)
                {
                    assert!((odds.iter().sum::<f64>() - 1.0).abs() < 1e-9);
                    assert!(
                        odds.iter()
                            .all(|chance| (-1e-12..=1.0 + 1e-12).contains(chance))
                    );
                    short += usize::from(rail.open.cards.pile < 3);
                }
            }
            let action = pick(&listed(&state), &mut rng);
            state.apply(seat, action).expect("listed");
        }
    }
    assert!(short > 0, "no short pile was met");
}
