//! Laying cards, drawing tickets and the end of the pile in the Card Game, CG-6 to CG-9, each by example.

#[path = "support/yard.rs"]
mod support;

use branchline::catalog::*;
use branchline::engine::table::*;
use branchline::engine::yard::*;
use support::*;

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
        beats: loss,
        departs: Some(3),
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

/// The player who draws the last card finishes the turn; then everybody has one more, including that player.
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
    // Ruling: a player who can do nothing passes.
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
