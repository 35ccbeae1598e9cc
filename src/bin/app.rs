//! The page, and the thread in which the computer players think: the same program, started twice (`public/thinker.js`).

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    if web_sys::window().is_some() {
        branchline::ui::start();
    } else {
        branchline::platform::thinker::serve();
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The app runs in a browser: make play");
}
