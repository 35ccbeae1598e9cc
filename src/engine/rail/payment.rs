//! What pays for a track. One small function decides whether cards pay; another lists sensible payments.
//!
//! A payment is a handful of cards, nothing more: which card stands for which space follows from it.

use std::cell::OnceCell;

use arrayvec::ArrayVec;

use super::super::table::Cards;
use super::book::Book;
use crate::catalog::*;

/// How a track is paid for, after the rules of the game have been applied to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Price {
    /// Cards of the colour.
    Color(Locos),
    /// Symbols want locomotives; any three cards stand in for one (NO-5).
    Threes { symbols: u8 },
    /// Symbols want locomotives; a pair stands in for one (NL-4).
    Pairs { symbols: u8 },
    /// Several cards of any kind replace one of the colour (NO-8).
    Substitutes { rate: u8 },
}

/// Whether locomotives are wild on a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Locos {
    Wild,
    Useless,
}

pub(super) fn price(book: &Book<'_>, track: &Track) -> Price {
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

/// How many cards of any kind stand in for a locomotive on a ferry (NO-5).
pub(super) const THREE: u8 = 3;

/// The colours that the track's cards may have.
pub(super) fn colors(track: &Track) -> &'static [Color] {
    match track.color() {
        Some(color) => &Color::ALL[color.index()..=color.index()],
        None => &Color::ALL,
    }
}

