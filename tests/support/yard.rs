//! What the tests of the Card Game share.
#![allow(dead_code)]

use branchline::catalog::*;
use branchline::engine::table::*;
use branchline::engine::yard::*;

pub fn card_game() -> &'static YardGame {
    game(GameId::CARD_GAME).yard().expect("the Card Game")
}

pub fn setup(variant: Variant, seats: u8, seed: u64) -> Setup {
    Setup {
        game: GameId::CARD_GAME,
        variant,
        seats,
        first: None,
        seed,
        open_piles: SeatSet::NONE,
    }
}

pub fn seats(count: usize) -> impl Iterator<Item = Seat> {
    (0..count as u8).map(Seat)
}

pub fn listed(state: &YardState) -> Vec<YardAction> {
    let mut actions = Vec::new();
    state.legal_actions(card_game(), &mut |action| actions.push(action));
    actions
}

pub fn open(state: &YardState) -> Open {
    view(state, Viewer::Table).open
}

pub fn own(state: &YardState, seat: Seat) -> Holdings {
    view(state, Viewer::Seat(seat)).own.expect("a seat")
}

pub fn cards(text: &str) -> Cards {
    text.parse().expect("cards")
}

pub fn ticket(name: &str) -> TicketId {
    notation::find_ticket(card_game(), name).expect("a ticket")
}

pub fn tickets(names: &str) -> TicketSet {
    names.split_whitespace().map(ticket).collect()
}

pub fn yard(columns: &[&str]) -> Yard {
    let columns: Vec<Cards> = columns.iter().map(|text| cards(text)).collect();
    yard_of(&columns).expect("columns of one colour")
}

/// Lets the seat to act do what a line says.
pub fn act(state: &mut YardState, line: &str) -> Result<Vec<Fact>, RuleError> {
    let action = notation::parse(card_game(), line).expect("a line of notation");
    let seat = state.to_act().unwrap_or(Seat(0));
    let mut facts = Vec::new();
    apply(card_game(), state, seat, action, &mut facts)?;
    assert_eq!(state.check(card_game()), Ok(()), "after {line}");
    Ok(facts)
}

/// A game of random actions up to some step; the state and the log so far.
pub fn random_game(setup: &Setup, steps: usize) -> (YardState, Vec<String>) {
    let mut state = YardState::new(card_game(), setup).expect("a game");
    let mut rng = Rng::new(setup.seed ^ 0x5eed);
    let mut log = Vec::new();
    let mut actions = Vec::new();
    for _ in 0..steps {
        let Some(seat) = state.to_act() else { break };
        actions.clear();
        state.legal_actions(card_game(), &mut |action| actions.push(action));
        let action = actions[rng.below(actions.len() as u32) as usize];
        log.push(notation::write(card_game(), &action));
        apply(card_game(), &mut state, seat, action, &mut Silent)
            .expect("listed actions are allowed");
    }
    (state, log)
}

pub fn two() -> Position {
    Position::new(setup(Variant::Standard, 2, 1))
}

pub fn market(words: [&str; 5]) -> [Option<Card>; 5] {
    words.map(Card::from_word)
}

pub fn build(position: &Position) -> YardState {
    position.build(card_game()).expect("a position")
}

/// The last turn of a table: the player to act ends it by drawing tickets, then tickets are checked.
pub fn last_turn(seats: u8) -> Position {
    let mut position = Position::new(setup(Variant::Standard, seats, 1));
    position.to_act = Seat(seats - 1);
    position.pile = Some(0);
    position.turns_left = Some(0);
    position
}

pub fn to_the_check(position: &Position) -> YardState {
    let mut state = position.build(card_game()).expect("a position");
    act(&mut state, "tickets").expect("there are tickets");
    act(&mut state, "keep none").expect("none may be kept");
    assert!(matches!(open(&state).phase, Phase::CheckTickets { .. }));
    state
}

pub fn points(state: &YardState) -> Vec<i16> {
    let scores = scores(card_game(), state);
    scores.seats.iter().map(|seat| seat.total).collect()
}
