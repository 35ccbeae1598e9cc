//! The computer players keep to the rules and to their own view, and answer the same question the same way.

mod support;

use branchline::bots::protocol::{Answer, Ask, Patience, Question, Think, answer};
use branchline::bots::{Bot, Budget, Level, Player, Temperament};
use branchline::catalog::*;
use branchline::engine::game::{Action, GameState, PlayerView, World};
use branchline::engine::table::{Rng, Viewer};
use support::{listed, own_view, start, tables};

/// Games per table and level; thousands by hand.
fn games() -> u64 {
    let set = std::env::var("BOT_GAMES").ok();
    set.and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// Plays a game to its end; every choice must be one of those listed.
fn play(
    id: GameId,
    variant: Variant,
    seats: u8,
    seed: u64,
    level: Level,
    rounds: u32,
) -> GameState {
    let the_game = game(id);
    let mut state = start(id, variant, seats, seed);
    let temperament = |seat: u8| Temperament::ALL[(seed as usize + seat as usize) % 5];
    let mut players: Vec<Player> = (0..seats)
        .map(|seat| Player::new(level, temperament(seat), seed ^ u64::from(seat)))
        .collect();
    for _ in 0..5_000 {
        let Some((seat, view)) = own_view(&state) else {
            return state;
        };
        let mut budget = Budget::rounds(rounds);
        let action = players[seat.index()]
            .choose(&view, &mut budget)
            .expect("the seat to act has something to do");
        assert!(
            listed(&state).contains(&action),
            "{id:?} {variant:?} {seats} seed {seed} {level:?}: {}",
            action.write(the_game)
        );
        state.apply(seat, action).expect("a listed action");
    }
    panic!("{id:?} {variant:?} {seats} seed {seed} {level:?}: the game does not end");
}

#[test]
fn no_level_ever_makes_an_illegal_choice() {
    for (id, variant, seats) in tables() {
        for level in Level::ALL {
            for seed in 0..games() {
                // Few rounds: what an Expert chooses after many is another of the same actions.
                play(id, variant, seats, seed, level, 3);
            }
        }
    }
}

/// Rounds of thought: with fewer, an Expert would hardly ever overrule its first judgement.
const ROUNDS: u32 = 64;

#[test]
fn experts_play_every_game_to_its_end() {
    for id in GameId::all() {
        play(id, Variant::Standard, 2, 3, Level::Expert, ROUNDS);
    }
}

#[test]
fn experts_think_better_of_their_first_judgement_now_and_then() {
    let overruled =
        |view: &&PlayerView| choice(view, Level::Expert, 0) != choice(view, Level::Expert, ROUNDS);
    let counts = GameId::all().map(|id| positions(id).iter().filter(overruled).count());
    let counts: Vec<usize> = counts.collect();
    println!("{counts:?}");
    let games = counts.iter().filter(|count| **count > 0).count();
    assert!(games >= 3, "thinking changes hardly anything: {counts:?}");
}

/// GE-13, NL-11: a player may stop after one card, but a card is always worth having.
#[test]
fn no_level_does_without_a_second_card() {
    for id in [GameId::GERMANY, GameId::NORTHERN_LIGHTS] {
        let the_game = game(id);
        let stop = Action::parse(the_game, "stop").expect("an action");
        for (level, rounds) in [
            (Level::Novice, 0),
            (Level::Strong, 0),
            (Level::Expert, ROUNDS),
        ] {
            let mut asked = 0;
            let mut state = start(id, Variant::Standard, 2, 5);
            let mut player = Player::new(level, Temperament::Even, 5);
            while let Some((seat, view)) = own_view(&state) {
                let action = player.choose(&view, &mut Budget::rounds(rounds));
                let action = action.expect("the seat to act has something to do");
                asked += usize::from(listed(&state).contains(&stop));
                assert_ne!(action, stop, "{id:?} {level:?} seed 5");
                state.apply(seat, action).expect("a listed action");
            }
            assert!(asked >= 10, "{id:?} {level:?} seed 5: asked {asked} times");
        }
    }
}

/// Positions in the middle of games.
fn states(id: GameId) -> Vec<GameState> {
    let mut states = Vec::new();
    for seed in 0..4 {
        let mut state = start(id, Variant::Standard, 2, seed);
        let mut player = Player::new(Level::Regular, Temperament::Even, seed);
        for step in 0..60 + 7 * seed {
            let Some((seat, view)) = own_view(&state) else {
                break;
            };
            if step % 9 == seed {
                states.push(state.clone());
            }
            let action = player.choose(&view, &mut Budget::rounds(0));
            state
                .apply(seat, action.expect("something to do"))
                .expect("listed");
        }
    }
    states
}

/// What the seat to act sees of these positions.
fn positions(id: GameId) -> Vec<PlayerView> {
    let views = states(id).into_iter().filter_map(|state| own_view(&state));
    views.map(|(_, view)| view).collect()
}

fn choice(view: &PlayerView, level: Level, rounds: u32) -> Option<Action> {
    let mut player = Player::new(level, Temperament::Even, 11);
    player.choose(view, &mut Budget::rounds(rounds))
}

#[test]
fn bots_never_peek() {
    for id in GameId::all() {
        let mut rng = Rng::new(5);
        let mut different = 0;
        for state in states(id) {
            let (seat, view) = own_view(&state).expect("the game runs");
            // Another truth, in which the rival and the piles hold something else.
            let other = World::sample(&view, &mut rng);
            let rival = Viewer::Seat(Seat(1 - seat.0));
            different += u32::from(other.view(rival) != state.view(rival));
            let seen = other.view(Viewer::Seat(seat));
            assert_eq!(seen, view, "{id:?}: all that the seat is shown");
            for level in Level::ALL {
                let (here, there) = (choice(&view, level, ROUNDS), choice(&seen, level, ROUNDS));
                assert_eq!(here, there, "{id:?} {level:?}");
            }
        }
        assert!(different > 10, "{id:?}: the truths do differ");
    }
}

#[test]
fn the_same_seed_and_rounds_give_the_same_choice() {
    for id in GameId::all() {
        for view in positions(id).iter().step_by(3) {
            assert_eq!(
                choice(view, Level::Expert, ROUNDS),
                choice(view, Level::Expert, ROUNDS)
            );
        }
    }
}

#[test]
fn temperaments_do_not_play_alike() {
    let id = GameId::GERMANY;
    let views = positions(id);
    let choices = |temperament| -> Vec<Option<Action>> {
        let choose = |view: &PlayerView| {
            let mut player = Player::new(Level::Strong, temperament, 1);
            player.choose(view, &mut Budget::rounds(0))
        };
        views.iter().map(choose).collect()
    };
    let even = choices(Temperament::Even);
    let others = Temperament::ALL.iter().skip(1);
    assert!(others.filter(|other| choices(**other) != even).count() >= 2);
}

fn think(view: PlayerView) -> Answer {
    let ask = Ask::Think(Box::new(Think {
        request: 7,
        question: Question {
            position: 40,
            level: Level::Strong,
            temperament: Temperament::Racer,
            seed: 1,
            patience: Patience::Milliseconds(20),
            view,
        },
    }));
    // Questions and answers travel to the worker and back as text.
    let ask: Ask =
        serde_json::from_str(&serde_json::to_string(&ask).expect("plain data")).expect("the same");
    let mut now = 0.0;
    answer(ask, &mut || {
        now += 1.0;
        now
    })
}

#[test]
fn the_worker_answers_in_notation() {
    for id in GameId::all() {
        let state = start(id, Variant::Standard, 2, 1);
        let (_, view) = own_view(&state).expect("the game runs");
        let Answer::Choice(choice) = think(view) else {
            panic!("no choice");
        };
        assert_eq!(
            (choice.request, choice.position, choice.rounds.is_some()),
            (7, 40, true)
        );
        let action = Action::parse(game(id), &choice.action).expect("notation");
        assert!(listed(&state).contains(&action));
    }
}

#[test]
fn the_worker_says_so_when_there_is_nothing_to_choose() {
    let state = start(GameId::NORDIC, Variant::Standard, 2, 1);
    let failed = Answer::Failed {
        request: 7,
        position: 40,
    };
    assert_eq!(think(state.view(Viewer::Table)), failed);
    let (seat, _) = own_view(&state).expect("the game runs");
    let other = Viewer::Seat(Seat(1 - seat.0));
    assert_eq!(think(state.view(other)), failed, "not its turn");
}
