//! What a running game adds to its board: wagons, ghost wagons, what may be claimed, what is closed, where tickets end.

use super::arrival::comes_from_second;
use super::path::{Remaining, remaining};
use super::together::together;
use crate::catalog::{Card, CityId, RailGame, Seat, TicketId, TicketSet, TrackId, TrackSet};
use crate::engine::rail::{
    ClaimOption, OpenSeat, Owner, PerColor, RailOptions, RailView, TurnOptions,
};

/// Everything that changes on a board, track by track and city by city.
#[derive(Clone, Debug, PartialEq)]
pub struct TableScene {
    /// The tracks, by `TrackId`.
    pub tracks: Vec<TrackLook>,
    /// The cities, by `CityId`.
    pub cities: Vec<CityLook>,
}

/// How a track looks now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrackLook {
    /// Whose wagons are on it.
    pub owner: Owner,
    /// Whose wagons are shown on it as a preview.
    pub ghost: Owner,
    /// Whether the wagons are the viewer's own.
    pub own: bool,
    /// Whether wagons that roll in now come from its second city.
    pub from_second: bool,
    /// Whether it may be claimed.
    pub state: TrackState,
    /// Whether it can be claimed now and lies on the way of a ticket that is still open.
    pub serves: bool,
    /// Whether the planner marks it.
    pub planned: bool,
    /// Whether it is pointed at.
    pub pointed: bool,
    /// Whether it was claimed last.
    pub last: bool,
    /// Whether it is part of the highlighted path.
    pub lit: bool,
    /// Whether it is dimmed, because something else is highlighted or filtered for.
    pub dimmed: bool,
}

/// Whether a track may be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrackState {
    /// It may be claimed later, or has been claimed.
    Free,
    /// The viewer can claim it now at the normal price: one card for each space.
    Claimable,
    /// The viewer can claim it now, but only with more cards than spaces, or with a loan.
    Dear,
    /// Nobody has it, and the viewer never can.
    Closed,
}

impl TrackState {
    /// Whether the viewer can claim it now.
    pub fn can_be_claimed(self) -> bool {
        matches!(self, TrackState::Claimable | TrackState::Dear)
    }
}

/// How a city looks now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CityLook {
    /// Which of the viewer's tickets end here.
    pub ticket: TicketEnd,
    /// Whether it is an end of the highlighted ticket.
    pub lit: bool,
    /// Passengers still standing; none where the board alone is shown.
    pub passengers: Option<PerColor>,
}

/// Which of the viewer's tickets end in a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TicketEnd {
    /// None that is still open.
    None,
    /// One that is kept and not yet complete.
    Open,
    /// One that may be kept.
    Offered,
}

/// What the player is looking at. None of it is part of the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Focus {
    /// Tracks claimed last.
    pub last: Vec<TrackId>,
    /// A track on which wagons are previewed.
    pub ghost: Option<TrackId>,
    /// The track on which wagons are being laid: they appear there before anything else knows about the claim.
    pub laid: Option<TrackId>,
    /// Only tracks that can be paid for with this card are of interest.
    pub card: Option<Card>,
    /// A ticket, and whose tracks count for it.
    pub spotlight: Option<(Seat, TicketId)>,
    /// Tracks that are pointed at.
    pub pointed: Vec<TrackId>,
    /// Tracks between which the player has to choose.
    pub choices: Vec<TrackId>,
    /// Several of the viewer's tickets, as one network.
    pub tickets: TicketSet,
    /// A player whose whole network is looked at.
    pub network: Option<Seat>,
    /// Tracks that the planner marks.
    pub planned: Vec<TrackId>,
    /// Cities that are looked at or pointed at.
    pub cities: Vec<CityId>,
}

impl TrackLook {
    /// A track on a board that nobody plays on.
    pub const PLAIN: TrackLook = TrackLook {
        owner: Owner::Nobody,
        ghost: Owner::Nobody,
        own: false,
        from_second: false,
        state: TrackState::Free,
        serves: false,
        planned: false,
        pointed: false,
        last: false,
        lit: false,
        dimmed: false,
    };
}

impl CityLook {
    /// A city on a board that nobody plays on.
    pub const PLAIN: CityLook = CityLook {
        ticket: TicketEnd::None,
        lit: false,
        passengers: None,
    };
}

