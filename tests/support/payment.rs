//! What pays for a track, by a slow and literal reading of the rules: every space is paid in turn, in every possible
//! way, and no card may be left over.

use std::collections::HashSet;

use branchline::catalog::*;
use branchline::engine::table::Cards;

/// How many of each kind, locomotives last.
type Counts = [u8; 9];

const LOCO: usize = 8;

/// Whether these cards, all of them, pay for a track.
pub fn pays(rules: &RailRules, track: &Track, pay: Cards) -> bool {
    let counts = Card::ALL.map(|card| pay.count(card));
    let colors: Vec<usize> = match track.color() {
        Some(color) => vec![color.index()],
        None => (0..8).collect(),
    };
    colors.into_iter().any(|color| {
        let mut reader = Reader {
            rules,
            track,
            color,
            dead: HashSet::new(),
        };
        reader.pay_spaces(0, counts)
    })
}

struct Reader<'a> {
    rules: &'a RailRules,
    track: &'a Track,
    color: usize,
    /// Positions that lead nowhere, so that none is looked at twice.
    dead: HashSet<(usize, Counts)>,
}

impl Reader<'_> {
    fn pay_spaces(&mut self, space: usize, counts: Counts) -> bool {
        if space == self.track.length() {
            return counts == [0; 9];
        }
        if self.dead.contains(&(space, counts)) {
            return false;
        }
        let paid = self
            .ways(space, counts)
            .into_iter()
            .any(|rest| self.pay_spaces(space + 1, rest));
        if !paid {
            self.dead.insert((space, counts));
        }
        paid
    }

    /// What is left after each way to pay for one space.
    fn ways(&self, space: usize, counts: Counts) -> Vec<Counts> {
        let symbols = match self.track.kind() {
            TrackKind::Ferry { symbols } => symbols as usize,
            _ => 0,
        };
        let wants_loco = space < symbols;
        let locos_pay = match self.track.kind() {
            TrackKind::Plain => self.rules.locomotives_pay == LocomotivesPay::Everywhere,
            TrackKind::Tunnel | TrackKind::Ferry { .. } => true,
            TrackKind::Substitute => false,
        };
        let mut ways = Vec::new();
        if !wants_loco {
            ways.extend(without(counts, self.color, 1));
        }
        if locos_pay {
            ways.extend(without(counts, LOCO, 1));
        }
        match (self.track.kind(), self.rules.ferry) {
            (TrackKind::Substitute, _) => {
                let cards = self
                    .rules
                    .substitute
                    .expect("the rules have substitutes")
                    .cards;
                any_cards(counts, 0, cards, &mut ways);
            }
            // Any three cards stand in for a locomotive, on a symbol or elsewhere (NO-5).
            (TrackKind::Ferry { .. }, Some(FerryRule::ThreeCards)) => {
                any_cards(counts, 0, 3, &mut ways)
            }
            // A pair of one colour stands in for a locomotive on a symbol (NL-4).
            (TrackKind::Ferry { .. }, Some(FerryRule::Pair)) if wants_loco => {
                ways.extend((0..LOCO).filter_map(|color| without(counts, color, 2)));
            }
            _ => {}
        }
        ways
    }
}

fn without(mut counts: Counts, kind: usize, count: u8) -> Option<Counts> {
    counts[kind] = counts[kind].checked_sub(count)?;
    Some(counts)
}

/// What is left after each way to take a number of cards of any kinds from `kind` on.
fn any_cards(counts: Counts, kind: usize, count: u8, ways: &mut Vec<Counts>) {
    if kind == counts.len() {
        if count == 0 {
            ways.push(counts);
        }
        return;
    }
    for taken in 0..=count.min(counts[kind]) {
        let mut rest = counts;
        rest[kind] -= taken;
        any_cards(rest, kind + 1, count - taken, ways);
    }
}
