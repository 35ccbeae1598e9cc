//! Language, theme, speed of bots, and the way out.

use leptos::prelude::*;

use super::store::TableStore;
use super::{coach, device, keep, planner};
use crate::bots::planner::PlannerDepth;
use crate::platform::preferences;
use crate::session::{Pace, Panel, Sheet};
use crate::text::{coach as coach_text, hints, keys, plans, play, rules as text, settings, shell};
use crate::ui::address::Page;
use crate::ui::parts::{LangChoice, ThemeChoice, sealed};

/// What helps the one who holds the device, and how many hints they have asked for.
fn help(play: TableStore) -> AnyView {
    if play.slot.is_none() {
        return ().into_any();
    }
    let planner = play.whole.rail().map(|_| {
        let depths = PlannerDepth::ALL.map(|depth| {
            let chosen = depth == play.planning.depth.get_untracked();
            view! { <option value=depth.tag() selected=chosen>{play.say(plans::depth(depth.tag()))}</option> }
        });
        view! {
            <label class="menu-row">
                <span>{play.say(plans::PLANNER)}</span>
                <select id="planner" on:change:target=move |event| planner::choose(play, &event.target().value())>{depths}</select>
            </label>
        }
    });
    let coached = play.coaching.on;
    let hints = move || {
        let seat = play.viewer.get()?;
        let count = play
            .session
            .with(|session| session.sitters()[seat.index()].hints);
        (count > 0).then(|| hints::count(play.app.lang.get(), count))
    };
    view! {
        {planner}
        <button class="second" id="coach-switch" role="switch" aria-checked=move || coached.get().to_string() on:click=move |_| coach::turn(play, !coached.get_untracked())>
            {move || coach_text::switch(play.app.lang.get(), coached.get())}
        </button>
        <p class="small" id="hints-asked">{move || hints()}</p>
    }
    .into_any()
}

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
            {help(play)}
            {device::rows()}
            {play.slot.map(|_| play.session.with_untracked(|session| sealed(session.setup())))}
            <button class="second" id="show-keys" on:click=move |_| play.show(Sheet::Panel(Panel::Keys))>{play.say(keys::TITLE)}</button>
            <a class="button second" id="to-rules" href=rules>{play.say(text::RULES)}</a>
            <button class="wide second" id="leave" on:click=move |_| keep::go(Page::Home)>{play.say(play::LEAVE)}</button>
        </section>
    }
}
