//! What the whole app shares: language, theme, page, and how the helpers behind the page are doing.

use leptos::prelude::*;

use super::address::Page;
use crate::bots::protocol::{Answer, Ask};
use crate::catalog::{Name, TicketSet};
use crate::platform::address;
use crate::platform::offline::{self, Offline};
use crate::platform::preferences::{self, Theme};
use crate::platform::rest;
use crate::platform::storage::{self, Persistence};
use crate::platform::thinker_client::{Heard, ThinkerClient};
use crate::session::{Reviewer, Sheet};
use crate::text::{Lang, Phrase};

/// Signals, so it is copied freely; every component finds it in its context.
#[derive(Clone, Copy)]
pub struct Store {
    /// The language in which everything is said.
    pub lang: RwSignal<Lang>,
    /// The chosen theme.
    pub theme: RwSignal<Theme>,
    /// Whether maps are drawn without ornaments.
    pub plain_map: RwSignal<bool>,
    /// The page shown.
    pub page: RwSignal<Page>,
    /// The table from which the rules were opened, so that they can lead back to it.
    pub table: RwSignal<Option<Page>>,
    /// How it was left.
    left: StoredValue<Option<Left>>,
    /// How far the app is from needing no network.
    pub offline: RwSignal<Offline>,
    /// Whether the browser has promised to keep the games.
    pub persistence: RwSignal<Persistence>,
    /// Whether the player has been told that this browser keeps nothing. Once is enough.
    pub knows_nothing_is_kept: RwSignal<bool>,
    /// The worker's version, once it has answered.
    pub thinker_version: RwSignal<Option<String>>,
    /// What came last from the worker about a move.
    pub heard: RwSignal<Option<Heard>>,
    /// The review that was looked at last, with the number of its game, so that a look at the replay does not cost it.
    pub review: StoredValue<Option<(u32, Reviewer)>>,
    /// The worker, while there is one.
    thinker: StoredValue<Option<ThinkerClient>, LocalStorage>,
}

/// How somebody left a table to read a rule.
#[derive(Clone, Debug)]
pub struct Left {
    /// The table.
    pub table: Page,
    /// What was open.
    pub open: Sheet,
    /// Tickets that were ticked.
    pub ticked: TicketSet,
}

impl Store {
    /// Loads the stored choices, starts the helpers, and stores later choices.
    pub fn start() -> Store {
        let store = Store {
            lang: RwSignal::new(preferences::lang()),
            theme: RwSignal::new(preferences::theme()),
            plain_map: RwSignal::new(preferences::plain_map()),
            page: RwSignal::new(Page::from_address(&address::current())),
            table: RwSignal::new(None),
            left: StoredValue::new(None),
            offline: RwSignal::new(Offline::Preparing),
            persistence: RwSignal::new(Persistence::NotAsked),
            knows_nothing_is_kept: RwSignal::new(false),
            thinker_version: RwSignal::new(None),
            heard: RwSignal::new(None),
            review: StoredValue::new(None),
            thinker: StoredValue::new_local(None),
        };
        store.mirror_choices();
        address::watch(move |address| {
            let page = Page::from_address(&address);
            // A browser may report the address that the app started with a second time.
            if page != store.page.get_untracked() {
                store
                    .table
                    .update(|table| *table = page.table_behind(store.page.get_untracked(), *table));
                let is_table = matches!(page, Page::Play(_) | Page::Lesson(..));
                if store.table.with_untracked(Option::is_none) && !is_table {
                    store.left.set_value(None);
                }
                store.page.set(page);
                super::parts::show_new_page();
            }
        });
        storage::persistence(move |state| store.persistence.set(state));
        // The helpers come last: they would only take the network and the processor from the first page.
        rest::when_whole(move |_| {
            offline::start(move |state| store.offline.set(state));
            store.wake_thinker();
        });
        store
    }

    /// The store of the component that asks.
    pub fn find() -> Store {
        use_context().expect("the app provides the store before any component is drawn")
    }

    /// Somebody leaves a table to read a rule.
    pub fn leaves(self, left: Left) {
        self.left.set_value(Some(left));
    }

    /// How somebody left this table to read a rule, once.
    pub fn comes_back(self, table: Page) -> Option<Left> {
        let left = self.left.try_update_value(Option::take).flatten();
        left.filter(|left| left.table == table)
    }

    /// A phrase that follows the language.
    pub fn say(self, phrase: Phrase) -> impl Fn() -> &'static str + Copy + Send + 'static {
        move || phrase.get(self.lang.get())
    }

    /// A name of a game's data that follows the language.
    pub fn name(self, name: &'static Name) -> impl Fn() -> &'static str + Copy + Send + 'static {
        move || self.lang.get().name(name)
    }

    /// Language, theme and the look of maps are also set on the page itself, for style sheets, screen readers and hyphenation.
    fn mirror_choices(self) {
        Effect::new(move |_| mirror("lang", self.lang.get().tag()));
        Effect::new(move |_| mirror("data-theme", self.theme.get().tag()));
        Effect::new(move |_| {
            mirror(
                "data-map",
                if self.plain_map.get() {
                    "plain"
                } else {
                    "full"
                },
            )
        });
    }

    fn wake_thinker(self) {
        if self.thinker.with_value(Option::is_some) {
            return;
        }
        let client = ThinkerClient::start(move |heard| match heard {
            Heard::Answer(Answer::Version(version)) => self.thinker_version.set(Some(version)),
            heard => self.heard.set(Some(heard)),
        });
        client.ask(&Ask::Version);
        // Kept for as long as it is needed: dropping it ends the worker.
        self.thinker.set_value(Some(client));
    }

    /// Asks the worker; the answer comes in `heard`.
    pub fn ask(self, ask: &Ask) {
        self.wake_thinker();
        self.thinker.with_value(|client| {
            client
                .as_ref()
                .into_iter()
                .for_each(|client| client.ask(ask))
        });
    }

    /// Ends the worker, whatever it is doing; the next question starts another.
    pub fn stop_thinking(self) {
        self.thinker.set_value(None);
    }
}

fn mirror(attribute: &str, value: &str) {
    if let Some(root) = document().document_element() {
        root.set_attribute(attribute, value).ok();
    }
}
