//! What the curtain must hide, in any game.

use branchline::catalog::{Seat, game};
use branchline::engine::game::PlayerView;
use branchline::engine::table::Viewer;
use branchline::text::Lang;
use branchline::text::speaker::Speaker;

use crate::browser::Browser;
use crate::player::Player;

/// What is on the page only for the person who holds the device.
const SECRET_PARTS: [&str; 8] = [
    "class=\\\"held",
    "class=\\\"hand",
    "class=\\\"purse",
    "ticket-choice",
    "data-list-track",
    "data-journey",
    "pile-look",
    "pile-faces",
];

/// While the curtain is down, neither the page nor the screen reader's text shows anybody's tickets or cards. False if
/// the curtain is up.
pub async fn hides_everything(browser: &Browser, player: &Player<'_>) -> bool {
    let down = browser
        .script("arguments[0](!!document.querySelector('#lift'))")
        .await;
    if down != true {
        return false;
    }
    let page = browser
        .script("arguments[0](document.documentElement.outerHTML)")
        .await
        .to_string();
    let tree = tree(browser).await.to_string();
    for part in SECRET_PARTS {
        assert!(
            !page.contains(part),
            "{part} is on the page under the curtain"
        );
    }
    for secret in secrets(player).await {
        assert!(
            !page.contains(&secret),
            "{secret} is on the page under the curtain"
        );
        assert!(
            !tree.contains(&secret),
            "{secret} is told under the curtain"
        );
    }
    true
}

/// Everything a screen reader could say.
pub async fn tree(browser: &Browser) -> serde_json::Value {
    let cdp = browser.driver.cdp();
    cdp.send_raw("Accessibility.getFullAXTree", serde_json::json!({}))
        .await
        .expect("Chromium tells what a screen reader hears")
}

/// The names of all tickets that anybody holds or looks at, except those that are also the name of a track.
async fn secrets(player: &Player<'_>) -> Vec<String> {
    let loaded = player.stored().await;
    let whole = game(loaded.setup.game);
    let say = Speaker {
        lang: Lang::En,
        game: whole,
        names: Vec::new(),
    };
    let tracks = whole.rail().map(|rail| rail.track_ids());
    let tracks: Vec<String> = tracks
        .into_iter()
        .flatten()
        .map(|track| say.track(track))
        .collect();
    let mut names = Vec::new();
    for seat in 0..loaded.setup.seats {
        let (tickets, offer) = match &loaded.state.view(Viewer::Seat(Seat(seat))) {
            PlayerView::Rail(view) => {
                let own = view.own.as_ref();
                own.map(|own| (own.tickets, own.offer.to_vec()))
            }
            PlayerView::Yard(view) => {
                let own = view.own.as_ref();
                own.map(|own| (own.tickets, own.offer.to_vec()))
            }
        }
        .expect("a seat holds something");
        let held = tickets.iter().chain(offer);
        names.extend(held.map(|ticket| say.ticket(ticket)));
    }
    names.retain(|name| !tracks.contains(name));
    names
}
