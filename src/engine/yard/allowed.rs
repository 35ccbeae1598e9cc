//! Whether a seat may do something, and if not, which rule forbids it.
//!
//! Everything here depends only on what the seat may know, so an answer gives nothing away.

use super::super::table::{Cards, RuleError, TicketSet};
use super::action::YardAction;
use super::best_tickets::check_feasible;
use super::book::rules;
use super::legal::any_lay;
use super::state::{Holdings, Open, Phase};
use crate::catalog::{Card, Color, Seat, YardGame, YardRules};

/// Whether a seat may do this now; otherwise the rule that forbids it.
pub(super) fn allowed(
    game: &YardGame,
    open: &Open,
    own: &Holdings,
    seat: Seat,
    action: YardAction,
) -> Result<(), RuleError> {
    if open.is_over() {
        return Err(RuleError::GameOver);
    }
    if seat != open.to_act {
        return Err(RuleError::NotYourTurn {
            to_act: open.to_act,
        });
    }
    let rules = rules(game, open);
    match (open.phase, action) {
        (Phase::FirstTickets, YardAction::Keep(kept)) => keep(own, kept, rules.tickets.first_keep),
        (Phase::KeepTickets, YardAction::Keep(kept)) => keep(own, kept, rules.tickets.keep),
        (Phase::Turn | Phase::SecondCard, YardAction::Take(place)) => take(open, place).map(drop),
        (Phase::Turn | Phase::SecondCard, YardAction::Draw) => draw(open),
        (Phase::Turn, YardAction::Lay(cards)) => lay(rules, open, own, cards),
        (Phase::Turn, YardAction::DrawTickets) => draw_tickets(open),
        (Phase::Turn, YardAction::Pass) => pass(rules, open, own),
        (Phase::CheckTickets { .. }, YardAction::Check(tickets)) => complete(game, own, tickets),
        _ => Err(RuleError::NotNow),
    }
}

fn keep(own: &Holdings, kept: TicketSet, at_least: u8) -> Result<(), RuleError> {
    let offer: TicketSet = own.offer.iter().copied().collect();
    if let Some(ticket) = kept.minus(offer).iter().next() {
        return Err(RuleError::TicketNotOffered { ticket });
    }
    // If fewer are on offer than must be kept, all of them are kept.
    let at_least = at_least.min(own.offer.len() as u8);
    if kept.count() < at_least as usize {
        return Err(RuleError::KeepMore { at_least });
    }
    Ok(())
}

pub(super) fn take(open: &Open, place: u8) -> Result<Card, RuleError> {
    let card = open
        .cards
        .market
        .get(place as usize)
        .ok_or(RuleError::NoSuchThing)?;
    match *card {
        None => Err(RuleError::EmptyPlace),
        // CG-5: a face-up locomotive counts as both cards.
        Some(Card::Loco) if open.phase == Phase::SecondCard => {
            Err(RuleError::LocomotiveAsSecondCard)
        }
        Some(card) => Ok(card),
    }
}

fn draw(open: &Open) -> Result<(), RuleError> {
    match open.cards.pile {
        0 => Err(RuleError::EmptyPile),
        _ => Ok(()),
    }
}

fn draw_tickets(open: &Open) -> Result<(), RuleError> {
    match open.ticket_pile {
        0 => Err(RuleError::NoTicketsLeft),
        _ => Ok(()),
    }
}

/// Ruling on CG-9: passing is only for those who can do nothing else.
fn pass(rules: &YardRules, open: &Open, own: &Holdings) -> Result<(), RuleError> {
    if open.cards.has_any() || open.ticket_pile > 0 || any_lay(rules, open, own) {
        return Err(RuleError::MustAct);
    }
    Ok(())
}

fn complete(game: &YardGame, own: &Holdings, tickets: TicketSet) -> Result<(), RuleError> {
    if let Some(ticket) = tickets.minus(own.tickets).iter().next() {
        return Err(RuleError::TicketNotHeld { ticket });
    }
    check_feasible(game, own.pile.unwrap_or(Cards::NONE), tickets)
}

fn lay(rules: &YardRules, open: &Open, own: &Holdings, cards: Cards) -> Result<(), RuleError> {
    if !own.hand.contains(cards) {
        return Err(RuleError::CardsNotInHand {
            missing: cards.beyond(own.hand),
        });
    }
    let colors = Color::ALL
        .into_iter()
        .filter(|color| cards.of_color(*color) > 0);
    let color_count = colors.clone().count();
    let total = cards.total();
    match color_count {
        0 if total > 0 => Err(RuleError::LocomotivesAlone),
        0 | 1 if total < rules.lay_same => Err(RuleError::LayMore {
            at_least: rules.lay_same,
        }),
        0 => Err(RuleError::WrongSet),
        1 => colors
            .clone()
            .try_for_each(|color| lay_column(open, color, total)),
        _ if cards.locos() == 0
            && color_count == rules.lay_different as usize
            && total == rules.lay_different =>
        {
            colors.clone().try_for_each(|color| lay_single(open, color))
        }
        _ => Err(RuleError::WrongSet),
    }
}

/// CG-7: cards of one colour beat a rival's column only if there are more of them.
fn lay_column(open: &Open, color: Color, total: u8) -> Result<(), RuleError> {
    let Some(owner) = open.holder(color) else {
        return Ok(());
    };
    if owner == open.to_act {
        return Err(RuleError::OwnYard { color });
    }
    let cards = open.seat(owner).yard.column(color).height();
    if total <= cards {
        return Err(RuleError::ColumnNotBeaten {
            color,
            owner,
            cards,
        });
    }
    Ok(())
}

/// CG-7: a single card of a colour beats nothing, so the colour must not lie in any yard.
fn lay_single(open: &Open, color: Color) -> Result<(), RuleError> {
    match open.holder(color) {
        None => Ok(()),
        Some(owner) if owner == open.to_act => Err(RuleError::OwnYard { color }),
        Some(owner) => Err(RuleError::ColorInYard { color, owner }),
    }
}
