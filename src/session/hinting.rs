//! A hint that somebody is asking for, one depth deeper with every tap. It belongs to one position and is gone with it.

use crate::engine::advice::{Advice, Spot};
use crate::engine::scenario::Lit;
use crate::text::speaker::Speaker;
use crate::text::{hint_deeds, hints};

/// How far somebody has asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hinting {
    asked: Option<Asked>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Asked {
    position: u64,
    depth: Depth,
    advice: Option<Advice>,
    /// How often whoever thinks about it has died or fallen silent.
    losses: u8,
}

/// A second worker may succeed; a third one would not.
const MOST_LOSSES: u8 = 2;

/// How much a hint tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// What kind of move.
    Kind,
    /// Where.
    Spot,
    /// What, and why.
    Deed,
}

impl Hinting {
    /// A tap at a position. Returns whether the advice has to be asked for: only the first tap asks.
    pub fn tap(&mut self, position: u64) -> bool {
        let here = self.asked.as_mut().filter(|it| it.position == position);
        match here {
            Some(asked) if asked.advice.is_some() => {
                asked.depth = match asked.depth {
                    Depth::Kind => Depth::Spot,
                    Depth::Spot | Depth::Deed => Depth::Deed,
                };
                false
            }
            // Nobody could be asked before; now somebody may.
            Some(asked) if asked.losses >= MOST_LOSSES => {
                asked.losses = 0;
                true
            }
            // The answer is on its way.
            Some(_) => false,
            None => {
                self.asked = Some(Asked {
                    position,
                    depth: Depth::Kind,
                    advice: None,
                    losses: 0,
                });
                true
            }
        }
    }

    /// The advice has come. Without one there is nothing to say.
    pub fn hear(&mut self, advice: Option<Advice>) {
        match (&mut self.asked, advice) {
            (Some(asked), Some(advice)) => {
                asked.advice = Some(advice);
                asked.losses = 0;
            }
            (asked, _) => *asked = None,
        }
    }

    /// Whoever thought about a position has died or fallen silent. Returns whether to ask somebody else: once.
    pub fn lose(&mut self, position: u64) -> bool {
        let here = self.asked.as_mut().filter(|it| it.position == position);
        let Some(asked) = here.filter(|it| it.advice.is_none()) else {
            return false;
        };
        asked.losses += 1;
        asked.losses < MOST_LOSSES
    }

    /// Whether there is no hint at a position because nobody could be asked.
    pub fn is_lost(&self, position: u64) -> bool {
        let here = self.asked.as_ref().filter(|it| it.position == position);
        here.is_some_and(|it| it.losses >= MOST_LOSSES)
    }

    /// A second thought about a position has come. It counts only while nothing but the kind of move has been told: what
    /// somebody has read about a place stands.
    pub fn hear_better(&mut self, position: u64, better: Option<Advice>) {
        let here = self.asked.as_mut().filter(|it| it.position == position);
        let open = here.filter(|it| it.depth == Depth::Kind && it.advice.is_some());
        if let (Some(asked), Some(better)) = (open, better) {
            asked.advice = Some(better);
        }
    }

    /// How much is told at a position; none if nothing is.
    pub fn depth(&self, position: u64) -> Option<Depth> {
        self.told(position).map(|(depth, _)| depth)
    }

    fn told(&self, position: u64) -> Option<(Depth, &Advice)> {
        let asked = self.asked.as_ref().filter(|it| it.position == position)?;
        Some((asked.depth, asked.advice.as_ref()?))
    }

    /// What is said at a position.
    pub fn says(&self, say: &Speaker, position: u64) -> Option<String> {
        if self.is_lost(position) {
            return Some(hints::LOST.get(say.lang).to_owned());
        }
        let (depth, advice) = self.told(position)?;
        Some(match depth {
            Depth::Kind => hints::kind(say.lang, advice),
            Depth::Spot => hints::spot(say, advice),
            Depth::Deed => {
                let deed = hint_deeds::deed(say, &advice.action);
                format!("{deed} {}", hints::reasons(say, advice))
            }
        })
    }

    /// What is lit at a position, from the second depth on.
    pub fn lit(&self, position: u64) -> Option<Lit> {
        let (_, advice) = self
            .told(position)
            .filter(|(depth, _)| *depth > Depth::Kind)?;
        Some(match advice.spot {
            Spot::Market(place) => Lit::Market(place),
            Spot::Pile => Lit::Pile,
            Spot::TicketPile => Lit::TicketPile,
            Spot::Track(track) => Lit::Track(track),
            Spot::Color(color) => Lit::Cards(color.into()),
            Spot::Ticket(ticket) => Lit::Ticket(ticket),
            Spot::Passengers(_) | Spot::Question => Lit::Question,
        })
    }
}
