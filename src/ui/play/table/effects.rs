//! Messages to the session, and what the page does about their effects.

use leptos::prelude::*;

use super::store::{Hint, Tab, TableStore};
use super::{bots, count_show, keep};
use crate::engine::game::{Action, Moment};
use crate::engine::table::{Cards, TicketSet};
use crate::platform::tabs::Hold;
use crate::session::{Effect, Msg};

impl TableStore {
    /// The person who holds the device decides.
    pub fn act(self, action: Action) {
        self.hurry.set(false);
        self.send(Msg::Act(action));
    }

    /// Sends a message; a refusal explains itself.
    pub fn send(self, msg: Msg) {
        // A tab that does not write must not act either: its decisions would be lost. And what lies on the map
        // already is decided: nothing else may be before the game knows it.
        let is_elsewhere = matches!(self.hold.get_untracked(), Hold::Elsewhere | Hold::Lost);
        if is_elsewhere || self.laying.get_untracked().is_some() {
            return;
        }
        let deed = matches!(msg, Msg::Act(_) | Msg::Undo | Msg::Redo);
        let mut outcome = None;
        self.session.try_maybe_update(|session| {
            let done = session.update(msg);
            let changed = done.is_ok();
            outcome = Some(done);
            (changed, ())
        });
        match outcome {
            Some(Ok(effects)) => {
                // What was said of the game itself stays until a person acts: a curtain may have hidden it.
                if deed
                    || !matches!(
                        self.hint.get_untracked(),
                        Some(Hint::Plain(_) | Hint::SimpleMove(_))
                    )
                {
                    self.hint.set(None);
                }
                self.parting.set(None);
                self.carry_out(effects);
            }
            Some(Err(refusal)) => self.hint.set(Some(Hint::Refused(refusal))),
            // The page was left.
            None => {}
        }
    }

    /// What has to be done when the game is opened.
    pub fn open(self) {
        let mut effects = Vec::new();
        self.session.update(|session| effects = session.open());
        self.carry_out(effects);
        // The count is a show for those who were there at the end.
        self.counting.set(None);
    }

    fn carry_out(self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Save => keep::save(self),
                Effect::Tell(seen) => {
                    self.told.set(seen);
                    self.next_prompt();
                }
                Effect::LastLook { seat, card } => self.parting.set(Some((seat, card))),
                Effect::LowerCurtain(_) => self.clear_table(),
                Effect::AskBot { position, .. } => {
                    if !self.is_alone() {
                        self.clear_table();
                    }
                    bots::ask(self, position);
                }
                Effect::NoteBotFailure(seat) => self.hint.set(Some(Hint::SimpleMove(seat))),
                Effect::Finish => {
                    self.clear_table();
                    count_show::begins(self);
                    keep::finish(self);
                }
            }
        }
    }

    /// A new question comes to the front.
    fn next_prompt(self) {
        self.claim.set(None);
        self.near.set(Vec::new());
        self.picked.set(Cards::NONE);
        self.recap.set(false);
        if self.is_my_turn_now() || self.moment.get_untracked().asks() {
            self.tab.set(Tab::Act);
        }
    }

    fn is_my_turn_now(self) -> bool {
        let viewer = self.viewer.get_untracked();
        viewer.is_some() && viewer == self.to_act.get_untracked()
    }

    /// Nothing of the one who had the device stays open for the next.
    fn clear_table(self) {
        self.claim.set(None);
        self.near.set(Vec::new());
        self.filter.set(None);
        self.picked.set(Cards::NONE);
        self.spotlight.set(None);
        self.ticked.set(TicketSet::NONE);
        self.peek.set(false);
        self.recap.set(false);
        self.tab.set(Tab::Act);
    }

    /// A person takes the device.
    pub fn lift_curtain(self) {
        if let Some(seat) = self.curtain.get_untracked() {
            self.send(Msg::LiftCurtain(seat));
            self.hurry.set(false);
            // Before the first turn there is nothing to tell but who keeps how many tickets.
            let turn = self.moment.get_untracked() == Moment::Turn;
            let news = self
                .session
                .with_untracked(|session| !session.recap(seat).is_empty());
            self.recap.set(turn && news);
        }
    }
}
