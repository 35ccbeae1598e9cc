//! Messages to the session, and what the page does about their effects.

use std::time::Duration;

use leptos::prelude::*;

use super::store::{Hint, TableStore};
use super::{aloud, bots, count_show, flights, keep};
use crate::catalog::TrackId;
use crate::engine::game::{Action, Sighting};
use crate::platform::tabs::Hold;
use crate::session::{Effect, Lessoning, Msg, Step, Turned};

/// How long the map shows where somebody has laid wagons.
const LOOK: Duration = Duration::from_millis(1800);

impl TableStore {
    /// The person who holds the device decides.
    pub fn act(self, action: Action) {
        self.thinking.hurry.set(false);
        self.send(Msg::Act(action));
    }

    /// Sends a message; a refusal is explained to the player.
    pub fn send(self, msg: Msg) {
        // A tab that may not save must not act either: its decisions would be lost.
        let is_elsewhere = matches!(
            self.keeping.hold.get_untracked(),
            Hold::Elsewhere | Hold::Lost
        );
        if is_elsewhere || self.decided.get_value() {
            return;
        }
        let deed = matches!(msg, Msg::Act(_) | Msg::Undo | Msg::Redo);
        let undoes = msg == Msg::Undo;
        let mut outcome = None;
        self.session.try_maybe_update(|session| {
            let done = session.update(msg);
            let changed = done.is_ok();
            outcome = Some(done);
            (changed, ())
        });
        match outcome {
            Some(Ok(effects)) => {
                // Notices about the game itself stay until a person acts, because a curtain may have hidden them.
                if deed
                    || !matches!(
                        self.hint.get_untracked(),
                        Some(Hint::Plain(_) | Hint::SimpleMove(_))
                    )
                {
                    self.hint.set(None);
                }
                if undoes {
                    aloud::taken_back(self);
                }
                if deed {
                    self.step(Step::ViewerMoved);
                }
                self.carry_out(effects, deed);
            }
            Some(Err(refusal)) => self.hint.set(Some(Hint::Refused(refusal))),
            // The player has left the page.
            None => {}
        }
    }

    /// Goes on in the lesson, or to another of its steps.
    pub fn teach(self, step: impl FnOnce(&mut Lessoning) -> Vec<Effect>) {
        let mut effects = Vec::new();
        self.session.update(|session| {
            effects = session.lesson_mut().map_or(Vec::new(), step);
        });
        self.hint.set(None);
        self.clear_table();
        self.carry_out(effects, true);
    }

    /// What has to be done when the game is opened.
    pub fn open(self) {
        let mut effects = Vec::new();
        self.session.update(|session| effects = session.open());
        self.carry_out(effects, false);
        // The count is shown step by step only to those who were there at the end.
        self.step(Step::Opened);
    }

    fn carry_out(self, effects: Vec<Effect>, deed: bool) {
        for effect in effects {
            match effect {
                Effect::Save => keep::save(self),
                Effect::Tell(seen) => self.tell(seen, deed),
                Effect::LastLook { seat, card } => self.step(Step::Parted(seat, card)),
                Effect::LowerCurtain(_) => self.clear_table(),
                Effect::AskBot { position, .. } => {
                    if self.viewer.get_untracked().is_none() {
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

    /// Passes on what happened. The viewer's own action has already closed what was open; others may leave it open.
    fn tell(self, seen: Vec<Sighting>, by_viewer: bool) {
        let claimed: Vec<TrackId> = seen.iter().filter_map(Sighting::claimed).collect();
        let turned = seen.iter().find_map(Sighting::turned_for_nothing);
        flights::fly(self, &seen);
        aloud::tell(self, &seen);
        self.told.set(seen);
        if by_viewer {
            bots::wait_for_second_thoughts(self);
            if let Some((track, paid, cards)) = turned {
                self.step(Step::TunnelTurned(Turned { track, paid, cards }));
            }
        } else {
            self.look_at(claimed.clone());
            self.step(Step::OtherMoved { claimed });
        }
    }

    /// The map shows for a while where somebody has laid wagons.
    fn look_at(self, claimed: Vec<TrackId>) {
        if claimed.is_empty() {
            return;
        }
        self.fresh.set(claimed.clone());
        set_timeout(
            move || {
                if self.fresh.try_get_untracked() == Some(claimed) {
                    self.fresh.set(Vec::new());
                }
            },
            LOOK,
        );
    }

    /// Closes everything that the last person had open before the next one takes the device.
    fn clear_table(self) {
        self.step(Step::HandedOver);
        self.spotlight.set(None);
        self.cleared.update(|count| *count += 1);
    }

    /// A person takes the device.
    pub fn lift_curtain(self) {
        if let Some(seat) = self.curtain.get_untracked() {
            self.send(Msg::LiftCurtain(seat));
            self.thinking.hurry.set(false);
            let news = self
                .session
                .with_untracked(|session| !session.recap(seat).is_empty());
            self.step(Step::Lifted { news });
        }
    }
}
