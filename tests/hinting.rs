//! A hint at the table: asked of the worker, one depth deeper with every tap, counted, and gone with its position.

mod support;

use branchline::bots::planner::{Planned, PlannerDepth, network, ways};
use branchline::bots::protocol::{Answer, Ask, Patience, answer};
use branchline::bots::{Budget, explain, hint, refined_hint};
use branchline::catalog::{GameId, Variant, game};
use branchline::engine::advice::Advice;
use branchline::engine::game::PlayerView;
use branchline::engine::scenario::Lit;
use branchline::save::load;
use branchline::session::{Depth, Effect, Hinting, Msg, Session};
use branchline::text::speaker::Speaker;
use branchline::text::{Lang, hint_deeds};
use support::sitting::people;
use support::{own_view, start};

fn speaker(lang: Lang, id: GameId) -> Speaker {
    Speaker {
        lang,
        game: game(id),
        names: ["Ann", "Bob", "Eve"].map(str::to_owned).into(),
    }
}

/// Positions of games in which everybody does what the hint says.
fn positions(mut show: impl FnMut(GameId, &PlayerView)) {
    for id in GameId::all() {
        let mut state = start(id, Variant::Standard, game(id).players().min, 4);
        while let Some((seat, view)) = own_view(&state) {
            show(id, &view);
            let action = hint(&view).expect("the viewer is to act").action;
            state.apply(seat, action).expect("legal");
        }
    }
}

/// Through the worker's JSON and back.
fn told(ask: &Ask) -> Answer {
    let sent = serde_json::to_string(ask).expect("a question is plain data");
    let heard = serde_json::from_str(&sent).expect("the worker can read it");
    let said = serde_json::to_string(&answer(heard, &mut || 0.0)).expect("plain data");
    serde_json::from_str(&said).expect("the page can read it")
}

#[test]
fn the_worker_gives_the_hint_and_it_says_what_to_do_in_both_languages() {
    let mut count = 0;
    positions(|id, view| {
        count += 1;
        if count % 5 != 0 {
            return;
        }
        let ask = Ask::Advise {
            request: count,
            patience: None,
            view: Box::new(view.clone()),
        };
        let Answer::Advice { request, advice } = told(&ask) else {
            panic!("a hint");
        };
        assert_eq!(request, count);
        let advice = advice.and_then(|advice| advice.read(game(id)));
        assert_eq!(advice, hint(view), "{id:?}");
        let advice = advice.expect("a hint");
        for lang in Lang::ALL {
            let deed = hint_deeds::deed(&speaker(lang, id), &advice.action);
            let odd = ["  ", "{", " .", "no cards", "aucune carte"];
            let is_odd = odd.iter().any(|it| deed.contains(it));
            assert!(deed.ends_with('.') && !is_odd, "{id:?}: {deed}");
        }
    });
}

/// What is said at position 7 after enough taps.
fn deepest(hinting: &mut Hinting, say: &Speaker) -> Option<String> {
    (0..3).for_each(|_| {
        hinting.tap(7);
    });
    hinting.says(say, 7)
}

#[test]
fn a_second_thought_counts_until_somebody_has_read_where_to_look() {
    let mut count = 0;
    positions(|id, view| {
        count += 1;
        if count % 25 != 0 {
            return;
        }
        let ask = Ask::Advise {
            request: count,
            patience: Some(Patience::Rounds(40)),
            view: Box::new(view.clone()),
        };
        let Answer::Advice { advice, .. } = told(&ask) else {
            panic!("a hint");
        };
        let better = advice.and_then(|advice| advice.read(game(id)));
        let expected = refined_hint(view, &mut Budget::rounds(40));
        assert_eq!(better, expected, "{id:?}");
        // Whatever it is, it is told if it comes in time, and at its own position only.
        let mut listed = Vec::new();
        view.legal_actions(&mut listed);
        let other = explain(view, *listed.last().expect("something to do"));
        let say = speaker(Lang::En, id);
        let says = |late: bool, position: u64| {
            let mut hinting = Hinting::default();
            hinting.tap(7);
            hinting.hear_better(7, other.clone());
            assert_eq!(hinting.depth(7), None, "nothing is told yet");
            hinting.hear(better.clone());
            if late {
                hinting.tap(7);
            }
            hinting.hear_better(position, other.clone());
            hinting.hear_better(7, None);
            deepest(&mut hinting, &say)
        };
        let told = |advice: &Option<Advice>| {
            let mut hinting = Hinting::default();
            hinting.tap(7);
            hinting.hear(advice.clone());
            deepest(&mut hinting, &say)
        };
        assert_eq!(says(false, 7), told(&other), "{id:?}");
        assert_eq!(says(true, 7), told(&better), "{id:?}");
        assert_eq!(says(false, 8), told(&better), "{id:?}");
    });
}

