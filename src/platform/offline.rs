//! The service worker that keeps the app on the device, and the way to a new version.

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
    /// This browser, or this way of opening the page, keeps nothing.
    Unavailable,
    /// A newer version is stored as well and waits until the player asks for it.
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
        Closure::once_into_js(move |registration: ServiceWorkerRegistration| {
            follow(container, registration, report);
        })
    };
    let refused = Closure::once_into_js(move |_reason: JsValue| report(Offline::Unavailable));
    let promise: JsValue = container.register("sw.js").into();
    // `then` is called by name: the typed binding wants closures kept alive by us, but these keep themselves alive.
    then(&promise, &registered, &refused);
}

/// Lets the waiting version take over; the page reloads as soon as it has.
pub fn take_update() {
    let Some(container) = container() else { return };
    let reload = Closure::once_into_js(|| {
        if let Some(window) = web_sys::window() {
            window.location().reload().ok();
        }
    });
    container.set_oncontrollerchange(Some(reload.unchecked_ref()));
    let registered = Closure::once_into_js(|registration: JsValue| {
        let waiting = registration
            .dyn_into::<ServiceWorkerRegistration>()
            .ok()
            .and_then(|registration| registration.waiting());
        if let Some(waiting) = waiting {
            waiting.post_message(&"take over".into()).ok();
        }
    });
    let promise: JsValue = container.get_registration().into();
    then(&promise, &registered, &JsValue::UNDEFINED);
}

fn container() -> Option<ServiceWorkerContainer> {
    let navigator = web_sys::window()?.navigator();
    // Missing outside https and localhost.
    let there = Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false);
    there.then(|| navigator.service_worker())
}

fn follow(
    container: ServiceWorkerContainer,
    registration: ServiceWorkerRegistration,
    report: impl Fn(Offline) + Clone + 'static,
) {
    if registration.waiting().is_some() && container.controller().is_some() {
        report(Offline::UpdateWaiting);
    } else if registration.active().is_some() {
        report(Offline::Ready);
    }
    if let Some(worker) = registration.installing() {
        watch_install(container.clone(), worker, report.clone());
    }
    let found = {
        let registration = registration.clone();
        Closure::<dyn Fn()>::new(move || {
            if let Some(worker) = registration.installing() {
                watch_install(container.clone(), worker, report.clone());
            }
        })
    };
    registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
    found.forget();
}

/// A worker installed while an older one is active is an update; a first one becomes active by itself.
fn watch_install(
    container: ServiceWorkerContainer,
    worker: ServiceWorker,
    report: impl Fn(Offline) + 'static,
) {
    let changed = {
        let worker = worker.clone();
        Closure::<dyn Fn()>::new(move || match worker.state() {
            ServiceWorkerState::Installed if container.controller().is_some() => {
                report(Offline::UpdateWaiting)
            }
            ServiceWorkerState::Activated => report(Offline::Ready),
            ServiceWorkerState::Redundant => report(Offline::Unavailable),
            _ => {}
        })
    };
    worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
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
