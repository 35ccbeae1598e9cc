//! The Card Game's table as a plain picture: every yard with its columns, its pile on the track as a bare count.
//!
//! Built from what a viewer is *shown*. What a seat could remember about the piles (CG-3) is not used here.

use crate::catalog::{Card, CityId, Color, Seat, YardGame};
use crate::engine::table::Cards;
use crate::engine::yard::{OpenSeat, Sighting, YardEvent, YardView};

/// All yards, in the order of the seats.
#[derive(Clone, Debug, PartialEq)]
pub struct YardScene {
    /// The yards, by `Seat`.
    pub yards: Vec<YardPicture>,
    /// The turn that is shown, so that what moves at its beginning moves only once.
    pub turn: u32,
}

/// A yard and what belongs to it.
#[derive(Clone, Debug, PartialEq)]
pub struct YardPicture {
    /// Whose.
    pub seat: Seat,
    /// Whether its owner has to decide.
    pub is_active: bool,
    /// Whether its owner is the viewer.
    pub is_mine: bool,
    /// Its columns, in the order of the colours.
    pub columns: Vec<ColumnPicture>,
    /// Cards on the track, face down.
    pub track: u8,
    /// Cards that have just rolled there.
    pub rolling: u8,
    /// What the owner may look at, where the rules let the viewer see it.
    pub pile: Option<Cards>,
    /// Cards in hand.
    pub hand: u8,
    /// Tickets held.
    pub tickets: u8,
    /// Tickets completed in earlier rounds.
    pub completed: u8,
}

/// A column of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColumnPicture {
    /// Its colour.
    pub color: Color,
    /// Wagons, at the bottom.
    pub wagons: u8,
    /// Locomotives on top of them.
    pub locos: u8,
    /// What is special about it now.
    pub mark: ColumnMark,
}

impl ColumnPicture {
    /// The cards below the top one, from the bottom up, with locomotives as `None`; and the card on top.
    pub fn stack(&self) -> (Vec<Option<Color>>, Card) {
        let wagons = std::iter::repeat_n(Some(self.color), self.wagons.into());
        let mut all: Vec<Option<Color>> = wagons
            .chain(std::iter::repeat_n(None, self.locos.into()))
            .collect();
        let top = all.pop().unwrap_or(Some(self.color));
        (all, top.map_or(Card::Loco, Card::from))
    }
}

/// What is special about a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnMark {
    /// Nothing.
    Plain,
    /// It was laid by the latest action.
    Fresh,
    /// The cards that are about to be laid would beat it.
    Threatened,
}

/// A big city and how everybody stands, as far as the table knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BigCity {
    /// The city.
    pub city: CityId,
    /// What it is worth.
    pub bonus: u8,
    /// Completed tickets that name it, by `Seat`.
    pub tickets: Vec<u8>,
}

impl YardScene {
    /// The table as the viewer is shown it, with what has just happened and the cards that are about to be laid.
    pub fn new(view: &YardView, news: &[Sighting], picked: Cards) -> YardScene {
        let open = &view.open;
        let yards = open.seats.iter().enumerate().map(|(index, it)| {
            let seat = Seat::at(index);
            YardPicture {
                seat,
                is_active: open.to_act() == Some(seat),
                is_mine: view.viewer.is(seat),
                columns: columns(it, seat, news, picked, view),
                track: it.track,
                rolling: rolling(seat, news),
                pile: view.shown_pile(seat),
                hand: it.hand,
                tickets: it.tickets,
                completed: it.completed.count() as u8,
            }
        });
        YardScene {
            yards: yards.collect(),
            turn: open.turn,
        }
    }
}

fn columns(
    open: &OpenSeat,
    seat: Seat,
    news: &[Sighting],
    picked: Cards,
    view: &YardView,
) -> Vec<ColumnPicture> {
    let fresh = |color: Color| {
        news.iter().any(|seen| {
            matches!(seen, YardEvent::CardsLaid { seat: by, cards } if *by == seat && cards.of_color(color) > 0)
        })
    };
    let columns = open.yard.columns();
    columns
        .map(|(color, column)| ColumnPicture {
            color,
            wagons: column.wagons,
            locos: column.locos,
            mark: if picked.of_color(color) > 0 && !view.viewer.is(seat) {
                ColumnMark::Threatened
            } else if fresh(color) {
                ColumnMark::Fresh
            } else {
                ColumnMark::Plain
            },
        })
        .collect()
}

fn rolling(seat: Seat, news: &[Sighting]) -> u8 {
    let rolls =
        |seen: &&Sighting| matches!(seen, YardEvent::CardDeparted { seat: of, .. } if *of == seat);
    news.iter().filter(rolls).count() as u8
}

/// The big cities with the standing that is public: tickets completed in rounds that have ended.
pub fn big_cities(game: &YardGame, view: &YardView) -> Vec<BigCity> {
    let cities = game.big_cities();
    cities
        .map(|(city, bonus)| BigCity {
            city,
            bonus,
            tickets: view
                .open
                .seats
                .iter()
                .map(|seat| {
                    let completed = seat.completed.iter();
                    completed
                        .filter(|ticket| game.ticket(*ticket).ends().contains(&city))
                        .count() as u8
                })
                .collect(),
        })
        .collect()
}
