//! A finger on the glass: it reaches what lies on top, and nothing else.

use serde_json::{Value, json};
use thirtyfour::WebElement;

use crate::browser::Browser;
use crate::clicks::{MOST_COVERED, STEADY, is_stale};

/// Where an element can be touched: its middle, once it stays where it is and if nothing lies over it. Else what lies
/// there. A box is touched through its label, too.
const SPOT: &str = "
    const [element, done] = arguments;
    element.scrollIntoView({ block: 'center', inline: 'center' });
    let before = '', left = 120;
    const look = () => {
        const room = element.getBoundingClientRect();
        const at = [room.x + room.width / 2, room.y + room.height / 2];
        const stays = before === at.join();
        before = at.join();
        if (!stays && left-- > 0) return requestAnimationFrame(look);
        const top = document.elementFromPoint(...at);
        const reached = stays && top && (element.contains(top) || element.labels?.[0]?.contains(top));
        done(reached ? at : top ? top.outerHTML.slice(0, 120) : 'nothing: it is outside the window');
    };
    look();";

/// What became of a touch.
#[derive(Debug, PartialEq)]
pub enum Touch {
    /// It reached what it was meant for.
    Done,
    /// The page has replaced the element meanwhile.
    Gone,
    /// Something else lies there, or it never stops moving.
    Covered(String),
}

impl Browser {
    /// Touches the middle of an element.
    pub async fn touch(&self, element: &WebElement) -> Touch {
        let target = element.to_json().expect("an element has an id");
        let spot = match self.driver.execute_async(SPOT, vec![target]).await {
            Ok(spot) => spot.json().clone(),
            Err(error) if is_stale(&error) => return Touch::Gone,
            Err(error) => panic!("an element can be looked for: {error}"),
        };
        match spot {
            Value::String(other) => Touch::Covered(other),
            at => {
                let number = |index: usize| at[index].as_f64().expect("a place");
                self.tap_at(number(0), number(1)).await;
                Touch::Done
            }
        }
    }

    /// Taps an element, waiting until there is one and nothing moving covers it.
    pub async fn tap(&self, css: &str) {
        let mut tries = 0;
        loop {
            let element = self.find(css).await;
            let touched = self.touch(&element).await;
            if touched == Touch::Done {
                return;
            }
            tries += 1;
            assert!(tries < MOST_COVERED, "{css} can be touched: {touched:?}");
            self.frames(STEADY).await;
        }
    }

    /// Taps a place of the window once, whatever is there.
    pub async fn tap_at(&self, x: f64, y: f64) {
        self.tap_times(json!([{ "x": x, "y": y }]), 1).await;
    }

    /// Fingers on the glass, from now on.
    pub async fn fingers(&self, kind: &str, places: Value) {
        self.dispatch(json!({ "type": kind, "touchPoints": places }))
            .await;
    }

    async fn dispatch(&self, touch: Value) {
        let cdp = self.driver.cdp();
        let sent = cdp.send_raw("Input.dispatchTouchEvent", touch).await;
        sent.expect("a finger taps");
    }

    /// Two quick taps on the same spot, whatever is there for the second one.
    pub async fn tap_twice(&self, css: &str) {
        let (x, y) = self.middle(css).await;
        self.tap_times(json!([{ "x": x, "y": y }]), 2).await;
    }

    /// Where the middle of an element is now.
    pub async fn middle(&self, css: &str) -> (f64, f64) {
        self.find(css).await;
        let css = Value::from(css);
        let middle = format!(
            "const r = document.querySelector({css}).getBoundingClientRect(); arguments[0]([r.x + r.width / 2, r.y + r.height / 2])"
        );
        serde_json::from_value(self.script(&middle).await).expect("a place")
    }

    /// Moves a mouse there, without pressing.
    pub async fn point_at(&self, x: f64, y: f64) {
        let mouse = json!({ "type": "mouseMoved", "x": x, "y": y });
        let cdp = self.driver.cdp();
        let sent = cdp.send_raw("Input.dispatchMouseEvent", mouse).await;
        sent.expect("a mouse moves");
    }

    /// The browser takes taps for a double tap by the times they carry, whenever they reach it. So taps that belong
    /// together follow each other at once, and all others are a second apart, like those of people who look first.
    async fn tap_times(&self, finger: Value, times: usize) {
        let now_s = std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .expect("after 1970")
            .as_secs_f64();
        let first_s = now_s.max(self.last_tap_s.get() + 1.0);
        let nothing = json!([]);
        let taps = [("touchStart", &finger), ("touchEnd", &nothing)].repeat(times);
        for (step, (kind, places)) in taps.into_iter().enumerate() {
            let at_s = first_s + step as f64 * 0.03;
            self.last_tap_s.set(at_s);
            self.dispatch(json!({ "type": kind, "touchPoints": places, "timestamp": at_s }))
                .await;
        }
    }
}
