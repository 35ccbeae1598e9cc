//! The rules of a game as data. Every difference between the map games is a value here.

use super::color::Color;
use super::ids::Variant;

/// The longest track of any game.
pub const MAX_LENGTH: usize = 9;
/// The most people at a table.
pub const MAX_SEATS: usize = 5;
/// The fewest people at a table.
pub const MIN_SEATS: usize = 2;

/// How many may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players {
    /// The fewest.
    pub min: u8,
    /// The most.
    pub max: u8,
}

impl Players {
    /// Whether that many may play.
    pub const fn contains(self, count: usize) -> bool {
        self.min as usize <= count && count <= self.max as usize
    }
}

/// What a face-up locomotive costs of a turn's two cards (R-11, NO-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceUpLocomotive {
    /// It counts as both cards.
    TwoCards,
    /// It is a card like any other.
    OneCard,
}

/// What happens when three locomotives lie face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreeLocomotives {
    /// The market is discarded and dealt anew.
    ClearTheMarket,
    /// Nothing.
    Stay,
}

/// Whether a player who has drawn one card draws a second (R-10, GE-13, NL-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecondCard {
    /// Always.
    Drawn,
    /// Only if the player wants to.
    Optional,
}

/// Where locomotives are accepted (R-21, NO-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocomotivesPay {
    /// For any card of any track.
    Everywhere,
    /// On tunnels and ferries only.
    TunnelsAndFerries,
}

/// What becomes of tickets that are not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unkept {
    /// Out of the game for good.
    LeaveTheGame,
    /// Under the pile they came from, in the order drawn.
    UnderThePile,
    /// Shuffled into the pile they came from, once everybody has chosen.
    ShuffledBack,
    /// Discarded face up; the discards become a new pile when the pile runs out.
    Discarded,
}

/// How tickets are dealt and drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TicketRules {
    /// Dealt to everybody before the first turn.
    pub first_deal: u8,
    /// The fewest of them to keep.
    pub first_keep: u8,
    /// What becomes of the others.
    pub first_unkept: Unkept,
    /// Drawn in a turn.
    pub draw: u8,
    /// The fewest of them to keep.
    pub keep: u8,
    /// What becomes of the others.
    pub unkept: Unkept,
}

/// What may stand in for a locomotive on a ferry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FerryRule {
    /// Any three cards, for any space paid by a locomotive (NO-5).
    ThreeCards,
    /// A pair of one colour, for the spaces with a symbol (NL-4).
    Pair,
}

/// Tunnels: cards are turned up against the payment (NO-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TunnelRule {
    /// Cards turned up.
    pub turn_up: u8,
}

/// The track on which several cards of any kind replace one of the colour (NO-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SubstituteRule {
    /// Cards that replace one.
    pub cards: u8,
}

/// Tokens, tolls and loans (NE-3 to NE-8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TollRules {
    /// Tokens at the start.
    pub tokens: u8,
    /// Points that a loan costs at the end.
    pub loan_cost: u8,
    /// Points by rank of tokens left, best first; a row for each number of players from two up.
    pub rank_points: Vec<Vec<u8>>,
}

/// Where the score starts (NE-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartPoints {
    /// Everybody at 0.
    Zero,
    /// The first in turn order at 0, the next at 1, and so on.
    ByTurnOrder,
}

/// Passengers on the cities (GE-6 to GE-10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassengerRules {
    /// The colours they wear.
    pub colors: Vec<Color>,
    /// How many of each.
    pub each: u8,
    /// Points for the most of a colour.
    pub most: u8,
    /// Points for the second most.
    pub second: u8,
}

/// The neutral player (NE-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NeutralRules {
    /// Wagons at the start.
    pub wagons: u8,
    /// The first round after which it lays track, counted from 1.
    pub from_round: u8,
}

/// What decides between players of the same score, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TieBreak {
    /// Most completed tickets.
    Tickets,
    /// The longest path.
    LongestPath,
    /// Most passengers.
    Passengers,
    /// Fewest loans.
    Loans,
    /// Most bonus cards won.
    BonusCards,
}

