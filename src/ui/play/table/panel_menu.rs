//! Language, theme, speed of bots, and the way out.

use leptos::prelude::*;

use super::store::TableStore;
use super::{device, keep};
use crate::platform::preferences::{self, BOT_SPEEDS};
use crate::text::{play, rules as text, settings};
use crate::ui::address::Page;
use crate::ui::parts::{LangChoice, ThemeChoice};

/// The menu panel.
#[component]
pub fn Menu() -> impl IntoView {
    let play = TableStore::find();
    let speeds = BOT_SPEEDS
        .map(|(tag, _)| view! { <option value=tag>{play.say(settings::value(tag))}</option> });
    let game = play.session.with_untracked(|session| session.setup().game);
    let rules = Page::Rules(Some(game)).link();
    view! {
        <section class="sheet-body menu">
            <div class="menu-row"><ThemeChoice /><LangChoice /></div>
            <label class="menu-row">
                <span>{play.say(settings::BOT_SPEED)}</span>
                <select id="bot-speed" prop:value=preferences::bot_speed on:change:target=move |event| keep::keep_speed(&event.target().value())>
                    {speeds}
                </select>
            </label>
            <a class="button second" href=rules>{play.say(text::RULES)}</a>
            {device::rows()}
            <button class="wide second" id="leave" on:click=move |_| keep::go(Page::Home)>{play.say(play::LEAVE)}</button>
        </section>
    }
}
