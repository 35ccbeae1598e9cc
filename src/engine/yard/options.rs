//! What the viewer may do now, in a form that a screen or a bot can offer.

use super::super::table::{Cards, MARKET, RuleError, TicketSet};
use super::action::YardAction;
use super::best_tickets::{Best, best_tickets};
use super::book::rules;
use super::check_list::each_neighbour;
use super::stakes::Uncompleted;
use super::state::{Holdings, Open, Phase};
use super::view::YardView;
use super::{allowed, score};
use crate::catalog::{Arrange, Card, Color, Seat, TicketId, YardGame};

/// What there is to decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum YardOptions {
    /// Nothing, or not by this viewer.
    Nothing,
    /// Which tickets to keep.
    Keep {
        /// Those to choose from, in the order drawn.
        offer: Vec<TicketId>,
        /// The fewest to keep.
        at_least: u8,
    },
    /// A whole turn.
    Turn(TurnOptions),
    /// The second card.
    SecondCard(CardOptions),
    /// Which tickets to complete (CG-10).
    Check {
        /// The pile that pays for them.
        pile: Cards,
        /// The best set.
        best: Best,
        /// What becomes of those that are not completed.
        uncompleted: Uncompleted,
        /// Neighbours of the best set, the dearest last.
        others: Vec<CheckOption>,
    },
}

/// The actions of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnOptions {
    /// Drawing cards.
    pub cards: CardOptions,
    /// Sets of cards that can be laid.
    pub lays: Vec<LayOption>,
    /// How many tickets would be drawn; 0 if none are left (CG-8).
    pub tickets: u8,
    /// Whether nothing else is possible (CG-9).
    pub must_pass: bool,
}

/// Where a card can be taken from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardOptions {
    /// By market place: the card, or why it cannot be taken.
    pub market: [Result<Card, RuleError>; MARKET],
    /// Whether the pile has a card.
    pub pile: bool,
}

/// A set of cards that can be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LayOption {
    /// The cards.
    pub cards: Cards,
    /// Who would lose a column, of which colour and with which cards (CG-7).
    pub beats: Option<(Seat, Color, Cards)>,
    /// After how many of the player's own turns all of it has departed; none if the round ends first (CG-2, CG-9).
    pub departs: Option<u8>,
}

/// A feasible set of tickets that is not the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckOption {
    /// The tickets.
    pub tickets: TicketSet,
    /// How many points fewer than the best set, including what lost tickets cost.
    pub cost: u16,
}

impl YardView {
    /// What the viewer may do now.
    pub fn options(&self, game: &YardGame) -> YardOptions {
        let Some((_, own)) = self.seated().filter(|_| self.is_to_act()) else {
            return YardOptions::Nothing;
        };
        let open = &self.open;
        let tickets = rules(game, open).tickets;
        let keep = |at_least: u8| YardOptions::Keep {
            offer: own.offer.to_vec(),
            at_least: at_least.min(own.offer.len() as u8),
        };
        match open.phase {
            Phase::FirstTickets => keep(tickets.first_keep),
            Phase::KeepTickets => keep(tickets.keep),
            Phase::Turn => YardOptions::Turn(TurnOptions {
                cards: cards(open),
                lays: self.lays(game),
                tickets: tickets.draw.min(open.ticket_pile),
                must_pass: self.why_not(game, YardAction::Pass).is_none(),
            }),
            Phase::SecondCard => YardOptions::SecondCard(cards(open)),
            Phase::CheckTickets { .. } => check(game, open, own),
            Phase::Over => YardOptions::Nothing,
        }
    }

    fn lays(&self, game: &YardGame) -> Vec<LayOption> {
        let mut lays = Vec::new();
        self.legal_actions(game, &mut |action| {
            if let YardAction::Lay(cards) = action {
                lays.push(LayOption {
                    cards,
                    beats: beaten_by(&self.open, cards),
                    departs: departs(&self.open, cards),
                });
            }
        });
        lays
    }
}

fn cards(open: &Open) -> CardOptions {
    CardOptions {
        market: std::array::from_fn(|place| allowed::take(open, place as u8)),
        pile: open.cards.pile > 0,
    }
}

/// The column that a legal lay beats: only cards of one colour beat any (CG-7).
fn beaten_by(open: &Open, cards: Cards) -> Option<(Seat, Color, Cards)> {
    let laid = |color: &Color| cards.of_color(*color) > 0;
    let color = Color::ALL.into_iter().find(laid)?;
    let owner = open.holder(color)?;
    Some((
        owner,
        color,
        open.seat(owner).yard.column(color).cards(color),
    ))
}

/// A column loses a card at the beginning of each of its owner's turns (CG-2). Once the pile has run out, the
/// turns that are left are known (CG-9).
fn departs(open: &Open, cards: Cards) -> Option<u8> {
    let laid = |color: &Color| cards.of_color(*color) > 0;
    let turns = match Color::ALL.into_iter().filter(laid).count() {
        1 => cards.total(),
        _ => 1,
    };
    match open.turns_left {
        Some(left) if left / (open.seats.len() as u8) < turns => None,
        _ => Some(turns),
    }
}

fn check(game: &YardGame, open: &Open, own: &Holdings) -> YardOptions {
    let pile = own.pile.unwrap_or(Cards::NONE);
    let best = best_tickets(game, pile, own.tickets);
    let mut others = Vec::new();
    let uncompleted = Uncompleted::now(game, open);
    each_neighbour(game, own, best.tickets, |tickets| {
        let cost = uncompleted.stake(best.points - score::worth(game, tickets));
        others.push(CheckOption { tickets, cost });
    });
    others.arrange_by_key(|option| (option.cost, option.tickets));
    YardOptions::Check {
        pile,
        best,
        uncompleted,
        others,
    }
}
