//! Seeded random games on every map, with every number of players and every variant, judged at every step.
//!
//! `SIM_GAMES` sets how many games are played at each table. A failure prints the seed and the shortest log.

mod support;

use branchline::catalog::*;
use branchline::engine::game::{Action, GameState, PlayerView};
use branchline::engine::rail::{Open, Owner, Phase, RailAction};
use branchline::engine::table::{Cards, Rng, RuleError, TicketSet};
use support::{listed, own_view, pick, start, tables};

/// No game of random players comes near this.
const MOST_ACTIONS: usize = 3_000;
/// Mutated neighbours tried at every step.
const NEIGHBOURS: usize = 20;

fn games_per_table() -> u64 {
    std::env::var("SIM_GAMES")
        .ok()
        .and_then(|count| count.parse().ok())
        .unwrap_or(12)
}

/// A broken promise, with the log that leads to it.
struct Failure {
    seed: u64,
    log: Vec<String>,
    what: String,
}

#[test]
fn every_table_keeps_every_promise_at_every_step() {
    let tables = tables();
    std::thread::scope(|scope| {
        // The machines this runs on have two cores; two halves keep both busy.
        let (front, back) = tables.split_at(tables.len() / 2);
        for half in [front, back] {
            scope.spawn(|| half.iter().for_each(|table| play_table(*table)));
        }
    });
}

fn play_table((id, variant, seats): (GameId, Variant, u8)) {
    let failures = (1..=games_per_table()).filter_map(|seed| play(id, variant, seats, seed).err());
    if let Some(shortest) = failures.min_by_key(|failure| failure.log.len()) {
        panic!(
            "{} {} with {seats} players, seed {}: {}\n{}",
            id.slug(),
            variant.slug(),
            shortest.seed,
            shortest.what,
            shortest.log.join("\n")
        );
    }
}

fn play(id: GameId, variant: Variant, seats: u8, seed: u64) -> Result<(), Failure> {
    let game = game(id);
    let mut rng = Rng::new(seed ^ 0xb0a7);
    let mut state = start(id, variant, seats, seed);
    let mut log = Vec::new();
    while let Some(seat) = state.to_act() {
        let step = judge(game, &state, seat, &mut rng).and_then(|action| {
            log.push(format!("{}: {}", seat.0, action.write(game)));
            state
                .apply(seat, action)
                .map_err(|error| format!("a listed action is refused: {error:?}"))
        });
        let bounded = if log.len() > MOST_ACTIONS {
            Err("the game does not end".to_owned())
        } else {
            Ok(())
        };
        if let Err(what) = step.map(|_| ()).and(bounded) {
            return Err(Failure { seed, log, what });
        }
    }
    let after = state.clone().apply(Seat(0), pass(game));
    let over = if after == Err(RuleError::GameOver) {
        Ok(())
    } else {
        Err("the end is not the end".to_owned())
    };
    over.and(state.check().map_err(|broken| format!("{broken:?}")))
        .map_err(|what| Failure { seed, log, what })
}

fn pass(game: &Game) -> Action {
    Action::parse(game, "pass").expect("every game can be passed in")
}

/// Checks everything that must hold before a decision, and makes one.
fn judge(game: &Game, state: &GameState, seat: Seat, rng: &mut Rng) -> Result<Action, String> {
    state
        .check()
        .map_err(|broken| format!("broken: {broken:?}"))?;
    let value = serde_json::to_value(state).map_err(|error| error.to_string())?;
    let stored = GameState::from_value(state.id(), &value);
    if stored.as_ref() != Some(state) || state.clone() != *state {
        return Err("a stored state is another state".to_owned());
    }
    let actions = listed(state);
    if actions.is_empty() {
        return Err("nothing is listed".to_owned());
    }
    for action in &actions {
        check_notation(game, *action)?;
        let answer = state.clone().apply(seat, *action);
        answer
            .map_err(|error| format!("{} is listed and refused: {error:?}", action.write(game)))?;
        let others = (0..5).map(Seat).filter(|other| *other != seat);
        for other in others.take(1) {
            refused(game, state, other, *action)?;
        }
    }
    for _ in 0..NEIGHBOURS {
        let neighbour = mutate(game, state, pick(&actions, rng), rng);
        let allowed = match expected(game, state, neighbour) {
            Some(expected) => expected,
            None => actions.contains(&neighbour),
        };
        match allowed {
            true if state.clone().apply(seat, neighbour).is_err() => {
                return Err(format!("{} should be accepted", neighbour.write(game)));
            }
            false => refused(game, state, seat, neighbour)?,
            true => {}
        }
    }
    Ok(pick(&actions, rng))
}

