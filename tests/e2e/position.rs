//! Positions that a game comes to only by chance: looked for natively, laid out in the browser.

use branchline::catalog::{GameId, Variant};
use branchline::engine::game::{Action, PlayerView};
use branchline::engine::rail::RailView;
use branchline::engine::table::{Rng, Setup};
use branchline::save::{MemoryStore, SlotId, Slots, Store};
use branchline::session::{Msg, Session, Sitter};

use crate::browser::Browser;

/// More decisions than any game has.
const MOST_DECISIONS: usize = 3000;

/// A game of two people, played at random until its viewer sees what is wanted, from the first seed that
/// comes to it.
pub fn find(id: GameId, variant: Variant, wanted: impl Fn(&RailView, &Session) -> bool) -> Session {
    (1..200)
        .find_map(|seed| {
            let setup = Setup {
                game: id,
                variant,
                seats: 2,
                first: None,
                seed,
            };
            search(setup, &wanted)
        })
        .expect("some game comes to such a position")
}

fn search(setup: Setup, wanted: &impl Fn(&RailView, &Session) -> bool) -> Option<Session> {
    let seats = 0..setup.seats;
    let sitters = seats.map(|seat| Sitter::person("", seat)).collect();
    let mut session = Session::new(setup, sitters).expect("a table");
    let mut rng = Rng::new(setup.seed);
    for _ in 0..MOST_DECISIONS {
        if let Some(seat) = session.curtain() {
            session.update(Msg::LiftCurtain(seat)).expect("it is down");
        }
        let view = session.view();
        let PlayerView::Rail(rail) = &view else {
            return None;
        };
        if wanted(rail, &session) {
            return Some(session);
        }
        let mut actions: Vec<Action> = Vec::new();
        view.legal_actions(session.game(), &mut actions);
        if actions.is_empty() {
            return None;
        }
        let action = actions[rng.below(actions.len() as u32) as usize];
        session.update(Msg::Act(action)).expect("it is allowed");
    }
    None
}

/// Puts a game where the app keeps its games, and opens it there.
pub async fn lay_out(browser: &Browser, session: &Session) {
    let store = MemoryStore::default();
    let SlotId(slot) = Slots::new(&store)
        .create(&session.save(), 1)
        .expect("there is room");
    for key in store.keys("").expect("a store") {
        let value = store.get(&key).expect("a store");
        let script = format!(
            "localStorage.setItem({}, {}); arguments[0](null)",
            serde_json::json!(key),
            serde_json::json!(value)
        );
        browser.script(&script).await;
    }
    browser.go(&format!("#/play/{slot}")).await;
    browser.find(".play").await;
}
