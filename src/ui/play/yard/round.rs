//! The announcement of a further round (CG-11): what was completed, what stays, what is dealt anew.

use leptos::prelude::*;

use super::store::YardStore;
use crate::catalog::Seat;
use crate::engine::yard::worth;
use crate::text::speaker::points;
use crate::text::{play, yard, yard_stage};
use crate::ui::play::table::badge;

/// The sheet that explains the new round.
#[component]
pub fn NewRound(round: u8) -> impl IntoView {
    let play = YardStore::find();
    let pile = play.display.with_untracked(|display| display.pile);
    let dealt = play.view.with_untracked(|view| view.next_hand(play.game));
    // A bot may begin the round.
    let go_on_says = move || match play.to_act.get() == play.viewer.get() {
        true => play::GO_ON.get(play.app.lang.get()),
        false => yard_stage::CONTINUE.get(play.app.lang.get()),
    };
    let go_on = move |_| {
        let reader = play.viewer.get_untracked();
        play.round_read.set(reader.map(|seat| (seat, round)));
        play.close();
    };
    let rows = move || {
        let say = play.speaker();
        play.view.with(|view| {
            let seats = view.open.seats.iter().enumerate();
            let rows = seats.map(|(index, open)| {
                let seat = Seat::at(index);
                let names: Vec<String> = open.completed.iter().map(|ticket| say.ticket(ticket)).collect();
                let names = match names.is_empty() {
                    true => yard::NOTHING_COMPLETED.get(say.lang).to_owned(),
                    false => names.join(", "),
                };
                view! {
                    <li class="player">
                        {badge(play.livery(seat))}
                        <span class="player-name">{say.seat(seat).to_owned()}</span>
                        <strong class="player-score">{points(say.lang, worth(play.game, open.completed) as i16)}</strong>
                        <span class="player-facts">{names}</span>
                    </li>
                }
            });
            rows.collect_view()
        })
    };
    view! {
        <section class="sheet-body new-round" id="new-round">
            <h2 class="place" tabindex="-1">{move || yard::round(play.app.lang.get(), round)}</h2>
            <p>{move || yard::round_explained(play.app.lang.get(), pile, dealt)}</p>
            <ul class="player-list">{move || rows()}</ul>
            <div class="foot">
                <button class="wide" id="go-on" on:click=go_on>{move || go_on_says()}</button>
            </div>
        </section>
    }
}
