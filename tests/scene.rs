//! The four boards as pictures: everything in the game is on them, and nothing that was placed covers anything else.

use branchline::catalog::{FlagPattern, GameId, RailGame, TrackKind};
use branchline::scene::{
    BoardScene, CityRank, FIGURE_SIZE, FLAG_SIZE, Point, Print, Seal, Tilted, board, grown_room,
    label_box, seal_room,
};

fn boards() -> Vec<(&'static RailGame, BoardScene)> {
    GameId::maps()
        .map(|(_, rail)| (rail, board(rail)))
        .collect()
}

/// What lies on a board by the layout: spaces, discs and names.
fn given(scene: &BoardScene) -> Vec<(String, Tilted)> {
    let (length, width) = scene.space_size;
    let spaces = scene.tracks.iter().flat_map(|track| {
        let room = move |at, degrees| Tilted {
            center: at,
            length,
            width,
            degrees,
        };
        track
            .spaces
            .iter()
            .map(move |space| (format!("{:?}", track.id), room(space.at, space.degrees)))
    });
    // The square inside the disc and a little more: a name may come near the corners that a disc does not have.
    let side = 1.6 * scene.city_radius;
    let towns = scene
        .cities
        .iter()
        .filter(|city| city.rank != CityRank::Country);
    let discs = towns.map(|city| {
        (
            format!("{:?}", city.id),
            Tilted::upright(city.at, side, side),
        )
    });
    spaces.chain(discs).chain(names(scene)).collect()
}

/// Names as they are shown: those of countries in either language.
fn names(scene: &BoardScene) -> Vec<(String, Tilted)> {
    let labels = scene.cities.iter().filter_map(|city| city.label.as_ref());
    labels
        .flat_map(|label| {
            let local = label.local.iter().flat_map(|name| [&name.en, &name.fr]);
            let printed = label.local.is_none().then_some(&label.text);
            local.chain(printed).map(|text| {
                let room = label_box(text, label.at, label.anchor, label.height);
                (label.text.clone(), room)
            })
        })
        .collect()
}

fn square(at: Point, side: f32) -> Tilted {
    Tilted::upright(at, side, side)
}

#[test]
fn a_board_is_always_drawn_the_same() {
    for (rail, scene) in boards() {
        assert_eq!(scene, board(rail));
    }
}

#[test]
fn every_space_of_every_track_is_there() {
    for (rail, scene) in boards() {
        assert_eq!(scene.tracks.len(), rail.tracks().len());
        assert_eq!(scene.cities.len(), rail.cities().len());
        for (mark, track) in scene.tracks.iter().zip(rail.tracks()) {
            let wanted = match track.kind() {
                TrackKind::Ferry { symbols } => symbols as usize,
                _ => 0,
            };
            let printed = mark
                .spaces
                .iter()
                .filter(|space| space.print == Print::Locomotive)
                .count();
            assert_eq!(
                (mark.spaces.len(), mark.color, printed),
                (track.length(), track.color(), wanted)
            );
        }
    }
}

#[test]
fn every_toll_and_bonus_has_its_seal_beside_its_route() {
    for (rail, scene) in boards() {
        let given = given(&scene);
        for (index, route) in rail.routes().iter().enumerate() {
            let track = rail.track(route.tracks()[0]);
            let says = scene
                .seals
                .iter()
                .find(|seal| seal.route.index() == index)
                .map(|seal| seal.kind);
            let wanted = match (track.toll(), track.draw_bonus(), track.kind()) {
                (0, 0, TrackKind::Substitute) => Some(Seal::Exchange(4)),
                (0, 0, _) => None,
                (0, cards, _) => Some(Seal::DrawBonus(cards)),
                (tokens, _, _) => Some(Seal::Toll(tokens)),
            };
            assert_eq!(says, wanted);
        }
        for (index, seal) in scene.seals.iter().enumerate() {
            let room = seal_room(seal.at);
            for (what, other) in &given {
                assert!(
                    !room.touches(other),
                    "{}: seal of {:?} covers {what}",
                    rail.name().en,
                    seal.route
                );
            }
            for other in &scene.seals[..index] {
                assert!(
                    !room.touches(&seal_room(other.at)),
                    "two seals at {:?}",
                    seal.at
                );
            }
            let tracks = rail
                .route(seal.route)
                .tracks()
                .iter()
                .flat_map(|id| &scene.tracks[id.index()].spaces);
            let nearest = tracks
                .map(|space| space.at.distance(seal.at))
                .fold(f32::INFINITY, f32::min);
            assert!(
                nearest < 60.0,
                "{}: the seal of {:?} is {nearest} away",
                rail.name().en,
                seal.route
            );
        }
    }
}

