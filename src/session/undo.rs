//! Taking back: free until something hidden came to light or another seat acted.

use super::Session;
use super::update::{Effect, Refusal};
use crate::catalog::Seat;
use crate::engine::game::{GameState, Happening};
use crate::engine::table::Viewer;
use crate::save::Entry;

/// Why the last decision cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoUndo {
    /// Nothing was decided yet.
    #[error("nothing was decided yet")]
    Nothing,
    /// It brought something hidden to light.
    #[error("it brought something hidden to light")]
    Revealed,
    /// Somebody else has acted since, or has taken the device.
    #[error("somebody else has acted since")]
    AnotherSeat,
    /// A newer release reads the rules differently; what was before cannot be played again.
    #[error("the rules have changed since, and what was before cannot be played again")]
    RulesChanged,
    /// The game is over and counted.
    #[error("the game is over and counted")]
    GameOver,
}

impl Session {
    /// Why the last decision cannot be taken back; none if it can.
    pub fn why_no_undo(&self) -> Option<NoUndo> {
        let Some(seat) = self.last_to_decide() else {
            return Some(if self.before.is_empty() {
                NoUndo::Nothing
            } else {
                NoUndo::RulesChanged
            });
        };
        if self.is_over() {
            return Some(NoUndo::GameOver);
        }
        let own = self.sitters[seat.index()].is_person();
        // While the curtain is down nobody else has seen anything yet.
        let in_hand = self.holder.is_none_or(|holder| holder == seat);
        if !own || !in_hand {
            return Some(NoUndo::AnotherSeat);
        }
        let last = self.last_entry().filter(|_| !self.last_was_ahead());
        let reveals = last.is_some_and(|last| last.facts.iter().any(|fact| fact.reveals()));
        (reveals || self.has_seen_more(seat)).then_some(NoUndo::Revealed)
    }

    /// Whether what was just decided deserves a moment of second thoughts: wagons or cards were laid, and can be taken
    /// back.
    pub fn deserves_second_thoughts(&self) -> bool {
        let last = self.last_entry().filter(|_| !self.last_was_ahead());
        let laid = last.is_some_and(|last| {
            let mut seen = last.facts.iter().map(|fact| fact.seen_by(Viewer::Table));
            seen.any(|seen| seen.happening() == Happening::Laid)
        });
        laid && self.why_no_undo().is_none()
    }

    /// Who made the decision that undo would take back.
    pub fn last_to_decide(&self) -> Option<Seat> {
        let ahead = self.ahead.decisions.last().map(|(seat, _)| *seat);
        match self.last_was_ahead() {
            true => ahead,
            false => self.last_entry().map(|entry| entry.seat).or(ahead),
        }
    }

    /// The entry of the latest decision, without those that have joined the log behind it.
    fn last_entry(&self) -> Option<&Entry> {
        self.log.iter().rev().nth(self.ahead.joined)
    }

    /// Whether the latest decision waits for the log; while somebody has the device, only their own counts.
    fn last_was_ahead(&self) -> bool {
        let last = self.ahead.decisions.last();
        last.is_some_and(|(seat, _)| self.holder.is_none_or(|holder| holder == *seat))
    }

    /// Whether a decision that was taken back can be made again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    pub(super) fn undo(&mut self) -> Result<Vec<Effect>, Refusal> {
        if let Some(reason) = self.why_no_undo() {
            return Err(Refusal::Undo(reason));
        }
        let (seat, action) = if self.last_was_ahead() {
            self.ahead.decisions.pop()
        } else {
            self.leave_log();
            self.log.pop().map(|last| (last.seat, last.action))
        }
        .ok_or(Refusal::Undo(NoUndo::Nothing))?;
        self.state = self.replayed(self.log.len());
        self.undone.push((seat, action));
        self.position += 1;
        // Whoever takes back goes on with the device in hand.
        self.holder = Some(seat);
        let mut effects = vec![Effect::Save];
        effects.extend(self.go_on());
        Ok(effects)
    }

    /// The position after a number of decisions of the log.
    pub(super) fn replayed(&self, count: usize) -> GameState {
        let mut state = self.base.clone();
        for entry in self.log.iter().take(count) {
            state
                .apply(entry.seat, entry.action)
                .expect("it was allowed the first time");
        }
        state
    }

    pub(super) fn redo(&mut self) -> Result<Vec<Effect>, Refusal> {
        let (seat, action) = self.undone.last().copied().ok_or(Refusal::NothingToRedo)?;
        let effects = self.note(seat, action, None)?;
        self.undone.pop();
        Ok(effects)
    }
}
