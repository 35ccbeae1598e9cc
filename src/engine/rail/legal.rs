//! What the seat to act may do, and if not, why. Everything here looks only at what that seat may know.

use arrayvec::ArrayVec;

use super::super::table::*;
use super::action::RailAction;
use super::book::Book;
use super::payment::{self, Hand};
use super::state::*;
use super::{passengers, tunnels, verdict};
use crate::catalog::*;

/// Lists every action of the seat to act, with claims for the given tracks only.
///
/// Of the payments with stand-ins, one sensible choice each is listed; see `payment`.
pub(super) fn legal_actions(
    book: &Book<'_>,
    (open, own): (&Open, &Holdings),
    among: &TrackSet,
    emit: &mut impl FnMut(RailAction),
) {
    match &open.phase {
        Phase::FirstSplit => splits(open.ticket_piles, book.rules.tickets.first_deal, |piles| {
            emit(RailAction::Split(piles));
        }),
        Phase::FirstTickets => keeps(own, book.rules.tickets.first_keep, emit),
        Phase::KeepTickets => keeps(own, book.rules.tickets.keep, emit),
        Phase::Turn => turn_actions(book, (open, own), among, emit),
        Phase::SecondCard => {
            draws(book, open, emit);
            if book.rules.second_card == SecondCard::Optional {
                emit(RailAction::Stop);
            }
        }
        Phase::Tunnel(tunnel) => {
            tunnels::payments(tunnel, own.hand, |pay| emit(RailAction::PayTunnel(pay)));
            emit(RailAction::GiveUp);
        }
        Phase::TakePassengers { track } => passenger_choices(book, open, *track, emit),
        Phase::PlaceNeutral { route } => {
            let tracks = book.game.route(*route).tracks();
            tracks
                .iter()
                .for_each(|track| emit(RailAction::PlaceNeutral(*track)));
        }
        Phase::Over { .. } => {}
    }
}

fn turn_actions(
    book: &Book<'_>,
    (open, own): (&Open, &Holdings),
    among: &TrackSet,
    emit: &mut impl FnMut(RailAction),
) {
    let mut any = false;
    let mut emit_one = |action| {
        any = true;
        emit(action);
    };
    draws(book, open, &mut emit_one);
    claims(book, (open, own), among, &mut emit_one);
    let total = tickets_to_draw(book, open);
    if total > 0 {
        splits(drawable(book, open), total, |piles| {
            emit_one(RailAction::DrawTickets(piles))
        });
    }
    if !any {
        emit(RailAction::Pass);
    }
}

/// Lists every action of the seat to act from what it may know, with claims for the given tracks only. Unless all free
/// tracks are given, a pass may be listed although another track could be claimed.
pub fn actions_among(
    game: &RailGame,
    position: (&Open, &Holdings),
    among: &TrackSet,
    emit: &mut impl FnMut(RailAction),
) {
    let book = Book::new(game, position.0.variant);
    legal_actions(&book, position, among, emit);
}

/// Whether any of the three actions of a turn is possible.
pub(super) fn can_act(book: &Book<'_>, open: &Open, own: &Holdings) -> bool {
    let hand = Hand::new(own.hand);
    can_draw(book, open)
        || tickets_to_draw(book, open) > 0
        || claimable(book, open, open.to_act)
            .any(|track| payment::can_pay(book, book.game.track(track), &hand))
}

// Cards.

/// Whether any card can be taken now.
pub(super) fn can_draw(book: &Book<'_>, open: &Open) -> bool {
    open.cards.pile > 0 || (0..MARKET as u8).any(|place| check_take(book, open, place).is_ok())
}

/// The face-up card at a place, if it may be taken.
pub(super) fn check_take(book: &Book<'_>, open: &Open, place: u8) -> Result<Card, RuleError> {
    let card = open
        .cards
        .market
        .get(place as usize)
        .ok_or(RuleError::NoSuchThing)?;
    let card = card.ok_or(RuleError::EmptyPlace)?;
    let dear = book.rules.face_up_locomotive == FaceUpLocomotive::TwoCards;
    if dear && card == Card::Loco && open.phase == Phase::SecondCard {
        return Err(RuleError::LocomotiveAsSecondCard);
    }
    Ok(card)
}

