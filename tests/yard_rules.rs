//! The rules of the Card Game up to the ticket check, CG-1 to CG-9, each by example.

#[path = "support/yard.rs"]
mod support;

use branchline::catalog::*;
use branchline::engine::table::*;
use branchline::engine::yard::*;
use support::*;

fn two() -> Position {
    Position::new(setup(Variant::Standard, 2, 1))
}

fn market(words: [&str; 5]) -> [Option<Card>; 5] {
    words.map(Card::from_word)
}

fn build(position: &Position) -> YardState {
    position.build(card_game()).expect("a position")
}

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
        // What it is shown and what it knows are two things.
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
    // A face-up locomotive is the whole turn. Everybody knows the cards taken in the open.
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

#[test]
fn cg_6_what_may_be_laid() {
    let mut position = two();
    position.hands = vec![cards("red*3+blue*2+green+white+loco*3"), Cards::NONE];
    let lay = |line: &str| act(&mut build(&position), &format!("lay {line}")).map(|_| ());
    for line in [
        "red*2",
        "red*3",
        "red+loco",
        "red*3+loco*3",
        "blue+loco*2",
        "red+blue+green",
        "blue+green+white",
    ] {
        assert_eq!(lay(line), Ok(()), "{line}");
    }
    for line in ["none", "red"] {
        assert_eq!(lay(line), Err(RuleError::LayMore { at_least: 2 }), "{line}");
    }
    // Ruling: locomotives need at least one card of the colour.
    for line in ["loco", "loco*2", "loco*3"] {
        assert_eq!(lay(line), Err(RuleError::LocomotivesAlone), "{line}");
    }
    for line in [
        "red+blue",
        "red*2+blue",
        "red+blue+loco",
        "red+blue+green+white",
        "red+blue+green+loco",
        "red*2+blue*2",
    ] {
        assert_eq!(lay(line), Err(RuleError::WrongSet), "{line}");
    }
    let missing = cards("red+black*2");
    assert_eq!(
        lay("red*4+black*2"),
        Err(RuleError::CardsNotInHand { missing })
    );
}

#[test]
fn cg_6_locomotives_lie_on_top() {
    let mut position = two();
    position.hands = vec![cards("red*3+loco*2"), Cards::NONE];
    let mut state = build(&position);
    act(&mut state, "lay red*3+loco*2").expect("a column");
    let column = open(&state).seat(Seat(0)).yard.column(Color::Red);
    assert_eq!(
        column,
        Column {
            wagons: 3,
            locos: 2
        }
    );
    assert_eq!(own(&state, Seat(0)).hand, Cards::NONE);
}

/// The book's example: three red against a rival's two make the rival discard them; two against two do not.
#[test]
fn cg_7_three_beat_two_and_two_do_not() {
    let mut position = two();
    position.hands = vec![cards("red*3+loco"), Cards::NONE];
    position.yards = vec![Yard::default(), yard(&["red*2", "blue*2"])];
    let mut state = build(&position);
    let not_beaten = RuleError::ColumnNotBeaten {
        color: Color::Red,
        owner: Seat(1),
        cards: 2,
    };
    let before = state.clone();
    assert_eq!(act(&mut state, "lay red*2"), Err(not_beaten));
    assert_eq!(act(&mut state, "lay red+loco"), Err(not_beaten));
    assert_eq!(state, before);
    let options = view(&state, Viewer::Seat(Seat(0))).options(card_game());
    let YardOptions::Turn(turn) = options else {
        panic!("a turn")
    };
    let loss = Some((Seat(1), Color::Red, cards("red*2")));
    assert!(turn.lays.contains(&LayOption {
        cards: cards("red*3"),
        beats: loss
    }));
    let facts = act(&mut state, "lay red*3").expect("three beat two");
    assert!(facts.contains(&YardEvent::ColumnBeaten {
        seat: Seat(1),
        by: Seat(0),
        color: Color::Red,
        cards: cards("red*2"),
    }));
    assert_eq!(open(&state).cards.discards.count(Card::Red), 2);
    assert_eq!(open(&state).seat(Seat(0)).yard, yard(&["red*3"]));
    // The rival's other column is untouched, and has moved on at the start of its turn.
    assert_eq!(open(&state).seat(Seat(1)).yard, yard(&["blue"]));
}

