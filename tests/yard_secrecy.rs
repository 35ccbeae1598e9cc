//! CG-3 and the secrets of hands, tickets and piles: what a viewer gets does not depend on what it may not see.

#[path = "support/yard.rs"]
mod support;

use branchline::catalog::*;
use branchline::engine::table::*;
use branchline::engine::yard::*;
use serde_json::Value;
use support::*;

fn viewers(state: &YardState) -> Vec<Viewer> {
    let seats = seats(open(state).seat_count()).map(Viewer::Seat);
    seats.chain([Viewer::Table]).collect()
}

/// States of random games at random moments.
fn moments(per_kind: u64) -> impl Iterator<Item = (YardState, u64)> {
    let everybody_hidden = [2, 3, 4].map(|seats| setup(Variant::Standard, seats, 0));
    let everybody_open = setup(Variant::OpenPiles, 3, 0);
    // Tables at which some may look at their piles and some may not.
    let mixed = [(3, 1), (4, 0), (4, 3)].map(|(seats, beginner)| Setup {
        open_piles: [Seat(beginner), Seat(2)].into_iter().collect(),
        ..setup(Variant::Standard, seats, 0)
    });
    let tables = everybody_hidden.into_iter().chain([everybody_open]);
    tables.chain(mixed).flat_map(move |table| {
        (0..per_kind).map(move |seed| {
            let seats = table.seats;
            // Now and then a moment right at the beginning.
            let most = if seed % 10 == 0 {
                5
            } else {
                140 * u32::from(seats) / 2
            };
            let steps = Rng::new(seed).below(most) as usize;
            (random_game(&Setup { seed, ..table }, steps).0, seed)
        })
    })
}

/// The state with its hidden parts changed by hand, as only a test can do it.
fn tampered(state: &YardState, change: impl FnOnce(&mut Value)) -> YardState {
    let mut value = serde_json::to_value(state).expect("states can be stored");
    change(&mut value);
    serde_json::from_value(value).expect("and read")
}

/// The law of sampled worlds: the world is sound, and looks to its seat exactly like the real one.
#[test]
fn a_sampled_world_gives_the_same_view() {
    for (state, seed) in moments(150) {
        let mut rng = Rng::new(seed);
        for seat in seats(open(&state).seat_count()) {
            let seen = view(&state, Viewer::Seat(seat));
            let world = determinize(card_game(), &seen, &mut rng).expect("a world that could be");
            assert_eq!(
                world.check(card_game()),
                Ok(()),
                "seed {seed}, {:?}",
                seen.open.phase
            );
            assert_eq!(view(&world, Viewer::Seat(seat)), seen, "seed {seed}");
            // Worlds that others would sample inside that world are sound too.
            let other = Seat((seat.0 + 1) % open(&state).seat_count() as u8);
            let inner = view(&world, Viewer::Seat(other));
            let inner_world =
                determinize(card_game(), &inner, &mut rng).expect("a world in a world");
            assert_eq!(view(&inner_world, Viewer::Seat(other)), inner);
        }
    }
}

/// Nothing that a viewer gets tells one possible truth from another: neither the view nor the options.
#[test]
fn what_is_hidden_changes_no_view_and_no_option() {
    for (state, seed) in moments(60) {
        let mut rng = Rng::new(seed);
        let seat = Seat(rng.below(open(&state).seat_count() as u32) as u8);
        let seen = view(&state, Viewer::Seat(seat));
        let other_truth = determinize(card_game(), &seen, &mut rng).expect("a world");
        assert_eq!(
            view(&other_truth, Viewer::Table),
            view(&state, Viewer::Table)
        );
        assert_eq!(
            view(&other_truth, Viewer::Seat(seat)).options(card_game()),
            seen.options(card_game())
        );
    }
}

#[test]
fn swapping_two_cards_of_the_pile_or_two_tickets_changes_nobodys_view() {
    for (state, seed) in moments(60) {
        let swap = |value: &mut Value, parts: [&str; 2]| {
            let list = value[parts[0]][parts[1]].as_array_mut().expect("a pile");
            if list.len() > 1 {
                // Only tickets whose place nobody knows: others are no secret to the one who put them there.
                let last = list.len() - 1;
                let free = |slot: &Value| slot.get("known_by").is_none_or(Value::is_null);
                if free(&list[0]) && free(&list[last]) {
                    list.swap(0, last);
                }
            }
        };
        for parts in [["hidden", "pile"], ["hidden", "ticket_pile"]] {
            let other = tampered(&state, |value| swap(value, parts));
            for viewer in viewers(&state) {
                assert_eq!(view(&other, viewer), view(&state, viewer), "seed {seed}");
            }
        }
    }
}

