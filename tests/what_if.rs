//! "What if": a finished game goes on from one of its positions, as a game that counts nowhere.

mod support;

use branchline::bots::Level;
use branchline::bots::protocol::Patience;
use branchline::catalog::GameId;
use branchline::engine::table::Setup;
use branchline::save::{Loaded, Terms, load};
use branchline::session::{Chair, Challenge, Msg, Session, what_if};
use support::sitting::played;

fn finished(id: GameId) -> Session {
    played(id, usize::MAX)
}

fn loaded(session: &Session) -> Loaded {
    load(&session.save().to_json()).expect("it loads")
}

#[test]
fn it_goes_on_from_any_position_with_the_same_people_and_cards() {
    for id in GameId::all() {
        let whole = loaded(&finished(id));
        // Before the first turn people decide in another order than the log has.
        let start = what_if(&whole, 0).expect("the game was not over yet");
        assert_eq!(start.action_count(), 0);
        for step in [
            whole.log.len() / 4,
            whole.log.len() / 2,
            whole.log.len() - 1,
        ] {
            let session = what_if(&whole, step).expect("the game was not over yet");
            assert_eq!(session.action_count(), step);
            assert_eq!(session.to_act(), Some(whole.log[step].seat));
            assert_eq!(session.setup(), &whole.setup);
            // The same decision leads on as it did: the cards are the same.
            let mut again = session.clone();
            again.open();
            if let Some(seat) = again.curtain() {
                again.update(Msg::LiftCurtain(seat)).expect("lifted");
            }
            again
                .update(Msg::Act(whole.log[step].action))
                .expect("allowed");
            let next = loaded(&again);
            assert_eq!(next.log[step].facts, whole.log[step].facts);
        }
    }
}

#[test]
fn it_says_that_it_does_not_count_and_saves_say_so_too() {
    let whole = loaded(&finished(GameId::NORDIC));
    let session = what_if(&whole, 5).expect("not over yet");
    assert!(session.terms().is_some_and(|terms| terms.what_if));
    let terms = loaded(&session).terms;
    assert_eq!(terms, session.terms());
    assert_eq!(terms.expect("it has terms").rounds(), None);
}

#[test]
fn it_is_no_other_try_of_a_day_but_bots_think_as_they_did() {
    let whole = Loaded {
        terms: Some(Terms {
            rounds: Some(40),
            day: Some(7),
            what_if: false,
        }),
        ..loaded(&finished(GameId::NORDIC))
    };
    let terms = what_if(&whole, 3).and_then(|session| session.terms());
    let expected = Terms {
        rounds: Some(40),
        day: None,
        what_if: true,
    };
    assert_eq!(terms, Some(expected));
}

#[test]
fn a_running_game_and_the_end_of_one_offer_nothing() {
    assert!(what_if(&loaded(&played(GameId::NORDIC, 30)), 10).is_none());
    let whole = loaded(&finished(GameId::NORDIC));
    assert!(what_if(&whole, whole.log.len()).is_none());
    assert!(what_if(&whole, usize::MAX).is_none());
}

#[test]
fn terms_without_rounds_leave_the_patience_to_the_device() {
    let who = [Chair::Bot(Level::Strong), Chair::Person];
    let challenge = Challenge::new(Setup::new(GameId::NORDIC, 2, 1), &who, 40);
    let asked = |session: &Session| {
        session
            .question(Patience::Milliseconds(9))
            .map(|it| it.patience)
    };
    let session = challenge.begin(&[]).expect("it starts");
    // Somebody keeps tickets first; whoever it is, the bot is asked sooner or later.
    if let Some(patience) = asked(&session) {
        assert_eq!(patience, Patience::Rounds(40));
        let free = session.under(Terms::default());
        assert_eq!(asked(&free), Some(Patience::Milliseconds(9)));
    }
}