#[test]
fn the_worker_plans_as_much_as_is_asked_for() {
    let mut count = 0;
    positions(|_, view| {
        count += 1;
        if count % 9 != 0 {
            return;
        }
        for depth in PlannerDepth::ALL {
            let ask = Ask::Plan {
                request: count,
                depth,
                view: Box::new(view.clone()),
            };
            let Answer::Planned { planned, .. } = told(&ask) else {
                panic!("a plan");
            };
            let expected = match depth {
                PlannerDepth::Off => Planned::default(),
                PlannerDepth::Light => Planned {
                    ways: ways(view),
                    network: None,
                },
                PlannerDepth::Full => Planned {
                    ways: ways(view),
                    network: network(view),
                },
            };
            assert_eq!(planned, expected);
            let marked = planned.tracks();
            match &planned.network {
                Some(network) => assert_eq!(marked, network.tracks),
                None => assert!(
                    planned
                        .ways
                        .iter()
                        .flat_map(|way| &way.tracks)
                        .flatten()
                        .all(|it| marked.contains(it))
                ),
            }
        }
    });
}

#[test]
fn every_tap_goes_a_depth_deeper_and_a_move_ends_it() {
    positions(|id, view| {
        let say = speaker(Lang::En, id);
        let mut hinting = Hinting::default();
        assert_eq!(hinting.says(&say, 7), None);
        assert!(hinting.tap(7), "the first tap asks");
        assert!(!hinting.tap(7), "the answer is on its way");
        assert_eq!((hinting.says(&say, 7), hinting.depth(7)), (None, None));
        hinting.hear(hint(view));
        assert_eq!(hinting.depth(7), Some(Depth::Kind));
        assert_eq!(hinting.lit(7), None, "the first depth says no place");
        let mut said = vec![hinting.says(&say, 7)];
        for depth in [Depth::Spot, Depth::Deed, Depth::Deed] {
            assert!(!hinting.tap(7));
            assert_eq!(hinting.depth(7), Some(depth));
            assert!(hinting.lit(7).is_some());
            said.push(hinting.says(&say, 7));
        }
        said.dedup();
        assert_eq!(said.len(), 3, "{said:?}");
        // Somebody has moved.
        let gone = (hinting.says(&say, 8), hinting.lit(8), hinting.depth(8));
        assert_eq!(gone, (None, None::<Lit>, None));
        assert!(hinting.tap(8), "another position, another hint");
        hinting.hear(None);
        assert!(hinting.tap(8), "without an answer it can be asked again");
    });
}

#[test]
fn hints_are_counted_for_whoever_asks_and_kept_with_the_game() {
    let mut session = people(GameId::NORDIC, Variant::Standard, &["Ada", "Grace"], 1);
    assert!(
        session.update(Msg::Hinted).is_err(),
        "nobody holds the device"
    );
    let seat = session.curtain().expect("somebody takes the device");
    session
        .update(Msg::LiftCurtain(seat))
        .expect("it is theirs");
    let before = (session.position(), session.view());
    for _ in 0..2 {
        assert_eq!(session.update(Msg::Hinted), Ok(vec![Effect::Save]));
    }
    assert_eq!((session.position(), session.view()), before);
    let text = session.save().to_json();
    let again = Session::resume(load(&text).expect("the save loads"));
    let counts: Vec<u16> = again.sitters().iter().map(|sitter| sitter.hints).collect();
    let mut expected = vec![0, 0];
    expected[seat.index()] = 2;
    assert_eq!(counts, expected);
}

/// A worker that dies is asked again once; then the hint says that there is none, and the next tap tries anew.
#[test]
fn a_hint_that_gets_lost_is_asked_for_again_and_then_said_to_be_lost() {
    let view = own_view(&start(GameId::NORDIC, Variant::Standard, 2, 4))
        .expect("a question")
        .1;
    let say = speaker(Lang::En, GameId::NORDIC);
    let mut hinting = Hinting::default();
    assert!(hinting.tap(7));
    assert!(hinting.lose(7), "somebody else is asked");
    assert_eq!(hinting.says(&say, 7), None, "and nothing is said yet");
    assert!(!hinting.lose(7));
    let sorry = hinting.says(&say, 7).expect("a sentence");
    assert!(sorry.starts_with("No hint"), "{sorry}");
    assert!(hinting.is_lost(7) && hinting.depth(7).is_none() && hinting.lit(7).is_none());
    assert_eq!(hinting.says(&say, 8), None, "it is gone with its position");
    assert!(hinting.tap(7) && !hinting.is_lost(7));
    hinting.hear(hint(&view));
    assert_eq!(hinting.depth(7), Some(Depth::Kind));
    assert!(!hinting.lose(7), "a second thought may get lost");
}
