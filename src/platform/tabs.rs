//! Only one tab writes a game. Web Locks decide which one; a second tab may take over.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// The role of a tab for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// The browser has not answered yet.
    Asking,
    /// This tab writes.
    Here,
    /// Another tab had it first.
    Elsewhere,
    /// Another tab has taken it over.
    Lost,
}

/// A claim to a name. Dropping it releases the name for the next tab.
pub struct Claim {
    release: Rc<RefCell<Release>>,
}

#[derive(Default)]
struct Release {
    resolve: Option<Function>,
    dropped: bool,
}

/// Asks for a name: only if it is free, or by taking it over.
pub fn hold(name: &str, steal: bool, report: impl Fn(Hold) + Clone + 'static) -> Claim {
    let release = Rc::new(RefCell::new(Release::default()));
    let claim = Claim {
        release: release.clone(),
    };
    let Some(locks) = locks() else {
        // There are no locks outside https and localhost: then nothing keeps two tabs apart.
        report(Hold::Here);
        return claim;
    };
    let options = Object::new();
    let mode = if steal { "steal" } else { "ifAvailable" };
    Reflect::set(&options, &mode.into(), &JsValue::TRUE).ok();
    let granted = {
        let report = report.clone();
        Closure::once_into_js(move |lock: JsValue| -> JsValue {
            if lock.is_null() || lock.is_undefined() {
                report(Hold::Elsewhere);
                return JsValue::UNDEFINED;
            }
            report(Hold::Here);
            // The lock is held for as long as this promise is open.
            Promise::new(&mut |resolve, _| {
                if release.borrow().dropped {
                    resolve.call0(&JsValue::UNDEFINED).ok();
                } else {
                    release.borrow_mut().resolve = Some(resolve);
                }
            })
            .into()
        })
    };
    let request = Reflect::get(&locks, &"request".into())
        .ok()
        .and_then(|request| request.dyn_into::<Function>().ok());
    let asked =
        request.and_then(|request| request.call3(&locks, &name.into(), &options, &granted).ok());
    let Some(asked) = asked else {
        report(Hold::Here);
        return claim;
    };
    // The promise fails when somebody else steals the lock.
    let stolen = Closure::once_into_js(move |_: JsValue| report(Hold::Lost));
    if let Ok(catch) =
        Reflect::get(&asked, &"catch".into()).and_then(|it| it.dyn_into::<Function>())
    {
        catch.call1(&asked, &stolen).ok();
    }
    claim
}

impl Drop for Claim {
    fn drop(&mut self) {
        let mut release = self.release.borrow_mut();
        release.dropped = true;
        if let Some(resolve) = release.resolve.take() {
            resolve.call0(&JsValue::UNDEFINED).ok();
        }
    }
}

fn locks() -> Option<JsValue> {
    let navigator = web_sys::window()?.navigator();
    Reflect::get(&navigator, &"locks".into())
        .ok()
        .filter(JsValue::is_object)
}
