//! Somebody who plays whole games by what can be seen and clicked, choosing at random from a seed.

use branchline::catalog::{Game, GameId, game};
use branchline::engine::table::Rng;
use branchline::save::{Loaded, load};
use thirtyfour::{Key, WebElement};

use crate::browser::Browser;
use crate::clicks::{MOST_COVERED, STEADY, is_covered, is_stale};
use crate::finger::Touch;
use crate::yard_controls;

/// More stops than any page has.
const MOST_TABS: usize = 300;

/// Finds everything on the screen that a player could do next, the most pressing first, and returns the one of
/// the given number, with a word for what it is.
pub const CONTROLS: &str = r#"
const [number, done] = arguments;
const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0 && !element.closest('[inert]');
const all = (css) => [...document.querySelectorAll(css)].filter(seen);
const pick = (list, word) => { const one = list[number % list.length]; one.scrollIntoView({ block: 'center' }); done([one, word]); };
const groups = [
  ['seen', '#seen, #turned-seen'], ['lift', '#lift'], ['go on', '#go-on'], ['skip', '#skip-count'], ['result', '#result h2'],
  ['tick', '.keep:has(#keep[aria-disabled=true]) .offer input:not(:checked)'], ['keep', '#keep'],
  ['tunnel', '.tunnel-question button'], ['passengers', '#take-passengers'], ['neutral', '#confirm-neutral'], ['neutral', '[data-neutral]'],
  ['split', '.stage [data-split]'], ['look', '.stage [data-tab=tracks]'], ['confirm', '#confirm-claim'], ['pass', '#pass'],
  ['claim', '.track-list.now button'], ['back', '.sheet-body:has(.track-list.now:empty)'],
];
for (const [word, css] of groups) {
  const found = all(css);
  if (word === 'back' && found.length) return pick(all('#close-list'), word);
  if (found.length) return pick(found, word);
}
const cards = all('.slot[aria-disabled=false]:not(#tickets)');
const tickets = all('#tickets[aria-disabled=false]');
const wants = number % 16;
const turn = all('[data-phase=turn]').length > 0;
if (turn && (wants < 7 || cards.length + tickets.length === 0)) return pick([...all('[data-tab=tracks]'), ...all('#menu')].slice(0, 1), 'look');
if (cards.length + tickets.length === 0) return done([null, all('#close-list').length ? 'elsewhere' : 'wait']);
if (wants === 7 && tickets.length) return pick(tickets, 'tickets');
return pick(cards.length ? cards : tickets, 'card');
"#;

/// The latest of the games in progress, as it is stored.
pub async fn stored(browser: &Browser) -> Loaded {
    let text = browser
        .script(
            "const done = arguments[0];
             const records = Object.keys(localStorage).filter((key) => key.startsWith('branchline.info.'));
             const slots = records.map((key) => JSON.parse(localStorage[key]));
             const slot = slots.reduce((a, b) => (a.id > b.id ? a : b));
             done(localStorage[`branchline.slot.${slot.id}.${slot.copy}`]);",
        )
        .await;
    load(text.as_str().expect("the game is stored")).expect("the stored game loads")
}

/// More clicks than any game needs.
const MOST_STEPS: usize = 6000;

/// A game in progress on the screen.
pub struct Player<'a> {
    browser: &'a Browser,
    controls: &'static str,
    rng: Rng,
    /// Controls used so far.
    pub steps: usize,
    /// Clicks in a row that hit something else.
    covered: usize,
}

