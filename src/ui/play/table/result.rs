//! The end of any game: who won, every player's points by source, every ticket.

use leptos::prelude::*;

use super::emblem::badge;
use super::store::TableStore;
use super::{count_show, keep};
use crate::catalog::{Seat, TicketId};
use crate::engine::game::{CountLine, CountSource, Scores};
use crate::scene::count_place;
use crate::session::Sheet;
use crate::text::speaker::{Speaker, number};
use crate::text::{Phrase, result, saved};
use crate::ui::address::Page;

/// What a row of a ticket shows: the ticket, whether it was completed, and what that means in points.
pub type TicketRow = fn(TicketId, Phrase, i16) -> AnyView;

/// The count, once the game is over: first as a show, then as a table.
#[component]
pub fn GameResult(
    /// Tickets look as they did during the game, which is not the same in every game.
    ticket: TicketRow,
) -> impl IntoView {
    let play = TableStore::find();
    let scores = Memo::new(move |_| play.session.with(|session| session.scores()));
    let showing = Memo::new(move |_| count_show::counting(play).is_some());
    move || {
        let scores = scores.get()?;
        Some(match showing.get() {
            true => count_show::show(&scores).into_any(),
            false => count(play, &scores, ticket).into_any(),
        })
    }
}

fn count(play: TableStore, scores: &Scores, ticket: TicketRow) -> impl IntoView + use<> {
    let say = play.speaker();
    let winners = scores.winners().iter();
    let winners: Vec<String> = winners.map(|seat| say.seat(*seat).to_owned()).collect();
    let decided_by = scores.decided_by();
    let replay = keep::replay_of(play).map(|page| {
        view! { <a class="button second" id="replay" href=page.link()>{play.say(saved::REPLAY)}</a> }
    });
    let lists = scores.lines().into_iter().enumerate();
    let lists = lists.map(|(index, lines)| tickets(play, Seat::at(index), &lines, ticket));
    view! {
        <section class="sheet-body result" id="result">
            <h2 class="place" tabindex="-1">{result::winners(say.lang, &winners)}</h2>
            {decided_by.map(|by| view! { <p>{result::decided_by(by).get(say.lang)}</p> })}
            {table(play, &say, scores)}
            <div class="choices">
                <button id="rematch" on:click=move |_| keep::again(play, false)>{play.say(result::REMATCH)}</button>
                <button class="second" id="same-deal" on:click=move |_| keep::again(play, true)>{play.say(result::SAME_DEAL)}</button>
                <button class="second" id="count-again" on:click=move |_| play.show(Sheet::Count(0))>{play.say(result::COUNT_AGAIN)}</button>
                {replay}
                <button class="second" id="export" on:click=move |_| keep::export(play)>{play.say(saved::EXPORT_FILE)}</button>
                <button class="second" id="home" on:click=move |_| keep::go(Page::Home)>{play.say(result::HOME)}</button>
            </div>
            <h3>{play.say(result::ALL_TICKETS)}</h3>
            {lists.collect_view()}
        </section>
    }
}

fn table(play: TableStore, say: &Speaker, scores: &Scores) -> impl IntoView + use<> {
    let totals = scores.totals();
    // The more players, the narrower their columns: the table has to fit beside the board.
    let class = format!("of-{}", totals.len());
    let heads = (0..totals.len()).map(|index| {
        let seat = Seat::at(index);
        view! { <th scope="col">{badge(play.livery(seat))}<span>{say.seat(seat).to_owned()}</span></th> }
    });
    let rows = rows(say, scores).into_iter().map(|(name, cells)| {
        let cells = cells
            .into_iter()
            .map(|cell| view! { <td>{cell.map_or("–".to_owned(), number)}</td> });
        view! { <tr><th scope="row">{name}</th>{cells.collect_view()}</tr> }
    });
    let totals = totals
        .into_iter()
        .enumerate()
        .map(|(index, total)| view! { <td data-total=index>{number(total)}</td> });
    view! {
        <div class="scroll" tabindex="0" role="group" aria-label=play.say(result::COUNT)>
            <table class=class>
                <caption class="unseen">{play.say(result::COUNT)}</caption>
                <thead><tr><th scope="col">{play.say(result::SOURCE)}</th>{heads.collect_view()}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
                <tfoot><tr><th scope="row">{play.say(result::TOTAL)}</th>{totals.collect_view()}</tr></tfoot>
            </table>
        </div>
    }
}

type Row = (String, Vec<Option<i16>>);

/// A row for every source that anybody has points from, in the order of the show. Tickets are summed into two
/// rows.
fn rows(say: &Speaker, scores: &Scores) -> Vec<Row> {
    let lines = scores.lines();
    let mut rows: Vec<(CountSource, Row)> = Vec::new();
    for (seat, of_seat) in lines.iter().enumerate() {
        for line in of_seat {
            let name = result::source(say, line.source);
            let place = rows.iter().position(|(_, (known, _))| *known == name);
            let place = place.unwrap_or_else(|| {
                rows.push((line.source, (name, vec![None; lines.len()])));
                rows.len() - 1
            });
            let cell = &mut rows[place].1.1[seat];
            *cell = Some(cell.unwrap_or(0) + line.points);
        }
    }
    rows.sort_by_key(|(source, _)| count_place(*source));
    rows.into_iter().map(|(_, row)| row).collect()
}

fn tickets(
    play: TableStore,
    seat: Seat,
    lines: &[CountLine],
    ticket: TicketRow,
) -> impl IntoView + use<> {
    let rows = lines.iter().filter_map(|line| {
        let (id, completed) = line.source.ticket()?;
        Some(row(play, id, completed, line.points, ticket))
    });
    view! {
        <h4>{badge(play.livery(seat))}{play.speaker().seat(seat).to_owned()}</h4>
        <ul class="ticket-list">{rows.collect_view()}</ul>
    }
}

fn row(
    play: TableStore,
    id: TicketId,
    completed: bool,
    points: i16,
    ticket: TicketRow,
) -> impl IntoView {
    let state = if completed {
        result::DONE
    } else {
        result::FAILED
    };
    view! {
        <li>
            <button
                class="row"
                class:failed=!completed
                aria-pressed=move || (play.spotlight.get() == Some(id)).to_string()
                on:click=move |_| play.light(id)
            >
                {ticket(id, state, points)}
            </button>
        </li>
    }
}
