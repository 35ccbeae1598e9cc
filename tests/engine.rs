//! `sim engine` as a bot in another language uses it: a line in, a line out, whatever the line is.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use branchline::catalog::GameId;
use branchline::engine::record::Record;
use branchline::engine::table::Rng;
use rand::RngExt;
use rand::seq::IndexedRandom;

const SIM: &str = env!("CARGO_BIN_EXE_sim");

struct Engine {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut command = Command::new(SIM);
        command.arg("engine");
        let mut process = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("sim starts");
        let input = process.stdin.take().expect("piped");
        let output = BufReader::new(process.stdout.take().expect("piped"));
        Engine {
            process,
            input,
            output,
        }
    }

    /// One line in, one line out.
    fn ask(&mut self, line: &[u8]) -> String {
        self.input.write_all(line).expect("sim reads");
        self.input.write_all(b"\n").expect("sim reads");
        self.input.flush().expect("sim reads");
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("sim answers");
        let answer = answer.strip_suffix('\n').expect("a whole line").to_owned();
        let first = answer.split(' ').next();
        assert!(matches!(first, Some("ok" | "error")), "{answer:?}");
        answer
    }

    fn ok(&mut self, line: &str) -> String {
        let answer = self.ask(line.as_bytes());
        let rest = answer.strip_prefix("ok");
        let rest = rest.unwrap_or_else(|| panic!("{line}: {answer}"));
        rest.trim_start().to_owned()
    }

    fn error(&mut self, line: &str) {
        let answer = self.ask(line.as_bytes());
        assert!(answer.starts_with("error "), "{line}: {answer}");
    }

    fn moves(&mut self) -> Vec<String> {
        serde_json::from_str(&self.ok("moves")).expect("a list")
    }

    /// Plays at random until the game is over or a number of moves are made; returns the last answer to `to-act`.
    fn play(&mut self, most: usize, rng: &mut Rng) -> String {
        for _ in 0..most {
            if self.ok("to-act") == "nobody" {
                break;
            }
            let moves = self.moves();
            let chosen = moves.choose(rng).expect("something to do");
            self.ok(&format!("play {chosen}"));
        }
        self.ok("to-act")
    }
}

#[test]
fn a_game_is_set_up_looked_at_and_played() {
    let mut engine = Engine::start();
    let games = engine.ok("games");
    assert!(GameId::all().all(|id| games.split(' ').any(|slug| slug == id.slug())));
    engine.error("to-act");
    engine.ok("new nederland 2 7 variant no-tolls first B");
    assert_eq!(engine.ok("to-act"), "B");
    let moves = engine.moves();
    assert!(
        moves.iter().all(|line| line.starts_with("keep ")),
        "{moves:?}"
    );
    let own: serde_json::Value = serde_json::from_str(&engine.ok("view B")).expect("JSON");
    let table: serde_json::Value = serde_json::from_str(&engine.ok("view table")).expect("JSON");
    assert!(own["view"]["own"].is_object() && table["view"]["own"].is_null());
    engine.error("play draw");
    engine.error("play keep nowhere-else");
    engine.error("view C");
    engine.error("view");
    engine.error("moves please");
    assert_eq!(engine.moves(), moves, "errors change nothing");
    engine.ok(&format!("play {}", moves[0]));
    assert_eq!(engine.ok("to-act"), "A");
    // A mistake does not end the running game.
    engine.error("new nederland 9 7");
    engine.error("new nederland 2 7 variant open-house");
    assert_eq!(engine.ok("to-act"), "A");
    assert_eq!(engine.ok("quit"), "");
    assert!(engine.process.wait().expect("sim ends").success());
}

