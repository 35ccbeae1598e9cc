//! The review of a finished game: the decisions that mattered, and how everybody's chances went.

use leptos::prelude::*;

use super::asking::{Asks, ask_on};
use super::review_curve::{curves, luck};
use crate::bots::protocol::{Answer, Ask};
use crate::catalog::{self, Game, Seat};
use crate::platform::storage::Keeper;
use crate::save::{History, Loaded, SeatEntry};
use crate::session::{Moment, MomentKind, Reviewer};
use crate::text::speaker::Speaker;
use crate::text::{fair, history, moves, review as words, saved, shell};
use crate::ui::address::{Kept, Page};
use crate::ui::parts::seat_names;
use crate::ui::store::Store;

/// A review that asks unless it is stopped.
pub struct Reviewing {
    reviewer: Reviewer,
    stopped: bool,
}

impl Asks for Reviewing {
    fn ask(&self, request: u64) -> Option<Ask> {
        let question = self.reviewer.question(request).filter(|_| !self.stopped);
        question.map(|question| Ask::Weigh(Box::new(question)))
    }
    fn hear(&mut self, answer: Answer, _: &'static Game) {
        match answer {
            Answer::Weighed(weighed) => self.reviewer.hear(Some(&weighed)),
            _ => self.reviewer.hear(None),
        }
    }
}

/// What the parts of the page share: signals, so it is copied freely.
#[derive(Clone, Copy)]
pub struct Desk {
    /// What the whole app shares.
    pub store: Store,
    /// The number of the game in the history.
    pub id: u32,
    /// The review.
    pub asker: RwSignal<Option<Reviewing>>,
    /// Who sat where.
    pub seats: StoredValue<Vec<SeatEntry>>,
    game: &'static Game,
    broken: RwSignal<bool>,
    /// Whose review it is, at how many points its curve is, and whether it is over: what there is to draw changes with
    /// these, and not with every answer.
    drawn: Memo<Option<(Seat, usize, bool)>>,
}

impl Desk {
    /// Knows what everything is called.
    pub fn speaker(self) -> Speaker {
        let lang = self.store.lang.get();
        Speaker {
            lang,
            game: self.game,
            names: self.seats.with_value(|seats| seat_names(lang, seats)),
        }
    }

    /// Reads something from the review, again whenever there is more to draw.
    pub fn with<T>(self, read: impl FnOnce(&Reviewer) -> T) -> Option<T> {
        self.drawn.track();
        self.asker
            .with_untracked(|asker| asker.as_ref().map(|it| read(&it.reviewer)))
    }

    fn is_over(self) -> bool {
        self.drawn.get().is_some_and(|(_, _, over)| over)
    }

    fn percent(self) -> usize {
        self.asker.with(|asker| {
            let asker = asker.as_ref();
            asker.map_or(0, |it| it.reviewer.percent())
        })
    }

    fn stop(self, stopped: bool) {
        self.broken.set(false);
        self.asker.update(|asker| {
            if let Some(asker) = asker {
                asker.stopped = stopped;
            }
        });
    }
}

/// The page.
pub fn review(id: u32) -> AnyView {
    let store = Store::find();
    let loaded = History::new(Keeper::open()).open(id).ok().flatten();
    let loaded = loaded.and_then(Result::ok);
    let seat = loaded.as_ref().map(first_person).unwrap_or(Seat(0));
    let kept = store.review.with_value(|kept| {
        let kept = kept.as_ref().filter(|(number, _)| *number == id);
        kept.map(|(_, reviewer)| reviewer.clone())
    });
    let found = loaded.and_then(|loaded| {
        let reviewer = kept.or_else(|| Reviewer::new(&loaded, seat))?;
        Some((loaded, reviewer))
    });
    let Some((loaded, reviewer)) = found else {
        return closed(store);
    };
    let seat = reviewer.seat();
    let asker = RwSignal::new(Some(Reviewing {
        reviewer,
        stopped: false,
    }));
    let desk = Desk {
        store,
        id,
        asker,
        seats: StoredValue::new(loaded.seats.clone()),
        game: catalog::game(loaded.setup.game),
        broken: RwSignal::new(false),
        drawn: Memo::new(move |_| {
            asker.with(|asker| {
                let it = &asker.as_ref()?.reviewer;
                Some((it.seat(), it.point_count(), it.is_over()))
            })
        }),
    };
    ask_on(asker, desk.game, desk.broken);
    on_cleanup(move || {
        let reviewer = asker
            .try_update_untracked(Option::take)
            .flatten()
            .map(|it| (id, it.reviewer));
        store.review.set_value(reviewer);
    });
    view! {
        <section class="sheet back review" data-percent=move || desk.percent()>
            <h1>{store.say(words::TITLE)}" · "{store.name(desk.game.name())}</h1>
            <p>{store.say(words::PITCH)}</p>
            {seat_choice(desk, loaded, seat)}
            {progress(desk)}
            <h2>{store.say(words::MOMENTS)}</h2>
            <div id="moments">{move || moments(desk)}</div>
            {curves(desk)}
            {luck(desk)}
            <p class="ways-out">
                <a href=Page::Replay(Kept::Finished(id)).link()>{store.say(saved::REPLAY)}</a>
                <a href=Page::History.link()>{store.say(history::TITLE)}</a>
                <a href=Page::Home.link()>{store.say(shell::HOME)}</a>
            </p>
        </section>
    }
    .into_any()
}

