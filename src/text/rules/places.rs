//! Which rule stands behind a question, a refusal or a track, by its id: the rules page opens at the paragraph that
//! tells it.

use crate::catalog::{FerryRule, Game, RailGame, TrackId, TrackKind, game};
use crate::engine::game::PlayerView;
use crate::engine::table::{PaymentFault, RuleError};
use crate::engine::{rail, yard};

/// The rule of what the game asks for now.
pub fn prompt_rule(view: &PlayerView) -> &'static str {
    match view {
        PlayerView::Rail(view) => rail_prompt(&view.open.phase),
        PlayerView::Yard(view) => yard_prompt(view.open.phase),
    }
}

fn rail_prompt(phase: &rail::Phase) -> &'static str {
    use rail::Phase;
    match phase {
        Phase::FirstSplit => "GE-2",
        Phase::FirstTickets => "R-2",
        Phase::Turn => "R-40",
        Phase::SecondCard => "R-10",
        Phase::KeepTickets => "R-30",
        Phase::Tunnel(_) => "NO-6",
        Phase::TakePassengers { .. } => "GE-7",
        Phase::PlaceNeutral { .. } => "NE-11",
        Phase::Over { .. } => "R-51",
    }
}

fn yard_prompt(phase: yard::Phase) -> &'static str {
    use yard::Phase;
    match phase {
        Phase::FirstTickets => "CG-1",
        Phase::Turn => "CG-4",
        Phase::SecondCard => "CG-5",
        Phase::KeepTickets => "CG-8",
        Phase::CheckTickets { .. } => "CG-10",
        Phase::Over => "CG-12",
    }
}

/// The rule of a track's price.
pub fn track_rule(game: &Game, track: TrackId) -> &'static str {
    let Game::Rail(game) = game else {
        return lay_rule();
    };
    match game.track(track).kind() {
        TrackKind::Plain => "R-20",
        TrackKind::Ferry { .. } => ferry_rule(game),
        TrackKind::Tunnel => "NO-6",
        TrackKind::Substitute => "NO-8",
    }
}

fn ferry_rule(game: &RailGame) -> &'static str {
    match game.variants().standard().ferry {
        Some(FerryRule::Pair) => "NL-4",
        Some(FerryRule::ThreeCards) | None => "NO-5",
    }
}

/// The rule of drawing tickets.
pub fn tickets_rule(game: &Game) -> &'static str {
    either(game, "R-30", "CG-8")
}

/// The rule of laying cards in a yard.
pub fn lay_rule() -> &'static str {
    "CG-6"
}

/// What both kinds of games have has an id in either.
fn either(game: &Game, on_maps: &'static str, in_yards: &'static str) -> &'static str {
    match game {
        Game::Rail(_) => on_maps,
        Game::Yard(_) => in_yards,
    }
}

/// The rule that refuses something.
pub fn refusal_rule(view: &PlayerView, error: RuleError) -> &'static str {
    use RuleError::*;
    let game = game(view.id());
    let either = |on_maps: &'static str, in_yards: &'static str| either(game, on_maps, in_yards);
    match error {
        NotYourTurn { .. } => "R-3",
        GameOver => either("R-50", "CG-9"),
        NotNow | NoSuchThing | TicketNotOffered { .. } | KeepMore { .. } => prompt_rule(view),
        MustAct => either("R-40", "CG-4"),
        EmptyPlace | EmptyPile => either("R-13", "CG-9"),
        LocomotiveAsSecondCard => "R-11",
        SecondCardDue => "R-10",
        TrackTaken { .. } => "R-22",
        TrackClosed => "R-25",
        OwnRoute { .. } => "R-24",
        TooFewWagons { .. } | CannotPay => "R-20",
        CardsNotInHand { .. } => either("R-20", "CG-6"),
        WrongPayment(fault) => payment_rule(game, fault),
        NoLocomotivesHere => "NO-3",
        WrongTunnelPayment { .. } => "NO-6",
        NoTicketsLeft => tickets_rule(game),
        WrongSplit { .. } => match prompt_rule(view) {
            first @ "GE-2" => first,
            _ => "GE-3",
        },
        NoSuchPassenger { .. } => "GE-7",
        NotForNeutral => "NE-11",
        LayMore { .. } | WrongSet | LocomotivesAlone => lay_rule(),
        OwnYard { .. } | ColumnNotBeaten { .. } | ColorInYard { .. } => "CG-7",
        TicketNotHeld { .. } | PileTooSmall { .. } => "CG-10",
    }
}

fn payment_rule(game: &Game, fault: PaymentFault) -> &'static str {
    let rules = game.rail().map(|game| game.variants().standard());
    let rate = rules
        .and_then(|rules| rules.substitute)
        .map(|rule| rule.cards);
    match fault {
        PaymentFault::TooFew { .. }
        | PaymentFault::TooMany { .. }
        | PaymentFault::OtherColor { .. }
        | PaymentFault::TwoColors => "R-20",
        PaymentFault::Unpaid { each, .. } if rate == Some(each) => "NO-8",
        PaymentFault::Unpaid { .. } => "NO-5",
        PaymentFault::FerryUnpaid { .. } | PaymentFault::Unpaired { .. } => "NL-4",
    }
}
