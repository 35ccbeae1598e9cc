//! The picture to keep: the finished game as a poster, for the share menu or as a file.

use leptos::prelude::*;

use super::result::{ranked, why};
use super::store::TableStore;
use crate::engine::game::Scores;
use crate::platform::clock;
use crate::platform::picture::{self, Format};
use crate::scene::{LetteredRow, Lettering, keepsake};
use crate::text::speaker::number;
use crate::text::{Lang, result};

/// The two ways to keep it.
pub fn buttons(play: TableStore, scores: &Scores) -> impl IntoView + use<> {
    let scores = StoredValue::new(scores.clone());
    let keep = move |format: Format| scores.with_value(|scores| keep(play, scores, format));
    view! {
        <button class="second" id="picture" on:click=move |_| keep(Format::Png)>{play.say(result::PICTURE)}</button>
        <button class="second" id="picture-svg" on:click=move |_| keep(Format::Svg)>{play.say(result::PICTURE_SVG)}</button>
    }
}

fn keep(play: TableStore, scores: &Scores, format: Format) {
    let name = format!("branchline-{}-{}", play.slug(), clock::now_ms() / 1000);
    let lettering = untrack(|| lettering(play, scores));
    picture::keep(name, format, move |face| {
        let lettering = Lettering { face, ..lettering };
        let (seen, liveries) = play.session.try_with_untracked(|session| {
            let liveries = session.sitters().iter().map(|sitter| sitter.color);
            (session.view(), liveries.collect::<Vec<u8>>())
        })?;
        keepsake(play.whole, &seen, &liveries, &lettering, &picture::ink)
    });
}

fn lettering(play: TableStore, scores: &Scores) -> Lettering {
    let say = play.speaker();
    let totals = scores.totals();
    let rows = ranked(scores).into_iter().map(|seat| LetteredRow {
        livery: play.livery(seat),
        name: say.seat(seat).to_owned(),
        points: number(totals[seat.index()]),
    });
    let seed = { play.session }.with(|session| session.setup().seed);
    let date = clock::date(clock::today(), say.lang.tag());
    Lettering {
        title: say.lang.name(play.whole.name()).to_owned(),
        rows: rows.collect(),
        verdict: why(play, &say, scores),
        foot: result::played_on(say.lang, &date, seed),
        face: String::new(),
        in_french: say.lang == Lang::Fr,
    }
}
