//! One browser with its own profile, driver and web server, all stopped when the test ends, however it ends.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use std::{env, fs};

use thirtyfour::extensions::query::ElementQueryable;
use thirtyfour::{
    By, ChromeCapabilities, ChromiumLikeCapabilities, WebDriver, WebElement, WindowHandle,
};

use crate::clicks::is_stale;
use crate::process::Process;

/// Long enough for a loaded machine; nobody waits it out unless something is broken.
const PATIENCE: Duration = Duration::from_secs(30);
const GLANCE: Duration = Duration::from_millis(50);

/// What the player's device is like.
pub struct Device {
    /// Width and height of the window.
    pub size_px: (u32, u32),
    /// The languages the browser asks for.
    pub languages: &'static str,
}

/// A phone held upright.
pub const PHONE: (u32, u32) = (390, 844);
/// The same phone held sideways.
pub const SIDEWAYS: (u32, u32) = (844, 390);
/// A small phone.
pub const SMALL: (u32, u32) = (360, 640);
/// A tablet held sideways.
pub const TABLET: (u32, u32) = (1024, 768);
/// A laptop.
pub const DESKTOP: (u32, u32) = (1440, 900);

/// A player's browser, looking at the app.
pub struct Browser {
    /// The driver, for everything this type does not offer.
    pub driver: WebDriver,
    /// Whether it is touched rather than clicked.
    pub has_touch: bool,
    /// When the finger was last lifted, by the clock that taps carry.
    pub last_tap_s: Cell<f64>,
    server: Process,
    home: String,
    chromedriver: Process,
    profile: PathBuf,
}

impl Browser {
    /// Opens the release in `dist/`.
    pub async fn open(device: Device) -> Browser {
        Browser::open_folder(device, &dist()).await
    }

    /// Opens the app in any folder.
    pub async fn open_folder(device: Device, folder: &Path) -> Browser {
        let (server, home) = Process::serve(folder);
        let profile = scratch();
        let driver_name = tool("CHROMEDRIVER", "chromedriver");
        let (chromedriver, line) = Process::start(
            Command::new(driver_name).arg("--port=0"),
            "successfully on port",
        );
        let port = line
            .rsplit(' ')
            .next()
            .expect("the driver prints its port")
            .trim_end_matches('.');
        let driver = WebDriver::new(
            format!("http://127.0.0.1:{port}"),
            capabilities(&device, &profile),
        )
        .await
        .expect("Chromium starts");
        // The browser ends with its driver's process group; the client's own shutdown would block the test.
        driver.clone().leak().expect("the session has just begun");
        let browser = Browser {
            driver,
            has_touch: false,
            last_tap_s: Cell::new(0.0),
            server,
            home,
            chromedriver,
            profile,
        };
        browser.be_as_large_as(device.size_px).await;
        browser.be_in_front().await;
        browser.go("").await;
        browser
    }

    /// A window with a new profile has no focus until a key is pressed in it; a player's has.
    async fn be_in_front(&self) {
        let cdp = self.driver.cdp();
        let focus = serde_json::json!({ "enabled": true });
        let outcome = cdp.send_raw("Emulation.setFocusEmulationEnabled", focus);
        outcome.await.expect("Chromium gives the window the focus");
    }

    /// A window of Chromium has at least 500 points across; a phone has fewer.
    pub async fn be_as_large_as(&self, (width, height): (u32, u32)) {
        let size = serde_json::json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": self.has_touch });
        let cdp = self.driver.cdp();
        let outcome = cdp
            .send_raw("Emulation.setDeviceMetricsOverride", size)
            .await;
        outcome.expect("Chromium takes the size of the device");
    }

    /// Turns the phone, or makes the window another size, and waits until the page has noticed.
    pub async fn turn_to(&self, size_px: (u32, u32)) {
        self.be_as_large_as(size_px).await;
        self.until(&format!("innerWidth === {}", size_px.0)).await;
    }