fn check_notation(game: &Game, action: Action) -> Result<(), String> {
    let line = action.write(game);
    match Action::parse(game, &line) {
        Ok(read) if read == action => Ok(()),
        other => Err(format!("{line} is read as {other:?}")),
    }
}

/// The action must be refused, and the state must not have moved.
fn refused(game: &Game, state: &GameState, seat: Seat, action: Action) -> Result<(), String> {
    let mut tried = state.clone();
    match tried.apply(seat, action) {
        Ok(_) => Err(format!(
            "{} by {} should be refused",
            action.write(game),
            seat.0
        )),
        Err(_) if tried != *state => Err(format!(
            "the refused {} has left traces",
            action.write(game)
        )),
        Err(_) => Ok(()),
    }
}

/// For claims of map games: whether a slow reading of the rules allows it. Lists have only one choice of stand-ins
/// each, so a claim that is not listed may still be allowed.
fn expected(game: &Game, state: &GameState, action: Action) -> Option<bool> {
    let (Game::Rail(game), Action::Rail(RailAction::Claim { track, pay })) = (game, action) else {
        return None;
    };
    let (seat, view) = own_view(state)?;
    let PlayerView::Rail(view) = view else {
        return None;
    };
    let rules = game.variants().get(view.open.variant)?;
    let own = view.own.as_ref()?;
    let open = view.open.phase == Phase::Turn && usable(game, rules, &view.open, seat, track);
    Some(open && own.hand.contains(pay) && support::payment::pays(rules, game.track(track), pay))
}

fn usable(game: &RailGame, rules: &RailRules, open: &Open, seat: Seat, track: TrackId) -> bool {
    let the_track = game.track(track);
    let route = game.route(the_track.route()).tracks();
    let taken = route
        .iter()
        .filter(|track| open.owner(**track) != Owner::Nobody)
        .count();
    let own = route
        .iter()
        .any(|track| open.owner(*track) == Owner::Seat(seat));
    open.owner(track) == Owner::Nobody
        && !own
        && taken < rules.usable(open.seat_count(), route.len())
        && the_track.length() <= open.seat(seat).wagons as usize
}

/// An action next to a listed one, or one out of the blue.
fn mutate(game: &Game, state: &GameState, action: Action, rng: &mut Rng) -> Action {
    match (game, action) {
        (Game::Rail(game), Action::Rail(action)) => Action::Rail(match rng.below(4) {
            0 => anything(game, state, rng),
            _ => neighbour(game, action, rng),
        }),
        (Game::Yard(_), _) => yard_neighbour(game, action, rng),
        _ => action,
    }
}

fn neighbour(game: &RailGame, action: RailAction, rng: &mut Rng) -> RailAction {
    let track = TrackId(rng.below(game.tracks().len() as u32) as u8);
    match action {
        RailAction::Claim { pay, .. } if rng.below(3) == 0 => RailAction::Claim { track, pay },
        RailAction::Claim { track, pay } => RailAction::Claim {
            track,
            pay: other_cards(pay, rng),
        },
        RailAction::PayTunnel(pay) => RailAction::PayTunnel(other_cards(pay, rng)),
        RailAction::Keep(kept) => RailAction::Keep(other_tickets(kept, game.tickets().len(), rng)),
        RailAction::Take(place) => RailAction::Take(place.wrapping_add(rng.below(7) as u8)),
        RailAction::Split(piles) => RailAction::Split(other_piles(piles, rng)),
        RailAction::DrawTickets(piles) => RailAction::DrawTickets(other_piles(piles, rng)),
        RailAction::TakePassengers([first, _]) => {
            RailAction::TakePassengers([first, some_color(rng)])
        }
        RailAction::PlaceNeutral(_) => RailAction::PlaceNeutral(track),
        RailAction::Draw => RailAction::Stop,
        RailAction::Stop | RailAction::GiveUp | RailAction::Pass => RailAction::Pass,
    }
}

