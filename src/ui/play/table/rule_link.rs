//! The way from a question or a refusal to the paragraph of the rules about it. What was open is opened again on the
//! way back.

use leptos::prelude::*;

use super::store::TableStore;
use crate::engine::table::RuleError;
use crate::session::rule_at;
use crate::text::rules::{SEE_RULE, prompt_rule, refusal_rule};
use crate::ui::address::rule_link;
use crate::ui::store::Left;

/// To the rule of what the game asks for.
pub fn to_task(play: TableStore) -> AnyView {
    follow(play, Memo::new(move |_| Some(play.seen.with(prompt_rule))))
}

/// To the rule of what is open.
pub fn to_sheet(play: TableStore) -> AnyView {
    let rule = Memo::new(move |_| {
        let view = play.seen.read();
        play.sheet.with(|sheet| rule_at(sheet, &view))
    });
    follow(play, rule)
}

fn follow(play: TableStore, rule: Memo<Option<&'static str>>) -> AnyView {
    (move || rule.get().map(|rule| link(play, rule))).into_any()
}

/// To the rule that refuses something.
pub fn to_refusal(play: TableStore, error: RuleError) -> AnyView {
    let rule = play.seen.with(|view| refusal_rule(view, error));
    link(play, rule)
}

fn link(play: TableStore, rule: &'static str) -> AnyView {
    let id = play.session.with_untracked(|session| session.setup().game);
    let leave = move |_| {
        play.app.leaves(Left {
            table: play.page,
            open: play.sheet.get_untracked(),
            ticked: play.ticked.get_untracked(),
        });
    };
    view! {
        <a class="rule-link" data-rule=rule href=rule_link(id, rule) aria-label=play.say(SEE_RULE) on:click=leave></a>
    }
    .into_any()
}
