//! Haste: two taps where one was meant, Back in the middle of a movement, a bot that acts while something is open.
//! Nothing is lost, nothing is done twice, and no sheet is about a track that is gone.

use branchline::bots::protocol::Patience;
use branchline::catalog::{Card, GameId, TrackId, TrackKind, Variant, game};
use branchline::engine::game::{Action, Moment, PlayerView};
use branchline::engine::rail::{Phase, RailAction, RailOptions, RailView};
use branchline::engine::table::Cards;
use branchline::engine::yard::{self, YardAction};
use branchline::save::{History, Loaded, Slots};
use branchline::session::{Msg, Session};
use branchline::text::{Lang, sheets};
use serde_json::json;
use thirtyfour::Key;

use crate::browser::{Browser, phone};
use crate::clicks::STEADY;
use crate::player::stored;
use crate::positions::{Table, find, mid_game, yard_phase};
use crate::shelf::{after, lay_out, stored as storage};
use crate::worker::MEDDLER;
use crate::yard_count::LAST_CHECK;

/// More looks than a decision needs to be stored.
const MOST_LOOKS: usize = 200;

/// A button that decides something, and how to get there.
struct Deed {
    session: Session,
    opens: &'static [&'static str],
    button: &'static str,
}

fn asked(id: GameId, variant: Variant, wanted: fn(&Phase) -> bool) -> Session {
    find(id, variant, |view| wanted(&view.open.phase))
}

/// Every button of a map game that decides something and goes away then.
fn deeds() -> Vec<Deed> {
    let standard = Variant::Standard;
    let deed = |session, opens, button| Deed {
        session,
        opens,
        button,
    };
    vec![
        deed(after(GameId::GERMANY, 0, 1), &[], ".prompt [data-split]"),
        deed(
            after(GameId::NEDERLAND, 0, 1),
            &[
                ".offer li:nth-child(1) input",
                ".offer li:nth-child(2) input",
                ".offer li:nth-child(3) input",
            ],
            "#keep",
        ),
        deed(
            find(GameId::NORDIC, standard, |view| {
                view.open.phase == Phase::Turn && view.open.turn > 4
            }),
            &["#tickets"],
            ".draw-tickets [data-split]",
        ),
        deed(
            asked(GameId::GERMANY, standard, |it| *it == Phase::SecondCard),
            &[],
            "#stop",
        ),
        deed(
            asked(GameId::NORDIC, standard, |it| {
                matches!(it, Phase::Tunnel(_))
            }),
            &[],
            ".tunnel-question button",
        ),
        deed(
            asked(GameId::GERMANY, standard, |it| {
                matches!(it, Phase::TakePassengers { .. })
            }),
            &[],
            "#take-passengers",
        ),
        deed(
            asked(GameId::NEDERLAND, Variant::Neutral, |it| {
                matches!(it, Phase::PlaceNeutral { .. })
            }),
            &["[data-neutral]"],
            "#confirm-neutral",
        ),
    ]
}

/// A moment of two people at the Card Game.
const fn at_yards(moment: fn(&PlayerView, &[Action]) -> bool) -> Table {
    Table {
        people: 2,
        ..Table::of(GameId::CARD_GAME, moment)
    }
}

/// A card that can be laid.
const FIRST_CARD: &str = ".hand .held[aria-disabled=false]";

/// Every button of the Card Game that decides something and goes away then.
fn yard_deeds() -> Vec<Deed> {
    let deed = |table: Table, opens, button| Deed {
        session: table.played(),
        opens,
        button,
    };
    // Two of the first kind that can be picked make a lay, and tickets can be drawn.
    let able = at_yards(|view, actions| {
        let PlayerView::Yard(yard) = view else {
            return false;
        };
        let may = |it: YardAction| actions.contains(&Action::Yard(it));
        let hand = yard.own.as_ref().map_or(Cards::NONE, |own| own.hand);
        let can_be_picked = |card: Card| {
            let lays = |it: &Action| matches!(it, Action::Yard(YardAction::Lay(cards)) if cards.count(card) > 0);
            actions.iter().any(lays)
        };
        let first = hand.kinds().find(|(card, _)| can_be_picked(*card));
        let two = |(card, _)| may(YardAction::Lay(Cards::of(card, 2)));
        mid_game(view, actions) && first.is_some_and(two) && may(YardAction::DrawTickets)
    });
    vec![
        deed(able, &[FIRST_CARD, FIRST_CARD], "#lay"),
        deed(able, &["#tickets"], "#draw-tickets"),
        deed(
            at_yards(|view, _| matches!(yard_phase(view), Some(yard::Phase::KeepTickets))),
            &[
                ".offer li:nth-child(1) input",
                ".offer li:nth-child(2) input",
            ],
            "#keep",
        ),
        deed(
            at_yards(|view, _| matches!(yard_phase(view), Some(yard::Phase::CheckTickets { .. }))),
            &[],
            "#check",
        ),
    ]
}

