//! The page of the day: one deal for every game, the puzzle of the day, the streak and a calendar.

use leptos::prelude::*;

use super::asking::ask_on;
use super::puzzles::daily_puzzle;
use crate::catalog::{self, GameId, Seat};
use crate::platform::clock;
use crate::platform::storage::Keeper;
use crate::save::{Book, Daily, DayResult, Tries, streak};
use crate::session::{PAR_LEVELS, ParRun, daily_deal, daily_terms};
use crate::text::{Phrase, daily, fair, history, people, puzzles, shell};
use crate::ui::address::Page;
use crate::ui::parts::{poster, sealed};
use crate::ui::play::table::keep;
use crate::ui::store::Store;

fn tries() -> Daily<Keeper> {
    Daily::new(Keeper::open())
}

/// The page.
#[component]
pub fn Today() -> impl IntoView {
    let store = Store::find();
    let today = clock::today();
    let book = RwSignal::new(tries().settle().unwrap_or_default());
    let fault = RwSignal::new(None::<Phrase>);
    let games = GameId::all().map(
        |id| view! { <li class="save" data-daily=id.slug()>{row(id, today, book, fault)}</li> },
    );
    let puzzle = daily_puzzle(today);
    let more = [
        (Page::Puzzles, puzzles::TITLE),
        (Page::People, people::TITLE),
        (Page::Fair, fair::TITLE),
        (Page::History, history::TITLE),
    ];
    view! {
        <section class="sheet back today">
            <h1>{store.say(daily::TITLE)}</h1>
            <p>{store.say(daily::PITCH)}</p>
            <p id="streak"><strong>{move || book.with(|book| daily::streak(store.lang.get(), streak(book, today)))}</strong></p>
            <h2>{store.say(daily::DEALS)}</h2>
            <p class="fault" role="alert">{move || fault.get().map(|fault| fault.get(store.lang.get()))}</p>
            <ul class="saves">{games.collect_view()}</ul>
            {puzzle.map(|(id, number)| view! {
                <section class="panel">
                <h2>{store.say(puzzles::DAILY)}</h2>
                <p><a class="button" id="daily-puzzle" href=Page::Puzzle(id, number).link()>{store.name(catalog::game(id).name())}" · "{move || puzzles::number(store.lang.get(), number)}</a></p>
                </section>
            })}
            <section class="panel">
                <h2>{store.say(daily::CALENDAR)}</h2>
                {move || book.with(|book| calendar(store, book, today))}
            </section>
            <h2>{store.say(daily::MORE)}</h2>
            <p class="links">{more.map(|(page, says)| view! { <a class="button second" href=page.link()>{store.say(says)}</a> })}</p>
            <p class="ways-out"><a href=Page::Home.link()>{store.say(shell::HOME)}</a></p>
        </section>
    }
}

fn row(
    id: GameId,
    today: u32,
    book: RwSignal<Book>,
    fault: RwSignal<Option<Phrase>>,
) -> impl IntoView {
    let store = Store::find();
    let name = catalog::game(id).name();
    let state =
        Memo::new(move |_| book.with(|book| book.get(id.slug()).cloned().unwrap_or_default()));
    let deal = daily_deal(id, today);
    let start = move |_| fault.set(begin(id, today).err());
    let ways = move || {
        let tries = state.get();
        let running = running(&tries, today);
        match (tries.result(today).cloned(), running) {
            (Some(result), _) => finished(id, result, book).into_any(),
            (None, Some(slot)) => view! { <a class="button" href=Page::Play(slot).link()>{store.say(daily::CONTINUE)}</a> }.into_any(),
            (None, None) if tries.is_open(today) => view! { <button data-do="play" on:click=start>{store.say(daily::PLAY)}</button> }.into_any(),
            (None, None) => {
                let same_day = tries.latest.is_some_and(|(day, _)| day == today);
                let why = if same_day { daily::GIVEN_UP } else { daily::EARLIER };
                view! { <p class="small">{store.say(why)}</p> }.into_any()
            }
        }
    };
    let again = move || {
        (!state.with(|tries| tries.is_open(today))).then(|| {
        view! { <a class="button second" href=Page::Challenge(Ok(deal)).link()>{store.say(daily::AGAIN)}</a> }
    })
    };
    view! {
        <div class="save-head">{poster(id)}<h3>{store.name(name)}</h3>{sealed(&deal.setup)}</div>
        <div class="save-ways">{move || ways()}{move || again()}</div>
    }
}

/// Where today's try goes on.
fn running(tries: &Tries, today: u32) -> Option<crate::save::SlotId> {
    let (day, slot) = tries.latest.filter(|(day, _)| *day == today)?;
    let text = keep::slots().text(slot).ok().flatten()?;
    let save = crate::save::read(&text).ok()?;
    let listed = keep::slots().list().ok()?;
    let there = listed.iter().any(|info| info.id == slot);
    (there && save.terms.is_some_and(|terms| terms.day == Some(day))).then_some(slot)
}

