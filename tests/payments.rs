//! Payments against a slow, obviously right reading of the rules (R-20, R-21, NO-3, NO-5, NO-8, NL-4).

mod support;

use std::collections::BTreeSet;

use branchline::catalog::*;
use branchline::engine::game::{Action, GameState, PlayerView};
use branchline::engine::rail::{Composer, RailAction, RailView, notation};
use branchline::engine::table::{Cards, PaymentFault, RuleError, Viewer};
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
        Err(RuleError::WrongPayment(_) | RuleError::NoLocomotivesHere) => false,
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

/// A small hand of a few kinds: rich enough for every rule, small enough for the slow reading.
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

/// A view of the seat to act, holding exactly these cards.
fn sees(id: GameId, hand: Cards) -> RailView {
    let (state, seat) = holding(id, hand);
    match state.view(Viewer::Seat(seat)) {
        PlayerView::Rail(view) => (*view).clone(),
        PlayerView::Yard(_) => panic!("a map game"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn there_is_more_to_choose_exactly_if_some_payment_is_not_listed(hand in hands(5), pick in any::<prop::sample::Index>()) {
        let (id, track) = pick.get(&stand_in_samples()).to_owned();
        let (rules, the_track) = (rail(id).variants().standard(), rail(id).track(track));
        let all = handfuls(hand).into_iter().filter(|pay| pays(rules, the_track, *pay)).count();
        let more = all > listed(id, track, hand).len();
        prop_assert_eq!(sees(id, hand).has_more_payments(rail(id), track), more, "{} on {:?}", hand, the_track);
    }

    #[test]
    fn what_is_said_of_a_refused_payment_is_true(pay in hands(4), pick in any::<prop::sample::Index>()) {
        let (id, track) = pick.get(&samples()).to_owned();
        let (rules, the_track) = (rail(id).variants().standard(), rail(id).track(track));
        let said = sees(id, pay).judge_payment(rail(id), track, pay);
        prop_assert_eq!(said.is_ok(), pays(rules, the_track, pay));
        let subset = |size: u8| handfuls(pay).into_iter().any(|less| less.total() == size && pays(rules, the_track, less));
        let fault = match said {
            Ok(()) => return Ok(()),
            Err(RuleError::WrongPayment(fault)) => fault,
            Err(RuleError::NoLocomotivesHere) => {
                prop_assert!(pay.locos() > 0);
                return Ok(());
            }
            Err(other) => panic!("{other:?}"),
        };
        match fault {
            PaymentFault::TooMany { extra } => {
                prop_assert!(extra > 0 && subset(pay.total() - extra), "{} {:?}", pay, the_track);
                prop_assert!((1..extra).all(|fewer| !subset(pay.total() - fewer)), "{} {:?}", pay, the_track);
            }
            PaymentFault::TooFew { missing } => {
                let fits = pay.kinds().find_map(|(card, _)| card.color()).or(the_track.color()).unwrap_or(Color::Red);
                prop_assert!(pays(rules, the_track, pay.plus(Cards::of(fits.into(), missing))), "{} {:?}", pay, the_track);
            }
            PaymentFault::Unpaid { missing, .. } => {
                // Cards of any one kind will do, and one fewer will not unless it fits a space by itself.
                let other = Card::from(Color::ALL.into_iter().find(|color| pay.of_color(*color) == 0 && the_track.color() != Some(*color)).expect("few kinds"));
                prop_assert!(pays(rules, the_track, pay.plus(Cards::of(other, missing))), "{} {:?}", pay, the_track);
                prop_assert!(the_track.color().is_none() || !pays(rules, the_track, pay.plus(Cards::of(other, missing - 1))));
            }
            PaymentFault::FerryUnpaid { spaces, symbols } => {
                prop_assert!(spaces + symbols > 0);
                let locos = |count| pay.plus(Cards::of(Card::Loco, count));
                prop_assert!((0..spaces + symbols).all(|fewer| !pays(rules, the_track, locos(fewer))), "{} {:?}", pay, the_track);
            }
            PaymentFault::OtherColor { color } => {
                prop_assert_eq!(the_track.color(), Some(color));
                prop_assert!(pay.of_color(color) + pay.locos() < pay.total());
            }
            PaymentFault::TwoColors => {
                prop_assert!(the_track.color().is_none() && pay.kinds().filter(|(card, _)| *card != Card::Loco).count() > 1);
            }
            PaymentFault::Unpaired { color } => prop_assert!(pay.of_color(color) > 0),
        }
    }
}

/// Tracks on which other cards may stand in.
fn stand_in_samples() -> Vec<(GameId, TrackId)> {
    let stands_in = |(id, track): &(GameId, TrackId)| {
        let kind = rail(*id).track(*track).kind();
        matches!(kind, TrackKind::Ferry { .. } | TrackKind::Substitute)
    };
    let samples: Vec<_> = samples().into_iter().filter(stands_in).collect();
    assert!(
        samples.len() >= 5,
        "ferries of both games, and Murmansk-Lieksa"
    );
    samples
}

#[test]
fn no_5_cards_are_laid_out_one_by_one_until_they_pay() {
    let id = GameId::NORDIC;
    let cards = |text: &str| text.parse::<Cards>().expect("cards");
    let hand = cards("yellow*2+red*5+blue+green+white");
    let view = sees(id, hand);
    let track = notation::find_track(rail(id), "narvik-tromso").expect("a track");
    let mut composer = Composer::new(track, hand, cards("yellow*2+blue+green+white"));
    let judge = |composer: &Composer| view.judge_payment(rail(id), track, composer.cards());
    assert_eq!(judge(&composer), Ok(()));
    for card in [Card::Blue, Card::Green, Card::White, Card::White] {
        composer.remove(card);
    }
    assert_eq!(
        composer.cards(),
        cards("yellow*2"),
        "what is not there stays away"
    );
    assert_eq!(
        judge(&composer),
        Err(RuleError::WrongPayment(PaymentFault::Unpaid {
            spaces: 1,
            each: 3,
            missing: 3
        }))
    );
    for missing in (1..3).rev() {
        composer.add(Card::Red);
        assert_eq!(
            judge(&composer),
            Err(RuleError::WrongPayment(PaymentFault::Unpaid {
                spaces: 1,
                each: 3,
                missing
            }))
        );
    }
    composer.add(Card::Red);
    assert_eq!(
        (composer.cards(), judge(&composer)),
        (cards("yellow*2+red*3"), Ok(()))
    );
    composer.add(Card::Yellow);
    assert_eq!(
        composer.cards(),
        cards("yellow*2+red*3"),
        "the hand has no third"
    );
    composer.clear();
    assert_eq!(composer.cards(), Cards::NONE);
    let beyond = Composer::new(track, hand, cards("yellow*4+loco"));
    assert_eq!(
        beyond.cards(),
        cards("yellow*2"),
        "never more than the hand holds"
    );
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

/// Every handful of a number of cards.
fn handfuls_of(count: u8) -> Vec<Cards> {
    let mut all = BTreeSet::from([Cards::NONE]);
    for _ in 0..count {
        let one_more = |cards: Cards| Card::ALL.map(|card| cards.plus(Cards::of(card, 1)));
        all = all.into_iter().flat_map(one_more).collect();
    }
    all.into_iter().collect()
}

/// Whether some part of a hand pays for a track, by the slow reading.
fn can_pay(id: GameId, track: TrackId, hand: Cards) -> bool {
    let (rules, track) = (rail(id).variants().standard(), rail(id).track(track));
    let enough = |pay: &Cards| usize::from(pay.total()) >= track.length();
    let mut parts = handfuls(hand).into_iter().filter(enough);
    parts.any(|pay| pays(rules, track, pay))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn what_a_hand_lacks_is_the_fewest_cards_that_would_do(hand in hands(3), pick in any::<prop::sample::Index>()) {
        let (id, track) = pick.get(&samples()).to_owned();
        let (state, seat) = holding(id, hand);
        let PlayerView::Rail(view) = state.view(Viewer::Seat(seat)) else {
            panic!("a map game");
        };
        let lack = view.lacks(rail(id), track);
        prop_assert_eq!(lack.is_none(), can_pay(id, track, hand));
        let Some(lack) = lack else { return Ok(()) };
        // No fewer cards do, whatever they are. More than three at once would take too long here.
        for fewer in handfuls_of((lack.cards - 1).min(2)) {
            prop_assert!(!can_pay(id, track, hand.plus(fewer)), "{} and {} pay", hand, fewer);
        }
        let with = |color: Color, wagons: u8, locos: u8| {
            let more = Cards::of(color.into(), wagons).plus(Cards::of(Card::Loco, locos));
            can_pay(id, track, hand.plus(more))
        };
        prop_assert_eq!(lack.wild, with(Color::Red, 0, lack.cards), "{:?}", lack);
        for color in Color::ALL {
            let does = lack.locos < lack.cards && with(color, lack.cards - lack.locos, lack.locos);
            prop_assert_eq!(lack.colors.contains(&color), does, "{:?} {:?}", lack, color);
            if lack.locos > 0 {
                let wagons = lack.cards + 1 - lack.locos;
                prop_assert!(!with(color, wagons, lack.locos - 1), "fewer locomotives do: {:?}", lack);
            }
        }
    }
}
