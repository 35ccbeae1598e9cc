//! The longest path against brute force.

use branchline::catalog::*;
use branchline::engine::rail::longest_path;
use branchline::engine::table::{Rng, TrackSet};

/// Every walk from every city, no track twice.
fn brute_force(game: &RailGame, tracks: &[TrackId]) -> u16 {
    fn walk(
        game: &RailGame,
        tracks: &[TrackId],
        used: &mut Vec<bool>,
        at: CityId,
        length: u16,
    ) -> u16 {
        let mut best = length;
        for index in 0..tracks.len() {
            let track = game.track(tracks[index]);
            let [a, b] = track.ends();
            if used[index] || (a != at && b != at) {
                continue;
            }
            // Nothing goes on from a dead end (GE-5).
            let next = if a == at { b } else { a };
            let spaces = length + track.length() as u16;
            used[index] = true;
            best = best.max(if game.city(next).is_dead_end() {
                spaces
            } else {
                walk(game, tracks, used, next, spaces)
            });
            used[index] = false;
        }
        best
    }
    let cities = (0..game.cities().len()).map(|city| CityId(city as u8));
    cities
        .map(|city| walk(game, tracks, &mut vec![false; tracks.len()], city, 0))
        .max()
        .unwrap_or(0)
}

/// Some more or less connected tracks, so that loops and branches occur.
fn some_tracks(game: &RailGame, count: usize, rng: &mut Rng) -> Vec<TrackId> {
    let mut tracks: Vec<TrackId> = vec![TrackId(rng.below(game.tracks().len() as u32) as u8)];
    while tracks.len() < count {
        let next = TrackId(rng.below(game.tracks().len() as u32) as u8);
        let ends = game.track(next).ends();
        let touches = tracks.iter().any(|track| {
            game.track(*track)
                .ends()
                .iter()
                .any(|end| ends.contains(end))
        });
        let same_route = tracks
            .iter()
            .any(|track| game.track(*track).route() == game.track(next).route());
        if (touches || rng.below(20) == 0) && !same_route {
            tracks.push(next);
        }
    }
    tracks
}

#[test]
fn r_55_the_longest_path_is_what_brute_force_finds() {
    let seed = 20_261_116;
    let mut rng = Rng::new(seed);
    for (id, game) in GameId::maps() {
        for round in 0..400 {
            let most = game.routes().len().min(11) as u32;
            let count = 1 + rng.below(most) as usize;
            let tracks = some_tracks(game, count, &mut rng);
            let set: TrackSet = tracks.iter().copied().collect();
            let expected = brute_force(game, &tracks);
            assert_eq!(
                longest_path(game, &set),
                expected,
                "seed {seed} {id:?} round {round}: {tracks:?}"
            );
        }
    }
}

#[test]
fn r_55_no_tracks_no_path() {
    let game = game(GameId::NORDIC).rail().expect("a map game");
    assert_eq!(longest_path(game, &TrackSet::NONE), 0);
}
