//! A finished game as the records remember it.

use serde::{Deserialize, Serialize};

use super::format::{SaveFile, SeatEntry};
use crate::catalog::{GameId, SeatSet, Variant};
use crate::engine::game::GameState;

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// Its number, which grows.
    pub id: u32,
    /// The game.
    pub game: GameId,
    /// The way it was played.
    pub variant: Variant,
    /// Who sat where.
    pub seats: Vec<SeatEntry>,
    /// Who could look at their own pile on the track at any time.
    #[serde(default, skip_serializing_if = "SeatSet::is_empty")]
    pub open_piles: SeatSet,
    /// Points by seat.
    pub totals: Vec<i16>,
    /// Seats that won.
    pub winners: Vec<u8>,
    /// What everybody did, by seat; nothing in games that ended before this was kept.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<Deeds>,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: u64,
    /// Tells the game from all others, even when it can no longer be replayed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<u64>,
    /// Played with cardboard and counted on the score pad: there is nothing to replay.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cardboard: bool,
    /// Deleted, but not yet beyond undoing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub deleted: bool,
}

/// What somebody did in a game, in the numbers that never change (`no=` in the map files).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deeds {
    /// Completed tickets.
    #[serde(default)]
    pub tickets: Vec<u8>,
    /// Claimed tracks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tracks: Vec<u8>,
    /// Spaces of the longest path; none where there is no map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub longest: Option<u16>,
}

impl Played {
    /// The entry of a game at its end. Its number comes when it is entered.
    pub fn new(save: &SaveFile, end: &GameState, ended_ms: u64) -> Played {
        let scores = end.scores();
        Played {
            id: 0,
            game: save.game,
            variant: save.variant,
            seats: save.seats.clone(),
            open_piles: save.open_piles,
            totals: scores.totals(),
            winners: scores.winners().iter().map(|seat| seat.0).collect(),
            deeds: deeds(end),
            ended_ms,
            mark: Some(save.mark()),
            cardboard: false,
            deleted: false,
        }
    }
}

pub(super) fn deeds(end: &GameState) -> Vec<Deeds> {
    let lines = end.scores().lines().into_iter();
    let nets = end.nets();
    let seats = lines.enumerate().map(|(seat, lines)| {
        let tickets = lines.iter().filter_map(|line| line.source.ticket());
        let done = tickets.filter(|(_, completed)| *completed);
        let net = nets.get(seat);
        Deeds {
            // Ids count from 0 in the order of the numbers, which count from 1.
            tickets: done.map(|(ticket, _)| ticket.0 + 1).collect(),
            tracks: net.map_or(Vec::new(), |net| {
                net.tracks.iter().map(|id| id.0 + 1).collect()
            }),
            longest: net.map(|net| net.longest),
        }
    });
    seats.collect()
}
