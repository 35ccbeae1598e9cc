//! Buttons that do what gestures do, for everybody who cannot or does not want to use gestures.

use leptos::prelude::*;

use super::live::ZOOM_STEP;
use super::live_camera::Camera;
use super::live_finder;
use crate::catalog::CityId;
use crate::scene::{BoardScene, Point};
use crate::text::{Phrase, live as words};
use crate::ui::store::Store;

/// What the buttons work on.
#[derive(Clone, Copy)]
pub struct Tools {
    /// What they move.
    pub camera: Camera,
    /// The board.
    pub scene: StoredValue<BoardScene>,
    /// Keeps ids of this board apart from those of others.
    pub prefix: &'static str,
    /// Cities of the ticket at hand.
    pub ticket: Signal<Vec<CityId>>,
    /// The city that was searched for.
    pub found: RwSignal<Option<CityId>>,
    /// Somebody has found a city.
    pub on_city: Callback<CityId>,
    /// Where cities lie.
    pub points: Callback<Vec<CityId>, Vec<Point>>,
}

const PLUS: &str = "M4 12H20M12 4V20";
const MINUS: &str = "M4 12H20";
const FIT: &str = "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15M9 9H15V15H9Z";
const TICKET: &str = "M3 7H21V10A2 2 0 0 0 21 14V17H3V14A2 2 0 0 0 3 10ZM9 10V14M15 10V14M9 12H15";

/// The buttons of a board.
pub fn tools(with: Tools) -> impl IntoView {
    let Tools {
        camera,
        ticket,
        points,
        ..
    } = with;
    let has_ticket = Memo::new(move |_| ticket.with(|cities| !cities.is_empty()));
    let to_ticket = move || camera.center_on(points.run(ticket.get_untracked()));
    view! {
        <div class="board-tools">
            {live_finder::view(with)}
            {move || has_ticket.get().then(|| tool("to-ticket", TICKET, words::TO_TICKET, to_ticket))}
            {tool("fit", FIT, words::FIT, move || camera.fit())}
            {tool("zoom-in", PLUS, words::ZOOM_IN, move || camera.zoom(ZOOM_STEP))}
            {tool("zoom-out", MINUS, words::ZOOM_OUT, move || camera.zoom(1.0 / ZOOM_STEP))}
        </div>
    }
}

fn tool(
    class: &'static str,
    icon: &'static str,
    says: Phrase,
    act: impl Fn() + Send + Sync + 'static,
) -> impl IntoView {
    let store = Store::find();
    view! {
        <button type="button" class=format!("tool {class}") title=store.say(says) on:click=move |_| act()>
            {sign(icon)}
            <span class="tool-label">{store.say(says)}</span>
        </button>
    }
}

/// The sign on a button.
pub fn sign(icon: &'static str) -> impl IntoView {
    view! { <svg class="tool-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=icon /></svg> }
}
