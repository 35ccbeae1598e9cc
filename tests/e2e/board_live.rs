//! The map under real fingers: it follows them, it cannot be lost, and nothing but its transform changes.

use branchline::catalog::{GameId, game};
use serde_json::{Value, json};

use crate::browser::{Browser, DESKTOP, Device, PHONE};

/// Where the drawing and its window are, and at which scale, once the map has not moved for a number of frames; null
/// if it never stops. A moving board is never at the same place twice.
const PLACES: &str = "const done = arguments[0];
    const box = (element) => { const r = element.getBoundingClientRect(); return [r.left, r.top, r.width, r.height]; };
    const places = () => {
        const drawing = document.querySelector('.sheet-of-board');
        return { window: box(document.querySelector('.board-window')), drawing: box(drawing),
            scale: box(drawing)[2] / drawing.querySelector('.board').viewBox.baseVal.width, moves: drawing.style.willChange };
    };
    let before = '', still = 0, left = 1500;
    const look = () => {
        const now = places(), text = JSON.stringify(now);
        still = text === before && now.moves !== 'transform' ? still + 1 : 0;
        before = text;
        if (still >= 40) done(now);
        else if (left-- > 0) requestAnimationFrame(look);
        else done(null);
    };
    look();";

async fn open(size_px: (u32, u32), slug: &str) -> Browser {
    let browser = Browser::open(Device {
        size_px,
        languages: "en",
    })
    .await;
    browser.go(&format!("#/board/{slug}")).await;
    browser.find(".sheet-of-board[style*=transform]").await;
    browser
}

async fn cdp(browser: &Browser, command: &str, with: Value) {
    let answer = browser.driver.cdp().send_raw(command, with).await;
    answer.unwrap_or_else(|error| panic!("{command}: {error}"));
}

struct Places {
    window: [f64; 4],
    drawing: [f64; 4],
    scale: f64,
}

impl Places {
    /// Waits until the map has stopped: on a busy machine a glide may take a while.
    async fn of(browser: &Browser) -> Places {
        let places = browser.script(PLACES).await;
        assert!(!places.is_null(), "the map never comes to rest");
        Places::read(&places)
    }

    fn read(places: &Value) -> Places {
        let four = |name: &str| -> [f64; 4] {
            serde_json::from_value(places[name].clone()).expect("four numbers")
        };
        Places {
            window: four("window"),
            drawing: four("drawing"),
            scale: places["scale"].as_f64().expect("a number"),
        }
    }

    /// Which part of the drawing is seen at a point of the page.
    fn seen_at(&self, x: f64, y: f64) -> (f64, f64) {
        (
            (x - self.drawing[0]) / self.scale,
            (y - self.drawing[1]) / self.scale,
        )
    }

    fn middle(&self) -> (f64, f64) {
        let [left, top, width, height] = self.window;
        (left + width / 2.0, top + height / 2.0)
    }
}

fn close(one: (f64, f64), other: (f64, f64), by: f64) -> bool {
    (one.0 - other.0).hypot(one.1 - other.1) < by
}

#[tokio::test]
async fn fingers_drag_and_pinch_the_map_and_nothing_else_changes() {
    let browser = open(PHONE, "northern-lights").await;
    browser.click(".zoom-in").await;
    browser.click(".zoom-in").await;
    let before = Places::of(&browser).await;
    let (x, y) = before.middle();
    watch_changes(&browser).await;
    let drag =
        json!({ "x": x, "y": y, "xDistance": -60, "yDistance": -90, "gestureSourceType": "touch" });
    cdp(&browser, "Input.synthesizeScrollGesture", drag).await;
    let dragged = Places::of(&browser).await;
    assert_eq!(before.scale, dragged.scale);
    assert!(dragged.drawing[0] < before.drawing[0] - 40.0);
    assert!(dragged.drawing[1] < before.drawing[1] - 60.0);

    let seen = dragged.seen_at(x, y);
    let pinch = json!({ "x": x, "y": y, "scaleFactor": 1.5, "gestureSourceType": "touch" });
    cdp(&browser, "Input.synthesizePinchGesture", pinch).await;
    let pinched = Places::of(&browser).await;
    assert!(pinched.scale > dragged.scale * 1.2);
    assert!(
        close(pinched.seen_at(x, y), seen, 12.0),
        "about the middle of the fingers"
    );
    let changed = browser.script("arguments[0](window.changed)").await;
    let changed: Vec<String> = serde_json::from_value(changed).expect("words");
    let other = changed
        .iter()
        .find(|word| !["sheet-of-board style", "names font-size"].contains(&word.as_str()));
    assert_eq!(
        other, None,
        "only the drawing's transform and, at rest, the size of names"
    );
}