#[test]
fn every_passenger_has_a_place_to_stand() {
    for (rail, scene) in boards() {
        let given = given(&scene);
        let (width, height) = FIGURE_SIZE;
        for (mark, city) in scene.cities.iter().zip(rail.cities()) {
            assert_eq!(
                mark.figures.len(),
                city.passengers() as usize,
                "{}",
                city.name()
            );
            for feet in &mark.figures {
                let room =
                    Tilted::upright(Point::new(feet.x, feet.y - height / 2.0), width, height)
                        .grown(-0.5);
                for (what, other) in &given {
                    assert!(
                        !room.touches(other),
                        "a passenger of {} stands on {what}",
                        city.name()
                    );
                }
            }
        }
    }
}

#[test]
fn names_cover_nothing_even_where_they_are_larger() {
    for (rail, scene) in boards() {
        for (name, room) in names(&scene) {
            for (what, other) in given(&scene) {
                assert!(
                    what == name || !room.touches(&other),
                    "{}: {name} covers {what}",
                    rail.name().en
                );
            }
        }
    }
}

#[test]
fn tracks_abroad_end_at_a_flag() {
    for (rail, scene) in boards() {
        let abroad = rail
            .tracks()
            .iter()
            .filter(|track| track.ends().iter().any(|end| rail.city(*end).is_dead_end()));
        assert_eq!(scene.flags.len(), abroad.count());
        for flag in &scene.flags {
            assert_ne!(
                flag.pattern,
                FlagPattern::Plain,
                "{}",
                rail.city(flag.country).name()
            );
        }
    }
}

#[test]
fn title_and_compass_find_room() {
    for (rail, scene) in boards() {
        let title = scene.title.as_ref().expect("a title");
        let rooms = [
            Tilted::upright(title.center, title.width, title.height),
            square(scene.compass.expect("a compass"), 100.0),
        ];
        assert!(!rooms[0].touches(&rooms[1]));
        let seals = scene
            .seals
            .iter()
            .map(|seal| (format!("{:?}", seal.kind), seal_room(seal.at)));
        let flags = scene.flags.iter().map(|flag| {
            (
                String::from("a flag"),
                Tilted::upright(flag.at, FLAG_SIZE.0, FLAG_SIZE.1),
            )
        });
        for (what, other) in given(&scene).into_iter().chain(seals).chain(flags) {
            for room in &rooms {
                assert!(
                    !room.touches(&other),
                    "{}: {what} is covered",
                    rail.name().en
                );
            }
        }
    }
}

#[test]
fn names_that_grow_in_a_small_window_stay_on_the_board_and_off_each_other() {
    for (rail, scene) in boards() {
        let labels: Vec<_> = scene
            .cities
            .iter()
            .filter_map(|city| city.label.as_ref())
            .filter(|label| label.growth > 1.0)
            .collect();
        let grown = labels.len();
        for (index, label) in labels.iter().enumerate() {
            let room = grown_room(label);
            assert!(room.inside(scene.width, scene.height), "{}", label.text);
            for other in &labels[..index] {
                let apart = !room.touches(&grown_room(other));
                assert!(apart, "{} and {}", label.text, other.text);
            }
        }
        let named = scene.cities.iter().filter(|city| city.label.is_some());
        let most = grown * 10 >= named.count() * 7;
        assert!(most, "{}: only {grown} names can grow", rail.name().en);
    }
}

/// Whatever the window: a name never lies on what is printed beside it, and the frame cuts none.
#[test]
fn names_that_grow_stay_off_spaces_seals_figures_flags_and_the_frame() {
    let mut faults = Vec::new();
    for (rail, scene) in boards() {
        let (length, width) = scene.space_size;
        let spaces = scene.tracks.iter().flat_map(|track| &track.spaces);
        let spaces = spaces.map(|space| Tilted {
            center: space.at,
            length,
            width,
            degrees: space.degrees,
        });
        let seals = scene.seals.iter().map(|seal| seal_room(seal.at));
        let (long, high) = FLAG_SIZE;
        let flags = scene.flags.iter();
        let flags = flags.map(|flag| Tilted::upright(flag.at, long, high));
        let (wide, tall) = FIGURE_SIZE;
        let figures = scene.cities.iter().flat_map(|city| &city.figures);
        let figures = figures
            .map(|feet| Tilted::upright(Point::new(feet.x, feet.y - tall / 2.0), wide, tall));
        let all: Vec<Tilted> = spaces.chain(seals).chain(flags).chain(figures).collect();
        let labels = scene.cities.iter().filter_map(|city| city.label.as_ref());
        let mut grown = Vec::new();
        for label in labels {
            grown.push(label.growth);
            // The room has a halo around the letters; that may touch.
            let letters = grown_room(label).grown(-3.0);
            let name = format!("{}: {}", rail.name().en, label.text);
            if all.iter().any(|other| other.touches(&letters)) {
                faults.push(format!("{name} lies on something"));
            }
            if !letters.grown(11.5).inside(scene.width, scene.height) {
                faults.push(format!("{name} is cut by the frame"));
            }
        }
        grown.sort_by(f32::total_cmp);
        println!("{}: {grown:.2?}", rail.name().en);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
