//! The five games as data: the counts known from the boxes.

use branchline::catalog::*;

fn rail(id: GameId) -> &'static RailGame {
    game(id).rail().expect("a map game")
}

fn double_routes(game: &RailGame) -> usize {
    game.routes()
        .iter()
        .filter(|route| route.tracks().len() == 2)
        .count()
}

#[test]
fn nothing_is_wrong_with_any_game() {
    for id in GameId::all() {
        let faults = files(id).read().err().unwrap_or_default();
        let lines: Vec<String> = faults.iter().map(Fault::to_string).collect();
        assert!(lines.is_empty(), "{id:?}\n{}", lines.join("\n"));
    }
}

#[test]
fn a_title_tells_what_the_whole_game_tells() {
    for id in GameId::all() {
        let (title, game) = (title(id), game(id));
        assert_eq!(title.name(), game.name());
        assert_eq!(title.pitch(), game.pitch());
        assert_eq!(title.players(), game.players());
        assert_eq!(title.has_map(), game.rail().is_some());
    }
}

#[test]
fn nordic_counts() {
    let game = rail(GameId::NORDIC);
    assert_eq!(game.cities().len(), 39);
    assert_eq!(game.tracks().len(), 81);
    assert_eq!(game.tickets().len(), 46);
    assert_eq!(game.variants().standard().card_count(), 110);
    assert_eq!(
        game.variants().standard().points,
        [0, 1, 2, 4, 7, 10, 15, 0, 0, 27]
    );
}

#[test]
fn northern_lights_counts() {
    let game = rail(GameId::NORTHERN_LIGHTS);
    assert_eq!(game.cities().len(), 50);
    assert_eq!(game.countries().len(), 9);
    assert_eq!(
        game.cities().iter().filter(|city| city.is_polar()).count(),
        10
    );
    assert_eq!(
        game.cities()
            .iter()
            .filter(|city| city.is_junction())
            .count(),
        3
    );
    assert_eq!(
        game.cities()
            .iter()
            .filter(|city| city.is_capital())
            .count(),
        4
    );
    assert!(game.cities().iter().all(|city| city.country().is_some()));
    assert_eq!(game.routes().len(), 109);
    assert_eq!(game.tracks().len(), 161);
    assert_eq!(game.tickets().len(), 55);
    assert_eq!(game.bonuses().len(), 11);
    let cards = game.variants().standard().card_count();
    assert_eq!(game.tickets().len() + game.bonuses().len() + cards, 180);
    assert!(
        game.tracks()
            .iter()
            .all(|track| track.is_ferry() == track.color().is_none())
    );
}

#[test]
fn nederland_counts() {
    let game = rail(GameId::NEDERLAND);
    assert_eq!(game.cities().len(), 30);
    assert_eq!(game.routes().len(), 53);
    assert_eq!(double_routes(game), 44);
    assert_eq!(game.tracks().len(), 97);
    assert_eq!(game.tickets().len(), 44);
    let worth = |from, to| {
        game.tickets()
            .iter()
            .filter(|ticket| (from..=to).contains(&ticket.points()))
            .count()
    };
    assert_eq!((worth(29, 34), worth(17, 26)), (6, 17));
    let pairs: Vec<RouteId> = game.tickets().iter().filter_map(Ticket::neutral).collect();
    assert_eq!(pairs.len(), 35);
    let mut twice: Vec<RouteId> = pairs
        .iter()
        .copied()
        .filter(|pair| pairs.iter().filter(|other| *other == pair).count() == 2)
        .collect();
    twice.sort();
    twice.dedup();
    let city = |id| game.find_city(id).expect("a city");
    let mut expected: Vec<RouteId> = [["amsterdam", "rotterdam"], ["rotterdam", "antwerpen"]]
        .iter()
        .map(|pair| {
            let ends = pair.map(city);
            let found = game
                .routes()
                .iter()
                .position(|route| route.ends() == ends || route.ends() == [ends[1], ends[0]]);
            RouteId(found.expect("a route") as u8)
        })
        .collect();
    expected.sort();
    assert_eq!(twice, expected);
    assert_eq!(game.variants().names().count(), 3);
}

#[test]
fn germany_counts() {
    let game = rail(GameId::GERMANY);
    assert_eq!(
        game.cities()
            .iter()
            .filter(|city| !city.is_dead_end())
            .count(),
        35
    );
    assert_eq!(
        game.cities()
            .iter()
            .filter(|city| city.is_dead_end())
            .count(),
        5
    );
    assert_eq!(game.routes().len(), 85);
    assert_eq!(game.tracks().len(), 110);
    let pile = |pile| {
        game.tickets()
            .iter()
            .filter(|ticket| ticket.pile() == PileId(pile))
            .count()
    };
    assert_eq!((pile(0), pile(1)), (55, 34));
    assert_eq!(
        game.cities()
            .iter()
            .map(|city| u32::from(city.passengers()))
            .sum::<u32>(),
        60
    );
}

#[test]
fn card_game_counts() {
    let game = game(GameId::CARD_GAME).yard().expect("the Card Game");
    assert_eq!(game.tickets().len(), 46);
    assert_eq!(
        game.tickets()
            .iter()
            .map(|ticket| u32::from(ticket.points()))
            .sum::<u32>(),
        581
    );
    assert_eq!(game.variants().standard().card_count(), 96);
    assert_eq!(
        game.big_cities()
            .map(|(_, points)| points)
            .collect::<Vec<_>>(),
        [12, 10, 12, 8, 15, 8]
    );
}

/// Tickets whose points differ from the shortest path on the empty board.
fn oddities(id: GameId) -> Vec<(String, u8, u16)> {
    let game = rail(id);
    let name = |city| game.city(city).id();
    let odd = |ticket: &Ticket| {
        let [a, b] = ticket.ends();
        let shortest = game
            .graph()
            .distance(a, b)
            .expect("checked to be reachable");
        let differs = u16::from(ticket.points()) != shortest;
        differs.then(|| {
            (
                format!("{}-{}", name(a), name(b)),
                ticket.points(),
                shortest,
            )
        })
    };
    game.tickets().iter().filter_map(odd).collect()
}

#[test]
fn ticket_points_are_the_shortest_path_but_for_known_oddities() {
    // Nederland makes up for its tolls with more valuable tickets, so it is not in this list.
    assert_eq!(oddities(GameId::NORDIC), []);
    assert_eq!(
        oddities(GameId::GERMANY),
        [("kiel-stuttgart".to_owned(), 17, 16)]
    );
    assert_eq!(
        oddities(GameId::NORTHERN_LIGHTS),
        [("gdansk-helsinki".to_owned(), 8, 7)]
    );
}

#[test]
fn a_dead_end_joins_nothing() {
    // Freiburg and Saarbrücken both reach France; the way between them does not lead through it (GE-5).
    let game = rail(GameId::GERMANY);
    let city = |id| game.find_city(id).expect("a city");
    let distance = |a, b| game.graph().distance(city(a), city(b));
    assert_eq!(distance("freiburg", "frankreich"), Some(2));
    assert_eq!(distance("saarbrucken", "frankreich"), Some(1));
    assert!(
        distance("freiburg", "saarbrucken") > Some(3),
        "not through France"
    );
}
