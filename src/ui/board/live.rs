//! The board of a running game: drawn once, moved by fingers, changed track by track.
//!
//! It knows no rules. It is given a picture of the table and reports what somebody points at.

use leptos::ev::{KeyboardEvent, PointerEvent, WheelEvent};
use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::ResizeObserver;

use super::live_camera::{Camera, Lifted};
use super::live_tools::{Tools, tools};
use super::looks::Looks;
use super::runner::{self, Train};
use super::{backdrop, cities, defs, live_cities, live_tracks, marks};
use crate::catalog::CityId;
use crate::scene::{
    BoardScene, Covered, Intent, Point, Pointer, Stage, TableScene, free_corner, hit, ride,
};
use crate::text::live as words;
use crate::ui::after_paint::after_paint;
use crate::ui::store::Store;

/// What an arrow key moves the board by.
const KEY_STEP_PX: f32 = 80.0;
/// What a press of + or − zooms by.
pub const ZOOM_STEP: f32 = 1.5;
/// The room of the two buttons that a small screen has, and a little around them.
const TOOLS_PX: (f32, f32) = (60.0, 110.0);
/// What a pixel of the wheel zooms by, as an exponent.
const WHEEL_RATE: f32 = 0.0016;

/// A board to be played on. `prefix` is a word that no other board on the page has: it keeps their definitions
/// apart. `label` is what a screen reader says of it.
#[component]
pub fn LiveBoard(
    /// What never changes.
    scene: BoardScene,
    /// Keeps ids of this board apart from those of others.
    prefix: &'static str,
    /// What a screen reader says of it.
    #[prop(into)]
    label: Signal<String>,
    /// What changes. One changed track changes one `<g>`.
    #[prop(into)]
    table: Signal<TableScene>,
    /// Livery numbers, by `Seat`; without them the seats have the first ones.
    #[prop(optional)]
    liveries: Vec<u8>,
    /// Cities that the ticket button centres on; while there are none there is no such button.
    #[prop(optional, into)]
    ticket: Signal<Vec<CityId>>,
    /// Where something happens: the board shows these cities while there are some, and then goes back.
    #[prop(optional, into)]
    look_at: Signal<Vec<CityId>>,
    /// A train that runs once: between which cities, over which tracks, in whose livery.
    #[prop(optional, into)]
    train: Signal<Option<Train>>,
    /// Whether it comes near them.
    #[prop(optional, into)]
    nearer: Signal<bool>,
    /// What lies over the board: while nothing is open, and now.
    #[prop(optional, into)]
    covered: Signal<(Covered, Covered)>,
    /// Whether something covers the board, so that it must be out of reach for pointers and screen readers.
    #[prop(optional, into)]
    away: Signal<bool>,
    /// Somebody points at something.
    #[prop(into)]
    on_intent: Callback<Intent>,
    /// A mouse is over something, without pressing.
    #[prop(optional, into)]
    on_hover: Option<Callback<Intent>>,
) -> impl IntoView {
    let store = Store::find();
    let camera = Camera::new(&scene);
    let found = RwSignal::new(None);
    let window_ref = NodeRef::<html::Div>::new();
    let window_px = RwSignal::new((0.0_f32, 0.0_f32));
    follow_size(camera, window_px, window_ref);

    let looks = Looks::of(table, &scene);
    let ground = view! {
        {defs::view(&scene, prefix)}
        {backdrop::view(&scene, prefix)}
        {marks::title(&scene)}
    };
    let room = format!("0 0 {} {}", scene.width, scene.height);
    let scene = StoredValue::new(scene);
    // Everything at once would keep a phone busy for too long: what is on the ground follows when the ground is seen.
    let whole = RwSignal::new(false);
    after_paint(move || {
        whole.try_set(true);
    });
    let layers = move || {
        whole.get().then(|| {
            scene.with_value(|scene| {
                view! {
                    {live_cities::rings(scene, &looks, found.into())}
                    {live_tracks::view(scene, &looks, &liveries)}
                    {marks::view(scene)}
                    {cities::discs(scene)}
                    {live_cities::figures(scene, &looks)}
                    {cities::names(scene, camera.names, camera.name_size())}
                    {backdrop::frame(scene)}
                }
            })
        })
    };
    let runs = move || {
        let train = train.get()?;
        let line = scene.with_value(|scene| ride(scene, train.ends, &train.legs));
        Some((line, train.livery))
    };
    let points = move |cities: &[CityId]| {
        scene.with_value(|scene| {
            let at = |city: &CityId| scene.cities.get(city.index()).map(|city| city.at);
            cities.iter().filter_map(at).collect::<Vec<Point>>()
        })
    };
    Effect::new(move |_| {
        let (at_rest, now) = covered.get();
        camera.cover(at_rest, now);
    });
    Effect::new(move |before: Option<()>| {
        let (cities, near) = (look_at.get(), nearer.get());
        // A board that has just been opened shows itself whole first.
        if before.is_some() || !cities.is_empty() {
            camera.visit(points(&cities), near);
        }
    });
    let tapped = move |id: i32, pointer: Pointer| match camera.up(id) {
        Some(Lifted::Tap(at, scale)) => {
            let intent = scene.with_value(|scene| hit(scene, at, scale, pointer));
            on_intent.run(intent);
        }
        // The first of the two taps has opened something; it was not meant.
        Some(Lifted::Zoom) => on_intent.run(Intent::Ground),
        None => {}
    };
    let hovered = move |event: PointerEvent| {
        if event.pointer_type() != "mouse" {
            return;
        }
        let (Some(on_hover), Some(origin)) = (on_hover, origin(&event)) else {
            return;
        };
        if let Some((at, scale)) = camera.points_at(spot(&event), origin) {
            let intent = scene.with_value(|scene| hit(scene, at, scale, Pointer::Mouse));
            on_hover.run(intent);
        }
    };
    let left = move |_| {
        if let Some(on_hover) = on_hover {
            on_hover.run(Intent::Ground);
        }
    };
    let corner = Memo::new(move |_| {
        let (at_rest, _) = covered.get();
        scene.with_value(|scene| {
            let stage = Stage {
                board: (scene.width, scene.height),
                window_px: window_px.get(),
                at_rest,
                covered: at_rest,
            };
            free_corner(scene, stage, TOOLS_PX)
        })
    });
    let hint = format!("{prefix}-keys");
    view! {
        <div
            class="live-board"
            data-corner=move || corner.get().word()
            style:--covered-top=move || px(covered.get().0.top_px)
            style:--covered-right=move || px(covered.get().0.right_px)
            style:--covered-bottom=move || px(covered.get().0.bottom_px)
            style:--covered-left=move || px(covered.get().0.left_px)
        >
            <div
                class="board-window"
                node_ref=window_ref
                role="img"
                tabindex=move || if away.get() { "-1" } else { "0" }
                aria-hidden=move || away.get().then_some("true")
                aria-label=label
                aria-describedby=hint.clone()
                on:pointerdown=move |event| {
                    // Nobody can mean what is not there yet.
                    if whole.get_untracked() {
                        pressed(camera, &event);
                    }
                }
                on:pointermove=move |event| {
                    camera.moved(event.pointer_id(), spot(&event));
                    hovered(event);
                }
                on:pointerleave=left
                on:pointerup=move |event| tapped(event.pointer_id(), kind(&event))
                on:pointercancel=move |event| camera.cancel(event.pointer_id())
                // A tap ends here: the click that browsers make of it would meet the sheet that it has just opened.
                on:touchend=|event| event.prevent_default()
                on:wheel=move |event| wheeled(camera, &event)
                on:keydown=move |event| keyed(camera, &event)
            >
                <div class="sheet-of-board" hidden node_ref=camera.sheet>
                    <svg class="board ground" viewBox=room.clone()>{ground}</svg>
                    <svg class="board" viewBox=room.clone()>{move || layers()}</svg>
                    {runner::view(room, runs)}
                </div>
            </div>
            <p class="unseen" id=hint>{store.say(words::KEYS)}</p>
            <div class="under-curtain" inert=move || away.get()>
            {tools(Tools {
                camera,
                scene,
                prefix,
                ticket,
                found,
                points: Callback::new(move |cities: Vec<CityId>| points(&cities)),
                on_city: Callback::new(move |city| on_intent.run(Intent::City(city))),
            })}
            </div>
        </div>
    }
}

