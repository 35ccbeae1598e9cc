//! Railyards: columns of one colour, locomotives on top (CG-2, CG-6).

use serde::{Deserialize, Serialize};

use super::super::table::Cards;
use crate::catalog::{Card, Color};

/// The cards of one colour in a yard. Locomotives lie on top, so at the bottom there is always a wagon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Column {
    /// Wagons of the colour.
    pub wagons: u8,
    /// Locomotives on top of them.
    pub locos: u8,
}

/// A railyard: a column for each colour, by `Color::index`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Yard(pub [Column; 8]);

impl Column {
    /// How many cards.
    pub const fn height(self) -> u8 {
        self.wagons + self.locos
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.wagons == 0 && self.locos == 0
    }

    /// The cards of a column of that colour.
    pub fn cards(self, color: Color) -> Cards {
        Cards::of(color.into(), self.wagons).plus(Cards::of(Card::Loco, self.locos))
    }

    /// Takes the top card; locomotives leave first (CG-2).
    pub(super) fn take_top(&mut self, color: Color) -> Option<Card> {
        if self.locos > 0 {
            self.locos -= 1;
            Some(Card::Loco)
        } else if self.wagons > 0 {
            self.wagons -= 1;
            Some(color.into())
        } else {
            None
        }
    }
}

impl Yard {
    /// The column of a colour.
    pub const fn column(&self, color: Color) -> Column {
        self.0[color.index()]
    }

    /// The column of a colour, to be changed.
    pub(super) fn column_mut(&mut self, color: Color) -> &mut Column {
        &mut self.0[color.index()]
    }

    /// The columns that are there.
    pub fn columns(&self) -> impl Iterator<Item = (Color, Column)> + '_ {
        Color::ALL
            .into_iter()
            .map(|color| (color, self.column(color)))
            .filter(|(_, column)| !column.is_empty())
    }

    /// Whether nothing lies in it.
    pub fn is_empty(&self) -> bool {
        self.columns().next().is_none()
    }

    /// All its cards.
    pub fn cards(&self) -> Cards {
        self.columns().fold(Cards::NONE, |all, (color, column)| {
            all.plus(column.cards(color))
        })
    }
}
