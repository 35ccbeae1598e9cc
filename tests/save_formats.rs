//! Saves of every format that was ever released load for ever. Files here are never written anew: a later format
//! adds its own beside them.

mod support;

use branchline::catalog::{GameId, SeatSet, Variant};
use branchline::engine::table::{Rng, Setup};
use branchline::save::load;
use branchline::session::{Session, Sitter};
use support::sitting::{play_until, step};

fn files() -> Vec<(String, String)> {
    let folder = std::fs::read_dir("tests/saves").expect("the folder of old saves");
    let read = |entry: std::io::Result<std::fs::DirEntry>| {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("text");
        (path.display().to_string(), text)
    };
    folder.map(read).collect()
}

#[test]
fn every_save_ever_released_loads_and_goes_on() {
    let files = files();
    assert!(files.len() >= 5, "the first five games have a save each");
    for (name, text) in files {
        let loaded = load(&text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let count = loaded.actions.len();
        let mut session = Session::resume(loaded);
        step(&mut session, &mut Rng::new(1));
        assert_eq!(session.action_count(), count + 1, "{name}");
    }
}

#[test]
#[ignore = "writes saves of the present format; only for a format that has none yet"]
fn write_saves() {
    for id in GameId::all() {
        let setup = Setup {
            game: id,
            variant: Variant::Standard,
            seats: 2,
            first: None,
            seed: 1829,
            open_piles: SeatSet::NONE,
        };
        let sitters = vec![Sitter::person("Ada", 0), Sitter::person("Émile", 3)];
        let mut session = Session::new(setup, sitters).expect("a table");
        let mut rng = Rng::new(1829);
        play_until(&mut session, 70, &mut rng);
        let save = session.save();
        let path = format!("tests/saves/format-{}-{}.json", save.branchline, id.slug());
        assert!(
            !std::path::Path::new(&path).exists(),
            "{path} is there already"
        );
        std::fs::write(path, save.to_json()).expect("the folder can be written");
    }
}
