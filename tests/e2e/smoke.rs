//! A visit in every browser: home, a first game against a computer player to its end, reload, a game taken in from a text,
//! the curtain, and all of it again without a network. Skipped, with a line that says so, where a browser or its driver is
//! not installed.

use std::env;
use std::io::Write;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::Command;
use std::time::Duration;

use branchline::catalog::GameId;
use branchline::save::to_text;
use serde_json::{Value, json};
use thirtyfour::extensions::query::ElementQueryable;
use thirtyfour::{By, Capabilities, WebDriver};
use tokio::time::timeout;

use crate::browser::dist;
use crate::player::CONTROLS;
use crate::process::Process;
use crate::shelf::after;

const PATIENCE: Duration = Duration::from_secs(60);
const GLANCE: Duration = Duration::from_millis(200);
/// Nobody waits for a whole game longer than that.
const WHOLE_GAME: Duration = Duration::from_secs(180);

/// Notes what must not happen while the page is open.
const WATCH: &str = "performance.setResourceTimingBufferSize(10000);
    window.stopped = [];
    addEventListener('securitypolicyviolation', (event) => stopped.push(event.violatedDirective));
    arguments[0](null);";

/// What the page has asked of others, and what its own policy has stopped.
const STRAYED: &str = "const asked = performance.getEntriesByType('resource').map((entry) => entry.name);
    arguments[0](asked.filter((name) => !name.startsWith(location.origin) && !name.startsWith('blob:')).concat(stopped));";

/// A visitor with any browser.
struct Visitor {
    driver: WebDriver,
    server: Process,
    home: String,
    _program: Process,
}

impl Visitor {
    /// Opens the release with the driver that an environment variable names; nothing if there is none.
    async fn open(name: &str, variable: &str, capabilities: Value) -> Option<Visitor> {
        let path = env::var(variable).ok().filter(|path| !path.is_empty());
        let Some(path) = path else {
            // Past the test's captured output, which is shown for failures only.
            writeln!(
                std::io::stderr(),
                "skipped: {name} or its driver is not installed"
            )
            .ok();
            return None;
        };
        let (driver, program) = timeout(PATIENCE, start(&path, capabilities))
            .await
            .unwrap_or_else(|_| panic!("{name} starts"));
        let (server, home) = Process::serve(&dist());
        let visitor = Visitor {
            driver,
            server,
            home,
            _program: program,
        };
        visitor.go("").await;
        Some(visitor)
    }

    async fn go(&self, address: &str) {
        let gone = self.driver.goto(format!("{}{address}", self.home)).await;
        gone.expect("the page opens");
    }

    /// Leaves the page and comes back: the drivers' own reload goes past the service worker in Firefox.
    async fn come_back(&self) {
        let here = self.driver.current_url().await.expect("there is a page");
        let left = self.driver.goto("about:blank").await;
        left.expect("the page can be left");
        self.driver
            .goto(here.as_str())
            .await
            .expect("the page opens again");
    }

    async fn find(&self, css: &str) {
        let query = self.driver.query(By::Css(css)).wait(PATIENCE, GLANCE);
        let found = query.first().await;
        found.unwrap_or_else(|_| panic!("nothing matches {css}"));
    }

    async fn count(&self, css: &str) -> usize {
        let found = self.driver.find_all(By::Css(css)).await;
        found.expect("the page can be searched").len()
    }

    /// As a script does it: where exactly things are is Chromium's to prove.
    async fn click(&self, css: &str) {
        self.find(css).await;
        let script = format!("document.querySelector({}).click()", json!(css));
        let clicked = self.driver.execute(script, vec![]).await;
        clicked.unwrap_or_else(|error| panic!("{css} can be clicked: {error}"));
    }

    /// What a script returns, which may take its time.
    async fn script(&self, script: &str) -> Value {
        let found = self.driver.execute_async(script, vec![]).await;
        found.expect("the script runs").json().clone()
    }

    /// Plays to the end from within the page, which is the same in all browsers; returns the number of clicks.
    async fn plays_to_the_end(&self) -> u64 {
        let script = format!(
            "const done = arguments[0];
             let clicks = 0, number = 7;
             const choose = function () {{ {CONTROLS} }};
             const step = () => {{
                 number = (number * 69069 + 1) % 4294967296;
                 choose(number >>> 8, ([control, word]) => {{
                     if (word === 'result') return done(clicks);
                     if (control) {{ control.click(); clicks += 1; }}
                     else document.querySelector(word === 'elsewhere' ? '#close-list' : 'html').click();
                     setTimeout(step, control ? 0 : 30);
                 }});
             }};
             step();"
        );
        self.script(&script).await.as_u64().expect("a number")
    }

