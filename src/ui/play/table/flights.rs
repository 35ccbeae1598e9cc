//! Cards fly from where they lay to whoever has them now: to the hand, or to the plate of the taker. The copy that
//! flies lies over everything, takes no taps and is gone when it has arrived; nothing waits for it.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlElement};

use super::store::TableStore;
use crate::engine::game::Sighting;
use crate::platform::screen;

/// Lets the cards of an event fly. Called before the table is drawn anew, while the card still lies in its place.
pub fn fly(play: TableStore, seen: &[Sighting]) {
    if screen::prefers_stillness() {
        return;
    }
    for (seat, place) in seen.iter().filter_map(Sighting::card_from) {
        let from = match place {
            Some(place) => format!(".slot[data-place=\"{place}\"] .card"),
            None => "#draw .card".to_owned(),
        };
        let to = match play.viewer.get_untracked() == Some(seat) {
            true => ".rack".to_owned(),
            false => format!(".nameplate[data-seat=\"{}\"]", seat.0),
        };
        launch(&from, &to);
    }
}

fn launch(from: &str, to: &str) -> Option<()> {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    let (card, goal) = (find(from)?, find(to)?);
    let (start, end) = (
        card.get_bounding_client_rect(),
        goal.get_bounding_client_rect(),
    );
    let flyer: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    flyer.set_class_name("flyer");
    flyer.set_attribute("aria-hidden", "true").ok()?;
    flyer
        .append_child(&card.clone_node_with_deep(true).ok()?)
        .ok()?;
    let middle = |left: f64, width: f64| left + width / 2.0;
    let by_x = middle(end.left(), end.width()) - middle(start.left(), start.width());
    let by_y = middle(end.top(), end.height()) - middle(start.top(), start.height());
    let style = flyer.style();
    for (name, px) in [
        ("left", start.left()),
        ("top", start.top()),
        ("width", start.width()),
        ("height", start.height()),
        ("--by-x", by_x),
        ("--by-y", by_y),
    ] {
        style.set_property(name, &format!("{px:.0}px")).ok()?;
    }
    let gone: Element = flyer.clone().into();
    let landed = Closure::once_into_js(move || gone.remove());
    flyer
        .add_event_listener_with_callback("animationend", landed.unchecked_ref())
        .ok()?;
    // Inside the table, so that it leaves with the page.
    find(".play")?.append_child(&flyer).ok()?;
    Some(())
}
