//! What the page of a Card Game shares on top of any table.

use std::ops::Deref;

use leptos::prelude::*;

use crate::catalog::{Seat, TicketId, TicketSet, YardGame};
use crate::engine::game::{Action, Moment, Sighting};
use crate::engine::table::{Cards, Display};
use crate::engine::yard::{self, Phase, YardAction, YardEvent, YardOptions, YardView};
use crate::scene::YardScene;
use crate::session::{Panel, Sheet};
use crate::ui::play::table::store::{TableStore, seen_as};

/// Signals, so it is copied freely; every part of the Card Game finds it in its context.
#[derive(Clone, Copy)]
pub struct YardStore {
    /// What every game's page has.
    pub table: TableStore,
    /// The game's data.
    pub game: &'static YardGame,
    /// The game as the screen may show it.
    pub view: Memo<YardView>,
    /// What the viewer may do.
    pub options: Memo<YardOptions>,
    /// The cards on the table.
    pub display: Memo<Display>,
    /// The viewer's hand.
    pub hand: Memo<Option<Cards>>,
    /// The yards as a picture.
    pub scene: Memo<YardScene>,
    /// The cards picked from the hand to be laid in the yard.
    pub picked: Memo<Cards>,
    /// Tickets ticked in the open question.
    pub chosen: RwSignal<TicketSet>,
    /// The question for which they are ticked, so that opening another panel in between unticks nothing.
    asked: StoredValue<Option<u64>>,
    /// Who has read the announcement of which round.
    pub round_read: RwSignal<Option<(Seat, u8)>>,
}

/// The Card Game is played at a table, so its store has all that the table's has.
impl Deref for YardStore {
    type Target = TableStore;

    fn deref(&self) -> &TableStore {
        &self.table
    }
}

impl YardStore {
    /// The store of a running Card Game; none if it is another kind of game.
    pub fn new(table: TableStore) -> Option<YardStore> {
        let game = table.whole.yard()?;
        let view = seen_as(table.seen, |seen| {
            seen.yard().map(|view| YardView::clone(view))
        })?;
        let picked = Memo::new(move |_| {
            table.sheet.with(|sheet| match sheet {
                Sheet::Lay(cards) => *cards,
                _ => Cards::NONE,
            })
        });
        // What was ticked before the player left to read a rule is still ticked.
        let came_back = table.ticked.with_untracked(|ticked| !ticked.is_empty());
        let came_back =
            came_back.then(|| table.session.with_untracked(|session| session.position()));
        Some(YardStore {
            table,
            game,
            view,
            options: Memo::new(move |_| view.with(|view| view.options(game))),
            display: Memo::new(move |_| view.with(|view| view.open.cards.clone())),
            hand: Memo::new(move |_| view.with(|view| view.own.as_ref().map(|own| own.hand))),
            scene: Memo::new(move |before: Option<&YardScene>| {
                let (news, picked) = (news(table), picked.get());
                view.with(|view| YardScene::new(view, &news, picked).following(before))
            }),
            picked,
            chosen: table.ticked,
            asked: StoredValue::new(came_back),
            round_read: RwSignal::new(None),
        })
    }

    /// The store of the component that asks.
    pub fn find() -> YardStore {
        use_context().expect("the Card Game's page provides its store before any part is drawn")
    }

    /// The person who holds the device decides.
    pub fn act(self, action: YardAction) {
        self.table.act(Action::Yard(action));
    }

    /// A question about tickets starts with some of them ticked. What the player has changed since then stays.
    pub fn ask(self, ticked: TicketSet) {
        let position = self.session.with_untracked(|session| session.position());
        if self.asked.get_value() != Some(position) {
            self.asked.set_value(Some(position));
            self.chosen.set(ticked);
        }
    }

    /// Ticks a ticket of the open question, or unticks it.
    pub fn toggle(self, ticket: TicketId) {
        self.chosen.update(|set| match set.contains(ticket) {
            true => set.remove(ticket),
            false => set.insert(ticket),
        });
    }

    /// Colours and shapes, by `Seat`.
    pub fn liveries(self) -> Vec<u8> {
        let seats = self.view.with_untracked(|view| view.open.seat_count());
        (0..seats).map(|seat| self.livery(Seat::at(seat))).collect()
    }

    /// Whether the current decision is about tickets, so that journeys matter more than yards.
    pub fn wants_poster(self) -> bool {
        let asked = self.view.with(|view| {
            matches!(view.open.phase, Phase::Over)
                || view.is_to_act() && !matches!(view.open.phase, Phase::Turn | Phase::SecondCard)
        });
        self.sheet.with(|sheet| match sheet {
            Sheet::Panel(panel) => *panel == Panel::Tickets,
            _ => asked,
        })
    }

    /// The new round that has not been announced to the viewer yet: it began with or after their last decision.
    pub fn new_round(self) -> Option<u8> {
        let seat = self.viewer.get()?;
        if self.moment.get() == Moment::Over {
            return None;
        }
        let round = self.session.with(|session| {
            for entry in session.log_backwards() {
                let began = entry.seen.iter().find_map(|seen| match seen.yard() {
                    Some(YardEvent::RoundBegan { round, .. }) => Some(*round),
                    _ => None,
                });
                if began.is_some() || entry.seat == seat {
                    return began;
                }
            }
            None
        })?;
        (self.round_read.get() != Some((seat, round))).then_some(round)
    }
}

/// What every action brought since the viewer's last decision, that one included, oldest first.
fn news(table: TableStore) -> Vec<Vec<yard::Sighting>> {
    table.session.with(|session| {
        let mut news = Vec::new();
        for entry in session.log_backwards() {
            let seen = entry.seen.iter().filter_map(Sighting::yard);
            news.push(seen.cloned().collect());
            if table.viewer.get().is_none_or(|viewer| viewer == entry.seat) {
                break;
            }
        }
        news.reverse();
        news
    })
}
