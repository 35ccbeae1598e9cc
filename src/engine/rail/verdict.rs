//! Why cards do not pay for a track. Only asked about payments that `payment::covers` refuses, so it need not be fast.

use super::super::table::{Cards, PaymentFault, RuleError};
use super::book::Book;
use super::payment::{self, Locos, Price, colors, covers, price};
use crate::catalog::*;

/// Whether these cards, all of them, pay for the track, or why not.
pub(super) fn check(book: &Book<'_>, track: &Track, pay: Cards) -> Result<(), RuleError> {
    if covers(book, track, pay) {
        return Ok(());
    }
    let price = price(book, track);
    if price == Price::Color(Locos::Useless) && pay.locos() > 0 {
        return Err(RuleError::NoLocomotivesHere);
    }
    Err(RuleError::WrongPayment(match price {
        Price::Color(_) => one_color(track, pay),
        Price::Threes { symbols } => {
            let most = track.length() as u8 - symbols;
            let wagons = |color: &Color| pay.of_color(*color).min(most);
            let wagons = colors(track).iter().map(wagons).max().unwrap_or(0);
            any_cards(track, wagons + pay.locos(), payment::THREE, pay.total())
        }
        Price::Substitutes { rate } => {
            let wagons = |color: &Color| pay.of_color(*color);
            let wagons = colors(track).iter().map(wagons).max().unwrap_or(0);
            any_cards(track, wagons, rate, pay.total())
        }
        Price::Pairs { symbols } => pairs(track, symbols, pay),
    }))
}

fn one_color(track: &Track, pay: Cards) -> PaymentFault {
    let (total, length) = (pay.total(), track.length() as u8);
    let mut kinds = pay.kinds().filter_map(|(card, _)| card.color());
    match track.color() {
        Some(color) if kinds.any(|other| other != color) => PaymentFault::OtherColor { color },
        None if kinds.count() > 1 => PaymentFault::TwoColors,
        _ if total < length => PaymentFault::TooFew {
            missing: length - total,
        },
        _ => PaymentFault::TooMany {
            extra: total - length,
        },
    }
}

/// `fit` of the cards pay for a space by themselves; of the others, every `each` cards stand in for one.
fn any_cards(track: &Track, fit: u8, each: u8, total: u8) -> PaymentFault {
    let length = track.length() as u8;
    let fit = fit.min(length);
    let others = total - fit;
    let unpaid = (length - fit).saturating_sub(others / each);
    if unpaid > 0 {
        return PaymentFault::Unpaid {
            spaces: unpaid,
            each,
            missing: unpaid * each - others % each,
        };
    }
    // Cards that fit may stand in too: each further space paid by stand-ins takes `each - 1` more cards.
    let stood_in = ((total - length) / (each - 1)).min(length);
    PaymentFault::TooMany {
        extra: total - length - stood_in * (each - 1),
    }
}

/// A ferry on which a locomotive or a pair pays for each symbol (NL-4), read with the colour that leaves least
/// to pay.
fn pairs(track: &Track, symbols: u8, pay: Cards) -> PaymentFault {
    let readings = colors(track)
        .iter()
        .map(|color| PairReading::new(track, symbols, pay, *color));
    let best = readings.min_by_key(|reading| (reading.spaces + reading.symbols, reading.extra));
    let Some(best) = best else {
        return PaymentFault::TwoColors;
    };
    match best.single {
        _ if best.spaces + best.symbols == 0 => PaymentFault::TooMany { extra: best.extra },
        // One single card may still find a partner; two singles of different colours do not make a pair.
        [Some(color), Some(_)] => PaymentFault::Unpaired { color },
        _ => PaymentFault::FerryUnpaid {
            spaces: best.spaces,
            symbols: best.symbols,
        },
    }
}

/// A payment with pairs, if one colour pays for the spaces without a symbol.
struct PairReading {
    /// Spaces without a symbol that are unpaid.
    spaces: u8,
    /// Symbols that are unpaid.
    symbols: u8,
    /// Cards that pay for nothing.
    extra: u8,
    /// Colours with a card that has no partner, the first two.
    single: [Option<Color>; 2],
}

impl PairReading {
    fn new(track: &Track, symbols: u8, pay: Cards, color: Color) -> PairReading {
        let plain = track.length() as u8 - symbols;
        let wagons = pay.of_color(color).min(plain);
        let beside = pay.minus(Cards::of(color.into(), wagons));
        let pairs: u8 = Color::ALL
            .map(|other| beside.of_color(other) / 2)
            .iter()
            .sum();
        let by_pair = pairs.min(symbols);
        let by_loco = pay.locos().min(symbols - by_pair);
        let wild = (pay.locos() - by_loco).min(plain - wagons);
        let mut odd = Color::ALL
            .into_iter()
            .filter(|other| beside.of_color(*other) % 2 == 1);
        PairReading {
            spaces: plain - wagons - wild,
            symbols: symbols - by_pair - by_loco,
            extra: pay.total() - wagons - wild - by_loco - 2 * by_pair,
            single: [odd.next(), odd.next()],
        }
    }
}
