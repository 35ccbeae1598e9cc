//! What the player may choose, and how the app is doing on this device.

use leptos::prelude::*;

use crate::bots::planner::PlannerDepth;
use crate::platform::device;
use crate::platform::preferences::{self, THINKING, Theme};
use crate::platform::storage::{Persistence, ask_to_persist};
use crate::session::Pace;
use crate::text::aloud::{self, Wording};
use crate::text::settings::{self, *};
use crate::text::{Lang, Phrase, history, plans, saved, shell};
use crate::ui::address::Page;
use crate::ui::parts::{
    OfflineState, choice, choose_lang, choose_theme, install, switch, theme_name,
};
use crate::ui::store::Store;

/// The settings page.
pub fn settings() -> AnyView {
    let store = Store::find();
    view! {
        <section class="sheet settings-page">
            <h1>{store.say(shell::SETTINGS)}</h1>
            <section class="panel">{look(store)}</section>
            <section class="panel">{table(store)}</section>
            <section class="panel">{on_this_device(store)}</section>
        </section>
    }
    .into_any()
}

fn look(store: Store) -> AnyView {
    let langs = Lang::ALL.map(|lang| {
        let name = lang.own_name();
        (lang.tag(), Phrase { fr: name, en: name })
    });
    let plain = move |on| {
        store.plain_map.set(on);
        preferences::keep_plain_map(on);
    };
    let themes = Theme::ALL.map(|theme| (theme.tag(), theme_name(theme)));
    view! {
        <h2>{store.say(LOOK)}</h2>
        {choice("lang", shell::LANGUAGE, langs.to_vec(), store.lang.get_untracked().tag(), Callback::new(move |tag| choose_lang(store, tag)))}
        {choice("theme", shell::THEME, themes.to_vec(), store.theme.get_untracked().tag(), Callback::new(move |tag| choose_theme(store, tag)))}
        {switch("plain-map", PLAIN_MAP, store.plain_map.get_untracked(), Callback::new(plain))}
        <p class="help">{store.say(PLAIN_MAP_HELP)}</p>
        <p class="help">{store.say(SYMBOLS)}</p>
    }
    .into_any()
}

fn table(store: Store) -> AnyView {
    let paces = Pace::ALL.map(|pace| (pace.tag(), value(pace.tag())));
    let depths = THINKING.map(|(tag, _)| (tag, value(tag)));
    let planner = PlannerDepth::ALL.map(|depth| (depth.tag(), plans::depth(depth.tag())));
    let wordings = [(Wording::Full, aloud::FULL), (Wording::Short, aloud::SHORT)];
    let wordings = wordings.map(|(wording, says)| (wording.tag(), says));
    let plan = |tag: &'static str| {
        if let Some(depth) = PlannerDepth::from_tag(tag) {
            preferences::keep_planner("", depth);
        }
    };
    let thinking_ms = RwSignal::new(preferences::thinking_ms());
    let think = Callback::new(move |tag| {
        preferences::keep_thinking(tag);
        thinking_ms.set(preferences::thinking_ms());
    });
    view! {
        <h2>{store.say(TABLE)}</h2>
        {choice("speed", BOT_SPEED, paces.to_vec(), preferences::bot_pace().tag(), Callback::new(preferences::keep_bot_pace))}
        <p class="help">{store.say(BOT_SPEED_HELP)}</p>
        {choice("thinking", settings::THINKING, depths.to_vec(), preferences::thinking(), think)}
        <p class="help" id="thinking-help">{move || thinking_help(store.lang.get(), thinking_ms.get())}</p>
        {choice("planner", plans::PLANNER, planner.to_vec(), preferences::planner("").tag(), Callback::new(plan))}
        <p class="help">{store.say(plans::PLANNER_HELP)}</p>
        {switch("sound", SOUND, preferences::sound(), Callback::new(preferences::keep_sound))}
        <p class="help">{store.say(SOUND_HELP)}</p>
        {choice("announcements", aloud::WORDING, wordings.to_vec(), preferences::wording().tag(), Callback::new(preferences::keep_wording))}
        <p class="help">{store.say(aloud::WORDING_HELP)}</p>
        {switch("awake", AWAKE, preferences::stay_awake(), Callback::new(preferences::keep_stay_awake))}
    }
    .into_any()
}

fn on_this_device(store: Store) -> AnyView {
    let promise = move || match store.persistence.get() {
        Persistence::Granted => KEPT,
        Persistence::NotAsked | Persistence::Refused => NOT_KEPT,
        Persistence::Unavailable => NEVER_KEPT,
    };
    let can_ask = move || {
        matches!(
            store.persistence.get(),
            Persistence::NotAsked | Persistence::Refused
        )
    };
    let ask = move |_| ask_to_persist(move |answer| store.persistence.set(answer));
    let bytes = device::stored_bytes();
    view! {
        <h2>{store.say(DEVICE)}</h2>
        <p id="kept" role="status">{move || promise().get(store.lang.get())}</p>
        <Show when=can_ask>
            <p><button class="second" id="ask-to-keep" on:click=ask>{store.say(ASK_TO_KEEP)}</button></p>
        </Show>
        <p>{move || stored(store.lang.get(), bytes)}</p>
        <p class="links">
            <a class="button second" href=Page::Saved.link()>{store.say(saved::TITLE)}</a>
            <a class="button second" href=Page::History.link()>{store.say(history::TITLE)}</a>
        </p>
        {install(store)}
        <OfflineState />
        <p class="help">
            {move || shell::versions(store.lang.get(), env!("CARGO_PKG_VERSION"), store.thinker_version.get().as_deref())}
            " · "<a href=Page::About.link()>{store.say(shell::ABOUT)}</a>
        </p>
    }
    .into_any()
}
