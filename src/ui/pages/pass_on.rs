//! A game as a link and a code: to go on with it elsewhere, or to play by message.

use leptos::prelude::*;

use super::challenge::link;
use crate::platform::address;
use crate::platform::storage::Keeper;
use crate::save::{self, History, SaveFile};
use crate::text::{history, passing, shell};
use crate::ui::address::{GAME, Kept, Page};
use crate::ui::play::table::keep;
use crate::ui::store::Store;

/// The page.
pub fn pass_on(kept: Kept) -> AnyView {
    let store = Store::find();
    let (back, says) = match kept {
        Kept::Saved(slot) => (Page::Play(slot), passing::BACK),
        Kept::Finished(_) => (Page::History, history::TITLE),
    };
    let body = match find(kept) {
        Some(save) => {
            let code = save::to_link(&save);
            view! {
                <p>{store.say(passing::PITCH)}</p>
                {link(&address::with(&format!("#{GAME}{code}")), passing::SCAN)}
                <p class="small">{store.say(passing::TRUST)}</p>
            }
            .into_any()
        }
        None => view! { <p role="alert">{store.say(passing::GONE)}</p> }.into_any(),
    };
    view! {
        <section class="sheet back">
            <h1>{store.say(passing::TITLE)}</h1>
            {body}
            <p class="ways-out">
                <a href=back.link()>{store.say(says)}</a>
                <a href=Page::Home.link()>{store.say(shell::HOME)}</a>
            </p>
        </section>
    }
    .into_any()
}

fn find(kept: Kept) -> Option<SaveFile> {
    let text = match kept {
        Kept::Saved(slot) => keep::slots().text(slot),
        Kept::Finished(id) => History::new(Keeper::open()).text(id),
    };
    save::read(&text.ok()??).ok()
}
