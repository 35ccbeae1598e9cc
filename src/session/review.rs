//! The review of a finished game from one seat: everybody's chance to win from turn to turn, and the few decisions that
//! mattered most. It asks questions instead of thinking itself, so the page gives them to the worker.
//!
//! First every decision is looked at in a few worlds. Those that seem to matter are then tried again in many worlds that
//! had no part in choosing them, or the largest mistake of chance would look like the player's largest.

use super::review_found::{Found, Luck, Moment, MomentKind, Point, chosen, luck};
use crate::bots::{Lead, Weigh, Weighed};
use crate::catalog::{Arrange, Game, Seat, fingerprint, game};
use crate::engine::advice::Reason;
use crate::engine::game::{Action, GameState, Moment as Phase};
use crate::engine::table::Viewer;
use crate::save::Loaded;

/// Playouts for the first look at all decisions together.
const FIRST_PLAYOUTS: usize = 10_000;
/// Worlds for the first look at one decision: the fewest and the most.
const FIRST_WORLDS: (usize, usize) = (12, 48);
/// Actions that a first look compares.
const COMPARED: usize = 4;
/// How many decisions that may have been mistakes get a second look, and how many that may have been good.
const SECOND_LOOKS: (usize, usize) = (10, 4);
/// Worlds of one question of a second look, so that each is short.
const PART: u32 = 25;
/// Questions of a second look at most.
const MOST_PARTS: u32 = 16;
/// What is still this uncertain after half of them is given up.
const HOPELESS: f64 = 1.0;
/// What is this certain before the end needs no more worlds.
const CLEAR: f64 = 3.5;
/// Less chance to win than this is not worth a word.
const LEAST: f64 = 0.015;
/// The first look is so much of the work, in percent.
const FIRST_SHARE: usize = 60;

/// A decision of the seat.
#[derive(Clone, Debug)]
struct Decision {
    step: usize,
    turn: u32,
    state: GameState,
    played: Action,
}

/// A decision that gets a second look, beside one other action.
#[derive(Clone, Debug)]
struct Look {
    decision: usize,
    kind: MomentKind,
    other: Action,
    /// What a first look saw; only for the order of the second looks.
    seemed: f64,
    /// Why the better of the two is good.
    reasons: Vec<Reason>,
    lead: Lead,
    parts: u32,
}

/// A review in progress. It asks one question after the other, so that whoever answers can take their time.
#[derive(Clone, Debug)]
pub struct Reviewer {
    game: &'static Game,
    seat: Seat,
    seed: u64,
    decisions: Vec<Decision>,
    luck: Vec<Luck>,
    last: Point,
    /// Decisions that have been looked at once.
    first: usize,
    looks: Vec<Look>,
    /// Second looks that are over.
    second: usize,
    points: Vec<Point>,
}

impl Reviewer {
    /// The review of a finished game from a seat. None where the game is not over, or where a newer release reads the
    /// rules differently, so that it cannot be played again from its start.
    pub fn new(loaded: &Loaded, seat: Seat) -> Option<Reviewer> {
        if !loaded.before.is_empty() || loaded.state.to_act().is_some() {
            return None;
        }
        let mut decisions = Vec::new();
        let mut state = loaded.base.clone();
        for (step, entry) in loaded.log.iter().enumerate() {
            if entry.seat == seat && is_choice(&state, seat) {
                decisions.push(Decision {
                    step,
                    turn: state.view(Viewer::Table).turn(),
                    state: state.clone(),
                    played: entry.action,
                });
            }
            state.apply(entry.seat, entry.action).ok()?;
        }
        let scores = state.scores();
        let shared = 1.0 / scores.winners().len().max(1) as f64;
        let won = |seat: usize| scores.winners().contains(&Seat::at(seat));
        let seats = 0..loaded.seats.len();
        Some(Reviewer {
            game: game(loaded.setup.game),
            seat,
            seed: loaded.setup.seed,
            luck: luck(loaded),
            last: Point {
                step: loaded.log.len(),
                turn: state.view(Viewer::Table).turn(),
                chances: seats.map(|it| if won(it) { shared } else { 0.0 }).collect(),
                totals: scores.totals(),
            },
            decisions,
            first: 0,
            looks: Vec::new(),
            second: 0,
            points: Vec::new(),
        })
    }

    /// Whose review it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What to ask next, under a number; none when the review is over.
    pub fn question(&self, request: u64) -> Option<Weigh> {
        let (decision, other, worlds, salt) = match self.decisions.get(self.first) {
            Some(decision) => {
                let share = FIRST_PLAYOUTS / (COMPARED * self.decisions.len());
                let worlds = share.clamp(FIRST_WORLDS.0, FIRST_WORLDS.1) as u32;
                (decision, None, worlds, 0)
            }
            None => {
                let look = self.looks.get(self.second)?;
                let decision = &self.decisions[look.decision];
                (decision, Some(look.other), PART, 1 + look.parts)
            }
        };
        let seed = format!("{} {} {salt}", self.seed, decision.step);
        Some(Weigh {
            request,
            view: decision.state.view(Viewer::Seat(self.seat)),
            played: decision.played.write(self.game),
            other: other.map(|other| other.write(self.game)),
            worlds,
            seed: fingerprint(seed.bytes()),
        })
    }

