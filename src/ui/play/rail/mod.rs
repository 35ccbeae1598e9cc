//! The table of the map games.

mod bonus_cards;
mod chooser;
mod city_sheet;
mod claim;
mod claim_facts;
mod compose;
mod decks;
mod draw_tickets;
mod hand;
mod harm;
mod keep_tickets;
mod looked_at;
mod map;
mod mini_map;
pub mod page;
mod panel_players;
mod panel_tickets;
mod panel_tracks;
mod player_sheet;
mod prompts;
pub mod replay;
mod seen;
mod stage;
mod standings;
mod store;
mod strip;
mod track_parts;
mod tunnel;

use leptos::prelude::*;

use crate::ui::play::table::noises;
use crate::ui::play::table::store::TableStore;
use crate::ui::play::table::top::Notices;
use crate::ui::play::table::wide::is_wide;
use store::PlayStore;

/// A running map game; nothing if the game belongs to another rule set. `inert` is inherited by every element below,
/// and on the map's thousands of elements it would cost more than everything else that a turn changes, so the map
/// handles that itself.
pub fn game(table: TableStore, down: Memo<bool>) -> Option<AnyView> {
    let play = PlayStore::new(table)?;
    provide_context(play);
    noises::hear_punches(play.just_punched());
    let wide = is_wide();
    let game = view! {
        <div class="under-curtain" inert=move || down.get()>
            <strip::Strip />
            <Show when=move || wide.get()>{standings::rail()}</Show>
        </div>
        <map::Map away=down />
        <div class="under-curtain" inert=move || down.get()>
            <Notices harm=harm::harm(play)><strip::LastRound /></Notices>
            <stage::Stage />
        </div>
    };
    Some(game.into_any())
}
