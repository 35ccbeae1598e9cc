//! Random Card Games, with every invariant checked at every step. `SIM_GAMES` sets how many of each kind;
//! a failure prints the seed and the log.

#[path = "support/yard.rs"]
mod support;

use branchline::catalog::*;
use branchline::engine::table::*;
use branchline::engine::yard::*;
use support::*;

/// No random game comes near it.
const MOST_STEPS: usize = 5000;

fn games() -> u64 {
    let amount = std::env::var("SIM_GAMES").ok();
    amount.and_then(|text| text.parse().ok()).unwrap_or(40)
}

#[test]
fn two_players() {
    simulate(setup(Variant::Standard, 2, 0));
}

#[test]
fn three_players() {
    simulate(setup(Variant::Standard, 3, 0));
}

#[test]
fn four_players() {
    simulate(setup(Variant::Standard, 4, 0));
}

#[test]
fn open_piles() {
    for seats in 2..=4 {
        simulate(setup(Variant::OpenPiles, seats, 0));
    }
}

#[test]
fn some_piles_open() {
    for seats in 2..=4 {
        simulate(Setup {
            open_piles: [Seat(1), Seat(seats - 1)].into_iter().collect(),
            ..setup(Variant::Standard, seats, 0)
        });
    }
}

fn simulate(table: Setup) {
    for seed in 0..games() {
        let setup = Setup { seed, ..table };
        let mut log = Vec::new();
        let outcome =
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| play(&setup, &mut log)));
        if outcome.is_err() {
            panic!("{setup:?}\n{}", log.join("\n"));
        }
    }
}

fn play(setup: &Setup, log: &mut Vec<String>) {
    let mut state = YardState::new(card_game(), setup).expect("a game");
    let mut rng = Rng::new(setup.seed ^ 0xca4d);
    while let Some(seat) = state.to_act() {
        assert_eq!(state.check(card_game()), Ok(()));
        let actions = listed(&state);
        assert!(!actions.is_empty(), "there is always something to do");
        every_listed_action_is_accepted(&state, seat, &actions, &mut rng);
        neighbours_are_accepted_exactly_if_legal(&state, seat, &actions, &mut rng);
        stored_and_read_it_is_the_same(&state, &mut rng);
        let action = actions[rng.below(actions.len() as u32) as usize];
        log.push(notation::write(card_game(), &action));
        assert_eq!(
            notation::parse(card_game(), log.last().expect("just pushed")),
            Ok(action)
        );
        let mut facts = Vec::new();
        apply(card_game(), &mut state, seat, action, &mut facts).expect("listed");
        assert!(!facts.is_empty(), "something has happened");
        assert!(log.len() < MOST_STEPS, "the game does not end");
    }
    assert_eq!(state.check(card_game()), Ok(()));
    assert!(listed(&state).is_empty());
    count_again(&state);
}

fn every_listed_action_is_accepted(
    state: &YardState,
    seat: Seat,
    actions: &[YardAction],
    rng: &mut Rng,
) {
    for (place, action) in actions.iter().enumerate() {
        let mut copy = state.clone();
        let line = notation::write(card_game(), action);
        assert_eq!(
            apply(card_game(), &mut copy, seat, *action, &mut Silent),
            Ok(()),
            "{line}"
        );
        if rng.below(8) == 0 {
            assert_eq!(copy.check(card_game()), Ok(()), "after {line}");
        }
        assert!(!actions[..place].contains(action), "{line} is listed twice");
    }
}

fn stored_and_read_it_is_the_same(state: &YardState, rng: &mut Rng) {
    if rng.below(8) == 0 {
        let text = serde_json::to_string(state).expect("states can be stored");
        let back: YardState = serde_json::from_str(&text).expect("and read");
        assert_eq!(&back, state);
    }
}

