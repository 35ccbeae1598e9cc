//! The programs that a test starts beside itself: the web server and the driver of a browser.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// How often, and how long apart, a program is looked at that has been asked to end.
const MOST_LOOKS: usize = 200;
const GLANCE: Duration = Duration::from_millis(25);

/// A program in a process group of its own, so that its children end with it.
pub struct Process {
    child: Option<Child>,
    said: Arc<Mutex<Vec<String>>>,
}

impl Process {
    /// Starts a program and waits for the line that says it is ready.
    pub fn start(command: &mut Command, ready: &str) -> (Process, String) {
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .unwrap_or_else(|error| panic!("{command:?} starts: {error}"));
        let output = BufReader::new(child.stdout.take().expect("its output is piped"));
        let said = Arc::new(Mutex::new(Vec::new()));
        let process = Process {
            child: Some(child),
            said: said.clone(),
        };
        let mut lines = output.lines().map_while(Result::ok);
        let line = lines.find(|line| line.contains(ready));
        // The rest is always read: a full pipe would stop the program.
        thread::spawn(move || {
            lines.for_each(|line| said.lock().expect("nobody panics here").push(line));
        });
        (
            process,
            line.unwrap_or_else(|| panic!("{command:?} says that it is ready")),
        )
    }

    /// Starts a program that does not say when it is ready.
    pub fn silent(command: &mut Command) -> Process {
        let child = command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .unwrap_or_else(|error| panic!("{command:?} starts: {error}"));
        Process {
            child: Some(child),
            said: Arc::default(),
        }
    }

    /// Serves a folder; returns the address of its home page.
    pub fn serve(folder: &Path) -> (Process, String) {
        let (server, line) = Process::start(
            Command::new(env!("CARGO_BIN_EXE_serve"))
                .arg(folder)
                .args(["0", "log"]),
            "http://",
        );
        let home = line
            .split_whitespace()
            .find(|word| word.starts_with("http://"));
        let home = format!("{}/", home.expect("the server prints its address"));
        (server, home)
    }

    /// The lines that it has printed since it was ready.
    pub fn said(&self) -> Vec<String> {
        self.said.lock().expect("nobody panics here").clone()
    }

    /// Ends it and its children.
    pub fn end(&mut self) {
        if let Some(mut child) = self.child.take() {
            let group = format!("-{}", child.id());
            let kill = |how: &str| Command::new("kill").args([how, "--", &group]).status();
            kill("-TERM").ok();
            // Some browsers take their time and some never end by themselves.
            for _ in 0..MOST_LOOKS {
                if !matches!(child.try_wait(), Ok(None)) {
                    return;
                }
                thread::sleep(GLANCE);
            }
            kill("-KILL").ok();
            child.wait().ok();
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}
