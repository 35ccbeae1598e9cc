//! The end of any game: who won and what decided it, everybody's points, where they come from, every ticket.

use leptos::prelude::*;

use super::emblem::badge;
use super::keepsake::Finished;
use super::result_table::table;
use super::store::TableStore;
use super::{count_show, keep, keepsake, send};
use crate::catalog::{Arrange, Seat, TicketId, Variant};
use crate::engine::game::{CountLine, Scores, tie_breaks};
use crate::scene::count_lead;
use crate::session::Sheet;
use crate::text::speaker::{Speaker, number};
use crate::text::{Phrase, hints, replay, result, review, saved};
use crate::ui::address::{Kept, Page};
use crate::ui::parts::sealed;

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
            false => outcome(play, &scores, ticket).into_any(),
        })
    }
}

fn outcome(play: TableStore, scores: &Scores, ticket: TicketRow) -> impl IntoView + use<> {
    let say = play.speaker();
    let lists = scores.lines().into_iter().enumerate();
    let lists = lists.map(|(index, lines)| tickets(play, Seat::at(index), &lines, ticket));
    view! {
        <section class="sheet-body result" id="result">
            {winners(play, &say, scores)}
            <p class="decided" id="decided">{why(&say, variant(play), scores)}</p>
            {standings(play, &say, scores)}
            {play.slot.map(|_| (note(play), ways_on(play)))}
            <h3>{play.say(result::DETAILS)}</h3>
            {table(play, &say, scores)}
            <p class="small" id="tie-rules">{tie_rules(&say, variant(play))}</p>
            {play.slot.map(|_| play.session.with_untracked(|session| sealed(session.setup())))}
            <h3>{play.say(result::ALL_TICKETS)}</h3>
            {lists.collect_view()}
        </section>
    }
}

/// Who won, large.
fn winners(play: TableStore, say: &Speaker, scores: &Scores) -> impl IntoView + use<> {
    let seats = scores.winners().to_vec();
    let names: Vec<String> = seats
        .iter()
        .map(|seat| say.seat(*seat).to_owned())
        .collect();
    let badges = seats.iter().map(|seat| badge(play.livery(*seat)));
    view! {
        <h2 class="place winner" tabindex="-1">
            <span class="winner-badges">{badges.collect_view()}</span>
            <span class="winner-name">{result::list(say.lang, &names)}</span>
            " "
            <span class="winner-word">{result::wins(say.lang, names.len())}</span>
        </h2>
    }
}

/// Why: by points from somewhere, or by a rule about ties.
pub fn why(say: &Speaker, variant: Variant, scores: &Scores) -> String {
    if let Some(by) = scores.decided_by() {
        return result::decided_by(by).get(say.lang).to_owned();
    }
    match count_lead(scores) {
        Some(lead) => result::lead(say, lead.rival, lead.ahead, lead.source, lead.more),
        None => tie_rules(say, variant),
    }
}

fn tie_rules(say: &Speaker, variant: Variant) -> String {
    result::tie_rules(say.lang, &tie_breaks(say.game, variant))
}

fn variant(play: TableStore) -> Variant {
    { play.session }.with_untracked(|session| session.setup().variant)
}

/// All seats, the best first.
pub fn ranked(scores: &Scores) -> Vec<Seat> {
    let totals = scores.totals();
    let mut seats: Vec<Seat> = (0..totals.len()).map(Seat::at).collect();
    // Whoever won by a rule about ties comes before those with as many points.
    seats.arrange_by_key(|seat| {
        let won = scores.winners().contains(seat);
        std::cmp::Reverse((totals[seat.index()], won))
    });
    seats
}

/// Everybody's points, the best first.
fn standings(play: TableStore, say: &Speaker, scores: &Scores) -> impl IntoView + use<> {
    let totals = scores.totals();
    let rows = ranked(scores).into_iter().map(|seat| {
        let won = scores.winners().contains(&seat);
        let hints = { play.session }.with_untracked(|session| session.sitters()[seat.index()].hints);
        let hints = (hints > 0).then(|| hints::count(say.lang, hints));
        view! {
            <li class="standing" class:won=won>
                {badge(play.livery(seat))}
                <span class="standing-name">{say.seat(seat).to_owned()}" "<span class="small">{hints}</span></span>
                <strong>{number(totals[seat.index()])}</strong>
            </li>
        }
    });
    view! { <ol class="standings" aria-label=play.say(result::STANDINGS)>{rows.collect_view()}</ol> }
}

/// What a game under terms leaves: a result to send, or nothing at all.
fn note(play: TableStore) -> Option<AnyView> {
    let terms = { play.session }.with_untracked(|session| session.terms())?;
    match terms.what_if {
        true => Some(
            view! { <p class="small" id="what-if">{play.say(replay::WHAT_IF_OVER)}</p> }.into_any(),
        ),
        false => send::button(play),
    }
}

/// What can be done next.
fn ways_on(play: TableStore) -> impl IntoView {
    // A finished game is entered into the history once the browser has said which tab may write.
    let replay = move || {
        play.keeping.hold.track();
        keep::number_of(play).map(|number| {
            view! {
                <a class="button second" id="replay" href=Page::Replay(Kept::Finished(number)).link()>{play.say(saved::REPLAY)}</a>
                <a class="button second" id="review" href=Page::Review(number).link()>{play.say(review::OPEN)}</a>
            }
        })
    };
    let dropped = move || {
        let count = play.keeping.dropped.get();
        (count > 0).then(|| result::dropped(play.app.lang.get(), count))
    };
    view! {
        <p class="small" id="dropped">{move || dropped()}</p>
        <div class="choices">
            <button id="rematch" on:click=move |_| keep::again(play, false)>{play.say(result::REMATCH)}</button>
            <button class="second" id="same-deal" on:click=move |_| keep::again(play, true)>{play.say(result::SAME_DEAL)}</button>
            <button class="second" id="count-again" on:click=move |_| play.show(Sheet::Count(0))>{play.say(result::COUNT_AGAIN)}</button>
            {move || replay()}
            {keepsake::buttons(move || finished(play))}
            <button class="second" id="export" on:click=move |_| keep::export(play)>{play.say(saved::EXPORT_FILE)}</button>
            <button class="second" id="home" on:click=move |_| keep::go(Page::Home)>{play.say(result::HOME)}</button>
        </div>
    }
}

/// The game that has just ended, for its picture.
fn finished(play: TableStore) -> Option<Finished> {
    let say = play.speaker();
    play.session.with(|session| {
        Some(Finished {
            setup: *session.setup(),
            seen: session.view(),
            scores: session.scores()?,
            names: say.names,
            liveries: session.sitters().iter().map(|it| it.color).collect(),
            ended_ms: keep::ended_ms(play),
        })
    })
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
