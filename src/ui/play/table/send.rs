//! The result of a challenge or of a day's deal as a text, to be sent back to whoever plays the same.

use leptos::prelude::*;

use super::store::TableStore;
use crate::platform::{address, clock, files};
use crate::session::Challenge;
use crate::text::{result, saved, shell};
use crate::ui::address::Page;

/// The button: the share menu where the device has one, otherwise the clipboard.
pub fn button(play: TableStore) -> Option<AnyView> {
    let (terms, scores, challenge) = play.session.with_untracked(|session| {
        let terms = session.terms()?;
        let rounds = u16::try_from(terms.rounds()?).ok()?;
        let challenge = Challenge::of(*session.setup(), session.sitters(), rounds);
        Some((terms, session.scores()?, challenge))
    })?;
    let link = address::with(&Page::Challenge(Ok(challenge)).link());
    let totals = scores.totals();
    let text = move || {
        let say = play.speaker();
        let day = terms.day.map(|day| clock::date(day, say.lang.tag()));
        result::to_send(&say, day.as_deref(), &totals, &link)
    };
    let copied = RwSignal::new(None::<bool>);
    let send = move |_| {
        let text = untrack(&text);
        match files::can_share() {
            true => files::share(shell::NAME, &text),
            false => files::copy(&text, move |done| copied.set(Some(done))),
        }
    };
    let says = move || {
        let note = match copied.get()? {
            true => saved::COPIED,
            false => saved::NOT_COPIED,
        };
        Some(note.get(play.app.lang.get()))
    };
    let button = view! {
        <p><button class="second" id="send-result" on:click=send>{play.say(result::SEND)}</button></p>
        <p role="status">{move || says()}</p>
    };
    Some(button.into_any())
}
