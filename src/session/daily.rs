//! The deal of a day: the same for everybody, from the date alone; and what computer players make of it in one's own seat.

use super::{Chair, Challenge, Msg, Session};
use crate::bots::Level;
use crate::bots::protocol::{Patience, Question};
use crate::catalog::{GameId, Seat, fingerprint, game};
use crate::engine::game::Action;
use crate::engine::table::Setup;
use crate::save::Terms;

/// The level of the opponents.
const OPPONENT: Level = Level::Strong;
/// Rounds of thought for every decision of a bot.
const ROUNDS: u16 = 200;
/// Chair tries the deal too, the weakest first.
pub const PAR_LEVELS: [Level; 3] = [Level::Regular, Level::Strong, Level::Expert];

/// The deal of a day, counted from 1970: one person against as few opponents as the game allows.
pub fn daily_deal(id: GameId, day: u32) -> Challenge {
    let seats = game(id).players().min;
    let seed = fingerprint(format!("{} {day}", id.slug()).bytes());
    let mut who = vec![Chair::Bot(OPPONENT); seats.into()];
    if let Some(first) = who.first_mut() {
        *first = Chair::Person;
    }
    // Below 2^53, as all seeds that people see.
    Challenge::new(Setup::new(id, seats, seed >> 11), &who, ROUNDS)
}

/// What its one counted try is played under.
pub fn daily_terms(deal: &Challenge, day: u32) -> Terms {
    Terms {
        day: Some(day),
        ..deal.terms()
    }
}

/// A computer player in the person's seat of a deal. It asks one question after the other, so that whoever answers can
/// take their time.
#[derive(Clone, Debug)]
pub struct ParRun {
    session: Session,
}

impl ParRun {
    /// A level tries a deal.
    pub fn new(deal: &Challenge, level: Level) -> Option<ParRun> {
        let seats = deal.who().iter();
        let who: Vec<Chair> = seats
            .map(|who| match who {
                Chair::Person => Chair::Bot(level),
                bot => *bot,
            })
            .collect();
        let session = Challenge::new(deal.setup, &who, deal.rounds).begin(&[]);
        session.ok().map(|session| ParRun { session })
    }

    /// What to ask next; none when the game is over.
    pub fn question(&self) -> Option<Question> {
        // The deal's terms say how long everybody thinks.
        self.session.question(Patience::Rounds(ROUNDS.into()))
    }

    /// Takes the answer; without one, a simple move is made.
    pub fn hear(&mut self, answer: Option<Action>) {
        let position = self.session.position();
        let message = match answer {
            Some(action) => Msg::BotChose {
                position,
                action,
                rounds: Some(ROUNDS.into()),
            },
            None => Msg::BotFailed { position },
        };
        // Everybody is a bot, and it is asked about the present position.
        self.session.update(message).ok();
    }

    /// Points in the person's seat, once the game is over.
    pub fn points(&self, seat: Seat) -> Option<i16> {
        self.session.scores()?.totals().get(seat.index()).copied()
    }
}
