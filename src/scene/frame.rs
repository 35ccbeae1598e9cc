//! What makes a board a poster: graticule, title, compass.

use std::fmt::Write;

use super::crowd::Crowd;
use super::geometry::Point;
use super::model::Title;
use crate::catalog::{Board, Name};

/// Room of the compass on every board.
pub const COMPASS_SIZE: f32 = 120.0;

const MERIDIANS: i32 = 6;
const PARALLELS: i32 = 8;

/// Meridians that converge to the north, parallels that sag. Ornament, not navigation.
pub fn graticule(board: &Board) -> String {
    let (width, height) = (board.width(), board.height());
    let mut path = String::new();
    for index in -MERIDIANS..=MERIDIANS {
        let part = index as f32 / MERIDIANS as f32;
        let (top, bottom) = (width * (0.5 + part * 0.62), width * (0.5 + part * 1.05));
        write!(path, "M{top:.0},0L{bottom:.0},{height:.0}").ok();
    }
    for index in 0..=PARALLELS {
        let y = height * index as f32 / PARALLELS as f32;
        let sag = y + height * 0.06;
        write!(
            path,
            "M0,{y:.0}Q{:.0},{sag:.0} {width:.0},{y:.0}",
            width / 2.0
        )
        .ok();
    }
    path
}

/// The title where there is room, as large as there is.
pub fn title(name: &Name, crowd: &mut Crowd) -> Option<Title> {
    let letters = name.en.chars().count().max(name.fr.chars().count()) as f32;
    [56.0, 48.0, 40.0, 34.0, 28.0]
        .into_iter()
        .find_map(|letter_height: f32| {
            // Wide enough for spaced bold capitals in any typeface the device may have.
            let width = letters * letter_height * 0.8 + letter_height * 0.9;
            let height = letter_height * 2.3;
            let center = crowd.settle_in_a_corner(width, height, 22.0)?;
            Some(Title {
                name: name.clone(),
                center,
                width,
                height,
                letter_height,
            })
        })
}

/// The compass where there is room.
pub fn compass(crowd: &mut Crowd) -> Option<Point> {
    crowd.settle_in_a_corner(COMPASS_SIZE, COMPASS_SIZE, 14.0)
}
