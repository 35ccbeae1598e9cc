//! Playing the Card Game: one policy, driven by weights.

mod hints;
mod lays;
mod table;
mod tickets;
mod weights;

pub(in crate::bots) use hints::reasons;
pub use weights::YardWeights;

use super::rail::Rated;
use crate::catalog::{Card, Seat, YardGame};
use crate::engine::game::Action;
use crate::engine::table::{Cards, Rng};
use crate::engine::yard::{Holdings, Open, Phase, YardAction};
use table::Table;

/// Turns of every seat after the running one, as far as anybody can tell.
pub(in crate::bots) fn turns_left(open: &Open) -> i32 {
    table::turns_left(open)
}

/// Judges every listed action of the seat to act; the best is the greatest.
pub fn rate(
    game: &YardGame,
    position: (&Open, &Holdings, Seat),
    tracks: &[Cards],
    weights: &YardWeights,
    actions: &[Action],
    rng: &mut Rng,
    out: &mut Vec<Rated>,
) {
    out.clear();
    let table = Table::new(game, position, tracks, weights);
    let worths = tickets::card_worths(&table, weights);
    let draws = Draws::new(&table, &worths);
    for action in actions {
        let Action::Yard(action) = *action else {
            continue;
        };
        let mut worth = match action {
            YardAction::Keep(kept) => tickets::rate_keep(&table, weights, kept),
            YardAction::Take(place) => {
                draws.take(table.open.cards.market[place as usize]) - weights.turn
            }
            YardAction::Draw => draws.blind() - weights.turn,
            YardAction::Lay(cards) => lays::rate_lay(&table, weights, cards),
            YardAction::DrawTickets => tickets::rate_draw(&table, weights),
            YardAction::Check(done) => tickets::rate_check(&table, done),
            YardAction::Pass => 0,
        };
        if weights.slip > 0 && !matches!(action, YardAction::Check(_)) {
            worth += rng.below(weights.slip as u32) as i32;
        }
        out.push((worth, Action::Yard(action)));
    }
}

/// What the cards on offer are worth.
struct Draws<'a> {
    worths: &'a [i32; Card::KINDS],
    blind: i32,
    best: [i32; 2],
    second: bool,
}

impl Draws<'_> {
    fn new<'a>(table: &Table<'_>, worths: &'a [i32; Card::KINDS]) -> Draws<'a> {
        let total = i32::from(table.unseen.total()).max(1);
        let sum: i32 = table
            .unseen
            .kinds()
            .map(|(card, count)| i32::from(count) * worths[card.index()])
            .sum();
        let mut best = [0; 2];
        for card in table.open.cards.market.iter().flatten() {
            let worth = worths[card.index()];
            if *card == Card::Loco {
                continue;
            }
            if worth > best[0] {
                best = [worth, best[0]];
            } else if worth > best[1] {
                best[1] = worth;
            }
        }
        Draws {
            worths,
            blind: if table.open.cards.pile > 0 {
                sum / total
            } else {
                0
            },
            best,
            second: table.open.phase == Phase::SecondCard,
        }
    }

    fn take(&self, card: Option<Card>) -> i32 {
        let Some(card) = card else { return -1_000 };
        let worth = self.worths[card.index()];
        if self.second {
            return worth;
        }
        // A face-up locomotive counts as the whole draw (CG-5).
        if card == Card::Loco {
            return worth * 13 / 10;
        }
        let rest = if worth == self.best[0] {
            self.best[1]
        } else {
            self.best[0]
        };
        worth + rest.max(self.blind)
    }

    fn blind(&self) -> i32 {
        if self.second {
            self.blind
        } else {
            self.blind + self.best[0].max(self.blind)
        }
    }
}
