//! Payments against a slow, obviously right reading of the rules (R-20, R-21, NO-3, NO-5, NO-8, NL-4).

mod support;

use std::collections::BTreeSet;

use branchline::catalog::*;
use branchline::engine::game::{Action, GameState, PlayerView};
use branchline::engine::rail::RailAction;
use branchline::engine::table::{Cards, RuleError, Viewer};
use proptest::prelude::*;
use support::payment::pays;
use support::{edited_state, start};

/// A game at its first turn, with the seat to act holding exactly these cards.
fn holding(id: GameId, hand: Cards) -> (GameState, Seat) {
    let mut state = start(id, Variant::Standard, 2, 1);
    while let Some(seat) = state.to_act().filter(|_| turn(&state) == 0) {
        let action = support::listed(&state)[0];
        state.apply(seat, action).expect("listed");
    }
    let seat = state.to_act().expect("the game has begun");
    let state = edited_state(&state, |value| {
        let rail = &mut value["rail"];
        rail["own"][seat.index()]["hand"] = hand.to_string().into();
        rail["open"]["seats"][seat.index()]["hand"] = hand.total().into();
        rail["open"]["seats"][seat.index()]["known"] = "none".into();
    });
    (state, seat)
}

/// Turns begun so far.
fn turn(state: &GameState) -> u16 {
    match state.view(Viewer::Table) {
        PlayerView::Rail(view) => view.open.turn,
        PlayerView::Yard(_) => 0,
    }
}

fn rail(id: GameId) -> &'static RailGame {
    game(id).rail().expect("a map game")
}

/// Whether the rules accept these cards for a track, from a hand that holds just them.
fn accepted(id: GameId, track: TrackId, pay: Cards) -> bool {
    let (mut state, seat) = holding(id, pay);
    let answer = state.apply(seat, Action::Rail(RailAction::Claim { track, pay }));
    match answer {
        Ok(_) => true,
        Err(RuleError::WrongPayment | RuleError::NoLocomotivesHere) => false,
        Err(other) => panic!("{other:?} for {pay} on {track:?}"),
    }
}

/// The payments listed for a track.
fn listed(id: GameId, track: TrackId, hand: Cards) -> Vec<Cards> {
    let (state, _) = holding(id, hand);
    let of_track = |action: Action| match action {
        Action::Rail(RailAction::Claim { track: other, pay }) if other == track => Some(pay),
        _ => None,
    };
    support::listed(&state)
        .into_iter()
        .filter_map(of_track)
        .collect()
}

/// Every handful that can be taken out of a hand.
fn handfuls(hand: Cards) -> Vec<Cards> {
    let mut all = vec![Cards::NONE];
    for (card, count) in hand.kinds() {
        all = all
            .iter()
            .flat_map(|cards| (0..=count).map(|n| cards.plus(Cards::of(card, n))))
            .collect();
    }
    all
}

/// Tracks of every length, colour and kind that the games have, one of each.
fn samples() -> Vec<(GameId, TrackId)> {
    let of_map = |(id, game): (GameId, &'static RailGame)| {
        let groups = game.alike().iter().flatten();
        groups
            .map(move |alike| (id, alike.tracks.first().expect("no empty set")))
            .collect::<Vec<_>>()
    };
    GameId::maps().flat_map(of_map).collect()
}

/// A small hand of a few kinds: rich enough for every rule, small enough to read slowly.
fn hands(most: u8) -> impl Strategy<Value = Cards> {
    let kinds = prop::sample::subsequence(Card::ALL.to_vec(), 1..=4);
    (kinds, prop::collection::vec(0..=most, 4)).prop_map(|(kinds, counts)| {
        kinds
            .into_iter()
            .zip(counts)
            .fold(Cards::NONE, |hand, (card, n)| hand.plus(Cards::of(card, n)))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_payment_is_accepted_exactly_if_the_slow_reading_says_so(hand in hands(6), pick in any::<prop::sample::Index>()) {
        let (id, track) = pick.get(&samples()).to_owned();
        let slow = pays(rail(id).variants().standard(), rail(id).track(track), hand);
        prop_assert_eq!(accepted(id, track, hand), slow, "{} on {:?} {:?}", hand, id, rail(id).track(track));
    }

    #[test]
    fn listed_payments_pay_and_the_cheapest_comes_first(hand in hands(4), pick in any::<prop::sample::Index>()) {
        let (id, track) = pick.get(&samples()).to_owned();
        let the_track = rail(id).track(track);
        let rules = rail(id).variants().standard();
        let listed = listed(id, track, hand);
        let all: BTreeSet<Cards> = handfuls(hand).into_iter().filter(|pay| pays(rules, the_track, *pay)).collect();
        for pay in &listed {
            prop_assert!(all.contains(pay), "{} does not pay for {:?}", pay, the_track);
        }
        let unique: BTreeSet<Cards> = listed.iter().copied().collect();
        prop_assert_eq!(unique.len(), listed.len(), "listed twice: {:?}", listed);
        let cost = |pay: &Cards| (pay.total(), pay.locos());
        prop_assert_eq!(listed.first().map(cost), all.iter().map(cost).min(), "{} on {:?}", hand, the_track);
        prop_assert!(listed.is_sorted_by_key(|pay| cost(pay).0), "dearer before cheaper: {:?}", listed);
        // Where nothing stands in for anything, every payment is listed.
        if matches!(the_track.kind(), TrackKind::Plain | TrackKind::Tunnel) {
            prop_assert_eq!(unique, all);
        }
    }
}

#[test]
fn no_8_murmansk_lieksa_takes_any_thirty_six_cards() {
    let game = rail(GameId::NORDIC);
    let track = game
        .track_ids()
        .find(|track| game.track(*track).kind() == TrackKind::Substitute)
        .expect("there is one");
    let cards = |text: &str| text.parse::<Cards>().expect("cards");
    assert!(accepted(
        GameId::NORDIC,
        track,
        cards("green*7+red*3+blue*3+loco*2")
    ));
    assert!(accepted(
        GameId::NORDIC,
        track,
        cards("green*4+red*4+blue*4+violet*4+white*4+black*4+yellow*4+orange*4+loco*4")
    ));
    assert!(!accepted(
        GameId::NORDIC,
        track,
        cards("green*7+red*3+blue*3+loco")
    ));
    assert!(
        !accepted(GameId::NORDIC, track, cards("green*8+loco")),
        "NO-3: no locomotive is wild here"
    );
}
