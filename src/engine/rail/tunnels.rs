//! What a tunnel asks for on top, once its cards are turned up (NO-6).

use super::super::table::{Cards, RuleError};
use super::state::{Holdings, Open, Phase, Tunnel};
use crate::catalog::Card;

/// Whether a card turned up against a payment costs one more. A payment of only locomotives has to fear nothing but
/// locomotives (NO-6).
pub(super) fn asks_more(paid: Cards, card: Card) -> bool {
    card == Card::Loco || paid.count(card) > 0
}

/// Lists what can be paid on top: cards of the payment's colour, or locomotives.
pub(super) fn payments(tunnel: &Tunnel, hand: Cards, mut emit: impl FnMut(Cards)) {
    let color = tunnel
        .paid
        .kinds()
        .map(|(card, _)| card)
        .find(|card| *card != Card::Loco);
    for locos in 0..=tunnel.owed.min(hand.locos()) {
        let wagons = tunnel.owed - locos;
        let wagon_cards = match color {
            Some(color) => Cards::of(color, wagons),
            None if wagons == 0 => Cards::NONE,
            None => continue,
        };
        let pay = wagon_cards.plus(Cards::of(Card::Loco, locos));
        if hand.contains(pay) {
            emit(pay);
        }
    }
}

/// Whether these cards cover what the tunnel asks for.
pub(super) fn check_payment(open: &Open, own: &Holdings, pay: Cards) -> Result<(), RuleError> {
    let Phase::Tunnel(tunnel) = &open.phase else {
        return Err(RuleError::NotNow);
    };
    if !own.hand.contains(pay) {
        return Err(RuleError::CardsNotInHand {
            missing: pay.beyond(own.hand),
        });
    }
    let mut listed = false;
    payments(tunnel, own.hand, |known| listed |= known == pay);
    if listed {
        Ok(())
    } else {
        Err(RuleError::WrongTunnelPayment { owed: tunnel.owed })
    }
}