impl TableScene {
    /// A board that nobody plays on.
    pub fn plain(game: &RailGame) -> TableScene {
        TableScene {
            tracks: vec![TrackLook::PLAIN; game.tracks().len()],
            cities: vec![CityLook::PLAIN; game.cities().len()],
        }
    }

    /// The board as a viewer sees it. `options` are the viewer's own: somebody else's would give away a hand.
    pub fn new(
        game: &RailGame,
        view: &RailView,
        options: &RailOptions,
        focus: &Focus,
    ) -> TableScene {
        let shown = Shown::new(game, view, focus);
        let served = served(game, view, options);
        let tracks = game.track_ids().map(|track| {
            let mut look = track_look(game, view, options, track);
            look.last = focus.last.contains(&track);
            look.planned = focus.planned.contains(&track);
            look.pointed = focus.pointed.contains(&track);
            if look.owner == Owner::Nobody {
                let wagons = ghost_of(view, options);
                if focus.laid == Some(track) {
                    look.owner = wagons;
                    look.own = wagons != Owner::Neutral;
                    look.state = TrackState::Free;
                } else if focus.ghost == Some(track) {
                    look.ghost = wagons;
                }
            }
            // Only these have just rolled in, or are about to.
            let rolling = match look.owner {
                Owner::Nobody => look.ghost,
                owner if look.last || focus.laid == Some(track) => owner,
                _ => Owner::Nobody,
            };
            look.from_second =
                rolling != Owner::Nobody && comes_from_second(game, &view.open, rolling, track);
            look.lit = shown.lit.contains(track) || focus.choices.contains(&track);
            let of_interest = match (shown.dims_others, focus.card) {
                (true, _) => look.lit || look.owner != Owner::Nobody,
                (false, Some(card)) => look.owner != Owner::Nobody || pays(options, track, card),
                (false, None) => true,
            };
            look.dimmed = !of_interest && look.ghost == Owner::Nobody;
            if look.dimmed && look.state.can_be_claimed() {
                look.state = TrackState::Free;
            }
            look.serves = look.state.can_be_claimed() && served.contains(track);
            look
        });
        TableScene {
            tracks: tracks.collect(),
            cities: city_looks(game, view, focus),
        }
    }
}

/// The tracks that are highlighted because of what the player looks at.
struct Shown {
    lit: TrackSet,
    /// Whether everything else steps back.
    dims_others: bool,
}

impl Shown {
    fn new(game: &RailGame, view: &RailView, focus: &Focus) -> Shown {
        let lit = if let Some((seat, ticket)) = focus.spotlight {
            let way = way_left(game, view, seat, ticket);
            way.map_or(TrackSet::NONE, |way| way.tracks.into_iter().collect())
        } else if let Some(seat) = focus.network {
            view.open
                .seats
                .get(seat.index())
                .map_or(TrackSet::NONE, |seat| seat.tracks)
        } else if let Some((seat, _)) = view.seated().filter(|_| !focus.tickets.is_empty()) {
            together(game, view, seat, focus.tickets).tracks
        } else {
            TrackSet::NONE
        };
        let looks_at_something =
            focus.spotlight.is_some() || focus.network.is_some() || !focus.tickets.is_empty();
        Shown {
            lit,
            dims_others: looks_at_something,
        }
    }
}

/// Tracks on the shortest ways of the viewer's open tickets, while the viewer may claim.
fn served(game: &RailGame, view: &RailView, options: &RailOptions) -> TrackSet {
    let (Some((seat, own)), RailOptions::Turn(_)) = (view.seated(), options) else {
        return TrackSet::NONE;
    };
    let open = own.tickets.minus(view.completed(game));
    let ways = open
        .iter()
        .filter_map(|ticket| way_left(game, view, seat, ticket));
    ways.flat_map(|way| way.tracks).collect()
}

/// Tracks that a seat might still claim.
pub(super) fn usable(view: &RailView, seat: &OpenSeat) -> TrackSet {
    if view.open.is_over() {
        TrackSet::NONE
    } else {
        view.open.free.minus(&seat.barred)
    }
}