/// Locomotives count on both sides, and those in a beaten column are discarded with it.
#[test]
fn cg_7_locomotives_count_and_are_lost() {
    let mut position = two();
    position.hands = vec![cards("red+loco*3"), Cards::NONE];
    position.yards = vec![Yard::default(), yard(&["red+loco*2"])];
    let mut state = build(&position);
    let not_beaten = RuleError::ColumnNotBeaten {
        color: Color::Red,
        owner: Seat(1),
        cards: 3,
    };
    assert_eq!(act(&mut state, "lay red+loco*2"), Err(not_beaten));
    let before = open(&state).cards.discards;
    act(&mut state, "lay red+loco*3").expect("four beat three");
    assert_eq!(
        open(&state).cards.discards,
        before.plus(cards("red+loco*2"))
    );
}

#[test]
fn cg_7_never_a_colour_of_the_own_yard() {
    let mut position = two();
    position.hands = vec![cards("red*5+blue+green+white"), Cards::NONE];
    position.yards = vec![yard(&["red"]), yard(&["blue"])];
    let mut state = build(&position);
    let own_yard = RuleError::OwnYard { color: Color::Red };
    assert_eq!(act(&mut state, "lay red*5"), Err(own_yard));
    assert_eq!(act(&mut state, "lay red+green+white"), Err(own_yard));
    let in_yard = RuleError::ColorInYard {
        color: Color::Blue,
        owner: Seat(1),
    };
    assert_eq!(act(&mut state, "lay blue+green+white"), Err(in_yard));
}

#[test]
fn cg_8_drawing_tickets() {
    let mut position = two();
    let names = [
        "chicago-new-york",
        "new-york-chicago",
        "chicago-dallas",
        "dallas-miami",
        "seattle-miami",
    ];
    position.ticket_top = names.map(ticket).to_vec();
    let mut state = build(&position);
    let facts = act(&mut state, "tickets").expect("there are tickets");
    let offered = tickets("chicago-new-york new-york-chicago chicago-dallas dallas-miami");
    assert_eq!(
        facts,
        [YardEvent::TicketsOffered {
            seat: Seat(0),
            count: 4,
            tickets: offered
        }]
    );
    let error = RuleError::TicketNotOffered {
        ticket: ticket("seattle-miami"),
    };
    assert_eq!(act(&mut state, "keep seattle-miami"), Err(error));
    act(&mut state, "keep chicago-dallas").expect("one of them");
    assert_eq!(own(&state, Seat(0)).tickets, tickets("chicago-dallas"));
    // The others lie under the pile, and the one who put them there knows it.
    let under: Vec<TicketId> = view(&state, Viewer::Seat(Seat(0)))
        .memory
        .expect("a seat")
        .under
        .iter()
        .map(|(_, ticket)| *ticket)
        .collect();
    assert_eq!(
        under,
        ["dallas-miami", "new-york-chicago", "chicago-new-york"].map(ticket)
    );
    assert!(
        view(&state, Viewer::Seat(Seat(1)))
            .memory
            .expect("a seat")
            .under
            .is_empty()
    );
    assert_eq!(open(&state).ticket_pile, 45);
    act(&mut state, "tickets").expect("there are tickets");
    act(&mut state, "keep none").expect("none may be kept");
    assert_eq!(own(&state, Seat(1)).tickets, TicketSet::NONE);
}

