//! The Card Game, read and checked. It has cities and tickets, but no tracks.

use super::check_cities::check_old_ids;
use super::coast::{Coast, read_coast};
use super::color::Color;
use super::fault::{Fault, Reason};
use super::ids::{CityId, TicketId};
use super::raw::{self, RawCity, RawTicket, YardFiles};
use super::read_rules::{GameFile, Name};
use super::read_yard_rules::yard_rules;
use super::rules::{Variants, YardRules};
use super::source::{Log, is_id, is_name};

/// The Card Game.
#[derive(Clone, Debug)]
pub struct YardGame {
    name: Name,
    pitch: Name,
    variants: Variants<YardRules>,
    cities: Vec<YardCity>,
    tickets: Vec<YardTicket>,
    coast: Coast,
}

/// A city of the Card Game.
#[derive(Clone, Debug, PartialEq)]
pub struct YardCity {
    id: String,
    was: Vec<String>,
    name: String,
    latitude: f32,
    longitude: f32,
    bonus: Option<u8>,
}

/// A ticket of the Card Game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct YardTicket {
    ends: [CityId; 2],
    points: u8,
    cards: [u8; 8],
}

/// The most tickets: sets of them are bits of one word.
pub const MAX_YARD_TICKETS: usize = 64;

/// Reads and checks the Card Game.
pub fn read_yard(files: &YardFiles<'_>) -> Result<YardGame, Vec<Fault>> {
    let mut log = Log::new("game.txt");
    let game_file = GameFile::read(files.game, &mut log);
    let variants = game_file.variants(&mut log, yard_rules);
    log.file = "cities.txt";
    let cities = cities(&raw::cities(files.cities, &mut log).1, &mut log);
    log.file = "tickets.txt";
    let raw_tickets = raw::tickets(files.tickets, &mut log).tickets;
    let tickets = tickets(&raw_tickets, &cities, &mut log);
    check_counts(&tickets, variants.standard(), &mut log);
    log.file = "coast.txt";
    let coast = read_coast(files.coast, &mut log);
    if log.faults.is_empty() {
        Ok(YardGame {
            name: game_file.name,
            pitch: game_file.pitch,
            variants,
            cities,
            tickets,
            coast,
        })
    } else {
        Err(log.faults)
    }
}

fn cities(raw: &[RawCity], log: &mut Log) -> Vec<YardCity> {
    check_old_ids(raw, log);
    let mut cities: Vec<YardCity> = Vec::new();
    for city in raw.iter().take(u8::MAX as usize) {
        let mut fault = |reason| log.faults.push(city.origin.fault(reason));
        if !is_id(&city.id) {
            fault(Reason::BadId);
        }
        if !is_name(&city.name) {
            fault(Reason::BadName);
        }
        if cities.iter().any(|known| known.id == city.id) {
            fault(Reason::Twice);
        }
        let [latitude, longitude] = city.at.unwrap_or_else(|| {
            fault(Reason::Missing("at"));
            [0.0; 2]
        });
        let bonus = (city.bonus > 0).then_some(city.bonus as u8);
        cities.push(YardCity {
            id: city.id.clone(),
            was: city.was.clone(),
            name: city.name.clone(),
            latitude,
            longitude,
            bonus,
        });
    }
    cities
}

fn tickets(raw: &[RawTicket], cities: &[YardCity], log: &mut Log) -> Vec<YardTicket> {
    if raw.len() > MAX_YARD_TICKETS {
        log.fault(0, "tickets", Reason::TooMany("tickets"));
    }
    let mut tickets: Vec<YardTicket> = Vec::new();
    for ticket in raw.iter().take(MAX_YARD_TICKETS) {
        let find = |id: &String| {
            cities
                .iter()
                .position(|city| city.id == *id)
                .map(CityId::at)
        };
        let mut fault = |reason| log.faults.push(ticket.origin.fault(reason));
        let mut ends = [CityId(0); 2];
        for (end, id) in ends.iter_mut().zip(&ticket.ends) {
            match find(id) {
                Some(city) => *end = city,
                None => fault(Reason::UnknownCity(id.clone())),
            }
        }
        if ends[0] == ends[1] {
            fault(Reason::TicketToItself);
        }
        if tickets.iter().any(|known| known.ends == ends) {
            fault(Reason::TicketTwice);
        }
        let mut cards = [0; 8];
        for (word, count) in &ticket.cards {
            match Color::from_word(word) {
                Some(color) => cards[color.index()] = *count as u8,
                None => fault(Reason::UnknownColor(word.clone())),
            }
        }
        // A ticket costs one card for every five points or part of five; this catches typing mistakes.
        let counted = cards.iter().map(|&count| u32::from(count)).sum();
        let expected = ticket.points.div_ceil(5);
        if counted != expected {
            fault(Reason::CardTotal { counted, expected });
        }
        tickets.push(YardTicket {
            ends,
            points: ticket.points as u8,
            cards,
        });
    }
    tickets
}

fn check_counts(tickets: &[YardTicket], rules: &YardRules, log: &mut Log) {
    if tickets.len() < rules.players.max as usize * rules.tickets.first_deal as usize {
        log.fault(0, "tickets", Reason::TooFew("tickets"));
    }
    let expected =
        u32::from(rules.players.max) * u32::from(rules.first_hand + rules.first_locomotives) + 5;
    let counted = rules.card_count() as u32;
    if counted < expected
        || u32::from(rules.players.max * rules.first_locomotives) > u32::from(rules.locomotives)
    {
        log.fault(0, "deck", Reason::CardTotal { counted, expected });
    }
}

impl YardRules {
    /// How many wagon cards the game has.
    pub const fn card_count(&self) -> usize {
        8 * self.cards_per_color as usize + self.locomotives as usize
    }
}

impl YardGame {
    /// Its name.
    pub fn name(&self) -> &Name {
        &self.name
    }

    /// What is special about it, in one line.
    pub fn pitch(&self) -> &Name {
        &self.pitch
    }

    /// Its rules and variants.
    pub fn variants(&self) -> &Variants<YardRules> {
        &self.variants
    }

    /// Cities, by `CityId`.
    pub fn cities(&self) -> &[YardCity] {
        &self.cities
    }

    /// Tickets, by `TicketId`.
    pub fn tickets(&self) -> &[YardTicket] {
        &self.tickets
    }

    /// Coast, lakes and borders of the poster.
    pub fn coast(&self) -> &Coast {
        &self.coast
    }

    /// A ticket.
    pub fn ticket(&self, id: TicketId) -> &YardTicket {
        &self.tickets[id.index()]
    }

    /// The big cities with their bonus points.
    pub fn big_cities(&self) -> impl Iterator<Item = (CityId, u8)> + '_ {
        self.cities
            .iter()
            .enumerate()
            .filter_map(|(index, city)| city.bonus.map(|points| (CityId::at(index), points)))
    }
}

impl YardCity {
    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its id and its former ones, which old saves use.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.id)
            .chain(&self.was)
            .map(String::as_str)
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Latitude and longitude in degrees.
    pub fn place(&self) -> (f32, f32) {
        (self.latitude, self.longitude)
    }

    /// Points for the most completed tickets naming it, if it is a big city.
    pub fn bonus(&self) -> Option<u8> {
        self.bonus
    }
}

impl YardTicket {
    /// The two cities.
    pub fn ends(&self) -> [CityId; 2] {
        self.ends
    }

    /// What it is worth.
    pub fn points(&self) -> u8 {
        self.points
    }

    /// The cards it costs, by colour.
    pub fn cards(&self) -> &[u8; 8] {
        &self.cards
    }
}