    async fn visit(mut self) {
        let patience = self.driver.set_script_timeout(WHOLE_GAME).await;
        patience.expect("the driver can wait");
        self.find(".game-card").await;
        self.find("[data-offline=Ready]").await;
        self.script(WATCH).await;
        let hurry = "localStorage['branchline.bot-speed'] = '\"instant\"'; arguments[0](null)";
        self.script(hurry).await;
        self.click("#first-game").await;
        self.find(".play").await;
        let clicks = self.plays_to_the_end().await;
        assert!(clicks > 50, "a whole game: {clicks} clicks");
        assert_eq!(
            self.script(STRAYED).await,
            json!([]),
            "asked elsewhere, or stopped"
        );
        self.come_back().await;
        self.find("#result").await;

        self.takes_in_a_game().await;
        self.click("#import-outcome a.button").await;
        self.sits_behind_the_curtain().await;
        self.server.end();
        self.come_back().await;
        self.sits_behind_the_curtain().await;
        self.go("#/").await;
        self.find(".game-card").await;
        assert_eq!(self.count(".trouble, #splash").await, 0);
    }

    async fn takes_in_a_game(&self) {
        self.go("#/saved").await;
        self.find("#import-text").await;
        let text = to_text(&after(GameId::GERMANY, 14, 1).save());
        let paste = format!(
            "const field = document.querySelector('#import-text');
             field.value = {};
             field.dispatchEvent(new Event('input', {{ bubbles: true }}));
             arguments[0](null);",
            json!(text)
        );
        self.script(&paste).await;
        self.click("#import").await;
        self.find("#import-outcome a.button").await;
    }

    async fn sits_behind_the_curtain(&self) {
        self.find("#lift").await;
        assert_eq!(self.count(".held").await, 0, "nobody's cards");
        self.click("#lift").await;
        self.find(".under-curtain:not([inert]) .held").await;
    }
}

async fn start(path: &str, capabilities: Value) -> (WebDriver, Process) {
    let port = free_port();
    let mut words = path.split(' ');
    let mut command = Command::new(words.next().unwrap_or_default());
    let program = Process::silent(command.args(words).arg(format!("--port={port}")));
    let mut wanted = Capabilities::new();
    for (key, value) in capabilities.as_object().expect("capabilities are named") {
        let set = wanted.set(key.clone(), value.clone());
        set.expect("capabilities are JSON");
    }
    // The driver does not say when it is ready, so it is asked until it answers.
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        tokio::time::sleep(GLANCE).await;
    }
    let driver = WebDriver::new(format!("http://127.0.0.1:{port}"), wanted).await;
    let driver = driver.unwrap_or_else(|error| panic!("{path} starts its browser: {error}"));
    // The browser ends with its driver's process group.
    driver.clone().leak().expect("the session has just begun");
    (driver, program)
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
    listener.local_addr().expect("it has a number").port()
}

fn named(variable: &str) -> String {
    env::var(variable).unwrap_or_default()
}

#[tokio::test]
#[ignore = "with the other browsers: make browsers"]
async fn chromium_plays_reloads_and_needs_no_network() {
    let args = ["--headless=new", "--no-sandbox", "--disable-gpu"];
    let options = json!({ "binary": named("CHROME"), "args": args });
    let capabilities = json!({ "goog:chromeOptions": options });
    if let Some(visitor) = Visitor::open("Chromium", "CHROMEDRIVER", capabilities).await {
        visitor.visit().await;
    }
}

#[tokio::test]
#[ignore = "in other browsers: make browsers"]
async fn firefox_plays_reloads_and_needs_no_network() {
    let prefs = json!({ "intl.accept_languages": "en" });
    let options = json!({ "binary": named("FIREFOX"), "args": ["-headless"], "prefs": prefs });
    let capabilities = json!({ "moz:firefoxOptions": options });
    if let Some(visitor) = Visitor::open("Firefox", "FIREFOXDRIVER", capabilities).await {
        visitor.visit().await;
    }
}

#[tokio::test]
#[ignore = "in other browsers: make browsers"]
async fn webkit_plays_reloads_and_needs_no_network() {
    let options = json!({ "binary": named("WEBKIT"), "args": ["--automation"] });
    let capabilities = json!({ "webkitgtk:browserOptions": options });
    if let Some(visitor) = Visitor::open("WebKit", "WEBKITDRIVER", capabilities).await {
        visitor.visit().await;
    }
}