fn px(length: f32) -> String {
    format!("{length:.0}px")
}

/// The window of the board may change at any time: a turned phone, an opened sheet.
fn follow_size(camera: Camera, window_px: RwSignal<(f32, f32)>, window_ref: NodeRef<html::Div>) {
    Effect::new(move |_| {
        let Some(element) = window_ref.get() else {
            return;
        };
        let measured = element.clone();
        let measure = move || {
            let room = measured.get_bounding_client_rect();
            let size = (room.width() as f32, room.height() as f32);
            camera.resize(size.0, size.1);
            window_px.try_set(size);
        };
        measure();
        let changed = Closure::<dyn Fn()>::new(measure);
        let Ok(observer) = ResizeObserver::new(changed.as_ref().unchecked_ref()) else {
            return;
        };
        observer.observe(&element);
        // Kept until the board is gone: the observer calls into it.
        let kept = StoredValue::new_local((observer, changed));
        on_cleanup(move || {
            kept.try_with_value(|(observer, _)| observer.disconnect());
        });
    });
}

fn pressed(camera: Camera, event: &PointerEvent) {
    // Only the main mouse button drags; the others belong to the browser.
    if event.button() != 0 {
        return;
    }
    if let Some(window) = element(event) {
        // Fingers that slide off the board still belong to it.
        window.set_pointer_capture(event.pointer_id()).ok();
    }
    if let Some(origin) = origin(event) {
        camera.down(event.pointer_id(), spot(event), origin);
    }
}

