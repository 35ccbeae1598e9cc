//! The end: who won, and every player's points by source.

use leptos::prelude::*;

use super::emblem::badge;
use super::mini_map::mini_map;
use super::store::PlayStore;
use super::{count_show, keep};
use crate::catalog::Seat;
use crate::engine::game::Scores;
use crate::engine::rail::{RailScores, Source};
use crate::text::speaker::{Speaker, number, points};
use crate::text::{result, saved};
use crate::ui::address::Page;

/// The count, once the game is over.
#[component]
pub fn GameResult() -> impl IntoView {
    let play = PlayStore::find();
    let scores = Memo::new(
        move |_| match play.session.with(|session| session.scores()) {
            Some(Scores::Rail(scores)) => Some(scores),
            _ => None,
        },
    );
    let showing = Memo::new(move |_| play.counting.get().is_some());
    move || {
        let scores = scores.get()?;
        Some(match showing.get() {
            true => count_show::show(&scores).into_any(),
            false => count(scores).into_any(),
        })
    }
}

fn count(scores: RailScores) -> impl IntoView {
    let play = PlayStore::find();
    let say = play.speaker();
    let winners: Vec<String> = scores
        .winners
        .iter()
        .map(|seat| say.seat(*seat).to_owned())
        .collect();
    let heads = (0..scores.seats.len()).map(|index| {
        let seat = Seat(index as u8);
        view! { <th scope="col">{badge(play.livery(seat))}<span>{say.seat(seat).to_owned()}</span></th> }
    });
    let rows = rows(&say, &scores).into_iter().map(|(name, cells)| {
        let cells = cells
            .into_iter()
            .map(|cell| view! { <td>{cell.map_or("–".to_owned(), number)}</td> });
        view! { <tr><th scope="row">{name}</th>{cells.collect_view()}</tr> }
    });
    let totals = scores
        .seats
        .iter()
        .enumerate()
        .map(|(index, seat)| view! { <td data-total=index>{number(seat.total)}</td> });
    let replay = keep::replay_of(*play).map(|page| {
        view! { <a class="button second" id="replay" href=page.link()>{play.say(saved::REPLAY)}</a> }
    });
    view! {
        <section class="sheet-body result" id="result">
            <h2 class="place" tabindex="-1">{result::winners(say.lang, &winners)}</h2>
            {scores.decided_by.map(|by| view! { <p>{result::decided_by(by).get(say.lang)}</p> })}
            <div class="scroll">
                <table>
                    <caption class="unseen">{play.say(result::COUNT)}</caption>
                    <thead><tr><th scope="col">{play.say(result::SOURCE)}</th>{heads.collect_view()}</tr></thead>
                    <tbody>{rows.collect_view()}</tbody>
                    <tfoot><tr><th scope="row">{play.say(result::TOTAL)}</th>{totals.collect_view()}</tr></tfoot>
                </table>
            </div>
            <div class="choices">
                <button id="rematch" on:click=move |_| keep::again(*play, false)>{play.say(result::REMATCH)}</button>
                <button class="second" id="same-deal" on:click=move |_| keep::again(*play, true)>{play.say(result::SAME_DEAL)}</button>
                <button class="second" id="count-again" on:click=move |_| play.counting.set(Some(0))>{play.say(result::COUNT_AGAIN)}</button>
                {replay}
                <button class="second" id="export" on:click=move |_| keep::export(*play)>{play.say(saved::EXPORT_FILE)}</button>
                <button class="second" id="home" on:click=move |_| keep::go(Page::Home)>{play.say(result::HOME)}</button>
            </div>
            <h3>{play.say(result::ALL_TICKETS)}</h3>
            {tickets(play, &say, &scores)}
        </section>
    }
}

/// A row for every source that anybody has points from. Tickets are summed into two rows.
fn rows(say: &Speaker, scores: &RailScores) -> Vec<(String, Vec<Option<i16>>)> {
    let mut rows: Vec<(String, Vec<Option<i16>>)> = Vec::new();
    for (seat, score) in scores.seats.iter().enumerate() {
        for line in &score.lines {
            let name = result::source(say, line.source);
            let place = rows
                .iter()
                .position(|(known, _)| *known == name)
                .unwrap_or_else(|| {
                    rows.push((name, vec![None; scores.seats.len()]));
                    rows.len() - 1
                });
            let cell = &mut rows[place].1[seat];
            *cell = Some(cell.unwrap_or(0) + line.points);
        }
    }
    // Nobody's first line decides where failed tickets stand: below the completed ones.
    let failed = result::TICKETS_FAILED.get(say.lang);
    let done = result::TICKETS_DONE.get(say.lang);
    let place = |name: &str| rows.iter().position(|(known, _)| known == name);
    if let (Some(first), Some(second)) = (place(failed), place(done))
        && first < second
    {
        rows[first..=second].rotate_right(1);
    }
    rows
}

fn tickets(play: PlayStore, say: &Speaker, scores: &RailScores) -> impl IntoView + use<> {
    let lists = scores.seats.iter().enumerate().map(|(index, score)| {
        let seat = Seat(index as u8);
        let rows = score.lines.iter().filter_map(|line| match line.source {
            Source::Ticket { ticket, completed } => Some((ticket, completed, line.points)),
            _ => None,
        });
        let rows = rows.map(|(ticket, completed, value)| {
            let state = if completed { result::DONE } else { result::FAILED };
            view! {
                <li>
                    <button
                        class="row"
                        class:failed=!completed
                        aria-pressed=move || (play.spotlight.get() == Some(ticket)).to_string()
                        on:click=move |_| play.spotlight.update(|light| *light = if *light == Some(ticket) { None } else { Some(ticket) })
                    >
                        {mini_map(ticket)}
                        <span class="ticket-name">{say.ticket(ticket)}</span>
                        <span class="small">{play.say(state)}</span>
                        <span class="ticket-worth">{points(say.lang, value)}</span>
                    </button>
                </li>
            }
        });
        view! {
            <h4>{badge(play.livery(seat))}{say.seat(seat).to_owned()}</h4>
            <ul class="ticket-list">{rows.collect_view()}</ul>
        }
    });
    lists.collect_view()
}