#[test]
fn cg_8_fewer_tickets_if_fewer_are_left() {
    let mut position = two();
    let mut rest: TicketSet = (0..46).map(TicketId).collect();
    rest.remove(TicketId(5));
    position.tickets = vec![rest];
    let mut state = build(&position);
    act(&mut state, "tickets").expect("one is left");
    assert_eq!(own(&state, Seat(0)).offer.len(), 1);
    act(&mut state, "keep chicago-charleston").expect("the last one");
    assert_eq!(act(&mut state, "tickets"), Err(RuleError::NoTicketsLeft));
}

/// The one who draws the last card finishes the turn; then everybody, that one too, has one more.
#[test]
fn cg_9_one_more_turn_for_everybody() {
    let mut position = Position::new(setup(Variant::Standard, 3, 1));
    position.pile_top = vec![Card::Red];
    position.pile = Some(1);
    position.market = market(["red", "blue", "blue", "green", "green"]);
    let mut state = build(&position);
    let facts = act(&mut state, "draw").expect("one card");
    assert!(facts.contains(&YardEvent::LastTurns {
        seat: Some(Seat(0))
    }));
    assert_eq!(act(&mut state, "draw"), Err(RuleError::EmptyPile));
    act(&mut state, "take 1").expect("the second card");
    assert_eq!(
        open(&state).cards.market[0],
        None,
        "places are no longer filled"
    );
    let mut turns = Vec::new();
    while open(&state).phase == Phase::Turn {
        turns.push(state.to_act().expect("running"));
        assert_eq!(act(&mut state, "take 1"), Err(RuleError::EmptyPlace));
        act(&mut state, "tickets").expect("there are tickets");
        act(&mut state, "keep none").expect("none may be kept");
    }
    assert_eq!(turns, [Seat(1), Seat(2), Seat(0)]);
    assert!(matches!(
        open(&state).phase,
        Phase::CheckTickets { last: Seat(0) }
    ));
    // Discards are never reshuffled during a round.
    assert_eq!(open(&state).cards.pile, 0);
}

/// The last card turned up into the market ends the pile as well.
#[test]
fn cg_9_the_last_card_may_be_turned_up() {
    let mut position = two();
    position.pile_top = vec![Card::Red];
    position.pile = Some(1);
    position.market = market(["white", "blue", "blue", "green", "green"]);
    let mut state = build(&position);
    let facts = act(&mut state, "take 1").expect("a white card");
    assert_eq!(
        facts[1],
        YardEvent::MarketFilled {
            place: 0,
            card: Card::Red
        }
    );
    assert_eq!(
        facts[2],
        YardEvent::LastTurns {
            seat: Some(Seat(0))
        }
    );
    assert_eq!(open(&state).turns_left, Some(2));
}

#[test]
fn cg_9_a_single_card_is_a_whole_turn_and_then_there_is_nothing() {
    let mut position = two();
    position.pile = Some(0);
    position.turns_left = Some(1);
    position.market = market(["", "", "red", "", ""]);
    position.tickets = vec![(0..46).map(TicketId).collect()];
    let mut state = build(&position);
    act(&mut state, "take 3").expect("the only card");
    assert_eq!(state.to_act(), Some(Seat(1)), "it was the whole turn");
    // Ruling: whoever can do nothing passes.
    assert_eq!(listed(&state), [YardAction::Pass]);
    let facts = act(&mut state, "pass").expect("nothing else is possible");
    assert_eq!(
        facts,
        [
            YardEvent::Passed { seat: Seat(1) },
            YardEvent::CheckBegan { round: 1 }
        ]
    );
}

/// A face-up locomotive cannot be the second card: if only locomotives are left, the turn ends.
#[test]
fn cg_9_only_locomotives_left_for_the_second_card() {
    let mut position = two();
    position.pile = Some(0);
    position.turns_left = Some(1);
    position.market = market(["loco", "", "red", "", ""]);
    let mut state = build(&position);
    act(&mut state, "take 3").expect("a card");
    assert_eq!(state.to_act(), Some(Seat(1)));
    act(&mut state, "take 1").expect("a locomotive as the first card");
    assert!(matches!(open(&state).phase, Phase::CheckTickets { .. }));
}
