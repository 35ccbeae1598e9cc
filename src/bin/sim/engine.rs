//! `sim engine`: a game over standard input and output, a line in and a line out, for bots in any language.
//! `examples/ENGINE.md` describes it.

use std::io::{self, BufRead, Read, Write};

use branchline::catalog::{GameId, Seat, SeatSet, Variant, game};
use branchline::engine::game::{Action, GameState};
use branchline::engine::record::{Record, letter_seat};
use branchline::engine::table::{Setup, Viewer};

/// Longer than any line that means something.
const LONGEST: u64 = 1 << 16;

/// Answers lines until there are no more.
pub fn engine(words: &[String]) -> Result<(), String> {
    if !words.is_empty() {
        return Err("«sim engine» takes no options; it reads lines.".to_owned());
    }
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut engine = Engine::default();
    while let Some(line) = next_line(&mut input).map_err(|error| error.to_string())? {
        let answer = line.and_then(|line| engine.answer(&line));
        let said = match answer {
            Ok(Answer::Said(text)) if text.is_empty() => writeln!(output, "ok"),
            Ok(Answer::Said(text)) => writeln!(output, "ok {text}"),
            Ok(Answer::Bye) => return writeln!(output, "ok").map_err(|error| error.to_string()),
            Err(sentence) => writeln!(output, "error {sentence}"),
        };
        // The other side may have hung up.
        if said.and_then(|()| output.flush()).is_err() {
            return Ok(());
        }
    }
    Ok(())
}

/// The next line, or what is wrong with it; none at the end of the input.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, String>>> {
    let mut bytes = Vec::new();
    if input.take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() as u64 == LONGEST && bytes.last() != Some(&b'\n') {
        // Skip the rest of the overlong line.
        input.skip_until(b'\n')?;
        return Ok(Some(Err("the line is too long.".to_owned())));
    }
    let text = String::from_utf8(bytes).map_err(|_| "the line is not UTF-8.".to_owned());
    Ok(Some(text))
}

enum Answer {
    Said(String),
    Bye,
}

/// One running game.
#[derive(Default)]
struct Engine {
    table: Option<Table>,
}

struct Table {
    setup: Setup,
    state: GameState,
    actions: Vec<(Seat, Action)>,
}

impl Engine {
    fn answer(&mut self, line: &str) -> Result<Answer, String> {
        let line = line.trim();
        let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        Ok(Answer::Said(match verb {
            "games" => GameId::all()
                .map(GameId::slug)
                .collect::<Vec<_>>()
                .join(" "),
            "new" => {
                self.table = Some(Table::new(rest)?);
                String::new()
            }
            "quit" => return Ok(Answer::Bye),
            _ => {
                let known = ["to-act", "view", "moves", "play", "scores", "record"];
                if !known.contains(&verb) {
                    return Err(format!("say games, new, {} or quit.", known.join(", ")));
                }
                let table = self.table.as_mut().ok_or("no game has begun; say new.")?;
                table.answer(verb, rest)?
            }
        }))
    }
}

impl Table {
    /// `nordic 2 7 variant no-tolls first B open-piles AB`: a new game.
    fn new(line: &str) -> Result<Table, String> {
        let mut words = line.split_ascii_whitespace();
        let mut next = || words.next();
        let id = next().and_then(GameId::from_slug);
        let id = id.ok_or("say which game; games lists them.")?;
        let seats = next().and_then(|word| word.parse().ok());
        let seats = seats.ok_or("say how many play.")?;
        let seed = next().and_then(|word| word.parse().ok());
        let seed = seed.ok_or("say a seed, a whole number.")?;
        let mut setup = Setup::new(id, seats, seed);
        while let Some(option) = next() {
            let value = next().ok_or("an option needs a value.")?;
            match option {
                "variant" => {
                    setup.variant = Variant::from_slug(value).ok_or("there is no such variant.")?;
                }
                "first" => setup.first = Some(seat(value)?),
                "open-piles" => setup.open_piles = letters(value)?,
                _ => return Err("the options are variant, first and open-piles.".to_owned()),
            }
        }
        let state = GameState::new(&setup).map_err(|error| format!("{error}."))?;
        Ok(Table {
            setup,
            state,
            actions: Vec::new(),
        })
    }

    fn answer(&mut self, verb: &str, rest: &str) -> Result<String, String> {
        match (verb, rest) {
            ("play", line) => self.play(line).map(|()| String::new()),
            ("view", "table") => json(&self.state.view(Viewer::Table)),
            ("view", letter) => {
                let seat = seat(letter)?;
                if seat.0 >= self.setup.seats {
                    return Err("nobody sits there.".to_owned());
                }
                json(&self.state.view(Viewer::Seat(seat)))
            }
            (_, rest) if !rest.is_empty() => Err(format!("nothing follows {verb}.")),
            ("to-act", _) => Ok(self
                .to_act()
                .map_or("nobody".to_owned(), |seat| seat.to_string())),
            ("moves", _) => json(&self.moves()),
            ("scores", _) => json(&self.state.scores().totals()),
            _ => json(&self.record().write()),
        }
    }

    fn to_act(&self) -> Option<Seat> {
        self.state.to_act()
    }

    fn moves(&self) -> Vec<String> {
        let mut actions = Vec::new();
        if let Some(seat) = self.to_act() {
            self.state
                .view(Viewer::Seat(seat))
                .legal_actions(&mut actions);
        }
        let game = game(self.setup.game);
        actions.iter().map(|action| action.write(game)).collect()
    }

    fn play(&mut self, line: &str) -> Result<(), String> {
        let action =
            Action::parse(game(self.setup.game), line).map_err(|error| format!("{error}."))?;
        let seat = self.to_act().ok_or("the game is over.")?;
        self.state
            .apply(seat, action)
            .map_err(|error| format!("{error}."))?;
        self.actions.push((seat, action));
        Ok(())
    }

    fn record(&self) -> Record {
        Record {
            setup: self.setup,
            actions: self.actions.clone(),
        }
    }
}

fn seat(letter: &str) -> Result<Seat, String> {
    letter_seat(letter).ok_or_else(|| "seats are letters, A to E.".to_owned())
}

fn letters(text: &str) -> Result<SeatSet, String> {
    let mut sign = [0; 4];
    text.chars()
        .map(|letter| seat(letter.encode_utf8(&mut sign)))
        .collect()
}

fn json(value: &impl serde::Serialize) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| error.to_string())
}
