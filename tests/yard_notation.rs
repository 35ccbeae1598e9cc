//! Text and stored states of the Card Game: any input gets a typed answer.

#[path = "support/yard.rs"]
mod support;

use branchline::catalog::*;
use branchline::engine::table::{NotationError, Rng, Silent, TicketSet};
use branchline::engine::yard::*;
use proptest::prelude::*;
use serde_json::Value;
use support::*;

#[test]
fn every_action_has_a_line() {
    for (line, action) in [
        ("take 3", YardAction::Take(2)),
        ("draw", YardAction::Draw),
        ("lay red*3+loco", YardAction::Lay(cards("red*3+loco"))),
        ("tickets", YardAction::DrawTickets),
        ("pass", YardAction::Pass),
        ("keep none", YardAction::Keep(TicketSet::NONE)),
        ("check none", YardAction::Check(TicketSet::NONE)),
        (
            "keep chicago-new-york los-angeles-miami",
            YardAction::Keep(tickets("chicago-new-york los-angeles-miami")),
        ),
        (
            "check chicago-dallas",
            YardAction::Check(tickets("chicago-dallas")),
        ),
    ] {
        assert_eq!(notation::parse(card_game(), line), Ok(action), "{line}");
        assert_eq!(notation::write(card_game(), &action), line);
    }
}

#[test]
fn the_direction_of_a_ticket_matters() {
    assert_ne!(ticket("chicago-new-york"), ticket("new-york-chicago"));
    let all: TicketSet = (0..46).map(TicketId).collect();
    for id in all.iter() {
        let name = notation::ticket_name(card_game(), id);
        assert_eq!(notation::find_ticket(card_game(), &name), Ok(id), "{name}");
    }
    let line = notation::write(card_game(), &YardAction::Check(all));
    assert_eq!(
        notation::parse(card_game(), &line),
        Ok(YardAction::Check(all))
    );
}

#[test]
fn slips_are_named() {
    use NotationError::*;
    for (line, error) in [
        ("", MissingPart),
        ("   ", MissingPart),
        ("jump", UnknownVerb),
        ("Draw", UnknownVerb),
        ("take", MissingPart),
        ("take 0", BadNumber),
        ("take x", BadNumber),
        ("take 999", BadNumber),
        ("take 1 2", Extra),
        ("lay", MissingPart),
        ("lay pink*2", BadCards),
        ("lay red*0", BadCards),
        ("lay red*99", BadCards),
        ("lay red+red", BadCards),
        ("keep", MissingPart),
        ("keep paris-rome", UnknownTicket),
        ("keep miami-chicago", UnknownTicket),
        ("keep none chicago-miami", Extra),
        ("keep chicago-miami none", UnknownTicket),
        ("keep chicago-miami chicago-miami", Extra),
        ("pass now", Extra),
    ] {
        assert_eq!(notation::parse(card_game(), line), Err(error), "{line:?}");
    }
    let long = "keep ".repeat(2000);
    assert_eq!(notation::parse(card_game(), &long), Err(TooLong));
}

proptest! {
    #[test]
    fn any_text_is_an_action_or_a_typed_error(line in ".{0,80}") {
        if let Ok(action) = notation::parse(card_game(), &line) {
            let written = notation::write(card_game(), &action);
            prop_assert_eq!(notation::parse(card_game(), &written), Ok(action));
        }
    }

    #[test]
    fn nearly_right_lines_too(line in "(keep|take|draw|lay|tickets|check|pass)( (none|[0-9]{1,4}|(red|blue|loco)([*+][0-9a-z]{0,4}){0,3}|(chicago|miami|new-york)-(miami|dallas|chicago))){0,4}") {
        if let Ok(action) = notation::parse(card_game(), &line) {
            let written = notation::write(card_game(), &action);
            prop_assert_eq!(notation::parse(card_game(), &written), Ok(action));
            // Whatever can be written is answered by the rules, and a refusal changes nothing.
            let (state, _) = random_game(&setup(Variant::Standard, 3, 5), 30);
            let mut copy = state.clone();
            let seat = state.to_act().expect("running");
            if apply(card_game(), &mut copy, seat, action, &mut Silent).is_err() {
                prop_assert_eq!(copy, state);
            }
        }
    }

    /// A stored state with one number or word changed is refused, or it is a whole state that can be played on.
    #[test]
    fn a_damaged_state_is_refused_or_whole(seed in 0u64..200, place in 0usize..4000, kind in 0u8..6) {
        let steps = Rng::new(seed).below(200) as usize;
        let (state, _) = random_game(&setup(Variant::Standard, 2 + (seed % 3) as u8, seed), steps);
        let mut value = serde_json::to_value(&state).expect("states can be stored");
        let count = leaves(&mut value).len();
        damage(leaves(&mut value).swap_remove(place % count), kind);
        if let Ok(damaged) = serde_json::from_value::<YardState>(value)
            && damaged.check(card_game()).is_ok()
        {
            play_on(damaged, seed);
        }
    }
}

