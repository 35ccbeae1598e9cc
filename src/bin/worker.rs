//! The worker thread in which the computer players think.

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    branchline::platform::thinker::serve();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The worker runs in a browser, started by the app: make play");
}
