//! One door in: everything that changes a running game is a message, and everything that the outside has to do
//! about it is an effect.

use super::Session;
use super::undo::NoUndo;
use crate::catalog::{Card, Seat};
use crate::engine::game::{Action, Sighting};
use crate::engine::table::{RuleError, Viewer};
use crate::save::Entry;

/// What can happen to a running game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The person who holds the device decides.
    Act(Action),
    /// A person takes the device and lifts the curtain.
    LiftCurtain(Seat),
    /// A bot has decided.
    BotChose {
        /// The position it was asked about.
        position: u64,
        /// What it has decided.
        action: Action,
        /// How many rounds it thought about it; none if a simple move was made for it.
        rounds: Option<u32>,
    },
    /// A bot could not decide.
    BotFailed {
        /// The position it was asked about.
        position: u64,
    },
    /// The last decision is taken back.
    Undo,
    /// A decision that was taken back is made again.
    Redo,
    /// The person who holds the device has asked for a hint.
    Hinted,
}

/// What the outside has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Keep the game.
    Save,
    /// Show and tell what happened, as whoever looks now may see it.
    Tell(Vec<Sighting>),
    /// Show a person the card that they drew blind, since the device leaves their hands with it.
    LastLook {
        /// Who drew.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// Hide everything and ask this person to take the device.
    LowerCurtain(Seat),
    /// Ask the bot of this seat about this position.
    AskBot {
        /// The seat.
        seat: Seat,
        /// The position.
        position: u64,
    },
    /// Note that a bot failed and a simple legal move was made for it.
    NoteBotFailure(Seat),
    /// Count the points.
    Finish,
}

/// Why a message changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// A rule forbids it.
    #[error("{0}")]
    Rule(RuleError),
    /// It cannot be taken back.
    #[error("{0}")]
    Undo(NoUndo),
    /// Nothing was taken back.
    #[error("nothing was taken back")]
    NothingToRedo,
    /// The person whose turn it is has not taken the device yet.
    #[error("the person whose turn it is has not taken the device yet")]
    CurtainDown,
    /// The answer is to an old question.
    #[error("the answer is to an old question")]
    Stale,
    /// The rules allow it, but the lesson asks for something else.
    #[error("the lesson asks for something else")]
    NotAsked,
}

impl From<RuleError> for Refusal {
    fn from(error: RuleError) -> Refusal {
        Refusal::Rule(error)
    }
}

impl Session {
    /// Takes a message; tells what to do about it, or why it changes nothing.
    pub fn update(&mut self, msg: Msg) -> Result<Vec<Effect>, Refusal> {
        match msg {
            Msg::Act(action) => self.act(action),
            Msg::LiftCurtain(seat) => self.lift_curtain(seat),
            Msg::BotChose {
                position,
                action,
                rounds,
            } => self.bot_chose(position, action, rounds),
            Msg::BotFailed { position } => self.bot_failed(position),
            Msg::Undo => self.undo(),
            Msg::Redo => self.redo(),
            Msg::Hinted => self.hinted(),
        }
    }

    /// What to do first when a game is opened: lower the curtain, or ask a bot.
    pub fn open(&mut self) -> Vec<Effect> {
        self.go_on()
    }

    fn act(&mut self, action: Action) -> Result<Vec<Effect>, Refusal> {
        let seat = self.to_act().ok_or(RuleError::GameOver)?;
        if !self.sitters[seat.index()].is_person() {
            return Err(RuleError::NotYourTurn { to_act: seat }.into());
        }
        if self.curtain().is_some() {
            return Err(Refusal::CurtainDown);
        }
        self.decide(seat, action, None)
    }

    fn lift_curtain(&mut self, seat: Seat) -> Result<Vec<Effect>, Refusal> {
        match self.curtain() {
            Some(waiting) if waiting == seat => {
                self.holder = Some(seat);
                Ok(Vec::new())
            }
            Some(waiting) => Err(RuleError::NotYourTurn { to_act: waiting }.into()),
            None => Ok(Vec::new()),
        }
    }

