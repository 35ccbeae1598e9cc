//! What a step of a lesson lights up on the table.

use super::lesson::LEARNER;
use super::lesson_words::{city, ticket};
use super::problem::Unreadable;
use super::words::{Words, bonus, unknown};
use crate::catalog::{BonusId, Card, CityId, Color, Game, Seat, TicketId, TrackId};

/// A thing on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lit {
    /// A track.
    Track(TrackId),
    /// A city.
    City(CityId),
    /// A place of the market, counted from 0.
    Market(u8),
    /// The whole market.
    WholeMarket,
    /// The draw pile.
    Pile,
    /// The ticket piles.
    TicketPile,
    /// A ticket held or offered.
    Ticket(TicketId),
    /// The learner's cards of a kind.
    Cards(Card),
    /// The learner's hand.
    Hand,
    /// A player's wagons left.
    Wagons(Seat),
    /// A player's points.
    Score(Seat),
    /// A player's tokens and loans.
    Purse(Seat),
    /// A player's passengers.
    Passengers(Seat),
    /// An open bonus card.
    Bonus(BonusId),
    /// A column of a yard.
    Column(Seat, Color),
    /// A yard.
    Yard(Seat),
    /// A pile on the track.
    Departed(Seat),
    /// The bonus of a big city.
    BigCity(CityId),
    /// The question that is asked, or the count.
    Question,
}

fn yard(seat: Seat) -> &'static str {
    match seat {
        LEARNER => "own-yard",
        _ => "other-yard",
    }
}

impl Lit {
    /// The word by which the style sheet finds it around the board, as in `market-2` or `wagons-0`; none for what the
    /// board itself shows.
    pub fn mark(self) -> Option<String> {
        Some(match self {
            Lit::Track(_) => return None,
            Lit::City(_) | Lit::BigCity(_) => "poster".to_owned(),
            Lit::Market(place) => format!("market-{place}"),
            Lit::WholeMarket => "market".to_owned(),
            Lit::Pile => "pile".to_owned(),
            Lit::TicketPile => "ticket-pile".to_owned(),
            Lit::Ticket(_) => "tickets".to_owned(),
            Lit::Cards(card) => format!("hand-{}", card.word()),
            Lit::Hand => "hand".to_owned(),
            Lit::Wagons(seat) => format!("wagons-{}", seat.0),
            Lit::Score(seat) => format!("score-{}", seat.0),
            Lit::Purse(seat) => format!("purse-{}", seat.0),
            Lit::Passengers(seat) => format!("plate-{}", seat.0),
            Lit::Bonus(_) => "bonus".to_owned(),
            Lit::Column(seat, color) => format!("{}-{}", yard(seat), color.word()),
            Lit::Yard(seat) => yard(seat).to_owned(),
            Lit::Departed(LEARNER) => "own-departed".to_owned(),
            Lit::Departed(_) => "other-departed".to_owned(),
            Lit::Question => "question".to_owned(),
        })
    }

    /// Reads what follows `light`.
    pub(super) fn read(game: &Game, words: &mut Words<'_>) -> Result<Lit, Unreadable> {
        let rail = || game.rail().ok_or_else(|| unknown("light"));
        let lit = match words.next()? {
            "track" => Lit::Track(words.track(rail()?)?),
            "city" => Lit::City(city(game, words.next()?)?),
            "market" => match words.maybe() {
                None => Lit::WholeMarket,
                Some(place) => match place.parse::<u8>() {
                    Ok(place @ 1..=5) => Lit::Market(place - 1),
                    _ => return Err(Unreadable::BadNumber(place.to_owned())),
                },
            },
            "pile" => Lit::Pile,
            "ticket-pile" => Lit::TicketPile,
            "ticket" => Lit::Ticket(ticket(game, words.next()?)?),
            "hand" => match words.maybe() {
                None => Lit::Hand,
                Some(word) => Lit::Cards(Card::from_word(word).ok_or_else(|| unknown(word))?),
            },
            "wagons" => Lit::Wagons(words.seat()?),
            "score" => Lit::Score(words.seat()?),
            "purse" => Lit::Purse(words.seat()?),
            "passengers" => Lit::Passengers(words.seat()?),
            "bonus" => Lit::Bonus(bonus(rail()?, words.next()?)?),
            "yard" => {
                let seat = words.seat()?;
                match words.maybe() {
                    None => Lit::Yard(seat),
                    Some(word) => {
                        let color = Color::from_word(word).ok_or_else(|| unknown(word))?;
                        Lit::Column(seat, color)
                    }
                }
            }
            "departed" => Lit::Departed(words.seat()?),
            "big-city" => Lit::BigCity(city(game, words.next()?)?),
            "question" => Lit::Question,
            word => return Err(unknown(word)),
        };
        words.end()?;
        Ok(lit)
    }
}