fn draws(book: &Book<'_>, open: &Open, emit: &mut impl FnMut(RailAction)) {
    for place in 0..MARKET as u8 {
        if check_take(book, open, place).is_ok() {
            emit(RailAction::Take(place));
        }
    }
    if open.cards.pile > 0 {
        emit(RailAction::Draw);
    }
}

/// Whether a player may skip the second card (GE-13, NL-11).
pub(super) fn check_stop(book: &Book<'_>) -> Result<(), RuleError> {
    match book.rules.second_card {
        SecondCard::Optional => Ok(()),
        SecondCard::Drawn => Err(RuleError::SecondCardDue),
    }
}

// Tracks.

/// Tracks that a seat might claim with the right cards and enough wagons.
pub(super) fn open_to(open: &Open, seat: Seat) -> TrackSet {
    open.free.minus(&open.seat(seat).barred)
}

/// Tracks that a seat might claim with the right cards.
pub(super) fn claimable<'a>(
    book: &'a Book<'_>,
    open: &'a Open,
    seat: Seat,
) -> impl Iterator<Item = TrackId> + use<'a> {
    let wagons = open.seat(seat).wagons as usize;
    open_to(open, seat)
        .iter()
        .filter(move |track| book.game.track(*track).length() <= wagons)
}

/// Lists every claim. Tracks that are paid for alike share one list of payments.
fn claims(
    book: &Book<'_>,
    (open, own): (&Open, &Holdings),
    among: &TrackSet,
    emit: &mut impl FnMut(RailAction),
) {
    let hand = Hand::new(own.hand);
    let candidates = open_to(open, open.to_act).and(among);
    let wagons = open.seat(open.to_act).wagons as usize;
    let mut payments: ArrayVec<Cards, { payment::MOST }> = ArrayVec::new();
    for group in book.game.alike() {
        for alike in group
            .iter()
            .take_while(|alike| alike.sample.length() <= wagons)
        {
            if !payment::may_pay(book, &alike.sample, &hand) {
                break;
            }
            let tracks = alike.tracks.and(&candidates);
            if tracks.is_empty() {
                continue;
            }
            payments.clear();
            payment::payments(book, &alike.sample, &hand, |pay| payments.push(pay));
            if payments.is_empty() {
                break;
            }
            for track in tracks.iter() {
                payments
                    .iter()
                    .for_each(|&pay| emit(RailAction::Claim { track, pay }));
            }
        }
    }
}

/// Whether a seat may claim a track, cards aside.
pub(super) fn check_track(
    book: &Book<'_>,
    open: &Open,
    seat: Seat,
    track: TrackId,
) -> Result<(), RuleError> {
    let the_track = book
        .game
        .tracks()
        .get(track.index())
        .ok_or(RuleError::NoSuchThing)?;
    match open.owner(track) {
        Owner::Nobody => {}
        Owner::Neutral => return Err(RuleError::TrackTaken { owner: None }),
        Owner::Seat(owner) => return Err(RuleError::TrackTaken { owner: Some(owner) }),
    }
    let open_seat = open.seat(seat);
    let mut route = book.game.route(the_track.route()).tracks().iter();
    if let Some(&track) = route.find(|other| open_seat.tracks.contains(**other)) {
        return Err(RuleError::OwnRoute { track });
    }
    if !open.free.contains(track) {
        return Err(RuleError::TrackClosed);
    }
    let (needed, left) = (the_track.length() as u8, open_seat.wagons);
    if needed > left {
        return Err(RuleError::TooFewWagons { needed, left });
    }
    Ok(())
}

/// Whether a seat may claim a track with these cards out of its hand.
pub(super) fn check_claim(
    book: &Book<'_>,
    open: &Open,
    (seat, hand): (Seat, Cards),
    track: TrackId,
    pay: Cards,
) -> Result<(), RuleError> {
    check_track(book, open, seat, track)?;
    if !hand.contains(pay) {
        return Err(RuleError::CardsNotInHand {
            missing: pay.beyond(hand),
        });
    }
    verdict::check(book, book.game.track(track), pay)
}

