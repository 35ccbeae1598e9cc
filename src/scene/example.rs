//! An example of the rules as rows of the game's own parts, ready to be drawn.

use super::model::{Seal, TrackMark};
use super::twins::straight;
use crate::catalog::{Card, Color, Game, TicketId, TrackId};
use crate::engine::table::{Cards, Example, Ranked, Standing};

/// A part of a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// A track by itself.
    Track {
        /// The track in a straight row.
        mark: TrackMark,
        /// How long and wide its spaces are.
        space_size: (f32, f32),
        /// The livery whose wagons lie on it.
        wagons: Option<u8>,
    },
    /// Cards in a fan.
    Cards(Vec<Card>),
    /// Cards that are lost.
    Lost(Vec<Card>),
    /// A card turned up, and whether it costs one more.
    Turned(Card, bool),
    /// Cards face down.
    Blind(u8),
    /// What is printed beside a track.
    Seal(Seal),
    /// A player, by livery.
    Player(u8),
    /// The bank.
    Bank,
    /// Passengers of a colour.
    Passengers(Color, u16),
    /// Tokens.
    Tokens(u16),
    /// Loans.
    Loans(u8),
    /// A number of something.
    Count(u16),
    /// A ticket.
    Ticket(TicketId),
    /// Points won or lost.
    Points(i16),
    /// From what is paid to what it brings.
    Arrow,
}

/// The rows of an example.
pub fn example(game: &Game, shown: &Example) -> Vec<Vec<Piece>> {
    use Piece::*;
    let track = |track: TrackId, wagons: Option<u8>| {
        game.rail().map(|game| Track {
            mark: straight(game, track),
            space_size: game.board().space_size(),
            wagons,
        })
    };
    let row = |first: Option<Piece>, rest: Vec<Piece>| first.into_iter().chain(rest).collect();
    match shown {
        Example::Claim {
            track: it,
            pay,
            points,
        } => vec![
            row(track(*it, None), vec![]),
            vec![fan(*pay), Arrow, Points((*points).into())],
        ],
        Example::Tunnel {
            track: it,
            paid,
            turned,
        } => {
            let up = turned.iter().map(|(card, costs)| Turned(*card, *costs));
            let mut cards = vec![fan(*paid), Arrow];
            cards.extend(up);
            vec![row(track(*it, None), vec![]), cards]
        }
        Example::DrawBonus { track: it, cards } => {
            let rest = vec![Seal(super::Seal::DrawBonus(*cards)), Arrow, Blind(*cards)];
            vec![row(track(*it, Some(0)), rest)]
        }
        Example::Tolls { tracks, toll } => {
            let pays = |index: usize, to: Piece| {
                let rest = vec![Tokens((*toll).into()), Arrow, to];
                row(track(tracks[index], Some(index as u8)), rest)
            };
            vec![pays(0, Bank), pays(1, Player(0))]
        }
        Example::Neutral {
            ticket,
            tracks,
            toll,
        } => {
            let pays = vec![Tokens((*toll).into()), Arrow, Player(0)];
            vec![
                vec![Ticket(*ticket)],
                row(track(tracks[0], Some(0)), vec![]),
                row(track(tracks[1], None), pays),
            ]
        }
        Example::Boarding { track: it, colors } => {
            let [one, other] = colors.map(|color| Passengers(color, 1));
            vec![row(track(*it, Some(0)), vec![Arrow, one, other])]
        }
        Example::Ranking { of, rows } => {
            let rows = rows.iter().enumerate();
            rows.map(|(seat, standing)| standing_row(*of, seat, standing))
                .collect()
        }
        Example::Tickets { completed, missed } => vec![
            vec![Ticket(completed.0), Arrow, Points(completed.1.into())],
            vec![Ticket(missed.0), Arrow, Points(-i16::from(missed.1))],
        ],
        Example::Lays { same, different } => vec![vec![fan(*same)], vec![fan(*different)]],
        Example::Robbed { laid, column } => vec![
            vec![Player(0), fan(*laid)],
            vec![Player(1), Lost(column.each().collect())],
        ],
        Example::Completed {
            ticket,
            cards,
            points,
        } => vec![
            vec![Ticket(*ticket)],
            vec![fan(*cards), Arrow, Points((*points).into())],
        ],
    }
}

fn fan(cards: Cards) -> Piece {
    Piece::Cards(cards.each().collect())
}

fn standing_row(of: Ranked, seat: usize, standing: &Standing) -> Vec<Piece> {
    let mut row = vec![Piece::Player(seat as u8)];
    row.push(match of {
        Ranked::Passengers(color) => Piece::Passengers(color, standing.count),
        Ranked::Tokens => Piece::Tokens(standing.count),
        Ranked::Bonus(_) | Ranked::Tickets | Ranked::BigCity(_) => Piece::Count(standing.count),
    });
    row.extend((standing.loans > 0).then_some(Piece::Loans(standing.loans)));
    row.extend([Piece::Arrow, Piece::Points(standing.points)]);
    row
}
