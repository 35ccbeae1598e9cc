//! What the picture of the yards says about what has happened and what is still to come: cards that leave, columns
//! that were beaten, departures that are left, and what the tickets need.

#[path = "support/yard.rs"]
mod support;

use branchline::catalog::*;
use branchline::engine::table::*;
use branchline::engine::yard::*;
use branchline::scene::{Leaver, LostColumn, YardScene, needs};
use support::*;

/// Everything that an action brought, as a viewer saw it.
fn seen(facts: &[Fact], viewer: Viewer) -> Vec<Sighting> {
    facts.iter().map(|fact| fact.seen_by(viewer)).collect()
}

/// Plays random actions and shows each of them: the view before, what was seen, the facts, the view after.
fn each_action(seats: u8, seed: u64, mut look: impl FnMut(&YardView, &[Fact], &YardView)) {
    let mut state =
        YardState::new(card_game(), &setup(Variant::Standard, seats, seed)).expect("a game");
    let mut rng = Rng::new(seed);
    let viewer = Viewer::Seat(Seat(0));
    while let Some(seat) = state.to_act() {
        let actions = listed(&state);
        let action = actions[rng.below(actions.len() as u32) as usize];
        let before = view(&state, viewer);
        let mut facts = Vec::new();
        apply(card_game(), &mut state, seat, action, &mut facts).expect("a listed action");
        look(&before, &facts, &view(&state, viewer));
    }
}

#[test]
fn cg_2_the_cards_that_leave_are_seen_while_they_roll() {
    let (mut left, mut locos) = (0, 0);
    for seed in 1..12 {
        each_action(3, seed, |before, facts, after| {
            let viewer = Viewer::Seat(Seat(0));
            let earlier = YardScene::new(before, &[], Cards::NONE);
            let news = [seen(facts, viewer)];
            let scene = YardScene::new(after, &news, Cards::NONE).following(Some(&earlier));
            let gone: Vec<(Seat, Card)> = facts
                .iter()
                .filter_map(|fact| match fact {
                    YardEvent::CardDeparted { seat, card } => Some((*seat, *card)),
                    _ => None,
                })
                .collect();
            if facts
                .iter()
                .any(|fact| matches!(fact, YardEvent::RoundBegan { .. }))
            {
                return;
            }
            for yard in &scene.yards {
                let expected = gone.iter().filter(|(seat, _)| *seat == yard.seat);
                let expected: Vec<Card> = expected.map(|(_, card)| *card).collect();
                let shown: Vec<Card> = yard.leaving.iter().map(|leaver| leaver.card).collect();
                assert_eq!(shown, expected, "seed {seed}");
                assert_eq!(usize::from(yard.rolling), expected.len());
                left += shown.len();
                locos += shown.iter().filter(|card| **card == Card::Loco).count();
            }
            // Whoever takes the device, or picks a card, still sees the same train.
            let again = YardScene::new(after, &news, Cards::of(Card::Loco, 1));
            let leaving = |scene: &YardScene| -> Vec<Vec<Leaver>> {
                scene.yards.iter().map(|it| it.leaving.clone()).collect()
            };
            assert_eq!(
                leaving(&again.clone().following(Some(&scene))),
                leaving(&scene)
            );
            // Nobody can look it up later: a picture by itself does not know.
            assert!(again.yards.iter().all(|yard| yard.leaving.is_empty()));
        });
    }
    assert!(
        left > 100 && locos > 5,
        "{left} cards left, {locos} locomotives"
    );
}

