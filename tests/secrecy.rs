//! Nothing hidden gets out: not through views, events, options or pauses, and sampled worlds fit what was seen.

mod support;

use branchline::catalog::*;
use branchline::engine::game::{Action, GameState, PlayerView, World};
use branchline::engine::rail::{Hunch, Phase, RailAction};
use branchline::engine::table::{Cards, Rng, Viewer};
use serde_json::Value;
use support::{edited_state, listed, own_view, pick, start, tables};

/// Plays a random game and shows every position to a judge.
fn each_position(
    (id, variant, seats): (GameId, Variant, u8),
    seed: u64,
    mut judge: impl FnMut(&Game, &GameState, &mut Rng),
) {
    let game = game(id);
    let mut rng = Rng::new(seed);
    let mut state = start(id, variant, seats, seed);
    while let Some(seat) = state.to_act() {
        judge(game, &state, &mut rng);
        let action = pick(&listed(&state), &mut rng);
        state.apply(seat, action).expect("listed");
    }
    judge(game, &state, &mut rng);
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    (0..seats)
        .map(|seat| Viewer::Seat(Seat(seat)))
        .chain([Viewer::Table])
}

#[test]
fn a_sampled_world_gives_the_same_view_back() {
    for table in tables() {
        for seed in 1..=3 {
            each_position(table, seed, |_, state, rng| {
                for viewer in (0..table.2).map(|seat| Viewer::Seat(Seat(seat))) {
                    let view = state.view(viewer);
                    let world = World::sample(&view, rng);
                    assert_eq!(world.view(viewer), view, "{table:?} seed {seed} {viewer:?}");
                }
            });
        }
    }
}

/// A hunch that one ticket in three is a hundred times likelier than the others.
fn lopsided_hunch(game: &RailGame, seats: u8, rng: &mut Rng) -> Hunch {
    let mut hunch = Hunch::NONE;
    for seat in (0..seats).map(Seat) {
        for ticket in (0..game.tickets().len()).map(|id| TicketId(id as u8)) {
            hunch.set(seat, ticket, if rng.below(3) == 0 { 100 } else { 0 });
        }
    }
    hunch
}

#[test]
fn a_world_sampled_by_a_hunch_gives_the_same_view_back() {
    for table in tables() {
        each_position(table, 7, |game, state, rng| {
            let Some(rail) = game.rail() else { return };
            let hunch = lopsided_hunch(rail, table.2, rng);
            for viewer in (0..table.2).map(|seat| Viewer::Seat(Seat(seat))) {
                let view = state.view(viewer);
                let world = World::sample_likely(&view, &hunch, rng);
                assert_eq!(world.view(viewer), view, "{table:?} {viewer:?}");
            }
        });
    }
}

#[test]
fn a_likely_ticket_is_held_in_more_worlds() {
    let the_game = game(GameId::NORDIC);
    let mut state = start(GameId::NORDIC, Variant::Standard, 2, 3);
    while own_view(&state).is_some_and(|(_, view)| view.turn() == 0) {
        let seat = state.to_act().expect("somebody has tickets to keep");
        let action = listed(&state)[0];
        state.apply(seat, action).expect("listed");
    }
    let (me, rival) = (Seat(0), Seat(1));
    let holds = |world: &World, seat: Seat, ticket: TicketId| {
        let PlayerView::Rail(view) = world.view(Viewer::Seat(seat)) else {
            panic!("a map game");
        };
        view.seated()
            .is_some_and(|(_, own)| own.tickets.contains(ticket))
    };
    let worlds_with = |hunch: &Hunch, ticket: TicketId| {
        let mut rng = Rng::new(1);
        let view = state.view(Viewer::Seat(me));
        (0..200)
            .map(|_| World::sample_likely(&view, hunch, &mut rng))
            .filter(|world| holds(world, rival, ticket))
            .count()
    };
    let ticket = (0..the_game.rail().expect("a map game").tickets().len())
        .map(|id| TicketId(id as u8))
        .find(|id| worlds_with(&Hunch::NONE, *id) > 0)
        .expect("a ticket that the rival may hold");
    let mut hunch = Hunch::NONE;
    hunch.set(rival, ticket, 1_000);
    let (without, with) = (
        worlds_with(&Hunch::NONE, ticket),
        worlds_with(&hunch, ticket),
    );
    assert!(
        with > 190 && without < 60,
        "{without} without, {with} with the hunch"
    );
}

