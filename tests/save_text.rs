//! Saves that travel: as a short text, as a file, and back in again.

mod support;

use branchline::catalog::GameId;
use branchline::save::*;
use branchline::session::Session;
use support::sitting::played;

#[test]
fn a_save_travels_as_a_short_text() {
    for id in GameId::all() {
        let save = played(id, 80).save();
        let text = to_text(&save);
        assert!(
            text.len() < 2_600,
            "{} letters for 80 actions of {id:?}",
            text.len()
        );
        let broken: String = text
            .chars()
            .enumerate()
            .flat_map(|(i, c)| {
                if i % 60 == 59 {
                    vec![c, '\n', ' ']
                } else {
                    vec![c]
                }
            })
            .collect();
        for text in [&text, &broken] {
            let json = from_text(text).expect("unpacked");
            let loaded = load(&json).expect("a game");
            assert_eq!(loaded.action_count(), 80.min(save.actions.len()));
            assert_eq!(Session::resume(loaded).save().checkpoint, save.checkpoint);
        }
        let damaged = text.replacen(
            &text[40..41],
            if &text[40..41] == "A" { "B" } else { "A" },
            1,
        );
        assert!(matches!(
            from_text(&damaged),
            Err(TextError::Damaged | TextError::NotOurs)
        ));
        assert_eq!(from_text("hello"), Err(TextError::NotOurs));
    }
}

#[test]
fn a_small_text_cannot_unfold_to_fill_the_memory() {
    let save = SaveFile {
        app: "x".repeat(3 << 20),
        ..played(GameId::NORDIC, 2).save()
    };
    assert_eq!(from_text(&to_text(&save)), Err(TextError::TooLarge));
}

#[test]
fn a_file_or_a_pasted_text_is_imported_whatever_stands_around_it() {
    let save = played(GameId::GERMANY, 30).save();
    for text in [
        save.to_json(),
        format!("\u{feff}{}\n", save.to_json()),
        format!("  {}\n", to_text(&save)),
    ] {
        assert_eq!(import(&text).expect("a game").action_count(), 30);
    }
    assert_eq!(import(" \n"), Err(ImportError::Empty));
    assert_eq!(
        import("BRANCHLINE1.AAAA"),
        Err(ImportError::Text(TextError::Damaged))
    );
    assert_eq!(
        import("{\"name\": \"left-pad\"}"),
        Err(ImportError::Load(LoadError::NotASave))
    );
}
