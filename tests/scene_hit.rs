//! What a tap means, on all four boards.

use branchline::catalog::{GameId, RailGame, TrackId};
use branchline::scene::{
    BoardScene, CityRank, Intent, Point, Pointer, board, find_cities, folded, hit,
};

fn boards() -> Vec<(&'static RailGame, BoardScene)> {
    GameId::maps()
        .map(|(_, rail)| (rail, board(rail)))
        .collect()
}

fn candidates(intent: Intent) -> Vec<TrackId> {
    match intent {
        Intent::Track(track) => vec![track],
        Intent::Choose(tracks) => tracks,
        Intent::City(_) | Intent::Ground => Vec::new(),
    }
}

#[test]
fn the_middle_of_every_space_means_its_track() {
    for (rail, scene) in boards() {
        for track in &scene.tracks {
            for space in &track.spaces {
                // Near enough to tell everything apart, with a finger and with a mouse.
                for pointer in [Pointer::Finger, Pointer::Mouse] {
                    let found = candidates(hit(&scene, space.at, 2.0, pointer));
                    assert_eq!(found[0], track.id, "{}: {space:?}", rail.name().en);
                }
                let exact = hit(&scene, space.at, 1.0, Pointer::Mouse);
                assert_eq!(exact, Intent::Track(track.id), "{}", rail.name().en);
                // From afar a finger may be ambiguous, but the track is always the first of the answers.
                let found = candidates(hit(&scene, space.at, 0.35, Pointer::Finger));
                assert_eq!(found.first(), Some(&track.id), "{}", rail.name().en);
            }
        }
    }
}

#[test]
fn parallel_tracks_are_two_answers_until_they_are_large_enough() {
    let mut pairs = 0;
    for (rail, scene) in boards() {
        for route in rail
            .routes()
            .iter()
            .filter(|route| route.tracks().len() > 1)
        {
            let one = &scene.tracks[route.tracks()[0].index()];
            let other = route.tracks()[1];
            let space = one.spaces[one.spaces.len() / 2].at;
            // Some parallel tracks separate on their way and are two distinct lines.
            let twin = &scene.tracks[other.index()].spaces;
            if twin.iter().all(|there| there.at.distance(space) > 30.0) {
                continue;
            }
            let afar = candidates(hit(&scene, space, 0.33, Pointer::Finger));
            assert!(afar.contains(&other), "{}: {route:?}", rail.name().en);
            let close = candidates(hit(&scene, space, 2.2, Pointer::Finger));
            assert!(!close.contains(&other), "{}: {route:?}", rail.name().en);
            pairs += 1;
        }
    }
    assert!(pairs > 20);
}

#[test]
fn the_middle_of_every_disc_means_its_city() {
    for (_, scene) in boards() {
        for city in &scene.cities {
            let found = hit(&scene, city.at, 1.0, Pointer::Finger);
            match city.rank {
                CityRank::Capital | CityRank::City => assert_eq!(found, Intent::City(city.id)),
                CityRank::Junction | CityRank::Country => {}
            }
        }
    }
}

#[test]
fn beside_a_track_is_the_track_and_far_away_is_nothing() {
    let (_, scene) = boards().remove(0);
    let corner = Point::new(-200.0, -200.0);
    assert_eq!(hit(&scene, corner, 1.0, Pointer::Finger), Intent::Ground);
    let reached = scene.tracks.iter().filter(|track| {
        let middle = track.spaces[track.spaces.len() / 2];
        let beside = middle
            .at
            .away(middle.degrees + 90.0, scene.space_size.1 / 2.0 + 8.0);
        candidates(hit(&scene, beside, 1.0, Pointer::Finger)).contains(&track.id)
    });
    assert!(
        reached.count() * 10 > scene.tracks.len() * 8,
        "most tracks have ground beside them"
    );
}

#[test]
fn cities_are_found_by_their_first_letters_without_accents() {
    assert_eq!(folded("Ålesund – Røros"), "alesund – roros");
    for (rail, scene) in boards() {
        for city in scene.cities.iter().filter(|city| city.label.is_some()) {
            let name = rail.city(city.id).name();
            let found = find_cities(&scene, &folded(name).to_uppercase());
            assert!(found.contains(&city.id), "{name}");
        }
        assert!(find_cities(&scene, " ").is_empty());
        assert!(find_cities(&scene, "qqq").is_empty());
    }
    let (nordic, scene) = boards().remove(0);
    let first = |letters: &str| {
        find_cities(&scene, letters)
            .first()
            .map(|id| nordic.city(*id).name())
    };
    assert_eq!(first("gote"), Some("Göteborg"));
    assert_eq!(first("os"), Some("Oslo"));
}
