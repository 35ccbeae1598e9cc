//! Clicks on a page that changes and moves.

use thirtyfour::error::{WebDriverError, WebDriverErrorInner};

use crate::browser::Browser;

/// How often in a row something may cover a control: moving things stop, a defect stays.
pub const MOST_COVERED: usize = 20;
/// Frames after which moving things may have stopped.
pub const STEADY: u32 = 8;

/// Whether the element was there, but the page has replaced it since.
pub fn is_stale(error: &WebDriverError) -> bool {
    matches!(
        error.as_inner(),
        WebDriverErrorInner::StaleElementReference(_)
    )
}

/// Another element was in the way of the click.
pub fn is_covered(error: &WebDriverError) -> bool {
    matches!(
        error.as_inner(),
        WebDriverErrorInner::ElementClickIntercepted(_)
    )
}

impl Browser {
    /// Waits for a number of frames.
    pub async fn frames(&self, count: u32) {
        let script = format!(
            "const done = arguments[0]; let left = {count};
             const frame = () => left-- ? requestAnimationFrame(frame) : done(); frame();"
        );
        self.script(&script).await;
    }

    /// Opens a list of the table by its word: by its own button where there is room for one, else from the menu.
    pub async fn open_list(&self, word: &str) {
        let button = format!("[data-tab={word}]");
        let seen = format!(
            "const done = arguments[0];
             const look = () => {{
                 const seen = (css) => [...document.querySelectorAll(css)].some((one) => one.checkVisibility() && !one.closest('[inert]'));
                 seen('{button}') ? done('{button}') : seen('#menu') ? done('#menu') : requestAnimationFrame(look);
             }};
             look();"
        );
        if self.script(&seen).await == "#menu" {
            self.click("#menu").await;
            if word != "menu" {
                self.click(&format!(".stage {button}")).await;
            }
        } else {
            self.click(&format!("{button}:not(.stage *)")).await;
        }
    }

    /// Closes the list that is open.
    pub async fn close_list(&self) {
        self.click("#close-list").await;
    }

    /// Scrolls an element out from under the head of its list, as a person would; the driver does not if it is in view.
    async fn to_the_middle(&self, css: &str) {
        let css = serde_json::Value::from(css);
        let script = format!(
            "document.querySelector({css})?.scrollIntoView({{ block: 'center' }}); arguments[0]()"
        );
        self.script(&script).await;
    }

    /// Clicks an element, waiting until there is one and nothing moving covers it.
    pub async fn click(&self, css: &str) {
        let mut outcome = self.find(css).await.click().await;
        let mut missed = 0;
        while let Err(error) = &outcome
            && (is_stale(error) || is_covered(error))
            && missed < MOST_COVERED
        {
            missed += 1;
            self.to_the_middle(css).await;
            self.frames(STEADY).await;
            outcome = self.find(css).await.click().await;
        }
        outcome.unwrap_or_else(|error| panic!("{css} can be clicked: {error}"));
    }
}
