//! What lies over the board. Measured when it changes, so that the camera can aim at what is free.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};

use super::store::TableStore;
use crate::scene::{Covered, Room, Side};

/// Parts that always lie over the board, and the sheet that comes and goes.
const ALWAYS: &str = ".play [data-over=rest]";
const SHEET: &str = ".play [data-over=sheet]";

/// Measures for as long as the table is open.
pub fn follow(play: TableStore) {
    let changed = Closure::<dyn Fn()>::new(move || measure(play));
    let Ok(observer) = ResizeObserver::new(changed.as_ref().unchecked_ref()) else {
        return;
    };
    let watching = observer.clone();
    // After this frame all parts of the table are there. They stay for as long as the table does.
    request_animation_frame(move || {
        for part in parts(ALWAYS).chain(parts(SHEET)).chain(parts(".play")) {
            watching.observe(&part);
        }
    });
    let kept = StoredValue::new_local((observer, changed));
    on_cleanup(move || {
        kept.try_with_value(|(observer, _)| observer.disconnect());
    });
}

fn measure(play: TableStore) {
    let Some(table) = parts(".play").next() else {
        return;
    };
    let window = table.get_bounding_client_rect();
    let size_px = (window.width() as f32, window.height() as f32);
    let room = |part: Element| {
        let side = side(&part)?;
        let room = part.get_bounding_client_rect();
        let room = Room {
            left_px: (room.left() - window.left()) as f32,
            top_px: (room.top() - window.top()) as f32,
            right_px: (room.right() - window.left()) as f32,
            bottom_px: (room.bottom() - window.top()) as f32,
        };
        Some((side, room))
    };
    let device = insets(&table);
    let mut rooms: Vec<(Side, Room)> = parts(ALWAYS).filter_map(room).collect();
    let at_rest = Covered::by(size_px, device, &rooms);
    rooms.extend(parts(SHEET).filter_map(room));
    let now = Covered::by(size_px, device, &rooms);
    if play.covered.try_get_untracked() != Some((at_rest, now)) {
        play.covered.try_set((at_rest, now));
    }
}

/// What notches and rounded corners take of the window: the style sheet keeps the parts of the table clear of them by
/// its padding.
fn insets(table: &Element) -> Covered {
    let style = window().get_computed_style(table).ok().flatten();
    let px = |side: &str| {
        let padding = style.as_ref()?.get_property_value(side).ok()?;
        padding.trim_end_matches("px").parse().ok()
    };
    Covered {
        top_px: px("padding-top").unwrap_or(0.0),
        right_px: px("padding-right").unwrap_or(0.0),
        bottom_px: px("padding-bottom").unwrap_or(0.0),
        left_px: px("padding-left").unwrap_or(0.0),
    }
}

/// Along which side a part lies is for the arrangement in `play.css` to say.
fn side(part: &Element) -> Option<Side> {
    let style = window().get_computed_style(part).ok()??;
    match style.get_property_value("--side").ok()?.trim() {
        "top" => Some(Side::Top),
        "right" => Some(Side::Right),
        "bottom" => Some(Side::Bottom),
        "left" => Some(Side::Left),
        _ => None,
    }
}

fn parts(selector: &str) -> impl Iterator<Item = Element> {
    let list = document().query_selector_all(selector).ok();
    let count = list.as_ref().map_or(0, |list| list.length());
    (0..count).filter_map(move |at| list.as_ref()?.item(at)?.dyn_into().ok())
}
