//! The coach speaks once about each kind of decision, in both languages, and keeps quiet when told to.

use branchline::catalog::{Game, GameId, Seat, TrackId, game};
use branchline::engine::game::GameState;
use branchline::engine::scenario::Lesson;
use branchline::engine::table::{Setup, Viewer};
use branchline::session::{Coach, Sheet, Sitter, known_as, newcomers, tips_at};
use branchline::text::Lang;
use branchline::text::coach::{Tip, says};

#[test]
fn a_tip_comes_once_and_only_to_whoever_decides() {
    for id in GameId::all() {
        let mut coach = Coach::default();
        let mut told: Vec<Tip> = Vec::new();
        let mut state = GameState::new(&Setup::new(id, 2, 4)).expect("two can play");
        for _ in 0..2_000 {
            let Some(seat) = state.to_act() else { break };
            let view = state.view(Viewer::Seat(seat));
            let other = state.view(Viewer::Table);
            assert_eq!(coach.tip(&other, &Sheet::Nothing), None, "{id:?}");
            if let Some(tip) = coach.tip(&view, &Sheet::Nothing) {
                assert!(!told.contains(&tip), "{id:?} says {tip:?} twice");
                assert!(Coach::says(Lang::En, &view, tip).ends_with('.'));
                told.push(tip);
                coach.read_tip(tip);
            }
            let action = view.simple_move().expect("something to do");
            state.apply(seat, action).expect("legal");
        }
        assert!(told.len() >= 3, "{id:?}: {told:?}");
        assert_eq!(Coach::read(&coach.write()), coach);
    }
}

#[test]
fn every_tip_is_a_short_sentence_in_both_languages() {
    for id in GameId::all() {
        for (lang, tip) in Lang::ALL
            .into_iter()
            .flat_map(|lang| Tip::ALL.map(|tip| (lang, tip)))
        {
            let sentence = says(lang, game(id), tip);
            let letters = sentence.chars().count();
            assert!(sentence.ends_with('.') && letters < 150, "{sentence}");
        }
    }
}

#[test]
fn off_means_off_and_on_begins_again() {
    let state = GameState::new(&Setup::new(GameId::NORDIC, 2, 4)).expect("two can play");
    let seat = state.to_act().expect("the game has begun");
    let view = state.view(Viewer::Seat(seat));
    let mut coach = Coach::default();
    let tip = coach
        .tip(&view, &Sheet::Nothing)
        .expect("the first decision");
    coach.read_tip(tip);
    coach.set(false);
    assert!(!coach.is_on() && coach.tip(&view, &Sheet::Nothing).is_none());
    assert!(!Coach::read(&coach.write()).is_on());
    coach.set(true);
    assert_eq!(coach.tip(&view, &Sheet::Nothing), Some(tip));
    assert_eq!(Coach::read("nonsense turn turn"), Coach::read("turn"));
}

/// What is open has tips of its own, and the second comes when the first has been told.
#[test]
fn a_claim_and_a_lay_are_explained_where_they_are_open() {
    let tips = |lesson: &str, open: &dyn Fn(&Game) -> Sheet| {
        let lesson = Lesson::read(lesson).expect("readable");
        let (_, state) = lesson.start().expect("it can be laid out");
        let view = state.view(Viewer::Seat(Seat(0)));
        tips_at(&view, &open(game(lesson.game())))
    };
    let claim = |ends: [&'static str; 2]| {
        move |game: &Game| {
            let rail = game.rail().expect("a map");
            let is = |track: &TrackId| {
                let named = rail.track(*track).ends().map(|city| rail.city(city).id());
                ends.iter().all(|end| named.contains(end))
            };
            Sheet::Claim(rail.track_ids().find(is).expect("a track"))
        }
    };
    let nederland =
        "lesson\nfr Essai\nen Try\ngame nederland\nhand A violet\nstep\nfr Voilà.\nen There.\n";
    assert_eq!(
        tips(nederland, &claim(["amsterdam", "utrecht"])),
        [Tip::Claim, Tip::Toll]
    );
    assert_eq!(
        tips(nederland, &claim(["breda", "rotterdam"])),
        [],
        "nothing to pay with"
    );
    let lights = "lesson\nfr Essai\nen Try\ngame northern-lights\nstep\nfr Voilà.\nen There.\n";
    assert_eq!(tips(lights, &|_| Sheet::Nothing), [Tip::Turn, Tip::Bonus]);
    let poor = nederland.replace("violet", "yellow*2\ntokens A 1");
    assert_eq!(
        tips(&poor, &claim(["breda", "rotterdam"])),
        [Tip::Claim, Tip::Toll, Tip::Loan]
    );
    let ferry = "lesson\nfr Essai\nen Try\ngame northern-lights\nhand A loco*2+black*3+red*2\nstep\nfr Voilà.\nen There.\n";
    let told = tips(ferry, &claim(["mo-i-rana", "trondheim"]));
    assert_eq!(told, [Tip::Claim, Tip::StandIns, Tip::DrawBonus]);
    let motley = "lesson\nfr Essai\nen Try\ngame nordic\nhand A red+blue+white+black+green+yellow\nstep\nfr Voilà.\nen There.\n";
    let told = tips(motley, &claim(["goteborg", "kobenhavn"]));
    assert_eq!(told, [Tip::Claim, Tip::StandIns, Tip::Compose]);
    assert_eq!(tips(lights, &|_| Sheet::WhichTickets), [Tip::DrawTickets]);
    let several = |_: &Game| Sheet::WhichTrack(Vec::new());
    assert_eq!(tips(lights, &several), [Tip::WhichTrack]);
    let yard = "lesson\nfr Essai\nen Try\ngame card-game\nhand A red*3+blue*2\nyard B red*2\nstep\nfr Voilà.\nen There.\n";
    let lay = |cards: &'static str| move |_: &Game| Sheet::Lay(cards.parse().expect("cards"));
    assert_eq!(tips(yard, &lay("red*3")), [Tip::Lay, Tip::Rob]);
    assert_eq!(tips(yard, &lay("blue*2")), [Tip::Lay]);
}

/// Two people without a name are told apart by where they sit, so neither hears what the other has been told, and the
/// first game of each is explained.
#[test]
fn people_without_a_name_are_not_mixed_up() {
    let (first, second) = (known_as(Seat(0), ""), known_as(Seat(1), ""));
    assert_ne!(first, second);
    assert_eq!(known_as(Seat(0), "Ann"), known_as(Seat(3), "ann"));
    let alone = [Sitter::person("", 0), Sitter::bot("", "novice", 1)];
    assert_eq!(newcomers(&alone, &[]), std::slice::from_ref(&first));
    let before = vec![alone.iter().map(Sitter::to_entry).collect()];
    let guests = [
        Sitter::person("", 0),
        Sitter::person("", 1),
        Sitter::person("Ann", 2),
    ];
    assert_eq!(newcomers(&alone, &before), [] as [String; 0]);
    assert_eq!(
        newcomers(&guests, &before),
        [second, "ann".to_owned()],
        "the bot that sat there was nobody's first game"
    );
}
