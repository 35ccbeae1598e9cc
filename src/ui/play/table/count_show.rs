//! The count as a show: ticket by ticket with its path highlighted, bonus by bonus. It can be skipped at any time.

use std::time::Duration;

use leptos::prelude::*;

use super::emblem::badge;
use super::store::TableStore;
use crate::catalog::{CityId, Seat};
use crate::engine::game::Scores;
use crate::platform::screen;
use crate::scene::{CountStep, count_cities, count_start, count_steps};
use crate::session::{Sheet, Step};
use crate::text::result;

/// How long a line stays: long enough to read it and to follow the train along its path.
const LINE_MS: u64 = 1500;
/// A number that runs does so in about this many steps.
const TICKS: i16 = 8;
const TICK: Duration = Duration::from_millis(35);

/// The show, at the line that the sheet says. It ends by itself.
pub fn show(scores: &Scores) -> impl IntoView + use<> {
    let play = TableStore::find();
    let steps = StoredValue::new(count_steps(scores));
    let start = StoredValue::new(count_start(scores));
    let most = most(scores);
    let step = Memo::new(move |_| {
        let at = counting(play)?;
        steps.with_value(|steps| steps.get(at).cloned())
    });
    go_on_by_itself(play, step);
    let totals = move || match step.get() {
        Some(step) => step.totals,
        None => start.get_value(),
    };
    let bars = (0..scores.totals().len()).map(move |index| {
        let seat = Seat::at(index);
        let total = Memo::new(move |_| totals()[index]);
        let shown = ticking(total);
        let total = move || total.get();
        let share = move || format!("{:.3}", (f64::from(total()) / most).clamp(0.0, 1.0));
        let now = move || step.with(|step| step.as_ref().is_some_and(|step| step.seat == seat));
        view! {
            <li class="bar" class:now=move || now()>
                {badge(play.livery(seat))}
                <span class="bar-name">{move || play.speaker().seat(seat).to_owned()}</span>
                <span class="bar-fill" style:--share=move || share()></span>
                <strong>{shown}</strong>
            </li>
        }
    });
    let line = move || step.get().map(|step| line(play, &step));
    view! {
        <section class="sheet-body counting" id="counting">
            <h2 class="place" tabindex="-1">{play.say(result::COUNT)}</h2>
            <p class="count-line" role="status">{move || line()}</p>
            <ul class="bars">{bars.collect_view()}</ul>
            <div class="choices">
                <button class="second" id="next-count" on:click=move |_| next(play, steps.with_value(Vec::len))>{play.say(result::NEXT)}</button>
                <button id="skip-count" on:click=move |_| play.close()>{play.say(result::SKIP_COUNT)}</button>
            </div>
        </section>
    }
}

/// The length of the longest bar in the whole show.
fn most(scores: &Scores) -> f64 {
    let steps = count_steps(scores);
    let totals = steps.iter().flat_map(|step| step.totals.iter().copied());
    let most = totals.chain(count_start(scores)).max();
    f64::from(most.unwrap_or(1).max(1))
}

/// Whether there is a show at all: players who want no motion go straight to the table of points.
pub fn begins(play: TableStore) {
    play.step(Step::Ended {
        show: !screen::prefers_stillness(),
    });
}

fn line(play: TableStore, step: &CountStep) -> String {
    let say = play.speaker();
    let what = match step.line.source.ticket() {
        Some((ticket, completed)) => {
            let state = if completed {
                result::DONE
            } else {
                result::FAILED
            };
            format!("{} ({})", say.ticket(ticket), state.get(say.lang))
        }
        None => result::source(&say, step.line.source),
    };
    result::line(&say, step.seat, &what, step.line.points)
}

/// Highlights what is being counted, and shows the next line after a while.
fn go_on_by_itself(play: TableStore, step: Memo<Option<CountStep>>) {
    Effect::new(move |_| {
        let Some(at) = counting(play) else {
            return;
        };
        let Some(step) = step.get_untracked() else {
            return play.close();
        };
        let ticket = step.line.source.ticket();
        play.spotlight.set(ticket.map(|(ticket, _)| ticket));
        set_timeout(
            move || {
                // The player may have gone on, skipped, or left the page meanwhile.
                if play.sheet.try_get_untracked() == Some(Sheet::Count(at)) {
                    play.show(Sheet::Count(at + 1));
                }
            },
            Duration::from_millis(LINE_MS),
        );
    });
}

fn next(play: TableStore, lines: usize) {
    match play.sheet.get_untracked() {
        Sheet::Count(at) if at + 1 < lines => play.show(Sheet::Count(at + 1)),
        _ => play.close(),
    }
}

/// Where on the map the line is that is shown: the ends of its ticket, or a city. Empty for what has no place there,
/// and when there is no show.
pub fn cities(play: TableStore) -> Vec<CityId> {
    let Some(at) = counting(play) else {
        return Vec::new();
    };
    let scores = play.session.with(|session| session.scores());
    let steps = scores.as_ref().map(count_steps).unwrap_or_default();
    let source = steps.get(at).map(|step| step.line.source);
    source.map_or(Vec::new(), |source| count_cities(play.whole, source))
}

/// What everybody has by now, once the game is over: as far as the show has come, or everything. None before.
pub fn points_so_far(play: TableStore) -> Option<Vec<i16>> {
    let scores = play.session.with(|session| session.scores())?;
    let Some(at) = counting(play) else {
        return Some(scores.totals());
    };
    let step = count_steps(&scores).into_iter().nth(at);
    Some(step.map_or_else(|| scores.totals(), |step| step.totals))
}

/// A number that runs to where it should be; at once for players who want no motion.
pub fn ticking(wish: Memo<i16>) -> RwSignal<i16> {
    let shown = RwSignal::new(wish.get_untracked());
    Effect::new(move |_| {
        wish.track();
        tick(shown, wish);
    });
    shown
}

fn tick(shown: RwSignal<i16>, wish: Memo<i16>) {
    // The player may have left the page meanwhile.
    let (Some(now), Some(wish_now)) = (shown.try_get_untracked(), wish.try_get_untracked()) else {
        return;
    };
    let left = wish_now - now;
    let step = match left / TICKS {
        _ if screen::prefers_stillness() => left,
        0 => left.signum(),
        step => step,
    };
    if step != 0 {
        shown.set(now + step);
        set_timeout(move || tick(shown, wish), TICK);
    }
}

/// The line that is shown, while there is a show.
pub fn counting(play: TableStore) -> Option<usize> {
    play.sheet.with(|sheet| match sheet {
        Sheet::Count(at) => Some(*at),
        _ => None,
    })
}
