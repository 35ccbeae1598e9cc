//! Reading rivals: how near they are to a track, and which tickets their claims suggest.

use super::bonuses::{piece_at, pieces};
use super::paths::{Chains, Costs, NO_WAY};
use super::table::Table;
use crate::catalog::*;
use crate::engine::rail::{Hunch, OpenSeat, RailView};

/// How near a rival's network is to a track, in percent: at both its ends, at one, or not at all.
pub(super) fn nearness(table: &Table<'_>, rival: &OpenSeat, track: &Track) -> i32 {
    if track.length() > rival.wagons as usize {
        return 0;
    }
    let touches = |city: CityId| {
        table
            .game
            .graph()
            .neighbours(city)
            .iter()
            .any(|(_, track)| rival.tracks.contains(*track))
    };
    let [a, b] = track.ends().map(touches);
    match (a, b) {
        (true, true) => 60,
        (true, false) | (false, true) => 30,
        (false, false) => 0,
    }
}

/// How much likelier a rival holds a ticket it has joined already than one it has done nothing for.
const JOINED: i32 = 24;

/// Which tickets the rivals' claims suggest: the more of a ticket's path is laid, the likelier it is held.
pub(in crate::bots) fn hunch(game: &RailGame, view: &RailView) -> Hunch {
    let mut hunch = Hunch::NONE;
    let Some((viewer, own)) = view.seated() else {
        return hunch;
    };
    let table = Table::new(game, &view.open, own, viewer);
    let unseen = table.unseen_tickets();
    for (seat, rival) in view.open.seats.iter().enumerate() {
        let seat = Seat(seat as u8);
        if seat == viewer || rival.tracks.count() == 0 {
            continue;
        }
        let costs = spaces(&table, rival);
        for id in unseen.iter() {
            let done = done(&table, &costs, id).map_or(0, |(done, _)| done);
            let weight = 4 + 4 * (JOINED - 1) * done * done / 10_000;
            hunch.set(seat, id, weight as u16);
        }
    }
    hunch
}

/// How much of a ticket's path is laid, in percent, and how many spaces are left; none if it cannot be joined.
fn done(table: &Table<'_>, costs: &Costs, id: TicketId) -> Option<(i32, i32)> {
    let [a, b] = table.game.ticket(id).ends();
    let whole = table.game.graph().distance(a, b).map_or(1, i32::from);
    let left = Chains::search(table.game, costs, a, Some(b)).cost(b)?;
    Some(((100 - left * 100 / whole.max(1)).max(0), left))
}

/// How much of a ticket must be laid, in percent, before a rival is suspected of holding it.
const LIKELY_FROM: i32 = 40;
/// A rival who needs more spaces than this for a ticket is not worth blocking yet.
const LAST_LEG: i32 = 7;

/// With so many spaces at both ends of a ticket a rival surely wants to join them.
const BOTH_ENDS: i32 = 4;

/// What each track is worth as an obstacle, in points: what the rivals are likely to lose if it is gone.
pub(super) fn obstacles(table: &Table<'_>) -> [i32; MAX_TRACKS] {
    let mut worth = [0; MAX_TRACKS];
    let leader = table.rivals().map(|rival| rival.score).max();
    for rival in table.rivals() {
        if rival.ticket_count() > 0 && rival.tracks.count() >= 2 {
            let share = share(table, Some(rival.score) == leader);
            add_obstacles(table, rival, share, &mut worth);
        }
    }
    worth
}

/// How much of a rival's loss is one's own gain, in percent: all of it between two, and among several mostly what the
/// leader loses. The others gain from it too.
fn share(table: &Table<'_>, leads: bool) -> i32 {
    match (table.open.seat_count(), leads) {
        (..=2, _) => 100,
        (_, true) => 60,
        (_, false) => 20,
    }
}

/// What every track costs a seat in spaces: nothing if it has laid it, a prohibitive amount if it cannot.
pub(super) fn spaces(table: &Table<'_>, rival: &OpenSeat) -> Costs {
    let mut costs = [NO_WAY; MAX_TRACKS];
    for id in table.open.free.minus(&rival.barred).iter() {
        costs[id.index()] = table.game.track(id).length() as i32;
    }
    rival.tracks.iter().for_each(|id| costs[id.index()] = 0);
    costs
}

