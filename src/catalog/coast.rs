//! Coast, lakes and borders as degrees of longitude and latitude: the ground of the Card Game's poster.

use super::fault::Reason;
use super::source::{Entry, Log, entries};

/// A line on the globe: longitude and latitude of its points.
pub type Outline = Vec<[f32; 2]>;

/// Coast, lakes and borders.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Coast {
    land: Vec<Outline>,
    lakes: Vec<Outline>,
    borders: Vec<Outline>,
}

impl Coast {
    /// Land, closed.
    pub fn land(&self) -> &[Outline] {
        &self.land
    }

    /// Lakes and bays, closed.
    pub fn lakes(&self) -> &[Outline] {
        &self.lakes
    }

    /// Borders, open.
    pub fn borders(&self) -> &[Outline] {
        &self.borders
    }
}

/// `coast.txt`.
pub(super) fn read_coast(text: &str, log: &mut Log) -> Coast {
    let mut coast = Coast::default();
    for entry in entries(text, log) {
        let line = outline(&entry, log);
        match entry.head() {
            "land" => coast.land.push(line),
            "lake" => coast.lakes.push(line),
            "border" => coast.borders.push(line),
            _ => entry.fault(log, Reason::UnknownEntry),
        }
    }
    coast
}

fn outline(entry: &Entry<'_>, log: &mut Log) -> Outline {
    entry.only_fields(&[], log);
    let points = entry.words.iter().skip(1);
    let line: Outline = points.map(|point| entry.decimals(point, log)).collect();
    if line.len() < 2 {
        entry.fault(log, Reason::Missing("points"));
    }
    let on_the_globe = |point: &[f32; 2]| point[0].abs() <= 180.0 && point[1].abs() <= 90.0;
    if !line.iter().all(on_the_globe) {
        entry.fault(log, Reason::OutsideBoard);
    }
    line
}
