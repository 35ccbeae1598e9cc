//! What the open bonus cards add to a track and to the cards in hand (NL-8). Every kind is judged here, or says where.

use arrayvec::ArrayVec;

use super::table::{Table, soft_step};
use crate::catalog::*;
use crate::engine::rail::{Network, OpenSeat};
use crate::engine::table::Cards;

/// The open bonus cards at this moment: worked out once, asked for every track.
pub(super) struct Bonuses {
    cards: ArrayVec<Race, 11>,
    /// Countries that the seat's tracks reach, as bits.
    countries: u32,
    /// The seat's pieces of track, where the longest path counts.
    pieces: Pieces,
}

/// A bonus card as a race: what it counts, how the seat stands against its strongest rival, and what winning brings.
struct Race {
    kind: BonusKind,
    lead: f32,
    points: f32,
    /// By how much the lead may still change.
    width: f32,
}

impl Race {
    fn new(table: &Table<'_>, card: &Bonus) -> Race {
        let kind = card.kind();
        let rivals = table.rivals().map(|seat| count(table, seat, kind));
        Race {
            kind,
            lead: count(table, table.me(), kind) - rivals.fold(0.0, f32::max),
            points: f32::from(card.points()),
            width: width(kind, table.turns_left(100) as f32),
        }
    }

    /// The points that so many steps bring.
    fn steps(&self, steps: f32) -> f32 {
        if steps == 0.0 {
            return 0.0;
        }
        // Tied players all score, so drawing level is worth nearly as much as leading.
        let chance = |lead: f32| soft_step((lead + 0.3) / self.width);
        0.8 * self.points * (chance(self.lead + steps) - chance(self.lead))
    }
}

/// By how much a lead may change in so many turns: tracks and countries come one in several turns, spaces and wagons
/// faster.
fn width(kind: BonusKind, turns: f32) -> f32 {
    match kind {
        BonusKind::OneSpaceTracks
        | BonusKind::PolarTracks
        | BonusKind::Ferries
        | BonusKind::CountryTracks { .. }
        | BonusKind::Countries
        | BonusKind::CapitalTickets
        | BonusKind::PolarTickets
        | BonusKind::SmallTickets { .. } => 0.7 + turns / 8.0,
        BonusKind::LocomotivesInHand => 1.0 + turns * 0.6,
        BonusKind::WagonsLeft | BonusKind::LongestPath => 1.5 + turns * 0.8,
    }
}

impl Bonuses {
    pub(super) fn new(table: &Table<'_>) -> Bonuses {
        let open = table.open.bonus_cards.iter();
        let cards: ArrayVec<Race, 11> = open
            .map(|bonus| Race::new(table, table.game.bonus(*bonus)))
            .collect();
        let has = |kind: BonusKind| cards.iter().any(|race| race.kind == kind);
        Bonuses {
            countries: match has(BonusKind::Countries) {
                true => countries(table, table.me()),
                false => 0,
            },
            pieces: match has(BonusKind::LongestPath) {
                true => pieces(table, table.me()),
                false => Pieces::new(),
            },
            cards,
        }
    }

    /// What laying a track brings, in points; less than nothing where it costs more than it brings.
    pub(super) fn gain(&self, table: &Table<'_>, track: &Track) -> f32 {
        let races = self.cards.iter();
        races
            .map(|race| race.steps(self.progress(table, race.kind, track)))
            .sum()
    }

    /// How far a track moves what a bonus card counts.
    fn progress(&self, table: &Table<'_>, kind: BonusKind, track: &Track) -> f32 {
        let one_if = |counts: bool| f32::from(u8::from(counts));
        match kind {
            BonusKind::OneSpaceTracks
            | BonusKind::PolarTracks
            | BonusKind::Ferries
            | BonusKind::CountryTracks { .. } => one_if(counts_track(table, kind, track)),
            BonusKind::Countries => {
                let bit = |city: CityId| country_bit(table.game.city(city));
                let ends = track.ends().map(bit);
                ((ends[0] | ends[1]) & !self.countries).count_ones() as f32
            }
            BonusKind::WagonsLeft => -(track.length() as f32),
            BonusKind::LongestPath => longer_by(&self.pieces, track) as f32,
            // A ticket counts when it is completed: see `tickets::bonus_for_ticket`.
            BonusKind::CapitalTickets
            | BonusKind::PolarTickets
            | BonusKind::SmallTickets { .. } => 0.0,
            // Not the track but the cards that pay for it count: see `hand`.
            BonusKind::LocomotivesInHand => 0.0,
        }
    }

    /// What a change of the hand brings, in points.
    pub(super) fn hand(&self, before: Cards, after: Cards) -> f32 {
        let races = self.cards.iter();
        races
            .filter(|race| race.kind == BonusKind::LocomotivesInHand)
            .map(|race| race.steps(in_hand(after) - in_hand(before)))
            .sum()
    }
}