fn wheeled(camera: Camera, event: &WheelEvent) {
    event.prevent_default();
    let Some(origin) = origin(event) else {
        return;
    };
    let at_px = Point::new(
        event.client_x() as f32 - origin.x,
        event.client_y() as f32 - origin.y,
    );
    // Some browsers count in lines or pages.
    let pixels = match event.delta_mode() {
        WheelEvent::DOM_DELTA_LINE => 24.0,
        WheelEvent::DOM_DELTA_PAGE => 400.0,
        _ => 1.0,
    };
    let turn_px = (event.delta_y() as f32 * pixels).clamp(-300.0, 300.0);
    // A pinch on a trackpad comes as a wheel with ctrl, in much smaller steps.
    let rate = if event.ctrl_key() {
        WHEEL_RATE * 5.0
    } else {
        WHEEL_RATE
    };
    camera.zoom_about(at_px, (-turn_px * rate).exp());
}

fn keyed(camera: Camera, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" => camera.pan(KEY_STEP_PX, 0.0),
        "ArrowRight" => camera.pan(-KEY_STEP_PX, 0.0),
        "ArrowUp" => camera.pan(0.0, KEY_STEP_PX),
        "ArrowDown" => camera.pan(0.0, -KEY_STEP_PX),
        "+" | "=" => camera.zoom(ZOOM_STEP),
        "-" => camera.zoom(1.0 / ZOOM_STEP),
        "0" => camera.fit(),
        _ => return,
    }
    event.prevent_default();
}

fn kind(event: &PointerEvent) -> Pointer {
    if event.pointer_type() == "touch" {
        Pointer::Finger
    } else {
        Pointer::Mouse
    }
}

/// Where on the page.
fn spot(event: &PointerEvent) -> Point {
    Point::new(event.client_x() as f32, event.client_y() as f32)
}

/// The corner of the board's window on the page.
fn origin(event: &web_sys::Event) -> Option<Point> {
    let room = element(event)?.get_bounding_client_rect();
    Some(Point::new(room.left() as f32, room.top() as f32))
}

fn element(event: &web_sys::Event) -> Option<web_sys::Element> {
    event.current_target()?.dyn_into().ok()
}
