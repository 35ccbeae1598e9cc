//! How everybody has done, a table for every game and number of players.

use leptos::prelude::*;

use super::people::called;
use crate::catalog;
use crate::platform::storage::Keeper;
use crate::save::{self, Played, Standing, records};
use crate::text::{Lang, history};
use crate::ui::store::Store;

/// The records of finished games.
#[component]
pub fn Records(played: Vec<Played>) -> impl IntoView {
    let store = Store::find();
    let people = save::people(&Keeper::open()).unwrap_or_default();
    let standings = records(&played, &people);
    let tables = move || {
        let lang = store.lang.get();
        let alike = |a: &Standing, b: &Standing| (a.game, a.players) == (b.game, b.players);
        let groups = standings.chunk_by(alike);
        groups.map(|group| table(lang, group)).collect::<Vec<_>>()
    };
    view! {
        <h2>{store.say(history::RECORDS)}</h2>
        <div class="records">{move || tables()}</div>
    }
}

fn table(lang: Lang, group: &[Standing]) -> impl IntoView + use<> {
    let title = group.first().map(|first| {
        let game = lang.name(catalog::game(first.game).name());
        history::with_players(lang, game, first.players)
    });
    let rows = group.iter().map(|standing| {
        view! {
            <tr>
                <th scope="row">{called(lang, &standing.who)}</th>
                <td>{standing.games}</td>
                <td>{standing.wins}</td>
                <td>{standing.best}</td>
                <td>{history::mean(lang, standing.mean())}</td>
            </tr>
        }
    });
    let heads = [history::GAMES, history::WINS, history::BEST, history::MEAN];
    let label = title.clone();
    // A table wider than a phone must scroll with the arrow keys too, so it takes the focus.
    view! {
        <div class="scroll" tabindex="0" role="group" aria-label=label>
            <table class="record">
                <caption>{title}</caption>
                <thead>
                    <tr>
                        <th scope="col">{history::WHO.get(lang)}</th>
                        {heads.map(|head| view! { <th scope="col">{head.get(lang)}</th> })}
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
}