#[test]
fn a_sampled_world_is_a_sound_game_that_can_be_played_on() {
    for table in tables() {
        each_position(table, 5, |_, state, rng| {
            let Some(seat) = state.to_act() else { return };
            let mut world = World::sample(&state.view(Viewer::Seat(seat)), rng);
            let mut actions = Vec::new();
            for _ in 0..4 {
                world.legal_actions(&mut actions);
                if actions.is_empty() {
                    break;
                }
                world.step(pick(&actions, rng)).expect("listed");
            }
        });
    }
}

/// Swaps a card of a seat's hand with one that lies deep in the pile, in the truth alone.
fn swap_hand_and_pile(state: &GameState, seat: usize) -> Option<GameState> {
    let mut swapped = false;
    let other = edited_state(state, |value| {
        let rail = &mut value["rail"];
        let hand: Cards = rail["own"][seat]["hand"]
            .as_str()
            .and_then(|text| text.parse().ok())
            .expect("cards");
        let known: Cards = rail["open"]["seats"][seat]["known"]
            .as_str()
            .and_then(|text| text.parse().ok())
            .expect("cards");
        let unknown: Vec<Card> = hand.minus(known).each().collect();
        // Deep enough that no single action turns it up.
        let pile = rail["hidden"]["pile"].as_array().map_or(0, Vec::len);
        let deep = rail["hidden"]["pile"][0]
            .as_str()
            .and_then(Card::from_word)
            .filter(|_| pile > 12);
        let (Some(&mine), Some(deep)) = (unknown.first(), deep) else {
            return;
        };
        let mut hand = hand;
        hand.remove(mine);
        hand.add(deep);
        rail["own"][seat]["hand"] = hand.to_string().into();
        rail["hidden"]["pile"][0] = mine.word().into();
        swapped = mine != deep;
    });
    swapped.then_some(other)
}

