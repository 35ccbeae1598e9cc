//! Judging what to lay in the yard: what will depart for a ticket, what may be beaten, what a rival would lose.

use super::super::policy::FOLLY;
use super::table::Table;
use super::weights::YardWeights;
use crate::catalog::{Card, Color, Seat};
use crate::engine::table::Cards;

/// What it is worth to lay these cards.
pub(super) fn rate_lay(table: &Table<'_>, weights: &YardWeights, cards: Cards) -> i32 {
    let locos = i32::from(cards.locos());
    let mut worth = 0;
    if table.is_last_turn() && !beats_in_time(table, cards) {
        // Nothing laid now departs, and nobody loses anything by it.
        return FOLLY;
    }
    for color in Color::ALL {
        let wagons = i32::from(cards.of_color(color));
        if wagons > 0 {
            worth += rate_column(table, weights, color, wagons, locos);
        }
    }
    worth - weights.turn
}

fn rate_column(
    table: &Table<'_>,
    weights: &YardWeights,
    color: Color,
    wagons: i32,
    locos: i32,
) -> i32 {
    let height = wagons + locos;
    // Only what departs before the end counts, locomotives first (CG-2).
    let departing = if weights.foresees {
        height.min(table.turns)
    } else {
        height
    };
    let locos_off = departing.min(locos);
    let wagons_off = departing - locos_off;
    let wanted = wagons_off.min(table.need[color.index()].max(0));
    let beyond = wagons_off - wanted;
    let mut worth = weights.laid * wanted + weights.spare / 2 * beyond;
    worth += loco_worth(table, weights, color, locos_off, wanted);
    // What stays behind at the end is lost.
    worth -= weights.spare * (height - departing);
    if weights.danger > 0 {
        worth -= (worth as f32 * danger(table, weights, color, height)) as i32;
    }
    worth + robbing(table, weights, color)
}

/// Locomotives fill gaps of any colour; on a column they also protect the wagons below.
fn loco_worth(
    table: &Table<'_>,
    weights: &YardWeights,
    color: Color,
    locos: i32,
    wanted: i32,
) -> i32 {
    if locos == 0 {
        return 0;
    }
    let mut missing: i32 = Color::ALL
        .into_iter()
        .map(|other| {
            let need = table.short(other).max(0);
            if other == color {
                (need - wanted).max(0)
            } else {
                need
            }
        })
        .sum();
    missing -= table.wild;
    let useful = locos.min(missing.max(0));
    weights.laid * useful - weights.spare * (locos - useful) / 2 - 4 * locos
}

/// However many rivals there are, a column is never taken for lost.
const MOST_DANGER: f32 = 0.7;

/// The share of a column that is likely to be lost: it stays only if no rival beats it.
fn danger(table: &Table<'_>, weights: &YardWeights, color: Color, height: i32) -> f32 {
    let mut safe: f32 = 1.0;
    for rival in (0..table.open.seat_count()).filter(|seat| *seat != table.seat.index()) {
        let rival = Seat(rival as u8);
        let held = table.rival_holds(rival, color) + 0.5 * table.rival_holds_locos(rival);
        let over = held - height as f32;
        let beats = 0.12 + 0.15 * (over / (1.0 + over.abs()));
        safe *= 1.0 - beats * weights.danger as f32 / 100.0;
    }
    (1.0 - safe).clamp(0.0, MOST_DANGER)
}

/// Whether a lay beats a column of which a card would still depart (CG-2, CG-7).
pub(super) fn beats_in_time(table: &Table<'_>, cards: Cards) -> bool {
    let colors = Color::ALL.into_iter();
    let laid = colors.filter(|color| cards.of_color(*color) > 0);
    let mut beaten = laid.filter_map(|color| table.open.holder(color));
    beaten.any(|owner| owner != table.seat && table.turns_of(owner) > 0)
}

/// What the rival loses whose column is beaten (CG-7).
fn robbing(table: &Table<'_>, weights: &YardWeights, color: Color) -> i32 {
    let Some(owner) = table
        .open
        .holder(color)
        .filter(|owner| *owner != table.seat)
    else {
        return 0;
    };
    let column = table.open.seat(owner).yard.column(color);
    let cards = match weights.foresees {
        true => i32::from(column.height()).min(table.turns_of(owner)),
        false => i32::from(column.height()),
    };
    // With several rivals, the loss of one of them is only a partial gain.
    let share = 100 / (table.open.seat_count() as i32 - 1).max(1);
    cards * weights.laid * weights.rob / 100 * share / 100
}

impl Table<'_> {
    fn rival_holds_locos(&self, rival: Seat) -> f32 {
        let open = self.open.seat(rival);
        let unknown = open.hand.saturating_sub(open.known.total());
        let total = f32::from(self.unseen.total()).max(1.0);
        f32::from(open.known.count(Card::Loco))
            + f32::from(unknown) * f32::from(self.unseen.locos()) / total
    }
}
