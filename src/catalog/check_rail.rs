//! From the files of a map game to a checked game, or to the list of everything that is wrong with them.

use super::check_board;
use super::check_cities::{check_lonely, check_passengers, cities, countries};
use super::check_tickets::{bonuses, check_ticket_counts, tickets};
use super::check_tracks::{alike, check_mechanisms, tracks};
use super::fault::{Fault, Reason};
use super::graph::RouteGraph;
use super::rail::{RailGame, Ticket};
use super::raw::{self, RailFiles};
use super::read_rail_rules::rail_rules;
use super::read_rules::GameFile;
use super::rules::{RailRules, Variants};
use super::source::Log;

/// The most wagon cards a deck may have; piles are arrays of that size.
pub const MAX_CARDS: u32 = 120;
/// The most tracks; sets of them are bits of a fixed number of words.
pub const MAX_TRACKS: usize = 192;
/// The most tickets of a game; sets of them are bits of one word.
pub const MAX_TICKETS: usize = 128;
/// The most tickets of one pile.
pub const MAX_PILE: usize = 64;
/// The most cities.
pub const MAX_CITIES: usize = 64;

/// Reads and checks a map game.
pub fn read_rail(files: &RailFiles<'_>) -> Result<RailGame, Vec<Fault>> {
    let mut log = Log::new("game.txt");
    let game_file = GameFile::read(files.game, &mut log);
    let variants = game_file.variants(&mut log, rail_rules);
    let (name, pitch) = (game_file.name.clone(), game_file.pitch.clone());
    check_rules(&variants, &mut log);

    log.file = "cities.txt";
    let (raw_countries, raw_cities) = raw::cities(files.cities, &mut log);
    let countries = countries(&raw_countries, &mut log);
    let cities = cities(&raw_cities, &countries, &mut log);
    check_passengers(&cities, &variants, &mut log);

    log.file = "tracks.txt";
    let raw_tracks = raw::tracks(files.tracks, &mut log);
    let (tracks, routes) = tracks(&raw_tracks, &cities, &variants, &mut log);
    check_mechanisms(&tracks, &variants, &mut log);

    log.file = "tickets.txt";
    let raw_tickets = raw::tickets(files.tickets, &mut log);
    let graph = RouteGraph::new(&cities, &tracks);
    check_lonely(&raw_cities, &cities, &graph, &mut log);
    let tickets = tickets(&raw_tickets, &cities, &routes, &graph, &mut log);
    check_ticket_counts(&tickets, raw_tickets.piles.len(), &variants, &mut log);

    log.file = "bonuses.txt";
    let bonuses = bonuses(&raw::bonuses(files.bonuses, &mut log), &countries, &mut log);
    if bonuses.len() < variants.standard().open_bonus_cards as usize {
        log.fault(0, "bonuses", Reason::TooFew("bonus cards"));
    }

    let drawn = check_board::Tables {
        cities: &cities,
        tracks: &tracks,
    };
    let board = check_board::drawing(files, &drawn, &mut log);

    if log.faults.is_empty() {
        let piles = raw_tickets.piles;
        let alike = alike(&tracks);
        let ticket_rate = ticket_rate(&tickets, &graph);
        Ok(RailGame {
            name,
            pitch,
            variants,
            countries,
            cities,
            routes,
            tracks,
            piles,
            tickets,
            bonuses,
            board,
            graph,
            alike,
            ticket_rate,
        })
    } else {
        Err(log.faults)
    }
}

/// What the tickets bring, in percent of the spaces between their cities.
fn ticket_rate(tickets: &[Ticket], graph: &RouteGraph) -> i32 {
    let points = tickets.iter().map(|it| i32::from(it.points()));
    let spaces = tickets.iter().map(|ticket| {
        let [a, b] = ticket.ends();
        graph.distance(a, b).map_or(0, i32::from)
    });
    100 * points.sum::<i32>() / spaces.sum::<i32>().max(1)
}

fn check_rules(variants: &Variants<RailRules>, log: &mut Log) {
    for (_, rules) in &variants.0 {
        let cards = rules.card_count() as u32;
        if cards > MAX_CARDS {
            log.fault(
                0,
                "locomotives",
                Reason::CardTotal {
                    counted: cards,
                    expected: MAX_CARDS,
                },
            );
        }
        if rules.wagons == 0 {
            log.fault(0, "wagons", Reason::TooFew("wagons"));
        }
    }
}
