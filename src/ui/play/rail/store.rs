//! What the play page of a map game shares on top of any table: its data, and one memo per slice of the view.

use std::ops::Deref;

use arrayvec::ArrayVec;
use leptos::prelude::*;

use crate::catalog::{Card, MAX_SEATS, RailGame, TrackId, TrackKind};
use crate::engine::game::Action;
use crate::engine::rail::{OpenSeat, RailAction, RailOptions, RailView};
use crate::engine::table::{Cards, Display, TicketSet};
use crate::scene::Punched;
use crate::session::Sheet;
use crate::ui::after_paint::after_paint;
use crate::ui::play::table::store::seen_as;
pub use crate::ui::play::table::store::{Hint, TableStore};

/// Signals, so it is copied freely; every part of a map game finds it in its context.
#[derive(Clone, Copy)]
pub struct PlayStore {
    /// What every game's page has.
    pub table: TableStore,
    /// The game's data.
    pub game: &'static RailGame,
    /// The game as the screen may show it.
    pub view: Memo<RailView>,
    /// What the viewer may do.
    pub options: Memo<RailOptions>,
    /// The cards on the table.
    pub display: Memo<Display>,
    /// The viewer's completed tickets, and which have just become so.
    pub punched: Memo<Punched>,
    /// The viewer's hand.
    pub hand: Memo<Option<Cards>>,
    /// What everybody sees of the seats.
    pub seats: Memo<ArrayVec<OpenSeat, MAX_SEATS>>,
    /// The track of the claim sheet.
    pub claim: Memo<Option<TrackId>>,
    /// The track whose wagons are on the map already, although the session has not been told yet.
    pub laying: RwSignal<Option<TrackId>>,
    /// The track under the mouse; it is tried on the map as if it were tapped.
    pub hovered: RwSignal<Option<TrackId>>,
    /// The hand colour by which claimable tracks are filtered.
    pub filter: RwSignal<Option<Card>>,
    /// Whether all of the viewer's open tickets are shown on the map.
    pub all_tickets: RwSignal<bool>,
}

/// A map game is played at a table, so its store has all that the table's has.
impl Deref for PlayStore {
    type Target = TableStore;

    fn deref(&self) -> &TableStore {
        &self.table
    }
}

impl PlayStore {
    /// The store of a running map game; none if it is another kind of game.
    pub fn new(table: TableStore) -> Option<PlayStore> {
        let game = table.whole.rail()?;
        let view = seen_as(table.seen, |seen| {
            seen.rail().map(|view| RailView::clone(view))
        })?;
        let options = Memo::new(move |_| view.with(|view| view.options(game)));
        let filter = RwSignal::new(None);
        let all_tickets = RwSignal::new(false);
        Effect::new(move |before: Option<()>| {
            table.cleared.track();
            // What was ticked before the player left to read a rule is still ticked when the table is opened again.
            if before.is_some() {
                filter.set(None);
                table.ticked.set(TicketSet::NONE);
                all_tickets.set(false);
            }
        });
        Some(PlayStore {
            table,
            game,
            view,
            options,
            punched: Memo::new(move |before: Option<&Punched>| {
                view.with(|view| Punched::after(before, game, view))
            }),
            display: Memo::new(move |_| view.with(|view| view.open.cards.clone())),
            hand: Memo::new(move |_| view.with(|view| view.own.as_ref().map(|own| own.hand))),
            seats: Memo::new(move |_| view.with(|view| view.open.seats.clone())),
            claim: Memo::new(move |_| {
                table.sheet.with(|sheet| match sheet {
                    Sheet::Claim(track) => Some(*track),
                    _ => None,
                })
            }),
            laying: RwSignal::new(None),
            hovered: RwSignal::new(None),
            filter,
            all_tickets,
        })
    }

    /// The store of the component that asks.
    pub fn find() -> PlayStore {
        use_context().expect("a map game's page provides its store before any part is drawn")
    }

    /// The viewer's tickets that the latest change has completed.
    pub fn just_punched(self) -> Signal<TicketSet> {
        Signal::derive(move || self.punched.get().fresh)
    }

    /// The person who holds the device decides.
    pub fn act(self, action: RailAction) {
        self.table.act(Action::Rail(action));
    }

    /// The person who holds the device lays wagons. They are on the map with the next frame; everything else changes
    /// after that, so that even a slow phone responds at once. A tunnel asks its question first.
    pub fn lay(self, track: TrackId, action: RailAction) {
        if self.game.track(track).kind() == TrackKind::Tunnel {
            self.act(action);
            return;
        }
        if self.decided.get_value() {
            return;
        }
        self.decided.set_value(true);
        self.laying.set(Some(track));
        after_paint(move || {
            // The player may have left the page meanwhile.
            if self.laying.try_set(None).is_none() {
                self.decided.set_value(false);
                self.act(action);
            }
        });
    }
}
