//! The part of the menu about the device: sounds, a plain map, full screen, and the key of the map.

use leptos::prelude::*;

use super::store::TableStore;
use crate::platform::sound::{self, Sound};
use crate::platform::{preferences, screen};
use crate::scene::board as scene;
use crate::text::{board, play, settings};
use crate::ui::board::legend;

/// The rows of the menu that belong to the device.
pub fn rows() -> impl IntoView {
    let play = TableStore::find();
    let heard = RwSignal::new(preferences::sound());
    let toggle = move |_| {
        let on = !heard.get_untracked();
        heard.set(on);
        preferences::keep_sound(on);
        if on {
            sound::make(Sound::Bell);
        }
    };
    let plain = play.app.plain_map;
    let simplify = move |_| {
        let on = !plain.get_untracked();
        plain.set(on);
        preferences::keep_plain_map(on);
    };
    let full = screen::can_fill_screen().then(|| {
        view! {
            <button class="second" id="full-screen" on:click=move |_| screen::toggle_full_screen()>
                {play.say(play::FULL_SCREEN)}
            </button>
        }
    });
    let key = play.whole.rail().map(|game| {
        view! {
            <details class="key">
                <summary>{play.say(board::KEY)}</summary>
                {legend(&scene(game))}
            </details>
        }
    });
    view! {
        <div class="choices">
            <button class="second" id="sound" role="switch" aria-checked=move || heard.get().to_string() on:click=toggle>
                {move || settings::sound(play.app.lang.get(), heard.get())}
            </button>
            <button class="second" id="plain-map" role="switch" aria-checked=move || plain.get().to_string() on:click=simplify>
                {move || settings::plain_map(play.app.lang.get(), plain.get())}
            </button>
            {full}
        </div>
        {key}
    }
}
