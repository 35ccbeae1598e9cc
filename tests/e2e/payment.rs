//! A player pays with cards of their own choice, and stops after one card.

use branchline::catalog::{Card, GameId, RailGame, TrackId, Variant, game};
use branchline::engine::game::{Moment, PlayerView, Sighting};
use branchline::engine::rail::{Phase, RailEvent, RailOptions, RailView};
use branchline::engine::table::Cards;
use branchline::session::{Msg, Session};

use crate::browser::{Browser, phone};
use crate::positions::find;
use crate::shelf::{open, put, stored_game};

fn nordic() -> &'static RailGame {
    game(GameId::NORDIC).rail().expect("a game with a map")
}

/// A payment for the first listed track that no list offers.
fn unlisted(view: &RailView) -> Option<(TrackId, Cards)> {
    let RailOptions::Turn(turn) = view.options(nordic()) else {
        return None;
    };
    let claim = turn.claims.first()?;
    let hand = view.own.as_ref()?.hand;
    let listed: Vec<Cards> = claim.payments.iter().map(|it| it.cards).collect();
    let one_swapped = listed.iter().flat_map(|cards| {
        let swaps = cards.kinds().flat_map(|(out, _)| {
            let others = hand.kinds().map(move |(other, _)| (out, other));
            others.collect::<Vec<(Card, Card)>>()
        });
        swaps
            .map(|(out, other)| {
                let mut swapped = *cards;
                swapped.remove(out);
                swapped.add(other);
                swapped
            })
            .collect::<Vec<Cards>>()
    });
    let pays = |cards: &Cards| {
        hand.contains(*cards)
            && !listed.contains(cards)
            && view.judge_payment(nordic(), claim.track, *cards).is_ok()
    };
    let found = { one_swapped }.find(pays)?;
    Some((claim.track, found))
}

async fn sit_down(browser: &Browser, session: &Session) {
    put(browser, &crate::shelf::holding(&[session.save()])).await;
    open(browser, "#/play/1").await;
    browser.click("#lift").await;
    // A whole turn begins with the recap; a question does not.
    if session.view().moment() == Moment::Turn {
        browser.click("#go-on").await;
    }
}

/// The session with the device in the hands of whoever is to act.
fn in_hand(mut session: Session) -> Session {
    if let Some(seat) = session.curtain() {
        session.update(Msg::LiftCurtain(seat)).expect("they wait");
    }
    session
}

#[tokio::test]
async fn any_payment_that_the_book_allows_can_be_put_together() {
    let browser = phone().await;
    let session = find(GameId::NORDIC, Variant::Standard, |view| {
        unlisted(view).is_some()
    });
    let PlayerView::Rail(view) = in_hand(session.clone()).view() else {
        panic!("a game with a map");
    };
    let (track, wanted) = unlisted(&view).expect("found above");
    sit_down(&browser, &session).await;
    browser.open_list("tracks").await;
    let row = format!(".track-list.now [data-list-track='{}']", track.0);
    browser.click(&row).await;
    browser.click("#choose-cards").await;
    browser.click("#clear-payment").await;
    browser.find("#confirm-claim[aria-disabled=true]").await;
    for (card, count) in wanted.kinds() {
        for _ in 0..count {
            let more = format!("[data-compose={}] .more", card.word());
            browser.click(&more).await;
        }
    }
    browser.find("#confirm-claim[aria-disabled=false]").await;
    browser.click("#confirm-claim").await;
    browser.find("#lift, .prompt").await;
    let stored = Session::resume(stored_game(&browser, 1).await);
    let claimed = stored.log_backwards().take(1).flat_map(|entry| entry.seen);
    let paid: Vec<_> = claimed
        .filter_map(|seen| match seen {
            Sighting::Rail(RailEvent::Claimed { track, paid, .. })
            | Sighting::Rail(RailEvent::TunnelTurned { track, paid, .. }) => Some((track, paid)),
            _ => None,
        })
        .collect();
    assert_eq!(paid.first(), Some(&(track, wanted)));
}

#[tokio::test]
async fn one_card_is_enough_where_the_book_says_so() {
    let browser = phone().await;
    let session = find(GameId::GERMANY, Variant::Standard, |view| {
        view.open.phase == Phase::SecondCard
    });
    let (drawer, actions) = (session.to_act(), session.action_count());
    sit_down(&browser, &session).await;
    browser.click("#stop").await;
    browser.find("#lift").await;
    let stored = stored_game(&browser, 1).await;
    assert_eq!(stored.action_count(), actions + 1);
    assert_ne!(Session::resume(stored).to_act(), drawer, "the turn is over");
}
