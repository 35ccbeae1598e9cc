//! Challenge links: the same deal and the same bot moves wherever one is opened, and a clear refusal of everything else.

use branchline::bots::Level;
use branchline::bots::protocol::{Answer, Ask, Patience, Think, answer};
use branchline::catalog::{GameId, MAX_SEATS, Seat, SeatSet, Variant, game};
use branchline::engine::game::Action;
use branchline::engine::table::{Rng, Setup, Viewer};
use branchline::save::load;
use branchline::session::{Chair, Challenge, ChallengeError, MOST_SIGNS, Msg, Session, seal};

/// Some table that can be set up.
fn any_table(rng: &mut Rng) -> Challenge {
    loop {
        let ids: Vec<GameId> = GameId::all().collect();
        let id = ids[rng.below(ids.len() as u32) as usize];
        let seats = 2 + rng.below(4) as u8;
        let mut who = vec![Chair::Person];
        who.extend((1..seats).map(|_| match rng.below(6) {
            0 => Chair::Person,
            1 => Chair::Bot(Level::Expert),
            2 => Chair::Bot(Level::Novice),
            3 => Chair::Bot(Level::Strong),
            _ => Chair::Bot(Level::Regular),
        }));
        let looks = game(id).may_open_piles() && rng.below(2) == 0;
        let setup = Setup {
            game: id,
            variant: Variant::ALL[rng.below(4) as usize],
            seats,
            first: [None, Some(Seat(seats - 1))][rng.below(2) as usize],
            seed: u64::from(rng.below(u32::MAX)) << 32 | u64::from(rng.below(u32::MAX)),
            open_piles: if looks {
                [Seat(0)].into_iter().collect()
            } else {
                SeatSet::NONE
            },
        };
        if Session::new(setup, Vec::new()).is_ok() {
            return Challenge::new(setup, &who, 12);
        }
    }
}

/// Plays the first decisions of a game: people make simple moves, bots are asked as the app does. The clock differs from
/// device to device and must not matter.
fn opening(session: &mut Session, decisions: usize, tick_ms: f64) {
    for _ in 0..decisions {
        let Some(seat) = session.to_act() else { break };
        let position = session.position();
        let message = match session.question(Patience::Milliseconds(1)) {
            None => {
                session
                    .update(Msg::LiftCurtain(seat))
                    .expect("it is their turn");
                let simple = session.view().simple_move();
                Msg::Act(simple.expect("somebody can always do something"))
            }
            Some(question) => {
                let mut now_ms = 0.0;
                let ask = Ask::Think(Box::new(Think {
                    request: 1,
                    question,
                }));
                let said = answer(ask, &mut || {
                    now_ms += tick_ms;
                    now_ms
                });
                let Answer::Choice(choice) = said else {
                    panic!("{said:?}")
                };
                Msg::BotChose {
                    position,
                    action: Action::parse(session.game(), &choice.action).expect("notation"),
                    rounds: choice.rounds,
                }
            }
        };
        session.update(message).expect("allowed");
    }
}

#[test]
fn a_hundred_links_opened_twice_give_the_same_deal_and_the_same_bot_moves() {
    let seed = 16;
    let mut rng = Rng::new(seed);
    for number in 0..100 {
        let challenge = any_table(&mut rng);
        let code = challenge.write();
        assert!(code.len() <= MOST_SIGNS, "{code}");
        assert!(format!("https://branchline.example/play/#/c/{code}").len() <= 80);
        let decisions = if number < 10 { usize::MAX } else { 24 };
        let decisions = decisions.min(400);
        let [one, two] = [0.001, 5.0].map(|tick_ms| {
            let opened = Challenge::parse(&code).expect("our own code");
            assert_eq!(opened, challenge, "seed {seed}, link {number}");
            let mut session = opened.begin(&["Ada".to_owned()]).expect("it can start");
            opening(&mut session, decisions, tick_ms);
            session.save().to_json()
        });
        assert_eq!(one, two, "seed {seed}, link {number}");
        let seals = [0, 1].map(|_| seal(&challenge.setup).expect("it can start"));
        assert_eq!(seals[0], seals[1]);
    }
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
