//! A hint for a person: what the Strong player would do in their place, and why. It sees what they see and no more.

use super::level::{Level, Temperament};
use super::policy::{Policy, best};
use super::rail::Memory;
use super::{Bot, Budget, rail, yard};
use crate::engine::advice::{Advice, AdviceKind, Spot};
use crate::engine::game::{Action, PlayerView, Sight};
use crate::engine::rail::RailAction;
use crate::engine::table::{Cards, Rng};
use crate::engine::yard::YardAction;

/// What would be good to do now; none unless the viewer is to act. The same view always gets the same hint.
pub fn hint(view: &PlayerView) -> Option<Advice> {
    let sight = view.sight()?;
    let mut actions = Vec::new();
    sight.legal_actions(&mut actions);
    let policy = Policy::new(Level::Strong, Temperament::Even);
    let mut rated = Vec::new();
    let (mut memory, mut rng) = (Memory::default(), Rng::new(1));
    policy.rate(sight, &actions, &mut memory, &mut rng, &mut rated);
    let action = best(&rated).or(actions.first().copied())?;
    Some(advice(&policy, sight, action, actions.len()))
}

/// The reasons for a given action, such as one that a search has found.
pub fn explain(view: &PlayerView, action: Action) -> Option<Advice> {
    let sight = view.sight()?;
    let mut actions = Vec::new();
    sight.legal_actions(&mut actions);
    let policy = Policy::new(Level::Strong, Temperament::Even);
    let listed = actions.contains(&action);
    listed.then(|| advice(&policy, sight, action, actions.len()))
}

fn advice(policy: &Policy, sight: Sight<'_>, action: Action, choices: usize) -> Advice {
    let (kind, spot) = place(action);
    let reasons = match (sight, action) {
        (
            Sight::Rail {
                game,
                seat,
                open,
                own,
            },
            Action::Rail(action),
        ) => rail::reasons(game, (open, own, seat), &policy.rail, action),
        (
            Sight::Yard {
                game,
                seat,
                open,
                own,
                tracks,
            },
            Action::Yard(action),
        ) => yard::reasons(game, (open, own, seat), tracks, &policy.yard, action),
        _ => Vec::new(),
    };
    Advice {
        kind: if choices < 2 {
            AdviceKind::OnlyMove
        } else {
            kind
        },
        spot,
        action,
        reasons,
    }
}

fn place(action: Action) -> (AdviceKind, Spot) {
    match action {
        Action::Rail(action) => match action {
            RailAction::Take(place) => (AdviceKind::Cards, Spot::Market(place)),
            RailAction::Draw => (AdviceKind::Cards, Spot::Pile),
            RailAction::Claim { track, .. } => (AdviceKind::Claim, Spot::Track(track)),
            RailAction::DrawTickets(_) => (AdviceKind::Tickets, Spot::TicketPile),
            RailAction::PlaceNeutral(track) => (AdviceKind::Answer, Spot::Track(track)),
            _ => (AdviceKind::Answer, Spot::Question),
        },
        Action::Yard(action) => match action {
            YardAction::Take(place) => (AdviceKind::Cards, Spot::Market(place)),
            YardAction::Draw => (AdviceKind::Cards, Spot::Pile),
            YardAction::Lay(cards) => (AdviceKind::Lay, color(cards)),
            YardAction::DrawTickets => (AdviceKind::Tickets, Spot::TicketPile),
            _ => (AdviceKind::Answer, Spot::Question),
        },
    }
}

fn color(cards: Cards) -> Spot {
    let mut colors = cards.kinds().filter_map(|(card, _)| card.color());
    colors.next().map_or(Spot::Question, Spot::Color)
}

/// Somebody who always does what the hint says, for duels.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hinted;

impl Bot for Hinted {
    fn choose(&mut self, view: &PlayerView, _: &mut Budget<'_>) -> Option<Action> {
        hint(view).map(|advice| advice.action)
    }
}
