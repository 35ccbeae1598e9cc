//! How everybody has done: by game, number of players, and name or level.

use super::people::{People, Who};
use super::played::Played;
use crate::catalog::{Arrange, GameId};

/// How somebody has done at one game with one number of players.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The game.
    pub game: GameId,
    /// How many played.
    pub players: usize,
    /// Whose record this is.
    pub who: Who,
    /// Games played.
    pub games: u32,
    /// Games won, shared victories included.
    pub wins: u32,
    /// The most points.
    pub best: i16,
    /// All points together.
    total: i64,
}

impl Standing {
    /// Points in the mean.
    pub fn mean(&self) -> f64 {
        self.total as f64 / f64::from(self.games.max(1))
    }
}

/// How everybody has done, by game and number of players; whoever has won most comes first.
pub fn records(played: &[Played], people: &People) -> Vec<Standing> {
    let mut standings: Vec<Standing> = Vec::new();
    for game in played {
        for (seat, entry) in game.seats.iter().enumerate() {
            let points = game.totals.get(seat).copied().unwrap_or(0);
            let won = game.winners.iter().any(|winner| *winner as usize == seat);
            if let Some(who) = people.who(seat, entry) {
                enter(&mut standings, game, who, points, won);
            }
        }
    }
    standings.arrange_by(|a, b| {
        (a.game, a.players, b.wins, &a.who).cmp(&(b.game, b.players, a.wins, &b.who))
    });
    standings
}

fn enter(standings: &mut Vec<Standing>, game: &Played, who: Who, points: i16, won: bool) {
    let players = game.seats.len();
    let known = standings
        .iter()
        .position(|known| known.game == game.game && known.players == players && known.who == who);
    let place = known.unwrap_or_else(|| {
        standings.push(Standing {
            game: game.game,
            players,
            who,
            games: 0,
            wins: 0,
            best: i16::MIN,
            total: 0,
        });
        standings.len() - 1
    });
    let standing = &mut standings[place];
    standing.games += 1;
    standing.wins += u32::from(won);
    standing.best = standing.best.max(points);
    standing.total += i64::from(points);
}