/// Two hands exchange a secret card each: nobody else notices.
#[test]
fn swapping_cards_between_hands_changes_no_third_view() {
    for (state, seed) in
        moments(60).filter(|(state, _)| open(state).seat_count() > 2 && !open(state).is_over())
    {
        let secret = |seat: Seat| own(&state, seat).hand.beyond(open(&state).seat(seat).known);
        let [a, b] = [0, 1].map(|seat| secret(Seat(seat)));
        let (Some(one), Some(two)) = (a.each().next(), b.each().last()) else {
            continue;
        };
        let swapped = |hand: Cards, out: Card, into: Card| hand.minus(out.into()).plus(into.into());
        let other = tampered(&state, |value| {
            let hands = [
                swapped(own(&state, Seat(0)).hand, one, two),
                swapped(own(&state, Seat(1)).hand, two, one),
            ];
            for (seat, hand) in hands.iter().enumerate() {
                value["own"][seat]["hand"] = hand.to_string().into();
            }
        });
        for viewer in [Viewer::Seat(Seat(2)), Viewer::Table] {
            assert_eq!(view(&other, viewer), view(&state, viewer), "seed {seed}");
        }
    }
}

/// CG-3: what is shown of a pile is a count, to its owner too; an open pile shows more, and only to its owner.
#[test]
fn cg_3_nobody_is_shown_a_pile_before_the_check() {
    let (mut piles, mut mixed) = (0, 0);
    for (state, seed) in moments(150) {
        let open = open(&state);
        let hidden = matches!(
            open.phase,
            Phase::Turn | Phase::SecondCard | Phase::KeepTickets
        );
        for viewer in viewers(&state).into_iter().filter(|_| hidden) {
            let seen = view(&state, viewer);
            for seat in seats(open.seat_count()) {
                let open_pile =
                    open.variant == Variant::OpenPiles || open.open_piles.contains(seat);
                let looks = open_pile && viewer.is(seat);
                assert_eq!(seen.shown_pile(seat).is_some(), looks, "seed {seed}");
                piles += usize::from(open.seat(seat).track > 0);
            }
            let looks = viewer
                .seat()
                .is_some_and(|seat| seen.shown_pile(seat).is_some());
            if !looks {
                mixed += usize::from(!open.open_piles.is_empty());
                // Exchanging the piles' cards changes nothing but what is remembered.
                let other = tampered(&state, |value| {
                    let tracks = value["hidden"]["tracks"].as_array_mut().expect("tracks");
                    tracks.iter_mut().for_each(|track| *track = "none".into());
                    let seats = value["own"].as_array_mut().expect("seats").iter_mut();
                    let piles = seats.filter_map(|own| own.get_mut("pile"));
                    piles.for_each(|pile| *pile = Value::Null);
                });
                let forgetful = |view: YardView| YardView {
                    memory: None,
                    ..view
                };
                assert_eq!(forgetful(view(&other, viewer)), forgetful(seen.clone()));
                assert_eq!(
                    view(&other, viewer).options(card_game()),
                    seen.options(card_game())
                );
            }
        }
    }
    assert!(piles > 100, "the moments must have piles to hide");
    assert!(mixed > 100, "also at tables where somebody else looks");
}

/// What a seat remembers is what it could have counted: everybody saw every card go.
#[test]
fn memory_is_what_attentive_eyes_have_seen() {
    for seed in 0..40 {
        let setup = setup(Variant::Standard, 2 + (seed % 3) as u8, seed);
        let mut state = YardState::new(card_game(), &setup).expect("a game");
        let mut rng = Rng::new(seed);
        let mut counted = vec![Cards::NONE; setup.seats as usize];
        let mut columns = open(&state);
        while let Some(seat) = state.to_act() {
            let actions = listed(&state);
            let action = actions[rng.below(actions.len() as u32) as usize];
            let mut facts = Vec::new();
            apply(card_game(), &mut state, seat, action, &mut facts).expect("listed");
            for fact in &facts {
                watch(fact, &mut columns, &mut counted);
            }
            let memory = view(&state, Viewer::Seat(Seat(0))).memory.expect("a seat");
            assert_eq!(memory.tracks[..], counted[..], "seed {seed}");
        }
    }
}

