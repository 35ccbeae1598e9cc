//! The ticket check and the second round of the Card Game, CG-10 and CG-11, each by example.

#[path = "support/yard.rs"]
mod support;

use branchline::catalog::*;
use branchline::engine::table::*;
use branchline::engine::yard::*;
use support::*;

/// The book's example: white, two blue and violet, paid by three right wagons and a locomotive.
#[test]
fn cg_10_los_angeles_pittsburgh_with_a_locomotive() {
    let mut position = last_turn(2);
    position.tickets = vec![tickets("los-angeles-pittsburgh"), TicketSet::NONE];
    for (pile, complete) in [
        ("white+blue*2+violet", true),
        ("white+blue*2+loco", true),
        ("white+blue+violet+loco", true),
        ("loco*4", true),
        ("white+blue+violet", false),
        ("white+blue*2+red", false),
    ] {
        position.tracks = vec![cards(pile), Cards::NONE];
        let mut state = to_the_check(&position);
        let answer = act(&mut state, "check los-angeles-pittsburgh").map(|_| ());
        let missing = match pile {
            "white+blue+violet" => cards("blue"),
            _ => cards("violet"),
        };
        let expected = if complete {
            Ok(())
        } else {
            Err(RuleError::PileTooSmall { missing })
        };
        assert_eq!(answer, expected, "{pile}");
    }
}

#[test]
fn cg_10_each_card_serves_one_ticket() {
    let mut position = last_turn(2);
    // Both cost a yellow card, and there is one.
    position.tickets = vec![tickets("chicago-new-york chicago-dallas"), TicketSet::NONE];
    position.tracks = vec![cards("yellow+green*3"), Cards::NONE];
    let mut state = to_the_check(&position);
    let missing = cards("yellow");
    let both = act(&mut state, "check chicago-new-york chicago-dallas");
    assert_eq!(both, Err(RuleError::PileTooSmall { missing }));
    let held = RuleError::TicketNotHeld {
        ticket: ticket("dallas-miami"),
    };
    assert_eq!(act(&mut state, "check dallas-miami"), Err(held));
    // The best set is offered first, and any other feasible one is accepted, none at all included.
    assert_eq!(
        listed(&state)[0],
        YardAction::Check(tickets("chicago-dallas"))
    );
    let YardOptions::Check { best, others, .. } =
        view(&state, Viewer::Seat(Seat(0))).options(card_game())
    else {
        panic!("a check")
    };
    assert_eq!((best.tickets, best.points), (tickets("chicago-dallas"), 6));
    assert_eq!(
        others[0],
        CheckOption {
            tickets: tickets("chicago-new-york"),
            cost: 2
        }
    );
    assert_eq!(
        others[1],
        CheckOption {
            tickets: TicketSet::NONE,
            cost: 12
        }
    );
    for line in [
        "check none",
        "check chicago-new-york",
        "check chicago-dallas",
    ] {
        act(&mut state.clone(), line).expect("feasible");
    }
}

/// Everybody checks at the same time: what one has chosen is shown when all have chosen.
#[test]
fn cg_10_choices_are_shown_together() {
    let mut position = last_turn(2);
    position.tickets = vec![tickets("chicago-new-york"), tickets("new-york-chicago")];
    position.tracks = vec![cards("yellow"), cards("blue")];
    let mut state = to_the_check(&position);
    assert_eq!(
        view(&state, Viewer::Seat(Seat(0))).shown_pile(Seat(0)),
        Some(cards("yellow"))
    );
    assert_eq!(
        view(&state, Viewer::Seat(Seat(0))).shown_pile(Seat(1)),
        None
    );
    let facts = act(&mut state, "check chicago-new-york").expect("feasible");
    assert_eq!(
        facts[0].seen_by(Viewer::Seat(Seat(1))),
        YardEvent::TicketsChosen {
            seat: Seat(0),
            tickets: None
        }
    );
    assert_eq!(open(&state).seat(Seat(0)).completed, TicketSet::NONE);
    let facts = act(&mut state, "check new-york-chicago").expect("feasible");
    assert!(facts.contains(&YardEvent::TicketsCompleted {
        seat: Seat(0),
        tickets: tickets("chicago-new-york"),
        pile: cards("yellow"),
        points: 5,
    }));
    assert_eq!(open(&state).phase, Phase::Over);
    assert_eq!(
        view(&state, Viewer::Table).shown_pile(Seat(1)),
        Some(cards("blue")),
        "all is revealed"
    );
}