/// Records every change inside the board.
async fn watch_changes(browser: &Browser) {
    let script = "window.changed = [];
        new MutationObserver((changes) => changes.forEach((change) =>
          window.changed.push(`${change.target.getAttribute?.('class')} ${change.attributeName ?? change.type}`)))
          .observe(document.querySelector('.board-window'), { subtree: true, attributes: true, childList: true, characterData: true });
        arguments[0](null);";
    browser.script(script).await;
}

#[tokio::test]
async fn the_wheel_zooms_about_the_pointer_and_the_map_cannot_be_lost() {
    let browser = open(DESKTOP, "germany").await;
    let before = Places::of(&browser).await;
    let (x, y) = before.middle();
    let (x, y) = (x + 60.0, y - 80.0);
    let wheel = |delta: i32| {
        format!("document.querySelector('.board-window').dispatchEvent(new WheelEvent('wheel',
        {{ deltaY: {delta}, clientX: {x}, clientY: {y}, bubbles: true, cancelable: true }})); arguments[0](null);")
    };
    for _ in 0..3 {
        browser.script(&wheel(-250)).await;
    }
    let zoomed = Places::of(&browser).await;
    assert!(zoomed.scale > before.scale * 2.0);
    assert!(close(zoomed.seen_at(x, y), before.seen_at(x, y), 3.0));

    let hard = json!({ "x": x, "y": y, "xDistance": 700, "yDistance": 700, "speed": 6000, "repeatCount": 6,
        "repeatDelayMs": 0, "gestureSourceType": "touch" });
    cdp(&browser, "Input.synthesizeScrollGesture", hard).await;
    let far = Places::of(&browser).await;
    assert!(far.drawing[0] <= far.window[0] + 41.0 && far.drawing[1] <= far.window[1] + 41.0);
    for _ in 0..9 {
        browser.script(&wheel(300)).await;
    }
    let whole = Places::of(&browser).await;
    assert!((whole.scale - before.scale).abs() < 0.001);
    assert!(close(
        (whole.drawing[0], whole.drawing[1]),
        (before.drawing[0], before.drawing[1]),
        1.0
    ));
}

#[tokio::test]
async fn buttons_and_keys_do_what_fingers_do() {
    let browser = open(PHONE, "nederland").await;
    let fit = Places::of(&browser).await;
    let sizes = browser
        .script(
            "arguments[0]([...document.querySelectorAll('.board-tools button')].map((button) => {
               const r = button.getBoundingClientRect();
               return Math.min(r.width, r.height) >= 44 && button.textContent.trim().length > 1; }))",
        )
        .await;
    assert_eq!(sizes, json!([true, true, true, true]));
    browser.click(".zoom-in").await;
    let near = Places::of(&browser).await;
    assert!(near.scale > fit.scale * 1.3);
    let board = browser.find(".board-window").await;
    for (key, moves) in [("\u{e014}", -80.0), ("\u{e012}", 80.0)] {
        let before = Places::of(&browser).await;
        board.send_keys(key).await.expect("the map takes keys");
        let after = Places::of(&browser).await;
        assert!((after.drawing[0] - before.drawing[0] - moves).abs() < 45.0);
        assert!((after.drawing[0] - before.drawing[0]) * moves > 0.0);
    }
    board.send_keys("+").await.expect("the map takes keys");
    assert!(Places::of(&browser).await.scale > near.scale);
    board.send_keys("0").await.expect("the map takes keys");
    assert!((Places::of(&browser).await.scale - fit.scale).abs() < 0.001);
    browser.click(".zoom-in").await;
    browser.click(".fit").await;
    assert!((Places::of(&browser).await.scale - fit.scale).abs() < 0.001);
}

#[tokio::test]
async fn a_city_is_found_by_a_few_letters() {
    let browser = open(PHONE, "nordic").await;
    browser.click(".find").await;
    let field = browser.find(".finder-field").await;
    field.send_keys("zzz").await.expect("a field");
    browser
        .sees(".finder-none", "No city of that name here.")
        .await;
    field.clear().await.expect("a field");
    field.send_keys("goteb\u{e007}").await.expect("a field");
    browser.find(".ring.found").await;
    let places = Places::of(&browser).await;
    let rail = game(GameId::NORDIC).rail().expect("a map game");
    let index = rail
        .cities()
        .iter()
        .position(|city| city.name() == "Göteborg");
    let at = rail.board().cities()[index.expect("on the map")];
    let seen = places.seen_at(places.middle().0, places.middle().1);
    assert!(
        close(seen, (f64::from(at.x), f64::from(at.y)), 80.0),
        "{seen:?}"
    );
    browser.click(".find").await;
    browser.choose("#lang", "fr").await;
    let label = browser.find(".find").await.attr("title").await;
    assert_eq!(
        label.expect("an attribute").as_deref(),
        Some("Chercher une ville")
    );
}
