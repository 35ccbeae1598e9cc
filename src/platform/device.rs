//! What kind of device this is, and how much its browser stores.

/// The languages the browser asks for, best first.
pub fn languages() -> Vec<String> {
    let Some(window) = web_sys::window() else {
        return Vec::new();
    };
    let tags = window.navigator().languages();
    tags.iter().filter_map(|tag| tag.as_string()).collect()
}

/// Whether fingers are the main way to point, as on phones and tablets.
pub fn is_phone() -> bool {
    matches("(pointer: coarse)")
}

/// Whether the app was put on the home screen.
pub fn is_installed() -> bool {
    matches("(display-mode: standalone)")
}

/// Whether this is an iPhone or iPad: there the app is installed from the share menu, and unless it is installed, its
/// stored data is deleted after some weeks.
pub fn is_apple_mobile() -> bool {
    let Some(window) = web_sys::window() else {
        return false;
    };
    let navigator = window.navigator();
    let agent = navigator.user_agent().unwrap_or_default();
    // An iPad claims to be a Mac, but no Mac has a touch screen.
    agent.contains("iPhone")
        || agent.contains("iPad")
        || agent.contains("Macintosh") && navigator.max_touch_points() > 1
}

/// How much of the browser's storage is in use by this app; two bytes a character, as browsers count.
pub fn stored_bytes() -> usize {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    let Some(storage) = storage else { return 0 };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    keys.filter(|key| key.starts_with("branchline."))
        .map(|key| {
            let value = storage.get_item(&key).ok().flatten();
            2 * (key.len() + value.map_or(0, |value| value.len()))
        })
        .sum()
}

/// Opens the browser's print dialogue; a browser without one does nothing.
pub fn print() {
    if let Some(window) = web_sys::window() {
        window.print().ok();
    }
}

fn matches(query: &str) -> bool {
    web_sys::window()
        .and_then(|window| window.match_media(query).ok().flatten())
        .is_some_and(|list| list.matches())
}
