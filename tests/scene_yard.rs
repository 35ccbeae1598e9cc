//! The Card Game's table as a picture: what everybody may see of it, and where the cities lie.

use branchline::catalog::{Card, Color, GameId, Seat, YardGame, game};
use branchline::engine::game::{GameState, PlayerView};
use branchline::engine::table::{Cards, Rng, Setup, Viewer};
use branchline::engine::yard::YardView;
use branchline::scene::{ColumnMark, Journey, JourneyLook, YardScene, big_cities, poster, room_of};

fn card_game() -> &'static YardGame {
    game(GameId::CardGame).yard().expect("the Card Game")
}

/// Views of a game of random moves, after every move, by everybody.
fn views(seats: u8, seed: u64) -> Vec<YardView> {
    let whole = game(GameId::CardGame);
    let setup = Setup {
        game: GameId::CardGame,
        variant: branchline::catalog::Variant::Standard,
        seats,
        first: None,
        seed,
    };
    let mut state = GameState::new(whole, &setup).expect("a usual table");
    let mut rng = Rng::new(seed);
    let (mut views, mut actions) = (Vec::new(), Vec::new());
    while let Some(seat) = state.to_act() {
        let seats = (0..seats).map(|seat| Viewer::Seat(Seat(seat)));
        for viewer in seats.chain([Viewer::Table]) {
            if let PlayerView::Yard(view) = state.view(viewer) {
                views.push(*view);
            }
        }
        state
            .view(Viewer::Seat(seat))
            .legal_actions(whole, &mut actions);
        let action = actions[rng.below(actions.len() as u32) as usize];
        state.apply(whole, seat, action).expect("a listed action");
    }
    views
}

#[test]
fn a_picture_does_not_depend_on_what_anybody_remembers() {
    for mut view in views(3, 7) {
        let shown = YardScene::new(&view, &[], Cards::NONE);
        if let Some(memory) = &mut view.memory {
            for pile in &mut memory.tracks {
                *pile = Cards::of(Card::Loco, pile.total());
            }
        }
        assert_eq!(YardScene::new(&view, &[], Cards::NONE), shown);
    }
}

#[test]
fn a_pile_is_a_bare_count_until_its_owner_may_look() {
    let mut hidden = 0;
    for view in views(2, 3) {
        let scene = YardScene::new(&view, &[], Cards::NONE);
        for yard in &scene.yards {
            if !view.viewer.is(yard.seat) {
                assert_eq!(yard.pile, None);
                hidden += usize::from(yard.track > 0);
            }
            if let Some(pile) = yard.pile {
                assert_eq!(pile.total(), yard.track);
            }
        }
    }
    assert!(hidden > 0, "there were piles");
}

#[test]
fn picked_cards_threaten_columns_of_others_only() {
    let mut threatened = 0;
    for view in views(4, 5) {
        let picked: Cards = Color::ALL.into_iter().map(Card::from).collect();
        for yard in YardScene::new(&view, &[], picked).yards {
            for column in yard.columns {
                let expected = !yard.is_mine;
                assert_eq!(column.mark == ColumnMark::Threatened, expected);
                threatened += usize::from(expected);
                let (below, _) = column.stack();
                assert_eq!(below.len() as u8 + 1, column.wagons + column.locos);
            }
        }
    }
    assert!(threatened > 0, "there were columns");
}

#[test]
fn the_standing_in_big_cities_counts_completed_tickets() {
    let game = card_game();
    for view in views(4, 11) {
        for city in big_cities(game, &view) {
            for (seat, count) in city.tickets.iter().enumerate() {
                let completed = view.open.seats[seat].completed.iter();
                let naming =
                    completed.filter(|ticket| game.ticket(*ticket).ends().contains(&city.city));
                assert_eq!(usize::from(*count), naming.count());
            }
        }
    }
}

#[test]
fn cities_lie_where_they_are_and_all_that_matter_have_a_name() {
    let game = card_game();
    let journeys: Vec<Journey> = (0..6)
        .map(|ticket| Journey {
            ticket: branchline::catalog::TicketId(ticket * 7),
            look: JourneyLook::Open,
            livery: None,
        })
        .collect();
    let sheet = poster(game, &journeys);
    let at = |id: &str| {
        let index = game.cities().iter().position(|city| city.id() == id);
        sheet.cities[index.expect("a city of the game")].at
    };
    assert!(at("seattle").x < at("chicago").x && at("chicago").x < at("new-york").x);
    assert!(at("winnipeg").y < at("dallas").y && at("dallas").y < at("miami").y);
    for city in &sheet.cities {
        assert!((0.0..=sheet.width).contains(&city.at.x), "{:?}", city.id);
        assert!((0.0..=sheet.height).contains(&city.at.y), "{:?}", city.id);
        if city.is_touched || city.bonus.is_some() {
            let label = city.label.as_ref().expect("its name is there");
            assert!(
                room_of(label).inside(sheet.width, sheet.height),
                "{}",
                label.text
            );
        }
    }
}
