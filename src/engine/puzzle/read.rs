//! A puzzle as a line of text.

use super::{MOST_CHOICES, Puzzle, Task};
use crate::catalog::{Game, GameId, TicketId, TicketSet, TrackId, TrackSet, game};

/// What can be wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleFault {
    /// No number, no level, or no task that the game has.
    #[error("no number, no level, or no task that the game has")]
    NoTask,
    /// A field is missing, or holds something that the game does not have.
    #[error("the field {0} is missing, or holds something that the game does not have")]
    Field(&'static str),
    /// Nothing to pick, or too much.
    #[error("nothing to pick, or too much")]
    Choices,
}

impl Puzzle {
    /// The puzzle of a line.
    pub fn parse(id: GameId, line: &str) -> Result<Puzzle, PuzzleFault> {
        let mut words = line.split_whitespace();
        let number = words.next().and_then(|word| word.parse().ok());
        let level = words.next().and_then(|word| word.strip_prefix("level="));
        let level = level.and_then(|level| level.parse().ok());
        let task = words.next().ok_or(PuzzleFault::NoTask)?;
        let fields = Fields {
            game: game(id),
            words: words.collect(),
        };
        let puzzle = Puzzle {
            game: id,
            number: number.ok_or(PuzzleFault::NoTask)?,
            level: level.ok_or(PuzzleFault::NoTask)?,
            task: fields.task(task)?,
        };
        match puzzle.choices().len() {
            1..=MOST_CHOICES => Ok(puzzle),
            _ => Err(PuzzleFault::Choices),
        }
    }

    /// The line of a puzzle.
    pub fn write(&self) -> String {
        let tracks_of = |set: &TrackSet| list(set.iter().map(|track| track.index()));
        let tickets_of = |set: &TicketSet| list(set.iter().map(|ticket| ticket.index()));
        let tracks = |list_of: &[TrackId]| list(list_of.iter().map(|track| track.index()));
        let tickets = |list_of: &[TicketId]| list(list_of.iter().map(|ticket| ticket.index()));
        let task = match &self.task {
            Task::Keep { tracks, choose } => {
                format!(
                    "keep tracks={} choose={}",
                    tracks_of(tracks),
                    tickets(choose)
                )
            }
            Task::LastTurn {
                tracks: own,
                tickets,
                choose,
            } => format!(
                "last tracks={} tickets={} choose={}",
                tracks_of(own),
                tickets_of(tickets),
                tracks(choose)
            ),
            Task::Complete {
                tracks: own,
                ticket,
                choose,
            } => format!(
                "complete tracks={} ticket={} choose={}",
                tracks_of(own),
                ticket.index() + 1,
                tracks(choose)
            ),
            Task::Longest { tracks, choose } => {
                let lengths: Vec<String> = choose.iter().map(u16::to_string).collect();
                format!(
                    "longest tracks={} choose={}",
                    tracks_of(tracks),
                    lengths.join(",")
                )
            }
            Task::Pile { pile, choose } => format!("pile cards={pile} choose={}", tickets(choose)),
        };
        format!("{} level={} {task}", self.number, self.level)
    }
}

/// Numbers as in the map files, which count from 1.
fn list(places: impl Iterator<Item = usize>) -> String {
    let numbers: Vec<String> = places.map(|place| (place + 1).to_string()).collect();
    numbers.join(",")
}

struct Fields<'a> {
    game: &'static Game,
    words: Vec<&'a str>,
}

impl Fields<'_> {
    fn task(&self, word: &str) -> Result<Task, PuzzleFault> {
        match (word, self.game) {
            ("keep", Game::Rail(_)) => Ok(Task::Keep {
                tracks: self.tracks("tracks")?.into_iter().collect(),
                choose: self.tickets("choose")?,
            }),
            ("last", Game::Rail(_)) => Ok(Task::LastTurn {
                tracks: self.tracks("tracks")?.into_iter().collect(),
                tickets: self.tickets("tickets")?.into_iter().collect(),
                choose: self.tracks("choose")?,
            }),
            ("complete", Game::Rail(_)) => Ok(Task::Complete {
                tracks: self.tracks("tracks")?.into_iter().collect(),
                ticket: { self.tickets("ticket")?.into_iter().next() }
                    .ok_or(PuzzleFault::Field("ticket"))?,
                choose: self.tracks("choose")?,
            }),
            ("longest", Game::Rail(_)) => Ok(Task::Longest {
                tracks: self.tracks("tracks")?.into_iter().collect(),
                choose: self.numbers("choose")?,
            }),
            ("pile", Game::Yard(_)) => Ok(Task::Pile {
                pile: { self.get("cards").and_then(|text| text.parse().ok()) }
                    .ok_or(PuzzleFault::Field("cards"))?,
                choose: self.tickets("choose")?,
            }),
            _ => Err(PuzzleFault::NoTask),
        }
    }

    fn get(&self, name: &str) -> Option<&str> {
        let fields = self.words.iter().filter_map(|word| word.split_once('='));
        { fields }.find_map(|(key, value)| (key == name).then_some(value))
    }

    fn numbers(&self, name: &'static str) -> Result<Vec<u16>, PuzzleFault> {
        let numbers = self.get(name).map(|text| {
            let numbers = text.split(',').map(str::parse);
            numbers.collect::<Result<Vec<u16>, _>>()
        });
        numbers.and_then(Result::ok).ok_or(PuzzleFault::Field(name))
    }

    /// Places of a list with so many entries.
    fn places(&self, name: &'static str, count: usize) -> Result<Vec<usize>, PuzzleFault> {
        let place = |number: u16| usize::from(number).checked_sub(1).filter(|at| *at < count);
        let places = self.numbers(name)?.into_iter().map(place);
        { places.collect::<Option<_>>() }.ok_or(PuzzleFault::Field(name))
    }

    fn tracks(&self, name: &'static str) -> Result<Vec<TrackId>, PuzzleFault> {
        let count = self.game.rail().map_or(0, |game| game.tracks().len());
        let places = self.places(name, count)?;
        Ok(places.into_iter().map(TrackId::at).collect())
    }

    fn tickets(&self, name: &'static str) -> Result<Vec<TicketId>, PuzzleFault> {
        let count = match self.game {
            Game::Rail(game) => game.tickets().len(),
            Game::Yard(game) => game.tickets().len(),
        };
        let places = self.places(name, count)?;
        Ok(places.into_iter().map(TicketId::at).collect())
    }
}
