//! The review of a finished game: what it asks, what it finds, and that it knows no more than the seat did.

use branchline::bots::protocol::{Answer, Ask, Patience, Think, answer};
use branchline::bots::{Level, Weighed};
use branchline::catalog::{GameId, Seat, game};
use branchline::engine::game::{Action, PlayerView};
use branchline::engine::table::{Rng, Setup, Viewer};
use branchline::save::{Loaded, load};
use branchline::session::{Chair, Challenge, Moment, MomentKind, Msg, Reviewer, Session};

/// A whole game: a person who plays at random from some turn on, and a bot.
fn finished(id: GameId, seed: u64) -> Loaded {
    let who = [Chair::Person, Chair::Bot(Level::Strong)];
    let seats = game(id).players().min.max(2);
    let who: Vec<Chair> = (0..seats).map(|seat| who[usize::from(seat > 0)]).collect();
    let challenge = Challenge::new(Setup::new(id, seats, seed), &who, 10);
    let mut session = challenge.begin(&["Ada".to_owned()]).expect("it can start");
    let mut rng = Rng::new(seed);
    let mut actions = Vec::new();
    while session.to_act().is_some() {
        let position = session.position();
        let message = match session.question(Patience::Rounds(10)) {
            Some(question) => {
                let request = 1;
                let think = Ask::Think(Box::new(Think { request, question }));
                let Answer::Choice(choice) = answer(think, &mut || 0.0) else {
                    panic!("bots decide");
                };
                Msg::BotChose {
                    position,
                    action: Action::parse(game(id), &choice.action).expect("a move"),
                    rounds: choice.rounds,
                }
            }
            None => {
                session.view().legal_actions(&mut actions);
                Msg::Act(actions[rng.below(actions.len() as u32) as usize])
            }
        };
        session.update(message).expect("allowed");
    }
    load(&session.save().to_json()).expect("it loads")
}

/// Answers every question of a review; returns how many there were.
fn ask_all(reviewer: &mut Reviewer) -> usize {
    let mut count = 0;
    while let Some(question) = reviewer.question(7) {
        let heard = answer(Ask::Weigh(Box::new(question)), &mut || 0.0);
        assert_eq!(heard.request(), Some(7));
        match heard {
            Answer::Weighed(weighed) => reviewer.hear(Some(&weighed)),
            _ => reviewer.hear(None),
        }
        count += 1;
        assert!(count < 2_000, "a review comes to its end");
    }
    count
}

#[test]
fn a_game_played_at_random_shows_moments_that_are_certain() {
    let loaded = finished(GameId::NORDIC, 3);
    let mut reviewer = Reviewer::new(&loaded, Seat(0)).expect("it is over");
    assert_eq!(reviewer.percent(), 0);
    assert!(reviewer.found().moments.is_empty());
    ask_all(&mut reviewer);
    assert!(reviewer.is_over());
    assert_eq!(reviewer.percent(), 100);
    let found = reviewer.found();
    assert!((1..=5).contains(&found.moments.len()));
    assert!(
        found.moments.iter().any(|it| it.kind == MomentKind::Missed),
        "somebody who plays at random misses something"
    );
    assert!(found.moments.is_sorted_by_key(|moment| moment.step));
    for moment in &found.moments {
        assert!(moment.lead.certainty().abs() > Moment::CERTAIN);
        let better = moment.lead.mean() > 0.0;
        assert_eq!(better, moment.kind == MomentKind::Missed);
        assert_ne!(moment.played, moment.other);
        assert_eq!(loaded.log[moment.step].action, moment.played);
        let mut listed = Vec::new();
        moment.view.legal_actions(&mut listed);
        assert!(listed.contains(&moment.other), "it could have been played");
    }
}

#[test]
fn the_curve_has_everybodys_chance_at_every_decision_and_ends_with_the_result() {
    for id in [GameId::NORDIC, GameId::CARD_GAME] {
        let loaded = finished(id, 5);
        let mut reviewer = Reviewer::new(&loaded, Seat(0)).expect("it is over");
        // The first looks are enough for the curve.
        while reviewer.percent() < 60 {
            let question = reviewer.question(1).expect("more to ask");
            let Answer::Weighed(weighed) = answer(Ask::Weigh(Box::new(question)), &mut || 0.0)
            else {
                panic!("a decision of the seat can be weighed");
            };
            reviewer.hear(Some(&weighed));
        }
        let found = reviewer.found();
        assert!(!found.points.is_empty());
        assert!(found.points.is_sorted_by_key(|point| point.step));
        for point in found.points {
            assert_eq!(point.chances.len(), loaded.seats.len());
            assert!((point.chances.iter().sum::<f64>() - 1.0).abs() < 1e-6);
        }
        let scores = loaded.state.scores();
        assert_eq!(found.last.totals, scores.totals());
        let winners = scores.winners();
        assert!(
            winners
                .iter()
                .all(|seat| found.last.chances[seat.index()] > 0.0)
        );
        assert_eq!(found.luck.len(), loaded.seats.len());
        assert!(found.luck.iter().all(|luck| luck.locos <= luck.blind));
    }
}

#[test]
fn the_worker_is_told_what_the_seat_saw_and_no_more() {
    let loaded = finished(GameId::NORDIC, 9);
    let reviewer = Reviewer::new(&loaded, Seat(0)).expect("it is over");
    let question = reviewer.question(1).expect("a question");
    assert_eq!(question.view.viewer(), Viewer::Seat(Seat(0)));
    let PlayerView::Rail(view) = &question.view else {
        panic!("a map game");
    };
    assert!(view.revealed.is_none(), "nobody's cards are shown early");
}

#[test]
fn a_decision_that_nobody_can_weigh_is_left_out() {
    let loaded = finished(GameId::NORDIC, 3);
    let mut reviewer = Reviewer::new(&loaded, Seat(0)).expect("it is over");
    let mut count = 0;
    while reviewer.question(1).is_some() {
        reviewer.hear(None);
        count += 1;
    }
    assert!(count > 10);
    assert!(reviewer.is_over() && reviewer.found().moments.is_empty());
    // An answer that comes late changes nothing.
    let late = Weighed {
        request: 1,
        chances: Vec::new(),
        reasons: Vec::new(),
        others: Vec::new(),
    };
    reviewer.hear(Some(&late));
    assert!(reviewer.found().points.is_empty());
}

#[test]
fn a_running_game_has_no_review() {
    let challenge = Challenge::new(
        Setup::new(GameId::NORDIC, 2, 1),
        &[Chair::Person, Chair::Bot(Level::Strong)],
        10,
    );
    let session: Session = challenge.begin(&[]).expect("it starts");
    let loaded = load(&session.save().to_json()).expect("it loads");
    assert!(Reviewer::new(&loaded, Seat(0)).is_none());
}