/// Swaps a ticket of a seat with one that nobody but the engine knows.
fn swap_ticket_and_pile(state: &GameState, game: &RailGame, seat: usize) -> Option<GameState> {
    let mut swapped = false;
    let other = edited_state(state, |value| {
        let rail = &mut value["rail"];
        let held = rail["own"][seat]["tickets"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        let Some(mine) = held.first().and_then(Value::as_u64) else {
            return;
        };
        let pile = game.ticket(TicketId(mine as u8)).pile().index();
        let slots = rail["hidden"]["ticket_piles"][pile]
            .as_array_mut()
            .expect("a pile");
        // Deep enough that no single draw brings it up.
        if slots.len() <= 8 || !slots[0]["known_by"].is_null() {
            return;
        }
        let slot = &mut slots[0];
        let theirs = std::mem::replace(&mut slot["ticket"], mine.into());
        rail["own"][seat]["tickets"][0] = theirs;
        swapped = true;
    });
    swapped.then_some(other)
}

/// Swaps the tokens of two seats.
fn swap_tokens(state: &GameState, a: usize, b: usize) -> GameState {
    edited_state(state, |value| {
        let own = &mut value["rail"]["own"];
        let tokens = [own[a]["tokens"].clone(), own[b]["tokens"].clone()];
        own[a]["tokens"] = tokens[1].clone();
        own[b]["tokens"] = tokens[0].clone();
    })
}

/// Two truths that differ in what one seat holds look the same to everybody else, and so do the next events.
fn same_to_others(
    game: &Game,
    one: &GameState,
    other: &GameState,
    owner: usize,
    seats: u8,
    rng: &mut Rng,
) {
    let others = || viewers(seats).filter(|viewer| !viewer.is(Seat(owner as u8)));
    for viewer in others() {
        assert_eq!(one.view(viewer), other.view(viewer));
        assert_eq!(one.view(viewer).options(), other.view(viewer).options());
    }
    let Some(seat) = one.to_act() else { return };
    let shared: Vec<Action> = listed(one)
        .into_iter()
        .filter(|action| listed(other).contains(action))
        .collect();
    if shared.is_empty() {
        return;
    }
    let action = pick(&shared, rng);
    let [one, other] = [one, other].map(|state| state.clone().apply(seat, action).expect("listed"));
    for viewer in others() {
        let seen = |facts: &[branchline::engine::game::Fact]| {
            facts
                .iter()
                .map(|fact| fact.seen_by(viewer))
                .collect::<Vec<_>>()
        };
        assert_eq!(seen(&one), seen(&other), "{}", action.write(game));
    }
}

#[test]
fn r_4_swapping_hidden_things_changes_nothing_for_the_others() {
    let mut compared = [0; 3];
    for table in tables()
        .into_iter()
        .filter(|(id, _, _)| game(*id).rail().is_some())
    {
        each_position(table, 11, |game, state, rng| {
            let (Some(rail), Some(_)) = (game.rail(), state.to_act()) else {
                return;
            };
            let owner = rng.below(u32::from(table.2)) as usize;
            if let Some(other) = swap_hand_and_pile(state, owner) {
                compared[0] += 1;
                same_to_others(game, state, &other, owner, table.2, rng);
            }
            if let Some(other) = swap_ticket_and_pile(state, rail, owner) {
                compared[1] += 1;
                same_to_others(game, state, &other, owner, table.2, rng);
            }
            let next = (owner + 1) % table.2 as usize;
            let other = swap_tokens(state, owner, next);
            for viewer in viewers(table.2)
                .filter(|viewer| !viewer.is(Seat(owner as u8)) && !viewer.is(Seat(next as u8)))
            {
                compared[2] += 1;
                assert_eq!(state.view(viewer), other.view(viewer));
            }
        });
    }
    assert!(
        compared.iter().all(|count| *count > 1_000),
        "too little was compared: {compared:?}"
    );
}

#[test]
fn the_table_view_holds_nobodys_secrets() {
    for table in tables() {
        each_position(table, 3, |_, state, _| {
            if state.to_act().is_none() {
                return;
            }
            match state.view(Viewer::Table) {
                PlayerView::Rail(view) => {
                    assert_eq!((&view.own, &view.revealed), (&None, &None));
                    assert!(view.under_piles.is_empty());
                }
                PlayerView::Yard(view) => assert_eq!((&view.own, &view.memory), (&None, &None)),
            }
        });
    }
}

#[test]
fn options_are_told_to_nobody_but_the_seat_to_act() {
    for table in tables() {
        each_position(table, 4, |_, state, _| {
            for viewer in viewers(table.2)
                .filter(|viewer| !state.to_act().is_some_and(|seat| viewer.is(seat)))
            {
                let mut actions = vec![];
                state.view(viewer).legal_actions(&mut actions);
                assert_eq!(actions, []);
            }
        });
    }
}

#[test]
fn no_7_the_tunnel_question_is_asked_of_everybody_who_owes() {
    // The pause must not reveal whether the hand could pay: it comes whenever anything is owed.
    let (mut asked, mut broke) = (0, 0);
    for seed in 1..=60 {
        each_position(
            (GameId::NORDIC, Variant::Standard, 2),
            seed,
            |_, state, _| {
                let Some(seat) = state.to_act() else { return };
                let PlayerView::Rail(view) = state.view(Viewer::Seat(seat)) else {
                    return;
                };
                if let Phase::Tunnel(tunnel) = &view.open.phase {
                    assert!(tunnel.owed > 0);
                    asked += 1;
                    let can_pay = listed(state)
                        .iter()
                        .any(|action| matches!(action, Action::Rail(RailAction::PayTunnel(_))));
                    broke += usize::from(!can_pay);
                }
            },
        );
    }
    assert!(
        broke > 0 && broke < asked,
        "both kinds must have been asked: {broke} of {asked}"
    );
}