fn add_obstacles(table: &Table<'_>, rival: &OpenSeat, share: i32, worth: &mut [i32; MAX_TRACKS]) {
    let pieces = pieces(table, rival);
    let costs = spaces(table, rival);
    let wagons = i32::from(rival.wagons);
    let unseen = table.unseen_tickets();
    let held = i32::from(rival.ticket_count());
    let mut likely: arrayvec::ArrayVec<(TicketId, i32, i32), MAX_TICKETS> =
        arrayvec::ArrayVec::new();
    let mut sum = 0;
    for id in unseen.iter() {
        let Some((done, left)) = done(table, &costs, id) else {
            continue;
        };
        // Completed tickets cannot be blocked, but the rival may well hold them.
        let weight = if done >= LIKELY_FROM {
            done * done / 100
        } else {
            3
        };
        sum += weight;
        if done >= LIKELY_FROM && left > 0 && left <= LAST_LEG.min(wagons) {
            likely.push((id, left, weight));
        }
    }
    for (id, left, weight) in likely {
        let ticket = table.game.ticket(id);
        let [a, b] = ticket.ends();
        // The chance, in percent, that this ticket is one of those held.
        let chance = (weight * 100 * held / sum.max(1)).min(90);
        // Whoever has laid track at both ends wants to join the two; the smaller piece tells how much.
        let smaller = piece_at(&pieces, a).min(piece_at(&pieces, b));
        let share = share * (50 + 50 * smaller.min(BOTH_ENDS) / BOTH_ENDS) / 100;
        let chains = Chains::search(table.game, &costs, a, Some(b));
        let path: arrayvec::ArrayVec<TrackId, MAX_CITIES> = chains.tracks(a, b).collect();
        for track in path {
            if costs[track.index()] == 0 {
                continue;
            }
            let mut without = costs;
            let gone = table.gone_with(track);
            gone.for_each(|track| without[track.index()] = NO_WAY);
            let round = Chains::search(table.game, &without, a, Some(b)).cost(b);
            let loss = match round {
                Some(round) if round <= wagons => (round - left) * 2,
                _ => 2 * i32::from(ticket.points()),
            };
            worth[track.index()] += loss * chance / 100 * share / 100;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{PlayerView, World};
    use crate::engine::table::{Setup, Viewer};

    /// What the missing double of a rival's ticket is worth as an obstacle: all other tracks of its way are laid.
    fn last_double(seats: u8) -> i32 {
        let world = World::new(&Setup::new(GameId::GERMANY, seats, 1)).expect("a table");
        let seat = world.to_act().expect("somebody begins");
        let PlayerView::Rail(mut view) = world.view(Viewer::Seat(seat)) else {
            panic!("a map game");
        };
        let the_game = game(GameId::GERMANY).rail().expect("a map");
        let is_double =
            |id: TrackId| the_game.route(the_game.track(id).route()).tracks().len() == 2;
        let costs = std::array::from_fn(|id| match the_game.tracks().get(id) {
            Some(track) => track.length() as i32,
            None => NO_WAY,
        });
        let way = |ticket: &Ticket| -> Vec<TrackId> {
            let [a, b] = ticket.ends();
            let chains = Chains::search(the_game, &costs, a, Some(b));
            chains.tracks(a, b).collect()
        };
        let mut ways = the_game.tickets().iter().map(way);
        let way = ways
            .find(|way| way.len() > 3 && way.iter().filter(|id| is_double(**id)).count() == 1)
            .expect("a ticket with one double on its way");
        let rival = &mut view.open.seats[(seat.index() + 1) % seats as usize];
        rival.tickets = [3, 0];
        way.iter()
            .filter(|id| !is_double(**id))
            .for_each(|id| rival.tracks.insert(*id));
        let (seat, own) = view.seated().expect("a seat's own view");
        let table = Table::new(the_game, &view.open, own, seat);
        let obstacles = obstacles(&table);
        let double = way.into_iter().find(|id| is_double(*id));
        obstacles[double.expect("on the way").index()]
    }

    /// R-25, GE-4: with two players the first track of a double closes it, with four the other one stays open.
    #[test]
    fn a_double_is_an_obstacle_only_where_it_closes() {
        assert!(last_double(2) > 0);
        assert_eq!(last_double(4), 0);
    }
}