/// Why a seat cannot claim a track now; none if it can.
pub(super) fn why_not(
    book: &Book<'_>,
    open: &Open,
    own: &Holdings,
    seat: Seat,
    track: TrackId,
) -> Option<RuleError> {
    if open.is_over() {
        return Some(RuleError::GameOver);
    }
    if let Err(error) = check_track(book, open, seat, track) {
        return Some(error);
    }
    if open.to_act != seat {
        return Some(RuleError::NotYourTurn {
            to_act: open.to_act,
        });
    }
    if open.phase != Phase::Turn {
        return Some(RuleError::NotNow);
    }
    let hand = Hand::new(own.hand);
    (!payment::can_pay(book, book.game.track(track), &hand)).then_some(RuleError::CannotPay)
}

// Tickets.

/// Tickets that each pile can give; discarded ones come back as soon as a pile runs out (NE-1).
pub(super) fn drawable(book: &Book<'_>, open: &Open) -> PerPile {
    let mut piles = open.ticket_piles;
    if book.rules.tickets.unkept == Unkept::Discarded {
        piles[0] += open.ticket_discards.count() as u8;
    }
    piles
}

/// How many tickets a draw brings; none if the piles are empty (R-30, GE-3).
pub(super) fn tickets_to_draw(book: &Book<'_>, open: &Open) -> u8 {
    book.rules
        .tickets
        .draw
        .min(drawable(book, open).iter().sum())
}

/// Lists every way to draw a number of tickets from the piles.
pub(super) fn splits(piles: PerPile, total: u8, mut emit: impl FnMut(PerPile)) {
    for first in (0..=total.min(piles[0])).rev() {
        if total - first <= piles[1] {
            emit([first, total - first]);
        }
    }
}

/// Whether an announced split has the right sum and the piles can give it.
pub(super) fn check_split(open: &Open, piles: PerPile, total: u8) -> Result<(), RuleError> {
    check_counts(open.ticket_piles, piles, total)
}

fn check_counts(held: PerPile, asked: PerPile, total: u8) -> Result<(), RuleError> {
    let enough = asked.iter().zip(held).all(|(asked, held)| *asked <= held);
    let sum: u32 = asked.iter().map(|count| u32::from(*count)).sum();
    if enough && sum == u32::from(total) {
        Ok(())
    } else {
        Err(RuleError::WrongSplit { total })
    }
}

/// Whether tickets may be drawn in this split.
pub(super) fn check_ticket_draw(
    book: &Book<'_>,
    open: &Open,
    piles: PerPile,
) -> Result<(), RuleError> {
    match tickets_to_draw(book, open) {
        0 => Err(RuleError::NoTicketsLeft),
        total => check_counts(drawable(book, open), piles, total),
    }
}

/// The fewest tickets to keep: never more than there are to choose from.
pub(super) fn keep_at_least(own: &Holdings, rule: u8) -> u8 {
    rule.min(own.offer.len() as u8)
}

fn keeps(own: &Holdings, rule: u8, emit: &mut impl FnMut(RailAction)) {
    let at_least = keep_at_least(own, rule).max(1);
    choices(&own.offer, at_least, |kept| emit(RailAction::Keep(kept)));
}

/// Whether these tickets may be kept.
pub(super) fn check_keep(own: &Holdings, kept: TicketSet, rule: u8) -> Result<(), RuleError> {
    if let Some(ticket) = kept.iter().find(|ticket| !own.offer.contains(ticket)) {
        return Err(RuleError::TicketNotOffered { ticket });
    }
    let at_least = keep_at_least(own, rule);
    if kept.count() < at_least as usize {
        Err(RuleError::KeepMore { at_least })
    } else {
        Ok(())
    }
}

// Passengers.

/// The colours to choose from at one end: none, and each that stands there.
pub(super) fn colors_at(
    open: &Open,
    city: CityId,
) -> impl Iterator<Item = Option<Color>> + use<'_> {
    let standing = Color::ALL
        .into_iter()
        .filter(move |color| passengers::standing(open, city, *color) > 0);
    standing.map(Some).chain([None])
}

fn passenger_choices(
    book: &Book<'_>,
    open: &Open,
    track: TrackId,
    emit: &mut impl FnMut(RailAction),
) {
    let [a, b] = book.game.track(track).ends();
    for first in colors_at(open, a) {
        colors_at(open, b).for_each(|second| emit(RailAction::TakePassengers([first, second])));
    }
}
