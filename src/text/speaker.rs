//! Names and numbers of a running game: players, cities, tracks, tickets, handfuls of cards.

use super::{Lang, form};
use crate::catalog::{Card, CityId, Color, Game, Seat, TicketId, TrackId};
use crate::engine::table::Cards;

/// Knows what everything and everybody at a table is called.
#[derive(Clone, Debug)]
pub struct Speaker {
    /// The language.
    pub lang: Lang,
    /// The game.
    pub game: &'static Game,
    /// The players' names, by `Seat`.
    pub names: Vec<String>,
}

impl Speaker {
    /// A player's name.
    pub fn seat(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// A city's name; a junction without one is called a junction.
    pub fn city(&self, city: CityId) -> String {
        let Some(game) = self.game.rail() else {
            let yard = self.game.yard();
            return yard
                .and_then(|game| game.cities().get(city.index()))
                .map_or("?", |city| city.name())
                .to_owned();
        };
        let city = game.city(city);
        match city.local_name() {
            Some(name) => self.lang.name(name).to_owned(),
            None if city.is_junction() => match self.lang {
                Lang::Fr => "bifurcation".to_owned(),
                Lang::En => "junction".to_owned(),
            },
            None => city.name().to_owned(),
        }
    }

    /// The two cities of a track; a question mark if the game has none of that number.
    pub fn track(&self, track: TrackId) -> String {
        let track = self
            .game
            .rail()
            .and_then(|game| game.tracks().get(track.index()));
        track.map_or("?".to_owned(), |track| self.ends(track.ends()))
    }

    /// The two cities of a ticket; a question mark if the game has none of that number.
    pub fn ticket(&self, ticket: TicketId) -> String {
        let ends = match self.game {
            Game::Rail(game) => game.tickets().get(ticket.index()).map(|it| it.ends()),
            Game::Yard(game) => game.tickets().get(ticket.index()).map(|it| it.ends()),
        };
        ends.map_or("?".to_owned(), |ends| self.ends(ends))
    }

    fn ends(&self, [from, to]: [CityId; 2]) -> String {
        format!("{}–{}", self.city(from), self.city(to))
    }

    /// A handful of cards: `4 red, 1 locomotive`.
    pub fn cards(&self, cards: Cards) -> String {
        let parts: Vec<String> = cards
            .kinds()
            .map(|(card, count)| self.some(card, count))
            .collect();
        match (parts.is_empty(), self.lang) {
            (true, Lang::Fr) => "aucune carte".to_owned(),
            (true, Lang::En) => "no cards".to_owned(),
            (false, _) => parts.join(", "),
        }
    }

    /// A number of cards of a kind.
    pub fn some(&self, card: Card, count: u8) -> String {
        format!("{count} {}", kind(self.lang, card, count))
    }
}

/// What cards of a kind are called, in the singular or plural.
pub fn kind(lang: Lang, card: Card, count: u8) -> &'static str {
    let count = usize::from(count);
    match (lang, card.color()) {
        (_, None) => form(lang, count, "locomotive", "locomotives"),
        (Lang::En, Some(color)) => super::board::color(color).en,
        (Lang::Fr, Some(color)) => {
            let (one, many) = match color {
                Color::Violet => ("violette", "violettes"),
                Color::Blue => ("bleue", "bleues"),
                Color::Orange => ("orange", "orange"),
                Color::White => ("blanche", "blanches"),
                Color::Green => ("verte", "vertes"),
                Color::Yellow => ("jaune", "jaunes"),
                Color::Black => ("noire", "noires"),
                Color::Red => ("rouge", "rouges"),
            };
            form(lang, count, one, many)
        }
    }
}

/// A card of a kind, as in "takes a red card".
pub fn one_card(lang: Lang, card: Card) -> String {
    match (lang, card) {
        (Lang::Fr, Card::Loco) => "une locomotive".to_owned(),
        (Lang::Fr, _) => format!("une carte {}", kind(lang, card, 1)),
        (Lang::En, Card::Loco) => "a locomotive".to_owned(),
        (Lang::En, Card::Orange) => "an orange card".to_owned(),
        (Lang::En, _) => format!("a {} card", kind(lang, card, 1)),
    }
}

/// A number with a real minus sign.
pub fn number(value: i16) -> String {
    match value < 0 {
        true => format!("−{}", value.unsigned_abs()),
        false => value.to_string(),
    }
}

/// A number of points.
pub fn points(lang: Lang, points: i16) -> String {
    let word = form(lang, points.unsigned_abs().into(), "point", "points");
    format!("{} {word}", number(points))
}

/// A number of cards.
pub fn card_count(lang: Lang, count: u8) -> String {
    let word = match lang {
        Lang::Fr => form(lang, count.into(), "carte", "cartes"),
        Lang::En => form(lang, count.into(), "card", "cards"),
    };
    format!("{count} {word}")
}

/// A number of cards beyond those laid out, in English: `2 more cards`.
pub fn more_cards(count: u8) -> String {
    let word = form(Lang::En, count.into(), "card", "cards");
    format!("{count} more {word}")
}

/// A number of tickets.
pub fn ticket_count(lang: Lang, count: u8) -> String {
    let word = match lang {
        Lang::Fr => form(lang, count.into(), "billet", "billets"),
        Lang::En => form(lang, count.into(), "ticket", "tickets"),
    };
    format!("{count} {word}")
}

/// A number of wagons.
pub fn wagon_count(lang: Lang, count: u8) -> String {
    let word = form(lang, count.into(), "wagon", "wagons");
    format!("{count} {word}")
}

/// A number of tokens.
pub fn token_count(lang: Lang, count: u16) -> String {
    let word = match lang {
        Lang::Fr => form(lang, count.into(), "jeton", "jetons"),
        Lang::En => form(lang, count.into(), "token", "tokens"),
    };
    format!("{count} {word}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::{GameId, game};

    fn speaker(lang: Lang) -> Speaker {
        Speaker {
            lang,
            game: game(GameId::NORDIC),
            names: vec!["Ann".to_owned()],
        }
    }

    #[test]
    fn cards_are_counted_in_both_languages() {
        let cards = Cards::of(Card::Red, 3).plus(Cards::of(Card::Loco, 1));
        assert_eq!(speaker(Lang::En).cards(cards), "3 red, 1 locomotive");
        assert_eq!(speaker(Lang::Fr).cards(cards), "3 rouges, 1 locomotive");
        assert_eq!(speaker(Lang::Fr).cards(Cards::NONE), "aucune carte");
        assert_eq!(one_card(Lang::En, Card::Orange), "an orange card");
    }

    #[test]
    fn a_track_is_called_by_its_cities() {
        let name = speaker(Lang::En).track(TrackId(0));
        assert!(name.contains('–'), "{name}");
    }
}
