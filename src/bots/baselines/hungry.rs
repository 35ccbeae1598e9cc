//! Hungry: a tree for all tickets, and more tickets whenever there are wagons for them.

use super::paths::*;
use crate::catalog::*;
use crate::engine::rail::{Phase, RailAction, RailView};
use crate::engine::table::{TicketSet, TrackSet};

/// A tree that joins cities: the tracks still to be laid.
struct Tree {
    tracks: TrackSet,
    need: u32,
    points: u32,
}

/// What Hungry does.
pub(super) fn decide(
    game: &RailGame,
    view: &RailView,
    listed: &[RailAction],
) -> Option<RailAction> {
    let (seat, own) = view.seated()?;
    let wagons = u32::from(view.open.seat(seat).wagons);
    match view.open.phase {
        Phase::FirstTickets | Phase::KeepTickets => keep(game, view, listed, wagons),
        Phase::Turn | Phase::SecondCard => {
            let joinable = Joinable::new(game, view, 1)?;
            let open = own.tickets.minus(view.completed(game));
            let tree = tree(&joinable, open);
            if view.open.phase == Phase::Turn && tree.need + 8 < wagons {
                let mut tickets = listed
                    .iter()
                    .filter(|action| matches!(action, RailAction::DrawTickets(_)));
                if let Some(draw) = tickets.next() {
                    return Some(*draw);
                }
            }
            build(game, view, listed, &tree)
        }
        _ => by_the_way(listed),
    }
}

fn keep(
    game: &RailGame,
    view: &RailView,
    listed: &[RailAction],
    wagons: u32,
) -> Option<RailAction> {
    let (_, own) = view.seated()?;
    let joinable = Joinable::new(game, view, 1)?;
    let mut best: Option<(f64, TicketSet)> = None;
    let mut least: Option<(u32, TicketSet)> = None;
    for action in listed {
        let RailAction::Keep(kept) = *action else {
            continue;
        };
        let wanted = own.tickets.minus(view.completed(game)).plus(kept);
        let tree = tree(&joinable, wanted);
        if least.is_none_or(|(need, _)| tree.need < need) {
            least = Some((tree.need, kept));
        }
        if tree.need + 5 <= wagons {
            let points: u32 = wanted
                .iter()
                .map(|id| u32::from(game.ticket(id).points()))
                .sum();
            let rate = f64::from(points + tree.points) / f64::from(tree.need.max(1));
            if best.is_none_or(|(most, _)| rate > most) {
                best = Some((rate, kept));
            }
        }
    }
    best.map(|(_, kept)| kept)
        .or(least.map(|(_, kept)| kept))
        .map(RailAction::Keep)
}

/// Joins all cities of the tickets: first the two farthest apart, then every further city to the nearest member.
fn tree(joinable: &Joinable<'_>, tickets: TicketSet) -> Tree {
    let game = joinable.game;
    let spaces = |track: TrackId| game.track(track).length() as u32;
    let mut cities: Vec<CityId> = tickets
        .iter()
        .flat_map(|id| game.ticket(id).ends())
        .collect();
    cities.sort_unstable();
    cities.dedup();
    let mut farthest: Option<(u32, CityId, CityId)> = None;
    for (place, &a) in cities.iter().enumerate() {
        for &b in &cities[place + 1..] {
            if let Some((far, _)) = joinable.path(a, b, spaces)
                && farthest.is_none_or(|(most, ..)| far > most)
            {
                farthest = Some((far, a, b));
            }
        }
    }
    let mut tracks = TrackSet::NONE;
    if let Some((_, a, b)) = farthest {
        let mut clusters = [vec![a], vec![b]];
        let mut add = |from: CityId, to: CityId| {
            let planned = tracks;
            let fresh = |track: TrackId| match planned.contains(track) {
                true => 0,
                false => spaces(track),
            };
            if let Some((_, path)) = joinable.path(from, to, fresh) {
                joinable
                    .missing(&path)
                    .for_each(|track| tracks.insert(track));
            }
        };
        for &city in cities.iter().filter(|city| **city != a && **city != b) {
            let near = |cluster: &Vec<CityId>| {
                cluster
                    .iter()
                    .filter_map(|member| {
                        joinable
                            .path(*member, city, spaces)
                            .map(|(far, _)| (far, *member))
                    })
                    .min()
            };
            let found = [near(&clusters[0]), near(&clusters[1])];
            let nearest = (0..2)
                .filter_map(|cluster| found[cluster].map(|(far, member)| (far, cluster, member)))
                .min();
            if let Some((_, cluster, member)) = nearest {
                clusters[cluster].push(city);
                add(member, city);
            }
        }
        let mut bridge: Option<(u32, CityId, CityId)> = None;
        for &from in &clusters[0] {
            for &to in &clusters[1] {
                if let Some((far, _)) = joinable.path(from, to, spaces)
                    && bridge.is_none_or(|(least, ..)| far < least)
                {
                    bridge = Some((far, from, to));
                }
            }
        }
        if let Some((_, from, to)) = bridge {
            add(from, to);
        }
    }
    measure(joinable, tracks)
}

