//! What the Card Game says is at stake: at a check that is not the last nothing is lost yet (CG-11), and in the last
//! turns nothing departs any more (CG-9).

#[path = "support/yard.rs"]
mod support;

use branchline::catalog::*;
use branchline::engine::table::*;
use branchline::engine::yard::*;
use branchline::scene::{JourneyLook, own_journeys};
use branchline::text::{Lang, yard as words};
use support::*;

/// A check at which the first seat holds three tickets and can pay for one of them: which round, how many players.
fn check(seats: u8, round: u8) -> YardView {
    let mut position = last_turn(seats);
    position.round = round;
    position.tickets = vec![tickets(
        "chicago-new-york chicago-dallas los-angeles-pittsburgh",
    )];
    position.tracks = vec![cards("yellow+green*2")];
    view(&to_the_check(&position), Viewer::Seat(Seat(0)))
}

fn stakes(view: &YardView) -> (Best, Uncompleted, Vec<CheckOption>) {
    match view.options(card_game()) {
        YardOptions::Check {
            best,
            uncompleted,
            others,
            ..
        } => (best, uncompleted, others),
        other => panic!("a check, not {other:?}"),
    }
}

fn balance(view: &YardView, chosen: TicketSet) -> CheckBalance {
    let (best, uncompleted, _) = stakes(view);
    let held = view.own.as_ref().expect("a seat").tickets;
    uncompleted.balance(card_game(), held, best, chosen)
}

#[test]
fn cg_11_the_first_check_of_four_players_loses_no_ticket() {
    let view = check(4, 1);
    let (best, uncompleted, others) = stakes(&view);
    assert_eq!(uncompleted, Uncompleted::Kept);
    assert_eq!(best.tickets, tickets("chicago-dallas"));
    let none = others.last().expect("no ticket at all is a choice");
    assert_eq!((none.tickets, none.cost), (TicketSet::NONE, best.points));
    let nothing = balance(&view, TicketSet::NONE);
    assert_eq!((nothing.won, nothing.worse_by), (0, best.points));
    for lang in Lang::ALL {
        let says = words::balance(lang, nothing);
        assert!(!says.contains('−'), "{says}");
        let all = nothing.left.to_string();
        assert!(says.contains(&all), "what stays in play is told: {says}");
        let dropping = words::drop_costs(lang, uncompleted, 7);
        assert!(dropping.contains("−7"), "{dropping}");
        assert!(words::add_wins(lang, uncompleted, 7).contains("+7"));
    }
    assert_eq!(
        words::balance(Lang::En, balance(&view, best.tickets)),
        "+6 points now, 23 points still to play for."
    );
}

#[test]
fn cg_12_the_last_check_loses_what_is_not_completed() {
    for (seats, round) in [(2, 1), (3, 1), (4, 2)] {
        let view = check(seats, round);
        let (best, uncompleted, others) = stakes(&view);
        assert_eq!(uncompleted, Uncompleted::Lost, "{seats} players");
        let none = others.last().expect("no ticket at all is a choice");
        assert_eq!(none.cost, 2 * best.points, "not won, and lost besides");
        let says = words::balance(Lang::En, balance(&view, best.tickets));
        assert_eq!(says, "+6 completed, −23 missed: −17 points.");
        assert_eq!(
            words::drop_costs(Lang::En, uncompleted, 7),
            "without it: −14 points"
        );
        assert_eq!(
            words::add_wins(Lang::En, uncompleted, 7),
            "possible: +14 points"
        );
    }
}

#[test]
fn cg_11_tickets_that_stay_are_not_painted_as_failed() {
    for (seats, otherwise) in [(4, JourneyLook::Open), (3, JourneyLook::Failed)] {
        let view = check(seats, 1);
        let options = view.options(card_game());
        let journeys = own_journeys(&view, &options, tickets("chicago-dallas"));
        assert_eq!(journeys.len(), 3);
        for journey in journeys {
            let ticked = journey.ticket == ticket("chicago-dallas");
            let expected = if ticked { JourneyLook::Done } else { otherwise };
            assert_eq!(journey.look, expected, "{seats} players");
        }
    }
}

/// After how many turns everything laid has departed, according to the sheet.
fn departs(turns_left: Option<u8>, lay: &str) -> Option<u8> {
    let mut position = two();
    position.hands = vec![cards("red*2+loco+blue+green"), Cards::NONE];
    if turns_left.is_some() {
        position.turns_left = turns_left;
        position.pile = Some(0);
    }
    let options = view(&build(&position), Viewer::Seat(Seat(0))).options(card_game());
    let YardOptions::Turn(turn) = options else {
        panic!("a turn")
    };
    let found = turn.lays.iter().find(|it| it.cards == cards(lay));
    found.expect("the set can be laid").departs
}

#[test]
fn cg_2_a_column_departs_one_card_a_turn() {
    assert_eq!(departs(None, "red*2+loco"), Some(3));
    assert_eq!(departs(None, "red+blue+green"), Some(1));
}

#[test]
fn cg_9_what_is_laid_in_the_last_turn_never_departs() {
    for left in [0, 1] {
        assert_eq!(departs(Some(left), "red*2+loco"), None);
        assert_eq!(departs(Some(left), "red+blue+green"), None);
    }
    let says = Lang::ALL.map(|lang| words::beats_nobody(lang, None));
    let promised = Lang::ALL.map(|lang| words::beats_nobody(lang, Some(2)));
    assert!(promised[0].contains("2 tours") && promised[1].contains("2 turns"));
    assert!(says[0].contains("dernier tour") && says[1].contains("last turn"));
}