/// Starts the counted try: first the game, then the note that it counts.
fn begin(id: GameId, today: u32) -> Result<(), Phrase> {
    let deal = daily_deal(id, today);
    let session = deal.begin(&[]).map_err(|_| daily::NOT_KEPT)?;
    let session = session.under(daily_terms(&deal, today));
    let slot = keep::add(&session.save()).map_err(|_| daily::NOT_KEPT)?;
    match tries().begin(id, today, slot) {
        Ok(true) => {
            keep::go(Page::Play(slot));
            Ok(())
        }
        // Another tab was faster, or nothing can be kept: the game must not stay as if it counted.
        outcome => {
            keep::slots().delete(slot).ok();
            Err(outcome.map_or(daily::NOT_KEPT, |_| daily::EARLIER))
        }
    }
}

/// How a try ended, and what computer players score on the same deal.
fn finished(id: GameId, result: DayResult, book: RwSignal<Book>) -> impl IntoView {
    let store = Store::find();
    let asked = RwSignal::new(false);
    let day = result.day;
    let (points, rival) = (result.points, result.rival);
    let medal = result.medal().map(|medal| medal as usize);
    let par = match result.par {
        Some(par) => view! { <span data-par="">{move || daily::par(store.lang.get(), par, medal)}</span> }.into_any(),
        None => (move || match asked.get() {
            false => view! { <button class="second" data-do="par" on:click=move |_| asked.set(true)>{store.say(daily::PAR)}</button> }.into_any(),
            true => work_out(id, day, book).into_any(),
        }).into_any(),
    };
    view! {
        <p class="day-result" role="status"><strong>{move || daily::result(store.lang.get(), points, rival)}</strong>" "{par}</p>
    }
}

/// Lets every level play the deal, one after the other.
fn work_out(id: GameId, day: u32, book: RwSignal<Book>) -> impl IntoView {
    let store = Store::find();
    let deal = daily_deal(id, day);
    let scored = RwSignal::new(Vec::<i16>::new());
    let run = RwSignal::new(ParRun::new(&deal, PAR_LEVELS[0]));
    let broken = RwSignal::new(false);
    ask_on(run, catalog::game(id), broken);
    Effect::new(move |_| {
        let Some(points) = run.with(|run| run.as_ref().and_then(|run| run.points(Seat(0)))) else {
            return;
        };
        scored.update(|scored| scored.push(points));
        let next = scored.with_untracked(Vec::len);
        match PAR_LEVELS.get(next) {
            Some(level) => run.set(ParRun::new(&deal, *level)),
            None => {
                run.set(None);
                let par = scored.with_untracked(|scored| <[i16; 3]>::try_from(scored.as_slice()));
                if let Ok(par) = par {
                    tries().note_par(id, day, par).ok();
                    book.set(tries().book().unwrap_or_default());
                }
            }
        }
    });
    let says = move || {
        if broken.get() {
            fair::BROKEN
        } else {
            daily::THINKING
        }
        .get(store.lang.get())
    };
    view! { <span class="small">{move || says()}" "{move || scored.with(Vec::len)}" / "{PAR_LEVELS.len()}</span> }
}

/// Four weeks, a week a line; what every day brought is said in words too.
fn calendar(store: Store, book: &Book, today: u32) -> impl IntoView + use<> {
    let lang = store.lang.get();
    // The first of January 1970 was a Thursday.
    let monday = today - (today + 3) % 7 - 21;
    let heads =
        (0..7).map(|day| view! { <th scope="col">{clock::weekday(monday + day, lang.tag())}</th> });
    let weeks = (0..4).map(|week| {
        let days = (0..7).map(|weekday| {
            let day = monday + 7 * week + weekday;
            let results: Vec<&DayResult> = book
                .values()
                .filter_map(|tries| tries.result(day))
                .collect();
            let said = match results.len() {
                0 => daily::NOTHING.get(lang).to_owned(),
                count => daily::finished(lang, count),
            };
            let best = results.iter().filter_map(|result| result.medal()).max();
            let medal = best.map(|medal| daily::MEDALS[medal as usize].get(lang));
            let said = medal.map_or(said.clone(), |medal| format!("{said}, {medal}"));
            let marks = "●".repeat(results.len());
            let kind = best.map_or("", |medal| daily::MEDALS[medal as usize].en);
            view! {
                <td class:today=day == today class:ahead={day > today} data-medal=kind>
                    <span class="unseen">{clock::date(day, lang.tag())}": "{said}</span>
                    <span aria-hidden="true">{clock::day_of_month(day)}</span>
                    <span class="marks" aria-hidden="true">{marks}</span>
                </td>
            }
        });
        view! { <tr>{days.collect_view()}</tr> }
    });
    view! { <table class="calendar"><thead><tr>{heads.collect_view()}</tr></thead><tbody>{weeks.collect_view()}</tbody></table> }
}
