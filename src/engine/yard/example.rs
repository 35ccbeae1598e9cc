//! Examples of the rules, found in the Card Game's own data.

use super::super::table::{Cards, Example, Ranked, Standing};
use crate::catalog::{Card, Color, TicketId, YardGame};

/// Finds examples in a game, played by its usual rules.
#[derive(Clone, Copy, Debug)]
pub struct Examples<'a>(&'a YardGame);

impl<'a> Examples<'a> {
    /// The examples of a game.
    pub fn of(game: &'a YardGame) -> Examples<'a> {
        Examples(game)
    }

    /// The two kinds of cards that may be laid.
    pub fn lays(self) -> Example {
        let rules = self.0.variants().standard();
        let same = Cards::of(Card::Green, rules.lay_same).plus(Cards::of(Card::Loco, 1));
        let colors = Color::ALL.into_iter().take(rules.lay_different.into());
        let different = colors.fold(Cards::NONE, |all, color| {
            all.plus(Cards::of(color.into(), 1))
        });
        Example::Lays { same, different }
    }

    /// One card more drives a column away, its locomotive too.
    pub fn robbed(self) -> Example {
        let column = Cards::of(Card::Red, 1).plus(Cards::of(Card::Loco, 1));
        let laid = Cards::of(Card::Red, column.total() + 1);
        Example::Robbed { laid, column }
    }

    /// A ticket of three cards or more, one of them paid by a locomotive.
    pub fn completed(self) -> Option<Example> {
        let tickets = (0..self.0.tickets().len()).map(|index| TicketId(index as u8));
        let cost = |ticket: TicketId| {
            let each = self.0.ticket(ticket).cards();
            let colors = Color::ALL.into_iter().zip(each);
            colors.fold(Cards::NONE, |all, (color, count)| {
                all.plus(Cards::of(color.into(), *count))
            })
        };
        let (ticket, mut cards) = tickets
            .map(|ticket| (ticket, cost(ticket)))
            .find(|(_, cards)| cards.total() > 2)?;
        let replaced = cards.each().last()?;
        cards.remove(replaced);
        Some(Example::Completed {
            ticket,
            cards: cards.plus(Cards::of(Card::Loco, 1)),
            points: self.0.ticket(ticket).points(),
        })
    }

    /// Three players and the first big city: a tie.
    pub fn big_city(self) -> Option<Example> {
        let (city, worth) = self.0.big_cities().next()?;
        let rows = Standing::compared(&[2, 2, 1], worth.into());
        let of = Ranked::BigCity(city);
        Some(Example::Ranking { of, rows })
    }
}