/// Opens a game of two people and takes the device.
async fn sit_down(browser: &Browser, session: &Session) {
    lay_out(browser, session).await;
    browser.tap("#lift").await;
    if session.view().moment() == Moment::Turn {
        browser.tap("#go-on").await;
    }
}

/// How much has been decided, before the first turn also ahead of the log.
fn decisions(game: &Loaded) -> usize {
    game.action_count() + game.ahead.len()
}

/// The stored game, once something has been decided in it and whatever else was started has had its time.
pub async fn decided(browser: &Browser, before: usize) -> Loaded {
    decided_by(browser, before, "it").await
}

/// The same, after something has been used that the test would name.
async fn decided_by(browser: &Browser, before: usize, what: &str) -> Loaded {
    for _ in 0..MOST_LOOKS {
        if decisions(&stored(browser).await) != before {
            browser.frames(STEADY).await;
            return stored(browser).await;
        }
        browser.frames(1).await;
    }
    panic!("{what} decides nothing");
}

#[tokio::test]
async fn two_taps_or_two_keys_at_once_decide_once() {
    twice(deeds()).await;
}

#[tokio::test]
async fn two_taps_or_two_keys_at_once_decide_once_at_the_yards() {
    twice(yard_deeds()).await;
}

/// Each of them by two taps and by two keys.
async fn twice(deeds: Vec<Deed>) {
    let browser = phone().await;
    for deed in deeds {
        let (before, to_act) = (deed.session.action_count(), deed.session.to_act());
        for by_keys in [false, true] {
            sit_down(&browser, &deed.session).await;
            for css in deed.opens {
                browser.tap(css).await;
            }
            browser.find(deed.button).await;
            // Nobody taps what still rises, and what opens takes the focus a frame later.
            browser.frames(STEADY * 2).await;
            if by_keys {
                let button = browser.find(deed.button).await;
                button.focus().await.expect("a button takes the focus");
                browser.press(Key::Enter + Key::Enter).await;
            } else {
                browser.tap_twice(deed.button).await;
            }
            let now = decided_by(&browser, before, deed.button).await;
            assert_eq!(decisions(&now), before + 1, "{}", deed.button);
            // The second tap has not taken the device for the next person.
            if Session::resume(now).to_act() != to_act {
                browser.find("#lift, #turned-seen").await;
            }
        }
    }
}

/// Whether the first claim of the list is of such a track, some turns into the game.
pub fn claims(view: &RailView, wanted: fn(TrackKind) -> bool) -> bool {
    let nordic = game(GameId::NORDIC).rail().expect("a map game");
    let RailOptions::Turn(turn) = view.options(nordic) else {
        return false;
    };
    let first = turn.claims.first();
    view.open.turn > 8 && first.is_some_and(|it| wanted(nordic.track(it.track).kind()))
}

/// Opens the claim of the first track of the list.
pub async fn open_claim(browser: &Browser) {
    browser.open_list("tracks").await;
    browser.tap(".track-list.now button").await;
    browser.find("#confirm-claim").await;
}

/// The table again, from the home page: it waits for the person to act.
async fn come_back(browser: &Browser) {
    browser.go("#/").await;
    browser.tap(".saved a.row").await;
    browser.find("#lift").await;
}

#[tokio::test]
async fn back_in_the_middle_of_a_movement_loses_nothing_and_does_nothing_twice() {
    let browser = phone().await;
    let kinds: [fn(TrackKind) -> bool; 2] = [
        |kind| kind == TrackKind::Plain,
        |kind| kind == TrackKind::Tunnel,
    ];
    for kind in kinds {
        let session = find(GameId::NORDIC, Variant::Standard, |view| claims(view, kind));
        let before = session.action_count();
        sit_down(&browser, &session).await;
        // While the sheet still rises.
        open_claim(&browser).await;
        browser.back().await;
        browser.until("!document.querySelector('.claim')").await;
        assert_eq!(stored(&browser).await.action_count(), before);
        // While wagons roll, or cards are turned up.
        open_claim(&browser).await;
        browser.tap("#confirm-claim").await;
        browser.back().await;
        assert_eq!(decided(&browser, before).await.action_count(), before + 1);
        come_back(&browser).await;
        assert_eq!(stored(&browser).await.action_count(), before + 1);
    }
    // While the count is shown.
    lay_out(&browser, &LAST_CHECK.played()).await;
    browser.tap("#lift").await;
    browser.tap("#check").await;
    browser.find("#counting").await;
    browser.back().await;
    browser.until("!document.querySelector('.play')").await;
    let kept = storage(&browser).await;
    assert_eq!(History::new(&kept).list().expect("answers").len(), 1);
    assert!(Slots::new(&kept).list().expect("answers").is_empty());
}

