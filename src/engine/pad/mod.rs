//! The count of a game played with cardboard: what lies on the table at the end, ticked off piece by piece. It is laid out
//! as a position of the game and counted by the game's own rules, so there is no second count.

mod notation;
mod rail;
mod yard;

use super::game::{GameState, Scores};
use super::rail::PerColor;
use super::table::{Setup, SetupError};
use crate::catalog::*;

/// No table has more of anything that is only counted; more could overflow somewhere.
const MOST: u16 = 200;

/// What lies on the table at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pad {
    setup: Setup,
    seats: Vec<PadSeat>,
    bonuses: Vec<BonusId>,
}

/// What somebody has at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PadSeat {
    /// Tracks with their wagons.
    pub tracks: TrackSet,
    /// Tickets they hold; in the Card Game those that they have completed.
    pub tickets: TicketSet,
    /// Tickets not completed, where no map tells (CG-12).
    pub failed: TicketSet,
    /// Passengers taken (GE-7).
    pub passengers: PerColor,
    /// Tokens left (NE-7).
    pub tokens: u16,
    /// Loans (NE-8).
    pub loans: u8,
    /// Locomotives in hand, a pair of one colour counting as one (NL-8).
    pub locomotives: u8,
}

/// Somebody's ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// They do not have it.
    Not,
    /// They have it; in the Card Game they have completed it.
    Kept,
    /// They have not completed it; only the Card Game asks.
    Failed,
}

/// Something that is ticked off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tick {
    /// Whether the seat's wagons are on a track.
    Track(TrackId, bool),
    /// Whether the seat has a ticket.
    Ticket(TicketId, Held),
    /// How many passengers of a colour the seat has.
    Passengers(Color, u8),
    /// How many tokens the seat has left.
    Tokens(u16),
    /// How many loans the seat has.
    Loans(u8),
    /// How many locomotives are in the seat's hand.
    Locomotives(u8),
    /// Whether a bonus card lies open, for everybody.
    Bonus(BonusId, bool),
    /// The seat began.
    First,
}

impl Tick {
    /// The number, of what has one.
    pub fn count(self) -> Option<u16> {
        match self {
            Tick::Passengers(_, count) | Tick::Loans(count) | Tick::Locomotives(count) => {
                Some(count.into())
            }
            Tick::Tokens(count) => Some(count),
            Tick::Track(..) | Tick::Ticket(..) | Tick::Bonus(..) | Tick::First => None,
        }
    }

    /// The same with another number. One that is too large for the table stays too large.
    pub fn of(self, count: u16) -> Tick {
        let few = u8::try_from(count).unwrap_or(u8::MAX);
        match self {
            Tick::Passengers(color, _) => Tick::Passengers(color, few),
            Tick::Loans(_) => Tick::Loans(few),
            Tick::Locomotives(_) => Tick::Locomotives(few),
            Tick::Tokens(_) => Tick::Tokens(count),
            other => other,
        }
    }
}

/// Why something cannot be on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PadFault {
    /// The seat does not sit at the table.
    #[error("the seat does not sit at the table")]
    NoSuchSeat,
    /// The game has nothing of the kind.
    #[error("the game has nothing of the kind")]
    NotInThisGame,
    /// Somebody else's wagons are there.
    #[error("the track is {0}'s")]
    TrackTaken(Seat),
    /// Nobody has two tracks of a route.
    #[error("the seat has another track of that route")]
    SecondTrack,
    /// No more tracks of that route may be used by so many.
    #[error("no more tracks of that route may be used")]
    RouteFull,
    /// So many wagons are left and no more.
    #[error("only {left} wagons are left")]
    TooFewWagons {
        /// How many.
        left: u8,
    },
    /// Somebody else has the ticket.
    #[error("the ticket is {0}'s")]
    TicketTaken(Seat),
    /// So many passengers of the colour are left and no more.
    #[error("only {left} passengers of that colour are left")]
    TooFewPassengers {
        /// How many.
        left: u8,
    },
    /// So many bonus cards lie open and no more (NL-3).
    #[error("{most} bonus cards lie open")]
    TooManyBonuses {
        /// How many.
        most: u8,
    },
    /// A number beyond what can happen.
    #[error("a number is beyond what can happen")]
    OutOfRange,
}

impl Pad {
    /// An empty table. The first seat began unless another one is named.
    pub fn new(game: GameId, variant: Variant, seats: u8) -> Result<Pad, SetupError> {
        let setup = Setup {
            variant,
            first: Some(Seat(0)),
            ..Setup::new(game, seats, 0)
        };
        GameState::new(&setup)?;
        Ok(Pad {
            setup,
            seats: vec![PadSeat::default(); usize::from(seats)],
            bonuses: Vec::new(),
        })
    }

