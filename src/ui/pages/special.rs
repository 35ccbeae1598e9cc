//! What is special about a game, on one screen.

use leptos::prelude::*;

use super::rule_example::glimpse;
use crate::catalog::{self, GameId};
use crate::text::new_game::NEW_GAME;
use crate::text::rules::{ALL_RULES, FOR_WHOM, Point, SPECIAL, special as points};
use crate::ui::address::{Page, rule_link};
use crate::ui::store::Store;

/// The page of a game for people who know another one.
pub fn special(id: GameId) -> AnyView {
    let store = Store::find();
    let game = catalog::game(id);
    let row = move |Point { says, rule, shows }: Point| {
        let picture = shows.and_then(|shows| glimpse(id, &shows));
        view! { <li><a href=rule_link(id, rule)><span>{says}</span>{picture}</a></li> }
    };
    let rows = move || {
        points(store.lang.get(), id)
            .into_iter()
            .map(row)
            .collect_view()
    };
    view! {
        <article class="sheet rules special">
            {super::rules::back_to_table(store)}
            <h1>{store.name(game.name())}</h1>
            <p><strong>{store.say(SPECIAL)}</strong>" · "{store.say(FOR_WHOM)}</p>
            <ul>{move || rows()}</ul>
            <p class="links">
                <a class="button" href=Page::New(id).link()>{store.say(NEW_GAME)}</a>
                <a class="button second" href=Page::Rules(Some(id)).link()>{store.say(ALL_RULES)}</a>
            </p>
        </article>
    }
    .into_any()
}
