//! Passengers of a position set up by hand (GE-6).

use super::super::position::Position;
use super::super::problem::Impossible;
use super::build::seated;
use crate::catalog::*;
use crate::engine::rail::{Book, RailState};

/// Puts passengers where the lines say. The others go to the cities that no line names: each gets as many as the board
/// says, and the rest is spread over them, so that the number of each colour is always right.
pub(super) fn place(
    game: &RailGame,
    position: &Position,
    state: &mut RailState,
) -> Result<(), Impossible> {
    let named = !(position.rail.passengers.is_empty() && position.rail.taken.is_empty());
    let Some(rules) = &Book::new(game, position.variant).rules.passengers else {
        return if named {
            Err(Impossible::NotInThisGame)
        } else {
            Ok(())
        };
    };
    let mut left = [0_u8; 8];
    rules
        .colors
        .iter()
        .for_each(|color| left[color.index()] = rules.each);
    let mut take = |counts: &[u8; 8]| {
        for (left, count) in left.iter_mut().zip(counts) {
            *left = left
                .checked_sub(*count)
                .ok_or(Impossible::TooManyPassengers)?;
        }
        Ok(*counts)
    };
    state
        .open
        .passengers
        .iter_mut()
        .for_each(|city| *city = [0; 8]);
    for (city, counts) in &position.rail.passengers {
        state.open.passengers[city.index()] = take(counts)?;
    }
    for (seat, counts) in &position.rail.taken {
        state.open.seats[seated(*seat, position)?.index()].passengers = take(counts)?;
    }
    let mut crowd: Vec<usize> = (0..left.len())
        .flat_map(|color| std::iter::repeat_n(color, left[color] as usize))
        .collect();
    state.hidden.rng.shuffle(&mut crowd);
    let free: Vec<(usize, &City)> = game
        .cities()
        .iter()
        .enumerate()
        .filter(|(index, _)| {
            position
                .rail
                .passengers
                .iter()
                .all(|(city, _)| city.index() != *index)
        })
        .collect();
    let places = free
        .iter()
        .flat_map(|(index, city)| std::iter::repeat_n(*index, city.passengers() as usize));
    let spare = free.iter().map(|(index, _)| *index).cycle();
    if free.is_empty() && !crowd.is_empty() {
        return Err(Impossible::TooManyPassengers);
    }
    for (color, city) in crowd.into_iter().zip(places.chain(spare)) {
        state.open.passengers[city][color] += 1;
    }
    Ok(())
}
