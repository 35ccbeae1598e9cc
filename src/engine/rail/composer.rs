//! A payment that the player puts together card by card, where cards other than the listed ones will do
//! (NO-5, NO-8, NL-4).

use super::super::table::{Cards, RuleError};
use super::book::Book;
use super::legal;
use super::payment::{self, Hand, Price, covers};
use super::state::Phase;
use super::view::RailView;
use crate::catalog::{Card, RailGame, Track, TrackId};

/// Cards laid out for a track, with nothing decided yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Composer {
    track: TrackId,
    hand: Cards,
    cards: Cards,
}

impl Composer {
    /// Begins with some cards of the hand, such as a listed payment.
    pub fn new(track: TrackId, hand: Cards, cards: Cards) -> Composer {
        Composer {
            track,
            hand,
            cards: cards.beyond(cards.beyond(hand)),
        }
    }

    /// The track to pay for.
    pub fn track(&self) -> TrackId {
        self.track
    }

    /// The cards laid out so far.
    pub fn cards(&self) -> Cards {
        self.cards
    }

    /// Lays out one more card of a kind, if the hand has one.
    pub fn add(&mut self, card: Card) {
        if self.cards.count(card) < self.hand.count(card) {
            self.cards.add(card);
        }
    }

    /// Takes a card of a kind back, if one is laid out.
    pub fn remove(&mut self, card: Card) {
        if self.cards.count(card) > 0 {
            self.cards.remove(card);
        }
    }

    /// Takes all cards back.
    pub fn clear(&mut self) {
        self.cards = Cards::NONE;
    }
}

impl RailView {
    /// Whether the viewer may claim a track now with exactly these cards, or why not.
    pub fn judge_payment(
        &self,
        game: &RailGame,
        track: TrackId,
        pay: Cards,
    ) -> Result<(), RuleError> {
        let Some((seat, own)) = self.seated() else {
            return Err(RuleError::NotNow);
        };
        if self.open.is_over() {
            return Err(RuleError::GameOver);
        }
        if self.open.to_act != seat {
            let to_act = self.open.to_act;
            return Err(RuleError::NotYourTurn { to_act });
        }
        if self.open.phase != Phase::Turn {
            return Err(RuleError::NotNow);
        }
        let book = Book::new(game, self.open.variant);
        legal::check_claim(&book, &self.open, (seat, own.hand), track, pay)
    }

    /// Whether the viewer's hand can pay for a track in other ways than those listed.
    pub fn has_more_payments(&self, game: &RailGame, track: TrackId) -> bool {
        let (Some((_, own)), Some(the_track)) = (self.seated(), game.tracks().get(track.index()))
        else {
            return false;
        };
        more_payments(&Book::new(game, self.open.variant), the_track, own.hand)
    }
}

/// If unlisted payments exist, one of them is a single step away from a listed one: a card or a pair exchanged for
/// another, or a space paid by stand-ins instead of a card.
fn more_payments(book: &Book<'_>, track: &Track, hand: Cards) -> bool {
    let (lot, more) = match payment::price(book, track) {
        Price::Color(_) => return false,
        Price::Threes { .. } => (1, payment::THREE - 1),
        Price::Substitutes { rate } => (1, rate - 1),
        Price::Pairs { .. } => (2, 0),
    };
    let mut listed = Vec::new();
    payment::payments(book, track, &Hand::new(hand), |pay| listed.push(pay));
    let unlisted = |pay: Cards| covers(book, track, pay) && !listed.contains(&pay);
    listed.iter().any(|&pay| {
        let rest = hand.minus(pay);
        let lots = |cards: Cards| {
            let kinds = cards.kinds().filter(move |(_, count)| *count >= lot);
            kinds.map(move |(card, _)| Cards::of(card, lot))
        };
        let exchanged = || {
            lots(pay).any(|given| lots(rest).any(|other| unlisted(pay.minus(given).plus(other))))
        };
        let dearer = || more > 0 && handfuls(rest, more).any(|added| unlisted(pay.plus(added)));
        exchanged() || dearer()
    })
}

/// Every handful of a size.
fn handfuls(cards: Cards, count: u8) -> Box<dyn Iterator<Item = Cards>> {
    let Some((card, held)) = cards.kinds().next() else {
        return Box::new((count == 0).then_some(Cards::NONE).into_iter());
    };
    let rest = cards.minus(Cards::of(card, held));
    Box::new((0..=held.min(count)).flat_map(move |taken| {
        handfuls(rest, count - taken).map(move |others| others.plus(Cards::of(card, taken)))
    }))
}
