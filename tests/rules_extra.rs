//! Rules that one position cannot show: what chance does over many deals, and what holds of the data.

use std::collections::BTreeSet;

use branchline::catalog::*;
use branchline::engine::rail::{Phase, RailAction, RailState, apply, view};
use branchline::engine::table::{Cards, MARKET, Rng, Setup, SetupError, Viewer};

fn rail(id: GameId) -> &'static RailGame {
    game(id).rail().expect("a map game")
}

fn setup(game: GameId, seats: u8, first: Option<Seat>, seed: u64) -> Setup {
    Setup {
        game,
        variant: Variant::Standard,
        seats,
        first,
        seed,
        open_piles: SeatSet::NONE,
    }
}

fn deal(id: GameId, seats: u8, seed: u64) -> RailState {
    RailState::new(rail(id), &setup(id, seats, None, seed)).expect("a table that can be set up")
}

fn hand(state: &RailState, seat: u8) -> Cards {
    let view = view(state, Viewer::Seat(Seat(seat)));
    view.own.expect("who sits at the table has a hand").hand
}

#[test]
fn r_1_every_deal_is_sound_and_no_two_are_alike() {
    for (id, _) in GameId::maps() {
        let mut first_hands = BTreeSet::new();
        for seed in 0..100 {
            let state = deal(id, 3, seed);
            assert_eq!(state.check(rail(id)), Ok(()), "{id:?}, seed {seed}");
            let open = view(&state, Viewer::Table).open;
            assert_eq!(open.cards.market.iter().flatten().count(), MARKET);
            assert!(open.seats.iter().all(|seat| seat.hand == 4));
            first_hands.insert(hand(&state, 0));
        }
        assert!(first_hands.len() > 50, "{id:?}: hardly shuffled");
    }
}

#[test]
fn r_3_the_first_player_is_drawn_at_random_or_named() {
    let mut starts = [0; 5];
    for seed in 0..1000 {
        let first = deal(GameId::GERMANY, 5, seed).to_act();
        starts[first.expect("a game begins").index()] += 1;
    }
    assert!(
        starts.iter().all(|count| (150..250).contains(count)),
        "not by chance: {starts:?}"
    );
    let named = |seat, seats| {
        let setup = setup(GameId::NORDIC, seats, Some(Seat(seat)), 1);
        RailState::new(rail(GameId::NORDIC), &setup).map(|state| state.to_act())
    };
    assert_eq!(named(2, 3), Ok(Some(Seat(2))));
    assert_eq!(named(2, 2), Err(SetupError::NoSuchSeat(Seat(2))));
}

/// Plays random actions until the game is over, or for so many steps.
fn play(game: &RailGame, state: &mut RailState, steps: usize, look: impl Fn(&RailState)) {
    let mut rng = Rng::new(7);
    for _ in 0..steps {
        let Some(seat) = state.to_act() else {
            return;
        };
        let mut actions: Vec<RailAction> = Vec::new();
        view(state, Viewer::Seat(seat)).legal_actions(game, &mut |action| actions.push(action));
        let action = actions[rng.below(actions.len() as u32) as usize];
        apply(game, state, seat, action, &mut Vec::new()).expect("listed actions are accepted");
        look(state);
    }
}

#[test]
fn r_4_nothing_is_revealed_before_the_end_and_everything_at_the_end() {
    let game = rail(GameId::NORDIC);
    let mut state = deal(GameId::NORDIC, 2, 3);
    play(game, &mut state, 100_000, |state| {
        let over = state.to_act().is_none();
        for viewer in [Viewer::Table, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
            assert_eq!(view(state, viewer).revealed.is_some(), over);
        }
    });
    let seen = view(&state, Viewer::Table);
    assert!(matches!(seen.open.phase, Phase::Over { .. }));
    let revealed = seen.revealed.expect("the game is over");
    for (seat, holdings) in revealed.iter().enumerate() {
        assert_eq!(hand(&state, seat as u8), holdings.hand);
        assert!(holdings.tickets.count() >= 2);
    }
}

fn most_face_up_locos(id: GameId) -> usize {
    let face_up = |seed| {
        view(&deal(id, 2, seed), Viewer::Table)
            .open
            .cards
            .face_up_locos()
    };
    (0..3000).map(face_up).max().unwrap_or(0)
}

#[test]
fn r_12_no_game_begins_with_three_face_up_locomotives_where_they_clear_the_market() {
    assert_eq!(most_face_up_locos(GameId::GERMANY), 2);
    assert_eq!(most_face_up_locos(GameId::NEDERLAND), 2);
}

