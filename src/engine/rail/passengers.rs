//! Passengers: taking them at the ends of a claimed track (GE-7), and what they are worth (GE-10).

use arrayvec::ArrayVec;

use super::super::table::{RuleError, Sink};
use super::book::Book;
use super::event::{Fact, RailEvent};
use super::legal;
use super::state::{Open, PerColor, RailState};
use crate::catalog::{CityId, Color, MAX_SEATS, Seat, Track, TrackId};

/// How many passengers of a colour stand in a city.
pub(super) fn standing(open: &Open, city: CityId, color: Color) -> u8 {
    open.passengers
        .get(city.index())
        .map_or(0, |here| here[color.index()])
}

/// Whether anybody stands at either end of a track.
pub(super) fn any_to_take(open: &Open, track: &Track) -> bool {
    let waiting = |city: CityId| {
        open.passengers
            .get(city.index())
            .is_some_and(|here| *here != [0; 8])
    };
    track.ends().into_iter().any(waiting)
}

/// Takes the passengers chosen, at most one from each end; taking may be declined (GE-7, ruling).
pub(super) fn take(
    book: &Book<'_>,
    state: &mut RailState,
    track: TrackId,
    colors: [Option<Color>; 2],
    sink: &mut impl Sink<Fact>,
) -> Result<(), RuleError> {
    let ends = book.game.track(track).ends();
    for (city, color) in ends.into_iter().zip(colors) {
        if let Some(color) = color.filter(|color| standing(&state.open, city, *color) == 0) {
            return Err(RuleError::NoSuchPassenger { city, color });
        }
    }
    let seat = state.open.to_act;
    for (city, color) in ends.into_iter().zip(colors) {
        let Some(color) = color else { continue };
        state.open.passengers[city.index()][color.index()] -= 1;
        state.open.seats[seat.index()].passengers[color.index()] += 1;
    }
    sink.tell(|| RailEvent::PassengersTaken {
        seat,
        track,
        colors,
    });
    Ok(())
}

/// The choice that brings the most points as things stand; with equal points, the colour the seat has most of.
pub(super) fn suggestion(
    book: &Book<'_>,
    open: &Open,
    seat: Seat,
    track: TrackId,
) -> [Option<Color>; 2] {
    let [a, b] = book.game.track(track).ends();
    let choices = |city| legal::colors_at(open, city);
    let worth = |colors: &[Option<Color>; 2]| {
        let mut counts: ArrayVec<PerColor, MAX_SEATS> =
            open.seats.iter().map(|seat| seat.passengers).collect();
        let mut held = 0_u16;
        for color in colors.iter().flatten() {
            counts[seat.index()][color.index()] += 1;
            held += u16::from(counts[seat.index()][color.index()]);
        }
        let points: i16 = Color::ALL
            .into_iter()
            .map(|color| color_points(book, &counts, seat, color))
            .sum();
        (points, held)
    };
    let pairs = choices(a).flat_map(|first| choices(b).map(move |second| [first, second]));
    pairs.max_by_key(worth).unwrap_or_default()
}

/// Points of a seat for a colour: most, second most, or nothing (GE-10). A tie for most leaves no second place.
pub(super) fn color_points(book: &Book<'_>, counts: &[PerColor], seat: Seat, color: Color) -> i16 {
    let Some(rules) = &book.rules.passengers else {
        return 0;
    };
    let count = |seat: &PerColor| seat[color.index()];
    let own = count(&counts[seat.index()]);
    let better = counts.iter().filter(|other| count(other) > own).count();
    i16::from(match better {
        _ if own == 0 => 0,
        0 => rules.most,
        1 => rules.second,
        _ => 0,
    })
}
