//! The lines that set up a position, read one after the other. A repeated line replaces the first, so that the head of
//! a file can set what holds for all its scenarios; only tracks add up.

use super::super::rail::notation as rail_notation;
use super::super::table::{Cards, MARKET, Setup};
use super::super::yard::notation as yard_notation;
use super::problem::Unreadable;
use super::rail::RailLines;
use super::words::{Words, unknown};
use super::yard::YardLines;
use crate::catalog::*;

/// Where a scenario begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Begin {
    /// In the middle of a game, at the start of a turn.
    Turn,
    /// Before the first tickets are announced (GE-2).
    FirstSplit,
    /// With the first tickets dealt (R-2, CG-1).
    FirstTickets,
    /// With everything as chance deals it.
    Deal,
}

/// Where the cards go that no line names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rest {
    /// Under the pile, shuffled.
    Pile,
    /// To the discards.
    Discards,
    /// Into somebody's hand.
    Hand(Seat),
}

/// The tickets of a pile.
#[derive(Clone, Debug, Default)]
pub(super) struct Stack {
    /// Those on top, the first to be drawn first.
    pub(super) top: Vec<TicketId>,
    /// Whether there are no others below them.
    pub(super) only: bool,
}

/// Everything the lines of a position say.
#[derive(Clone, Debug)]
pub(super) struct Position {
    pub(super) game: Option<GameId>,
    pub(super) players: u8,
    pub(super) variant: Variant,
    pub(super) first: Option<Seat>,
    pub(super) seed: u64,
    pub(super) open_piles: SeatSet,
    pub(super) begin: Begin,
    /// Whether anything was set up by hand.
    pub(super) by_hand: bool,
    pub(super) hands: [Cards; MAX_SEATS],
    pub(super) market: Option<[Option<Card>; MARKET]>,
    pub(super) pile: Vec<Card>,
    pub(super) discards: Cards,
    pub(super) rest: Rest,
    pub(super) tickets: [Vec<TicketId>; MAX_SEATS],
    pub(super) ticket_piles: [Stack; 2],
    pub(super) round: u16,
    pub(super) turn: Option<Seat>,
    pub(super) turns_left: Option<u8>,
    /// What only a map game has.
    pub(super) rail: RailLines,
    /// What only the Card Game has.
    pub(super) yard: YardLines,
}

impl Default for Position {
    fn default() -> Position {
        Position {
            game: None,
            players: 2,
            variant: Variant::Standard,
            first: None,
            seed: 1,
            open_piles: SeatSet::NONE,
            begin: Begin::Turn,
            by_hand: false,
            hands: [Cards::NONE; MAX_SEATS],
            market: None,
            pile: Vec::new(),
            discards: Cards::NONE,
            rest: Rest::Pile,
            tickets: Default::default(),
            ticket_piles: Default::default(),
            round: 1,
            turn: None,
            turns_left: None,
            rail: RailLines::default(),
            yard: YardLines::default(),
        }
    }
}

impl Position {
    /// Everything the game starts from. In a table set up by hand, seat A starts unless another one is named.
    pub(super) fn setup(&self, game: GameId) -> Setup {
        Setup {
            variant: self.variant,
            first: match self.begin {
                Begin::Deal => self.first,
                _ => self.first.or(Some(Seat(0))),
            },
            open_piles: self.open_piles,
            ..Setup::new(game, self.players, self.seed)
        }
    }

    /// Reads one line.
    pub(super) fn read(&mut self, line: &str) -> Result<(), Unreadable> {
        let mut words = Words::new(line);
        let verb = words.next()?;
        if !self.read_head(verb, &mut words)? {
            self.read_table(verb, &mut words)?;
            self.by_hand = true;
        }
        words.end()
    }

    /// Chooses the game. Tracks and tickets named before belong to another one, so the table is cleared for it.
    fn play(&mut self, game: GameId) {
        if self.game.is_some_and(|before| before != game) {
            *self = Position::default();
        }
        self.game = Some(game);
    }

    /// Lines that a dealt game can have too.
    fn read_head(&mut self, verb: &str, words: &mut Words<'_>) -> Result<bool, Unreadable> {
        match verb {
            "game" => self.play(slug(words, GameId::from_slug)?),
            "variant" => self.variant = slug(words, Variant::from_slug)?,
            "players" => self.players = words.number()?,
            "first" => self.first = Some(words.seat()?),
            "seed" => self.seed = words.number()?,
            "open-piles" => {
                self.open_piles = words.seats()?.into_iter().collect();
            }
            "begin" => {
                self.begin = match words.next()? {
                    "turn" => Begin::Turn,
                    "first-split" => Begin::FirstSplit,
                    "first-tickets" => Begin::FirstTickets,
                    "deal" => Begin::Deal,
                    word => return Err(unknown(word)),
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Lines that both rule sets know, then those of one of them.
    fn read_table(&mut self, verb: &str, words: &mut Words<'_>) -> Result<(), Unreadable> {
        let game = self.game.map(game).ok_or(Unreadable::NoGame)?;
        match verb {
            "hand" => {
                let seat = words.seat()?;
                self.hands[seat.index()] = words.cards()?;
            }
            "market" => self.market = Some(market(words)?),
            "pile" => self.pile = words.cards_in_order()?,
            "discards" => self.discards = words.cards()?,
            "rest" => {
                self.rest = match words.clone().next()? {
                    "pile" => Rest::Pile,
                    "discards" => Rest::Discards,
                    _ => Rest::Hand(words.clone().seat()?),
                };
                words.next()?;
            }
            "tickets" => {
                let seat = words.seat()?;
                self.tickets[seat.index()] = tickets(game, words)?;
            }
            "ticket-pile" => {
                let pile = match game {
                    Game::Rail(game) => words.pile(game)?,
                    Game::Yard(_) => 0,
                };
                let only = words.take("only");
                let top = tickets(game, words)?;
                self.ticket_piles[pile] = Stack { top, only };
            }
            "round" => self.round = words.number()?,
            "turn" => self.turn = Some(words.seat()?),
            "turns-left" => self.turns_left = Some(words.number()?),
            _ => match game {
                Game::Rail(game) => self.rail.read(game, verb, words)?,
                Game::Yard(game) => self.yard.read(game, verb, words)?,
            },
        }
        Ok(())
    }
}

/// All tickets that are left on the line.
fn tickets(game: &Game, words: &mut Words<'_>) -> Result<Vec<TicketId>, Unreadable> {
    match game {
        Game::Rail(game) => words.tickets(|word| rail_notation::find_ticket(game, word)),
        Game::Yard(game) => words.tickets(|word| yard_notation::find_ticket(game, word)),
    }
}

/// Puts a value in the place of an earlier one.
pub(super) fn replace<K: PartialEq, V>(list: &mut Vec<(K, V)>, key: K, value: V) {
    list.retain(|(other, _)| *other != key);
    list.push((key, value));
}

fn slug<T>(words: &mut Words<'_>, find: impl Fn(&str) -> Option<T>) -> Result<T, Unreadable> {
    let word = words.next()?;
    find(word).ok_or_else(|| unknown(word))
}

/// Five cards or empty places, from left to right.
fn market(words: &mut Words<'_>) -> Result<[Option<Card>; MARKET], Unreadable> {
    let mut market = [None; MARKET];
    for place in &mut market {
        *place = match words.next()? {
            "none" => None,
            word => Some(Card::from_word(word).ok_or_else(|| unknown(word))?),
        };
    }
    Ok(market)
}