/// Keeps every question from the worker; the test answers.
pub const HOLD: &str =
    "const meddle = (worker, text) => { window.held = text; window.thinker = worker; };";

/// The bot's worker says that it does this.
pub async fn the_bot_says(browser: &Browser, id: GameId, action: Action) {
    browser.until("window.held").await;
    let line = action.write(game(id));
    let script = format!(
        "const number = (name) => held.match(new RegExp(`\"${{name}}\":(\\\\d+)`))[1];
         const data = `{{\"Choice\":{{\"request\":${{number('request')}},\"position\":${{number('position')}},\"action\":\"{line}\",\"rounds\":0}}}}`;
         held = null;
         thinker.dispatchEvent(new MessageEvent('message', {{ data }}));
         arguments[0]()"
    );
    browser.script(&script).await;
}

/// The bot does this, as if its worker had said so.
pub async fn the_bot_does(browser: &Browser, session: &mut Session, action: Action) {
    let before = session.action_count();
    the_bot_says(browser, session.setup().game, action).await;
    assert_eq!(decided(browser, before).await.action_count(), before + 1);
    let (position, rounds) = (session.position(), Some(0));
    let told = Msg::BotChose {
        position,
        action,
        rounds,
    };
    session.update(told).expect("it may");
}

/// A game in which the person has just drawn two cards and a bot is to act.
pub async fn while_a_bot_thinks(browser: &Browser) -> Session {
    let mut session = Table::of(GameId::NORDIC, mid_game).played();
    let mut kept = Table::of(GameId::NORDIC, mid_game).stored();
    kept.insert("branchline.bot-speed".into(), json!("\"instant\""));
    browser.keep_only(kept).await;
    browser.go("#/play/1").await;
    browser.reload().await;
    for _ in 0..2 {
        let before = session.action_count();
        browser.tap("#draw[aria-disabled=false]").await;
        decided(browser, before).await;
        let draw = Msg::Act(Action::Rail(RailAction::Draw));
        session.update(draw).expect("the pile has cards");
    }
    session
}

/// A track that the bot could claim, and the action.
pub fn its_claim(session: &Session) -> (TrackId, Action) {
    let question = session
        .question(Patience::Rounds(0))
        .expect("a bot is to act");
    let mut actions = Vec::new();
    question.view.legal_actions(&mut actions);
    let claim = actions.iter().find_map(|it| match it {
        Action::Rail(RailAction::Claim { track, .. }) => Some((*track, *it)),
        _ => None,
    });
    claim.expect("the bot could claim something")
}

#[tokio::test]
async fn a_bots_move_leaves_open_what_it_does_not_touch_and_closes_what_is_gone() {
    let browser = phone().await;
    browser.prepare(&format!("{MEDDLER} {HOLD}")).await;
    for takes_it in [false, true] {
        let mut session = while_a_bot_thinks(&browser).await;
        let (track, claim) = its_claim(&session);
        browser.open_list("tracks").await;
        browser
            .sees(".tracks-list p", sheets::NOT_YOUR_TURN.get(Lang::En))
            .await;
        browser.tap(".stage details summary").await;
        browser
            .tap(&format!(".stage [data-list-track='{}']", track.0))
            .await;
        let sheet = format!(".claim[data-track='{}']", track.0);
        browser.find(&sheet).await;
        if takes_it {
            the_bot_does(&browser, &mut session, claim).await;
            browser.until("!document.querySelector('.claim')").await;
        } else {
            for _ in 0..2 {
                let draw = Action::Rail(RailAction::Draw);
                the_bot_does(&browser, &mut session, draw).await;
                assert!(browser.has(&sheet).await, "it is still open");
            }
        }
    }
    // A list stays when the turn comes: a tap that was meant for it would take a card.
    let mut session = while_a_bot_thinks(&browser).await;
    browser.open_list("log").await;
    for _ in 0..2 {
        let draw = Action::Rail(RailAction::Draw);
        the_bot_does(&browser, &mut session, draw).await;
        assert!(browser.has(".stage .log").await, "it is still open");
    }
    assert_eq!(
        session.view().moment(),
        Moment::Turn,
        "it is one's own turn"
    );
}
