//! What the whole app shares: language, theme, page, and how the helpers behind the page are doing.

use leptos::prelude::*;

use super::address::Page;
use crate::bots::protocol::{Answer, Ask};
use crate::platform::address;
use crate::platform::offline::{self, Offline};
use crate::platform::preferences::{self, Theme};
use crate::platform::thinker_client::ThinkerClient;
use crate::text::{Lang, Phrase};

/// Signals, so it is copied freely; every component finds it in its context.
#[derive(Clone, Copy)]
pub struct Store {
    /// The language in which everything is said.
    pub lang: RwSignal<Lang>,
    /// The chosen theme.
    pub theme: RwSignal<Theme>,
    /// The page shown.
    pub page: RwSignal<Page>,
    /// How far the app is from needing no network.
    pub offline: RwSignal<Offline>,
    /// The worker's version, once it has answered.
    pub thinker_version: RwSignal<Option<String>>,
}

impl Store {
    /// Reads what is kept, starts the helpers, and keeps what will be chosen.
    pub fn start() -> Store {
        let store = Store {
            lang: RwSignal::new(preferences::lang()),
            theme: RwSignal::new(preferences::theme()),
            page: RwSignal::new(Page::from_address(&address::current())),
            offline: RwSignal::new(Offline::Preparing),
            thinker_version: RwSignal::new(None),
        };
        store.mirror_choices();
        address::watch(move |address| {
            store.page.set(Page::from_address(&address));
            super::parts::show_new_page();
        });
        offline::start(move |state| store.offline.set(state));
        store.start_thinker();
        store
    }

    /// The store of the component that asks.
    pub fn find() -> Store {
        use_context().expect("the app provides the store before any component is drawn")
    }

    /// A phrase that follows the language.
    pub fn say(self, phrase: Phrase) -> impl Fn() -> &'static str + Copy + Send + 'static {
        move || phrase.get(self.lang.get())
    }

    /// Language and theme also belong to the page itself: to style sheets, screen readers, hyphenation.
    fn mirror_choices(self) {
        Effect::new(move |_| mirror("lang", self.lang.get().tag()));
        Effect::new(move |_| mirror("data-theme", self.theme.get().tag()));
    }

    fn start_thinker(self) {
        let client = ThinkerClient::start(move |answer| match answer {
            Answer::Version(version) => self.thinker_version.set(Some(version)),
            // Nobody has asked for a move yet.
            Answer::Choice(_) | Answer::Failed { .. } => {}
        });
        client.ask(Ask::Version);
        // Kept for as long as the page lives: dropping it would end the worker.
        StoredValue::new_local(client);
    }
}

fn mirror(attribute: &str, value: &str) {
    if let Some(root) = document().document_element() {
        root.set_attribute(attribute, value).ok();
    }
}