fn measure(joinable: &Joinable<'_>, tracks: TrackSet) -> Tree {
    let rules = joinable.game.variants().get(joinable.view.open.variant);
    let (mut need, mut points) = (0, 0);
    for track in tracks.iter().map(|id| joinable.game.track(id)) {
        let symbols = match track.kind() {
            TrackKind::Ferry { symbols } => u32::from(symbols),
            _ => 0,
        };
        need += track.length() as u32 + symbols;
        points += rules.map_or(0, |rules| u32::from(rules.points[track.length()]));
    }
    Tree {
        tracks,
        need,
        points,
    }
}

/// Claims any track of the plan, else draws what the plan needs most; with the plan finished, the longest track.
fn build(
    game: &RailGame,
    view: &RailView,
    listed: &[RailAction],
    tree: &Tree,
) -> Option<RailAction> {
    let (_, own) = view.seated()?;
    let mut needed = [0_i32; 8];
    for color in tree
        .tracks
        .iter()
        .filter_map(|id| game.track(id).color().map(|color| (id, color)))
    {
        needed[color.1.index()] += game.track(color.0).length() as i32;
    }
    let coloured = needed;
    // A gray track takes the colour of which most cards are left over.
    for id in tree
        .tracks
        .iter()
        .filter(|id| game.track(*id).color().is_none())
    {
        let spare = |color: &Color| i32::from(own.hand.of_color(*color)) - needed[color.index()];
        if let Some(color) = Color::ALL.into_iter().max_by_key(spare) {
            needed[color.index()] += game.track(id).length() as i32;
        }
    }
    let in_plan = |action: &&RailAction| matches!(action, RailAction::Claim { track, .. } if tree.tracks.contains(*track));
    // Colour match first, then few cards; gray tracks with colours not needed elsewhere.
    let price = |action: &&RailAction| match action {
        RailAction::Claim { track, pay } if game.track(*track).color().is_none() => {
            let elsewhere = pay.kinds().filter_map(|(card, count)| {
                let color = card.color()?;
                Some((coloured[color.index()]).min(i32::from(count)))
            });
            (elsewhere.sum(), pay.total(), pay.locos())
        }
        RailAction::Claim { pay, .. } => (-1, pay.total(), pay.locos()),
        _ => (i32::MAX, 0, 0),
    };
    if let Some(action) = listed.iter().filter(in_plan).min_by_key(price) {
        return Some(*action);
    }
    if tree.tracks.is_empty()
        && let Some(action) = longest_claim(game, listed, own.hand)
    {
        return Some(action);
    }
    let missing = |color: &Color| needed[color.index()] - i32::from(own.hand.of_color(*color));
    let mut wanted: Vec<Color> = Color::ALL
        .into_iter()
        .filter(|color| missing(color) > 0)
        .collect();
    wanted.sort_by_key(|color| -missing(color));
    // A ferry needs locomotives as much as colours.
    let ferries = tree.tracks.iter().any(|id| game.track(id).is_ferry());
    draw(view, listed, &wanted, ferries)
}
