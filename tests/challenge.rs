//! Challenge links: the same deal and the same bot moves wherever one is opened, and a clear refusal of everything else.

mod support;

use branchline::bots::Level;
use branchline::bots::protocol::Patience;
use branchline::catalog::{GameId, MAX_SEATS};
use branchline::engine::table::{Rng, Setup, Viewer};
use branchline::save::load;
use branchline::session::{Chair, Challenge, ChallengeError, Session};
use support::links::{GOLDEN, LINKS, any_table, opened_links};

#[test]
fn a_hundred_links_opened_twice_give_the_same_deal_and_the_same_bot_moves() {
    let twice = [0.001, 5.0].map(opened_links);
    for (one, other) in twice[0].lines().zip(twice[1].lines()) {
        assert_eq!(one, other);
    }
    // Chromium opens the same links in tests/wasm.rs.
    for (now, golden) in twice[0].lines().zip(GOLDEN.lines()) {
        assert_eq!(
            now, golden,
            "`make goldens` after a change of the judgement"
        );
    }
    assert_eq!(GOLDEN.lines().count(), LINKS);
}

#[test]
#[ignore = "writes the golden file"]
fn write_links() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/links.txt");
    std::fs::write(path, opened_links(1.0)).expect("the file can be written");
}

#[test]
fn a_game_goes_on_under_its_terms_after_it_was_saved() {
    let mut rng = Rng::new(5);
    let challenge = any_table(&mut rng);
    let session = challenge.begin(&[]).expect("it can start");
    let text = session.save().to_json();
    assert!(text.contains("\"terms\":{\"rounds\":12}"), "{text}");
    let resumed = Session::resume(load(&text).expect("our own save"));
    assert_eq!(resumed.save().to_json(), text);
    assert_eq!(
        Challenge::of(*resumed.setup(), resumed.sitters(), 12),
        challenge
    );
}

#[test]
fn a_save_cannot_make_a_bot_think_for_ever() {
    let who = [Chair::Bot(Level::Expert), Chair::Bot(Level::Expert)];
    let setup = Setup::new(GameId::NORDIC, 2, 7);
    let session = Challenge::new(setup, &who, u16::MAX)
        .begin(&[])
        .expect("it can start");
    let question = session
        .question(Patience::Milliseconds(1))
        .expect("a bot starts");
    assert_eq!(
        question.patience,
        Patience::Rounds(branchline::save::MOST_ROUNDS)
    );
}

#[test]
fn a_code_that_is_cut_changed_or_doubled_is_refused() {
    let mut rng = Rng::new(9);
    for _ in 0..40 {
        let code = any_table(&mut rng).write();
        for cut in 0..code.len() {
            let error = Challenge::parse(&code[..cut]).expect_err("it is cut");
            assert_eq!(error, ChallengeError::Damaged, "{cut} of {code}");
        }
        let doubled = format!("{code}{code}");
        let refused = [ChallengeError::Damaged, ChallengeError::TooLong];
        assert!(
            refused.contains(&Challenge::parse(&doubled).expect_err("twice")),
            "{doubled}"
        );
        for place in 0..code.len() {
            let sign = if &code[place..=place] == "A" {
                "B"
            } else {
                "A"
            };
            let changed = format!("{}{sign}{}", &code[..place], &code[place + 1..]);
            // A check sum of two bytes lets one change in 65,536 through, but never to another table unnoticed here.
            assert!(Challenge::parse(&changed).is_err(), "{changed}");
        }
    }
}

#[test]
fn hostile_texts_are_refused_with_a_reason() {
    let megabyte = "A".repeat(1 << 20);
    assert_eq!(Challenge::parse(&megabyte), Err(ChallengeError::TooLong));
    for text in [
        "",
        "<script>alert(1)</script>",
        "%3Cb%3E",
        "é",
        "\0",
        "AQ",
        "….…",
    ] {
        assert_eq!(
            Challenge::parse(text),
            Err(ChallengeError::Damaged),
            "{text}"
        );
    }
    let mut rng = Rng::new(3);
    for _ in 0..20_000 {
        let count = rng.below(40) as usize;
        let text: String = (0..count)
            .map(|_| char::from(33 + rng.below(94) as u8))
            .collect();
        Challenge::parse(&text).ok();
    }
}

/// A code with other bytes and a check sum that fits.
fn forged(change: impl FnOnce(&mut Vec<u8>)) -> String {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    let setup = Setup::new(GameId::NORDIC, 2, 7);
    let code = Challenge::new(setup, &[Chair::Person, Chair::Bot(Level::Regular)], 12).write();
    let mut bytes = URL_SAFE_NO_PAD.decode(code).expect("base64");
    bytes.truncate(bytes.len() - 2);
    change(&mut bytes);
    let sum = branchline::catalog::fingerprint(bytes.iter().copied()).to_le_bytes();
    let fold = |odd: usize| (0..4).fold(0, |all, part| all ^ sum[2 * part + odd]);
    bytes.extend([fold(0), fold(1)]);
    URL_SAFE_NO_PAD.encode(bytes)
}

#[test]
fn a_code_of_another_release_says_what_is_missing() {
    assert!(Challenge::parse(&forged(|_| {})).is_ok());
    let newer = forged(|bytes| bytes[0] = 2);
    assert_eq!(
        Challenge::parse(&newer),
        Err(ChallengeError::Newer { version: 2 })
    );
    for (place, value) in [(1, 0xff), (3, 9), (7, 7)] {
        let code = forged(|bytes| bytes[place] = value);
        assert_eq!(
            Challenge::parse(&code),
            Err(ChallengeError::Unknown),
            "byte {place}"
        );
    }
    // Five players, and a starter who does not sit at the table.
    let crowd = forged(|bytes| {
        bytes[4] = 5 << 4;
        bytes.splice(9..9, [2, 2, 2]);
    });
    assert!(matches!(
        Challenge::parse(&crowd),
        Err(ChallengeError::CannotStart(_))
    ));
    let starter = forged(|bytes| bytes[4] = 2 << 4 | 5);
    assert!(matches!(
        Challenge::parse(&starter),
        Err(ChallengeError::CannotStart(_))
    ));
    let missing = forged(|bytes| bytes[4] = 3 << 4);
    assert_eq!(Challenge::parse(&missing), Err(ChallengeError::Damaged));
    let version_0 = forged(|bytes| bytes[0] = 0);
    assert_eq!(Challenge::parse(&version_0), Err(ChallengeError::Damaged));
}

#[test]
fn no_two_games_share_a_mark() {
    let who = [Chair::Person; MAX_SEATS];
    let codes: Vec<String> = GameId::all()
        .map(|id| Challenge::new(Setup::new(id, 2, 7), &who, 12).write())
        .collect();
    for (index, code) in codes.iter().enumerate() {
        let opened = Challenge::parse(code).expect("our own code");
        assert_eq!(Some(opened.setup.game), GameId::all().nth(index));
        assert_eq!(
            opened.begin(&[]).expect("starts").view().id(),
            opened.setup.game
        );
        assert!(opened.begin(&[]).expect("starts").viewer() == Viewer::Table);
    }
}