/// Twenty actions besides the listed ones: what an independent and slow reading of the rules allows is accepted,
/// everything else is refused and changes nothing.
fn neighbours_are_accepted_exactly_if_legal(
    state: &YardState,
    seat: Seat,
    actions: &[YardAction],
    rng: &mut Rng,
) {
    for _ in 0..20 {
        let action = mutated(actions, rng);
        let line = notation::write(card_game(), &action);
        let mut copy = state.clone();
        let answer = apply(card_game(), &mut copy, seat, action, &mut Silent);
        let expected = slowly_allowed(&open(state), &own(state, seat), action);
        assert_eq!(answer.is_ok(), expected, "{line}: {answer:?}");
        if !matches!(action, YardAction::Check(_)) {
            assert_eq!(expected, actions.contains(&action), "{line} and the list");
        }
        if answer.is_err() {
            assert_eq!(&copy, state, "{line} was refused and changed something");
            assert_eq!(
                view(state, Viewer::Seat(seat)).why_not(card_game(), action),
                answer.err()
            );
        }
        let stranger = Seat((seat.0 + 1) % open(state).seat_count() as u8);
        let mut copy = state.clone();
        let answer = apply(card_game(), &mut copy, stranger, action, &mut Silent);
        assert_eq!(answer, Err(RuleError::NotYourTurn { to_act: seat }));
        assert_eq!(&copy, state);
    }
}

fn mutated(actions: &[YardAction], rng: &mut Rng) -> YardAction {
    let near = actions[rng.below(actions.len() as u32) as usize];
    let card = |rng: &mut Rng| Card::ALL[rng.below(9) as usize];
    let toggled = |set: TicketSet, rng: &mut Rng| {
        let ticket = TicketId(rng.below(46) as u8);
        let mut set = set;
        if set.contains(ticket) {
            set.remove(ticket)
        } else {
            set.insert(ticket)
        };
        set
    };
    match (near, rng.below(6)) {
        (YardAction::Lay(cards), 0 | 1) => YardAction::Lay(cards.plus(card(rng).into())),
        (YardAction::Lay(cards), 2 | 3) => {
            let less = Cards::from(card(rng));
            YardAction::Lay(cards.beyond(less))
        }
        (YardAction::Keep(set), 0..=3) => YardAction::Keep(toggled(set, rng)),
        (YardAction::Check(set), 0..=3) => YardAction::Check(toggled(set, rng)),
        (_, 0) => YardAction::Take(rng.below(7) as u8),
        (_, 1) => YardAction::Draw,
        (_, 2) => YardAction::DrawTickets,
        (_, 3) => YardAction::Pass,
        (_, 4) => YardAction::Lay([card(rng), card(rng), card(rng)].into_iter().collect()),
        _ => YardAction::Lay(Cards::of(card(rng), 1 + rng.below(4) as u8)),
    }
}

/// The rules once more, straight from the rulebook and without regard for speed.
fn slowly_allowed(open: &Open, own: &Holdings, action: YardAction) -> bool {
    let offer: TicketSet = own.offer.iter().copied().collect();
    match (open.phase, action) {
        (Phase::FirstTickets, YardAction::Keep(kept)) => {
            offer.contains_all(kept) && !kept.is_empty()
        }
        (Phase::KeepTickets, YardAction::Keep(kept)) => offer.contains_all(kept),
        (Phase::Turn, YardAction::Take(place)) => {
            place < 5 && open.cards.market[place as usize].is_some()
        }
        (Phase::SecondCard, YardAction::Take(place)) => {
            place < 5 && open.cards.market[place as usize].is_some_and(|card| card != Card::Loco)
        }
        (Phase::Turn | Phase::SecondCard, YardAction::Draw) => open.cards.pile > 0,
        (Phase::Turn, YardAction::DrawTickets) => open.ticket_pile > 0,
        (Phase::Turn, YardAction::Lay(cards)) => slowly_layable(open, own, cards),
        (Phase::Turn, YardAction::Pass) => {
            open.cards.pile == 0
                && open.cards.market == [None; 5]
                && open.ticket_pile == 0
                && !every_handful(own.hand).any(|cards| slowly_layable(open, own, cards))
        }
        (Phase::CheckTickets { .. }, YardAction::Check(tickets)) => {
            own.tickets.contains_all(tickets)
                && slowly_payable(own.pile.expect("turned up"), tickets)
        }
        _ => false,
    }
}

