//! The lines that set up a position, read one after the other. A line that is given again replaces the first,
//! so that the head of a file can set what holds for all its scenarios; tracks add up.

use super::super::table::{Cards, MARKET};
use super::problem::Unreadable;
use super::words::{Words, bonus, unknown};
use crate::catalog::*;

/// Where a scenario begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Begin {
    /// In the middle of a game, at the start of a turn.
    Turn,
    /// Before the first tickets are announced (GE-2).
    FirstSplit,
    /// With the first tickets dealt.
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

/// Who may own a track in a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holder {
    Seat(Seat),
    Neutral,
}

/// All that the lines of a position say.
#[derive(Clone, Debug)]
pub(super) struct Position {
    pub(super) game: Option<GameId>,
    pub(super) players: u8,
    pub(super) variant: Variant,
    pub(super) first: Option<Seat>,
    pub(super) seed: u64,
    pub(super) begin: Begin,
    /// Whether anything was laid out by hand.
    pub(super) by_hand: bool,
    pub(super) hands: [Cards; MAX_SEATS],
    pub(super) market: Option<[Option<Card>; MARKET]>,
    pub(super) pile: Vec<Card>,
    pub(super) discards: Cards,
    pub(super) rest: Rest,
    pub(super) tickets: [Vec<TicketId>; MAX_SEATS],
    pub(super) ticket_piles: [Stack; 2],
    pub(super) ticket_discards: Vec<TicketId>,
    pub(super) tracks: Vec<(Holder, TrackId)>,
    pub(super) wagons: Vec<(Holder, u8)>,
    pub(super) tokens: Vec<(Seat, u16)>,
    pub(super) loans: Vec<(Seat, u8)>,
    pub(super) passengers: Vec<(CityId, [u8; 8])>,
    pub(super) taken: Vec<(Seat, [u8; 8])>,
    pub(super) bonuses: Vec<BonusId>,
    pub(super) marker: Option<Seat>,
    pub(super) round: u16,
    pub(super) turn: Option<Seat>,
    pub(super) passes: u8,
    pub(super) turns_left: Option<u8>,
}

impl Default for Position {
    fn default() -> Position {
        Position {
            game: None,
            players: 2,
            variant: Variant::Standard,
            first: None,
            seed: 1,
            begin: Begin::Turn,
            by_hand: false,
            hands: [Cards::NONE; MAX_SEATS],
            market: None,
            pile: Vec::new(),
            discards: Cards::NONE,
            rest: Rest::Pile,
            tickets: Default::default(),
            ticket_piles: Default::default(),
            ticket_discards: Vec::new(),
            tracks: Vec::new(),
            wagons: Vec::new(),
            tokens: Vec::new(),
            loans: Vec::new(),
            passengers: Vec::new(),
            taken: Vec::new(),
            bonuses: Vec::new(),
            marker: None,
            round: 1,
            turn: None,
            passes: 0,
            turns_left: None,
        }
    }
}

impl Position {
    /// The map game that the scenario is about.
    pub(super) fn rail(&self) -> Result<(GameId, &'static RailGame), Unreadable> {
        let id = self.game.ok_or(Unreadable::NoGame)?;
        let game = game(id).rail().ok_or_else(|| unknown(id.slug()))?;
        Ok((id, game))
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

    /// Lines that a dealt game can have too.
    fn read_head(&mut self, verb: &str, words: &mut Words<'_>) -> Result<bool, Unreadable> {
        match verb {
            "game" => self.game = Some(slug(words, GameId::from_slug)?),
            "variant" => self.variant = slug(words, Variant::from_slug)?,
            "players" => self.players = words.number()?,
            "first" => self.first = Some(words.seat()?),
            "seed" => self.seed = words.number()?,
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

    fn read_table(&mut self, verb: &str, words: &mut Words<'_>) -> Result<(), Unreadable> {
        let (_, game) = self.rail()?;
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
                self.tickets[seat.index()] = words.tickets(game)?;
            }
            "ticket-pile" => {
                let pile = words.pile(game)?;
                let only = words.take("only");
                let top = words.tickets(game)?;
                self.ticket_piles[pile] = Stack { top, only };
            }
            "ticket-discards" => self.ticket_discards = words.tickets(game)?,
            "track" => {
                let holder = holder(words)?;
                let tracks = words.tracks(game)?.into_iter();
                self.tracks.extend(tracks.map(|track| (holder, track)));
            }
            "bonus" => {
                let words = words.rest().into_iter();
                self.bonuses = words
                    .map(|word| bonus(game, word))
                    .collect::<Result<_, _>>()?;
            }
            "passengers" => self.read_passengers(game, words)?,
            _ => self.read_counts(verb, words)?,
        }
        Ok(())
    }

    fn read_passengers(
        &mut self,
        game: &RailGame,
        words: &mut Words<'_>,
    ) -> Result<(), Unreadable> {
        let word = words.next()?;
        match (super::words::seat(word), game.find_city(word)) {
            (Some(seat), _) => replace(&mut self.taken, seat, words.passengers()?),
            (_, Some(city)) => replace(&mut self.passengers, city, words.passengers()?),
            _ => return Err(unknown(word)),
        }
        Ok(())
    }

    fn read_counts(&mut self, verb: &str, words: &mut Words<'_>) -> Result<(), Unreadable> {
        match verb {
            "wagons" => replace(&mut self.wagons, holder(words)?, words.number()?),
            "tokens" => replace(&mut self.tokens, words.seat()?, words.number()?),
            "loans" => replace(&mut self.loans, words.seat()?, words.number()?),
            "marker" => self.marker = Some(words.seat()?),
            "round" => self.round = words.number()?,
            "turn" => self.turn = Some(words.seat()?),
            "passes" => self.passes = words.number()?,
            "turns-left" => self.turns_left = Some(words.number()?),
            word => return Err(unknown(word)),
        }
        Ok(())
    }
}

fn replace<K: PartialEq, V>(list: &mut Vec<(K, V)>, key: K, value: V) {
    list.retain(|(other, _)| *other != key);
    list.push((key, value));
}

fn slug<T>(words: &mut Words<'_>, find: impl Fn(&str) -> Option<T>) -> Result<T, Unreadable> {
    let word = words.next()?;
    find(word).ok_or_else(|| unknown(word))
}

fn holder(words: &mut Words<'_>) -> Result<Holder, Unreadable> {
    if words.take("neutral") {
        Ok(Holder::Neutral)
    } else {
        words.seat().map(Holder::Seat)
    }
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
