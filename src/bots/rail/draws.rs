//! Judging cards to draw.

use super::needs::Needs;
use super::table::Table;
use super::thought::Thought;
use super::weights::{TURN, Weights};
use crate::catalog::{Card, FaceUpLocomotive};
use crate::engine::rail::Phase;

/// Where a card comes from: a place of the market, or the pile.
pub(super) type Place = Option<u8>;

fn shown(table: &Table<'_>, place: u8) -> Option<Card> {
    let card = table.open.cards.market.get(usize::from(place));
    card.copied().flatten()
}

/// What the cards on offer are worth.
pub(super) struct CardPrices {
    /// What a blind card is worth on average.
    blind: i32,
    /// The two best face-up cards that count as one card each.
    best: [i32; 2],
    want: [i32; Card::KINDS],
    dear_locos: bool,
    second: bool,
}

impl CardPrices {
    pub(super) fn new(table: &Table<'_>, needs: &Needs) -> CardPrices {
        let dear_locos = table.rules.face_up_locomotive == FaceUpLocomotive::TwoCards;
        let unseen = table.unseen();
        let total = i32::from(unseen.total()).max(1);
        let sum: i32 = unseen
            .kinds()
            .map(|(card, count)| i32::from(count) * needs.want[card.index()])
            .sum();
        let mut best = [0; 2];
        for card in table.open.cards.market.iter().flatten() {
            if dear_locos && *card == Card::Loco {
                continue;
            }
            let worth = needs.want[card.index()];
            if worth > best[0] {
                best = [worth, best[0]];
            } else if worth > best[1] {
                best[1] = worth;
            }
        }
        CardPrices {
            blind: if table.open.cards.pile > 0 {
                sum / total
            } else {
                0
            },
            best,
            want: needs.want,
            dear_locos,
            second: table.open.phase == Phase::SecondCard,
        }
    }

    /// What a card is worth that is only kept, for a bonus card that counts the hand (NL-8).
    pub(super) fn kept(
        &self,
        table: &Table<'_>,
        weights: &Weights,
        thought: &Thought,
        place: Place,
    ) -> i32 {
        let Some(card) = place.and_then(|place| shown(table, place)) else {
            return 0;
        };
        let hand = table.own.hand;
        thought.hand_gain(weights, hand, hand.plus(card.into()))
    }

    /// What a draw is worth: as the first card together with the best second one, less the turn.
    pub(super) fn rate(&self, table: &Table<'_>, place: Place) -> i32 {
        let (worth, used) = match place {
            Some(place) => {
                let Some(card) = shown(table, place) else {
                    return -TURN;
                };
                let worth = self.want[card.index()];
                if self.dear_locos && card == Card::Loco {
                    return worth * 5 / 4 - TURN;
                }
                (worth, worth)
            }
            None => (self.blind, 0),
        };
        if self.second {
            return worth - TURN / 2;
        }
        // The second card: the best face-up one other than the one just taken, or a blind one.
        let rest = if used == self.best[0] && used > 0 {
            self.best[1]
        } else {
            self.best[0]
        };
        worth + rest.max(self.blind) - TURN
    }
}
