//! The service worker that keeps the app on the device, and the way to a new version.

use std::cell::OnceCell;
use std::rc::Rc;

use js_sys::Reflect;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState,
};

/// How far the app is from needing no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offline {
    /// The files are on their way.
    Preparing,
    /// All files are kept.
    Ready,
    /// Not all files have arrived; the next visit tries again.
    Incomplete,
    /// This browser, or this way of opening the page, keeps nothing.
    Unavailable,
    /// A newer version is stored as well and comes with a reload, once the player asks for it.
    UpdateWaiting,
}

/// Registers the service worker and reports every change of state, for as long as the page lives.
pub fn start(report: impl Fn(Offline) + Clone + 'static) {
    // A debug build has no service worker: it would hide every change from the developer.
    let Some(container) = container().filter(|_| !cfg!(debug_assertions)) else {
        report(Offline::Unavailable);
        return;
    };
    report(Offline::Preparing);
    let registered = {
        let (container, report) = (container.clone(), report.clone());
        let came_from = container
            .controller()
            .map_or_else(OnceCell::new, OnceCell::from);
        Closure::once_into_js(move |registration: ServiceWorkerRegistration| {
            let watch = Watch {
                registration,
                came_from: Rc::new(came_from),
                report,
            };
            watch.start(&container);
        })
    };
    let refused = Closure::once_into_js(move |_reason: JsValue| report(Offline::Unavailable));
    let promise: JsValue = container.register("sw.js").into();
    // `then` is called by name: the typed binding wants closures kept alive by us, but these keep themselves alive.
    then(&promise, &registered, &refused);
}

/// Lets the waiting version take over; the page reloads as soon as it has. If another tab was first, it has already.
pub fn take_update() {
    let Some(container) = container() else { return };
    let overtaken = Closure::once_into_js(reload);
    container.set_oncontrollerchange(Some(overtaken.unchecked_ref()));
    let registered = Closure::once_into_js(|registration: JsValue| {
        let waiting = registration
            .dyn_into::<ServiceWorkerRegistration>()
            .ok()
            .and_then(|registration| registration.waiting());
        match waiting {
            Some(waiting) => {
                waiting.post_message(&"take over".into()).ok();
            }
            None => reload(),
        }
    });
    let promise: JsValue = container.get_registration().into();
    then(&promise, &registered, &JsValue::UNDEFINED);
}

fn reload() {
    if let Some(window) = web_sys::window() {
        window.location().reload().ok();
    }
}

fn container() -> Option<ServiceWorkerContainer> {
    let navigator = web_sys::window()?.navigator();
    // Missing outside https and localhost.
    let there = Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false);
    there.then(|| navigator.service_worker())
}

/// What a page looks at to know how it stands.
#[derive(Clone)]
struct Watch<R> {
    registration: ServiceWorkerRegistration,
    /// The worker that this page was loaded through.
    came_from: Rc<OnceCell<ServiceWorker>>,
    report: R,
}

impl<R: Fn(Offline) + Clone + 'static> Watch<R> {
    /// Whatever happens, the state is read anew from where it is: what an event says may be overtaken by then.
    fn start(self, container: &ServiceWorkerContainer) {
        self.tell();
        self.follow_install();
        let found = {
            let watch = self.clone();
            Closure::<dyn Fn()>::new(move || watch.follow_install())
        };
        self.registration
            .set_onupdatefound(Some(found.as_ref().unchecked_ref()));
        found.forget();
        let overtaken = Closure::<dyn Fn()>::new(move || self.tell());
        container.set_oncontrollerchange(Some(overtaken.as_ref().unchecked_ref()));
        overtaken.forget();
    }

    fn follow_install(&self) {
        let Some(worker) = self.registration.installing() else {
            return;
        };
        let watch = self.clone();
        let changed = Closure::<dyn Fn()>::new(move || watch.tell());
        worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
        changed.forget();
    }

    fn tell(&self) {
        (self.report)(self.state());
    }

    fn state(&self) -> Offline {
        let registration = &self.registration;
        let Some(active) = registration.active() else {
            let alive = |worker: ServiceWorker| worker.state() != ServiceWorkerState::Redundant;
            let is_coming =
                registration.waiting().is_some() || registration.installing().is_some_and(alive);
            return match is_coming {
                true => Offline::Preparing,
                false => Offline::Incomplete,
            };
        };
        // A first visit belongs to the worker that it has brought along.
        let own = self.came_from.get_or_init(|| active.clone());
        // Another tab may have taken the update already: then this page is the old one.
        if registration.waiting().is_some() || *own != active {
            Offline::UpdateWaiting
        } else {
            Offline::Ready
        }
    }
}

/// Calls one of two functions once a promise is fulfilled or rejected.
pub(super) fn then(promise: &JsValue, done: &JsValue, failed: &JsValue) {
    let method = Reflect::get(promise, &"then".into())
        .ok()
        .and_then(|then| then.dyn_into::<js_sys::Function>().ok());
    if let Some(method) = method {
        method.call2(promise, done, failed).ok();
    }
}
