//! Turns of the Card Game, CG-1 to CG-5, each by example.

#[path = "support/yard.rs"]
mod support;

use branchline::catalog::*;
use branchline::engine::table::*;
use branchline::engine::yard::*;
use support::*;

#[test]
fn cg_1_setting_up() {
    for seats in 2..=4 {
        let state =
            YardState::new(card_game(), &setup(Variant::Standard, seats, 3)).expect("a game");
        let open = open(&state);
        assert_eq!(state.check(card_game()), Ok(()));
        assert_eq!(open.cards.pile, 96 - 8 * seats - 5);
        assert_eq!(open.cards.face_up().total(), 5);
        assert_eq!(open.ticket_pile, 46 - 6 * seats);
        for seat in support::seats(seats.into()) {
            assert_eq!(own(&state, seat).hand.total(), 8);
            assert!(own(&state, seat).hand.locos() >= 1);
            assert_eq!(open.seat(seat).known, cards("loco"));
            assert_eq!(own(&state, seat).offer.len(), 6);
        }
    }
    let big: Vec<u8> = card_game().big_cities().map(|(_, points)| points).collect();
    assert_eq!(big.len(), 6);
}

#[test]
fn cg_1_the_first_tickets() {
    let mut state = YardState::new(card_game(), &setup(Variant::Standard, 3, 3)).expect("a game");
    let first = open(&state).first;
    assert_eq!(state.to_act(), Some(first));
    let before = state.clone();
    assert_eq!(
        act(&mut state, "keep none"),
        Err(RuleError::KeepMore { at_least: 1 })
    );
    assert_eq!(state, before);
    for kept in [1, 6, 2] {
        let seat = state.to_act().expect("running");
        let keep: TicketSet = own(&state, seat).offer.iter().copied().take(kept).collect();
        let facts = act(
            &mut state,
            &notation::write(card_game(), &YardAction::Keep(keep)),
        );
        assert!(facts.is_ok());
        assert_eq!(own(&state, seat).tickets, keep);
    }
    assert_eq!(open(&state).ticket_pile, 46 - 9);
    assert_eq!(state.to_act(), Some(first));
    assert_eq!(open(&state).phase, Phase::Turn);
}

#[test]
fn cg_1_who_can_play_and_who_begins() {
    let new = |setup| YardState::new(card_game(), &setup).map(|state| open(&state).first);
    let table = setup(Variant::Standard, 2, 1);
    for seats in [0, 1, 5, 200] {
        let error = SetupError::WrongNumberOfPlayers {
            seats,
            min: 2,
            max: 4,
        };
        assert_eq!(new(Setup { seats, ..table }), Err(error));
    }
    let neutral = SetupError::NoSuchVariant(Variant::Neutral);
    assert_eq!(
        new(Setup {
            variant: Variant::Neutral,
            ..table
        }),
        Err(neutral)
    );
    let seat = Seat(2);
    assert_eq!(
        new(Setup {
            first: Some(seat),
            ..table
        }),
        Err(SetupError::NoSuchSeat(seat))
    );
    assert_eq!(
        new(Setup {
            first: Some(Seat(1)),
            ..table
        }),
        Ok(Seat(1))
    );
    let firsts: Vec<Seat> = (0..40)
        .filter_map(|seed| {
            new(Setup {
                seed,
                seats: 4,
                ..table
            })
            .ok()
        })
        .collect();
    assert!(
        seats(4).all(|seat| firsts.contains(&seat)),
        "drawn at random"
    );
}

/// Locomotives leave first, one card of each column a turn, and a column keeps its colour to the last card.
#[test]
fn cg_2_the_top_card_of_each_column_departs() {
    let mut position = two();
    position.yards = vec![Yard::default(), yard(&["red*2+loco", "blue*2"])];
    let mut state = build(&position);
    let facts = act(&mut state, "draw").expect("the pile is full");
    assert!(
        !facts
            .iter()
            .any(|fact| matches!(fact, YardEvent::CardDeparted { .. })),
        "not yet"
    );
    let facts = act(&mut state, "draw").expect("the pile is full");
    let departed: Vec<Card> = facts
        .iter()
        .filter_map(|fact| match fact {
            YardEvent::CardDeparted {
                seat: Seat(1),
                card,
            } => Some(*card),
            _ => None,
        })
        .collect();
    assert_eq!(departed, [Card::Blue, Card::Loco]);
    let rival = open(&state).seat(Seat(1)).clone();
    assert_eq!(rival.yard, yard(&["red*2", "blue"]));
    assert_eq!(rival.track, 2);
    for line in ["draw", "draw", "draw", "draw"] {
        act(&mut state, line).expect("the pile is full");
    }
    assert_eq!(open(&state).seat(Seat(1)).yard, yard(&["red"]));
    assert_eq!(open(&state).seat(Seat(1)).track, 4);
    let memory = view(&state, Viewer::Seat(Seat(1))).memory.expect("a seat");
    assert_eq!(memory.tracks[1], cards("red+blue*2+loco"));
}

