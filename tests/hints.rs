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

/// So many positions of each game, from games in which everybody follows the hints, each with its hint.
fn positions(most: u32, mut show: impl FnMut(GameId, &PlayerView, &Advice)) {
    for id in GameId::all() {
        let seats = game(id).players().max.min(3);
        let mut count = 0;
        'games: for seed in 2.. {
            let mut state = start(id, Variant::Standard, seats, seed);
            while let Some((seat, view)) = own_view(&state) {
                if count == most {
                    break 'games;
                }
                count += 1;
                let advice = hint(&view).expect("the viewer is to act");
                show(id, &view, &advice);
                state.apply(seat, advice.action).expect("legal");
            }
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
        hints::kind(lang, advice),
        hints::spot(&say, advice),
        hints::reasons(&say, advice),
    ]
}

#[test]
fn a_hint_is_what_the_strong_player_does_with_reasons_in_both_languages() {
    let (mut game_now, mut count, mut worst_ms) = (None, 0, 0.0_f64);
    let mut begin = Instant::now();
    positions(500, |id, view, advice| {
        // Measured from one position to the next, so it includes playing on and what is checked here.
        let took = begin.elapsed().as_secs_f64() * 1e3;
        if game_now.replace(id) != Some(id) {
            println!("{id:?}: so far {count} hints, {worst_ms:.1} ms at worst");
            (count, worst_ms) = (0, 0.0);
        } else {
            (count, worst_ms) = (count + 1, worst_ms.max(took));
        }
        if count % 20 == 0 {
            let mut strong = Player::new(Level::Strong, Temperament::Even, 1);
            let chosen = strong.choose(view, &mut Budget::rounds(u32::MAX));
            assert_eq!(Some(advice.action), chosen, "{id:?}");
        }
        for lang in Lang::ALL {
            let [kind, spot, reasons] = said(lang, id, advice);
            assert!(kind.ends_with('.') && spot.ends_with('.'), "{kind} {spot}");
            assert!(reasons.is_empty() || reasons.ends_with('.'), "{reasons}");
            assert!(!reasons.contains(['?', '{']), "{reasons}");
        }
        begin = Instant::now();
    });
    println!("last: {count} hints, {worst_ms:.1} ms at worst");
}

/// Whatever the others hold, the hint is the same as long as the seat sees the same.
#[test]
fn a_hint_reveals_nothing_that_the_seat_cannot_know() {
    let mut rng = Rng::new(5);
    let mut count = 0;
    positions(200, |id, view, advice| {
        count += 1;
        if count % 7 != 0 {
            return;
        }
        let other = World::sample(view, &mut rng).view(view.viewer());
        assert_eq!(hint(&other).as_ref(), Some(advice), "{id:?}");
        assert_eq!(network(&other), network(view), "{id:?}");
    });
}

#[test]
fn plans_join_what_they_promise_within_the_wagons_left() {
    let (mut count, mut total_ms, mut worst_ms) = (0, 0.0, 0.0_f64);
    positions(200, |id, view, _| {
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
        let joins = |ticket: TicketId| whole.joins(game, game.ticket(ticket).ends());
        assert!(
            plan.tickets.iter().all(|it| joins(it.ticket)),
            "{id:?} {plan:?}"
        );
        assert!(
            !plan.dropped.iter().any(|it| joins(it.ticket)),
            "{id:?} {plan:?}"
        );
        let mut chances = plan.tickets.iter().chain(&plan.dropped);
        assert!(chances.all(|it| it.percent <= 100), "{id:?} {plan:?}");
        assert_eq!(plan.exact, ways.len() <= 4);
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