/// Follows yards and piles by the events that everybody sees.
fn watch(fact: &Fact, table: &mut Open, counted: &mut [Cards]) {
    match fact.seen_by(Viewer::Table) {
        YardEvent::CardsLaid { seat, cards } => {
            for color in Color::ALL
                .into_iter()
                .filter(|color| cards.of_color(*color) > 0)
            {
                table.seats[seat.index()].yard.0[color.index()] = Column {
                    wagons: cards.of_color(color),
                    locos: cards.locos(),
                };
            }
        }
        YardEvent::ColumnBeaten {
            seat, by, color, ..
        } => {
            assert_ne!(seat, by);
            table.seats[seat.index()].yard.0[color.index()] = Column::default();
        }
        YardEvent::TurnBegan { seat } => {
            for color in Color::ALL {
                let column = &mut table.seats[seat.index()].yard.0[color.index()];
                if column.locos > 0 {
                    column.locos -= 1;
                    counted[seat.index()].add(Card::Loco);
                } else if column.wagons > 0 {
                    column.wagons -= 1;
                    counted[seat.index()].add(color.into());
                }
            }
        }
        YardEvent::RoundBegan { .. } => {
            counted.fill(Cards::NONE);
            table
                .seats
                .iter_mut()
                .for_each(|seat| seat.yard = Yard::default());
        }
        _ => {}
    }
}

/// Events show secrets to their owner alone, and the cards that leave the yard to nobody.
#[test]
fn events_show_secrets_to_their_owner_alone() {
    for seed in 0..60 {
        let setup = setup(Variant::OpenPiles, 2 + (seed % 3) as u8, seed);
        let mut state = YardState::new(card_game(), &setup).expect("a game");
        let mut rng = Rng::new(seed);
        while let Some(seat) = state.to_act() {
            let actions = listed(&state);
            let action = actions[rng.below(actions.len() as u32) as usize];
            let mut facts = Vec::new();
            apply(card_game(), &mut state, seat, action, &mut facts).expect("listed");
            for (fact, viewer) in facts.iter().flat_map(|fact| {
                viewers(&state)
                    .into_iter()
                    .map(move |viewer| (fact, viewer))
            }) {
                match fact.seen_by(viewer) {
                    YardEvent::CardDeparted { card, .. } => assert_eq!(card, None),
                    YardEvent::CardDrawn { seat, card } | YardEvent::CardDealt { seat, card } => {
                        assert_eq!(card.is_some(), viewer.is(seat));
                    }
                    YardEvent::TicketsOffered { seat, tickets, .. }
                    | YardEvent::TicketsKept { seat, tickets, .. }
                    | YardEvent::TicketsChosen { seat, tickets } => {
                        assert_eq!(tickets.is_some(), viewer.is(seat));
                    }
                    _ => {}
                }
            }
        }
    }
}

/// Options belong to the seat to act; nobody else gets any.
#[test]
fn only_the_seat_to_act_is_told_its_options() {
    for (state, _) in moments(30) {
        for viewer in viewers(&state) {
            let seen = view(&state, viewer);
            let told = seen.options(card_game()) != YardOptions::Nothing;
            assert_eq!(told, state.to_act().is_some_and(|seat| viewer.is(seat)));
            assert_eq!(seen.own.is_some(), matches!(viewer, Viewer::Seat(_)));
            assert_eq!(!seen.revealed.is_empty(), state.to_act().is_none());
        }
    }
}

/// Sampled worlds differ from each other: the seat does not know what is hidden.
#[test]
fn sampled_worlds_differ() {
    let (state, _) = random_game(&setup(Variant::Standard, 4, 7), 6);
    let seen = view(&state, Viewer::Seat(Seat(0)));
    let mut rng = Rng::new(1);
    let mut hand = |_| {
        let world = determinize(card_game(), &seen, &mut rng).expect("a world");
        own(&world, Seat(1)).hand.to_string()
    };
    let mut hands: Vec<String> = (0..20).map(&mut hand).collect();
    hands.sort();
    hands.dedup();
    assert!(hands.len() > 10, "{hands:?}");
}

/// These tests cover every kind of moment.
#[test]
fn the_moments_are_of_every_kind() {
    let phases: Vec<(Phase, u8)> = moments(150)
        .map(|(state, _)| open(&state))
        .map(|open| (open.phase, open.round))
        .collect();
    let some = |test: &dyn Fn(&(Phase, u8)) -> bool| phases.iter().filter(|at| test(at)).count();
    assert!(some(&|(phase, _)| matches!(phase, Phase::CheckTickets { .. })) >= 5);
    assert!(some(&|(phase, _)| *phase == Phase::FirstTickets) >= 5);
    assert!(some(&|(phase, _)| *phase == Phase::KeepTickets) >= 5);
    assert!(some(&|(phase, _)| *phase == Phase::SecondCard) >= 5);
    assert!(some(&|(phase, round)| *phase == Phase::Turn && *round == 2) >= 5);
    assert!(some(&|(phase, _)| *phase == Phase::Over) >= 5);
}