/// What a seat still has to build for a ticket; none if no path is left.
pub fn way_left(
    game: &RailGame,
    view: &RailView,
    seat: Seat,
    ticket: TicketId,
) -> Option<Remaining> {
    let open = view.open.seats.get(seat.index())?;
    let usable = usable(view, open);
    remaining(game, &open.tracks, &usable, game.ticket(ticket).ends())
}

fn track_look(
    game: &RailGame,
    view: &RailView,
    options: &RailOptions,
    track: TrackId,
) -> TrackLook {
    let open = &view.open;
    let owner = open.owner(track);
    let seated = view.seated().map(|(seat, _)| seat);
    let never = seated.map(|seat| open.seat(seat)).is_some_and(|seat| {
        seat.barred.contains(track) || game.track(track).length() > usize::from(seat.wagons)
    });
    // After the end nobody wants to claim anything, so closed tracks need no sign.
    let state = if owner != Owner::Nobody || open.is_over() {
        TrackState::Free
    } else if let Some(state) = offered(game, options, track) {
        state
    } else if never || !open.free.contains(track) {
        TrackState::Closed
    } else {
        TrackState::Free
    };
    TrackLook {
        owner,
        own: seated.is_some_and(|seat| owner == Owner::Seat(seat)),
        state,
        ..TrackLook::PLAIN
    }
}

/// How a track can be claimed now, if it can.
fn offered(game: &RailGame, options: &RailOptions, track: TrackId) -> Option<TrackState> {
    match options {
        RailOptions::Turn(TurnOptions { claims, .. }) => {
            let claim = claims.iter().find(|claim| claim.track == track)?;
            Some(match is_dear(game, claim) {
                true => TrackState::Dear,
                false => TrackState::Claimable,
            })
        }
        RailOptions::Neutral { tracks } => tracks.contains(&track).then_some(TrackState::Claimable),
        _ => None,
    }
}

/// Whether even the cheapest payment takes more cards than the track has spaces, or the toll means a loan.
pub fn is_dear(game: &RailGame, claim: &ClaimOption) -> bool {
    let cards = claim.payments.iter().map(|pay| pay.cards.total());
    let fewest = cards.min().map_or(0, usize::from);
    claim.loan || fewest > game.track(claim.track).length()
}

/// Whether a track can be claimed with at least one card of a kind.
fn pays(options: &RailOptions, track: TrackId, card: Card) -> bool {
    let RailOptions::Turn(turn) = options else {
        return false;
    };
    let claim = turn.claims.iter().find(|claim| claim.track == track);
    claim.is_some_and(|claim| {
        let mut payments = claim.payments.iter();
        payments.any(|payment| payment.cards.count(card) > 0)
    })
}

fn ghost_of(view: &RailView, options: &RailOptions) -> Owner {
    match options {
        RailOptions::Neutral { .. } => Owner::Neutral,
        _ => view
            .seated()
            .map_or(Owner::Nobody, |(seat, _)| Owner::Seat(seat)),
    }
}

fn city_looks(game: &RailGame, view: &RailView, focus: &Focus) -> Vec<CityLook> {
    let standing = &view.open.passengers;
    let mut looks: Vec<CityLook> = (0..game.cities().len())
        .map(|city| CityLook {
            passengers: standing.get(city).copied(),
            ..CityLook::PLAIN
        })
        .collect();
    let mut mark = |ticket: TicketId, end: TicketEnd| {
        for CityId(city) in game.ticket(ticket).ends() {
            let look = &mut looks[usize::from(city)];
            look.ticket = look.ticket.max(end);
        }
    };
    if let Some((_, own)) = view.seated().filter(|_| !view.open.is_over()) {
        let done: TicketSet = view.completed(game);
        for ticket in own.tickets.iter().filter(|ticket| !done.contains(*ticket)) {
            mark(ticket, TicketEnd::Open);
        }
        for ticket in &own.offer {
            mark(*ticket, TicketEnd::Offered);
        }
    }
    let spotlight = focus.spotlight.map(|(_, ticket)| ticket);
    let ends = focus
        .tickets
        .iter()
        .filter(|_| spotlight.is_none() && focus.network.is_none())
        .chain(spotlight)
        .flat_map(|ticket| game.ticket(ticket).ends());
    for city in ends.chain(focus.cities.iter().copied()) {
        looks[city.index()].lit = true;
    }
    looks
}
