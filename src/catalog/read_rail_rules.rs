//! The rules of a map game, from the entries of `game.txt`.

use super::color::Color;
use super::fault::Reason;
use super::read_rules::{Block, choose};
use super::rules::*;

/// The rules of a map game.
pub(super) fn rail_rules(block: &mut Block<'_, '_>) -> RailRules {
    let players = block.players();
    RailRules {
        players,
        wagons: block.number("wagons"),
        locomotives: block.number("locomotives"),
        points: points(block),
        tickets: block.tickets(),
        face_up_locomotive: block.choice(
            "face-up-locomotive",
            &[
                ("two-cards", FaceUpLocomotive::TwoCards),
                ("one-card", FaceUpLocomotive::OneCard),
            ],
        ),
        three_locomotives: block.choice(
            "three-locomotives",
            &[
                ("clear-the-market", ThreeLocomotives::ClearTheMarket),
                ("stay", ThreeLocomotives::Stay),
            ],
        ),
        second_card: block
            .optional("second-card")
            .map_or(SecondCard::Drawn, |entry| {
                let words = [
                    ("drawn", SecondCard::Drawn),
                    ("optional", SecondCard::Optional),
                ];
                choose(
                    &entry,
                    entry.word(1, "second-card", &mut block.log),
                    &words,
                    &mut block.log,
                )
            }),
        locomotives_pay: block.choice(
            "locomotives-pay",
            &[
                ("everywhere", LocomotivesPay::Everywhere),
                ("tunnels-and-ferries", LocomotivesPay::TunnelsAndFerries),
            ],
        ),
        usable_tracks: usable_tracks(block, players),
        ferry: block.optional("ferry").map(|entry| {
            let words = [
                ("three-cards-for-a-locomotive", FerryRule::ThreeCards),
                ("pair-for-a-locomotive", FerryRule::Pair),
            ];
            choose(
                &entry,
                entry.word(1, "ferry", &mut block.log),
                &words,
                &mut block.log,
            )
        }),
        tunnel: block.optional("tunnel").map(|entry| TunnelRule {
            turn_up: entry.needed_number("turn-up", 3, &mut block.log) as u8,
        }),
        substitute: block.optional("substitute").map(|entry| SubstituteRule {
            cards: entry.needed_number("cards", 9, &mut block.log) as u8,
        }),
        tolls: tolls(block, players),
        start_points: block
            .optional("start-points")
            .map_or(StartPoints::Zero, |entry| {
                let words = [
                    ("zero", StartPoints::Zero),
                    ("by-turn-order", StartPoints::ByTurnOrder),
                ];
                choose(
                    &entry,
                    entry.word(1, "start-points", &mut block.log),
                    &words,
                    &mut block.log,
                )
            }),
        passengers: passengers(block),
        open_bonus_cards: block.optional("bonus-cards").map_or(0, |entry| {
            entry.needed_number("open", 11, &mut block.log) as u8
        }),
        globetrotter: block
            .optional("globetrotter")
            .map(|entry| entry.number(1, "points", 99, &mut block.log) as u8),
        neutral: block.optional("neutral").map(|entry| NeutralRules {
            wagons: entry.needed_number("wagons", 99, &mut block.log) as u8,
            from_round: entry.needed_number("from-round", 99, &mut block.log) as u8,
        }),
        tie_breaks: tie_breaks(block),
    }
}

fn points(block: &mut Block<'_, '_>) -> [u8; MAX_LENGTH + 1] {
    let mut points = [0; MAX_LENGTH + 1];
    let Some(entry) = block.needed("points") else {
        return points;
    };
    for (length, value) in entry.fields() {
        let length = entry.parse_number(length, MAX_LENGTH as u32, &mut block.log) as usize;
        points[length] = entry.parse_number(value, 99, &mut block.log) as u8;
    }
    points[0] = 0;
    points
}

/// Single tracks may always be used; the columns for double and triple routes go by the number of players.
fn usable_tracks(block: &mut Block<'_, '_>, players: Players) -> Vec<[u8; 3]> {
    let columns = players.max as usize - MIN_SEATS + 1;
    let mut usable = vec![[1, 2, 3]; columns];
    let Some(entry) = block.needed("usable-tracks") else {
        return usable;
    };
    entry.only_fields(&["double", "triple"], &mut block.log);
    for (key, tracks) in [("double", 2), ("triple", 3)] {
        let Some(value) = entry.field(key) else {
            continue;
        };
        let counts = entry.numbers(value, tracks, &mut block.log);
        if counts.len() < columns {
            entry.fault(
                &mut block.log,
                Reason::PlayerColumns {
                    found: counts.len(),
                    expected: columns,
                },
            );
        }
        for (row, count) in usable.iter_mut().zip(counts) {
            row[tracks as usize - 1] = count as u8;
        }
    }
    usable
}

fn tolls(block: &mut Block<'_, '_>, players: Players) -> Option<TollRules> {
    let entry = block.optional("tolls")?;
    let log = &mut block.log;
    entry.only_fields(&["tokens", "loan", "ranks"], log);
    let rank_points: Vec<Vec<u8>> = entry
        .needed("ranks", log)
        .split('/')
        .map(|row| {
            entry
                .numbers(row, 99, log)
                .into_iter()
                .map(|points| points as u8)
                .collect()
        })
        .collect();
    let expected = players.max as usize - MIN_SEATS + 1;
    let full = rank_points
        .iter()
        .enumerate()
        .all(|(row, ranks)| ranks.len() == row + MIN_SEATS);
    if rank_points.len() < expected || !full {
        entry.fault(
            log,
            Reason::PlayerColumns {
                found: rank_points.len(),
                expected,
            },
        );
    }
    Some(TollRules {
        tokens: entry.needed_number("tokens", 99, log) as u8,
        loan_cost: entry.needed_number("loan", 99, log) as u8,
        rank_points,
    })
}

fn passengers(block: &mut Block<'_, '_>) -> Option<PassengerRules> {
    let entry = block.optional("passengers")?;
    let log = &mut block.log;
    entry.only_fields(&["each", "most", "second", "colours"], log);
    let mut colors = Vec::new();
    for word in entry.needed("colours", log).split(',') {
        match Color::from_word(word) {
            Some(color) if !colors.contains(&color) => colors.push(color),
            Some(_) => entry.fault(log, Reason::Twice),
            None => entry.fault(log, Reason::UnknownColor(word.to_owned())),
        }
    }
    Some(PassengerRules {
        colors,
        each: entry.needed_number("each", 30, log) as u8,
        most: entry.needed_number("most", 99, log) as u8,
        second: entry.needed_number("second", 99, log) as u8,
    })
}

fn tie_breaks(block: &mut Block<'_, '_>) -> Vec<TieBreak> {
    const WORDS: &[(&str, TieBreak)] = &[
        ("tickets", TieBreak::Tickets),
        ("longest-path", TieBreak::LongestPath),
        ("passengers", TieBreak::Passengers),
        ("loans", TieBreak::Loans),
        ("bonus-cards", TieBreak::BonusCards),
    ];
    let Some(entry) = block.needed("tie-breaks") else {
        return Vec::new();
    };
    entry
        .words
        .iter()
        .skip(1)
        .map(|word| choose(&entry, word, WORDS, &mut block.log))
        .collect()
}