fn anything(game: &RailGame, state: &GameState, rng: &mut Rng) -> RailAction {
    let track = TrackId(rng.below(game.tracks().len() as u32) as u8);
    let hand = match own_view(state) {
        Some((_, PlayerView::Rail(view))) => view.own.as_ref().map_or(Cards::NONE, |own| own.hand),
        _ => Cards::NONE,
    };
    match rng.below(10) {
        0 => RailAction::Draw,
        1 => RailAction::GiveUp,
        2 => RailAction::Take(rng.below(6) as u8),
        3 => RailAction::Keep(other_tickets(TicketSet::NONE, game.tickets().len(), rng)),
        4 => RailAction::TakePassengers([some_color(rng), some_color(rng)]),
        5 => RailAction::PlaceNeutral(track),
        6 => RailAction::DrawTickets(other_piles([2, 2], rng)),
        7 => RailAction::PayTunnel(other_cards(hand, rng)),
        8 => RailAction::Claim {
            track,
            pay: some_of(hand, rng),
        },
        _ => RailAction::Claim {
            track,
            pay: other_cards(hand, rng),
        },
    }
}

fn yard_neighbour(game: &Game, action: Action, rng: &mut Rng) -> Action {
    use branchline::engine::yard::YardAction;
    let Some(yard) = game.yard() else {
        return action;
    };
    let Action::Yard(action) = action else {
        return action;
    };
    Action::Yard(match (rng.below(4), action) {
        (0, _) => YardAction::Lay(other_cards(
            Cards::of(Card::ALL[rng.below(9) as usize], 2),
            rng,
        )),
        (1, _) => YardAction::Take(rng.below(6) as u8),
        (_, YardAction::Keep(kept)) => {
            YardAction::Keep(other_tickets(kept, yard.tickets().len(), rng))
        }
        // Which sets are feasible is judged against brute force in the solver's own tests.
        (_, YardAction::Check(kept)) => YardAction::Keep(kept),
        (_, YardAction::Lay(cards)) => YardAction::Lay(other_cards(cards, rng)),
        (_, YardAction::Draw) => YardAction::DrawTickets,
        (_, YardAction::DrawTickets | YardAction::Take(_)) => YardAction::Pass,
        (_, YardAction::Pass) => YardAction::Draw,
    })
}

fn some_color(rng: &mut Rng) -> Option<Color> {
    Color::ALL.get(rng.below(9) as usize).copied()
}

fn other_tickets(mut tickets: TicketSet, count: usize, rng: &mut Rng) -> TicketSet {
    let ticket = TicketId(rng.below(count as u32) as u8);
    if tickets.contains(ticket) {
        tickets.remove(ticket)
    } else {
        tickets.insert(ticket)
    }
    // Half of the time one ticket fewer, which is the more interesting case.
    match tickets.iter().next().filter(|_| rng.below(2) == 0) {
        Some(first) => tickets.minus(TicketSet::from_iter([first, ticket])),
        None => tickets,
    }
}

fn other_piles([first, second]: [u8; 2], rng: &mut Rng) -> [u8; 2] {
    let step = rng.below(3) as u8;
    [
        (first + step).saturating_sub(1),
        (second + 1).saturating_sub(step),
    ]
}

/// The same cards with one more, one fewer, or one of another kind.
fn other_cards(cards: Cards, rng: &mut Rng) -> Cards {
    let mut cards = cards;
    let held: Vec<Card> = cards.kinds().map(|(card, _)| card).collect();
    let change = rng.below(3);
    if change > 0 && !held.is_empty() {
        cards.remove(held[rng.below(held.len() as u32) as usize]);
    }
    if change < 2 {
        cards.add(Card::ALL[rng.below(9) as usize]);
    }
    cards
}

fn some_of(hand: Cards, rng: &mut Rng) -> Cards {
    let count = |count: u8, rng: &mut Rng| rng.below(u32::from(count) + 1) as u8;
    hand.kinds().fold(Cards::NONE, |cards, (card, held)| {
        cards.plus(Cards::of(card, count(held, rng)))
    })
}
