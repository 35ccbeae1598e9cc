//! The bonus cards of the table; unfolding one shows how everybody stands, as far as the viewer may know.

use leptos::prelude::*;

use super::store::PlayStore;
use crate::catalog::Seat;
use crate::engine::rail::bonus_standing;
use crate::scene::bonus_picture;
use crate::text::speaker::points;
use crate::text::{play, table};
use crate::ui::play::table::emblem::badge;

/// A badge with a count beside it; screen readers say its name.
pub fn count_of(play: PlayStore, seat: Seat, count: u16) -> impl IntoView {
    view! {
        <span class="some">
            {badge(play.livery(seat))}
            <span class="unseen">{move || play.speaker().seat(seat).to_owned()}</span>
            <b>{count}</b>
        </span>
    }
}

/// The cards that lie open; nothing where the game has none. Folded up, a tap shows how everybody stands.
pub fn bonus_cards(unfolded: bool) -> impl IntoView {
    let play = PlayStore::find();
    move || {
        let cards = play.view.with(|view| view.open.bonus_cards.clone());
        let lang = play.app.lang.get();
        let rows = cards.iter().map(|bonus| {
            let bonus = *bonus;
            let card = play.game.bonus(bonus);
            let standing = move || {
                let standing = play
                    .view
                    .with(|view| bonus_standing(play.game, view, card.kind()));
                let counts = standing.into_iter().enumerate();
                let counts = counts
                    .filter_map(|(seat, count)| Some(count_of(play, Seat(seat as u8), count?)));
                counts.collect_view()
            };
            view! {
                <li>
                    <details class="bonus" data-bonus=bonus.0 open=unfolded>
                        <summary>
                            <svg class="bonus-picture" viewBox="0 0 60 24" aria-hidden="true"><path fill-rule="evenodd" d=bonus_picture(card.kind()) /></svg>
                            <span class="bonus-name">{table::bonus(lang, play.game, card)}</span>
                            <strong>{points(lang, card.points().into())}</strong>
                        </summary>
                        <span class="counts">{move || standing()}</span>
                    </details>
                </li>
            }
        });
        let rows = rows.collect_view();
        (!cards.is_empty()).then(
            || view! { <h3>{play::BONUS_CARDS.get(lang)}</h3><ul class="bonus-list">{rows}</ul> },
        )
    }
}
