//! How a game ended: the table of the count and what decided it, in games of random moves at every table.

mod support;

use branchline::catalog::{Game, Seat, game};
use branchline::engine::game::{Scores, tie_breaks};
use branchline::engine::table::Rng;
use branchline::scene::{count_cities, count_lead, count_rows, count_steps};
use branchline::text::Lang;
use branchline::text::result::source;
use branchline::text::speaker::Speaker;
use support::{listed, pick, start, tables};

/// A finished game of every table.
fn each_end(mut judge: impl FnMut(&'static Game, &Scores)) {
    for (id, variant, seats) in tables() {
        for seed in 1..4 {
            let mut rng = Rng::new(seed);
            let mut state = start(id, variant, seats, seed);
            while let Some(seat) = state.to_act() {
                let action = pick(&listed(&state), &mut rng);
                state.apply(seat, action).expect("listed");
            }
            judge(game(id), &state.scores());
        }
    }
}

#[test]
fn the_rows_of_the_table_add_up_to_the_totals() {
    each_end(|_, scores| {
        let rows = count_rows(scores);
        let sums: Vec<i16> = (0..scores.totals().len())
            .map(|seat| rows.iter().filter_map(|row| row.points[seat]).sum())
            .collect();
        assert_eq!(sums, scores.totals());
        let tickets = rows.iter().filter(|row| row.source.ticket().is_some());
        assert!(tickets.count() <= 2, "tickets share two rows");
    });
}

#[test]
fn what_decided_is_where_the_winner_has_most_more_than_the_best_of_the_others() {
    let mut decided = 0;
    each_end(|_, scores| {
        let totals = scores.totals();
        let Some(lead) = count_lead(scores) else {
            let best = totals.iter().max();
            let first = totals.iter().filter(|total| Some(*total) == best).count();
            assert!(first > 1, "somebody is ahead: {totals:?}");
            return;
        };
        decided += 1;
        assert_eq!(scores.winners(), [lead.winner]);
        let others = (0..totals.len()).filter(|seat| *seat != lead.winner.index());
        let best = others.map(|seat| totals[seat]).max();
        assert_eq!(Some(totals[lead.rival.index()]), best);
        let of = |seat: Seat| totals[seat.index()];
        assert_eq!(lead.ahead, of(lead.winner) - of(lead.rival));
        assert!(lead.more > 0, "whoever is ahead is ahead somewhere");
        let mut tickets = 0;
        for row in count_rows(scores) {
            let of = |seat: Seat| row.points[seat.index()].unwrap_or(0);
            let more = of(lead.winner) - of(lead.rival);
            match row.source.ticket() {
                Some(_) => tickets += more,
                None => assert!(more <= lead.more),
            }
        }
        assert!(tickets <= lead.more, "tickets count together");
    });
    assert!(decided > 20, "only {decided} games had one winner");
}

#[test]
fn a_counted_ticket_lies_between_its_two_cities() {
    each_end(|game, scores| {
        for step in count_steps(scores) {
            let cities = count_cities(game, step.line.source);
            if let Some((ticket, _)) = step.line.source.ticket() {
                let ends = match game {
                    Game::Rail(game) => game.ticket(ticket).ends(),
                    Game::Yard(game) => game.ticket(ticket).ends(),
                };
                assert_eq!(cities, ends);
            } else {
                assert!(cities.len() <= 1);
            }
        }
    });
}

/// On a small phone a row's name has a third of the width: three or four short words.
#[test]
fn the_rows_of_the_table_have_short_names() {
    each_end(|game, scores| {
        for lang in Lang::ALL {
            let say = Speaker {
                lang,
                game,
                names: Vec::new(),
            };
            for row in count_rows(scores) {
                let name = source(&say, row.source);
                assert!((2..=28).contains(&name.chars().count()), "{name}");
            }
        }
    });
}

#[test]
fn every_table_says_how_ties_are_broken() {
    for (id, variant, _) in tables() {
        assert!(!tie_breaks(game(id), variant).is_empty(), "{id:?}");
    }
}
