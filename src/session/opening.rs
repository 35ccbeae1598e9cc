//! Before the first turn: whoever has the device decides everything at once, so that it goes round only once. The log keeps
//! the order of the rules; what was decided ahead of it waits here and joins it when its turn comes.

use super::{Session, seats};
use crate::catalog::Seat;
use crate::engine::game::{Action, Early, GameState};
use crate::engine::table::{RuleError, Viewer};
use crate::save::Entry;

/// What was decided ahead of the log.
#[derive(Clone, Debug, Default)]
pub(super) struct Ahead {
    /// The decisions, the latest last.
    pub decisions: Vec<(Seat, Action)>,
    /// The table as the person sees it who decides ahead now.
    pub table: Option<GameState>,
    /// How many decisions have joined the log behind the latest one.
    pub joined: usize,
}

impl Session {
    /// Takes up what was decided ahead when the game was saved, as far as the rules still allow it.
    pub(super) fn take_up(&mut self, decisions: Vec<(Seat, Action)>) {
        for (seat, action) in decisions {
            let sitter = self.sitters.get(seat.index());
            if sitter.is_some_and(|sitter| sitter.is_person())
                && let Early::Asks(mut table) = self.early(seat)
                && table.apply(seat, action).is_ok()
            {
                self.ahead.decisions.push((seat, action));
            }
        }
    }

    /// Notes a decision ahead of the log, if the rules allow it.
    pub(super) fn note_ahead(&mut self, seat: Seat, action: Action) -> Result<bool, RuleError> {
        let Some(table) = &self.ahead.table else {
            return Ok(false);
        };
        table.clone().apply(seat, action)?;
        self.ahead.decisions.push((seat, action));
        self.ahead.joined = 0;
        self.position += 1;
        Ok(true)
    }

    /// What was decided ahead joins the log as far as its turn has come.
    pub(super) fn join_log(&mut self) {
        self.ahead.joined = 0;
        while let Some(seat) = self.state.to_act()
            && let decisions = &mut self.ahead.decisions
            && let Some(index) = decisions.iter().position(|(other, _)| *other == seat)
        {
            let (seat, action) = decisions.remove(index);
            if self.enter(seat, action, None).is_err() {
                break;
            }
            self.ahead.joined += 1;
        }
    }

    /// What has joined the log behind the latest decision leaves it again.
    pub(super) fn leave_log(&mut self) {
        let joined = std::mem::take(&mut self.ahead.joined);
        let stays = self.log.len().saturating_sub(joined);
        let left = self.log.drain(stays..);
        let decisions = left.map(|Entry { seat, action, .. }| (seat, action));
        self.ahead.decisions.extend(decisions);
    }

    /// Whether somebody decides ahead now. Whoever has the device goes on as long as there is something to decide.
    pub(super) fn look_ahead(&mut self) {
        self.ahead.table = self.asked_ahead().and_then(|seat| match self.early(seat) {
            Early::Asks(table) => Some(table),
            Early::Waits | Early::Done => None,
        });
    }

    /// The person to ask before the log asks somebody. Whoever has the first turn comes last and goes on with it.
    fn asked_ahead(&self) -> Option<Seat> {
        let people = seats::people(&self.sitters);
        self.state.opening().filter(|_| people.len() > 1)?;
        let due = self.state.to_act()?;
        if let Some(holder) = self.holder
            && matches!(self.early(holder), Early::Asks(_))
        {
            return Some(holder).filter(|holder| *holder != due);
        }
        if !people.contains(&due) {
            return None;
        }
        let (before, after): (Vec<Seat>, Vec<Seat>) = people.iter().partition(|seat| **seat < due);
        let later = after.into_iter().chain(before).filter(|seat| *seat != due);
        { later }.find(|seat| self.decides_at_once(*seat))
    }

    /// Whether a seat can make all its decisions before the first turn now, one after the other.
    fn decides_at_once(&self, seat: Seat) -> bool {
        let mut decisions = self.ahead.decisions.clone();
        let known = decisions.len();
        loop {
            match self.state.early(seat, &decisions) {
                Early::Asks(table) => match table.view(Viewer::Seat(seat)).simple_move() {
                    Some(action) => decisions.push((seat, action)),
                    None => return false,
                },
                Early::Waits => return false,
                Early::Done => return decisions.len() > known,
            }
        }
    }

    /// Whether a person has seen something with their latest decision: tickets that came of a split.
    pub(super) fn has_seen_more(&self, seat: Seat) -> bool {
        self.state.opening().is_some() && matches!(self.early(seat), Early::Asks(_))
    }

    /// Whether only bots decide until it is the holder's turn, so that the device stays where it is.
    pub(super) fn device_stays(&self) -> bool {
        let people = seats::people(&self.sitters);
        let done = |seat: &Seat| matches!(self.early(*seat), Early::Done);
        let Some(due) = self.state.to_act() else {
            return false;
        };
        let from = self.state.opening().unwrap_or(due);
        let next = people.iter().find(|seat| **seat >= from).or(people.first());
        !people.contains(&due) && people.iter().all(done) && next.copied() == self.holder
    }

    fn early(&self, seat: Seat) -> Early<GameState> {
        self.state.early(seat, &self.ahead.decisions)
    }
}
