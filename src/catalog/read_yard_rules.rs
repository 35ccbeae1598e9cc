//! The rules of the Card Game, from the entries of `game.txt`.

use super::fault::Reason;
use super::read_rules::Block;
use super::rules::{MIN_SEATS, Piles, Players, YardRules};

/// The rules of the Card Game.
pub(super) fn yard_rules(block: &mut Block<'_, '_>) -> YardRules {
    let players = block.players();
    let mut fields = |head: &'static str, keys: [&'static str; 2]| match block.needed(head) {
        Some(entry) => {
            entry.only_fields(&keys, &mut block.log);
            keys.map(|key| entry.needed_number(key, 30, &mut block.log) as u8)
        }
        None => [0; 2],
    };
    let [cards_per_color, locomotives] = fields("deck", ["each", "locomotives"]);
    let [first_hand, first_locomotives] = fields("hand", ["dealt", "locomotives"]);
    let [lay_same, lay_different] = fields("lay", ["same", "different"]);
    let tickets = block.tickets();
    let (rounds, next_hand) = rounds(block, players);
    let piles = block.choice("piles", &[("hidden", Piles::Hidden), ("open", Piles::Open)]);
    YardRules {
        players,
        cards_per_color,
        locomotives,
        first_hand,
        first_locomotives,
        tickets,
        rounds,
        next_hand,
        lay_same,
        lay_different,
        piles,
    }
}

fn rounds(block: &mut Block<'_, '_>, players: Players) -> (Vec<u8>, u8) {
    let Some(entry) = block.needed("rounds") else {
        return (Vec::new(), 0);
    };
    let value = entry.needed("by-players", &mut block.log);
    let rounds: Vec<u8> = entry
        .numbers(value, 2, &mut block.log)
        .into_iter()
        .map(|count| count as u8)
        .collect();
    let expected = players.max as usize - MIN_SEATS + 1;
    if rounds.len() != expected {
        entry.fault(
            &mut block.log,
            Reason::PlayerColumns {
                found: rounds.len(),
                expected,
            },
        );
    }
    (
        rounds,
        entry.needed_number("dealt", 30, &mut block.log) as u8,
    )
}
