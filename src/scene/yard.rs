//! The Card Game's table as a plain picture: every yard with its columns, its pile on the track as a bare count.
//!
//! Built from what a viewer is *shown*. What a seat could remember about the piles (CG-3) is not used here.

use super::yard_news::{Leaver, LostColumn, departed, lost, of_this_round};
use crate::catalog::{Card, CityId, Color, Seat, YardGame};
use crate::engine::table::Cards;
use crate::engine::yard::{Sighting, YardEvent, YardView};

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
    /// Columns that rivals have beaten since the viewer last decided.
    pub lost: Vec<LostColumn>,
    /// Cards on the track, face down.
    pub track: u8,
    /// Cards that have rolled there since the viewer last decided.
    pub departed: u8,
    /// Those of them that the latest action has sent there.
    pub rolling: u8,
    /// Which ones they are, as long as that can be seen.
    pub leaving: Vec<Leaver>,
    /// How many more cards can leave each column before the round ends, once that is known (CG-9).
    pub departures_left: Option<u8>,
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
    /// Cards at the bottom that can no longer leave before the round ends.
    pub late: u8,
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

impl BigCity {
    /// Those who have completed tickets that name it, with their number; nobody at first.
    pub fn standing(&self) -> impl Iterator<Item = (Seat, u8)> {
        let counts = self.tickets.iter().copied().enumerate();
        counts.filter_map(|(index, count)| (count > 0).then_some((Seat::at(index), count)))
    }

    /// Whether nobody has completed more of them.
    pub fn is_led_by(&self, seat: Seat) -> bool {
        let own = self.tickets.get(seat.index()).copied().unwrap_or(0);
        own > 0 && self.tickets.iter().all(|other| *other <= own)
    }
}

impl YardScene {
    /// The table as the viewer is shown it, with what has happened since they last decided, action by action, and the
    /// cards that are about to be laid.
    pub fn new(view: &YardView, news: &[Vec<Sighting>], picked: Cards) -> YardScene {
        let open = &view.open;
        let recent = of_this_round(news);
        let latest = of_this_round(&news[news.len().saturating_sub(1)..]);
        let yards = open.seats.iter().enumerate().map(|(index, it)| {
            let seat = Seat::at(index);
            YardPicture {
                seat,
                is_active: open.to_act() == Some(seat),
                is_mine: view.viewer.is(seat),
                columns: columns(view, seat, &latest, picked),
                lost: lost(seat, &recent),
                track: it.track,
                departed: departed(seat, &recent),
                rolling: departed(seat, &latest),
                leaving: Vec::new(),
                departures_left: open.departures_left(seat),
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

fn columns(view: &YardView, seat: Seat, latest: &[&Sighting], picked: Cards) -> Vec<ColumnPicture> {
    let fresh = |color: Color| {
        latest.iter().any(|seen| {
            matches!(seen, YardEvent::CardsLaid { seat: by, cards } if *by == seat && cards.of_color(color) > 0)
        })
    };
    let departures = view.open.departures_left(seat);
    let columns = view.open.seat(seat).yard.columns();
    columns
        .map(|(color, column)| ColumnPicture {
            color,
            wagons: column.wagons,
            locos: column.locos,
            late: departures.map_or(0, |left| column.height().saturating_sub(left)),
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
