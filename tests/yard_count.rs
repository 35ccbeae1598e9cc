//! The count of the Card Game, CG-12 to CG-14, each by example.

#[path = "support/yard.rs"]
mod support;

use branchline::catalog::*;
use branchline::engine::yard::*;
use support::*;

#[test]
fn cg_12_uncompleted_tickets_are_subtracted() {
    let mut position = last_turn(2);
    position.tickets = vec![tickets("seattle-miami"), TicketSet::NONE];
    let mut state = to_the_check(&position);
    act(&mut state, "check none").expect("feasible");
    act(&mut state, "check none").expect("feasible");
    assert_eq!(points(&state), [-22, 0]);
    let source = YardSource::Ticket {
        ticket: ticket("seattle-miami"),
        completed: false,
    };
    assert_eq!(
        scores(card_game(), &state).seats[0].lines,
        [YardLine {
            source,
            points: -22
        }]
    );
    assert_eq!(open(&state).seat(Seat(0)).failed, tickets("seattle-miami"));
}

/// Most tickets of a city win its card, all who are tied win it, and a ticket between two counts for both.
#[test]
fn cg_12_big_cities() {
    let mut position = last_turn(4);
    position.round = 2;
    position.completed = vec![
        tickets("chicago-new-york chicago-dallas"),
        tickets("new-york-chicago"),
        tickets("dallas-miami"),
        TicketSet::NONE,
    ];
    let mut state = to_the_check(&position);
    for _ in 0..4 {
        act(&mut state, "check none").expect("feasible");
    }
    let scores = scores(card_game(), &state);
    let won = |seat: usize| -> Vec<(&str, u8)> {
        let lines = scores.seats[seat].lines.iter();
        lines
            .filter_map(|line| match line.source {
                YardSource::BigCity { city, tickets } => {
                    Some((card_game().cities()[city.index()].id(), tickets))
                }
                YardSource::Ticket { .. } => None,
            })
            .collect()
    };
    assert_eq!(won(0), [("chicago", 2), ("dallas", 1), ("new-york", 1)]);
    assert_eq!(won(1), [("new-york", 1)]);
    assert_eq!(won(2), [("dallas", 1), ("miami", 1)]);
    // Nobody has a ticket of Seattle or Los Angeles, so nobody wins these.
    assert_eq!(won(3), []);
    assert_eq!(
        points(&state),
        [5 + 6 + 12 + 10 + 15, 5 + 15, 9 + 10 + 8, 0]
    );
    assert_eq!(scores.winners, [Seat(0)]);
    assert_eq!(scores.decided_by, None);
}

/// The count of a game that ends with these completed tickets.
fn count(completed: Vec<TicketSet>) -> YardScores {
    let mut position = last_turn(4);
    position.round = 2;
    position.completed = completed;
    let mut state = to_the_check(&position);
    for _ in 0..4 {
        act(&mut state, "check none").expect("feasible");
    }
    scores(card_game(), &state)
}

#[test]
fn cg_13_most_tickets_decide_first() {
    let scores = count(vec![
        tickets("chicago-new-york"),
        tickets("seattle-denver seattle-saint-louis"),
    ]);
    assert_eq!((scores.seats[0].total, scores.seats[1].total), (32, 32));
    assert_eq!(
        scores.winners,
        [Seat(1)],
        "although the other has two bonus cards"
    );
    assert_eq!(scores.decided_by, Some(TieBreak::Tickets));
    let places: Vec<u8> = scores.seats.iter().map(|seat| seat.place).collect();
    assert_eq!(places, [2, 1, 3, 3]);
}

#[test]
fn cg_13_then_most_bonus_cards() {
    let scores = count(vec![tickets("chicago-dallas"), tickets("miami-las-vegas")]);
    assert_eq!((scores.seats[0].total, scores.seats[1].total), (28, 28));
    assert_eq!(
        (scores.seats[0].bonus_cards, scores.seats[1].bonus_cards),
        (2, 1)
    );
    assert_eq!(scores.winners, [Seat(0)]);
    assert_eq!(scores.decided_by, Some(TieBreak::BonusCards));
}

#[test]
fn cg_13_then_the_victory_is_shared() {
    let scores = count(vec![
        tickets("chicago-new-york"),
        tickets("new-york-chicago"),
    ]);
    assert_eq!(scores.winners, [Seat(0), Seat(1)]);
    assert_eq!(scores.decided_by, None);
    assert_eq!(scores.seats[1].place, 1);
}

/// The same eight colours on train cards and on tickets, so that one symbol for each serves both.
#[test]
fn cg_14_tickets_and_cards_have_the_same_eight_colours() {
    for color in Color::ALL {
        let on_tickets = card_game()
            .tickets()
            .iter()
            .filter(|ticket| ticket.cards()[color.index()] > 0);
        assert!(on_tickets.count() > 0, "{}", color.word());
        assert_eq!(Card::from(color).color(), Some(color));
        assert_eq!(Card::from(color).word(), color.word());
    }
    assert_eq!(
        Card::ALL
            .into_iter()
            .filter_map(Card::color)
            .collect::<Vec<_>>(),
        Color::ALL
    );
}