    /// The game.
    pub fn id(&self) -> GameId {
        self.setup.game
    }

    /// The way it was played.
    pub fn variant(&self) -> Variant {
        self.setup.variant
    }

    /// How many played.
    pub fn count(&self) -> usize {
        self.seats.len()
    }

    /// Who began.
    pub fn first(&self) -> Seat {
        self.setup.first.unwrap_or(Seat(0))
    }

    /// What somebody has.
    pub fn seat(&self, seat: Seat) -> Option<&PadSeat> {
        self.seats.get(seat.index())
    }

    /// The bonus cards that lie open.
    pub fn bonuses(&self) -> &[BonusId] {
        &self.bonuses
    }

    /// Whose wagons are on a track.
    pub fn owner(&self, track: TrackId) -> Option<Seat> {
        let mut seats = self.seats.iter();
        seats
            .position(|seat| seat.tracks.contains(track))
            .map(Seat::at)
    }

    /// Who has a ticket, and whether it was not completed.
    pub fn holder(&self, ticket: TicketId) -> Option<(Seat, Held)> {
        self.seats.iter().enumerate().find_map(|(index, seat)| {
            let held = match () {
                () if seat.tickets.contains(ticket) => Held::Kept,
                () if seat.failed.contains(ticket) => Held::Failed,
                () => return None,
            };
            Some((Seat::at(index), held))
        })
    }

    /// What there is to tick off for a seat besides tracks and tickets, as it stands.
    pub fn counted(&self, seat: Seat) -> Vec<Tick> {
        let Some(own) = self.seat(seat) else {
            return Vec::new();
        };
        match game(self.id()) {
            Game::Rail(game) => rail::counted(self, game, own),
            Game::Yard(_) => Vec::new(),
        }
    }

    /// Whether it matters who began (NE-3).
    pub fn asks_who_began(&self) -> bool {
        match game(self.id()) {
            Game::Rail(game) => rail::rules(self, game).start_points != StartPoints::Zero,
            Game::Yard(_) => false,
        }
    }

    /// How many bonus cards lie open in such a game.
    pub fn bonus_count(&self) -> u8 {
        match game(self.id()) {
            Game::Rail(game) => rail::rules(self, game).open_bonus_cards,
            Game::Yard(_) => 0,
        }
    }

    /// How many tickets the game has.
    pub fn ticket_count(&self) -> usize {
        match game(self.id()) {
            Game::Rail(game) => game.tickets().len(),
            Game::Yard(game) => game.tickets().len(),
        }
    }

    /// Whether somebody has to say which tickets were not completed, since no map tells (CG-12).
    pub fn asks_failed(&self) -> bool {
        matches!(game(self.id()), Game::Yard(_))
    }

    /// Wagons that somebody has left; none where there are no wagons to lay.
    pub fn wagons(&self, seat: Seat) -> Option<u8> {
        rail::wagons(self, game(self.id()).rail()?, self.seat(seat)?)
    }

    /// Ticks something off. What cannot be changes nothing and says why.
    pub fn tick(&mut self, seat: Seat, tick: Tick) -> Result<(), PadFault> {
        if seat.index() >= self.seats.len() {
            return Err(PadFault::NoSuchSeat);
        }
        match (game(self.id()), tick) {
            (_, Tick::First) => self.setup.first = Some(seat),
            (_, Tick::Ticket(ticket, held)) => self.hold(seat, ticket, held)?,
            (Game::Rail(game), tick) => rail::tick(self, game, seat, tick)?,
            (Game::Yard(_), _) => return Err(PadFault::NotInThisGame),
        }
        Ok(())
    }

    fn hold(&mut self, seat: Seat, ticket: TicketId, held: Held) -> Result<(), PadFault> {
        let may_not_fail = held == Held::Failed && !self.asks_failed();
        if ticket.index() >= self.ticket_count() || may_not_fail {
            return Err(PadFault::NotInThisGame);
        }
        match self.holder(ticket) {
            Some((other, _)) if other != seat => return Err(PadFault::TicketTaken(other)),
            _ => {}
        }
        let own = &mut self.seats[seat.index()];
        own.tickets.remove(ticket);
        own.failed.remove(ticket);
        match held {
            Held::Not => {}
            Held::Kept => own.tickets.insert(ticket),
            Held::Failed => own.failed.insert(ticket),
        }
        Ok(())
    }

    /// The position at the end of the game.
    pub fn end(&self) -> GameState {
        let id = self.id();
        match game(id) {
            Game::Rail(game) => GameState::from_rail(id, game, rail::end(self, game)),
            Game::Yard(game) => GameState::from_yard(id, game, yard::end(self, game)),
        }
    }

    /// The count.
    pub fn scores(&self) -> Scores {
        self.end().scores()
    }
}
