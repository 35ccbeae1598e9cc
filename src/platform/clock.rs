//! The time, and the first number of a game's chance.

/// Milliseconds since 1970.
pub fn now_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// A number that nobody can guess. Should the browser have none, the time must do.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        // Below 2^53, so that it survives being typed, shared and read by other programs.
        Ok(()) => u64::from_le_bytes(bytes) >> 11,
        Err(_) => now_ms(),
    }
}
