//! What somebody likes to do, game by game: the ticket completed most often, the track claimed most often, the longest
//! path ever.

use std::collections::BTreeMap;

use super::people::{People, Who};
use super::played::Played;
use crate::catalog::{GameId, TicketId, TrackId};

/// What somebody likes to do at a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Favourite {
    /// The game.
    pub game: GameId,
    /// The ticket completed most often, and how often.
    pub ticket: Option<(TicketId, u32)>,
    /// The track claimed most often, and how often.
    pub track: Option<(TrackId, u32)>,
    /// Spaces of the longest path ever.
    pub longest: Option<u16>,
}

#[derive(Default)]
struct Counts {
    tickets: BTreeMap<u8, u32>,
    tracks: BTreeMap<u8, u32>,
    longest: Option<u16>,
}

/// What somebody likes to do, for every game of which that is known.
pub fn favourites(played: &[Played], people: &People, who: &Who) -> Vec<Favourite> {
    let mut found: BTreeMap<GameId, Counts> = BTreeMap::new();
    for game in played {
        for ((seat, entry), deeds) in game.seats.iter().enumerate().zip(&game.deeds) {
            if people.who(seat, entry).as_ref() != Some(who) {
                continue;
            }
            let counts = found.entry(game.game).or_default();
            count(&mut counts.tickets, &deeds.tickets);
            count(&mut counts.tracks, &deeds.tracks);
            counts.longest = counts.longest.max(deeds.longest);
        }
    }
    let all = found.into_iter().map(|(game, counts)| Favourite {
        game,
        ticket: most(&counts.tickets).map(|(no, times)| (TicketId(no - 1), times)),
        track: most(&counts.tracks).map(|(no, times)| (TrackId(no - 1), times)),
        longest: counts.longest,
    });
    all.collect()
}

fn count(counts: &mut BTreeMap<u8, u32>, numbers: &[u8]) {
    for number in numbers {
        *counts.entry(*number).or_default() += 1;
    }
}

/// The number counted most often, and among equals the lowest. Numbers count from 1, whatever a file from elsewhere says.
fn most(counts: &BTreeMap<u8, u32>) -> Option<(u8, u32)> {
    let known = counts.iter().filter(|(no, _)| **no > 0);
    let most = known.max_by_key(|(no, times)| (**times, std::cmp::Reverse(**no)));
    most.map(|(no, times)| (*no, *times))
}