#[test]
fn no_2_and_nl_2_three_face_up_locomotives_may_lie_there_from_the_start() {
    assert!(most_face_up_locos(GameId::NORDIC) >= 3);
    assert!(most_face_up_locos(GameId::NORTHERN_LIGHTS) >= 3);
}

#[test]
fn ge_6_sixty_passengers_in_six_colours_are_put_on_cities_and_countries_at_random() {
    let game = rail(GameId::GERMANY);
    let mut in_berlin = BTreeSet::new();
    for seed in 0..50 {
        let open = view(&deal(GameId::GERMANY, 4, seed), Viewer::Table).open;
        let mut colors = [0_u32; 8];
        for (city, standing) in game.cities().iter().zip(&open.passengers) {
            let here: u8 = standing.iter().sum();
            assert_eq!(here, city.passengers(), "{}", city.name());
            for (color, count) in colors.iter_mut().zip(standing) {
                *color += u32::from(*count);
            }
        }
        assert_eq!(colors.iter().sum::<u32>(), 60);
        assert_eq!(colors.iter().filter(|count| **count == 10).count(), 6);
        let berlin = game.find_city("berlin").expect("Berlin is on the map");
        in_berlin.insert(open.passengers[berlin.index()]);
    }
    assert!(in_berlin.len() > 20, "hardly mixed");
}

#[test]
fn nl_3_any_four_different_bonus_cards_of_the_eleven_lie_open() {
    let mut seen = BTreeSet::new();
    let mut hands = BTreeSet::new();
    for seed in 0..200 {
        let open = view(&deal(GameId::NORTHERN_LIGHTS, 2, seed), Viewer::Table).open;
        let cards: BTreeSet<BonusId> = open.bonus_cards.iter().copied().collect();
        assert_eq!(cards.len(), 4);
        seen.extend(cards.iter().copied());
        hands.insert(cards);
    }
    assert_eq!(seen.len(), 11);
    assert!(hands.len() > 100, "hardly shuffled");
}

#[test]
fn nl_9_no_ticket_names_a_junction() {
    let game = rail(GameId::NORTHERN_LIGHTS);
    let junctions = game.cities().iter().filter(|city| city.is_junction());
    assert_eq!(junctions.count(), 3);
    let named = |ticket: &Ticket| ticket.ends().map(|end| game.city(end).is_junction());
    assert!(
        game.tickets()
            .iter()
            .all(|ticket| named(ticket) == [false; 2])
    );
}

#[test]
fn nl_8_the_map_has_nine_countries_and_four_capitals() {
    let game = rail(GameId::NORTHERN_LIGHTS);
    assert_eq!(game.countries().len(), 9);
    let capitals: Vec<&str> = game
        .cities()
        .iter()
        .filter(|city| city.is_capital())
        .map(City::id)
        .collect();
    assert_eq!(capitals, ["helsinki", "kobenhavn", "oslo", "stockholm"]);
    let points: Vec<u8> = game.bonuses().iter().map(Bonus::points).collect();
    assert_eq!(points, [5, 7, 7, 10, 10, 10, 12, 12, 12, 12, 7]);
}

#[test]
fn ne_11_two_routes_are_named_twice_for_the_neutral_player_and_all_are_double() {
    let game = rail(GameId::NEDERLAND);
    let named: Vec<RouteId> = game.tickets().iter().filter_map(Ticket::neutral).collect();
    assert!(
        named
            .iter()
            .all(|route| game.route(*route).tracks().len() == 2)
    );
    let different: BTreeSet<RouteId> = named.iter().copied().collect();
    assert_eq!(named.len() - different.len(), 2);
}

#[test]
fn ne_10_and_ne_11_the_variants_belong_to_nederland_alone() {
    for (id, _) in GameId::maps() {
        for variant in [Variant::NoTolls, Variant::Neutral] {
            let setup = Setup {
                variant,
                ..setup(id, 2, None, 1)
            };
            let refused = RailState::new(rail(id), &setup).err();
            let expected = match id {
                GameId::NEDERLAND => None,
                _ => Some(SetupError::NoSuchVariant(variant)),
            };
            assert_eq!(refused, expected, "{id:?}");
        }
    }
    let three = Setup {
        variant: Variant::Neutral,
        ..setup(GameId::NEDERLAND, 3, None, 1)
    };
    assert!(RailState::new(rail(GameId::NEDERLAND), &three).is_err());
}
