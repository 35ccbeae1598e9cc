//! Any action of the seat to act, each as likely as the others, without listing them all: claims are counted, and
//! only the one that is chosen is written out. Random playouts live on this.

use arrayvec::ArrayVec;

use super::super::table::{MARKET, Rng, TrackSet, random_choice};
use super::action::RailAction;
use super::book::Book;
use super::legal;
use super::payment::{self, Hand};
use super::state::{Holdings, Open, Phase};
use crate::catalog::{Alike, CityId, MAX_TRACKS, RailGame, SecondCard, TrackId};

/// An action by chance. It is the one that the same chance would choose from the whole list.
pub(in crate::engine) fn pick(
    game: &RailGame,
    (open, own): (&Open, &Holdings),
    rng: &mut Rng,
) -> Option<RailAction> {
    let book = Book::new(game, open.variant);
    match &open.phase {
        Phase::Turn => Some(turn(&book, (open, own), rng)),
        Phase::SecondCard => Some(second_card(&book, open, rng)),
        Phase::TakePassengers { track } => Some(passengers(&book, open, *track, rng)),
        Phase::Over { .. } => None,
        Phase::FirstTickets => keep(own, book.rules.tickets.first_keep, rng),
        Phase::KeepTickets => keep(own, book.rules.tickets.keep, rng),
        Phase::FirstSplit | Phase::Tunnel(_) | Phase::PlaceNeutral { .. } => {
            listed(&book, (open, own), rng)
        }
    }
}

/// For the few decisions with short lists: the list is walked twice instead of being kept.
fn listed(book: &Book<'_>, position: (&Open, &Holdings), rng: &mut Rng) -> Option<RailAction> {
    let mut count = 0;
    let none = TrackSet::NONE;
    legal::legal_actions(book, position, &none, &mut |_| count += 1);
    let mut left = rng.below(count.max(1));
    let mut chosen = None;
    legal::legal_actions(book, position, &none, &mut |action| {
        if left == 0 && chosen.is_none() {
            chosen = Some(action);
        }
        left = left.saturating_sub(1);
    });
    chosen
}

fn keep(own: &Holdings, rule: u8, rng: &mut Rng) -> Option<RailAction> {
    let at_least = legal::keep_at_least(own, rule).max(1);
    random_choice(&own.offer, at_least, rng).map(RailAction::Keep)
}

fn turn(book: &Book<'_>, (open, own): (&Open, &Holdings), rng: &mut Rng) -> RailAction {
    let draws = Draws::new(book, open);
    let hand = Hand::new(own.hand);
    let candidates = legal::open_to(open, open.to_act);
    // A list of its own rather than part of a value that is passed on: it is too long to be copied.
    let mut blocks = Blocks::new();
    let claims = count_claims(book, open, &hand, &candidates, &mut blocks);
    let mut splits: ArrayVec<_, { u8::MAX as usize + 1 }> = ArrayVec::new();
    let tickets = legal::tickets_to_draw(book, open);
    if tickets > 0 {
        let piles = legal::drawable(book, open);
        legal::splits(piles, tickets, |piles| splits.push(piles));
    }
    let total = draws.count() + claims + splits.len() as u32;
    let place = rng.below(total.max(1));
    if let Some(draw) = draws.at(place) {
        return draw;
    }
    let place = place - draws.count();
    if let Some(claim) = claim_at(book, &hand, &candidates, &blocks, place) {
        return claim;
    }
    match splits.get((place - claims) as usize) {
        Some(piles) => RailAction::DrawTickets(*piles),
        None => RailAction::Pass,
    }
}

fn second_card(book: &Book<'_>, open: &Open, rng: &mut Rng) -> RailAction {
    let draws = Draws::new(book, open);
    let may_stop = u32::from(book.rules.second_card == SecondCard::Optional);
    let place = rng.below((draws.count() + may_stop).max(1));
    draws.at(place).unwrap_or(RailAction::Stop)
}

fn passengers(book: &Book<'_>, open: &Open, track: TrackId, rng: &mut Rng) -> RailAction {
    let [first, second] = book.game.track(track).ends();
    let colors = |city: CityId| legal::colors_at(open, city);
    let (firsts, seconds) = (colors(first).count(), colors(second).count());
    let place = rng.below((firsts * seconds) as u32) as usize;
    RailAction::TakePassengers([
        colors(first).nth(place / seconds).flatten(),
        colors(second).nth(place % seconds).flatten(),
    ])
}

/// The cards that can be drawn.
struct Draws {
    /// Places of the market, as bits.
    places: u32,
    pile: bool,
}

impl Draws {
    fn new(book: &Book<'_>, open: &Open) -> Draws {
        let allowed = |place: &u8| legal::check_take(book, open, *place).is_ok();
        let places = (0..MARKET as u8).filter(allowed);
        Draws {
            places: places.fold(0, |places, place| places | 1 << place),
            pile: open.cards.pile > 0,
        }
    }

    fn count(&self) -> u32 {
        self.places.count_ones() + u32::from(self.pile)
    }

    fn at(&self, place: u32) -> Option<RailAction> {
        let mut places = self.places;
        for _ in 0..place {
            // Taking the lowest bit away from nothing leaves nothing.
            places &= places.wrapping_sub(1);
        }
        if places != 0 {
            return Some(RailAction::Take(places.trailing_zeros() as u8));
        }
        (self.pile && place + 1 == self.count()).then_some(RailAction::Draw)
    }
}

/// Tracks that are paid for alike, with the number of payments and of all claims up to and including these.
type Blocks<'a> = ArrayVec<(&'a Alike, u32, u32), MAX_TRACKS>;

/// Counts the claims that are possible.
fn count_claims<'a>(
    book: &Book<'a>,
    open: &Open,
    hand: &Hand,
    candidates: &TrackSet,
    blocks: &mut Blocks<'a>,
) -> u32 {
    let wagons = open.seat(open.to_act).wagons as usize;
    let mut sum = 0;
    for group in book.game.alike() {
        for alike in group {
            if alike.sample.length() > wagons {
                break;
            }
            // Nobody who cannot pay for a length can pay for a greater one.
            if !payment::may_pay(book, &alike.sample, hand) {
                break;
            }
            let tracks = alike.tracks.and(candidates);
            if tracks.is_empty() {
                continue;
            }
            let payments = payment::count(book, &alike.sample, hand);
            if payments == 0 {
                break;
            }
            sum += tracks.count() as u32 * payments;
            blocks.push((alike, payments, sum));
        }
    }
    sum
}

/// The claim at a place of the list.
fn claim_at(
    book: &Book<'_>,
    hand: &Hand,
    candidates: &TrackSet,
    blocks: &Blocks<'_>,
    place: u32,
) -> Option<RailAction> {
    let block = blocks.iter().position(|(_, _, sum)| place < *sum)?;
    let before = match block {
        0 => 0,
        _ => blocks[block - 1].2,
    };
    let (alike, payments, _) = blocks[block];
    let place = place - before;
    let mut tracks = alike.tracks.and(candidates).iter();
    let track = tracks.nth((place / payments) as usize)?;
    let (mut left, mut chosen) = (place % payments, None);
    payment::payments(book, &alike.sample, hand, |pay| {
        if left == 0 && chosen.is_none() {
            chosen = Some(pay);
        }
        left = left.saturating_sub(1);
    });
    chosen.map(|pay| RailAction::Claim { track, pay })
}