#[test]
fn cg_7_a_beaten_column_stays_in_the_picture_with_its_cards() {
    let mut state = YardState::new(card_game(), &setup(Variant::Standard, 2, 3)).expect("a game");
    let mut beaten = 0;
    for seed in 1..40 {
        each_action(2, seed, |_, facts, after| {
            let viewer = Viewer::Seat(Seat(0));
            let scene = YardScene::new(after, &[seen(facts, viewer)], Cards::NONE);
            for yard in &scene.yards {
                let lost = facts.iter().filter_map(|fact| match fact {
                    YardEvent::ColumnBeaten {
                        seat,
                        by,
                        color,
                        cards,
                    } if *seat == yard.seat => Some(LostColumn {
                        color: *color,
                        wagons: cards.of_color(*color),
                        locos: cards.locos(),
                        by: *by,
                    }),
                    _ => None,
                });
                let lost: Vec<LostColumn> = lost.collect();
                beaten += lost.len();
                assert_eq!(yard.lost, lost, "seed {seed}");
            }
        });
    }
    assert!(beaten > 5, "{beaten} columns were beaten");
    // A colour that was laid again is no loss any more, and a new round forgets all of them.
    for ticket in 0..2 {
        let keep = own(&state, state.to_act().expect("running")).offer[ticket];
        let keep = YardAction::Keep([keep].into_iter().collect());
        act(&mut state, &notation::write(card_game(), &keep)).expect("one is enough");
    }
    let now = view(&state, Viewer::Seat(Seat(0)));
    let loss = YardEvent::ColumnBeaten {
        seat: Seat(0),
        by: Seat(1),
        color: Color::Red,
        cards: cards("red*2+loco"),
    };
    let again = YardEvent::CardsLaid {
        seat: Seat(0),
        cards: cards("red*4"),
    };
    let round = YardEvent::RoundBegan { round: 2, pile: 9 };
    let lost = |news: &[Sighting]| {
        YardScene::new(&now, &[news.to_vec()], Cards::NONE).yards[0]
            .lost
            .len()
    };
    assert_eq!(lost(std::slice::from_ref(&loss)), 1);
    assert_eq!(lost(&[loss.clone(), again]), 0);
    assert_eq!(lost(&[loss, round]), 0);
}

#[test]
fn cg_9_departures_that_are_left_are_counted() {
    let mut counted = 0;
    for (seats, seed) in [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6), (4, 7)] {
        // What was promised to whom, and how many turns have begun since.
        let mut promised: Vec<(Seat, u8, u8)> = Vec::new();
        each_action(seats, seed, |_, facts, after| {
            for fact in facts {
                match fact {
                    YardEvent::TurnBegan { seat } => {
                        let mine = promised.iter_mut().filter(|(of, ..)| of == seat);
                        mine.for_each(|(_, _, begun)| *begun += 1);
                    }
                    YardEvent::CheckBegan { .. } => {
                        for (seat, left, begun) in promised.drain(..) {
                            assert_eq!(left, begun, "{seats} seats, seed {seed}, {seat:?}");
                            counted += 1;
                        }
                    }
                    _ => {}
                }
            }
            let scene = YardScene::new(after, &[], Cards::NONE);
            for yard in &scene.yards {
                match yard.departures_left {
                    Some(left) if matches!(after.open.phase, Phase::Turn | Phase::SecondCard) => {
                        promised.push((yard.seat, left, 0));
                        for column in &yard.columns {
                            let height = column.wagons + column.locos;
                            assert_eq!(column.late, height.saturating_sub(left));
                        }
                    }
                    Some(_) => {}
                    None => assert!(yard.columns.iter().all(|column| column.late == 0)),
                }
            }
        });
    }
    assert!(counted > 50, "{counted} promises");
}

#[test]
fn needs_add_up_tickets_hand_and_yard() {
    let mut looked = 0;
    each_action(2, 9, |_, _, after| {
        let own = after.own.as_ref().expect("a seat");
        let list = needs(card_game(), after, TicketSet::NONE);
        assert_eq!(list.len(), 9);
        let sum = |read: fn(&branchline::scene::Need) -> u8| list.iter().map(read).sum::<u8>();
        assert_eq!(sum(|need| need.hand), own.hand.total());
        assert_eq!(
            sum(|need| need.yard),
            after.open.seat(Seat(0)).yard.cards().total()
        );
        let cost = own
            .tickets
            .iter()
            .map(|ticket| card_game().ticket(ticket).cards());
        assert_eq!(
            sum(|need| need.tickets),
            cost.map(|cards| cards.iter().sum::<u8>()).sum::<u8>()
        );
        looked += 1;
    });
    assert!(looked > 20);
}

#[test]
fn ticked_tickets_are_needed_too_and_onlookers_need_nothing() {
    let state = YardState::new(card_game(), &setup(Variant::Standard, 2, 3)).expect("a game");
    let seat = state.to_act().expect("running");
    let ticked = tickets("los-angeles-pittsburgh");
    let list = needs(card_game(), &view(&state, Viewer::Seat(seat)), ticked);
    let of = |card: Card| {
        list.iter()
            .find(|need| need.card == card)
            .map(|need| need.tickets)
    };
    assert_eq!(of(Card::from(Color::White)), Some(1));
    assert_eq!(of(Card::from(Color::Blue)), Some(2));
    assert_eq!(of(Card::from(Color::Violet)), Some(1));
    assert_eq!(of(Card::Loco), Some(0));
    assert_eq!(needs(card_game(), &view(&state, Viewer::Table), ticked), []);
}
