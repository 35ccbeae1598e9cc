//! Which cards a plan still needs: the hand is divided among the tracks aimed at, and what is missing is wanted.

use arrayvec::ArrayVec;

use super::plan::MOST_TRACKS;
use super::table::Table;
use super::weights::Weights;
use crate::catalog::*;
use crate::engine::table::Cards;

/// A track aimed at, with how much it is wanted in percent.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    pub(super) track: TrackId,
    pub(super) weight: i32,
}

/// The tracks aimed at.
pub(super) type Goals = ArrayVec<Goal, { MOST_TRACKS + 4 }>;

/// What the hand is good for.
#[derive(Clone, Debug)]
pub(super) struct Needs {
    /// What one more card of a kind is worth, by `Card::index`.
    pub(super) want: [i32; Card::KINDS],
    /// Cards that no goal needs.
    pub(super) spare: Cards,
    /// Cards that are missing for all goals together.
    pub(super) missing: i32,
    /// Which cards are set aside for which goal.
    set_aside: ArrayVec<(TrackId, Cards), { MOST_TRACKS + 4 }>,
}

/// What a card is worth that no goal needs.
const ANY_CARD: i32 = 9;

struct Share {
    goal: Goal,
    color: Color,
    gray: bool,
    cards: Cards,
    /// Cards of the colour that are missing.
    short: i32,
    /// Locomotives that are missing.
    locos_short: i32,
    takes_locos: bool,
}

impl Needs {
    /// Nobody's needs.
    pub(super) fn none() -> Needs {
        Needs {
            want: [0; Card::KINDS],
            spare: Cards::NONE,
            missing: 0,
            set_aside: ArrayVec::new(),
        }
    }

    /// The tracks aimed at.
    pub(super) fn goals(&self) -> impl Iterator<Item = TrackId> + '_ {
        self.set_aside.iter().map(|(track, _)| *track)
    }

    /// Divides the hand among the goals, starting with those that need the fewest more cards.
    pub(super) fn new(table: &Table<'_>, weights: &Weights, goals: &Goals) -> Needs {
        let mut order: ArrayVec<(i32, Goal), { MOST_TRACKS + 4 }> = goals
            .iter()
            .map(|goal| (readiness(table, goal), *goal))
            .collect();
        order.sort_unstable_by_key(|(readiness, goal)| (*readiness, goal.track));
        let mut rest = table.own.hand;
        let mut shares: ArrayVec<Share, { MOST_TRACKS + 4 }> = ArrayVec::new();
        for (_, goal) in &order {
            shares.push(share(table, *goal, &mut rest));
        }
        for share in &mut shares {
            give_locos(share, &mut rest);
        }
        let mut needs = Needs {
            want: [ANY_CARD; Card::KINDS],
            spare: rest,
            missing: 0,
            set_aside: shares
                .iter()
                .map(|share| (share.goal.track, share.cards))
                .collect(),
        };
        for color in Color::ALL {
            // Larger sets are worth more: they grow towards the long tracks.
            needs.want[color.index()] += 3 * i32::from(rest.of_color(color)).min(5);
        }
        needs.want[Card::Loco.index()] += match table.rules.locomotives_pay {
            LocomotivesPay::Everywhere => 12,
            LocomotivesPay::TunnelsAndFerries => -6,
        };
        shares.iter().for_each(|share| needs.ask(weights, share));
        needs
    }

    /// Raises the worth of the cards that a goal is short of.
    fn ask(&mut self, weights: &Weights, share: &Share) {
        let short = share.short + share.locos_short;
        if short <= 0 {
            return;
        }
        self.missing += short;
        let worth = weights.card * share.goal.weight / 100 * (70 + 60 / short) / 100;
        let mut raise = |card: Card, worth: i32| {
            let want = &mut self.want[card.index()];
            *want = (*want).max(worth) + (*want).min(worth) / 8;
        };
        if share.short > 0 {
            raise(share.color.into(), worth);
            if share.gray && share.cards.of_color(share.color) == 0 {
                for color in Color::ALL {
                    raise(color.into(), worth / 2);
                }
            }
            if share.takes_locos {
                raise(Card::Loco, worth * 11 / 10);
            }
        }
        if share.locos_short > 0 {
            raise(Card::Loco, worth * 14 / 10);
        }
    }

    /// The cards set aside for a track; none if it is no goal.
    pub(super) fn goal(&self, track: TrackId) -> Option<Cards> {
        let mut goals = self.set_aside.iter();
        goals
            .find(|(goal, _)| *goal == track)
            .map(|(_, cards)| *cards)
    }
}

/// How many cards a goal is short of if it could use the whole hand; the least wanted goals come last.
fn readiness(table: &Table<'_>, goal: &Goal) -> i32 {
    let track = table.game.track(goal.track);
    let held = match track.color() {
        Some(color) => table.own.hand.of_color(color),
        None => most_held(table.own.hand).1,
    };
    let short = (track.length() as i32 - i32::from(held)).max(0);
    short * 100 - goal.weight
}

fn most_held(cards: Cards) -> (Color, u8) {
    Color::ALL
        .into_iter()
        .map(|color| (color, cards.of_color(color)))
        .max_by_key(|(color, count)| (*count, std::cmp::Reverse(*color)))
        .unwrap_or((Color::Violet, 0))
}

fn share(table: &Table<'_>, goal: Goal, rest: &mut Cards) -> Share {
    let track = table.game.track(goal.track);
    let symbols = match track.kind() {
        TrackKind::Ferry { symbols } => i32::from(symbols),
        TrackKind::Plain | TrackKind::Tunnel | TrackKind::Substitute => 0,
    };
    let spare = i32::from(track.kind() == TrackKind::Tunnel);
    let wagons = track.length() as i32 - symbols + spare;
    let color = track.color().unwrap_or_else(|| most_held(*rest).0);
    let taken = i32::from(rest.of_color(color)).min(wagons);
    let locos = i32::from(rest.locos()).min(symbols);
    let cards = Cards::of(color.into(), taken as u8).plus(Cards::of(Card::Loco, locos as u8));
    *rest = rest.minus(cards);
    Share {
        goal,
        color,
        gray: track.color().is_none(),
        cards,
        short: wagons - taken,
        locos_short: symbols - locos,
        takes_locos: table.takes_locos(track),
    }
}

/// Fills a small gap with locomotives, if they close it.
fn give_locos(share: &mut Share, rest: &mut Cards) {
    let locos = i32::from(rest.locos());
    if share.takes_locos && share.short > 0 && share.locos_short == 0 && share.short <= locos {
        let cards = Cards::of(Card::Loco, share.short as u8);
        *rest = rest.minus(cards);
        share.cards = share.cards.plus(cards);
        share.short = 0;
    }
}
