//! What somebody else's move did to the viewer: a ticket that can no longer be completed, or takes longer now.

use leptos::prelude::*;

use super::store::PlayStore;
use crate::catalog::{Seat, TicketId};
use crate::scene::way_left;
use crate::text::caption;

/// The ways that the viewer's open tickets still need.
type Ways = (Option<Seat>, Vec<(TicketId, Option<u16>)>);

/// One sentence about the last move, if it did any harm. It goes away when the viewer acts.
pub fn follow(play: PlayStore) -> Signal<Option<String>> {
    let harm = RwSignal::new(None);
    Effect::new(move |before: Option<Ways>| {
        let now = ways(play);
        let by_other = play.session.with_untracked(|session| {
            session.latest().map(|entry| entry.seat) != play.viewer.get_untracked()
        });
        match &before {
            Some((seat, old)) if *seat == now.0 && by_other => {
                if let Some(worst) = worst(old, &now.1) {
                    harm.set(Some(worst));
                }
            }
            _ => harm.set(None),
        }
        now
    });
    Signal::derive(move || {
        let (ticket, longer) = harm.get()?;
        let say = play.speaker();
        let name = say.ticket(ticket);
        Some(match longer {
            None => caption::lost(say.lang, &name),
            Some(spaces) => caption::longer(say.lang, &name, spaces),
        })
    })
}

/// A lost ticket is worse than a detour, and a long detour worse than a short one.
fn worst(
    before: &[(TicketId, Option<u16>)],
    now: &[(TicketId, Option<u16>)],
) -> Option<(TicketId, Option<u16>)> {
    let harmed = now.iter().filter_map(|&(ticket, now)| {
        let (_, before) = before.iter().find(|(old, _)| *old == ticket)?;
        match (*before, now) {
            (Some(_), None) => Some((ticket, None)),
            (Some(before), Some(now)) if now > before => Some((ticket, Some(now - before))),
            _ => None,
        }
    });
    harmed.max_by_key(|(_, longer)| longer.unwrap_or(u16::MAX))
}

fn ways(play: PlayStore) -> Ways {
    play.view.with(|view| {
        let Some((seat, own)) = view.seated() else {
            return (None, Vec::new());
        };
        let done = view.completed(play.game);
        let wagons = u16::from(view.open.seat(seat).wagons);
        let open = own.tickets.iter().filter(|ticket| !done.contains(*ticket));
        let ways = open.map(|ticket| {
            let way = way_left(play.game, view, seat, ticket);
            let spaces = way.map(|way| way.spaces).filter(|spaces| *spaces <= wagons);
            (ticket, spaces)
        });
        (Some(seat), ways.collect())
    })
}