    /// Waits until a condition in the page's own language holds.
    pub async fn until(&self, condition: &str) {
        let script = format!(
            "const done = arguments[0]; const look = () => ({condition}) ? done(true) : setTimeout(look, 30); look();"
        );
        let came = self.driver.execute_async(script, vec![]).await;
        came.unwrap_or_else(|error| panic!("{condition}: {error}"));
    }

    /// Whether something is on the page now.
    pub async fn has(&self, css: &str) -> bool {
        let css = serde_json::Value::from(css);
        let script = format!("arguments[0](!!document.querySelector({css}))");
        self.script(&script).await == true
    }

    /// Opens an address of the app, such as `#/about`.
    pub async fn go(&self, address: &str) {
        self.driver
            .goto(format!("{}{address}", self.home))
            .await
            .expect("the page opens");
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        self.driver.refresh().await.expect("the page loads again");
    }

    /// The browser's Back.
    pub async fn back(&self) {
        self.driver.back().await.expect("the browser has a Back");
    }

    /// The current tab.
    pub async fn tab(&self) -> WindowHandle {
        self.driver.window().await.expect("a tab")
    }

    /// Opens another tab and switches to it.
    pub async fn new_tab(&self) -> WindowHandle {
        let tab = self.driver.new_tab().await.expect("another tab");
        self.look_at(&tab).await;
        tab
    }

    /// Switches to a tab.
    pub async fn look_at(&self, tab: &WindowHandle) {
        let looked = self.driver.switch_to_window(tab.clone()).await;
        looked.expect("the tab is there");
    }

    /// From now on there is no network: the only server that the page knows is stopped.
    pub fn cut_the_network(&mut self) {
        self.server.end();
    }

    /// What the server has answered so far, a line each: status, address, bytes.
    pub fn answers(&self) -> Vec<String> {
        self.server.said()
    }

    /// The first element that matches, waiting until there is one.
    pub async fn find(&self, css: &str) -> WebElement {
        let query = self.driver.query(By::Css(css)).wait(PATIENCE, GLANCE);
        query
            .first()
            .await
            .unwrap_or_else(|_| panic!("nothing matches {css}"))
    }

    /// How many elements match, once there is at least one.
    pub async fn count(&self, css: &str) -> usize {
        self.find(css).await;
        self.driver
            .find_all(By::Css(css))
            .await
            .expect("the page can be searched")
            .len()
    }

    /// Waits until an element says exactly this.
    pub async fn sees(&self, css: &str, text: &str) {
        let query = || {
            self.driver
                .query(By::Css(css))
                .with_text(text.to_owned())
                .wait(PATIENCE, GLANCE)
        };
        // The page may replace an element between the moment it is found and the moment it is read.
        let mut outcome = query().first().await;
        while outcome.as_ref().is_err_and(is_stale) {
            outcome = query().first().await;
        }
        if outcome.is_err() {
            let says = self.find(css).await.text().await.unwrap_or_default();
            panic!("{css} says «{says}», not «{text}»");
        }
    }

    /// The player has asked for reduced motion.
    pub async fn want_no_motion(&self) {
        let still = serde_json::json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        let cdp = self.driver.cdp();
        let wanted = cdp.send_raw("Emulation.setEmulatedMedia", still).await;
        wanted.expect("motion can be unwanted");
    }

    /// Types into what has the focus, as a phone's keyboard does; the driver's own keys know no emoji.
    pub async fn type_in(&self, text: &str) {
        let typed = serde_json::json!({ "text": text });
        let typed = self.driver.cdp().send_raw("Input.insertText", typed).await;
        typed.expect("text can be typed");
    }

    /// Presses a key, whatever has the focus.
    pub async fn press(&self, key: impl Into<thirtyfour::TypingData>) {
        let keys = self.driver.action_chain().send_keys(key);
        keys.perform().await.expect("a key can be pressed");
    }

    /// Chooses an option of a list by its value.
    pub async fn choose(&self, list: &str, value: &str) {
        self.click(&format!("{list} option[value='{value}']")).await;
    }

    /// Waits until everything is kept on the device.
    pub async fn is_kept(&self) {
        self.find("[data-offline=Ready]").await;
    }