/// Whether these cards, all of them, pay for the track.
pub(super) fn covers(book: &Book<'_>, track: &Track, pay: Cards) -> bool {
    let length = track.length() as u8;
    let (total, locos) = (pay.total(), pay.locos());
    // How many spaces are paid by stand-ins, if each of these spaces takes `extra` more cards than one.
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
        Price::Threes { symbols } => stand_ins(THREE - 1).is_some_and(|threes| {
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

/// No track has more sensible payments: the longest gray ferry, with every number of stand-ins and locomotives in
/// every colour.
pub(super) const MOST: usize = (MAX_LENGTH + 1) * (MAX_LENGTH + 2) / 2 * 8;

/// A hand, examined once for all the tracks it might pay for.
pub(super) struct Hand {
    cards: Cards,
    locos: u8,
    total: u8,
    /// The colours, rarest in the hand first; sorted when first needed.
    fewest_first: OnceCell<[Color; 8]>,
}

impl Hand {
    pub(super) fn new(cards: Cards) -> Hand {
        Hand {
            cards,
            locos: cards.locos(),
            total: cards.total(),
            fewest_first: OnceCell::new(),
        }
    }

    fn fewest_first(&self) -> &[Color; 8] {
        self.fewest_first.get_or_init(|| {
            let mut colors = Color::ALL;
            colors.arrange_by_key(|color| (self.cards.of_color(*color), *color));
            colors
        })
    }

    /// How many it has of its most frequent colour.
    fn most(&self, colors: &[Color]) -> u8 {
        colors
            .iter()
            .map(|color| self.cards.of_color(*color))
            .max()
            .unwrap_or(0)
    }

    /// A number of coloured cards from the hand, besides those that pay directly, in lots of a size and from the rarest
    /// colours first.
    fn stand_ins(&self, direct: Cards, count: u8, lot: u8) -> Option<Cards> {
        if count == 0 {
            return Some(Cards::NONE);
        }
        let beside = self.cards.minus(direct);
        let (mut chosen, mut missing) = (Cards::NONE, count);
        for &color in self.fewest_first() {
            let lots = beside.of_color(color) / lot * lot;
            if lots >= missing {
                return Some(chosen.plus(Cards::of(color.into(), missing)));
            }
            chosen = chosen.plus(Cards::of(color.into(), lots));
            missing -= lots;
        }
        None
    }
}

/// Lists the sensible payments from a hand, cheapest first: fewest cards, then fewest locomotives (NO-5).
///
/// Where other cards stand in, one choice is listed for each number of stand-ins, taken from the colours that are
/// rarest in the hand; `covers` accepts any other choice too. Locomotives are never listed as stand-ins on a ferry,
/// where each pays for a space by itself.
pub(super) fn payments(book: &Book<'_>, track: &Track, hand: &Hand, mut emit: impl FnMut(Cards)) {
    let length = track.length() as u8;
    let colors = colors(track);
    match price(book, track) {
        Price::Color(wild) => by_color(colors, length, hand, wild, &mut emit),
        Price::Threes { symbols } => by_threes(colors, length, symbols, hand, &mut emit),
        Price::Substitutes { rate } => by_substitutes(colors, length, rate, hand, &mut emit),
        Price::Pairs { symbols } => by_pairs(colors, length, symbols, hand, &mut emit),
    }
}

/// Whether the hand can pay for the track at all.
pub(super) fn can_pay(book: &Book<'_>, track: &Track, hand: &Hand) -> bool {
    count(book, track, hand) > 0
}

/// Whether it is worth looking for payments: a quick look that is right when it says no.
pub(super) fn may_pay(book: &Book<'_>, track: &Track, hand: &Hand) -> bool {
    match price(book, track) {
        Price::Color(wild) => count_by_color(track, hand, wild) > 0,
        Price::Threes { .. } | Price::Pairs { .. } | Price::Substitutes { .. } => {
            usize::from(hand.total) >= track.length()
        }
    }
}

/// How many payments there are to list.
pub(super) fn count(book: &Book<'_>, track: &Track, hand: &Hand) -> u32 {
    match price(book, track) {
        Price::Color(wild) => count_by_color(track, hand, wild),
        Price::Threes { .. } | Price::Pairs { .. } | Price::Substitutes { .. } => {
            let mut count = 0;
            payments(book, track, hand, |_| count += 1);
            count
        }
    }
}

/// As many as `by_color` lists.
fn count_by_color(track: &Track, hand: &Hand, wild: Locos) -> u32 {
    let length = track.length() as u8;
    let locos = match wild {
        Locos::Wild => hand.locos.min(length),
        Locos::Useless => 0,
    };
    if let Some(color) = track.color() {
        let fewest = length.saturating_sub(hand.cards.of_color(color));
        return (u32::from(locos) + 1).saturating_sub(u32::from(fewest));
    }
    // Locomotives alone are one payment, whatever the colour.
    let only_locos = u32::from(locos == length);
    let mixed = (0..=locos.min(length - 1)).map(|locos| hand.cards.colors_with(length - locos));
    only_locos + mixed.sum::<u32>()
}

fn by_color(colors: &[Color], length: u8, hand: &Hand, wild: Locos, emit: &mut impl FnMut(Cards)) {
    let most_locos = if wild == Locos::Wild {
        hand.locos.min(length)
    } else {
        0
    };
    for locos in 0..=most_locos {
        if locos == length {
            return emit(Cards::of(Card::Loco, locos));
        }
        for &color in colors {
            if hand.cards.of_color(color) + locos >= length {
                emit(Cards::of(color.into(), length - locos).plus(Cards::of(Card::Loco, locos)));
            }
        }
    }
}

/// Lists payments in which the colour pays for some spaces and `rest` for the others. With stand-ins, different
/// colours can come to the same cards; those are listed once.
fn each_color(
    colors: &[Color],
    wagons: u8,
    hand: &Hand,
    emit: &mut impl FnMut(Cards),
    rest: impl Fn(Cards) -> Option<Cards>,
) {
    let mut seen: ArrayVec<Cards, 8> = ArrayVec::new();
    for &color in colors {
        if hand.cards.of_color(color) < wagons {
            continue;
        }
        let direct = Cards::of(color.into(), wagons);
        if let Some(pay) = rest(direct)
            .map(|rest| direct.plus(rest))
            .filter(|pay| !seen.contains(pay))
        {
            seen.push(pay);
            emit(pay);
        }
        if wagons == 0 {
            return;
        }
    }
}

fn by_threes(colors: &[Color], length: u8, symbols: u8, hand: &Hand, emit: &mut impl FnMut(Cards)) {
    let most_wagons = colors
        .iter()
        .map(|color| hand.cards.of_color(*color))
        .max()
        .unwrap_or(0);
    let most_wagons = most_wagons.min(length - symbols);
    for threes in length.saturating_sub(most_wagons + hand.locos)..=length {
        if hand.total < length + 2 * threes {
            return;
        }
        let others = length - threes;
        for locos in others.saturating_sub(most_wagons)..=others.min(hand.locos) {
            each_color(colors, others - locos, hand, emit, |direct| {
                Some(
                    hand.stand_ins(direct, 3 * threes, 1)?
                        .plus(Cards::of(Card::Loco, locos)),
                )
            });
        }
    }
}

fn by_substitutes(
    colors: &[Color],
    length: u8,
    rate: u8,
    hand: &Hand,
    emit: &mut impl FnMut(Cards),
) {
    for replaced in length - hand.most(colors).min(length)..=length {
        if hand.total < length + (rate - 1) * replaced {
            return;
        }
        each_color(colors, length - replaced, hand, emit, |direct| {
            // Here a locomotive is a card like any other, but the last one anybody would give away.
            let colored = hand.total - hand.locos - direct.total();
            let locos = (rate * replaced).saturating_sub(colored);
            let stand_ins = hand.stand_ins(direct, rate * replaced - locos, 1)?;
            Some(stand_ins.plus(Cards::of(Card::Loco, locos)))
        });
    }
}

fn by_pairs(colors: &[Color], length: u8, symbols: u8, hand: &Hand, emit: &mut impl FnMut(Cards)) {
    for pairs in symbols.saturating_sub(hand.locos)..=symbols {
        if hand.total < length + pairs {
            return;
        }
        let spare_locos = hand.locos - (symbols - pairs);
        for wild in 0..=(length - symbols).min(spare_locos) {
            let locos = Cards::of(Card::Loco, symbols - pairs + wild);
            each_color(colors, length - symbols - wild, hand, emit, |direct| {
                Some(hand.stand_ins(direct, 2 * pairs, 2)?.plus(locos))
            });
        }
    }
}