/// Everything in which one map game differs from another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RailRules {
    /// How many may play.
    pub players: Players,
    /// Wagons of each player.
    pub wagons: u8,
    /// Locomotives in the deck.
    pub locomotives: u8,
    /// Points by length; 0 where the game has no track of that length.
    pub points: [u8; MAX_LENGTH + 1],
    /// How tickets are dealt and drawn.
    pub tickets: TicketRules,
    /// What a face-up locomotive costs.
    pub face_up_locomotive: FaceUpLocomotive,
    /// What three face-up locomotives do.
    pub three_locomotives: ThreeLocomotives,
    /// Whether a second card has to be drawn.
    pub second_card: SecondCard,
    /// Where locomotives pay.
    pub locomotives_pay: LocomotivesPay,
    /// How many tracks may be used of a route with one, two or three; a row for each number of players from two up.
    pub usable_tracks: Vec<[u8; 3]>,
    /// Ferries, where the map has them.
    pub ferry: Option<FerryRule>,
    /// Tunnels, where the map has them.
    pub tunnel: Option<TunnelRule>,
    /// The track that takes substitutes, where the map has one.
    pub substitute: Option<SubstituteRule>,
    /// Tolls and loans.
    pub tolls: Option<TollRules>,
    /// Where the score starts.
    pub start_points: StartPoints,
    /// Passengers.
    pub passengers: Option<PassengerRules>,
    /// Bonus cards that lie open.
    pub open_bonus_cards: u8,
    /// Points for the most completed tickets.
    pub globetrotter: Option<u8>,
    /// The neutral player.
    pub neutral: Option<NeutralRules>,
    /// What decides a tie.
    pub tie_breaks: Vec<TieBreak>,
}

impl RailRules {
    /// Cards of each colour.
    pub const CARDS_PER_COLOR: u8 = 12;
    /// Cards dealt to each player.
    pub const FIRST_HAND: u8 = 4;

    /// How many tracks of a route may be used, given how many it has and how many play.
    pub fn usable(&self, players: usize, tracks: usize) -> usize {
        self.usable_tracks[players - MIN_SEATS][tracks - 1] as usize
    }

    /// How many wagon cards the game has.
    pub const fn card_count(&self) -> usize {
        8 * Self::CARDS_PER_COLOR as usize + self.locomotives as usize
    }
}

/// The rules of the Card Game as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YardRules {
    /// How many may play.
    pub players: Players,
    /// Cards of each colour.
    pub cards_per_color: u8,
    /// Locomotives in the deck.
    pub locomotives: u8,
    /// Cards dealt from the shuffled deck.
    pub first_hand: u8,
    /// Locomotives given to everybody before the deal.
    pub first_locomotives: u8,
    /// How tickets are dealt and drawn.
    pub tickets: TicketRules,
    /// Rounds by number of players, from two up.
    pub rounds: Vec<u8>,
    /// Cards dealt to everybody before a further round.
    pub next_hand: u8,
    /// The fewest cards of one colour that may be laid.
    pub lay_same: u8,
    /// The cards of different colours that may be laid.
    pub lay_different: u8,
    /// Who may look at a pile.
    pub piles: Piles,
}

/// Whether players may look at their own on-the-track pile (CG-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piles {
    /// Nobody may.
    Hidden,
    /// Its owner may.
    Open,
}

/// The rules of a game and of each of its variants, the usual one first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variants<R>(pub(super) Vec<(Variant, R)>);

impl<R> Variants<R> {
    /// The rules of a variant, if the game has it.
    pub fn get(&self, variant: Variant) -> Option<&R> {
        self.0
            .iter()
            .find(|(name, _)| *name == variant)
            .map(|(_, rules)| rules)
    }

    /// The rules as the game is usually played.
    pub fn standard(&self) -> &R {
        &self.0[0].1
    }

    /// The variants that the game has.
    pub fn names(&self) -> impl Iterator<Item = Variant> + '_ {
        self.0.iter().map(|(name, _)| *name)
    }
}