    /// Replaces everything the page has stored by these texts; takes effect with the next load.
    pub async fn keep_only(&self, texts: serde_json::Map<String, serde_json::Value>) {
        let script = "localStorage.clear(); Object.assign(localStorage, arguments[0]);";
        let outcome = self.driver.execute(script, vec![texts.into()]).await;
        outcome.expect("the page may keep something");
    }

    /// From the next load on, this script runs before any of the page's own.
    pub async fn prepare(&self, script: &str) {
        let source = serde_json::json!({ "source": script });
        let cdp = self.driver.cdp();
        let outcome = cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", source);
        outcome.await.expect("Chromium takes the script");
    }

    /// The whole page as a PNG file, including what has to be scrolled to.
    pub async fn photograph(&self) -> Vec<u8> {
        self.picture(serde_json::json!({ "captureBeyondViewport": true }))
            .await
    }

    /// What the window shows, as a WebP file for a page of text.
    pub async fn small_picture(&self) -> Vec<u8> {
        self.picture(serde_json::json!({ "format": "webp", "quality": 36 }))
            .await
    }

    async fn picture(&self, how: serde_json::Value) -> Vec<u8> {
        use base64::Engine;
        let cdp = self.driver.cdp();
        let still = serde_json::json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        let outcome = cdp.send_raw("Emulation.setEmulatedMedia", still).await;
        outcome.expect("Chromium keeps still");
        let picture = cdp.send_raw("Page.captureScreenshot", how).await;
        let picture = picture.expect("Chromium photographs the page");
        let text = picture["data"].as_str().expect("the picture is text");
        let engine = base64::engine::general_purpose::STANDARD;
        engine.decode(text).expect("the text is a picture")
    }

    /// What a script returns.
    pub async fn script(&self, script: &str) -> serde_json::Value {
        let outcome = self.driver.execute_async(script, vec![]).await;
        outcome.expect("the script runs").json().clone()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Ending the driver ends the browser, which holds on to its profile until then.
        self.chromedriver.end();
        fs::remove_dir_all(&self.profile).ok();
    }
}

/// A phone held upright, with touch, in English.
pub async fn phone() -> Browser {
    phone_of(PHONE).await
}

/// A phone of another size, or held another way.
pub async fn phone_of(size_px: (u32, u32)) -> Browser {
    let languages = "en";
    let mut browser = Browser::open(Device { size_px, languages }).await;
    browser.has_touch = true;
    browser.be_as_large_as(size_px).await;
    let touch = serde_json::json!({ "enabled": true });
    let cdp = browser.driver.cdp();
    let enabled = cdp.send_raw("Emulation.setTouchEmulationEnabled", touch);
    enabled.await.expect("touch can be set");
    browser
}

/// The release, as `make dist` leaves it.
pub fn dist() -> PathBuf {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("dist");
    assert!(
        dist.join("sw.js").exists(),
        "dist/ holds a release: make dist"
    );
    dist
}

/// A fresh folder of this test run.
pub fn scratch() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let name = format!(
        "e2e-{}-{}",
        std::process::id(),
        COUNT.fetch_add(1, Ordering::Relaxed)
    );
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

fn capabilities(device: &Device, profile: &Path) -> ChromeCapabilities {
    let mut caps = ChromeCapabilities::new();
    let profile = format!("--user-data-dir={}", profile.display());
    // The bars of the window take some of its height, and clicks outside the window are lost.
    let (width, height) = device.size_px;
    let size = format!("--window-size={width},{}", height + 200);
    let quiet = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        &profile,
        &size,
    ];
    for argument in quiet {
        caps.add_arg(argument).expect("an argument is text");
    }
    let languages = serde_json::json!({ "intl.accept_languages": device.languages });
    caps.add_experimental_option("prefs", languages)
        .expect("preferences are JSON");
    if let Ok(chrome) = env::var("CHROME") {
        caps.set_binary(&chrome).expect("a path is text");
    }
    caps
}

fn tool(variable: &str, usual: &str) -> String {
    env::var(variable)
        .ok()
        .filter(|name| !name.is_empty())
        .unwrap_or_else(|| usual.to_owned())
}
