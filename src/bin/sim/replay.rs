//! `sim replay`: a recorded game, turn by turn.

use branchline::engine::record::{Record, seat_letter};

/// Prints the game recorded in a file.
pub fn replay(paths: &[String]) -> Result<(), String> {
    let [path] = paths else {
        return Err("name one recorded game to replay.".to_owned());
    };
    let text = std::fs::read_to_string(path)
        .map_err(|error| format!("«{path}» cannot be read: {error}."))?;
    let record =
        Record::parse(&text).map_err(|error| format!("«{path}» is no recorded game: {error}."))?;
    let mut number = 0;
    let state = record.replay(|seat, action, facts, _| {
        number += 1;
        println!(
            "{number:>4} {} {}",
            seat_letter(seat),
            action.write(record.game())
        );
        facts.iter().for_each(|fact| println!("       {fact:?}"));
    });
    let state = state.map_err(|error| format!("«{path}» breaks the rules: {error}."))?;
    let scores = state.scores();
    for (seat, total) in scores.totals().iter().enumerate() {
        println!(
            "{} {total} points",
            seat_letter(branchline::catalog::Seat(seat as u8))
        );
    }
    Ok(())
}
