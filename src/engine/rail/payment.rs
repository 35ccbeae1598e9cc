//! What pays for a track. One small function says whether cards pay; another lists sensible payments.
//!
//! A payment is a handful of cards, nothing more: which card stands for which space follows from it.

use arrayvec::ArrayVec;

use super::super::table::Cards;
use super::book::Book;
use crate::catalog::*;

/// How a track is paid for, after the rules of the game have been applied to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Price {
    /// Cards of the colour.
    Color(Locos),
    /// Symbols want locomotives; any three cards stand in for one (NO-5).
    Threes { symbols: u8 },
    /// Symbols want locomotives; a pair stands in for one (NL-4).
    Pairs { symbols: u8 },
    /// So many cards of any kind replace one of the colour (NO-8).
    Substitutes { rate: u8 },
}

/// Whether locomotives are wild on a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Locos {
    Wild,
    Useless,
}

fn price(book: &Book<'_>, track: &Track) -> Price {
    let rules = book.rules;
    match track.kind() {
        TrackKind::Plain if rules.locomotives_pay == LocomotivesPay::TunnelsAndFerries => {
            Price::Color(Locos::Useless)
        }
        TrackKind::Plain | TrackKind::Tunnel => Price::Color(Locos::Wild),
        TrackKind::Ferry { symbols } => match rules.ferry {
            Some(FerryRule::Pair) => Price::Pairs { symbols },
            _ => Price::Threes { symbols },
        },
        TrackKind::Substitute => Price::Substitutes {
            rate: rules.substitute.map_or(1, |rule| rule.cards),
        },
    }
}

/// Whether locomotives count for anything on a track (NO-3).
pub(super) fn takes_locomotives(book: &Book<'_>, track: &Track) -> bool {
    price(book, track) != Price::Color(Locos::Useless)
}

/// The colours that the track's cards may have.
fn colors(track: &Track) -> &'static [Color] {
    match track.color() {
        Some(color) => &Color::ALL[color.index()..=color.index()],
        None => &Color::ALL,
    }
}

/// Whether these cards, all of them, pay for the track.
pub(super) fn covers(book: &Book<'_>, track: &Track, pay: Cards) -> bool {
    let length = track.length() as u8;
    let (total, locos) = (pay.total(), pay.locos());
    // How many spaces are paid by stand-ins that cost `extra` cards more than one.
    let stand_ins = |extra: u8| {
        let more = total.checked_sub(length)?;
        (more % extra == 0 && more / extra <= length).then_some(more / extra)
    };
    match price(book, track) {
        Price::Color(wild) => {
            (wild == Locos::Wild || locos == 0)
                && total == length
                && (locos == total
                    || colors(track)
                        .iter()
                        .any(|&color| pay.of_color(color) + locos == total))
        }
        Price::Threes { symbols } => stand_ins(2).is_some_and(|threes| {
            let wagons = |color: Color| pay.of_color(color).min(length - symbols);
            colors(track)
                .iter()
                .any(|&color| wagons(color) + locos + threes >= length)
        }),
        Price::Substitutes { rate } => stand_ins(rate - 1).is_some_and(|replaced| {
            colors(track)
                .iter()
                .any(|&color| pay.of_color(color) + replaced >= length)
        }),
        Price::Pairs { symbols } => stand_ins(1).is_some_and(|pairs| {
            let Some(symbols_by_loco) = symbols.checked_sub(pairs) else {
                return false;
            };
            let Some(wild) = locos.checked_sub(symbols_by_loco) else {
                return false;
            };
            let Some(wagons) = (length - symbols).checked_sub(wild) else {
                return false;
            };
            colors(track).iter().any(|&color| {
                let even = |other: &Color| {
                    let main = if *other == color { wagons } else { 0 };
                    pay.of_color(*other)
                        .checked_sub(main)
                        .is_some_and(|rest| rest % 2 == 0)
                };
                Color::ALL.iter().all(even)
            })
        }),
    }
}

/// Lists the sensible payments from a hand, cheapest first: fewest cards, then fewest locomotives (NO-5).
///
/// Where other cards stand in, one choice of them is listed for each number of stand-ins, made of the
/// colours that the hand has fewest of; `covers` accepts any other choice too. Locomotives are never listed
/// as stand-ins on a ferry: each would pay for a space by itself.
pub(super) fn payments(book: &Book<'_>, track: &Track, hand: Cards, mut emit: impl FnMut(Cards)) {
    let length = track.length() as u8;
    match price(book, track) {
        Price::Color(wild) => by_color(track, length, hand, wild, &mut emit),
        Price::Threes { symbols } => by_threes(track, length, symbols, hand, &mut emit),
        Price::Substitutes { rate } => by_substitutes(track, length, rate, hand, &mut emit),
        Price::Pairs { symbols } => by_pairs(track, length, symbols, hand, &mut emit),
    }
}