impl<'a> Player<'a> {
    /// Sets up a game of people only and starts it, by the visible controls.
    pub async fn start(browser: &'a Browser, id: GameId, people: usize, seed: u64) -> Player<'a> {
        Player::set_up(browser, id, people).await;
        Player::begin(browser, id, seed).await
    }

    /// Fills in the page of a new game with people only.
    pub async fn set_up(browser: &Browser, id: GameId, people: usize) {
        browser.go(&format!("#/new/{}", id.slug())).await;
        browser.find("#start").await;
        // Whoever plays through a game here needs no coach.
        let off = r#"try { localStorage["branchline.coach"] = '"off"'; } catch {} arguments[0]()"#;
        browser.script(off).await;
        for _ in 2..people {
            browser.click("#add-seat").await;
        }
        for seat in 1..people {
            let list = format!(".seat-row[data-seat='{seat}'] .seat-who select");
            browser.choose(&list, "person").await;
        }
    }

    /// Starts the game that is set up on the page.
    pub async fn begin(browser: &'a Browser, id: GameId, seed: u64) -> Player<'a> {
        browser.click("#start").await;
        browser.find(".play").await;
        Player::sitting(browser, id, seed)
    }

    /// Somebody at a table that is open already.
    pub fn sitting(browser: &'a Browser, id: GameId, seed: u64) -> Player<'a> {
        Player {
            browser,
            controls: match game(id) {
                Game::Yard(_) => yard_controls::CONTROLS,
                Game::Rail(_) => CONTROLS,
            },
            rng: Rng::new(seed),
            steps: 0,
            covered: 0,
        }
    }

    /// Plays until somebody with the device in hand has a whole turn before them.
    pub async fn reach_a_turn(&mut self) {
        let there = "const turn = document.querySelector('[data-phase=turn]');
            arguments[0](!!turn && !turn.closest('[inert]') && !document.querySelector('#go-on'))";
        while self.browser.script(there).await != true {
            self.step().await;
        }
    }

    /// The control to use next, with a word for what it is.
    async fn look(&mut self) -> (Option<WebElement>, String) {
        let number = self.rng.below(1 << 20);
        let script = self.controls.to_owned();
        let found = self
            .browser
            .driver
            .execute_async(script, vec![number.into()]);
        let found = found.await.expect("the page can be searched");
        let found = found.json().clone();
        let word = found[1].as_str().unwrap_or("wait").to_owned();
        self.steps += 1;
        assert!(self.steps < MOST_STEPS, "what is waited for never comes");
        let element = (!found[0].is_null()).then(|| {
            WebElement::from_json(found[0].clone(), self.browser.driver.handle().clone())
                .expect("the script returns an element")
        });
        (element, word)
    }

    /// Uses one control by keyboard alone; returns its kind.
    pub async fn step_by_keys(&mut self) -> String {
        let (element, word) = self.look().await;
        let Some(element) = element.filter(|_| word != "result") else {
            return word;
        };
        let reaches = "const [target, done] = arguments; done(target === document.activeElement)";
        for _ in 0..MOST_TABS {
            let target = element.to_json().expect("an element has an id");
            let focused = self.browser.driver.execute_async(reaches, vec![target]);
            match focused.await {
                Ok(found) if *found.json() == true => {
                    // A box is ticked with the space bar, which presses buttons as well.
                    self.browser.press(" ").await;
                    return word;
                }
                Ok(_) => self.browser.press(Key::Tab).await,
                Err(error) if is_stale(&error) => return "wait".to_owned(),
                Err(error) => panic!("{word} can be looked for: {error}"),
            }
        }
        panic!("{word} cannot be reached with the tab key");
    }

    /// Uses one control; returns its kind.
    pub async fn step(&mut self) -> String {
        let (element, word) = self.look().await;
        let Some(element) = element else {
            match word.as_str() {
                "elsewhere" => self.browser.close_list().await,
                // Somebody else thinks, or something moves.
                _ => self.browser.frames(2).await,
            }
            return word;
        };
        if word == "result" {
            return word;
        }
        match self.reach(&element).await {
            Touch::Done => {
                self.covered = 0;
                word
            }
            // The page changed between looking and reaching: look again.
            Touch::Gone => "wait".to_owned(),
            Touch::Covered(by) => {
                self.covered += 1;
                assert!(self.covered < MOST_COVERED, "{word} is covered by {by}");
                self.browser.frames(STEADY).await;
                "wait".to_owned()
            }
        }
    }

    /// Uses a control as the device wants it: with a finger on a phone, with the mouse elsewhere.
    async fn reach(&self, element: &WebElement) -> Touch {
        if self.browser.has_touch {
            return self.browser.touch(element).await;
        }
        // A sticky button may cover what is half scrolled out of sight.
        element.scroll_into_view().await.ok();
        match element.click().await {
            Ok(()) => Touch::Done,
            Err(error) if is_stale(&error) => Touch::Gone,
            Err(error) if is_covered(&error) => Touch::Covered(error.to_string()),
            Err(error) => panic!("a control can be clicked: {error}"),
        }
    }

    /// The running game as it is stored.
    pub async fn stored(&self) -> Loaded {
        stored(self.browser).await
    }

    /// The points on the page, by seat.
    pub async fn totals_on_the_page(&self) -> Vec<i16> {
        let cells = self
            .browser
            .script("arguments[0]([...document.querySelectorAll('[data-total]')].map((cell) => Number(cell.textContent.replace('−', '-'))))")
            .await;
        serde_json::from_value(cells).expect("numbers")
    }

    /// The game is over, and the page counts as the rules do when they are run on the stored game.
    pub async fn counts_as_the_rules_do(&self) {
        let loaded = self.stored().await;
        assert_eq!(loaded.state.to_act(), None, "the stored game is over");
        let scores = loaded.state.scores();
        assert_eq!(self.totals_on_the_page().await, scores.totals());
    }
}
