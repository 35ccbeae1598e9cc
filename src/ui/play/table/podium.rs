//! The podium over the finished board: who won, in large letters, and who stands beside.

use leptos::prelude::*;

use super::count_show::counting;
use super::emblem::badge;
use super::noises;
use super::result::ranked;
use super::store::TableStore;
use crate::engine::game::Scores;
use crate::platform::sound::Sound;
use crate::scene::Covered;
use crate::session::Sheet;
use crate::text::result;
use crate::text::speaker::number;
use crate::ui::after_paint::after_paint;

/// As many stand on a podium.
const STEPS: usize = 3;

/// The podium, where the board is free: over it once everything is counted. Screen readers have the sheet, which says the
/// same and more.
#[component]
pub fn Podium() -> impl IntoView {
    let play = TableStore::find();
    let scores = Memo::new(move |_| {
        let at_rest = play
            .sheet
            .with(|sheet| matches!(sheet, Sheet::Question | Sheet::Nothing));
        play.session
            .with(|session| session.scores())
            .filter(|_| at_rest && counting(play).is_none())
    });
    let stands = Memo::new(move |_| scores.with(Option::is_some));
    Effect::new(move |before: Option<()>| {
        if stands.get() && before.is_some() {
            noises::make(Sound::Fanfare);
        }
    });
    // The result opens in the same moment: where the board is free beside it is known once it is there.
    let placed = RwSignal::new(false);
    Effect::new(move |_| {
        placed.set(false);
        if stands.get() {
            after_paint(move || {
                placed.try_set(true);
            });
        }
    });
    let edge = move |side: fn(Covered) -> f32| move || format!("{}px", side(play.covered.get().1));
    move || {
        let scores = scores.get().filter(|_| placed.get())?;
        Some(view! {
            <div
                class="podium"
                aria-hidden="true"
                style:top=edge(|it| it.top_px)
                style:right=edge(|it| it.right_px)
                style:bottom=edge(|it| it.bottom_px)
                style:left=edge(|it| it.left_px)
            >
                {stand(play, &scores)}
            </div>
        })
    }
}

fn stand(play: TableStore, scores: &Scores) -> AnyView {
    let say = play.speaker();
    let winners = scores.winners().iter();
    let names: Vec<String> = winners.map(|seat| say.seat(*seat).to_owned()).collect();
    let totals = scores.totals();
    let steps = ranked(scores).into_iter().take(STEPS).map(|seat| {
        let won = scores.winners().contains(&seat);
        view! {
            <li class:won=won>
                {badge(play.livery(seat))}
                <strong>{number(totals[seat.index()])}</strong>
            </li>
        }
    });
    view! {
        <p class="podium-name">{result::list(say.lang, &names)}</p>
        <ol class="podium-steps">{steps.collect_view()}</ol>
    }
    .into_any()
}
