//! What a hand lacks for a track, and what the track would bring and cost besides cards.

use arrayvec::ArrayVec;

use super::super::table::Cards;
use super::book::Book;
use super::payment::{self, Hand, colors};
use super::tolls::{self, Toll};
use super::view::RailView;
use crate::catalog::*;

/// The fewest further cards with which a hand pays for a track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lack {
    /// How many in all.
    pub cards: u8,
    /// How many of them have to be locomotives.
    pub locos: u8,
    /// The colours that the others may have, all of them the same one.
    pub colors: ArrayVec<Color, 8>,
    /// Whether locomotives do for the others as well.
    pub wild: bool,
}

/// What a track brings and costs, cards aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Points scored at once.
    pub points: u8,
    /// The toll, with who gets it.
    pub toll: Option<Toll>,
    /// Whether the viewer's tokens do not cover the toll (NE-5).
    pub loan: bool,
}

impl RailView {
    /// What the viewer's hand lacks for a track, whoever's turn it is; none if it pays, or if there is no hand.
    pub fn lacks(&self, game: &RailGame, track: TrackId) -> Option<Lack> {
        let (_, own) = self.seated()?;
        let track = game.tracks().get(track.index())?;
        lack(&Book::new(game, self.open.variant), track, own.hand)
    }

    /// What a free track would bring and cost the viewer, cards aside.
    pub fn terms(&self, game: &RailGame, track: TrackId) -> Terms {
        let book = Book::new(game, self.open.variant);
        let toll = tolls::toll(&book, &self.open, track);
        let tokens = self.seated().map(|(_, own)| own.tokens);
        Terms {
            points: book.rules.points[game.track(track).length()],
            toll,
            loan: toll
                .zip(tokens)
                .is_some_and(|(toll, tokens)| u16::from(toll.amount) > tokens),
        }
    }
}

fn lack(book: &Book<'_>, track: &Track, hand: Cards) -> Option<Lack> {
    let pays = |color: Color, wagons: u8, locos: u8| {
        let more = Cards::of(color.into(), wagons).plus(Cards::of(Card::Loco, locos));
        payment::can_pay(book, track, &Hand::new(hand.plus(more)))
    };
    let any = |cards: u8, locos: u8| {
        let mut fitting = colors(track).iter();
        fitting.any(|color| pays(*color, cards - locos, locos))
    };
    // A whole track of its colour, or of locomotives where it has symbols, always pays.
    let cards = (0..=MAX_LENGTH as u8).find(|&cards| any(cards, 0) || any(cards, cards))?;
    let locos = (0..=cards).find(|&locos| any(cards, locos))?;
    let fits = |color: &&Color| locos < cards && pays(**color, cards - locos, locos);
    (cards > 0).then(|| Lack {
        cards,
        locos,
        // Cards of any kind may stand in, so this looks beyond the colours of the track.
        colors: Color::ALL.iter().filter(fits).copied().collect(),
        wild: any(cards, cards),
    })
}
