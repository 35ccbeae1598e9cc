//! A finished game as a poster to keep: what the board looked like, who had how many points, when, and which deal.
//!
//! The poster is one SVG as text. It leaves the page, so it cannot use the page's style sheet: its inks are asked for by
//! name and written into it.

use std::fmt::{Display, Write};

use super::travel_poster::escaped;
use super::{Livery, keepsake_map, yard_journeys, yard_poster};
use crate::catalog::{Game, Name};
use crate::engine::game::PlayerView;

/// Finds the ink of a name such as `--land`.
pub type Inks<'a> = &'a dyn Fn(&str) -> String;

/// What is lettered around the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Lettering {
    /// The name of the game.
    pub title: String,
    /// Everybody, the best first.
    pub rows: Vec<LetteredRow>,
    /// What decided the game.
    pub verdict: String,
    /// When it was played, and the number of its deal.
    pub foot: String,
    /// Rules of style for the display face; empty where it is missing.
    pub face: String,
    /// Whether names are in French, where the game has them in two languages.
    pub in_french: bool,
}

/// A player's line.
#[derive(Clone, Debug, PartialEq)]
pub struct LetteredRow {
    /// Colour and shape.
    pub livery: u8,
    /// The name.
    pub name: String,
    /// All points, as they are written.
    pub points: String,
}

/// The poster of a finished game. `liveries` are by `Seat`.
pub fn keepsake(
    game: &Game,
    seen: &PlayerView,
    liveries: &[u8],
    lettering: &Lettering,
    inks: Inks,
) -> Option<String> {
    let mut picture = Picture::new(inks, lettering.in_french);
    let size = match game {
        Game::Rail(game) => keepsake_map::draw(&mut picture, game, seen.rail()?, liveries),
        Game::Yard(game) => {
            let journeys = yard_journeys::completed_journeys(seen.yard()?, liveries);
            let poster = yard_poster::poster(game, &journeys, None);
            keepsake_map::draw_journeys(&mut picture, &poster)
        }
    };
    Some(picture.framed(size, lettering))
}

/// A picture while it is drawn.
pub(super) struct Picture<'a> {
    written: String,
    inks: Inks<'a>,
    in_french: bool,
}