    /// Hints are counted, and nothing else.
    fn hinted(&mut self) -> Result<Vec<Effect>, Refusal> {
        let seat = self.holder.ok_or(Refusal::CurtainDown)?;
        let sitter = &mut self.sitters[seat.index()];
        sitter.hints = sitter.hints.saturating_add(1);
        Ok(vec![Effect::Save])
    }

    fn bot_chose(
        &mut self,
        position: u64,
        action: Action,
        rounds: Option<u32>,
    ) -> Result<Vec<Effect>, Refusal> {
        let seat = self.asked_bot(position)?;
        match self.decide(seat, action, rounds) {
            Ok(effects) => Ok(effects),
            // A bot that breaks the rules has failed; the game goes on all the same.
            Err(_) => self.bot_failed(position),
        }
    }

    /// The bot that was asked about a position, if the game still waits for it.
    fn asked_bot(&self, position: u64) -> Result<Seat, Refusal> {
        let waiting = self.bot_to_act().filter(|_| position == self.position);
        waiting.map(|(seat, _)| seat).ok_or(Refusal::Stale)
    }

    fn bot_failed(&mut self, position: u64) -> Result<Vec<Effect>, Refusal> {
        let seat = self.asked_bot(position)?;
        let view = self.state.view(Viewer::Seat(seat));
        let action = view.simple_move().ok_or(RuleError::GameOver)?;
        let mut effects = vec![Effect::NoteBotFailure(seat)];
        effects.extend(self.decide(seat, action, None)?);
        Ok(effects)
    }

    fn decide(
        &mut self,
        seat: Seat,
        action: Action,
        rounds: Option<u32>,
    ) -> Result<Vec<Effect>, Refusal> {
        let effects = self.note(seat, action, rounds)?;
        self.undone.clear();
        Ok(effects)
    }

    /// Notes a decision in the log, or ahead of it where the log does not ask for it yet.
    pub(super) fn note(
        &mut self,
        seat: Seat,
        action: Action,
        rounds: Option<u32>,
    ) -> Result<Vec<Effect>, RuleError> {
        if self.note_ahead(seat, action)? {
            let mut effects = vec![Effect::Save];
            effects.extend(self.go_on());
            return Ok(effects);
        }
        self.enter(seat, action, rounds)?;
        self.join_log();
        Ok(self.after_entry())
    }

    /// Enters a decision into the log, if the rules allow it.
    pub(super) fn enter(
        &mut self,
        seat: Seat,
        action: Action,
        rounds: Option<u32>,
    ) -> Result<(), RuleError> {
        let facts = self.state.apply(seat, action)?;
        self.log.push(Entry {
            seat,
            action,
            rounds,
            facts,
        });
        self.position += 1;
        Ok(())
    }

    /// What follows from the latest entry.
    fn after_entry(&mut self) -> Vec<Effect> {
        let holder = self.holder;
        let next = self.go_on();
        let mut effects = vec![Effect::Save];
        effects.push(Effect::Tell(self.latest_seen()));
        effects.extend(self.last_look(holder));
        effects.extend(next);
        effects
    }

    /// What the person who held the device has drawn blind, if it leaves their hands with that.
    fn last_look(&self, holder: Option<Seat>) -> Option<Effect> {
        let seat = holder.filter(|seat| !self.is_over() && self.holder != Some(*seat))?;
        let facts = &self.log.last()?.facts;
        let seen = facts.iter().map(|fact| fact.seen_by(Viewer::Seat(seat)));
        let (_, card) = { seen }
            .filter_map(|seen| seen.drawn())
            .find(|(drawer, _)| *drawer == seat)?;
        Some(Effect::LastLook { seat, card })
    }

    /// Who has to do something now. Whoever's turn is over no longer holds the device, unless nobody else could.
    pub(super) fn go_on(&mut self) -> Vec<Effect> {
        let several = super::seats::people(&self.sitters).len() != 1;
        self.look_ahead();
        let Some(seat) = self.to_act() else {
            return vec![Effect::Finish];
        };
        if several && self.holder != Some(seat) && !self.device_stays() {
            self.holder = None;
        }
        match self.sitters[seat.index()].is_person() {
            false => vec![Effect::AskBot {
                seat,
                position: self.position,
            }],
            true if self.holder == Some(seat) => Vec::new(),
            true => vec![Effect::LowerCurtain(seat)],
        }
    }
}
