//! `board.txt` and `backdrop.txt`: every city and every track is drawn once, with the right number of spaces.

use super::board::*;
use super::fault::Reason;
use super::ids::{CityId, TrackId};
use super::rail::{City, Track};
use super::raw::RailFiles;
use super::read_rules::Name;
use super::source::{Entry, Log, entries};

pub(super) struct Tables<'a> {
    pub(super) cities: &'a [City],
    pub(super) tracks: &'a [Track],
}

/// Reads and checks the drawing against the tables of the game.
pub(super) fn drawing(files: &RailFiles<'_>, tables: &Tables<'_>, log: &mut Log) -> Board {
    log.file = "board.txt";
    let mut board = board(files.board, tables, log);
    log.file = "backdrop.txt";
    backdrop(files.backdrop, &mut board, log);
    board
}

fn board(text: &str, tables: &Tables<'_>, log: &mut Log) -> Board {
    let mut board = Board::default();
    let mut cities = vec![None; tables.cities.len()];
    let mut tracks = vec![None; tables.tracks.len()];
    for entry in entries(text, log) {
        match entry.head() {
            "size" => [board.width, board.height] = pair(&entry, log),
            "space" => [board.space_length, board.space_width] = pair(&entry, log),
            "city-radius" => board.city_radius = decimal(&entry, 1, log),
            "label-height" => board.label_height = decimal(&entry, 1, log),
            "sea" => board.seas.push(sea(&entry, log)),
            "city" => city(&entry, tables, &board, &mut cities, log),
            "track" => track(&entry, tables, &board, &mut tracks, log),
            _ => entry.fault(log, Reason::UnknownEntry),
        }
    }
    for (place, city) in cities.iter().zip(tables.cities) {
        if place.is_none() {
            log.fault(0, city.id(), Reason::NotDrawn);
        }
    }
    for (index, place) in tracks.iter().enumerate() {
        if place.is_none() {
            log.fault(0, format!("track {}", index + 1), Reason::NotDrawn);
        }
    }
    board.cities = cities.into_iter().flatten().collect();
    board.tracks = tracks.into_iter().flatten().collect();
    board
}

fn decimal(entry: &Entry<'_>, at: usize, log: &mut Log) -> f32 {
    let [value] = entry.decimals(entry.word(at, "number", log), log);
    value
}

fn pair(entry: &Entry<'_>, log: &mut Log) -> [f32; 2] {
    [decimal(entry, 1, log), decimal(entry, 2, log)]
}

fn inside(board: &Board, x: f32, y: f32) -> bool {
    (0.0..=board.width).contains(&x) && (0.0..=board.height).contains(&y)
}

fn city(
    entry: &Entry<'_>,
    tables: &Tables<'_>,
    board: &Board,
    places: &mut [Option<CityPlace>],
    log: &mut Log,
) {
    let id = entry.word(1, "id", log);
    let Some(index) = tables.cities.iter().position(|city| city.id() == id) else {
        return entry.fault(log, Reason::UnknownCity(id.to_owned()));
    };
    let label = entry.field("label").map(|value| label(entry, value, log));
    if label.is_none() && !tables.cities[index].is_junction() {
        entry.fault(log, Reason::Missing("label"));
    }
    let place = CityPlace {
        x: decimal(entry, 2, log),
        y: decimal(entry, 3, log),
        label,
    };
    if !inside(board, place.x, place.y) {
        entry.fault(log, Reason::OutsideBoard);
    }
    if places[index].replace(place).is_some() {
        entry.fault(log, Reason::Twice);
    }
}

fn label(entry: &Entry<'_>, value: &str, log: &mut Log) -> LabelPlace {
    let (place, anchor) = value.rsplit_once(',').unwrap_or((value, ""));
    let [x, y] = entry.decimals(place, log);
    let anchor = match anchor {
        "start" => Anchor::Start,
        "middle" => Anchor::Middle,
        "end" => Anchor::End,
        other => {
            entry.fault(log, Reason::BadWord(other.to_owned()));
            Anchor::Middle
        }
    };
    LabelPlace { x, y, anchor }
}

fn track(
    entry: &Entry<'_>,
    tables: &Tables<'_>,
    board: &Board,
    places: &mut [Option<TrackPlace>],
    log: &mut Log,
) {
    let ends = [entry.word(1, "from", log), entry.word(2, "to", log)];
    let parallel = entry.number(3, "which", 3, log) as usize;
    let Some(id) = find_track(tables, ends, parallel) else {
        return entry.fault(log, Reason::UnknownTrack);
    };
    let read_space = |word: &&str| {
        let [x, y, degrees] = entry.decimals(word, log);
        if !inside(board, x, y) {
            entry.fault(log, Reason::OutsideBoard);
        }
        Space { x, y, degrees }
    };
    let spaces: Vec<Space> = entry.words.iter().skip(4).map(read_space).collect();
    let expected = tables.tracks[id.index()].length();
    if spaces.len() != expected {
        entry.fault(
            log,
            Reason::WrongSpaces {
                drawn: spaces.len(),
                expected,
            },
        );
    }
    let flag = entry.field("end").map(|value| entry.decimals(value, log));
    if flag.is_none() && tables.cities[tables.tracks[id.index()].ends()[1].index()].is_dead_end() {
        entry.fault(log, Reason::Missing("end"));
    }
    if places[id.index()]
        .replace(TrackPlace { spaces, flag })
        .is_some()
    {
        entry.fault(log, Reason::Twice);
    }
}

/// The n-th track between two cities, in the order of the tracks' file.
fn find_track(tables: &Tables<'_>, ends: [&str; 2], parallel: usize) -> Option<TrackId> {
    let city = |id: &str| {
        tables
            .cities
            .iter()
            .position(|city| city.id() == id)
            .map(CityId::at)
    };
    let ends = [city(ends[0])?, city(ends[1])?];
    let same_route = tables
        .tracks
        .iter()
        .enumerate()
        .filter(|(_, track)| track.ends() == ends);
    same_route
        .map(|(index, _)| TrackId::at(index))
        .nth(parallel.checked_sub(1)?)
}

fn sea(entry: &Entry<'_>, log: &mut Log) -> SeaLabel {
    SeaLabel {
        x: decimal(entry, 1, log),
        y: decimal(entry, 2, log),
        degrees: decimal(entry, 3, log),
        height: decimal(entry, 4, log),
        name: Name::read(entry, log),
    }
}

/// Reads the backdrop into the board. Paths go into the page as they are, so only path signs may stand in them.
fn backdrop(text: &str, board: &mut Board, log: &mut Log) {
    for (index, line) in text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (head, path) = line.split_once(' ').unwrap_or((line, ""));
        let clean = |b: u8| b.is_ascii_digit() || b" .,-MLZmlz".contains(&b);
        if !path.starts_with('M') || !path.bytes().all(clean) {
            log.fault(index + 1, head, Reason::BadPath);
        }
        match head {
            "land" => path.clone_into(&mut board.land),
            "lakes" => path.clone_into(&mut board.lakes),
            "borders" => path.clone_into(&mut board.borders),
            _ => log.fault(index + 1, head, Reason::UnknownEntry),
        }
    }
    for (name, path) in [("land", &board.land), ("borders", &board.borders)] {
        if path.is_empty() {
            log.fault(0, name, Reason::Missing(name));
        }
    }
}
