//! Every lesson can be taken to its end, asks only for what is legal, and says only what is so.

use branchline::catalog::{GameId, game, lessons};
use branchline::engine::game::{Action, PlayerView};
use branchline::engine::rail::{RailAction, RailOptions};
use branchline::engine::scenario::{Lesson, Lit, Word, check_files};
use branchline::engine::table::{RuleError, TicketSet};
use branchline::engine::yard::YardAction;
use branchline::session::{Awaits, Effect, Lessoning, Msg, Refusal};
use branchline::text::Lang;
use branchline::text::speaker::Speaker;

fn every_lesson() -> impl Iterator<Item = (GameId, usize, &'static str)> {
    GameId::all().flat_map(|id| {
        let texts = lessons(id).iter().enumerate();
        texts.map(move |(chapter, text)| (id, chapter, *text))
    })
}

fn speaker(lang: Lang, id: GameId) -> Speaker {
    Speaker {
        lang,
        game: game(id),
        names: vec!["Ann".to_owned(), "Bob".to_owned()],
    }
}

#[test]
fn every_lesson_is_as_it_says() {
    for (id, chapter, text) in every_lesson() {
        let name = format!("{id:?} {}", chapter + 1);
        let lesson = Lesson::read(text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        assert_eq!(lesson.game(), id, "{name}");
        let failures: Vec<String> = lesson.check().iter().map(ToString::to_string).collect();
        assert!(failures.is_empty(), "{name}\n{}", failures.join("\n"));
    }
}

#[test]
fn every_game_has_a_few_short_chapters() {
    for id in GameId::all() {
        let chapters = lessons(id).len();
        assert!((4..=7).contains(&chapters), "{id:?} has {chapters}");
        for text in lessons(id) {
            let lesson = Lesson::read(text).expect("readable");
            assert!((2..=7).contains(&lesson.steps.len()), "{:?}", lesson.title);
            assert!(
                lesson.steps.iter().any(|step| !step.asked.is_empty()),
                "{:?}",
                lesson.title
            );
        }
    }
}

/// Walks a lesson to its end, as a learner would, and shows every moment.
fn walk(text: &str, mut show: impl FnMut(&Lessoning)) {
    let mut lesson = Lessoning::begin(text).expect("readable");
    for _ in 0..200 {
        show(&lesson);
        let effects = match lesson.awaits() {
            Awaits::Nothing => return,
            Awaits::GoingOn => lesson.go_on(),
            Awaits::Others => others_act(&mut lesson),
            Awaits::Action => {
                let action = lesson.asked()[0];
                let done = lesson.update(Msg::Act(action));
                done.expect("what is asked is legal")
            }
        };
        let waits = effects
            .iter()
            .any(|effect| matches!(effect, Effect::AskBot { .. }));
        assert_eq!(waits, lesson.awaits() == Awaits::Others);
        let keeps = |effect: &Effect| matches!(effect, Effect::Save | Effect::Finish);
        assert!(!effects.iter().any(keeps), "a lesson is kept nowhere");
    }
    panic!("the lesson does not end");
}

/// The next thing that somebody else does.
fn others_act(lesson: &mut Lessoning) -> Vec<Effect> {
    let msg = Msg::BotChose {
        position: lesson.session().position(),
        action: lesson.scripted().expect("somebody else acts"),
        rounds: None,
    };
    lesson.update(msg).expect("what is written down is legal")
}

#[test]
fn every_lesson_is_walked_to_its_end_in_both_languages() {
    for (id, chapter, text) in every_lesson() {
        for lang in Lang::ALL {
            let say = speaker(lang, id);
            let mut steps = 0;
            walk(text, |lesson| {
                assert!(!lesson.title(lang).is_empty());
                let Some(says) = lesson.says(&say) else {
                    return;
                };
                steps += 1;
                let odd = ["{", "}", "no cards", "aucune carte", " - ", "  "];
                let is_odd = odd.iter().any(|it| says.contains(it));
                assert!(!is_odd, "{id:?} {chapter}: {says}");
                assert!(says.ends_with(['.', '!']), "{id:?} {chapter}: {says}");
                let letters = says.chars().count();
                assert!(
                    (8..=280).contains(&letters),
                    "{id:?} {chapter}, {letters}: {says}"
                );
            });
            assert_eq!(steps, Lesson::read(text).expect("readable").steps.len());
        }
    }
}

#[test]
fn french_signs_stand_behind_a_narrow_space() {
    for (id, chapter, text) in every_lesson() {
        for line in text.lines().filter(|line| line.starts_with("fr ")) {
            let pieces = line
                .split('{')
                .map(|piece| piece.split_once('}').map_or(piece, |it| it.1));
            let own: String = pieces.collect::<Vec<_>>().join("x");
            let signs: Vec<char> = own.chars().collect();
            for pair in signs.windows(2) {
                let wrong = matches!(pair[1], ';' | ':' | '!' | '?') && pair[0] != '\u{202f}';
                assert!(!wrong && !own.contains('\''), "{id:?} {chapter}: {own}");
            }
        }
    }
}

/// What is lit is on the table: a ticket that the learner holds or is offered, a place where a card lies.
#[test]
fn what_is_lit_is_there() {
    for (id, chapter, text) in every_lesson() {
        walk(text, |lesson| {
            let view = lesson.session().view();
            for lit in lesson.lit() {
                let there = match *lit {
                    Lit::Ticket(ticket) => {
                        let held = view.held().is_some_and(|(_, held)| held.contains(ticket));
                        held || offered(&view, ticket) || lesson.awaits() == Awaits::GoingOn
                    }
                    Lit::Cards(card) => view.held().is_some_and(|(hand, _)| hand.count(card) > 0),
                    _ => true,
                };
                assert!(there, "{id:?} {chapter} step {}: {lit:?}", lesson.at());
            }
        });
    }
}

fn offered(view: &PlayerView, ticket: branchline::catalog::TicketId) -> bool {
    match view {
        PlayerView::Rail(view) => view
            .own
            .as_ref()
            .is_some_and(|own| own.offer.contains(&ticket)),
        PlayerView::Yard(view) => view
            .own
            .as_ref()
            .is_some_and(|own| own.offer.contains(&ticket)),
    }
}

/// Whichever way a lesson is taken, what it asks for then is legal and among the choices that the table lists: a newcomer
/// never has to put a payment together.
#[test]
fn what_is_asked_is_listed_whichever_way_is_taken() {
    for (id, chapter, text) in every_lesson() {
        let begun = Lessoning::begin(text).expect("readable");
        let mut ways = vec![begun];
        while let Some(mut lesson) = ways.pop() {
            let place = format!("{id:?} {} step {}", chapter + 1, lesson.at() + 1);
            match lesson.awaits() {
                Awaits::Nothing => {}
                Awaits::GoingOn => {
                    lesson.go_on();
                    ways.push(lesson);
                }
                Awaits::Others => {
                    others_act(&mut lesson);
                    ways.push(lesson);
                }
                Awaits::Action => {
                    let view = lesson.session().view();
                    for action in lesson.asked() {
                        assert!(is_listed(&view, *action), "{place}: {action:?}");
                        let mut taken = lesson.clone();
                        let done = taken.update(Msg::Act(*action));
                        done.unwrap_or_else(|error| panic!("{place}: {action:?}: {error:?}"));
                        ways.push(taken);
                    }
                }
            }
        }
    }
}

/// Whoever does what is lit is not refused: every place of a lit market, a lit pile, a lit track with the payment that the
/// claim sheet proposes unless the sentence names cards, and every choice among the lit tickets.
#[test]
fn whatever_is_lit_and_can_be_done_is_asked_for() {
    for (id, chapter, text) in every_lesson() {
        let steps = Lesson::read(text).expect("readable").steps;
        let mut ways = vec![Lessoning::begin(text).expect("readable")];
        while let Some(mut lesson) = ways.pop() {
            match lesson.awaits() {
                Awaits::Nothing => continue,
                Awaits::GoingOn => drop(lesson.go_on()),
                Awaits::Others => drop(others_act(&mut lesson)),
                Awaits::Action => {
                    let place = format!("{id:?} {} step {}", chapter + 1, lesson.at() + 1);
                    let says = &steps[lesson.at()].says[0];
                    let names_cards = says.iter().any(|word| matches!(word, Word::Cards(_)));
                    for action in tempting(&lesson, names_cards) {
                        let asked = lesson.asked();
                        assert!(asked.contains(&action), "{place}: {action:?}, {asked:?}");
                    }
                    for action in lesson.asked() {
                        let mut taken = lesson.clone();
                        taken.update(Msg::Act(*action)).expect("legal");
                        ways.push(taken);
                    }
                    continue;
                }
            }
            ways.push(lesson);
        }
    }
}

/// What somebody may well do who does what is lit.
fn tempting(lesson: &Lessoning, names_cards: bool) -> Vec<Action> {
    let view = lesson.session().view();
    let mut legal = Vec::new();
    view.legal_actions(&mut legal);
    let lit = |it: Lit| lesson.lit().contains(&it);
    let tickets = lesson.lit().iter().filter_map(|lit| match lit {
        Lit::Ticket(ticket) if offered(&view, *ticket) => Some(*ticket),
        _ => None,
    });
    let tickets: TicketSet = tickets.collect();
    let among = |kept: TicketSet| tickets.is_empty() || kept.minus(tickets).is_empty();
    let mut tracks = Vec::new();
    let does_what_is_lit = |action: &Action| match *action {
        Action::Rail(RailAction::Take(place)) | Action::Yard(YardAction::Take(place)) => {
            lit(Lit::WholeMarket) || lit(Lit::Market(place))
        }
        Action::Rail(RailAction::Draw) | Action::Yard(YardAction::Draw) => lit(Lit::Pile),
        Action::Rail(RailAction::Keep(kept)) | Action::Yard(YardAction::Keep(kept)) => among(kept),
        Action::Rail(RailAction::Claim { track, .. }) => {
            let first = !tracks.contains(&track);
            tracks.push(track);
            lit(Lit::Track(track)) && first && !names_cards
        }
        _ => false,
    };
    legal.into_iter().filter(does_what_is_lit).collect()
}

/// Whether an action can be chosen from a list; what needs no list always can.
fn is_listed(view: &PlayerView, action: Action) -> bool {
    let (PlayerView::Rail(view), Action::Rail(action)) = (view, action) else {
        return true;
    };
    match (action, view.options(view.game())) {
        (RailAction::Claim { track, pay }, RailOptions::Turn(turn)) => {
            let claim = turn.claims.iter().find(|claim| claim.track == track);
            claim.is_some_and(|claim| claim.payments.iter().any(|way| way.cards == pay))
        }
        (RailAction::PayTunnel(pay), RailOptions::Tunnel { payments, .. }) => {
            payments.contains(&pay)
        }
        _ => true,
    }
}

#[test]
fn a_lesson_goes_on_where_it_was_left() {
    for (id, chapter, text) in every_lesson() {
        walk(text, |lesson| {
            if lesson.awaits() == Awaits::Others {
                return;
            }
            let resumed = Lessoning::resume(text, lesson.at()).expect("readable");
            let same = resumed.session().view() == lesson.session().view();
            assert!(same, "{id:?} {chapter} step {}", lesson.at());
            assert_eq!(resumed.asked(), lesson.asked());
        });
        let beyond = Lessoning::resume(text, 1_000).expect("readable");
        assert_eq!(beyond.awaits(), Awaits::Nothing);
    }
}

const SHORT: &str = "lesson\nfr Essai\nen Try\ngame nordic\nhand A blue*2\nstep\nfr Prenez.\nen Take.\n\
                     ask claim goteborg-orebro blue*2\nB: draw\nB: draw\nstep\nfr Voilà.\nen There.\n";

#[test]
fn what_is_not_asked_changes_nothing_and_says_why() {
    let mut lesson = Lessoning::begin(SHORT).expect("readable");
    let before = lesson.session().view();
    let act = |line: &str| Msg::Act(Action::parse(game(GameId::NORDIC), line).expect("notation"));
    assert_eq!(lesson.update(act("draw")), Err(Refusal::NotAsked));
    assert_eq!(
        lesson.update(act("claim oslo-orebro#1 green*2")),
        Err(Refusal::Rule(RuleError::CardsNotInHand {
            missing: "green*2".parse().expect("cards")
        }))
    );
    assert_eq!(lesson.update(Msg::Undo), Err(Refusal::Stale));
    assert_eq!(lesson.session().view(), before);
    let claimed = lesson.update(act("claim goteborg-orebro blue*2"));
    assert!(claimed.is_ok());
    assert_eq!(lesson.awaits(), Awaits::Others);
    assert!(lesson.asked().is_empty() && lesson.lit().is_empty());
}

#[test]
fn a_step_can_be_taken_back_and_shown() {
    let mut lesson = Lessoning::begin(SHORT).expect("readable");
    let before = lesson.session().view();
    lesson.go_on();
    while lesson.awaits() == Awaits::Others {
        others_act(&mut lesson);
    }
    let after = lesson.session().view();
    assert_eq!((lesson.at(), lesson.awaits()), (1, Awaits::GoingOn));
    assert_ne!(after, before);
    lesson.go_to(0);
    assert_eq!(lesson.session().view(), before);
    lesson.go_to(1);
    assert_eq!(lesson.session().view(), after);
}

/// What a lesson points at around the board is found there by the style sheet.
#[test]
fn the_style_sheet_knows_everything_that_is_lit() {
    let style = include_str!("../style/lesson.css");
    for (id, chapter, text) in every_lesson() {
        let lesson = Lesson::read(text).expect("readable");
        let lit = lesson.steps.iter().flat_map(|step| &step.lit);
        for mark in lit.filter_map(|lit| lit.mark()) {
            let known = style.contains(&format!("[data-lit~=\"{mark}\"]"));
            assert!(known, "{id:?} {chapter}: {mark}");
        }
    }
}

#[test]
fn a_lesson_that_is_wrong_says_where() {
    let wrong = SHORT.replace("blue*2\nB:", "red*2\nB:");
    let summary = check_files([("l.txt", wrong.as_bytes())]);
    assert_eq!(summary.scenarios, 1);
    assert!(
        summary.failures[0].starts_with("l.txt:6: refused"),
        "{:?}",
        summary.failures
    );
    for cut in 0..SHORT.len() {
        // Any part of a lesson ends in a report, never in a panic.
        check_files([("l.txt", &SHORT.as_bytes()[..cut])]);
    }
}
