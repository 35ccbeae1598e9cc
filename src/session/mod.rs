//! One running game: who sits at the table, what was decided, what may be taken back, and whose eyes may look.

mod announcements;
mod challenge;
mod check;
mod coach;
mod daily;
mod hinting;
mod keys;
mod lesson;
mod lesson_progress;
mod opening;
mod pace;
mod recap;
mod replay;
mod review;
mod review_found;
mod rule;
mod seats;
mod sheet;
mod sitting;
mod stop;
mod undo;
mod update;
mod what_if;

pub use announcements::{Announcements, Said};
pub use challenge::{Chair, Challenge, ChallengeError, MOST_SIGNS};
pub use check::{Checked, Checker, Doubt, seal};
pub use coach::{Coach, known_as, newcomers, tips_at};
pub use daily::{PAR_LEVELS, ParRun, daily_deal, daily_terms};
pub use hinting::{Depth, Hinting};
pub use keys::{Aloud, Deed, Ground, deed, shortcuts};
pub use lesson::{Awaits, Lessoning};
pub use lesson_progress::LessonProgress;
pub use pace::Pace;
pub use recap::{Recap, RecapEntry};
pub use replay::Replay;
pub use review::Reviewer;
pub use review_found::{Found, Luck, Moment, MomentKind, Point};
pub use rule::rule_at;
pub use seats::{Player, Sitter, clean_name};
pub use sheet::{Now, Panel, Sheet, Step, Turned};
pub use sitting::Sitting;
pub use stop::{Pull, Stop};
pub use undo::NoUndo;
pub use update::{Effect, Msg, Refusal};
pub use what_if::what_if;

use serde_json::{Map, Value};

use crate::bots::protocol::{Patience, Question};
use crate::bots::{Level, Temperament};
use crate::catalog::{Game, Seat, game};
use crate::engine::game::{Action, GameState, PlayerView, Scores};
use crate::engine::table::{Setup, SetupError, Viewer};
use crate::save::{Entry, Loaded, Played, Running, SaveFile, Terms};

/// A running game for any mix of people and bots.
#[derive(Clone, Debug)]
pub struct Session {
    setup: Setup,
    sitters: Vec<Sitter>,
    /// What it was started under, if the same game is to be had on another device.
    terms: Option<Terms>,
    /// The position from which the log is played: the start, or where a changed rule made the game go on.
    base: GameState,
    /// Decisions before the base as they were saved: they can only be kept, not played again.
    before: Vec<String>,
    log: Vec<Entry>,
    /// Decisions taken back, the latest last.
    undone: Vec<(Seat, Action)>,
    state: GameState,
    /// What people have decided before the log asks for it.
    ahead: opening::Ahead,
    /// The person who holds the device with the curtain up. Always the same one if only one person plays.
    holder: Option<Seat>,
    /// Grows with every change, so that an answer to an old question can be told from one to the present.
    position: u64,
    /// What another release has written into the save, to be written back.
    unknown: Map<String, Value>,
}

impl Session {
    /// A new game.
    pub fn new(setup: Setup, sitters: Vec<Sitter>) -> Result<Session, SetupError> {
        let start = GameState::new(&setup)?;
        Ok(Session::from_base(setup, sitters, start))
    }

    /// The same game under terms that hold on every device.
    pub fn under(self, terms: Terms) -> Session {
        Session {
            terms: Some(terms),
            ..self
        }
    }

    /// A game that was saved goes on where it stopped, with the curtain down.
    pub fn resume(loaded: Loaded) -> Session {
        let sitters = loaded.seats.into_iter().map(Sitter::from_entry).collect();
        let mut session = Session {
            terms: loaded.terms,
            before: loaded.before,
            position: loaded.log.len() as u64,
            log: loaded.log,
            state: loaded.state,
            unknown: loaded.unknown,
            ..Session::from_base(loaded.setup, sitters, loaded.base)
        };
        session.take_up(loaded.ahead);
        session.look_ahead();
        session
    }

