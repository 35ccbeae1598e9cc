//! What a hint gives as a reason is so, and there always is one where something can be chosen.

#[path = "support/moment.rs"]
mod moment;
mod support;

use std::collections::BTreeSet;

use branchline::bots::{Budget, explain, hint, refined_hint};
use branchline::catalog::*;
use branchline::engine::advice::{Advice, AdviceKind, Reason};
use branchline::engine::game::{Action, GameState, PlayerView};
use branchline::engine::rail::{Phase, RailAction};
use branchline::engine::table::Viewer;
use moment::Moment;
use support::{own_view, start};

/// Positions from games of two and of more in which everybody follows the hints: so many of each table.
fn positions(most: u32, mut show: impl FnMut(&GameState, &PlayerView, &Advice)) {
    for id in GameId::all() {
        let neutral = match game(id) {
            Game::Rail(map) => map.variants().names().find(|it| {
                let rules = map.variants().get(*it);
                rules.is_some_and(|rules| rules.neutral.is_some())
            }),
            Game::Yard(_) => None,
        };
        let usual = [2, game(id).players().max.min(4)].map(|seats| (Variant::Standard, seats));
        let tables = usual.into_iter().chain(neutral.map(|variant| (variant, 2)));
        for (variant, seats) in tables {
            let mut count = 0;
            'games: for seed in 11.. {
                let mut state = start(id, variant, seats, seed);
                while let Some((seat, view)) = own_view(&state) {
                    if count == most {
                        break 'games;
                    }
                    count += 1;
                    let advice = hint(&view).expect("the viewer is to act");
                    show(&state, &view, &advice);
                    state.apply(seat, advice.action).expect("legal");
                }
            }
        }
    }
}

/// The word of a reason, without what it is about.
fn word(reason: Reason) -> String {
    let whole = format!("{reason:?}");
    whole.split('(').next().unwrap_or(&whole).to_owned()
}

/// Moves that nobody advises are explained by the same code, so they are looked at as well; and so are tunnels that nobody
/// would have begun.
#[test]
fn every_reason_is_true_and_every_one_occurs() {
    let mut told = BTreeSet::new();
    let mut places = 0;
    positions(300, |state, view, advice| {
        places += 1;
        // Whoever can choose is told why.
        let bare = advice.kind != AdviceKind::OnlyMove && advice.reasons.is_empty();
        let action = || advice.action.write(game(view.id()));
        assert!(!bare, "{:?}: no reason for {}", view.id(), action());
        let mut legal = Vec::new();
        view.legal_actions(&mut legal);
        // A turn has many actions; of other questions all are looked at.
        let (first, step) = if legal.len() > 16 {
            (places % 7, 7)
        } else {
            (0, 1)
        };
        let others = legal.iter().skip(first).step_by(step).take(16);
        let others = others.filter_map(|action| explain(view, *action));
        for advice in others.chain([advice.clone()]) {
            look_at(state, view, &advice, &legal, &mut told);
        }
        for begun in begun_tunnels(state, view, &legal) {
            let (_, view) = own_view(&begun).expect("a question");
            let (mut legal, advice) = (Vec::new(), hint(&view).expect("a hint"));
            view.legal_actions(&mut legal);
            look_at(&begun, &view, &advice, &legal, &mut told);
        }
    });
    let never: Vec<&str> = ALL.into_iter().filter(|it| !told.contains(*it)).collect();
    assert!(never.is_empty(), "never told: {never:?}, told: {told:?}");
}

/// The positions after some tunnels have been begun that ask for more.
fn begun_tunnels(state: &GameState, view: &PlayerView, legal: &[Action]) -> Vec<GameState> {
    let Some(map) = view.rail() else {
        return Vec::new();
    };
    let tunnels = legal.iter().filter(|action| match action {
        Action::Rail(RailAction::Claim { track, .. }) => {
            map.game().track(*track).kind() == TrackKind::Tunnel
        }
        _ => false,
    });
    let begun = tunnels.step_by(3).take(3).map(|action| {
        let mut begun = state.clone();
        begun
            .apply(view.to_act().expect("somebody"), *action)
            .expect("legal");
        begun
    });
    let asks = |begun: &GameState| {
        let seen = begun.view(view.viewer());
        seen.rail()
            .is_some_and(|it| matches!(it.open.phase, Phase::Tunnel(_)))
    };
    begun.filter(asks).collect()
}

/// Whether everything that is said about an action is so.
fn look_at(
    state: &GameState,
    view: &PlayerView,
    advice: &Advice,
    legal: &[Action],
    told: &mut BTreeSet<String>,
) {
    let seat = view.to_act().expect("somebody acts");
    let mut after = state.clone();
    after.apply(seat, advice.action).expect("legal");
    let after = after.view(Viewer::Seat(seat));
    let moment = Moment {
        seat,
        action: advice.action,
        legal,
        after: &after,
    };
    for reason in &advice.reasons {
        told.insert(word(*reason));
        let is_true = match view {
            PlayerView::Rail(view) => moment.rail(*reason, view),
            PlayerView::Yard(view) => moment.yard(*reason, view),
        };
        let action = advice.action.write(game(view.id()));
        assert!(is_true, "{:?}: {reason:?} for {action}", view.id());
    }
}

/// Every reason that the judgement gives; `Foreseen` is left to the second thought.
const ALL: [&str; 36] = [
    "Completes",
    "Shortens",
    "Contested",
    "DrawsCards",
    "CheapNow",
    "Points",
    "EndsTheGame",
    "Majority",
    "Ahead",
    "Level",
    "Toll",
    "Robs",
    "WantedFor",
    "Wanted",
    "MoreOf",
    "BestOffered",
    "NothingFaceUp",
    "AllCompleted",
    "RoomForTickets",
    "SpareCards",
    "TimeForTickets",
    "Mixed",
    "ShortTickets",
    "LongTickets",
    "WithinReach",
    "OneNetwork",
    "EnoughTickets",
    "OthersCost",
    "LeastLoss",
    "WorthThePrice",
    "TooDear",
    "CardsMissing",
    "BestSet",
    "OutOfTheWay",
    "FewestCards",
    "LeavesInTime",
];

#[test]
fn a_second_thought_says_why_too() {
    let mut foreseen = 0;
    positions(25, |_, view, _| {
        let advice = refined_hint(view, &mut Budget::rounds(24)).expect("a hint");
        let bare = advice.kind != AdviceKind::OnlyMove && advice.reasons.is_empty();
        assert!(!bare, "{:?}: {:?}", view.id(), advice.action);
        foreseen += u32::from(advice.reasons.contains(&Reason::Foreseen));
    });
    println!("{foreseen} were only foreseen");
}
