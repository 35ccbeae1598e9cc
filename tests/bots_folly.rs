//! No level makes a move that people would laugh at, however badly it judges: laying on its last turn for nothing,
//! keeping a ticket that cannot be completed, paying three for one where one is in hand, drawing a card on the last
//! turn while a claim would bring points.
//!
//! The positions come from random games: they reach places where sensible players seldom get.

mod support;

use branchline::bots::{Bot, Budget, Level, Player, Temperament};
use branchline::catalog::*;
use branchline::engine::game::{Action, PlayerView, World};
use branchline::engine::rail::{self, RailAction, RailView};
use branchline::engine::table::{Rng, Setup, TicketSet, Viewer};
use branchline::engine::yard::{self, YardAction};

const SEED: u64 = 1717;
/// Rounds of thought of those that think: with fewer they would hardly ever overrule their first judgement.
const ROUNDS: u32 = 64;

/// What each level chooses wherever `asks` finds a question, until there were enough of them.
fn choices(
    id: GameId,
    enough: usize,
    asks: impl Fn(&PlayerView, &[Action]) -> bool,
    judge: impl Fn(&PlayerView, &[Action], Action, &str),
) {
    let seats = game(id).players().min;
    let mut rng = Rng::new(SEED);
    let (mut asked, mut listed) = (0, Vec::new());
    for seed in SEED..SEED + 400 {
        let mut world = World::new(&Setup::new(id, seats, seed)).expect("a table");
        while let Some(seat) = world.to_act() {
            let view = world.view(Viewer::Seat(seat));
            world.legal_actions(&mut listed);
            if asks(&view, &listed) {
                asked += 1;
                for level in Level::ALL {
                    let mut player = Player::new(level, Temperament::Even, seed);
                    let chosen = player.choose(&view, &mut Budget::rounds(ROUNDS));
                    let chosen = chosen.expect("something to do");
                    let what = chosen.write(game(id));
                    judge(
                        &view,
                        &listed,
                        chosen,
                        &format!("{id:?} {level:?} seed {seed}: {what}"),
                    );
                }
            }
            if asked == enough {
                return;
            }
            let action = world.random_action(&mut rng).expect("something to do");
            world.step(action).expect("listed");
        }
    }
    panic!("{id:?}: asked only {asked} times");
}

fn yard(view: &PlayerView) -> &yard::YardView {
    match view {
        PlayerView::Yard(view) => view,
        PlayerView::Rail(_) => panic!("the Card Game has no map"),
    }
}

fn rail(view: &PlayerView) -> &RailView {
    match view {
        PlayerView::Rail(view) => view,
        PlayerView::Yard(_) => panic!("a map game"),
    }
}

#[test]
fn nobody_lays_on_the_last_turn_for_nothing() {
    let is_lay = |action: &Action| matches!(action, Action::Yard(YardAction::Lay(_)));
    let asks = |view: &PlayerView, listed: &[Action]| {
        let seats = yard(view).open.seats.len() as u8;
        let last = yard(view).open.turns_left.is_some_and(|left| left < seats);
        last && listed.iter().any(is_lay) && !listed.iter().all(is_lay)
    };
    choices(GameId::CARD_GAME, 25, asks, |view, _, chosen, what| {
        let Action::Yard(YardAction::Lay(cards)) = chosen else {
            return;
        };
        let open = &yard(view).open;
        let beaten = Color::ALL
            .into_iter()
            .filter(|color| cards.of_color(*color) > 0);
        let beaten = beaten.filter_map(|color| open.holder(color));
        let own = open.to_act;
        assert!(beaten.into_iter().any(|owner| owner != own), "{what}");
    });
}

