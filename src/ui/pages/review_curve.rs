//! How everybody's chances and points went, as curves and in numbers, and what chance dealt.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::review::Desk;
use crate::scene::{CURVE_HEIGHT, CURVE_WIDTH, Curve, Livery, curve};
use crate::session::{Found, Point};
use crate::text::speaker::{Speaker, number};
use crate::text::{Phrase, review as words};
use crate::ui::address::Page;
use crate::ui::play::table::{badge, keep};

/// Both curves, once there is something to draw, and the same in numbers.
pub fn curves(desk: Desk) -> AnyView {
    let store = desk.store;
    let body = move || {
        let say = desk.speaker();
        desk.with(|reviewer| drawn(desk, &say, &reviewer.found()))
    };
    view! {
        <h2>{store.say(words::CHANCES)}</h2>
        <p class="small">{store.say(words::CHANCES_HELP)}</p>
        {move || body()}
        {in_numbers(desk)}
    }
    .into_any()
}

/// The curves as a table, made once somebody opens it.
fn in_numbers(desk: Desk) -> impl IntoView {
    let open = RwSignal::new(false);
    let table = move || {
        let say = desk.speaker();
        let found = open
            .get()
            .then(|| desk.with(|reviewer| numbers(desk.id, &say, &reviewer.found())));
        found.flatten()
    };
    view! {
        <details id="numbers" on:toggle=move |_| open.set(true)>
            <summary>{desk.store.say(words::NUMBERS)}</summary>
            {move || table()}
        </details>
    }
}

fn drawn(desk: Desk, say: &Speaker, found: &Found<'_>) -> AnyView {
    let points: Vec<&Point> = found.points.iter().chain([found.last]).collect();
    let steps: Vec<usize> = points.iter().map(|point| point.step).collect();
    let lines = |values: fn(&Point) -> Vec<f64>| -> Vec<(f64, Vec<f64>)> {
        { points.iter() }
            .map(|point| (point.step as f64, values(point)))
            .collect()
    };
    let chances = curve(&lines(|point| point.chances.clone()), (0.0, 1.0), 0.5);
    let totals = lines(|point| point.totals.iter().map(|it| f64::from(*it)).collect());
    let totals = curve(&totals, (0.0, 10.0), 0.0);
    let names = say.names.iter().enumerate().map(|(seat, name)| {
        let (livery, first) = (livery(desk, seat), found.points.first());
        let course = first.zip(found.points.last()).map(|(first, last)| {
            words::course(say.lang, name, first.chances[seat], last.chances[seat])
        });
        view! { <li>{badge(livery)}<span>{course.unwrap_or(name.clone())}</span></li> }
    });
    view! {
        {picture(desk, chances, steps.clone())}
        <ul class="curve-names">{names.collect_view()}</ul>
        <h2>{words::POINTS.get(say.lang)}</h2>
        {picture(desk, totals, steps)}
    }
    .into_any()
}

fn livery(desk: Desk, seat: usize) -> u8 {
    desk.seats
        .with_value(|seats| seats.get(seat).map_or(0, |seat| seat.color))
}

/// A curve. A tap leads to the replay; those who do not tap have the same links in the table.
fn picture(desk: Desk, curve: Curve, steps: Vec<usize>) -> AnyView {
    let lines = curve.lines.iter().zip(&curve.ends).enumerate();
    let lines = lines.map(|(seat, (points, end))| {
        let livery = Livery::of(livery(desk, seat));
        let place = format!("translate({CURVE_WIDTH} {end:.1}) scale(5)");
        view! {
            <g class=livery.word()>
                <polyline points=points.clone() />
                <path d=livery.shape() transform=place />
            </g>
        }
    });
    let around = format!("-2 -8 {} {}", CURVE_WIDTH + 12.0, CURVE_HEIGHT + 16.0);
    let (left, whole) = (2.0, CURVE_WIDTH + 12.0);
    let rule = curve.rule;
    let lines = lines.collect_view();
    let go = move |event: MouseEvent| {
        let shown = event
            .current_target()
            .and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        let Some(frame) = shown.map(|shown| shown.get_bounding_client_rect()) else {
            return;
        };
        let share = (f64::from(event.client_x()) - frame.left()) / frame.width().max(1.0);
        let place = (share * whole - left) / CURVE_WIDTH;
        if let Some(step) = curve.nearest(place).and_then(|it| steps.get(it)) {
            keep::go(Page::ReplayAt(desk.id, *step));
        }
    };
    view! {
        <svg class="curve" viewBox=around aria-hidden="true" on:click=go>
            <line class="rule" x1="0" x2=CURVE_WIDTH y1=rule y2=rule />
            {lines}
        </svg>
    }
    .into_any()
}

fn numbers(id: u32, say: &Speaker, found: &Found<'_>) -> AnyView {
    let lang = say.lang;
    let heads = say
        .names
        .iter()
        .map(|name| view! { <th scope="col">{name.clone()}</th> });
    let rows = found.points.iter().chain([found.last]).map(|point| {
        let is_last = point.step == found.last.step;
        let name = match is_last {
            true => words::END.get(lang).to_owned(),
            false => point.turn.to_string(),
        };
        let cells = point
            .chances
            .iter()
            .zip(&point.totals)
            .map(|(chance, total)| {
                view! { <td>{words::chance(lang, *chance)}" · "{number(*total)}</td> }
            });
        view! {
            <tr>
                <th scope="row"><a href=Page::ReplayAt(id, point.step).link()>{name}</a></th>
                {cells.collect_view()}
            </tr>
        }
    });
    let title = format!("{} · {}", words::CHANCES.get(lang), words::POINTS.get(lang));
    table(
        title,
        words::TURN,
        lang,
        heads.collect_view(),
        rows.collect_view(),
    )
}

fn table(
    title: String,
    first: Phrase,
    lang: crate::text::Lang,
    heads: impl IntoView,
    rows: impl IntoView,
) -> AnyView {
    // A table wider than a phone must scroll with the arrow keys too, so it takes the focus.
    view! {
        <div class="scroll" tabindex="0" role="group" aria-label=title>
            <table class="record">
                <thead><tr><th scope="col">{first.get(lang)}</th>{heads}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// What everybody drew blind.
pub fn luck(desk: Desk) -> AnyView {
    let store = desk.store;
    let body = move || {
        let say = desk.speaker();
        let lang = say.lang;
        let luck = desk.with(|reviewer| reviewer.found().luck.to_vec());
        let rows = luck.unwrap_or_default().into_iter().enumerate();
        let rows = rows.map(|(seat, luck)| {
            view! {
                <tr>
                    <th scope="row">{say.names.get(seat).cloned()}</th>
                    <td>{luck.blind}</td>
                    <td>{luck.locos}</td>
                    <td>{words::tenths(lang, luck.usual_locos)}</td>
                </tr>
            }
        });
        let heads = [words::BLIND, words::LOCOS, words::USUAL];
        let heads = heads.map(|head| view! { <th scope="col">{head.get(lang)}</th> });
        let title = words::LUCK.get(lang).to_owned();
        table(
            title,
            crate::text::history::WHO,
            lang,
            heads,
            rows.collect_view(),
        )
    };
    view! {
        <h2>{store.say(words::LUCK)}</h2>
        <p class="small">{store.say(words::LUCK_HELP)}</p>
        {move || body()}
    }
    .into_any()
}
