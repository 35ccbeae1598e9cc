//! Positions set up by hand in which a strong player must see what the edition offers.

mod support;

use branchline::bots::{Bot, Budget, Level, Player, Temperament};
use branchline::catalog::*;
use branchline::engine::game::{Action, PlayerView};
use serde_json::{Value, json};
use support::{edited, own_view, start};

/// A view of the seat to act, after its first tickets are chosen, changed as the test wants it.
fn position(id: GameId, edit: impl FnOnce(&mut Value)) -> PlayerView {
    let mut state = start(id, Variant::Standard, 2, 1);
    for _ in 0..4 {
        let (seat, view) = own_view(&state).expect("the game runs");
        if view.turn() > 0 {
            break;
        }
        let action = Player::new(Level::Novice, Temperament::Even, 1)
            .choose(&view, &mut Budget::rounds(0))
            .expect("tickets to keep");
        state.apply(seat, action).expect("listed");
    }
    let (seat, view) = own_view(&state).expect("the game runs");
    edited(&view, |value| {
        let inner = value.get_mut("view").expect("what is seen");
        inner["own"]["tickets"] = json!([]);
        // In these tests seat 0 is always the one to act.
        assert_eq!(
            seat,
            Seat(inner["open"]["to_act"].as_u64().expect("a seat") as u8)
        );
        edit(inner);
    })
}

/// Gives the seat to act these cards.
fn hold(view: &mut Value, cards: &str, count: u8) {
    let seat = view["open"]["to_act"].as_u64().expect("a seat") as usize;
    view["own"]["hand"] = json!(cards);
    view["open"]["seats"][seat]["hand"] = json!(count);
}

/// The open part of the seat to act, or of the other one.
fn seat(view: &mut Value, other: bool) -> &mut Value {
    let seat = view["open"]["to_act"].as_u64().expect("a seat") as usize;
    &mut view["open"]["seats"][if other { 1 - seat } else { seat }]
}

fn track(id: GameId, name: &str) -> TrackId {
    let game = game(id).rail().expect("a map game");
    branchline::engine::rail::notation::find_track(game, name).expect("a track")
}

fn choice(id: GameId, view: &PlayerView) -> String {
    let mut player = Player::new(Level::Strong, Temperament::Even, 1);
    let action: Option<Action> = player.choose(view, &mut Budget::rounds(0));
    action.expect("something to do").write(game(id))
}

#[test]
fn no_loan_while_the_token_bonus_is_in_reach() {
    let id = GameId::NEDERLAND;
    let with_tokens = |tokens: u16| {
        let view = position(id, |view| {
            hold(view, "yellow*6", 6);
            view["own"]["tokens"] = json!(tokens);
            seat(view, false)["tolls_paid"] = json!(30 - tokens);
            seat(view, true)["tolls_paid"] = json!(30);
            seat(view, false)["wagons"] = json!(6);
        });
        choice(id, &view)
    };
    assert!(!with_tokens(0).starts_with("claim"), "{}", with_tokens(0));
    assert!(with_tokens(12).starts_with("claim"), "{}", with_tokens(12));
}

#[test]
fn takes_the_passenger_that_makes_a_majority() {
    let id = GameId::GERMANY;
    let claimed = track(id, "berlin-leipzig");
    let [a, b] = game(id).rail().expect("a map").track(claimed).ends();
    let view = position(id, |view| {
        view["open"]["phase"] = json!({"TakePassengers": {"track": claimed.0}});
        let standing = |first: usize, second: usize| {
            let mut here = [0; 8];
            here[first] = 1;
            here[second] = 1;
            json!(here)
        };
        let (black, red) = (Color::Black.index(), Color::Red.index());
        view["open"]["passengers"][a.index()] = standing(black, red);
        view["open"]["passengers"][b.index()] = json!(vec![0; 8]);
        // Both have three red ones; in black the rival is far ahead.
        seat(view, false)["passengers"][red] = json!(3);
        seat(view, false)["passengers"][black] = json!(1);
        seat(view, true)["passengers"][red] = json!(3);
        seat(view, true)["passengers"][black] = json!(7);
    });
    assert_eq!(choice(id, &view), "passengers red none");
}

#[test]
fn claims_the_last_one_space_track_for_the_bonus_card() {
    let id = GameId::NORTHERN_LIGHTS;
    let game = game(id).rail().expect("a map");
    let bonus = game
        .bonuses()
        .iter()
        .position(|bonus| bonus.kind() == BonusKind::OneSpaceTracks)
        .expect("the card");
    let view = position(id, |view| {
        view["open"]["bonus_cards"] = json!([bonus]);
        view["open"]["turns_left"] = json!(2);
        // One card of each colour pays for any one-space track, and two red for a two-space one.
        hold(view, "violet+blue+orange+white+green+yellow+black+red*2", 9);
    });
    let chosen = choice(id, &view);
    let name = chosen.split(' ').nth(1).expect("a claim");
    assert_eq!(game.track(track(id, name)).length(), 1, "{chosen}");
}

#[test]
fn starts_a_tunnel_only_with_cards_to_spare() {
    let id = GameId::NORDIC;
    let tunnel = "mo-i-rana-trondheim#1";
    let map = game(id).rail().expect("a map");
    let track = map.track(track(id, tunnel));
    assert_eq!((track.kind(), track.length()), (TrackKind::Tunnel, 5));
    let starts_with = |count: u8| {
        let view = position(id, |view| hold(view, &format!("green*{count}"), count));
        choice(id, &view) == format!("claim {tunnel} green*5")
    };
    assert!(!starts_with(5), "it could not pay for anything turned up");
    assert!(starts_with(8), "it can pay for whatever is turned up");
}

#[test]
fn robs_a_yard_column_when_that_pays() {
    let id = GameId::CARD_GAME;
    let view = position(id, |view| {
        hold(view, "red*3+green*3", 6);
        // Three tickets that want a red and a green card each.
        view["own"]["tickets"] = json!([6, 7, 25]);
        view["open"]["ticket_pile"] = json!(0);
        let column = Color::Red.index();
        seat(view, true)["yard"][column] = json!({"wagons": 2, "locos": 0});
    });
    assert_eq!(choice(id, &view), "lay red*3");
}

/// With three wagons left and the cards for three spaces: what a player does at this score.
fn with_scores(own: i16, rival: i16) -> String {
    let id = GameId::GERMANY;
    let view = position(id, |view| {
        hold(view, "red*3+black", 4);
        seat(view, false)["wagons"] = json!(3);
        seat(view, false)["score"] = json!(own);
        seat(view, true)["score"] = json!(rival);
        seat(view, true)["wagons"] = json!(20);
    });
    choice(id, &view)
}

#[test]
fn ends_the_game_when_ahead() {
    let chosen = with_scores(90, 40);
    assert!(chosen.starts_with("claim"), "{chosen}");
}

#[test]
fn does_not_end_the_game_when_behind() {
    let chosen = with_scores(40, 90);
    assert!(!chosen.starts_with("claim"), "{chosen}");
}