    fn from_base(setup: Setup, sitters: Vec<Sitter>, base: GameState) -> Session {
        let people: Vec<Seat> = seats::people(&sitters);
        let holder = match people[..] {
            [only] => Some(only),
            _ => None,
        };
        let state = base.clone();
        let mut session = Session {
            setup,
            sitters,
            terms: None,
            base,
            before: Vec::new(),
            log: Vec::new(),
            undone: Vec::new(),
            state,
            ahead: opening::Ahead::default(),
            holder,
            position: 0,
            unknown: Map::new(),
        };
        session.look_ahead();
        session
    }

    /// The table as the one sees it who is to decide.
    fn table(&self) -> &GameState {
        self.ahead.table.as_ref().unwrap_or(&self.state)
    }

    /// The game's data.
    pub fn game(&self) -> &'static Game {
        game(self.setup.game)
    }

    /// How the game started; with the same seed the deal is the same again.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What it was started under.
    pub fn terms(&self) -> Option<Terms> {
        self.terms
    }

    /// Who sits where.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// Who decides now; nobody when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.table().to_act()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state.to_act().is_none()
    }

    /// Decisions so far.
    pub fn action_count(&self) -> usize {
        self.before.len() + self.log.len()
    }

    /// The number of the present position.
    pub fn position(&self) -> u64 {
        self.position
    }

    /// The person who must take the device before the game can go on.
    pub fn curtain(&self) -> Option<Seat> {
        let seat = self.to_act()?;
        let waiting = self.sitters[seat.index()].is_person() && self.holder != Some(seat);
        waiting.then_some(seat)
    }

    /// Whose eyes may look at the screen now.
    pub fn viewer(&self) -> Viewer {
        self.holder.map_or(Viewer::Table, Viewer::Seat)
    }

    /// The game as the screen may show it.
    pub fn view(&self) -> PlayerView {
        self.table().view(self.viewer())
    }

    /// The bot that has to decide, and how strong it is.
    pub fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let seat = self.to_act()?;
        match &self.sitters[seat.index()].player {
            Player::Person => None,
            // A save may name a level that this release does not have.
            Player::Bot(level) => Some((seat, Level::from_slug(level).unwrap_or(Level::Regular))),
        }
    }

    /// Whom to ask what, if a bot has to decide. Everything but the patience follows from the set-up and the
    /// decisions so far, so that the same rounds of thought give the same answer for ever. Where the game has terms,
    /// these say how long the bot thinks.
    pub fn question(&self, patience: Patience) -> Option<Question> {
        let (seat, level) = self.bot_to_act()?;
        let Setup { seed, .. } = self.setup;
        // In 32 bits, as browsers have always counted it, so that a bot likes the same things on every machine.
        let likes = (seed as u32).wrapping_add(u32::from(seat.0)) as usize % Temperament::ALL.len();
        let decisions = self.action_count() as u64;
        let fixed = self.terms.and_then(Terms::rounds).map(Patience::Rounds);
        Some(Question {
            position: self.position,
            level,
            temperament: Temperament::ALL[likes],
            seed: seed ^ decisions.rotate_left(32) ^ u64::from(seat.0),
            patience: fixed.unwrap_or(patience),
            view: self.state.view(Viewer::Seat(seat)),
        })
    }

    /// The count, once the game is over.
    pub fn scores(&self) -> Option<Scores> {
        self.is_over().then(|| self.state.scores())
    }

    /// The entry for the records, once the game is over.
    pub fn played(&self, ended_ms: u64) -> Option<Played> {
        let over = self.is_over();
        over.then(|| Played::new(&self.save(), &self.state, ended_ms))
    }

    /// The game as a save.
    pub fn save(&self) -> SaveFile {
        SaveFile::new(Running {
            setup: &self.setup,
            seats: self.sitters.iter().map(Sitter::to_entry).collect(),
            terms: self.terms,
            before: &self.before,
            log: &self.log,
            ahead: &self.ahead.decisions,
            state: &self.state,
            unknown: &self.unknown,
        })
    }
}
