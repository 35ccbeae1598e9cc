//! Language, theme, speed of bots, and the way out.

use leptos::prelude::*;

use super::store::TableStore;
use super::{device, keep};
use crate::platform::preferences;
use crate::session::{Pace, Panel, Sheet};
use crate::text::{keys, play, rules as text, settings, shell};
use crate::ui::address::Page;
use crate::ui::parts::{LangChoice, ThemeChoice};

/// The menu panel.
#[component]
pub fn Menu() -> impl IntoView {
    let play = TableStore::find();
    let paces = Pace::ALL.map(|pace| {
        let chosen = pace == preferences::bot_pace();
        view! { <option value=pace.tag() selected=chosen>{play.say(settings::value(pace.tag()))}</option> }
    });
    let game = play.session.with_untracked(|session| session.setup().game);
    let rules = Page::Rules(Some(game)).link();
    view! {
        <section class="sheet-body menu">
            <label class="menu-row"><span>{play.say(shell::THEME)}</span><ThemeChoice /></label>
            <label class="menu-row"><span>{play.say(shell::LANGUAGE)}</span><LangChoice /></label>
            <label class="menu-row">
                <span>{play.say(settings::BOT_SPEED)}</span>
                <select id="bot-speed" on:change:target=move |event| preferences::keep_bot_pace(&event.target().value())>
                    {paces}
                </select>
            </label>
            {device::rows()}
            <button class="second" id="show-keys" on:click=move |_| play.show(Sheet::Panel(Panel::Keys))>{play.say(keys::TITLE)}</button>
            <a class="button second" id="to-rules" href=rules>{play.say(text::RULES)}</a>
            <button class="wide second" id="leave" on:click=move |_| keep::go(Page::Home)>{play.say(play::LEAVE)}</button>
        </section>
    }
}
