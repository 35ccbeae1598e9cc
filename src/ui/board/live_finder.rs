//! Looking for a city by a few letters: the board goes there, marks it and reports it as if it were tapped.

use leptos::ev::{KeyboardEvent, SubmitEvent};
use leptos::html;
use leptos::prelude::*;

use super::live_tools::{Tools, sign};
use crate::catalog::CityId;
use crate::scene::{CityLabel, find_cities};
use crate::text::{Lang, live as words};
use crate::ui::store::Store;

const LENS: &str = "M10.5 4A6.5 6.5 0 1 1 10.5 17A6.5 6.5 0 1 1 10.5 4M15.5 15.5L21 21";
/// More answers than this would not help.
const MOST_ANSWERS: usize = 5;

/// The button, and the field that it opens.
pub fn view(with: Tools) -> impl IntoView {
    let store = Store::find();
    let Tools {
        camera,
        scene,
        prefix,
        found,
        points,
        on_city,
        ..
    } = with;
    let is_open = RwSignal::new(false);
    let letters = RwSignal::new(String::new());
    let field = NodeRef::<html::Input>::new();
    let answers = Memo::new(move |_| {
        let found = scene.with_value(|scene| find_cities(scene, &letters.read()));
        found
            .into_iter()
            .take(MOST_ANSWERS)
            .collect::<Vec<CityId>>()
    });
    let close = move || {
        is_open.set(false);
        letters.set(String::new());
    };
    let go = move |city: CityId| {
        found.set(Some(city));
        camera.center_on(points.run(vec![city]));
        close();
        on_city.run(city);
    };
    let toggle = move |_| {
        found.set(None);
        if is_open.get_untracked() {
            close();
        } else {
            is_open.set(true);
        }
    };
    // The field takes the focus when it opens, because the player wants to type.
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            field.focus().ok();
        }
    });
    let name = move |city: CityId| {
        let lang = store.lang.get();
        scene.with_value(|scene| {
            let label = scene
                .cities
                .get(city.index())
                .and_then(|city| city.label.as_ref());
            label.map_or_else(String::new, |label| said(label, lang))
        })
    };
    let id = format!("{prefix}-finder");
    let form = move || {
        let id = id.clone();
        is_open.get().then(|| view! {
            <form
                class="finder"
                role="search"
                on:submit=move |event: SubmitEvent| {
                    event.prevent_default();
                    if let Some(best) = answers.get_untracked().first() {
                        go(*best);
                    }
                }
                on:keydown=move |event: KeyboardEvent| {
                    if event.key() == "Escape" {
                        event.stop_propagation();
                        close();
                    }
                }
            >
                <label class="unseen" for=id.clone()>{store.say(words::FIND)}</label>
                <input
                    id=id
                    class="finder-field"
                    maxlength="60"
                    type="search"
                    autocomplete="off"
                    spellcheck="false"
                    placeholder=store.say(words::CITY_NAME)
                    node_ref=field
                    prop:value=letters
                    on:input=move |event| letters.set(event_target_value(&event))
                />
                <ul class="finder-answers">
                    {move || answers.get().into_iter().map(|city| view! {
                        <li>
                            <button type="button" class="finder-answer" on:click=move |_| go(city)>
                                {move || name(city)}
                            </button>
                        </li>
                    }).collect_view()}
                </ul>
                <p class="finder-none" role="status">
                    {move || {
                        let is_lost = !letters.read().trim().is_empty() && answers.read().is_empty();
                        is_lost.then(|| store.say(words::NO_CITY)())
                    }}
                </p>
            </form>
        })
    };
    view! {
        <div class="finder-place">
            {move || form()}
            <button
                type="button"
                class="tool find"
                title=store.say(words::FIND)
                aria-expanded=move || is_open.get().to_string()
                on:click=toggle
            >
                {sign(LENS)}
                <span class="tool-label">{store.say(words::FIND)}</span>
            </button>
        </div>
    }
}

fn said(label: &CityLabel, lang: Lang) -> String {
    label
        .local
        .as_ref()
        .map_or(label.text.as_str(), |name| lang.name(name))
        .to_owned()
}
