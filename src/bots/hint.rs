//! A hint for a person: what the Strong player would do in their place, and why. It sees what they see and no more.

use super::judged::Judged;
use super::level::{Level, Temperament};
use super::policy::Policy;
use super::rail::Memory;
use super::{Bot, Budget, Player, rail, yard};
use crate::catalog::{RailGame, TicketId, YardGame};
use crate::engine::advice::{Advice, AdviceKind, Reason, Spot};
use crate::engine::game::{Action, PlayerView, Sight};
use crate::engine::rail::RailAction;
use crate::engine::table::{Cards, Rng, TicketSet};
use crate::engine::yard::YardAction;

/// What would be good to do now; none unless the viewer is to act. The same view always gets the same hint. It thinks as
/// long as a Strong player does, which is no longer than a person waits for a button.
pub fn hint(view: &PlayerView) -> Option<Advice> {
    chosen_by(Level::Strong, view, &mut Budget::rounds(u32::MAX))
}

/// A second thought about the same, by somebody who thinks ahead for as long as the budget lasts.
pub fn refined_hint(view: &PlayerView, budget: &mut Budget<'_>) -> Option<Advice> {
    let mut advice = chosen_by(Level::Expert, view, budget)?;
    // What the judgement has no word for was found by playing on.
    if advice.reasons.is_empty() && advice.kind != AdviceKind::OnlyMove {
        advice.reasons.push(Reason::Foreseen);
    }
    Some(advice)
}

fn chosen_by(level: Level, view: &PlayerView, budget: &mut Budget<'_>) -> Option<Advice> {
    let action = Player::new(level, Temperament::Even, 1).choose(view, budget)?;
    explain(view, action)
}

/// The reasons for a given action, such as one that a search has found.
pub fn explain(view: &PlayerView, action: Action) -> Option<Advice> {
    let sight = view.sight()?;
    let mut actions = Vec::new();
    sight.legal_actions(&mut actions);
    let policy = Policy::new(Level::Strong, Temperament::Even);
    if !actions.contains(&action) {
        return None;
    }
    let (mut memory, mut rng, mut rated) = (Memory::default(), Rng::new(1), Vec::new());
    policy.rate(sight, &actions, &mut memory, &mut rng, &mut rated);
    Some(advice(&policy, sight, &Judged::new(&rated, action)))
}

fn advice(policy: &Policy, sight: Sight<'_>, judged: &Judged<'_>) -> Advice {
    let action = judged.action();
    let (kind, spot, reasons) = match (sight, action) {
        (
            Sight::Rail {
                game,
                seat,
                open,
                own,
            },
            Action::Rail(action),
        ) => {
            let (kind, spot) = rail_place(game, own.offer.len(), action);
            let reasons = rail::reasons(game, (open, own, seat), &policy.rail, action, judged);
            (kind, spot, reasons)
        }
        (
            Sight::Yard {
                game,
                seat,
                open,
                own,
                tracks,
            },
            Action::Yard(action),
        ) => {
            let (kind, spot) = yard_place(game, (own.offer.len(), own.tickets.count()), action);
            let reasons = yard::reasons(
                game,
                (open, own, seat),
                tracks,
                &policy.yard,
                action,
                judged,
            );
            (kind, spot, reasons)
        }
        _ => (AdviceKind::Pass, Spot::Question, Vec::new()),
    };
    Advice {
        kind: if judged.is_only() {
            AdviceKind::OnlyMove
        } else {
            kind
        },
        spot,
        action,
        reasons,
    }
}

fn rail_place(game: &RailGame, offered: usize, action: RailAction) -> (AdviceKind, Spot) {
    match action {
        RailAction::Take(place) => (AdviceKind::Cards, Spot::Market(place)),
        RailAction::Draw => (AdviceKind::Cards, Spot::Pile),
        RailAction::Claim { track, .. } => (AdviceKind::Claim, Spot::Track(track)),
        RailAction::DrawTickets(_) => (AdviceKind::Tickets, Spot::TicketPile),
        RailAction::Split(_) => (AdviceKind::Split, Spot::Question),
        RailAction::Keep(tickets) => {
            let (kept, of) = (tickets.count() as u8, offered as u8);
            let points = |ticket: &TicketId| game.ticket(*ticket).points();
            (AdviceKind::Keep { kept, of }, dearest(tickets, points))
        }
        RailAction::PayTunnel(cards) => (AdviceKind::PayTunnel, color(cards)),
        RailAction::GiveUp => (AdviceKind::GiveUp, Spot::Question),
        RailAction::TakePassengers(colors) => {
            let taken = colors.into_iter().flatten().next();
            let spot = taken.map_or(Spot::Question, Spot::Passengers);
            (AdviceKind::Passengers, spot)
        }
        RailAction::PlaceNeutral(track) => (AdviceKind::Neutral, Spot::Track(track)),
        RailAction::Stop => (AdviceKind::Stop, Spot::Question),
        RailAction::Pass => (AdviceKind::Pass, Spot::Question),
    }
}

fn yard_place(
    game: &YardGame,
    (offered, held): (usize, usize),
    action: YardAction,
) -> (AdviceKind, Spot) {
    let points = |ticket: &TicketId| game.ticket(*ticket).points();
    match action {
        YardAction::Take(place) => (AdviceKind::Cards, Spot::Market(place)),
        YardAction::Draw => (AdviceKind::Cards, Spot::Pile),
        YardAction::Lay(cards) => (AdviceKind::Lay, color(cards)),
        YardAction::DrawTickets => (AdviceKind::Tickets, Spot::TicketPile),
        YardAction::Keep(tickets) => {
            let (kept, of) = (tickets.count() as u8, offered as u8);
            (AdviceKind::Keep { kept, of }, dearest(tickets, points))
        }
        YardAction::Check(tickets) => {
            let (paid, of) = (tickets.count() as u8, held as u8);
            (AdviceKind::Complete { paid, of }, dearest(tickets, points))
        }
        YardAction::Pass => (AdviceKind::Pass, Spot::Question),
    }
}

/// The ticket that is worth most is the one to look at first.
fn dearest<K: Ord>(tickets: TicketSet, points: impl Fn(&TicketId) -> K) -> Spot {
    let dearest = tickets.iter().max_by_key(points);
    dearest.map_or(Spot::Question, Spot::Ticket)
}

fn color(cards: Cards) -> Spot {
    let mut colors = cards.kinds().filter_map(|(card, _)| card.color());
    colors.next().map_or(Spot::Question, Spot::Color)
}

/// Somebody who always does what the hint says in its full depth, for duels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hinted {
    /// The hint that comes at once.
    AtOnce,
    /// The one that comes after a second thought, as long as the budget lasts.
    Refined,
}

impl Bot for Hinted {
    fn choose(&mut self, view: &PlayerView, budget: &mut Budget<'_>) -> Option<Action> {
        let advice = match self {
            Hinted::AtOnce => hint(view),
            Hinted::Refined => refined_hint(view, budget),
        };
        advice.map(|advice| advice.action)
    }
}
