//! The picture on the poster of a finished game: the board with everybody's wagons, or the journeys of the Card Game.

use super::keepsake::Picture;
use super::outline::{Place, placed, rounded};
use super::yard_poster::Poster;
use super::{
    Backdrop, BoardScene, CityLabel, CityRank, JourneyLook, Livery, NEUTRAL, NEUTRAL_SHAPE, Owner,
    TrackMark, board,
};
use crate::catalog::{Anchor, RailGame};
use crate::engine::rail::RailView;

/// Distances of the water lines from the coast, in parts of the picture's width.
const WATER_LINES: [f32; 3] = [0.022, 0.013, 0.006];

/// Draws the board as the game has left it, and says how large the picture is.
pub(super) fn draw(
    picture: &mut Picture,
    game: &RailGame,
    view: &RailView,
    liveries: &[u8],
) -> (f32, f32) {
    let scene = board(game);
    let size = (scene.width, scene.height);
    ground(picture, &scene.backdrop, size);
    for mark in &scene.tracks {
        match view.open.owner(mark.id) {
            Owner::Nobody => spaces(picture, mark, scene.space_size),
            owner => wagons(picture, mark, scene.space_size, livery(owner, liveries)),
        }
    }
    for city in scene
        .cities
        .iter()
        .filter(|city| city.rank != CityRank::Country)
    {
        disc(picture, city.at.x, city.at.y, scene.city_radius - 1.0);
    }
    names(picture, &scene);
    size
}

/// Draws the poster of journeys, and says how large it is.
pub(super) fn draw_journeys(picture: &mut Picture, poster: &Poster) -> (f32, f32) {
    let size = (poster.width, poster.height);
    ground(picture, &poster.backdrop, size);
    let round = r#"stroke-linecap="round""#;
    for (journey, arc) in &poster.arcs {
        debug_assert_eq!(journey.look, JourneyLook::Done);
        let ink = match journey.livery {
            Some(livery) => format!("--{}", Livery::of(livery).word()),
            None => "--claim".to_owned(),
        };
        picture.stroke(arc, "--halo", 9.0, round);
        picture.stroke(arc, &ink, 6.0, round);
    }
    for city in &poster.cities {
        disc(
            picture,
            city.at.x,
            city.at.y,
            if city.bonus.is_some() { 9.0 } else { 5.0 },
        );
    }
    for city in poster
        .cities
        .iter()
        .filter(|city| city.is_touched || city.bonus.is_some())
    {
        if let Some(label) = &city.label {
            name(picture, label, &label.text, "600");
        }
    }
    size
}

fn ground(picture: &mut Picture, backdrop: &Backdrop, (width, height): (f32, f32)) {
    picture.fill(&format!("M0 0H{width}V{height}H0Z"), "--sea");
    // The coast is by far the longest outline, so it is written once.
    let land = &backdrop.land;
    picture.put(format_args!(r#"<defs><path id="land" d="{land}"/></defs>"#));
    for distance in WATER_LINES.map(|part| part * width) {
        along_the_coast(picture, "none", "--water-line", 2.0 * distance + 1.5);
        along_the_coast(picture, "none", "--sea", 2.0 * distance - 1.5);
    }
    let ground = picture.ink("--land");
    along_the_coast(picture, &ground, "--coast", 1.4);
    picture.fill(&backdrop.lakes, "--sea");
    let dashes = r#"stroke-dasharray="9 4 2 4""#;
    picture.stroke(&backdrop.borders, "--border", 2.0, dashes);
}

fn along_the_coast(picture: &mut Picture, fill: &str, ink: &str, width: f32) {
    let ink = picture.ink(ink);
    picture.put(format_args!(
        r##"<use href="#land" fill="{fill}" stroke="{ink}" stroke-width="{width:.1}" stroke-linejoin="round"/>"##
    ));
}

/// A free track steps back, so that the wagons stand out.
fn spaces(picture: &mut Picture, mark: &TrackMark, (length, width): (f32, f32)) {
    let outline = rounded(length, width, width * 0.24);
    let word = mark.color.map_or("gray", |color| color.word());
    picture.put(r#"<g opacity="0.5">"#);
    for space in &mark.spaces {
        let at = placed(&outline, place(space.at, space.degrees));
        picture.fill(&at, &format!("--{word}"));
        picture.stroke(&at, "--keyline", 1.6, "");
    }
    picture.put("</g>");
}

fn wagons(
    picture: &mut Picture,
    mark: &TrackMark,
    (length, width): (f32, f32),
    (word, shape): (&str, &str),
) {
    let (body, high) = (length - 3.0, width + 3.0);
    let outline = rounded(body, high, high * 0.2);
    let reach = length / 2.0 + 2.0;
    let coupling = format!("M{} 0H{reach}", -reach);
    for space in &mark.spaces {
        let stands = place(space.at, space.degrees);
        picture.stroke(&placed(&coupling, stands), "--wagon-edge", 4.0, "");
        let at = placed(&outline, stands);
        picture.fill(&at, &format!("--{word}"));
        picture.stroke(&at, "--wagon-edge", 2.0, "");
        let sign = placed(shape, stands.scaled(high * 0.36));
        picture.fill(&sign, &format!("--on-{word}"));
    }
}

fn livery(owner: Owner, liveries: &[u8]) -> (&'static str, &'static str) {
    match owner {
        Owner::Seat(seat) => {
            let number = liveries.get(seat.index()).copied().unwrap_or(seat.0);
            let livery = Livery::of(number);
            (livery.word(), livery.shape())
        }
        Owner::Neutral | Owner::Nobody => (NEUTRAL, NEUTRAL_SHAPE),
    }
}

fn place(at: super::Point, degrees: f32) -> Place {
    Place {
        at,
        degrees,
        scale: 1.0,
    }
}

fn disc(picture: &mut Picture, x: f32, y: f32, radius: f32) {
    let (ground, edge) = (picture.ink("--city"), picture.ink("--keyline"));
    picture.put(format_args!(
        r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{ground}" stroke="{edge}" stroke-width="2.6"/>"#
    ));
}

fn names(picture: &mut Picture, scene: &BoardScene) {
    for city in &scene.cities {
        let Some(label) = &city.label else { continue };
        let says = match &label.local {
            Some(local) => picture.local(local).to_owned(),
            None => label.text.clone(),
        };
        let weight = match city.rank {
            CityRank::Capital => "700",
            _ => "500",
        };
        name(picture, label, &says, weight);
    }
}

fn name(picture: &mut Picture, label: &CityLabel, says: &str, weight: &str) {
    let anchor = match label.anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    let halo = picture.ink("--halo");
    let more = format!(
        r#"font-weight="{weight}" text-anchor="{anchor}" stroke="{halo}" stroke-width="0.23em" stroke-linejoin="round" paint-order="stroke""#
    );
    let at = (label.at.x, label.at.y);
    picture.words(says, at, label.height, "--name", &more);
}
