//! Whole games played by ear: what to do next is chosen by the roles and names that a screen reader says, and everything
//! that happens is announced, also when computer players do not pause.

use branchline::catalog::{GameId, game};
use branchline::session::{Player, Session};
use branchline::text::speaker::Speaker;
use branchline::text::{Lang, log, play, result, sheets, table, yard};
use serde_json::json;

use crate::browser::{Browser, DESKTOP, Device};
use crate::ear::{Part, listen, press};
use crate::player::stored;
use crate::shelf::{before_every_page, put_text};

/// More presses than any game needs.
const MOST_PRESSES: usize = 3000;
/// Cards are drawn so often before the list of tracks is looked at again.
const PATIENCE: usize = 4;

/// Keeps every sentence in the order in which it is added for screen readers.
const HEARD: &str = "
    window.heard = [];
    new MutationObserver((changes) => {
        for (const change of changes) for (const added of change.addedNodes)
            if (added.parentElement?.matches('#announcer[role=log]')) heard.push(added.textContent);
    }).observe(document, { childList: true, subtree: true });";

/// Somebody who does not see the screen.
struct Listener<'a> {
    browser: &'a Browser,
    draws: usize,
}

impl Listener<'_> {
    /// The control to use next; none while others play.
    fn choose<'p>(&mut self, page: &'p [Part]) -> Option<&'p Part> {
        let any = |role: &str, name: &str| page.iter().find(|part| part.is(role, name));
        let button = |name: &str| any("button", name);
        let heading = |name: &str| page.iter().position(|part| part.is("heading", name));
        let after = |at: usize, role: &str| page[at..].iter().find(|part| part.is(role, ""));
        let first = [
            result::SKIP_COUNT.en,
            sheets::FINE.en,
            play::GO_ON.en,
            "Pay ",
            play::GIVE_UP.en,
        ];
        if let Some(one) = first.into_iter().find_map(button) {
            return Some(one);
        }
        if heading(play::CHOOSE_TICKETS.en).is_some() {
            let unticked = |part: &&Part| part.is("checkbox", "") && !part.checked;
            return button("Keep ").or_else(|| page.iter().find(unticked));
        }
        if heading(yard::CHECK.en).is_some() {
            return button("Complete")
                .or_else(|| button(yard::NONE_POSSIBLE.en))
                .or_else(|| button(yard::BEST.en));
        }
        if let Some(at) = heading(play::CHOOSE_SPLIT.en) {
            return after(at, "button");
        }
        if let Some(at) = heading(play::CHOOSE_NEUTRAL.en) {
            return after(at, "button");
        }
        let answers = [
            play::TAKE_PASSENGERS.en,
            play::PLACE_NEUTRAL.en,
            "Claim: ",
            play::PASS.en,
        ];
        if let Some(one) = answers.into_iter().find_map(button) {
            self.draws = 0;
            return Some(one);
        }
        if heading(yard::LAY.en).is_some() {
            let more = page
                .iter()
                .find(|part| wagons(part, "picked: pick one more"));
            return button("Lay ").or(more).or_else(|| button(play::CLOSE.en));
        }
        if let Some(at) = heading(play::CLAIMABLE.en) {
            let list = &page[at..];
            let end = list
                .iter()
                .position(|part| part.name == play::OTHER_TRACKS.en);
            let track = list[..end.unwrap_or(list.len())]
                .iter()
                .find(|part| part.is("button", ""));
            return track.or_else(|| button(play::CLOSE.en));
        }
        self.turn(page)
    }

    /// A turn without anything open: cards until there may be enough of them, then a track or a column.
    fn turn<'p>(&mut self, page: &'p [Part]) -> Option<&'p Part> {
        let button = |name: &str| page.iter().find(|part| part.is("button", name));
        let card = button("Draw a card;").or_else(|| button("Take "));
        let whole = page.iter().any(|part| part.name.contains("Take 2 cards"));
        let several = |part: &Part| {
            let mut numbers = part.name.split(' ').filter_map(|word| word.parse().ok());
            numbers.any(|number: u8| number > 1)
        };
        let held = page
            .iter()
            .find(|part| wagons(part, "pick one to lay") && several(part));
        if whole && (self.draws >= PATIENCE || card.is_none()) {
            self.draws = 0;
            if let Some(one) = button(play::TRACKS.en).or(held) {
                return Some(one);
            }
        }
        self.draws += 1;
        card.or_else(|| button("Draw tickets").filter(|_| whole))
    }

    async fn plays_to_the_end(&mut self) {
        for _ in 0..MOST_PRESSES {
            let page = listen(self.browser).await;
            if page
                .iter()
                .any(|part| part.is("heading", result::DETAILS.en))
            {
                return;
            }
            for part in &page {
                let acts = ["button", "link", "checkbox", "radio"].contains(&part.role.as_str());
                assert!(
                    !acts || !part.name.is_empty(),
                    "a {} without a name",
                    part.role
                );
            }
            match self.choose(&page) {
                Some(part) => press(self.browser, part).await,
                // Somebody else plays.
                None => self.browser.frames(1).await,
            }
        }
        panic!("the game ends");
    }
}

