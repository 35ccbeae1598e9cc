//! Examples of the rules as plain data: `rail` and `yard` find them in a game, `text` says them, `scene` lays out their
//! parts. Every price and every point in them is checked against the engine by `tests/rule_examples.rs`.

use crate::catalog::{BonusId, Card, CityId, Color, TicketId, TrackId};

use super::cards::Cards;
use super::most::most;

/// Something that happens in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Example {
    /// Cards pay for a track.
    Claim {
        /// The track.
        track: TrackId,
        /// The cards.
        pay: Cards,
        /// What it scores.
        points: u8,
    },
    /// Cards are turned up against a payment.
    Tunnel {
        /// The track.
        track: TrackId,
        /// The cards laid down.
        paid: Cards,
        /// The cards turned up, each with whether it costs one more.
        turned: Vec<(Card, bool)>,
    },
    /// A claim brings cards.
    DrawBonus {
        /// The track.
        track: TrackId,
        /// How many cards.
        cards: u8,
    },
    /// Two players use the two tracks of a route.
    Tolls {
        /// The tracks, in the order in which they are claimed.
        tracks: [TrackId; 2],
        /// The toll of each.
        toll: u8,
    },
    /// A ticket sends neutral wagons to the second track of a route.
    Neutral {
        /// The ticket turned up.
        ticket: TicketId,
        /// The track of a player, and the one beside it.
        tracks: [TrackId; 2],
        /// What the bank pays to that player.
        toll: u8,
    },
    /// A claim brings passengers.
    Boarding {
        /// The track.
        track: TrackId,
        /// Who gets on at its ends.
        colors: [Color; 2],
    },
    /// Players compared by how many they have of something.
    Ranking {
        /// Of what.
        of: Ranked,
        /// The players.
        rows: Vec<Standing>,
    },
    /// A completed ticket and a missed one.
    Tickets {
        /// The completed one, with its points.
        completed: (TicketId, u8),
        /// The missed one, with its points.
        missed: (TicketId, u8),
    },
    /// Cards that may be laid in a yard.
    Lays {
        /// Cards of one colour, with a locomotive.
        same: Cards,
        /// Cards of different colours.
        different: Cards,
    },
    /// A column gives way to a larger one.
    Robbed {
        /// The cards laid.
        laid: Cards,
        /// The column that is discarded.
        column: Cards,
    },
    /// Cards of a pile pay for a ticket.
    Completed {
        /// The ticket.
        ticket: TicketId,
        /// The cards.
        cards: Cards,
        /// What it scores.
        points: u8,
    },
}

/// What players are compared by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranked {
    /// Passengers of a colour.
    Passengers(Color),
    /// What a bonus card names.
    Bonus(BonusId),
    /// Tokens left.
    Tokens,
    /// Completed tickets.
    Tickets,
    /// Completed tickets that name a big city.
    BigCity(CityId),
}

/// A player in a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// How many.
    pub count: u16,
    /// Loans, which keep a player out of it.
    pub loans: u8,
    /// What it scores, loans included.
    pub points: i16,
}

impl Standing {
    /// Players compared by counts: all who have the most score.
    pub(in crate::engine) fn compared(counts: &[u16], worth: i16) -> Vec<Standing> {
        let row = |&count: &u16| Standing {
            count,
            loans: 0,
            points: 0,
        };
        let mut rows: Vec<Standing> = counts.iter().map(row).collect();
        most(counts, |seat| rows[seat].points = worth);
        rows
    }
}
