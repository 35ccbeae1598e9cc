//! The sheet of paper that North America is printed on: from degrees to places.

use std::fmt::Write;

use super::geometry::Point;
use crate::catalog::Outline;

/// The sheet, in its own units.
pub const WIDTH: f32 = 1000.0;
/// Its height.
pub const HEIGHT: f32 = 640.0;

/// Albers' equal-area conic projection with the usual parallels for this continent, so that it looks familiar.
pub struct Sheet {
    n: f32,
    c: f32,
    scale: f32,
}

const FIRST_PARALLEL: f32 = 29.5;
const SECOND_PARALLEL: f32 = 45.5;
const MERIDIAN: f32 = -96.0;
/// Where the middle of the sheet lies.
const MIDDLE: [f32; 2] = [-95.2, 39.2];
/// Degrees of latitude from top to bottom, about.
const SPAN: f32 = 30.5;

impl Sheet {
    /// The sheet of North America.
    pub fn new() -> Sheet {
        let (first, second) = (FIRST_PARALLEL.to_radians(), SECOND_PARALLEL.to_radians());
        let n = (first.sin() + second.sin()) / 2.0;
        Sheet {
            n,
            c: first.cos().powi(2) + 2.0 * n * first.sin(),
            scale: HEIGHT / SPAN.to_radians(),
        }
    }

    /// Where a place of the globe lies, in radii of the globe.
    fn project(&self, longitude: f32, latitude: f32) -> (f32, f32) {
        let rho = (self.c - 2.0 * self.n * latitude.to_radians().sin())
            .max(0.0)
            .sqrt()
            / self.n;
        let theta = self.n * (longitude - MERIDIAN).to_radians();
        (rho * theta.sin(), rho * theta.cos())
    }

    /// Where a place of the globe lies on the sheet.
    pub fn place(&self, longitude: f32, latitude: f32) -> Point {
        let ((x, y), (x0, y0)) = (
            self.project(longitude, latitude),
            self.project(MIDDLE[0], MIDDLE[1]),
        );
        Point::new(
            WIDTH / 2.0 + (x - x0) * self.scale,
            HEIGHT / 2.0 + (y - y0) * self.scale,
        )
    }

    /// Outlines as a path; `end` closes each of them, or leaves it open.
    pub fn lines(&self, outlines: &[Outline], end: &str) -> String {
        let mut path = String::new();
        for outline in outlines {
            for (index, &[longitude, latitude]) in outline.iter().enumerate() {
                let Point { x, y } = self.place(longitude, latitude);
                let step = if index == 0 { 'M' } else { 'L' };
                write!(path, "{step}{x:.1} {y:.1}").ok();
            }
            path.push_str(end);
        }
        path
    }

    /// Every tenth degree.
    pub fn graticule(&self) -> String {
        let parallels = (1..=6).map(|step| step as f32 * 10.0);
        let parallels =
            parallels.map(|lat| (-28..=-8).map(|lon| [lon as f32 * 5.0, lat]).collect());
        let meridians = (-14..=-4).map(|step| step as f32 * 10.0);
        let meridians = meridians.map(|lon| vec![[lon, 10.0], [lon, 62.0]]);
        let all: Vec<Outline> = parallels.chain(meridians).collect();
        self.lines(&all, "")
    }
}
