//! Taking back: free until something hidden came to light or another seat acted.

use super::Session;
use super::update::{Effect, Refusal};

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
        let Some(last) = self.log.last() else {
            return Some(if self.before.is_empty() {
                NoUndo::Nothing
            } else {
                NoUndo::RulesChanged
            });
        };
        if self.is_over() {
            return Some(NoUndo::GameOver);
        }
        let own = self.sitters[last.seat.index()].is_person();
        // While the curtain is down nobody else has seen anything yet.
        let in_hand = self.holder.is_none_or(|holder| holder == last.seat);
        if !own || !in_hand {
            return Some(NoUndo::AnotherSeat);
        }
        last.facts
            .iter()
            .any(|fact| fact.reveals())
            .then_some(NoUndo::Revealed)
    }

    /// Whether a decision that was taken back can be made again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    pub(super) fn undo(&mut self) -> Result<Vec<Effect>, Refusal> {
        if let Some(reason) = self.why_no_undo() {
            return Err(Refusal::Undo(reason));
        }
        let last = self.log.pop().ok_or(Refusal::Undo(NoUndo::Nothing))?;
        let mut state = self.base.clone();
        for entry in &self.log {
            state
                .apply(entry.seat, entry.action)
                .expect("it was allowed the first time");
        }
        self.state = state;
        self.undone.push((last.seat, last.action));
        self.position += 1;
        // Whoever takes back goes on with the device in hand.
        self.holder = Some(last.seat);
        let mut effects = vec![Effect::Save];
        effects.extend(self.go_on());
        Ok(effects)
    }

    pub(super) fn redo(&mut self) -> Result<Vec<Effect>, Refusal> {
        let (seat, action) = self.undone.last().copied().ok_or(Refusal::NothingToRedo)?;
        self.enter(seat, action, None)?;
        self.undone.pop();
        Ok(self.after_entry())
    }
}