/// Wagon cards in the hand; locomotives cannot be laid alone.
fn wagons(part: &Part, words: &str) -> bool {
    part.is("button", "") && part.name.ends_with(words) && !part.name.contains("locomotive")
}

/// The log of the stored game, as the one person at the table should have heard it.
async fn should_have_heard(browser: &Browser) -> Vec<String> {
    let session = Session::resume(stored(browser).await);
    let seats = session.sitters().iter().enumerate();
    let names = seats.map(|(index, sitter)| {
        let level = match &sitter.player {
            Player::Person => None,
            Player::Bot(level) => Some(level.as_str()),
        };
        table::seat(Lang::En, &sitter.name, level, index + 1)
    });
    let say = Speaker {
        lang: Lang::En,
        game: session.game(),
        names: names.collect(),
    };
    let log = session.log().into_iter();
    let seen = log.flat_map(|entry| entry.seen);
    seen.filter_map(|seen| log::line(&say, &seen)).collect()
}

async fn play_by_ear(id: GameId) {
    let device = Device {
        size_px: DESKTOP,
        languages: "en",
    };
    let browser = Browser::open(device).await;
    put_text(&browser, "branchline.bot-speed", "\"instant\"").await;
    browser.want_no_motion().await;
    before_every_page(&browser, HEARD).await;
    browser.go(&format!("?by-ear#/new/{}", id.slug())).await;
    browser.find("#start").await;
    let page = listen(&browser).await;
    let title = game(id).name();
    assert!(
        page.iter()
            .any(|part| part.role == "heading" && part.name.contains(Lang::En.name(title)))
    );
    let start = page.iter().find(|part| part.is("button", "Start"));
    press(&browser, start.expect("a game can be started")).await;
    let mut listener = Listener {
        browser: &browser,
        draws: 0,
    };
    listener.plays_to_the_end().await;
    let heard = browser.script("arguments[0](heard)").await;
    assert_eq!(
        heard,
        json!(should_have_heard(&browser).await),
        "nothing is lost"
    );
}

#[tokio::test]
async fn the_nordic_countries_are_played_by_ear() {
    play_by_ear(GameId::NORDIC).await;
}

#[tokio::test]
async fn germany_is_played_by_ear() {
    play_by_ear(GameId::GERMANY).await;
}

#[tokio::test]
async fn the_northern_lights_are_played_by_ear() {
    play_by_ear(GameId::NORTHERN_LIGHTS).await;
}

#[tokio::test]
async fn nederland_is_played_by_ear() {
    play_by_ear(GameId::NEDERLAND).await;
}

#[tokio::test]
async fn the_card_game_is_played_by_ear() {
    play_by_ear(GameId::CARD_GAME).await;
}
