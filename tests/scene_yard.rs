//! The Card Game's table as a picture: what everybody may see of it, and where the cities lie.

use branchline::catalog::{Card, Color, GameId, Seat, SeatSet, YardGame, game};
use branchline::engine::game::{GameState, PlayerView};
use branchline::engine::table::{Cards, Rng, Setup, Viewer};
use branchline::engine::yard::YardView;
use branchline::scene::{
    ColumnMark, Journey, JourneyLook, YardScene, big_cities, count_steps, counted_journeys, poster,
    room_of,
};

fn card_game() -> &'static YardGame {
    game(GameId::CARD_GAME).yard().expect("the Card Game")
}

/// Views of a game of random moves, after every move, by everybody.
fn views(seats: u8, seed: u64) -> Vec<YardView> {
    played(seats, seed).0
}

/// The same, and how it ends.
fn played(seats: u8, seed: u64) -> (Vec<YardView>, GameState) {
    let setup = Setup {
        game: GameId::CARD_GAME,
        variant: branchline::catalog::Variant::Standard,
        seats,
        first: None,
        seed,
        open_piles: SeatSet::NONE,
    };
    let mut state = GameState::new(&setup).expect("a usual table");
    let mut rng = Rng::new(seed);
    let (mut views, mut actions) = (Vec::new(), Vec::new());
    while let Some(seat) = state.to_act() {
        let seats = (0..seats).map(|seat| Viewer::Seat(Seat(seat)));
        for viewer in seats.chain([Viewer::Table]) {
            if let PlayerView::Yard(view) = state.view(viewer) {
                views.push(YardView::clone(&view));
            }
        }
        state.view(Viewer::Seat(seat)).legal_actions(&mut actions);
        let action = actions[rng.below(actions.len() as u32) as usize];
        state.apply(seat, action).expect("a listed action");
    }
    (views, state)
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
            // Who has none is not in the list, so there is no list before anybody has completed a ticket.
            let standing: Vec<(Seat, u8)> = city.standing().collect();
            let most = city.tickets.iter().max().copied().unwrap_or(0);
            assert_eq!(standing.is_empty(), most == 0);
            for (seat, count) in standing {
                assert!(count > 0 && count == city.tickets[seat.index()]);
                assert_eq!(city.is_led_by(seat), count == most);
            }
        }
    }
}

#[test]
fn the_show_of_the_count_draws_every_completed_journey_and_ends_with_the_totals() {
    let (mut bonuses, mut missed) = (0, 0);
    for seed in 1..20 {
        let (_, state) = played(4, seed);
        let scores = state.scores();
        let steps = count_steps(&scores);
        let tickets = steps
            .iter()
            .filter(|step| step.line.source.ticket().is_some());
        assert!(
            tickets.map(|step| step.seat).is_sorted(),
            "player by player"
        );
        let last = steps.last().expect("everybody has a ticket");
        assert_eq!(last.totals, scores.totals());
        for (at, step) in steps.iter().enumerate() {
            let (journeys, city) = counted_journeys(card_game(), &steps, at, &[0, 1, 2, 3]);
            let lit = journeys.iter().filter(|it| it.look != JourneyLook::Done);
            let lit: Vec<&Journey> = lit.collect();
            match step.line.source.ticket() {
                Some((ticket, completed)) => {
                    assert_eq!((lit.len(), lit[0].ticket, city), (1, ticket, None));
                    assert_eq!(lit[0].look == JourneyLook::Lit, completed);
                    missed += usize::from(!completed);
                }
                None => {
                    let city = city.expect("a bonus lights its city");
                    let ends = |it: &&Journey| card_game().ticket(it.ticket).ends();
                    assert!(!lit.is_empty() && lit.iter().all(|it| ends(it).contains(&city)));
                    bonuses += 1;
                }
            }
            let counted = steps[..=at]
                .iter()
                .filter_map(|step| step.line.source.ticket());
            let done = counted.filter(|(ticket, completed)| {
                let drawn = journeys.iter().any(|it| it.ticket == *ticket);
                assert!(drawn || !completed, "a completed journey stays");
                *completed
            });
            let now = usize::from(lit.iter().any(|it| it.look == JourneyLook::Missed));
            assert_eq!(journeys.len(), done.count() + now);
        }
    }
    assert!(bonuses > 0 && missed > 0, "there was something to count");
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
    let sheet = poster(game, &journeys, None);
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
