//! Everything the seat to act may do, from what it may know.

use arrayvec::ArrayVec;

use super::super::table::{Cards, MARKET, choices};
use super::action::YardAction;
use super::best_tickets::best_tickets;
use super::book::rules;
use super::check_list::each_neighbour;
use super::state::{Holdings, Open, Phase, YardState};
use crate::catalog::{Card, Color, YardGame, YardRules};

/// Lists every action of the seat to act; `own` is what it holds.
///
/// For the ticket check (CG-10) the list has the best set and its neighbours; any other feasible set is accepted too,
/// but there may be astronomically many.
pub(in crate::engine) fn legal_actions(
    game: &YardGame,
    open: &Open,
    own: &Holdings,
    emit: &mut impl FnMut(YardAction),
) {
    let rules = rules(game, open);
    match open.phase {
        Phase::FirstTickets => keeps(own, rules.tickets.first_keep, emit),
        Phase::KeepTickets => keeps(own, rules.tickets.keep, emit),
        Phase::Turn => turn(rules, open, own, emit),
        Phase::SecondCard => draws(open, emit),
        Phase::CheckTickets { .. } => {
            let pile = own.pile.unwrap_or(Cards::NONE);
            let best = best_tickets(game, pile, own.tickets).tickets;
            emit(YardAction::Check(best));
            each_neighbour(game, own, best, |set| emit(YardAction::Check(set)));
        }
        Phase::Over => {}
    }
}

impl YardState {
    /// Lists every action of the seat to act.
    pub fn legal_actions(&self, game: &YardGame, emit: &mut impl FnMut(YardAction)) {
        legal_actions(game, &self.open, &self.own[self.open.to_act.index()], emit);
    }
}

/// The actions of a turn that come before the lays in the list.
pub(super) fn turn_without_lays(open: &Open, emit: &mut impl FnMut(YardAction)) {
    draws(open, emit);
    if open.ticket_pile > 0 {
        emit(YardAction::DrawTickets);
    }
}

fn turn(rules: &YardRules, open: &Open, own: &Holdings, emit: &mut impl FnMut(YardAction)) {
    let mut lays = 0u32;
    turn_without_lays(open, emit);
    each_lay(rules, open, own, |cards| {
        emit(YardAction::Lay(cards));
        lays += 1;
        Walk::On
    });
    if lays == 0 && !open.cards.has_any() && open.ticket_pile == 0 {
        emit(YardAction::Pass);
    }
}

/// Whether a card can be taken as the second one (CG-5, R-14).
pub(super) fn second_card_left(open: &Open) -> bool {
    let wagon = |card: &Option<Card>| card.is_some_and(|card| card != Card::Loco);
    open.cards.pile > 0 || open.cards.market.iter().any(wagon)
}

/// Whether anything can be laid.
pub(super) fn any_lay(rules: &YardRules, open: &Open, own: &Holdings) -> bool {
    let mut found = false;
    each_lay(rules, open, own, |_| {
        found = true;
        Walk::Stop
    });
    found
}

fn keeps(own: &Holdings, at_least: u8, emit: &mut impl FnMut(YardAction)) {
    let at_least = at_least.min(own.offer.len() as u8);
    choices(&own.offer, at_least, |kept| emit(YardAction::Keep(kept)));
}

fn draws(open: &Open, emit: &mut impl FnMut(YardAction)) {
    for place in 0..MARKET {
        match (open.cards.market[place], open.phase) {
            (None, _) | (Some(Card::Loco), Phase::SecondCard) => {}
            _ => emit(YardAction::Take(place as u8)),
        }
    }
    if open.cards.pile > 0 {
        emit(YardAction::Draw);
    }
}

/// Whether to look at further lays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Walk {
    On,
    Stop,
}

/// What can be laid of the colours in hand: the fewest cards for a column of each, and which colours lie in no yard.
struct Layable {
    columns: ArrayVec<(Color, u8), { Color::ALL.len() }>,
    absent: u32,
}

impl Layable {
    fn new(rules: &YardRules, open: &Open, hand: Cards) -> Layable {
        let mut layable = Layable {
            columns: ArrayVec::new(),
            absent: 0,
        };
        for color in Color::ALL {
            if hand.of_color(color) == 0 {
                continue;
            }
            let to_beat = match open.holder(color) {
                None => 0,
                Some(owner) if owner == open.to_act => continue,
                Some(owner) => open.seat(owner).yard.column(color).height(),
            };
            if to_beat == 0 {
                layable.absent |= 1 << color.index();
            }
            let at_least = rules.lay_same.max(to_beat + 1);
            layable.columns.push((color, at_least));
        }
        layable
    }
}

/// Shows every set of cards that may be laid (CG-6, CG-7).
fn each_lay(rules: &YardRules, open: &Open, own: &Holdings, mut show: impl FnMut(Cards) -> Walk) {
    let hand = own.hand;
    let layable = Layable::new(rules, open, hand);
    for (color, at_least) in layable.columns {
        for laid in 1..=hand.of_color(color) {
            for locos in at_least.saturating_sub(laid)..=hand.locos() {
                let cards = Cards::of(color.into(), laid).plus(Cards::of(Card::Loco, locos));
                if show(cards) == Walk::Stop {
                    return;
                }
            }
        }
    }
    each_mixed_set(rules, layable.absent, show);
}

/// How many sets of cards may be laid.
pub(super) fn count_lays(game: &YardGame, open: &Open, own: &Holdings) -> u32 {
    let rules = rules(game, open);
    let layable = Layable::new(rules, open, own.hand);
    let locos = u32::from(own.hand.locos());
    let column = |&(color, at_least): &(Color, u8)| -> u32 {
        let fewest = |laid: u8| u32::from(at_least.saturating_sub(laid));
        let wagons = 1..=own.hand.of_color(color);
        wagons
            .map(|laid| (locos + 1).saturating_sub(fewest(laid)))
            .sum()
    };
    let columns: u32 = layable.columns.iter().map(column).sum();
    columns + mixed_sets(rules, layable.absent)
}

/// The set of cards at a place of the list of lays.
pub(super) fn lay_at(game: &YardGame, open: &Open, own: &Holdings, place: u32) -> Option<Cards> {
    let (mut left, mut found) = (place, None);
    each_lay(rules(game, open), open, own, |cards| {
        if left == 0 {
            found = Some(cards);
            return Walk::Stop;
        }
        left -= 1;
        Walk::On
    });
    found
}

/// How many sets of different colours there are out of so many.
fn mixed_sets(rules: &YardRules, absent: u32) -> u32 {
    let (colors, drawn) = (absent.count_ones(), u32::from(rules.lay_different));
    if drawn < 2 {
        return 0;
    }
    (0..drawn).fold(1, |sets, chosen| {
        sets * colors.saturating_sub(chosen) / (chosen + 1)
    })
}

/// Every set of different colours, one card of each, out of the colours that lie in no yard.
fn each_mixed_set(rules: &YardRules, absent: u32, mut show: impl FnMut(Cards) -> Walk) {
    // One colour alone is not a set of different colours.
    if rules.lay_different < 2 {
        return;
    }
    let mut set = absent;
    while set != 0 {
        if set.count_ones() == u32::from(rules.lay_different) {
            let inside = |color: &Color| set >> color.index() & 1 == 1;
            let cards = Color::ALL
                .into_iter()
                .filter(inside)
                .map(Card::from)
                .collect();
            if show(cards) == Walk::Stop {
                return;
            }
        }
        set = (set - 1) & absent;
    }
}
