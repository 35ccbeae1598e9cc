//! Where everybody's points come from: a row for every source, a column for every player. In a narrow place names
//! stand upright, so that five of them fit whole.

use leptos::prelude::*;

use super::emblem::badge;
use super::store::TableStore;
use crate::catalog::Seat;
use crate::engine::game::Scores;
use crate::scene::count_rows;
use crate::text::result;
use crate::text::speaker::{Speaker, number};
use crate::ui::store::Store;

/// The table of the game that is being played.
pub fn table(play: TableStore, say: &Speaker, scores: &Scores) -> impl IntoView + use<> {
    let seats = (0..scores.totals().len()).map(Seat::at);
    let liveries: Vec<u8> = seats.map(|seat| play.livery(seat)).collect();
    count_table(play.app, &liveries, say, scores)
}

/// The table of any count. `liveries` are by `Seat`.
pub fn count_table(
    app: Store,
    liveries: &[u8],
    say: &Speaker,
    scores: &Scores,
) -> impl IntoView + use<> {
    let totals = scores.totals();
    let heads = liveries.iter().enumerate().map(|(index, livery)| {
        let seat = Seat::at(index);
        view! { <th scope="col" class="player-head"><span class="upright">{say.seat(seat).to_owned()}</span>{badge(*livery)}</th> }
    });
    let heads = heads.collect_view();
    let rows = count_rows(scores).into_iter().map(|row| {
        let cells = { row.points.into_iter() }
            .map(|cell| view! { <td>{cell.map_or("–".to_owned(), number)}</td> });
        view! { <tr><th scope="row">{result::source(say, row.source)}</th>{cells.collect_view()}</tr> }
    });
    let class = format!("points of-{}", totals.len());
    let totals = totals
        .into_iter()
        .enumerate()
        .map(|(index, total)| view! { <td data-total=index>{number(total)}</td> });
    view! {
        <table class=class>
            <caption class="unseen">{app.say(result::COUNT)}</caption>
            <thead><tr><th scope="col">{app.say(result::SOURCE)}</th>{heads}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
            <tfoot><tr><th scope="row">{app.say(result::TOTAL)}</th>{totals.collect_view()}</tr></tfoot>
        </table>
    }
}
