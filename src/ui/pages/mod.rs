//! The pages, one file each.

mod about;
mod asking;
mod board;
mod challenge;
mod daily;
mod fair;
mod history;
mod history_gallery;
mod history_records;
mod home;
mod lessons;
mod new_game;
mod new_game_seat;
mod new_game_tables;
mod pad;
mod pad_count;
mod pad_lists;
mod pad_sheet;
mod pad_start;
mod pass_on;
mod passed;
mod people;
mod people_changes;
mod people_record;
mod puzzle;
mod puzzles;
mod replay;
mod replay_play;
mod replay_position;
mod replay_what_if;
mod review;
mod review_curve;
mod rule_example;
mod rules;
mod saved;
mod saved_aside;
mod saved_faults;
mod saved_import;
mod saved_row;
mod settings;
mod special;

pub use about::About;
pub use board::board;
pub use challenge::challenge;
pub use daily::Today;
pub use fair::Fair;
pub use history::History;
pub use home::Home;
pub use lessons::lessons;
pub use new_game::new_game;
pub use pad::pad;
pub use pass_on::pass_on;
pub use passed::passed;
pub use people::PeoplePage;
pub use people_record::download as download_record;
pub use puzzle::puzzle;
pub use puzzles::Puzzles;
pub use replay::{Stepper, replay};
pub use review::review;
pub use rules::rules;
pub use saved::Saved;
pub use settings::settings;
pub use special::special;

use leptos::prelude::*;

use super::address::Page;
use super::store::Store;
use crate::text::shell;

/// An address that leads nowhere still leads home.
#[component]
pub fn Unknown() -> impl IntoView {
    let store = Store::find();
    view! {
        <section class="sheet">
            <h1>{store.say(shell::NOT_FOUND)}</h1>
            <p><a href=Page::Home.link()>{store.say(shell::HOME)}</a></p>
        </section>
    }
}