#[test]
fn cg_11_two_and_three_players_play_one_round() {
    for seats in [2, 3] {
        let mut state = to_the_check(&last_turn(seats));
        for _ in 0..seats {
            act(&mut state, "check none").expect("feasible");
        }
        assert_eq!(open(&state).phase, Phase::Over);
        assert_eq!(state.to_act(), None);
        assert_eq!(act(&mut state, "draw"), Err(RuleError::GameOver));
    }
}

#[test]
fn cg_11_four_players_play_a_second_round() {
    let mut position = last_turn(4);
    position.to_act = Seat(2);
    position.hands = vec![cards("red*3"), Cards::NONE, cards("loco*2"), cards("blue")];
    position.yards = vec![
        Yard::default(),
        yard(&["green*4+loco"]),
        Yard::default(),
        Yard::default(),
    ];
    position.tracks = vec![
        cards("yellow*2"),
        Cards::NONE,
        cards("black*3"),
        Cards::NONE,
    ];
    position.tickets = vec![
        tickets("chicago-new-york seattle-miami"),
        TicketSet::NONE,
        tickets("dallas-miami"),
        TicketSet::NONE,
    ];
    position.market[1] = Some(Card::White);
    let mut state = to_the_check(&position);
    assert_eq!(
        state.to_act(),
        Some(Seat(3)),
        "the seat after the last one decides first"
    );
    let mut facts = Vec::new();
    for line in [
        "check none",
        "check chicago-new-york",
        "check none",
        "check none",
    ] {
        facts = act(&mut state, line).expect("feasible");
    }
    let table = open(&state);
    // Completed tickets are put aside, the others and the hands are kept.
    assert_eq!(table.seat(Seat(0)).completed, tickets("chicago-new-york"));
    assert_eq!(own(&state, Seat(0)).tickets, tickets("seattle-miami"));
    assert_eq!(own(&state, Seat(2)).tickets, tickets("dallas-miami"));
    assert!(own(&state, Seat(0)).hand.contains(cards("red*3")));
    // All cards but hands and market make the new pile: 96 - 6 in hands - 1 in the market.
    assert!(facts.contains(&YardEvent::RoundBegan { round: 2, pile: 89 }));
    let hands: Vec<u8> = table.seats.iter().map(|seat| seat.hand).collect();
    assert_eq!(hands, [7, 4, 6, 5]);
    assert_eq!(
        table.cards.market[1],
        Some(Card::White),
        "what lay in the market stays"
    );
    assert_eq!(table.cards.face_up().total(), 5);
    assert_eq!(table.cards.pile, 89 - 16 - 4);
    assert_eq!(table.cards.discards, Cards::NONE);
    assert!(
        table
            .seats
            .iter()
            .all(|seat| seat.yard.is_empty() && seat.track == 0)
    );
    // Play goes on with the player after the last one.
    assert_eq!(
        (table.round, state.to_act(), table.turns_left),
        (2, Some(Seat(3)), None)
    );
    assert_eq!(
        view(&state, Viewer::Seat(Seat(0))).shown_pile(Seat(0)),
        None,
        "hidden again"
    );
}

#[test]
fn cg_11_the_second_round_is_the_last() {
    let mut position = last_turn(4);
    position.round = 2;
    position.completed = vec![tickets("chicago-new-york")];
    let mut state = to_the_check(&position);
    for _ in 0..4 {
        act(&mut state, "check none").expect("feasible");
    }
    assert_eq!(open(&state).phase, Phase::Over);
    assert_eq!(points(&state), [5 + 12 + 15, 0, 0, 0]);
}

/// Ruling: if nearly all cards are in hands, the new pile may be empty after the deal.
#[test]
fn cg_11_a_new_pile_too_small_to_go_on() {
    let mut position = last_turn(4);
    let all = cards("violet*10+blue*10+orange*10+white*10+green*10+yellow*10+black*10+red*10");
    position.hands = vec![all, cards("loco*6")];
    let mut state = to_the_check(&position);
    for _ in 0..4 {
        act(&mut state, "check none").expect("feasible");
    }
    // Ten locomotives were left for sixteen places: they are dealt in turn, and the pile is empty.
    assert_eq!(open(&state).cards.pile, 0);
    let mut turns = Vec::new();
    while open(&state).phase == Phase::Turn {
        turns.push(state.to_act().expect("running"));
        act(&mut state, "tickets").expect("there are tickets");
        act(&mut state, "keep none").expect("none may be kept");
    }
    assert_eq!(
        turns,
        [Seat(0), Seat(1), Seat(2), Seat(3)],
        "one turn for everybody"
    );
}
