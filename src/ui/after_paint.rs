//! Work that can wait until the urgent changes are on the screen.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

/// A page in the background has no frames, and its work must not wait until it is visible again.
const WITHOUT_FRAMES: Duration = Duration::from_millis(100);

/// Does something once the changes made so far are painted.
pub fn after_paint(job: impl FnOnce() + 'static) {
    let job = Rc::new(Cell::new(Some(job)));
    let once = move || {
        if let Some(job) = job.take() {
            job();
        }
    };
    set_timeout(once.clone(), WITHOUT_FRAMES);
    request_animation_frame(move || set_timeout(once, Duration::ZERO));
}
