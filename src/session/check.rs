//! Fair play: the fingerprint of a deal, known before the first move, and the check of a whole game afterwards. The deal is
//! dealt again from its seed and every bot is asked again, with the rounds of thought that the save has.

use super::{Session, Sitter};
use crate::bots::protocol::{Patience, Question};
use crate::engine::game::{Action, GameState};
use crate::engine::table::{Setup, SetupError, Viewer};
use crate::save::{Checkpoint, Entry, Loaded};

/// The fingerprint of a shuffled deal, as four words of four signs. It says nothing about the cards, but no other deal
/// has the same one.
pub fn seal(setup: &Setup) -> Result<String, SetupError> {
    let digest = Checkpoint::of(&GameState::new(setup)?).digest;
    let words: Vec<&str> = (0..4)
        .filter_map(|word| digest.get(4 * word..4 * word + 4))
        .collect();
    Ok(words.join(" "))
}

/// A decision that is not what the bot decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// Which decision, counted from 1.
    pub number: usize,
    /// What the log says.
    pub entry: (crate::catalog::Seat, Action),
    /// What the bot decides now; none if it decides nothing.
    pub now: Option<Action>,
}

/// What a check has found so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Decisions of people: the rules allow them all, or the game would not have loaded.
    pub by_people: usize,
    /// Decisions of bots that came out the same again.
    pub by_bots: usize,
    /// Simple moves that were made for a bot that had failed, and are what they should be.
    pub simple: usize,
    /// The first decision that is not what the bot decides.
    pub doubt: Option<Doubt>,
}

/// A check in progress. It asks one question after the other, so that whoever answers can take their time.
#[derive(Clone, Debug)]
pub struct Checker {
    session: Session,
    log: Vec<Entry>,
    found: Checked,
}

impl Checker {
    /// The check of a loaded game, up to its first question. None where a newer release reads the rules differently,
    /// so that the game cannot be played again from its start.
    pub fn new(loaded: &Loaded) -> Option<Checker> {
        if !loaded.before.is_empty() {
            return None;
        }
        let sitters = loaded.seats.iter().cloned().map(Sitter::from_entry);
        let mut checker = Checker {
            session: Session::new(loaded.setup, sitters.collect()).ok()?,
            log: loaded.log.clone(),
            found: Checked::default(),
        };
        checker.go_on();
        Some(checker)
    }

    /// What to ask a bot next; none when the check is over.
    pub fn question(&self) -> Option<Question> {
        let rounds = self.next()?.rounds?;
        self.session.question(Patience::Rounds(rounds))
    }

    /// Takes the answer to the question and goes on to the next one.
    pub fn hear(&mut self, answer: Option<Action>) {
        let Some(entry) = self.next() else { return };
        if answer == Some(entry.action) {
            self.found.by_bots += 1;
            self.step();
            self.go_on();
        } else {
            self.doubt(answer);
        }
    }

    /// What was found so far.
    pub fn found(&self) -> &Checked {
        &self.found
    }

    /// Decisions checked, and all decisions.
    pub fn progress(&self) -> (usize, usize) {
        (self.session.action_count(), self.log.len())
    }

    fn next(&self) -> Option<&Entry> {
        let undoubted = self.found.doubt.is_none();
        self.log
            .get(self.session.action_count())
            .filter(|_| undoubted)
    }

    /// Plays what needs no bot: what people decided, and the simple moves made for bots.
    fn go_on(&mut self) {
        while let Some(entry) = self.next() {
            let person = self.session.sitters()[entry.seat.index()].is_person();
            match (person, entry.rounds) {
                (true, _) => self.found.by_people += 1,
                (false, Some(_)) => return,
                (false, None) => {
                    let view = self.session.state.view(Viewer::Seat(entry.seat));
                    let simple = view.simple_move();
                    if simple != Some(entry.action) {
                        return self.doubt(simple);
                    }
                    self.found.simple += 1;
                }
            }
            self.step();
        }
    }

    fn step(&mut self) {
        if let Some(Entry {
            seat,
            action,
            rounds,
            ..
        }) = self.next().cloned()
        {
            // A loaded game has been played once already.
            self.session.enter(seat, action, rounds).ok();
        }
    }

    fn doubt(&mut self, now: Option<Action>) {
        let number = self.session.action_count() + 1;
        self.found.doubt = self.next().map(|entry| Doubt {
            number,
            entry: (entry.seat, entry.action),
            now,
        });
    }
}