/// The tickets of an offer that no play can complete any more: there is no way, or not wagons enough for it.
fn lost(game: &RailGame, view: &RailView) -> TicketSet {
    let (seat, own) = view.seated().expect("a seat's own view");
    let me = view.open.seat(seat);
    let wagons = match view.open.turns_left {
        None => usize::from(me.wagons),
        Some(_) => 0,
    };
    let open = view.open.free.minus(&me.barred);
    let spaces = |id: TrackId| match me.tracks.contains(id) {
        true => Some(0),
        false => open.contains(id).then(|| game.track(id).length()),
    };
    let lost = |id: &TicketId| {
        let [from, to] = game.ticket(*id).ends();
        let mut nearest = [usize::MAX; MAX_CITIES];
        nearest[from.index()] = 0;
        for _ in 0..game.cities().len() {
            for (index, track) in game.tracks().iter().enumerate() {
                let Some(spaces) = spaces(TrackId(index as u8)) else {
                    continue;
                };
                let [a, b] = track.ends();
                for (here, there) in [(a, b), (b, a)] {
                    let passable = here == from || !game.city(here).is_dead_end();
                    if passable && nearest[here.index()] < usize::MAX {
                        let reached = nearest[here.index()] + spaces;
                        nearest[there.index()] = nearest[there.index()].min(reached);
                    }
                }
            }
        }
        nearest[to.index()] > wagons
    };
    own.offer.iter().copied().filter(lost).collect()
}

#[test]
fn nobody_keeps_a_ticket_that_cannot_be_completed() {
    for (id, map) in GameId::maps() {
        let kept = |action: &Action| match action {
            Action::Rail(RailAction::Keep(kept)) => Some(*kept),
            _ => None,
        };
        let sound = |view: &PlayerView, kept: TicketSet| {
            let lost = lost(map, rail(view));
            kept.minus(lost) == kept
        };
        // Asked where some choices have a lost ticket and others do not.
        let asks = |view: &PlayerView, listed: &[Action]| {
            let choices: Vec<TicketSet> = listed.iter().filter_map(kept).collect();
            choices.iter().any(|kept| sound(view, *kept))
                && choices.iter().any(|kept| !sound(view, *kept))
        };
        choices(id, 6, asks, |view, _, chosen, what| {
            let kept = kept(&chosen).expect("tickets to keep");
            assert!(sound(view, kept), "{what}");
        });
    }
}

#[test]
fn nobody_pays_three_for_one_where_one_is_in_hand() {
    let map = game(GameId::NORDIC).rail().expect("a map");
    let dear = |track: TrackId| {
        matches!(
            map.track(track).kind(),
            TrackKind::Ferry { .. } | TrackKind::Substitute
        )
    };
    let fewest = |listed: &[Action], wanted: TrackId| {
        let claims = listed.iter().filter_map(|action| match action {
            Action::Rail(RailAction::Claim { track, pay }) if *track == wanted => Some(pay.total()),
            _ => None,
        });
        claims.min().expect("a claim")
    };
    let is_waste = |listed: &[Action], action: &Action| match *action {
        Action::Rail(RailAction::Claim { track, pay }) => {
            dear(track) && pay.total() > fewest(listed, track)
        }
        _ => false,
    };
    let asks =
        |_: &PlayerView, listed: &[Action]| listed.iter().any(|action| is_waste(listed, action));
    choices(GameId::NORDIC, 60, asks, |_, listed, chosen, what| {
        assert!(!is_waste(listed, &chosen), "{what}");
    });
}

#[test]
fn nobody_draws_a_card_on_the_last_turn_while_a_claim_brings_points() {
    // Where neither tolls nor a count of cards or wagons can make a claim a bad one.
    for id in [GameId::NORDIC, GameId::GERMANY] {
        let is_claim = |action: &Action| matches!(action, Action::Rail(RailAction::Claim { .. }));
        let asks = |view: &PlayerView, listed: &[Action]| {
            let open = &rail(view).open;
            open.turns_left.is_some()
                && open.phase == rail::Phase::Turn
                && listed.iter().any(is_claim)
        };
        choices(id, 12, asks, |view, listed, chosen, what| {
            let map = game(id).rail().expect("a map");
            let plain = |action: &&Action| match action {
                Action::Rail(RailAction::Claim { track, .. }) => {
                    map.track(*track).kind() != TrackKind::Tunnel
                }
                _ => false,
            };
            if listed.iter().any(|action| plain(&action)) {
                assert!(
                    is_claim(&chosen),
                    "{what} in round {}",
                    rail(view).open.round()
                );
            }
        });
    }
}