fn closed(store: Store) -> AnyView {
    view! {
        <section class="sheet back">
            <h1>{store.say(words::TITLE)}</h1>
            <p role="alert">{store.say(words::GONE)}</p>
            <p><a class="button" href=Page::History.link()>{store.say(history::TITLE)}</a></p>
        </section>
    }
    .into_any()
}

/// The first person at the table, or the first bot where there is none.
fn first_person(loaded: &Loaded) -> Seat {
    let person = loaded.seats.iter().position(|seat| seat.bot().is_none());
    Seat::at(person.unwrap_or(0))
}

/// Whose decisions are reviewed; anybody's, since the game is over.
fn seat_choice(desk: Desk, loaded: Loaded, chosen: Seat) -> AnyView {
    let store = desk.store;
    let options = move || {
        let names = desk.speaker().names.into_iter().enumerate();
        names
            .map(|(seat, name)| view! { <option value=seat selected=seat == chosen.index()>{name}</option> })
            .collect_view()
    };
    let loaded = StoredValue::new(loaded);
    let choose = move |value: String| {
        let seat = Seat(value.parse().unwrap_or(0));
        let reviewer = loaded.with_value(|loaded| Reviewer::new(loaded, seat));
        desk.asker.set(reviewer.map(|reviewer| Reviewing {
            reviewer,
            stopped: false,
        }));
    };
    view! {
        <label class="field">
            <span>{store.say(words::SEAT)}</span>
            <select id="seat" on:change:target=move |event| choose(event.target().value())>{options}</select>
        </label>
    }
    .into_any()
}

/// How far it is, and the way to stop it or to go on.
fn progress(desk: Desk) -> AnyView {
    let store = desk.store;
    let stopped = Memo::new(move |_| {
        let stopped = desk
            .asker
            .with(|asker| asker.as_ref().is_some_and(|it| it.stopped));
        stopped || desk.broken.get()
    });
    let over = Memo::new(move |_| desk.is_over());
    let percent = Memo::new(move |_| desk.percent());
    // Told now and then: a screen reader that counts to a hundred tells nothing else.
    let told = Memo::new(move |_| percent.get() / 25 * 25);
    let says = move || {
        let lang = store.lang.get();
        if over.get() {
            let count = desk.with(|it| it.found().moments.len());
            return words::done(lang, count.unwrap_or(0));
        }
        match (desk.broken.get(), stopped.get()) {
            (true, _) => fair::BROKEN.get(lang).to_owned(),
            (_, true) => words::STOPPED.get(lang).to_owned(),
            _ => words::progress(lang, told.get()),
        }
    };
    let button = move || {
        match stopped.get() {
            true => words::AGAIN,
            false => words::STOP,
        }
        .get(store.lang.get())
    };
    view! {
        <div class="review-progress" class:over=move || over.get()>
            <progress max="100" prop:value=move || percent.get() aria-label=store.say(words::TITLE)></progress>
            <p role="status">{says}</p>
            <p>
                <button class="second" id="stop" disabled=move || over.get() on:click=move |_| desk.stop(!stopped.get_untracked())>
                    {button}
                </button>
            </p>
        </div>
    }
    .into_any()
}

/// The decisions that mattered; a place for them while they are looked for.
fn moments(desk: Desk) -> AnyView {
    let store = desk.store;
    if !desk.is_over() {
        return view! { <p class="empty-note">"…"</p> }.into_any();
    }
    let say = desk.speaker();
    let moments = desk.with(|it| it.found().moments).unwrap_or_default();
    if moments.is_empty() {
        return view! { <p class="empty-note" id="no-moment">{store.say(words::NONE)}</p> }
            .into_any();
    }
    let rows = moments.iter().map(|moment| row(desk.id, &say, moment));
    view! {
        <ol class="moments">{rows.collect_view()}</ol>
        <p class="small">{store.say(words::SURE)}</p>
    }
    .into_any()
}

fn row(id: u32, say: &Speaker, moment: &Moment) -> impl IntoView + use<> {
    let lang = say.lang;
    let missed = moment.kind == MomentKind::Missed;
    let (kind, mark, other) = match missed {
        true => (words::MISSED, "−", words::BETTER),
        false => (words::FOUND, "✓", words::INSTEAD),
    };
    let facts = [
        (
            words::PLAYED,
            moves::to_do(say, &moment.view, moment.played),
        ),
        (other, moves::to_do(say, &moment.view, moment.other)),
        (words::WHY, words::why(say, &moment.reasons)),
    ];
    let facts = facts.map(|(name, says)| view! { <dt>{name.get(lang)}</dt><dd>{says}</dd> });
    view! {
        <li class="moment" class:missed=missed>
            <h3><span class="mark" aria-hidden="true">{mark}</span>{kind.get(lang)}" · "{words::at_turn(lang, moment.turn)}</h3>
            <p class="stake">{words::stake(lang, missed, moment.stake())}</p>
            <dl>{facts}</dl>
            <p><a class="button second" href=Page::ReplayAt(id, moment.step).link()>{words::LOOK.get(lang)}</a></p>
        </li>
    }
}