#[test]
fn cg_2_an_empty_yard_sends_nothing() {
    let mut state = build(&two());
    act(&mut state, "draw").expect("the pile is full");
    let facts = act(&mut state, "draw").expect("the pile is full");
    assert!(
        !facts
            .iter()
            .any(|fact| matches!(fact, YardEvent::CardDeparted { .. }))
    );
}

#[test]
fn cg_3_beginners_may_look_at_their_own_pile() {
    for (variant, shown) in [
        (Variant::Standard, None),
        (Variant::OpenPiles, Some(cards("red*2+loco"))),
    ] {
        let mut position = Position::new(setup(variant, 2, 1));
        position.tracks = vec![cards("red*2+loco"), cards("blue")];
        let state = build(&position);
        let seen = view(&state, Viewer::Seat(Seat(0)));
        assert_eq!(seen.shown_pile(Seat(0)), shown);
        assert_eq!(seen.shown_pile(Seat(1)), None);
        assert_eq!(seen.open.seat(Seat(0)).track, 3);
        assert_eq!(view(&state, Viewer::Table).shown_pile(Seat(0)), None);
        // What it is shown and what it knows are different things.
        assert_eq!(seen.memory.expect("a seat").tracks[0], cards("red*2+loco"));
    }
}

#[test]
fn cg_4_exactly_one_of_three_actions() {
    let mut position = two();
    position.hands = vec![cards("red*4"), Cards::NONE];
    for line in ["lay red*2", "take 1", "draw", "tickets"] {
        let mut state = build(&Position {
            market: market(["loco", "red", "blue", "blue", "red"]),
            ..position.clone()
        });
        act(&mut state, line).expect("each of them is possible");
        match line {
            "draw" => {
                for other in ["lay red*2", "tickets", "pass", "check none"] {
                    assert_eq!(
                        act(&mut state, other),
                        Err(RuleError::NotNow),
                        "{other} after {line}"
                    );
                }
            }
            "tickets" => {
                assert_eq!(act(&mut state, "draw"), Err(RuleError::NotNow));
                act(&mut state, "keep none").expect("none may be kept");
                assert_eq!(state.to_act(), Some(Seat(1)));
            }
            _ => assert_eq!(state.to_act(), Some(Seat(1)), "after {line}"),
        }
    }
    let mut state = build(&position);
    assert_eq!(act(&mut state, "pass"), Err(RuleError::MustAct));
}

#[test]
fn cg_5_drawing_cards() {
    let mut position = two();
    position.market = market(["red", "loco", "blue", "green", "white"]);
    position.pile_top = vec![Card::Loco, Card::Loco, Card::Black];
    let mut state = build(&position);
    assert_eq!(act(&mut state, "take 6"), Err(RuleError::NoSuchThing));
    let facts = act(&mut state, "take 1").expect("a red card lies there");
    assert_eq!(
        facts[0],
        YardEvent::CardTaken {
            seat: Seat(0),
            place: 0,
            card: Card::Red
        }
    );
    assert_eq!(
        facts[1],
        YardEvent::MarketFilled {
            place: 0,
            card: Card::Loco
        }
    );
    // neither the old nor the new locomotive can be the second card; one drawn blind can.
    assert_eq!(
        act(&mut state, "take 1"),
        Err(RuleError::LocomotiveAsSecondCard)
    );
    assert_eq!(
        act(&mut state, "take 2"),
        Err(RuleError::LocomotiveAsSecondCard)
    );
    act(&mut state, "draw").expect("the pile is full");
    assert_eq!(own(&state, Seat(0)).hand, cards("red+loco"));
    assert_eq!(state.to_act(), Some(Seat(1)));
    // A face-up locomotive takes the whole turn. Everybody knows the cards taken in the open.
    act(&mut state, "take 2").expect("a locomotive as the first card");
    assert_eq!(state.to_act(), Some(Seat(0)));
    assert_eq!(open(&state).seat(Seat(0)).known, cards("red"));
    assert_eq!(open(&state).seat(Seat(1)).known, cards("loco"));
}

/// Three locomotives stay: the market is never cleared.
#[test]
fn cg_5_the_market_is_never_cleared() {
    let mut position = two();
    position.market = market(["red", "loco", "loco", "green", "white"]);
    position.pile_top = vec![Card::Loco];
    let mut state = build(&position);
    act(&mut state, "take 1").expect("a red card lies there");
    assert_eq!(
        open(&state).cards.market,
        market(["loco", "loco", "loco", "green", "white"])
    );
    assert_eq!(open(&state).cards.discards, Cards::NONE);
}
