//! What depends on each track of a plan: the tickets that need it, and the detour if somebody else lays it.

use arrayvec::ArrayVec;

use super::paths::{Chains, Costs, NO_WAY};
use super::plan::{MOST_TRACKS, Means, Plan};
use super::rivals;
use super::table::Table;
use super::weights::{TURN, Weights};
use crate::catalog::*;

/// A value for each track of a plan, by its place.
pub(super) type PerTrack = ArrayVec<i32, MOST_TRACKS>;

/// The points of the tickets that wait for each planned track: a completed ticket counts instead of costing, with the
/// chance that it is completed at all, and every track that it still needs brings a share of that.
pub(super) fn stakes(table: &Table<'_>, weights: &Weights, plan: &Plan, means: &Means) -> PerTrack {
    let mut stakes: PerTrack = plan.tracks.iter().map(|_| 0).collect();
    let turns = plan.turns(weights.card, means.held);
    let chance = means.chance(weights.faith, plan.wagons, turns).max(EVEN);
    let mut efforts: Costs = [NO_WAY; MAX_TRACKS];
    let own = table.me().tracks.iter();
    own.for_each(|track| efforts[track.index()] = 0);
    for &track in &plan.tracks {
        let spaces = table.game.track(track).length() as i32;
        efforts[track.index()] = TURN + weights.card * spaces;
    }
    for ticket in plan.tickets.iter().map(|id| table.game.ticket(id)) {
        let [a, b] = ticket.ends();
        let chains = Chains::search(table.game, &efforts, a, Some(b));
        let Some(whole) = chains.cost(b).filter(|cost| *cost > 0) else {
            continue;
        };
        let value = 2 * i32::from(ticket.points()) * weights.point * chance / 100;
        for track in chains.tracks(a, b) {
            let place = plan.tracks.iter().position(|planned| *planned == track);
            if let Some(place) = place {
                stakes[place] += value * efforts[track.index()] / whole;
            }
        }
    }
    stakes
}

/// Nothing is planned with less than an even chance.
const EVEN: i32 = 50;

/// A detour longer than this is none.
const FARTHEST: i32 = 600;

/// How much it would hurt to lose a planned track: the cost of the detour, weighed by how near a rival is.
pub(super) fn urgency(table: &Table<'_>, costs: &Costs, plan: &Plan, track: TrackId) -> i32 {
    let mut without = *costs;
    let others = plan.tracks.iter();
    others.for_each(|other| without[other.index()] = 0);
    let gone = table.gone_with(track);
    gone.for_each(|track| without[track.index()] = NO_WAY);
    let the_track = table.game.track(track);
    let [a, b] = the_track.ends();
    let chains = Chains::search(table.game, &without, a, Some(b));
    let round = chains.cost(b).unwrap_or(FARTHEST).min(FARTHEST);
    let threats = table.rivals();
    let threat = threats.map(|rival| rivals::nearness(table, rival, the_track));
    round * (20 + threat.sum::<i32>().min(100)) / 100
}

#[cfg(test)]
mod tests {
    use super::super::costs::all_costs;
    use super::*;
    use crate::bots::{Level, Temperament};
    use crate::engine::game::{PlayerView, World};
    use crate::engine::table::{Setup, Viewer};

    /// How much it would hurt to lose the first double of a map before anything is laid.
    fn urgency_of_a_double(id: GameId, seats: u8) -> i32 {
        let world = World::new(&Setup::new(id, seats, 1)).expect("a table");
        let seat = world.to_act().expect("somebody begins");
        let PlayerView::Rail(view) = world.view(Viewer::Seat(seat)) else {
            panic!("a map game");
        };
        let (seat, own) = view.seated().expect("a seat's own view");
        let the_game = game(id).rail().expect("a map");
        let table = Table::new(the_game, &view.open, own, seat);
        let weights = Weights::new(Level::Strong, Temperament::Even);
        let mut routes = the_game.routes().iter();
        let double = routes.find(|route| route.tracks().len() == 2);
        let track = double.expect("a double").tracks()[0];
        let mut plan = Plan::default();
        plan.count(&table, track);
        urgency(&table, &all_costs(&table, &weights), &plan, track)
    }

    /// where a rival's track closes the route, the one beside it is no way round.
    #[test]
    fn a_double_is_more_urgent_where_it_closes() {
        for id in [GameId::GERMANY, GameId::NORTHERN_LIGHTS] {
            let (two, four) = (urgency_of_a_double(id, 2), urgency_of_a_double(id, 4));
            assert!(two > four, "{id:?}: {two} and {four}");
        }
    }
}
