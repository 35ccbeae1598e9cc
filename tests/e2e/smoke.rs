//! A short visit in other browsers than Chromium: home, a first game with a computer player, reload, and reload without
//! a network: `make browsers`. Skipped, with a line that says so, where a browser or its driver is not installed.

use std::env;
use std::io::Write;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::Command;
use std::time::Duration;

use serde_json::json;
use thirtyfour::extensions::query::ElementQueryable;
use thirtyfour::{By, Capabilities, WebDriver};

use crate::browser::dist;
use crate::process::Process;

const PATIENCE: Duration = Duration::from_secs(60);
const GLANCE: Duration = Duration::from_millis(200);

/// A visitor with another browser.
struct Visitor {
    driver: WebDriver,
    server: Process,
    home: String,
    _program: Process,
}

impl Visitor {
    /// Opens the release with the driver that an environment variable names; nothing if there is none.
    async fn open(name: &str, variable: &str, capabilities: serde_json::Value) -> Option<Visitor> {
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
        let port = free_port();
        let mut words = path.split(' ');
        let mut command = Command::new(words.next().unwrap_or_default());
        let program = Process::silent(command.args(words).arg(format!("--port={port}")));
        let mut wanted = Capabilities::new();
        for (key, value) in capabilities.as_object().expect("capabilities are named") {
            wanted
                .set(key.clone(), value.clone())
                .expect("capabilities are JSON");
        }
        // The driver does not say when it is ready, so it is asked until it answers.
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            tokio::time::sleep(GLANCE).await;
        }
        let driver = WebDriver::new(format!("http://127.0.0.1:{port}"), wanted).await;
        let driver = driver.unwrap_or_else(|error| panic!("{name} starts: {error}"));
        driver.clone().leak().expect("the session has just begun");
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

    async fn find(&self, css: &str) -> thirtyfour::WebElement {
        let query = self.driver.query(By::Css(css)).wait(PATIENCE, GLANCE);
        let found = query.first().await;
        found.unwrap_or_else(|_| panic!("nothing matches {css}"))
    }

    /// As a script does it: where exactly things are is Chromium's to prove.
    async fn click(&self, css: &str) {
        self.find(css).await;
        let script = format!("document.querySelector({}).click()", json!(css));
        let clicked = self.driver.execute(script, vec![]).await;
        clicked.unwrap_or_else(|error| panic!("{css} can be clicked: {error}"));
    }

    /// What a script returns, which may take its time.
    async fn script(&self, script: &str) -> serde_json::Value {
        let found = self.driver.execute_async(script, vec![]).await;
        found.expect("the script runs").json().clone()
    }

    /// Waits until at least so much has been decided in the one stored game; returns how much.
    async fn decides(&self, least: u64) -> u64 {
        let script = format!(
            "const done = arguments[0];
             const look = () => {{
                 const key = Object.keys(localStorage).find((key) => key.startsWith('branchline.info.'));
                 const {{ actions }} = key ? JSON.parse(localStorage[key]) : {{ actions: 0 }};
                 if (actions >= {least}) done(actions); else setTimeout(look, 100);
             }};
             look();"
        );
        self.script(&script).await.as_u64().expect("a number")
    }

    async fn visit(mut self) {
        self.find(".game-card").await;
        self.find("[data-offline=Ready]").await;
        // The usual table: one person, one computer player.
        self.go("#/new/nordic").await;
        self.click("#start").await;
        self.find(".play").await;
        while self
            .script("arguments[0](!document.querySelector('#keep[aria-disabled=false]'))")
            .await
            == true
        {
            self.click(".offer input:not(:checked)").await;
        }
        self.click("#keep").await;
        // One's own choice, and then that of the computer player.
        let before = self.decides(2).await;
        self.driver.refresh().await.expect("the page loads again");
        self.find(".play").await;
        assert!(self.decides(2).await >= before, "the game is still there");
        self.server.end();
        self.driver.refresh().await.expect("the page loads again");
        self.find(".play").await;
        self.go("#/").await;
        self.find(".game-card").await;
        let troubles = "arguments[0](document.querySelectorAll('.trouble, #splash').length)";
        assert_eq!(self.script(troubles).await, 0);
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
    listener.local_addr().expect("it has a number").port()
}

#[tokio::test]
#[ignore = "needs other browsers: make browsers"]
async fn firefox_plays_reloads_and_needs_no_network() {
    let binary = env::var("FIREFOX").unwrap_or_default();
    let options = json!({ "binary": binary, "args": ["-headless"], "prefs": { "intl.accept_languages": "en" } });
    let capabilities = json!({ "moz:firefoxOptions": options });
    if let Some(visitor) = Visitor::open("Firefox", "FIREFOXDRIVER", capabilities).await {
        visitor.visit().await;
    }
}

#[tokio::test]
#[ignore = "needs other browsers: make browsers"]
async fn webkit_plays_reloads_and_needs_no_network() {
    let binary = env::var("WEBKIT").unwrap_or_default();
    let options = json!({ "binary": binary, "args": ["--automation"] });
    let capabilities = json!({ "webkitgtk:browserOptions": options });
    if let Some(visitor) = Visitor::open("WebKit", "WEBKITDRIVER", capabilities).await {
        visitor.visit().await;
    }
}
