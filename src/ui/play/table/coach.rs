//! The coach at the table: at the first occurrence of each kind of decision one sentence, with what it is about lit.
//! What was shown counts as told, so nothing is said twice; it goes away with the decision, or at one tap.

use leptos::prelude::*;

use super::keep;
use super::store::TableStore;
use crate::catalog::BonusId;
use crate::engine::scenario::Lit;
use crate::platform::preferences;
use crate::platform::storage::Keeper;
use crate::save::{History, SeatEntry};
use crate::session::{Coach, Sitter, newcomers, tips_at};
use crate::text::coach::{self, Tip};

/// The coach of whoever holds the device.
#[derive(Clone, Copy)]
pub struct Coaching {
    /// Whether the coach speaks to the viewer.
    pub on: RwSignal<bool>,
    /// What is told now.
    pub tip: RwSignal<Option<Tip>>,
}

impl Coaching {
    /// Says nothing yet.
    pub fn new() -> Coaching {
        Coaching {
            on: RwSignal::new(false),
            tip: RwSignal::new(None),
        }
    }

    /// What the tip is about.
    pub fn lit(self) -> Option<Lit> {
        match self.tip.get()? {
            Tip::Turn | Tip::YardTurn | Tip::SecondCard => Some(Lit::WholeMarket),
            Tip::LastRound => None,
            // The list of them is lit, whichever are in it.
            Tip::Bonus => Some(Lit::Bonus(BonusId(0))),
            _ => Some(Lit::Question),
        }
    }

    /// Beside what the tip is told.
    fn place(self) -> Place {
        match self.lit() {
            Some(Lit::Question) => Place::Sheet,
            _ => Place::Table,
        }
    }
}

/// Where there is room for a tip.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In the sheet that it explains.
    Sheet,
    /// By the cards on the table.
    Table,
}

/// Follows the game for as long as the table is open.
pub fn follow(play: TableStore) {
    let coaching = play.coaching;
    let name = Memo::new(move |_| play.viewer_key());
    Effect::new(move |_| {
        let coach = name.get().and_then(|name| preferences::coach(&name));
        coaching.on.set(coach.is_some_and(|coach| coach.is_on()));
    });
    let due = Memo::new(move |_| {
        let tips = play
            .sheet
            .with(|sheet| play.seen.with(|view| tips_at(view, sheet)));
        (coaching.on.get(), play.to_act.get(), tips)
    });
    Effect::new(move |_| {
        due.get();
        coaching.tip.set(next(play));
    });
}

/// The tip that is due. It is noted as told at once.
fn next(play: TableStore) -> Option<Tip> {
    let name = play.slot.and_then(|_| untrack(|| play.viewer_key()))?;
    let mut coach = preferences::coach(&name)?;
    let sheet = play.sheet.get_untracked();
    let tip = play.seen.with_untracked(|view| coach.tip(view, &sheet))?;
    coach.read_tip(tip);
    preferences::keep_coach(&name, &coach);
    Some(tip)
}

/// People who sit down for the first time on this device have the coach beside them, unless they have chosen already.
pub fn meet(sitters: &[Sitter]) {
    let saved = keep::slots().list().unwrap_or_default();
    let played = History::new(Keeper::open()).list().unwrap_or_default();
    let before: Vec<Vec<SeatEntry>> = { saved.into_iter().map(|it| it.seats) }
        .chain(played.into_iter().map(|it| it.seats))
        .collect();
    for who in newcomers(sitters, &before) {
        if preferences::coach(&who).is_none() {
            preferences::keep_coach(&who, &Coach::default());
        }
    }
}

/// Turns the coach of the viewer on, from the start, or off.
pub fn turn(play: TableStore, on: bool) {
    if let Some(name) = untrack(|| play.viewer_key()) {
        let mut coach = preferences::coach(&name).unwrap_or_default();
        coach.set(on);
        preferences::keep_coach(&name, &coach);
        play.coaching.on.set(on);
    }
}

/// What is told, if this is the place for it.
pub fn beside(play: TableStore, place: Place) -> impl IntoView {
    let coaching = play.coaching;
    let says = Memo::new(move |_| {
        let (tip, lang) = (coaching.tip.get()?, play.app.lang.get());
        let says = play
            .seen
            .with_untracked(|view| Coach::says(lang, view, tip));
        (coaching.place() == place).then_some(says)
    });
    move || {
        let says = says.get()?;
        Some(view! {
            <div class="advice coach" id="coach">
                <span role="status">{says}</span>
                <span class="coach-ways">
                    <button class="second" id="coach-seen" on:click=move |_| coaching.tip.set(None)>{play.say(coach::GOT_IT)}</button>
                    <button class="plain" id="coach-off" on:click=move |_| turn(play, false)>{play.say(coach::NO_MORE)}</button>
                </span>
            </div>
        })
    }
}