fn slowly_layable(open: &Open, own: &Holdings, cards: Cards) -> bool {
    let all: Vec<Card> = cards.each().collect();
    let wagons: Vec<Color> = all.iter().filter_map(|card| card.color()).collect();
    let in_hand = Card::ALL
        .into_iter()
        .all(|card| cards.count(card) <= own.hand.count(card));
    let lying = |color: Color, whose: &dyn Fn(Seat) -> bool| -> usize {
        let found = seats(open.seat_count()).filter(|seat| whose(*seat));
        found
            .map(|seat| open.seat(seat).yard.column(color))
            .map(|column| column.wagons as usize + column.locos as usize)
            .sum()
    };
    let mine = |seat: Seat| seat == open.to_act;
    let theirs = |seat: Seat| seat != open.to_act;
    let one_color = !wagons.is_empty()
        && wagons.iter().all(|color| *color == wagons[0])
        && all.len() >= 2
        && all.len() > lying(wagons[0], &theirs);
    let three_colors = all.len() == 3
        && wagons.len() == 3
        && wagons[0] != wagons[1]
        && wagons[1] != wagons[2]
        && wagons[0] != wagons[2]
        && wagons.iter().all(|color| lying(*color, &theirs) == 0);
    in_hand && wagons.iter().all(|color| lying(*color, &mine) == 0) && (one_color || three_colors)
}

/// Handfuls of one colour with locomotives, and of three colours.
fn every_handful(hand: Cards) -> impl Iterator<Item = Cards> {
    let same = Color::ALL.into_iter().flat_map(move |color| {
        (1..=hand.of_color(color)).flat_map(move |wagons| {
            (0..=hand.locos()).map(move |locos| {
                Cards::of(color.into(), wagons).plus(Cards::of(Card::Loco, locos))
            })
        })
    });
    let mixed = (0usize..512).map(|choice| {
        let digits = [choice % 8, choice / 8 % 8, choice / 64];
        digits.map(|digit| Card::ALL[digit]).into_iter().collect()
    });
    same.chain(mixed)
}

fn slowly_payable(pile: Cards, tickets: TicketSet) -> bool {
    let mut short = 0;
    for color in Color::ALL {
        let of = |ticket: TicketId| i32::from(card_game().ticket(ticket).cards()[color.index()]);
        let needed: i32 = tickets.iter().map(of).sum();
        short += (needed - i32::from(pile.of_color(color))).max(0);
    }
    short <= i32::from(pile.locos())
}

/// CG-12 and CG-13, counted once more.
fn count_again(state: &YardState) {
    let open = open(state);
    let scores = scores(card_game(), state);
    assert_eq!(
        view(state, Viewer::Table).scores(card_game()),
        Some(scores.clone())
    );
    let totals = totals(card_game(), state);
    for seat in seats(open.seat_count()) {
        let front = open.seat(seat);
        let mut expected = i32::from(worth(card_game(), front.completed))
            - i32::from(worth(card_game(), front.failed));
        for (city, points) in card_game().big_cities() {
            let naming = |seat: Seat| {
                let completed = open.seat(seat).completed.iter();
                completed
                    .filter(|ticket| card_game().ticket(*ticket).ends().contains(&city))
                    .count()
            };
            let most = seats(open.seat_count()).map(naming).max().expect("seats");
            if naming(seat) == most && most > 0 {
                expected += i32::from(points);
            }
        }
        let score = &scores.seats[seat.index()];
        assert_eq!(i32::from(score.total), expected);
        assert_eq!(totals[seat.index()], score.total);
        assert_eq!(
            score.total,
            score.lines.iter().map(|line| line.points).sum::<i16>()
        );
        assert_eq!(scores.winners.contains(&seat), score.place == 1);
    }
    assert!(!scores.winners.is_empty());
}
