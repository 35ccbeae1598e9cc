//! What the viewer may do now, in a form that a screen or a bot can offer.

use super::super::table::{Cards, MARKET, RuleError};
use super::action::RailAction;
use super::book::Book;
use super::odds::{TunnelOdds, tunnel_odds};
use super::payment::{self, Hand};
use super::state::*;
use super::tolls::{self, Toll};
use super::view::RailView;
use super::{legal, passengers, tunnels};
use crate::catalog::*;

/// What there is to decide.
#[derive(Clone, Debug, PartialEq)]
pub enum RailOptions {
    /// Nothing, or not by this viewer.
    Nothing,
    /// How many first tickets come from which pile (GE-2).
    Split {
        /// Every split that may be announced.
        splits: Vec<PerPile>,
    },
    /// Which tickets to keep.
    Keep {
        /// Those to choose from, in the order drawn.
        offer: Vec<TicketId>,
        /// The fewest to keep.
        at_least: u8,
    },
    /// A whole turn.
    Turn(TurnOptions),
    /// The second card.
    SecondCard {
        /// Where it can be taken from.
        cards: CardOptions,
        /// Whether the player may skip it (GE-13, NL-11).
        may_stop: bool,
    },
    /// Whether to pay for a tunnel (NO-6).
    Tunnel {
        /// The tunnel with the cards turned up.
        tunnel: Tunnel,
        /// What can be paid, fewest locomotives first; empty if the hand cannot.
        payments: Vec<Cards>,
    },
    /// Which passengers to take (GE-7).
    Passengers {
        /// The track just claimed.
        track: TrackId,
        /// The colours at each end.
        ends: [Vec<Color>; 2],
        /// What brings the most points as things stand.
        suggested: [Option<Color>; 2],
    },
    /// Where to put the neutral wagons (NE-11).
    Neutral {
        /// The tracks to choose from.
        tracks: Vec<TrackId>,
    },
}

/// The actions of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnOptions {
    /// Drawing cards.
    pub cards: CardOptions,
    /// Tracks that can be claimed.
    pub claims: Vec<ClaimOption>,
    /// Splits in which tickets can be drawn; empty if there are none (R-30, GE-3).
    pub tickets: Vec<PerPile>,
    /// Whether nothing else is possible.
    pub must_pass: bool,
}

/// Where a card can be taken from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardOptions {
    /// By market place: the card, or why it cannot be taken.
    pub market: [Result<Card, RuleError>; MARKET],
    /// Whether the pile has a card.
    pub pile: bool,
}

/// A track that can be claimed.
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimOption {
    /// The track.
    pub track: TrackId,
    /// Points scored at once.
    pub points: u8,
    /// The toll, with who gets it.
    pub toll: Option<Toll>,
    /// Whether the toll means a loan (NE-5).
    pub loan: bool,
    /// Sensible payments, cheapest first.
    pub payments: Vec<PaymentOption>,
}

/// A way to pay.
#[derive(Clone, Debug, PartialEq)]
pub struct PaymentOption {
    /// The cards.
    pub cards: Cards,
    /// For a tunnel: the chances of owing 0, 1, 2 or 3 more cards.
    pub odds: Option<TunnelOdds>,
}

impl RailView {
    /// What the viewer may do now.
    pub fn options(&self, game: &RailGame) -> RailOptions {
        let Some((seat, own)) = self.seated().filter(|_| self.is_to_act()) else {
            return RailOptions::Nothing;
        };
        let book = Book::new(game, self.open.variant);
        let open = &self.open;
        let keep = |rule| RailOptions::Keep {
            offer: own.offer.to_vec(),
            at_least: legal::keep_at_least(own, rule),
        };
        match &open.phase {
            Phase::FirstSplit => RailOptions::Split {
                splits: splits(open.ticket_piles, book.rules.tickets.first_deal),
            },
            Phase::FirstTickets => keep(book.rules.tickets.first_keep),
            Phase::KeepTickets => keep(book.rules.tickets.keep),
            Phase::Turn => RailOptions::Turn(TurnOptions {
                cards: cards(&book, open),
                claims: claims(&book, open, own, seat),
                tickets: splits(
                    legal::drawable(&book, open),
                    legal::tickets_to_draw(&book, open),
                ),
                must_pass: !legal::can_act(&book, open, own),
            }),
            Phase::SecondCard => RailOptions::SecondCard {
                cards: cards(&book, open),
                may_stop: legal::check_stop(&book).is_ok(),
            },
            Phase::Tunnel(tunnel) => {
                let mut payments = Vec::new();
                tunnels::payments(tunnel, own.hand, |pay| payments.push(pay));
                RailOptions::Tunnel {
                    tunnel: tunnel.clone(),
                    payments,
                }
            }
            &Phase::TakePassengers { track } => RailOptions::Passengers {
                track,
                ends: game
                    .track(track)
                    .ends()
                    .map(|city| legal::colors_at(open, city).flatten().collect()),
                suggested: passengers::suggestion(&book, open, seat, track),
            },
            Phase::PlaceNeutral { route } => RailOptions::Neutral {
                tracks: game.route(*route).tracks().to_vec(),
            },
            Phase::Over { .. } => RailOptions::Nothing,
        }
    }

    /// Lists every action of the viewer, if it is to act.
    pub fn legal_actions(&self, game: &RailGame, emit: &mut impl FnMut(RailAction)) {
        if let Some((_, own)) = self.seated().filter(|_| self.is_to_act()) {
            legal::actions_among(game, (&self.open, own), &self.open.free, emit);
        }
    }
}

/// Every way to draw a number of tickets from the piles; none if there is nothing to draw.
fn splits(piles: PerPile, total: u8) -> Vec<PerPile> {
    let mut splits = Vec::new();
    if total > 0 {
        legal::splits(piles, total, |split| splits.push(split));
    }
    splits
}

fn cards(book: &Book<'_>, open: &Open) -> CardOptions {
    CardOptions {
        market: std::array::from_fn(|place| legal::check_take(book, open, place as u8)),
        pile: open.cards.pile > 0,
    }
}

fn claims(book: &Book<'_>, open: &Open, own: &Holdings, seat: Seat) -> Vec<ClaimOption> {
    let hand = Hand::new(own.hand);
    let option = |track: TrackId| {
        let the_track = book.game.track(track);
        let mut payments = Vec::new();
        payment::payments(book, the_track, &hand, |cards| {
            let is_tunnel = the_track.kind() == TrackKind::Tunnel;
            let odds = is_tunnel.then(|| tunnel_odds(book, open, own, seat, cards));
            payments.push(PaymentOption { cards, odds });
        });
        let toll = tolls::toll(book, open, track);
        (!payments.is_empty()).then(|| ClaimOption {
            track,
            points: book.rules.points[the_track.length()],
            toll,
            loan: toll.is_some_and(|toll| u16::from(toll.amount) > own.tokens),
            payments,
        })
    };
    legal::claimable(book, open, seat)
        .filter_map(option)
        .collect()
}
