//! The Card Game as the seat to act sees it: what its tickets need, what it has, and how long the game lasts.

use super::weights::YardWeights;
use crate::catalog::*;
use crate::engine::table::Cards;
use crate::engine::yard::{Holdings, Open};

/// The Card Game through the eyes of the seat to act.
pub(super) struct Table<'a> {
    pub(super) game: &'a YardGame,
    pub(super) open: &'a Open,
    pub(super) own: &'a Holdings,
    pub(super) seat: Seat,
    /// The seat's own pile on the track, as far as it remembers.
    pub(super) pile: Cards,
    /// Cards of each colour that the tickets need beyond the pile and the yard; below zero where there are more.
    pub(super) need: [i32; 8],
    /// Locomotives on the track and in the yard.
    pub(super) wild: i32,
    /// Own turns after this one.
    pub(super) turns: i32,
    /// The cards that may be anywhere the seat cannot see.
    pub(super) unseen: Cards,
}

impl<'a> Table<'a> {
    pub(super) fn new(
        game: &'a YardGame,
        (open, own, seat): (&'a Open, &'a Holdings, Seat),
        tracks: &[Cards],
        weights: &YardWeights,
    ) -> Table<'a> {
        let pile = match own.pile {
            Some(pile) => pile,
            None => remembered(
                tracks.get(seat.index()).copied().unwrap_or_default(),
                weights,
            ),
        };
        let yard = open.seat(seat).yard.cards();
        let mut need = [0; 8];
        for ticket in own.tickets.iter() {
            for (need, cards) in need.iter_mut().zip(game.ticket(ticket).cards()) {
                *need += i32::from(*cards);
            }
        }
        for color in Color::ALL {
            need[color.index()] -= i32::from(pile.of_color(color) + yard.of_color(color));
        }
        let mut table = Table {
            game,
            open,
            own,
            seat,
            pile,
            need,
            wild: i32::from(pile.locos() + yard.locos()),
            turns: 0,
            unseen: Cards::NONE,
        };
        table.turns = turns_left(open);
        table.unseen = table.unseen_cards(tracks);
        table
    }

    /// Whether this is the seat's last turn of the round, so that nothing laid now departs (CG-2, CG-9).
    pub(super) fn is_last_turn(&self) -> bool {
        self.open.turns_left.is_some() && self.turns == 0
    }

    /// Whether the game ends with this round (CG-11).
    pub(super) fn is_last_round(&self) -> bool {
        let rules = self.rules();
        let rounds = rules.rounds.get(self.open.seat_count() - MIN_SEATS);
        rounds.is_none_or(|rounds| self.open.round >= *rounds)
    }

    /// Turns of a rival still to come, as far as they are known; many before the pile has run out.
    pub(super) fn turns_of(&self, rival: Seat) -> i32 {
        let seats = self.open.seat_count() as i32;
        let Some(left) = self.open.turns_left else {
            return self.turns + 1;
        };
        let distance = (i32::from(rival.0) - i32::from(self.seat.0)).rem_euclid(seats);
        (i32::from(left) - distance).div_euclid(seats) + 1
    }

    fn rules(&self) -> &YardRules {
        let variants = self.game.variants();
        variants
            .get(self.open.variant)
            .unwrap_or_else(|| variants.standard())
    }

    fn unseen_cards(&self, tracks: &[Cards]) -> Cards {
        let rules = self.rules();
        let all = Card::ALL.into_iter().fold(Cards::NONE, |all, card| {
            let count = match card {
                Card::Loco => rules.locomotives,
                _ => rules.cards_per_color,
            };
            all.plus(Cards::of(card, count))
        });
        let mut seen = self
            .own
            .hand
            .plus(self.open.cards.face_up())
            .plus(self.open.cards.discards);
        for (seat, open) in self.open.seats.iter().enumerate() {
            seen = seen
                .plus(open.yard.cards())
                .plus(tracks.get(seat).copied().unwrap_or_default());
            if seat != self.seat.index() {
                seen = seen.plus(open.known);
            }
        }
        all.beyond(seen)
    }

    /// How many more cards of a colour the tickets want than lie in pile, yard and hand.
    pub(super) fn short(&self, color: Color) -> i32 {
        self.need[color.index()] - i32::from(self.own.hand.of_color(color))
    }

    /// Cards missing for all tickets, and cards that no ticket needs, hand and locomotives included.
    pub(super) fn balance(&self) -> (i32, i32) {
        let (mut missing, mut spare) = (0, self.wild + i32::from(self.own.hand.locos()));
        for color in Color::ALL {
            let short = self.short(color);
            missing += short.max(0);
            spare += (-short).max(0);
        }
        let locos = (self.wild + i32::from(self.own.hand.locos())).min(missing);
        (missing - locos, spare - locos)
    }

    /// Cards of a colour that a rival is likely to hold.
    pub(super) fn rival_holds(&self, rival: Seat, color: Color) -> f32 {
        let open = self.open.seat(rival);
        let known = open.known.of_color(color);
        let unknown = open.hand.saturating_sub(open.known.total());
        let total = f32::from(self.unseen.total()).max(1.0);
        f32::from(known) + f32::from(unknown) * f32::from(self.unseen.of_color(color)) / total
    }
}

/// Turns of every seat after the running one: exact once the pile has run out, a guess before (CG-9).
pub(super) fn turns_left(open: &Open) -> i32 {
    let seats = open.seat_count() as i32;
    match open.turns_left {
        Some(left) => i32::from(left) / seats,
        // About two turns in three draw two cards.
        None => i32::from(open.cards.pile) * 10 / (13 * seats) + 1,
    }
}

/// What a forgetful player remembers of a pile.
fn remembered(pile: Cards, weights: &YardWeights) -> Cards {
    if weights.memory >= 100 {
        return pile;
    }
    pile.kinds().fold(Cards::NONE, |left, (card, count)| {
        let kept = (i32::from(count) * weights.memory + 50) / 100;
        left.plus(Cards::of(card, kept as u8))
    })
}
