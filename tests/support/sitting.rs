//! Tables that play themselves: people who take the device when they must and decide at random.

use branchline::bots::protocol::Patience;
use branchline::catalog::{GameId, SeatSet, Variant};
use branchline::engine::game::Action;
use branchline::engine::table::{Rng, Setup};
use branchline::session::{Effect, Msg, Session, Sitter};

use super::pick;

/// A table of people for a game, before its first decision.
pub fn people(id: GameId, variant: Variant, names: &[&str], seed: u64) -> Session {
    let setup = Setup {
        game: id,
        variant,
        seats: names.len() as u8,
        first: None,
        seed,
        open_piles: SeatSet::NONE,
    };
    let sitters = names.iter().enumerate();
    let sitters = sitters.map(|(seat, name)| Sitter::person(name, seat as u8));
    Session::new(setup, sitters.collect()).expect("a table")
}

/// What the person who holds the device may do.
pub fn actions(session: &Session) -> Vec<Action> {
    let mut actions = Vec::new();
    session.view().legal_actions(&mut actions);
    actions
}

/// Takes the device if need be and makes a random decision, for a bot too.
pub fn step(session: &mut Session, rng: &mut Rng) -> Vec<Effect> {
    if let Some(question) = session.question(Patience::Rounds(0)) {
        let mut actions = Vec::new();
        question.view.legal_actions(&mut actions);
        let msg = Msg::BotChose {
            position: session.position(),
            action: pick(&actions, rng),
            rounds: Some(0),
        };
        return session.update(msg).expect("listed");
    }
    if let Some(seat) = session.curtain() {
        session
            .update(Msg::LiftCurtain(seat))
            .expect("the right person");
    }
    let action = pick(&actions(session), rng);
    session.update(Msg::Act(action)).expect("listed")
}

/// Plays until a number of decisions are made or the game is over.
pub fn play_until(session: &mut Session, count: usize, rng: &mut Rng) {
    while session.action_count() < count && !session.is_over() {
        step(session, rng);
    }
}

/// Two people after a number of decisions.
pub fn played(id: GameId, count: usize) -> Session {
    let mut session = people(id, Variant::Standard, &["Ada", "Grace"], 3);
    play_until(&mut session, count, &mut Rng::new(3));
    session
}
