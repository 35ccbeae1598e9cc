//! The picture to keep: a finished game as a poster, for the share menu or as a file.

use leptos::prelude::*;

use super::result::{ranked, why};
use crate::catalog::{self, Game, Seat};
use crate::engine::game::{PlayerView, Scores};
use crate::engine::table::{Setup, Viewer};
use crate::platform::clock;
use crate::platform::picture::{self, Format};
use crate::platform::storage::Keeper;
use crate::save::History;
use crate::scene::{LetteredRow, Lettering, keepsake};
use crate::text::speaker::{Speaker, number};
use crate::text::{Lang, result};
use crate::ui::parts::seat_names;
use crate::ui::store::Store;

/// What a poster of a finished game shows.
pub struct Finished {
    /// How it began.
    pub setup: Setup,
    /// How it ended, as the table sees it.
    pub seen: PlayerView,
    /// The count.
    pub scores: Scores,
    /// What everybody is called, by `Seat`.
    pub names: Vec<String>,
    /// Colours and shapes, by `Seat`.
    pub liveries: Vec<u8>,
    /// When it ended.
    pub ended_ms: u64,
}

impl Finished {
    /// A game of the history; none if it can no longer be replayed.
    pub fn of_history(id: u32, lang: Lang) -> Option<Finished> {
        let history = History::new(Keeper::open());
        let loaded = history.open(id).ok()??.ok()?;
        let played = history.list().ok()?;
        let played = played.iter().find(|played| played.id == id)?;
        Some(Finished {
            setup: loaded.setup,
            seen: loaded.state.view(Viewer::Table),
            scores: loaded.state.scores(),
            names: seat_names(lang, &loaded.seats),
            liveries: loaded.seats.iter().map(|seat| seat.color).collect(),
            ended_ms: played.ended_ms,
        })
    }
}

/// The two ways to keep it. The game is looked for only when somebody wants its picture.
pub fn buttons(find: impl Fn() -> Option<Finished> + Copy + 'static) -> impl IntoView {
    let store = Store::find();
    let failed = RwSignal::new(false);
    let keep = move |format: Format| {
        failed.set(false);
        match untrack(find) {
            Some(game) => keep(game, store.lang.get_untracked(), format, failed),
            None => failed.set(true),
        }
    };
    let sentence = move || {
        failed
            .get()
            .then(|| result::NO_PICTURE.get(store.lang.get()))
    };
    view! {
        <button class="second" data-do="picture" on:click=move |_| keep(Format::Png)>{store.say(result::PICTURE)}</button>
        <button class="second" data-do="picture-svg" on:click=move |_| keep(Format::Svg)>{store.say(result::PICTURE_SVG)}</button>
        <p class="no-picture small" role="status">{move || sentence()}</p>
    }
}

fn keep(finished: Finished, lang: Lang, format: Format, failed: RwSignal<bool>) {
    let game = catalog::game(finished.setup.game);
    let (slug, moment) = (finished.setup.game.slug(), finished.ended_ms / 1000);
    let lettering = lettering(&finished, game, lang);
    let draw = move |face| {
        let lettering = Lettering { face, ..lettering };
        let (seen, liveries) = (&finished.seen, &finished.liveries);
        keepsake(game, seen, liveries, &lettering, &picture::ink)
    };
    let name = format!("branchline-{slug}-{moment}");
    let fails = move || {
        // The page may be gone by then.
        failed.try_set(true);
    };
    picture::keep(name, format, draw, fails);
}

fn lettering(finished: &Finished, game: &'static Game, lang: Lang) -> Lettering {
    let say = Speaker {
        lang,
        game,
        names: finished.names.clone(),
    };
    let totals = finished.scores.totals();
    let liveries = &finished.liveries;
    let row = |seat: Seat| LetteredRow {
        livery: liveries.get(seat.index()).copied().unwrap_or(seat.0),
        name: say.seat(seat).to_owned(),
        points: number(totals[seat.index()]),
    };
    let date = clock::date(clock::day_of(finished.ended_ms), lang.tag());
    Lettering {
        title: lang.name(game.name()).to_owned(),
        rows: ranked(&finished.scores).into_iter().map(row).collect(),
        verdict: why(&say, finished.setup.variant, &finished.scores),
        foot: result::played_on(lang, &date, finished.setup.seed),
        face: String::new(),
        in_french: lang == Lang::Fr,
    }
}