/// Locomotives in hand; a pair of one colour counts as one (NL-8).
fn in_hand(cards: Cards) -> f32 {
    let pairs = Color::ALL.map(|color| cards.of_color(color) / 2);
    f32::from(cards.locos() + pairs.iter().sum::<u8>())
}

/// Whether a track is one of those that a bonus card counts.
fn counts_track(table: &Table<'_>, kind: BonusKind, track: &Track) -> bool {
    let either_end =
        |is: &dyn Fn(&City) -> bool| track.ends().into_iter().any(|end| is(table.game.city(end)));
    match kind {
        BonusKind::OneSpaceTracks => track.length() == 1,
        BonusKind::PolarTracks => either_end(&City::is_polar),
        BonusKind::Ferries => track.is_ferry(),
        BonusKind::CountryTracks { country } => either_end(&|city| city.country() == Some(country)),
        // These count something else than tracks.
        BonusKind::LocomotivesInHand
        | BonusKind::CapitalTickets
        | BonusKind::WagonsLeft
        | BonusKind::LongestPath
        | BonusKind::SmallTickets { .. }
        | BonusKind::Countries
        | BonusKind::PolarTickets => false,
    }
}

/// How much a seat has of what a bonus card counts, as far as the seat to act can tell.
fn count(table: &Table<'_>, seat: &OpenSeat, kind: BonusKind) -> f32 {
    match kind {
        BonusKind::OneSpaceTracks
        | BonusKind::PolarTracks
        | BonusKind::Ferries
        | BonusKind::CountryTracks { .. } => {
            let tracks = seat.tracks.iter().map(|track| table.game.track(track));
            tracks
                .filter(|track| counts_track(table, kind, track))
                .count() as f32
        }
        BonusKind::Countries => countries(table, seat).count_ones() as f32,
        BonusKind::WagonsLeft => f32::from(seat.wagons),
        BonusKind::LongestPath => longest(&pieces(table, seat)) as f32,
        BonusKind::LocomotivesInHand if std::ptr::eq(seat, table.me()) => in_hand(table.own.hand),
        BonusKind::LocomotivesInHand => {
            // Of the cards nobody saw, about every third makes one more.
            let unknown = seat.hand.saturating_sub(seat.known.total());
            in_hand(seat.known) + f32::from(unknown) / 3.0
        }
        // Tickets are secret; nobody is taken to lead.
        BonusKind::CapitalTickets | BonusKind::PolarTickets | BonusKind::SmallTickets { .. } => 0.0,
    }
}

fn country_bit(city: &City) -> u32 {
    city.country().map_or(0, |country| 1 << (country.0 % 32))
}

fn countries(table: &Table<'_>, seat: &OpenSeat) -> u32 {
    let tracks = seat.tracks.iter();
    let ends = tracks.flat_map(|track| table.game.track(track).ends());
    ends.fold(0, |visited, city| {
        visited | country_bit(table.game.city(city))
    })
}

/// The pieces of a seat's network: the cities of each, as bits, and its spaces. The longest path of a piece is nearly
/// as long as the piece, and much dearer to find.
type Pieces = ArrayVec<(u64, i32), MAX_CITIES>;

pub(super) fn pieces(table: &Table<'_>, seat: &OpenSeat) -> Pieces {
    let network = Network::new(table.game, &seat.tracks);
    let mut pieces = Pieces::new();
    for track in seat.tracks.iter().map(|track| table.game.track(track)) {
        let cities = network.joined_with(table.game, track.ends()[0]);
        let spaces = track.length() as i32;
        match pieces.iter_mut().find(|(known, _)| *known == cities) {
            Some((_, sum)) => *sum += spaces,
            // Every piece has a city of its own, so there is room.
            None => drop(pieces.try_push((cities, spaces))),
        }
    }
    pieces
}

/// The spaces of the piece that a city belongs to.
pub(super) fn piece_at(pieces: &Pieces, city: CityId) -> i32 {
    let here = pieces.iter().find(|(cities, _)| cities >> city.0 & 1 == 1);
    here.map_or(0, |(_, spaces)| *spaces)
}

fn longest(pieces: &Pieces) -> i32 {
    pieces.iter().map(|(_, spaces)| *spaces).max().unwrap_or(0)
}

/// By how much a track makes the longest piece longer.
fn longer_by(pieces: &Pieces, track: &Track) -> i32 {
    let [a, b] = track.ends();
    let joined = |(cities, _): &(u64, i32)| cities >> a.0 & cities >> b.0 & 1 == 1;
    if pieces.iter().any(joined) {
        return 0;
    }
    let spaces = piece_at(pieces, a) + piece_at(pieces, b) + track.length() as i32;
    (spaces - longest(pieces)).max(0)
}