/// All numbers, texts and nothings of a tree.
fn leaves(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(list) => list.iter_mut().flat_map(leaves).collect(),
        Value::Object(map) => map.values_mut().flat_map(leaves).collect(),
        leaf => vec![leaf],
    }
}

fn damage(leaf: &mut Value, kind: u8) {
    *leaf = match (kind, leaf.as_u64()) {
        (0, Some(number)) => (number + 1).into(),
        (1, Some(number)) => number.saturating_sub(1).into(),
        (2, _) => 255.into(),
        (3, _) => "red*60+blue*60".into(),
        (4, _) => Value::Null,
        _ => "loco".into(),
    };
}

fn play_on(mut state: YardState, seed: u64) {
    let mut rng = Rng::new(seed);
    for _ in 0..300 {
        let Some(seat) = state.to_act() else { break };
        let actions = listed(&state);
        let action = actions[rng.below(actions.len() as u32) as usize];
        apply(card_game(), &mut state, seat, action, &mut Silent).expect("listed");
        assert_eq!(state.check(card_game()), Ok(()));
    }
}

/// Each kind of damage has its name.
#[test]
fn what_is_broken_is_named() {
    let (state, _) = random_game(&setup(Variant::Standard, 2, 3), 30);
    let broken = |change: &dyn Fn(&mut Value)| {
        let mut value = serde_json::to_value(&state).expect("states can be stored");
        change(&mut value);
        let state: YardState = serde_json::from_value(value).expect("and read");
        state.check(card_game())
    };
    let column = serde_json::json!({"wagons": 0, "locos": 2});
    let big = serde_json::json!({"wagons": 255, "locos": 255});
    assert_eq!(broken(&|_| {}), Ok(()));
    assert_eq!(
        broken(&|value| value["open"]["to_act"] = 9.into()),
        Err(Broken::Shape)
    );
    assert_eq!(
        broken(&|value| value["open"]["variant"] = "neutral".into()),
        Err(Broken::Shape)
    );
    assert_eq!(
        broken(&|value| value["open"]["seats"][0]["yard"][0] = column.clone()),
        Err(Broken::Yards)
    );
    assert_eq!(
        broken(&|value| {
            value["open"]["seats"][0]["yard"][0] = big.clone();
            value["open"]["seats"][1]["yard"][0] = serde_json::json!({"wagons": 0, "locos": 0});
        }),
        Err(Broken::Cards)
    );
    assert_eq!(
        broken(&|value| value["own"][0]["hand"] = "red*9".into()),
        Err(Broken::Cards)
    );
    assert_eq!(
        broken(&|value| value["hidden"]["ticket_pile"][0]["ticket"] = 200.into()),
        Err(Broken::Shape)
    );
    assert_eq!(
        broken(&|value| value["own"][0]["tickets"] = serde_json::json!([])),
        Err(Broken::Tickets)
    );
    assert_eq!(
        broken(&|value| value["open"]["cards"]["pile"] = 3.into()),
        Err(Broken::Count)
    );
    assert_eq!(
        broken(&|value| value["hidden"]["pool"] = "none".into()),
        Err(Broken::Memory)
    );
    assert_eq!(
        broken(&|value| value["open"]["phase"] = "Over".into()),
        Err(Broken::Phase)
    );
}