/// Whether the hand can pay for the track at all.
pub(super) fn can_pay(book: &Book<'_>, track: &Track, hand: Cards) -> bool {
    let mut any = false;
    payments(book, track, hand, |_| any = true);
    any
}

fn by_color(track: &Track, length: u8, hand: Cards, wild: Locos, emit: &mut impl FnMut(Cards)) {
    let most_locos = if wild == Locos::Wild {
        hand.locos().min(length)
    } else {
        0
    };
    for locos in 0..=most_locos {
        if locos == length {
            return emit(Cards::of(Card::Loco, locos));
        }
        for &color in colors(track) {
            if hand.of_color(color) + locos >= length {
                emit(Cards::of(color.into(), length - locos).plus(Cards::of(Card::Loco, locos)));
            }
        }
    }
}

/// Payments already listed for one track; different ways of counting can come to the same cards.
struct Once<'a, F: FnMut(Cards)> {
    seen: ArrayVec<Cards, 128>,
    emit: &'a mut F,
}

impl<F: FnMut(Cards)> Once<'_, F> {
    fn emit(&mut self, pay: Cards) {
        if !self.seen.contains(&pay) && self.seen.try_push(pay).is_ok() {
            (self.emit)(pay);
        }
    }
}

fn by_threes(track: &Track, length: u8, symbols: u8, hand: Cards, emit: &mut impl FnMut(Cards)) {
    let (total, locos_held) = (hand.total(), hand.locos());
    let mut once = Once {
        seen: ArrayVec::new(),
        emit,
    };
    for threes in 0..=length {
        if total < length + 2 * threes {
            return;
        }
        let others = length - threes;
        for locos in others.saturating_sub(length - symbols)..=others.min(locos_held) {
            let wagons = others - locos;
            for &color in colors(track) {
                if hand.of_color(color) < wagons {
                    continue;
                }
                let direct = Cards::of(color.into(), wagons).plus(Cards::of(Card::Loco, locos));
                let rest = hand
                    .minus(direct)
                    .minus(Cards::of(Card::Loco, locos_held - locos));
                if let Some(stand_ins) = fewest_first(rest, 3 * threes, 1) {
                    once.emit(direct.plus(stand_ins));
                }
                if wagons == 0 {
                    break;
                }
            }
        }
    }
}

fn by_substitutes(track: &Track, length: u8, rate: u8, hand: Cards, emit: &mut impl FnMut(Cards)) {
    let total = hand.total();
    let mut once = Once {
        seen: ArrayVec::new(),
        emit,
    };
    for replaced in 0..=length {
        if total < length + (rate - 1) * replaced {
            return;
        }
        let wagons = length - replaced;
        for &color in colors(track) {
            if hand.of_color(color) < wagons {
                continue;
            }
            let direct = Cards::of(color.into(), wagons);
            let rest = hand.minus(direct);
            let locos = rest.locos();
            let colored = rest.minus(Cards::of(Card::Loco, locos));
            let from_colors = (rate * replaced).min(colored.total());
            let from_locos = rate * replaced - from_colors;
            if let Some(stand_ins) = fewest_first(colored, from_colors, 1) {
                once.emit(
                    direct
                        .plus(stand_ins)
                        .plus(Cards::of(Card::Loco, from_locos)),
                );
            }
            if wagons == 0 {
                break;
            }
        }
    }
}

fn by_pairs(track: &Track, length: u8, symbols: u8, hand: Cards, emit: &mut impl FnMut(Cards)) {
    let locos_held = hand.locos();
    let mut once = Once {
        seen: ArrayVec::new(),
        emit,
    };
    for pairs in 0..=symbols {
        for wild in 0..=length - symbols {
            let locos = symbols - pairs + wild;
            if locos > locos_held {
                break;
            }
            let wagons = length - symbols - wild;
            for &color in colors(track) {
                if hand.of_color(color) < wagons {
                    continue;
                }
                let direct = Cards::of(color.into(), wagons);
                let rest = hand.minus(direct).minus(Cards::of(Card::Loco, locos_held));
                if let Some(stand_ins) = fewest_first(rest, 2 * pairs, 2) {
                    once.emit(direct.plus(stand_ins).plus(Cards::of(Card::Loco, locos)));
                }
                if wagons == 0 {
                    break;
                }
            }
        }
    }
}

/// So many coloured cards of a hand without locomotives, from the colours of which it has fewest, in lots of a size.
fn fewest_first(rest: Cards, count: u8, lot: u8) -> Option<Cards> {
    if count == 0 {
        return Some(Cards::NONE);
    }
    let mut by_count = Color::ALL.map(|color| (rest.of_color(color), color));
    by_count.sort_unstable();
    let (mut chosen, mut missing) = (Cards::NONE, count);
    for (held, color) in by_count {
        let take = (held / lot * lot).min(missing);
        chosen = chosen.plus(Cards::of(color.into(), take));
        missing -= take;
    }
    (missing == 0).then_some(chosen)
}