    /// Takes the answer and goes on to the next question. A decision without an answer is left out.
    pub fn hear(&mut self, answer: Option<&Weighed>) {
        if self.first < self.decisions.len() {
            if let Some(weighed) = answer {
                self.look_once(weighed);
            }
            self.first += 1;
            if self.first == self.decisions.len() {
                self.choose_second_looks();
            }
        } else if self.second < self.looks.len() {
            let over = answer.is_none_or(|weighed| self.look_again(weighed));
            self.second += usize::from(over);
        }
    }

    /// What was found so far; the moments come last.
    pub fn found(&self) -> Found<'_> {
        let moments = match self.is_over() {
            true => chosen(self.looks.iter().filter_map(|look| self.moment(look))),
            false => Vec::new(),
        };
        Found {
            points: &self.points,
            last: &self.last,
            luck: &self.luck,
            moments,
        }
    }

    /// How many points the curve has so far.
    pub fn point_count(&self) -> usize {
        self.points.len()
    }

    /// Whether everything has been asked.
    pub fn is_over(&self) -> bool {
        self.first == self.decisions.len() && self.second == self.looks.len()
    }

    /// How much is done, in percent.
    pub fn percent(&self) -> usize {
        let share = |done: usize, of: usize| {
            if of == 0 {
                1.0
            } else {
                done as f64 / of as f64
            }
        };
        let first = share(self.first, self.decisions.len()) * FIRST_SHARE as f64;
        let second = match first as usize == FIRST_SHARE {
            true => share(self.second, self.looks.len()) * (100 - FIRST_SHARE) as f64,
            false => 0.0,
        };
        (first + second) as usize
    }

    fn look_once(&mut self, weighed: &Weighed) {
        let number = self.first;
        let decision = &self.decisions[number];
        self.points.push(Point {
            step: decision.step,
            turn: decision.turn,
            chances: weighed.chances.clone(),
            totals: decision.state.scores().totals(),
        });
        let best = { weighed.others.iter() }.max_by(|a, b| a.lead.mean().total_cmp(&b.lead.mean()));
        let Some(best) = best else { return };
        let Ok(other) = Action::parse(self.game, &best.action) else {
            return;
        };
        let seemed = best.lead.mean();
        let (kind, reasons) = match seemed > 0.0 {
            true => (MomentKind::Missed, &best.reasons),
            false => (MomentKind::Found, &weighed.reasons),
        };
        self.looks.push(Look {
            decision: number,
            kind,
            other,
            seemed: seemed.abs(),
            reasons: reasons.clone(),
            lead: Lead::default(),
            parts: 0,
        });
    }

    /// The decisions that seemed to matter most, the greatest first.
    fn choose_second_looks(&mut self) {
        self.looks.retain(|look| look.seemed >= LEAST);
        self.looks.arrange_by(|a, b| b.seemed.total_cmp(&a.seemed));
        let (mut missed, mut found) = (0, 0);
        self.looks.retain(|look| {
            let (count, most) = match look.kind {
                MomentKind::Missed => (&mut missed, SECOND_LOOKS.0),
                MomentKind::Found => (&mut found, SECOND_LOOKS.1),
            };
            *count += 1;
            *count <= most
        });
    }

    /// Takes more worlds into account; says whether there are enough.
    fn look_again(&mut self, weighed: &Weighed) -> bool {
        let look = &mut self.looks[self.second];
        if let [tried] = &weighed.others[..] {
            look.lead.merge(&tried.lead);
        }
        look.parts += 1;
        let certainty = look.certainty();
        look.parts == MOST_PARTS
            || look.parts > 2 && certainty > CLEAR
            || look.parts >= MOST_PARTS / 2 && certainty < HOPELESS
    }

    fn moment(&self, look: &Look) -> Option<Moment> {
        let decision = &self.decisions[look.decision];
        let clear = look.certainty() > Moment::CERTAIN && look.lead.mean().abs() >= LEAST;
        clear.then(|| Moment {
            step: decision.step,
            turn: decision.turn,
            kind: look.kind,
            played: decision.played,
            other: look.other,
            view: decision.state.view(Viewer::Seat(self.seat)),
            lead: look.lead,
            reasons: look.reasons.clone(),
        })
    }
}

impl Look {
    /// How certain it is that the second look says the same as the first, in standard errors.
    fn certainty(&self) -> f64 {
        match self.kind {
            MomentKind::Missed => self.lead.certainty(),
            MomentKind::Found => -self.lead.certainty(),
        }
    }
}

/// Whether there was something to weigh. The second card is left out: it rarely decides a game, and there are many.
fn is_choice(state: &GameState, seat: Seat) -> bool {
    let view = state.view(Viewer::Seat(seat));
    let mut actions = Vec::new();
    view.legal_actions(&mut actions);
    actions.len() > 1 && view.moment() != Phase::SecondCard
}
