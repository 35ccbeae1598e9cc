//! Golden playthroughs: one random game at every table, action by action, with a digest of the state after each.
//! If one of them changes, old saves no longer replay. The same files are replayed natively and in wasm.
//!
//! Written anew by `make goldens`.

use branchline::engine::game::{Action, GameState};
use branchline::engine::record::Record;
use branchline::engine::table::{Rng, Setup, Viewer};

#[cfg(not(target_arch = "wasm32"))]
mod support;

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// Plays a random game and records it, with a digest after every action and the count at the end.
fn playthrough(setup: Setup) -> String {
    let mut record = Record {
        setup,
        actions: Vec::new(),
    };
    let mut state = GameState::new(&setup).expect("a listed table");
    let mut rng = Rng::new(setup.seed.wrapping_mul(31));
    let mut digests = Vec::new();
    let mut actions: Vec<Action> = Vec::new();
    while let Some(seat) = state.to_act() {
        state.view(Viewer::Seat(seat)).legal_actions(&mut actions);
        let action = actions[rng.below(actions.len() as u32) as usize];
        state.apply(seat, action).expect("listed");
        record.actions.push((seat, action));
        digests.push(format!("# {:016x}", state.digest()));
    }
    let text = record.write();
    let (head, body): (Vec<&str>, Vec<&str>) = (
        text.lines().take(6).collect(),
        text.lines().skip(6).collect(),
    );
    let mut golden = head.join("\n") + "\n";
    for (line, digest) in body.iter().zip(digests) {
        golden += &format!("{line}\n{digest}\n");
    }
    let scores = state.scores();
    golden
        + &format!(
            "# totals {:?} winners {:?}\n",
            scores.totals(),
            scores.winners()
        )
}

/// The table of a golden file, from its own first lines.
fn check(golden: &str) {
    let record = Record::parse(golden).expect("a golden file is a record");
    assert_eq!(
        playthrough(record.setup),
        golden,
        "see `make goldens` if the change is meant"
    );
    record
        .replay(|_, _, _, _| {})
        .expect("the rules still allow what was played");
}

macro_rules! goldens {
    ($($name:ident: $file:literal),+ $(,)?) => {$(
        #[cfg_attr(not(target_arch = "wasm32"), test)]
        #[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
        fn $name() {
            check(include_str!(concat!($file, ".txt")));
        }
    )+

        #[cfg(not(target_arch = "wasm32"))]
        const FILES: &[&str] = &[$($file),+];
    };
}

// A list, because a test inside a browser cannot look into a folder.
include!("golden/list.txt");

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use super::{FILES, playthrough};
    use crate::support::tables;
    use branchline::catalog::{GameId, SeatSet, Variant};
    use branchline::engine::table::Setup;

    fn names() -> Vec<(String, Setup)> {
        let name = |(game, variant, seats): (GameId, Variant, u8)| {
            let setup = Setup {
                game,
                variant,
                seats,
                first: None,
                seed: 1900 + u64::from(seats),
                open_piles: SeatSet::NONE,
            };
            let name = format!("{}-{}-{seats}", game.slug(), variant.slug());
            (name, setup)
        };
        tables().into_iter().map(name).collect()
    }

    #[test]
    fn every_table_has_a_golden_file() {
        let mut files: Vec<String> = FILES.iter().map(|file| (*file).to_owned()).collect();
        let mut names: Vec<String> = names().into_iter().map(|(name, _)| name).collect();
        files.sort();
        names.sort();
        assert_eq!(files, names);
    }

    #[test]
    #[ignore = "writes the golden files anew; see `make goldens`"]
    fn write_goldens() {
        let mut list = String::new();
        for (name, setup) in names() {
            list += &format!("    {}: \"{name}\",\n", name.replace('-', "_"));
            write(&name, &playthrough(setup));
        }
        write("list", &format!("goldens! {{\n{list}}}\n"));
    }

    fn write(name: &str, text: &str) {
        std::fs::write(format!("tests/golden/{name}.txt"), text)
            .expect("tests/golden can be written");
    }
}
