//! The end of a Card Game: who won, points by source, every ticket, with the poster to look at.

use leptos::prelude::*;

use super::store::YardStore;
use super::ticket::face;
use crate::catalog::{Seat, TicketId};
use crate::engine::yard::{YardScores, YardSeatScore, YardSource};
use crate::text::speaker::Speaker;
use crate::text::{result, saved, yard};
use crate::ui::address::Page;
use crate::ui::play::{badge, keep};

/// The count, once the game is over.
#[component]
pub fn GameResult() -> impl IntoView {
    let play = YardStore::find();
    let scores = Memo::new(move |_| play.view.with(|view| view.scores(play.game)));
    move || scores.get().map(|scores| count(play, &scores))
}

fn count(play: YardStore, scores: &YardScores) -> impl IntoView + use<> {
    let say = play.speaker();
    let winners: Vec<String> = scores
        .winners
        .iter()
        .map(|seat| say.seat(*seat).to_owned())
        .collect();
    let heads = (0..scores.seats.len()).map(|index| {
        let seat = Seat::at(index);
        view! { <th scope="col">{badge(play.livery(seat))}<span>{say.seat(seat).to_owned()}</span></th> }
    });
    let rows = rows(&say, scores).into_iter().map(|(name, cells)| {
        let cells = cells.into_iter().map(
            |cell| view! { <td>{cell.map_or("–".to_owned(), crate::text::speaker::number)}</td> },
        );
        view! { <tr><th scope="row">{name}</th>{cells.collect_view()}</tr> }
    });
    let totals = scores
        .seats
        .iter()
        .enumerate()
        .map(|(index, seat)| view! { <td data-total=index>{crate::text::speaker::number(seat.total)}</td> });
    let replay = keep::replay_of(*play).map(|page| {
        view! { <a class="button second" id="replay" href=page.link()>{play.say(saved::REPLAY)}</a> }
    });
    let lists = scores.seats.iter().enumerate();
    let lists = lists.map(|(index, score)| tickets(play, Seat::at(index), score));
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
                {replay}
                <button class="second" id="export" on:click=move |_| keep::export(*play)>{play.say(saved::EXPORT_FILE)}</button>
                <button class="second" id="home" on:click=move |_| keep::go(Page::Home)>{play.say(result::HOME)}</button>
            </div>
            <h3>{play.say(result::ALL_TICKETS)}</h3>
            {lists.collect_view()}
        </section>
    }
}

type Row = (String, Vec<Option<i16>>);

/// A row for every source that anybody has points from. Tickets are summed into two rows.
fn rows(say: &Speaker, scores: &YardScores) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (seat, score) in scores.seats.iter().enumerate() {
        for line in &score.lines {
            let name = yard::source(say, line.source);
            let place = rows.iter().position(|(known, _)| *known == name);
            let place = place.unwrap_or_else(|| {
                rows.push((name, vec![None; scores.seats.len()]));
                rows.len() - 1
            });
            let cell = &mut rows[place].1[seat];
            *cell = Some(cell.unwrap_or(0) + line.points);
        }
    }
    // Tickets come first, whoever has them.
    let order = |row: &Row| match &row.0 {
        name if name == result::TICKETS_DONE.get(say.lang) => 0,
        name if name == result::TICKETS_FAILED.get(say.lang) => 1,
        _ => 2,
    };
    rows.sort_by_key(order);
    rows
}

fn tickets(play: YardStore, seat: Seat, score: &YardSeatScore) -> impl IntoView + use<> {
    let say = play.speaker();
    let rows = score.lines.iter().filter_map(|line| match line.source {
        YardSource::Ticket { ticket, completed } => Some(row(play, ticket, completed)),
        YardSource::BigCity { .. } => None,
    });
    view! {
        <h4>{badge(play.livery(seat))}{say.seat(seat).to_owned()}</h4>
        <ul class="ticket-list">{rows.collect_view()}</ul>
    }
}

fn row(play: YardStore, ticket: TicketId, completed: bool) -> impl IntoView {
    let state = if completed {
        result::DONE
    } else {
        result::FAILED
    };
    let toggle = move |_| {
        play.spotlight.update(|light| {
            *light = (*light != Some(ticket)).then_some(ticket);
        });
    };
    view! {
        <li>
            <button
                class="row"
                class:failed=!completed
                aria-pressed=move || (play.spotlight.get() == Some(ticket)).to_string()
                on:click=toggle
            >
                {face(play, ticket)}
                <span class="small ticket-note">{play.say(state)}</span>
            </button>
        </li>
    }
}
