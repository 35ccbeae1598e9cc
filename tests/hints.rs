//! Hints and plans for people: legal, explained, in time, and from nothing but what the seat sees.

mod support;

use std::time::Instant;

use branchline::bots::planner::{network, ways};
use branchline::bots::{Bot, Budget, Level, Player, Temperament, hint};
use branchline::catalog::*;
use branchline::engine::advice::Advice;
use branchline::engine::game::{PlayerView, World};
use branchline::engine::rail::Network;
use branchline::engine::table::{Rng, TrackSet};
use branchline::text::Lang;
use branchline::text::hints;
use branchline::text::speaker::Speaker;
use support::{own_view, start};

/// Positions of games between Strong players.
fn positions(mut show: impl FnMut(GameId, &PlayerView)) {
    for id in GameId::all() {
        let seats = game(id).players().max.min(3);
        let mut state = start(id, Variant::Standard, seats, 2);
        let mut players: Vec<Player> = (0..seats)
            .map(|seat| Player::new(Level::Strong, Temperament::Even, seat.into()))
            .collect();
        while let Some((seat, view)) = own_view(&state) {
            show(id, &view);
            let action = players[seat.index()].choose(&view, &mut Budget::rounds(0));
            let action = action.expect("something to do");
            state.apply(seat, action).expect("legal");
        }
    }
}

fn said(lang: Lang, id: GameId, advice: &Advice) -> [String; 3] {
    let say = Speaker {
        lang,
        game: game(id),
        names: ["Ann", "Bob", "Eve"].map(str::to_owned).into(),
    };
    [
        hints::kind(advice).get(lang).to_owned(),
        hints::spot(&say, advice),
        hints::reasons(&say, advice),
    ]
}

#[test]
fn a_hint_is_what_the_strong_player_does_with_reasons_in_both_languages() {
    let (mut count, mut total_ms, mut worst_ms) = (0, 0.0, 0.0_f64);
    positions(|id, view| {
        let begin = Instant::now();
        let advice = hint(view).expect("the viewer is to act");
        let took = begin.elapsed().as_secs_f64() * 1e3;
        (count, total_ms, worst_ms) = (count + 1, total_ms + took, worst_ms.max(took));
        let strong = Player::new(Level::Strong, Temperament::Even, 9);
        let chosen = strong.clone().choose(view, &mut Budget::rounds(0));
        assert_eq!(Some(advice.action), chosen, "{id:?}");
        for lang in Lang::ALL {
            let [kind, spot, reasons] = said(lang, id, &advice);
            assert!(kind.ends_with('.') && spot.ends_with('.'), "{kind} {spot}");
            assert!(reasons.is_empty() || reasons.ends_with('.'), "{reasons}");
            assert!(!reasons.contains(['?', '{']), "{reasons}");
        }
    });
    println!(
        "{count} hints, {:.2} ms each, {worst_ms:.2} ms at worst",
        total_ms / f64::from(count)
    );
}

/// Whatever the others hold, the hint is the same as long as the seat sees the same.
#[test]
fn a_hint_reveals_nothing_that_the_seat_cannot_know() {
    let mut rng = Rng::new(5);
    let mut count = 0;
    positions(|id, view| {
        count += 1;
        if count % 7 != 0 {
            return;
        }
        let other = World::sample(view, &mut rng).view(view.viewer());
        assert_eq!(hint(&other), hint(view), "{id:?}");
        assert_eq!(network(&other), network(view), "{id:?}");
    });
}

#[test]
fn plans_join_what_they_promise_within_the_wagons_left() {
    let (mut count, mut total_ms, mut worst_ms) = (0, 0.0, 0.0_f64);
    positions(|id, view| {
        let begin = Instant::now();
        let (ways, plan) = (ways(view), network(view));
        let took = begin.elapsed().as_secs_f64() * 1e3;
        (count, total_ms, worst_ms) = (count + 1, total_ms + took, worst_ms.max(took));
        let PlayerView::Rail(view) = view else {
            assert!(ways.is_empty() && plan.is_none());
            return;
        };
        let game = view.game();
        let (seat, own) = view.seated().expect("a seat");
        let me = view.open.seat(seat);
        let with = |tracks: &[TrackId]| {
            let mut all: TrackSet = me.tracks;
            tracks.iter().for_each(|track| all.insert(*track));
            Network::new(game, &all)
        };
        for way in &ways {
            assert!(own.tickets.contains(way.ticket));
            let ends = game.ticket(way.ticket).ends();
            if let Some(tracks) = &way.tracks {
                assert!(with(tracks).joins(game, ends), "{id:?} {way:?}");
            }
        }
        let plan = plan.expect("a map");
        let whole = with(&plan.tracks);
        assert!(plan.wagons <= me.wagons, "{id:?} {plan:?}");
        for (ticket, chance) in &plan.tickets {
            assert!(
                whole.joins(game, game.ticket(*ticket).ends()),
                "{id:?} {plan:?}"
            );
            assert!(*chance <= 100);
        }
        for ticket in &plan.dropped {
            assert!(
                !whole.joins(game, game.ticket(*ticket).ends()),
                "{id:?} {plan:?}"
            );
        }
        assert_eq!(
            plan.tickets.len() + plan.dropped.len(),
            ways.len(),
            "{id:?}"
        );
    });
    println!(
        "{count} plans, {:.2} ms each, {worst_ms:.2} ms at worst",
        total_ms / f64::from(count)
    );
}
