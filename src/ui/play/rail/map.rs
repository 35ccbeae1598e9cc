//! The board of the running game: it is given what to show and reports what is tapped.

use leptos::prelude::*;

use super::looked_at::pointed_at;
use super::store::PlayStore;
use crate::bots::planner::Planned;
use crate::catalog::{CityId, Seat, TrackId};
use crate::engine::game::Sighting;
use crate::engine::rail::RailOptions;
use crate::scene::{Focus, Intent, TableScene, board as scene, legs, way_left};
use crate::session::Sheet;
use crate::text;
use crate::ui::board::{LiveBoard, Train};
use crate::ui::play::table::count_show;

/// The board.
#[component]
pub fn Map(
    /// Whether something covers it.
    away: Memo<bool>,
) -> impl IntoView {
    let play = PlayStore::find();
    let table = Memo::new(move |_| {
        let focus = focus(play);
        play.view.with(|view| {
            play.options
                .with(|options| TableScene::new(play.game, view, options, &focus))
        })
    });
    let liveries: Vec<u8> = play.session.with_untracked(|session| {
        session
            .sitters()
            .iter()
            .map(|sitter| sitter.color)
            .collect()
    });
    let cities = Memo::new(move |_| {
        let ticket = play.spotlight.get();
        ticket.map_or(Vec::new(), |ticket| {
            play.game.ticket(ticket).ends().to_vec()
        })
    });
    let look_at = Memo::new(move |_| look_at(play));
    let train = Memo::new(move |_| counted(play));
    let nearer = Memo::new(move |_| points(play) || count_show::counting(*play).is_some());
    let over = RwSignal::new(false);
    // Behind the curtain the board is there to be looked at.
    let points_at_something = move || over.get() && play.curtain.get().is_none();
    let label = Signal::derive(move || {
        let lang = play.app.lang.get();
        let game = play.game;
        text::board::summary(
            lang,
            lang.name(game.name()),
            game.cities().len(),
            game.tracks().len(),
        )
    });
    view! {
        <div class="map" class:points=move || points_at_something()>
            <LiveBoard
                scene=scene(play.game)
                prefix=play.slug()
                label=label
                table=table
                liveries=liveries
                ticket=cities
                look_at=look_at
                train=train
                nearer=nearer
                covered=play.covered
                away=away
                on_intent=move |intent| tapped(play, intent)
                on_hover=Callback::new(move |intent: Intent| {
                    hovers(play, &intent);
                    over.set(intent != Intent::Ground);
                })
            />
        </div>
    }
}

/// Whether something is pointed at that is easily missed from afar.
fn points(play: PlayStore) -> bool {
    let free = play.sheet.with(|sheet| *sheet == Sheet::Nothing);
    free && play.fresh.with(Vec::is_empty) && !pointed_at(play).0.is_empty()
}

/// Where something happens that must be seen: what the open sheet is about, the ticket that is being counted, what
/// somebody has just taken.
fn look_at(play: PlayStore) -> Vec<CityId> {
    let tracks = match play.sheet.get() {
        Sheet::Claim(track) => vec![track],
        Sheet::WhichTrack(tracks) | Sheet::Recap(tracks) => tracks,
        Sheet::Count(_) => match counted(play) {
            Some(train) => train.legs.into_iter().map(|leg| leg.track).collect(),
            None => return count_show::cities(*play),
        },
        Sheet::Question => {
            return play.options.with(|options| match options {
                RailOptions::Neutral { tracks } => ends(play, tracks),
                RailOptions::Passengers { track, .. } => ends(play, &[*track]),
                RailOptions::Keep { .. } => {
                    let tickets = play.ticked.get();
                    let ends = tickets.iter().map(|ticket| play.game.ticket(ticket).ends());
                    ends.flatten().collect()
                }
                _ => Vec::new(),
            });
        }
        _ => play.fresh.get(),
    };
    if tracks.is_empty() {
        let (tracks, cities) = pointed_at(play);
        return ends(play, &tracks).into_iter().chain(cities).collect();
    }
    ends(play, &tracks)
}

fn ends(play: PlayStore, tracks: &[TrackId]) -> Vec<CityId> {
    let ends = { tracks.iter() }.flat_map(|track| play.game.track(*track).ends());
    ends.collect()
}

/// The train along the ticket that is being counted; none if it was not completed.
fn counted(play: PlayStore) -> Option<Train> {
    count_show::counting(*play)?;
    let ticket = play.spotlight.get()?;
    let seat = holder_of_spotlight(play)?;
    let way = { play.view }.with(|view| way_left(play.game, view, seat, ticket))?;
    let ends = play.game.ticket(ticket).ends();
    Some(Train {
        ends,
        legs: legs(play.game, ends[0], &way.tracks),
        livery: play.livery(seat),
    })
}

fn focus(play: PlayStore) -> Focus {
    let seat = holder_of_spotlight(play).or_else(|| play.viewer.get());
    Focus {
        last: lit(play),
        ghost: play.claim.get().or_else(|| play.hovered.get()),
        laid: play.laying.get(),
        card: play.filter.get(),
        planned: play.planning.planned.with(Planned::tracks),
        spotlight: seat.zip(play.spotlight.get()),
        ..super::looked_at::focus(play)
    }
}

/// After the end everybody's tickets can be highlighted, each on its owner's tracks.
fn holder_of_spotlight(play: PlayStore) -> Option<Seat> {
    let ticket = play.spotlight.get()?;
    play.view.with(|view| {
        let hands = view.revealed.as_ref()?;
        let index = hands.iter().position(|own| own.tickets.contains(ticket))?;
        Some(Seat(index as u8))
    })
}

/// Tracks that were claimed last: since the viewer's last turn while the recap is open, or those picked there;
/// otherwise the latest.
fn lit(play: PlayStore) -> Vec<TrackId> {
    let claims = |seen: &[Sighting]| {
        seen.iter()
            .filter_map(Sighting::claimed)
            .collect::<Vec<_>>()
    };
    play.session.with(|session| {
        if let Sheet::Recap(tracks) = play.sheet.get()
            && let Some(seat) = play.viewer.get()
        {
            if !tracks.is_empty() {
                return tracks;
            }
            return session
                .recap(seat)
                .iter()
                .flat_map(|entry| claims(&entry.seen))
                .collect();
        }
        session
            .log_backwards()
            .map(|entry| claims(&entry.seen))
            .find(|tracks| !tracks.is_empty())
            .unwrap_or_default()
    })
}

/// A mouse shows what a click would do: wagons on a track that can be claimed.
fn hovers(play: PlayStore, intent: &Intent) {
    let track = match intent {
        Intent::Track(track) => Some(*track),
        _ => None,
    };
    let claimable = track.filter(|track| {
        play.options.with_untracked(|options| match options {
            RailOptions::Turn(turn) => turn.claims.iter().any(|claim| claim.track == *track),
            _ => false,
        })
    });
    if play.hovered.get_untracked() != claimable {
        play.hovered.set(claimable);
    }
}

fn tapped(play: PlayStore, intent: Intent) {
    match intent {
        Intent::Track(track) => play.show(Sheet::Claim(track)),
        Intent::Choose(tracks) => play.show(Sheet::WhichTrack(tracks)),
        Intent::City(city) => play.show(Sheet::City(city)),
        Intent::Ground => {
            let of_track = |sheet: &Sheet| {
                matches!(
                    sheet,
                    Sheet::Claim(_) | Sheet::WhichTrack(_) | Sheet::City(_) | Sheet::Player(_)
                )
            };
            if play.sheet.with_untracked(of_track) {
                play.close();
            }
        }
    }
}