impl Picture<'_> {
    fn new(inks: Inks<'_>, in_french: bool) -> Picture<'_> {
        Picture {
            written: String::new(),
            inks,
            in_french,
        }
    }

    pub(super) fn ink(&self, name: &str) -> String {
        (self.inks)(name)
    }

    /// A name in the player's language.
    pub(super) fn local<'n>(&self, name: &'n Name) -> &'n str {
        match self.in_french {
            true => &name.fr,
            false => &name.en,
        }
    }

    /// An outline, filled with an ink or with nothing.
    pub(super) fn fill(&mut self, outline: &str, ink: &str) {
        let ink = self.ink(ink);
        self.put(format_args!(r#"<path d="{outline}" fill="{ink}"/>"#));
    }

    /// A line along an outline.
    pub(super) fn stroke(&mut self, outline: &str, ink: &str, width: f32, more: &str) {
        let ink = self.ink(ink);
        self.put(format_args!(
            r#"<path d="{outline}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round" {more}/>"#
        ));
    }

    /// A player's disc.
    pub(super) fn badge(&mut self, livery: u8, x: f32, y: f32, radius: f32) {
        let livery = Livery::of(livery);
        let (ground, print) = (livery.word(), livery.shape());
        let (ground, on) = (
            self.ink(&format!("--{ground}")),
            self.ink(&format!("--on-{ground}")),
        );
        let scale = radius * 0.6;
        self.put(format_args!(
            r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{ground}"/><path d="{print}" fill="{on}" transform="translate({x} {y}) scale({scale})"/>"#
        ));
    }

    pub(super) fn put(&mut self, what: impl Display) {
        write!(self.written, "{what}").ok();
    }

    /// Words; `more` says how they are aligned and drawn.
    pub(super) fn words(&mut self, says: &str, at: (f32, f32), height: f32, ink: &str, more: &str) {
        let ((x, y), ink, says) = (at, self.ink(ink), escaped(says));
        self.put(format_args!(
            r#"<text x="{x:.1}" y="{y:.1}" font-size="{height:.1}" fill="{ink}" {more}>{says}</text>"#
        ));
    }

    /// The picture with a margin, its title above and the result below.
    fn framed(mut self, (width, height): (f32, f32), lettering: &Lettering) -> String {
        let picture = std::mem::take(&mut self.written);
        // Everything is measured in hundredths of the sheet.
        let margin = 0.05 * width;
        let sheet = width + 2.0 * margin;
        let unit = sheet / 100.0;
        let top = 15.0 * unit;
        let rows_top = top + height + 3.0 * unit;
        let row = 7.0 * unit;
        let rows = row * lettering.rows.len() as f32 + 2.0 * unit;
        let foot = rows_top + rows + 5.5 * unit;
        let bottom = foot + 7.5 * unit;
        let paper = self.ink("--paper-raised");
        let edge = self.ink("--keyline");
        let rim = 0.4 * unit;
        let face = &lettering.face;
        self.put(format_args!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {sheet:.0} {bottom:.0}" width="{sheet:.0}" height="{bottom:.0}" font-family="Jost, Futura, 'Century Gothic', sans-serif"><style>{face}</style><rect width="{sheet:.0}" height="{bottom:.0}" fill="{paper}"/><svg x="{margin}" y="{top}" width="{width}" height="{height}" viewBox="0 0 {width} {height}">{picture}</svg><rect x="{margin}" y="{top}" width="{width}" height="{height}" fill="none" stroke="{edge}" stroke-width="{rim}"/>"#
        ));
        let middle = (sheet / 2.0, 9.5 * unit);
        let letters = lettering.title.chars().count() as f32;
        let title = (8.0 * unit).min(130.0 * unit / letters);
        let spaced = r#"font-weight="700" letter-spacing="0.08em" text-anchor="middle""#;
        let name = lettering.title.to_uppercase();
        self.words(&name, middle, title, "--accent", spaced);
        let rail = format!("M{margin} {:.1}H{:.1}", 12.0 * unit, sheet - margin);
        self.stroke(&rail, "--accent", 0.3 * unit, "");
        let ties = format!(r#"stroke-dasharray="{:.1} {:.1}""#, 0.4 * unit, 1.2 * unit);
        self.stroke(&rail, "--accent", 1.6 * unit, &ties);
        let sign = self.ink("--sign");
        let round = 1.2 * unit;
        self.put(format_args!(
            r#"<rect x="{margin}" y="{rows_top}" width="{width}" height="{rows}" rx="{round}" fill="{sign}"/>"#
        ));
        for (
            index,
            LetteredRow {
                livery,
                name,
                points,
            },
        ) in lettering.rows.iter().enumerate()
        {
            let middle = rows_top + unit + row * (index as f32 + 0.5);
            let line = middle + 1.5 * unit;
            // The winner's line is the largest.
            let (letter, weight) = if index == 0 { (5.0, 700) } else { (4.0, 500) };
            let weight = format!(r#"font-weight="{weight}""#);
            let ended = format!(r#"{weight} text-anchor="end""#);
            self.badge(*livery, margin + 4.5 * unit, middle, 2.4 * unit);
            let height = letter * unit;
            let name_height = height.min(110.0 * unit / name.chars().count().max(1) as f32);
            let left = (margin + 9.0 * unit, line);
            self.words(name, left, name_height, "--sign-ink", &weight);
            let right = (sheet - margin - 3.0 * unit, line);
            self.words(points, right, height, "--sign-ink", &ended);
        }
        let centred = r#"text-anchor="middle""#;
        let letters = lettering.verdict.chars().count().max(1) as f32;
        let height = (2.8 * unit).min(165.0 * unit / letters);
        let under = |y: f32| (sheet / 2.0, y);
        self.words(
            &lettering.verdict,
            under(foot - 1.5 * unit),
            height,
            "--ink",
            centred,
        );
        self.words(
            &lettering.foot,
            under(foot + 3.0 * unit),
            2.2 * unit,
            "--ink-soft",
            centred,
        );
        self.written.push_str("</svg>");
        self.written
    }
}