#[test]
fn every_game_can_be_played_to_its_end_and_recorded() {
    let mut engine = Engine::start();
    for id in GameId::all() {
        let mut rng = Rng::new(3);
        engine.ok(&format!("new {} 2 5", id.slug()));
        assert_eq!(engine.play(5_000, &mut rng), "nobody");
        let record: String = serde_json::from_str(&engine.ok("record")).expect("a text");
        let record = Record::parse(&record).expect("a record");
        let state = record.replay(|_, _, _, _| {}).expect("by the rules");
        let scores: Vec<i16> = serde_json::from_str(&engine.ok("scores")).expect("numbers");
        assert_eq!(scores, state.scores().totals());
        engine.error("play draw");
    }
}

/// A line with bytes changed, left out, doubled or put in.
fn mutant(line: &str, rng: &mut Rng) -> Vec<u8> {
    let mut bytes = line.as_bytes().to_vec();
    for _ in 0..rng.random_range(1..6) {
        let place = rng.random_range(0..=bytes.len());
        let byte = rng.random::<u8>();
        match rng.random_range(0..4) {
            0 if place < bytes.len() => bytes[place] = byte,
            1 if place < bytes.len() => drop(bytes.remove(place)),
            2 => bytes.insert(place, byte),
            _ => bytes.extend_from_within(place.min(bytes.len())..),
        }
    }
    // One question has one line.
    bytes.retain(|byte| *byte != b'\n');
    bytes
}

#[test]
fn hostile_lines_get_one_line_of_error_and_the_game_goes_on() {
    let seed = std::env::var("ENGINE_SEED").map_or(1, |text| text.parse().expect("a number"));
    println!("ENGINE_SEED={seed}");
    let mut rng = Rng::new(seed);
    let mut engine = Engine::start();
    let mut refused = 0;
    for id in GameId::all() {
        engine.ok(&format!("new {} 2 {seed}", id.slug()));
        for _ in 0..150 {
            let moves = engine.moves();
            let mut lines: Vec<String> = moves.iter().map(|line| format!("play {line}")).collect();
            let others = [
                "view A",
                "view table",
                "scores",
                "record",
                "to-act",
                "games",
            ];
            lines.extend(others.map(str::to_owned));
            for _ in 0..8 {
                let line = mutant(lines.choose(&mut rng).expect("some lines"), &mut rng);
                // Bytes that happen to start a new game or end this one are not what this test is about.
                if !line.trim_ascii().starts_with(b"quit") && !line.trim_ascii().starts_with(b"new")
                {
                    refused += u32::from(engine.ask(&line).starts_with("error "));
                }
            }
            if engine.play(1, &mut rng) == "nobody" {
                break;
            }
        }
        assert_eq!(engine.play(5_000, &mut rng), "nobody", "{}", id.slug());
    }
    assert!(refused > 1_000, "{refused} refused");
    engine.error(&"x".repeat(1 << 17));
    assert_eq!(engine.ok("to-act"), "nobody", "a line too long is one line");
}

#[test]
fn a_bot_in_another_language_plays_whole_games() {
    let python = Command::new("python3").arg("--version").output();
    if !python.is_ok_and(|output| output.status.success()) {
        println!("skipped: there is no python3 here to run examples/bot.py");
        return;
    }
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/bot.py");
    for id in GameId::all() {
        let output = Command::new("python3")
            .args([bot, SIM, id.slug(), "2", "7"])
            .output()
            .expect("python starts");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}: {errors}", id.slug());
        let text = String::from_utf8(output.stdout).expect("text");
        let (moves, scores) = text.split_once("scores ").expect("the scores come last");
        let head = format!(
            "branchline record 1\ngame {}\nvariant standard\nseats 2\nfirst random\nseed 7\n",
            id.slug()
        );
        let record = Record::parse(&(head + moves)).expect("moves in notation");
        let state = record.replay(|_, _, _, _| {}).expect("by the rules");
        assert_eq!(state.to_act(), None, "to the end");
        let scores: Vec<i16> = scores
            .split_whitespace()
            .map(|word| word.parse().expect("a number"))
            .collect();
        assert_eq!(scores, state.scores().totals());
    }
}
