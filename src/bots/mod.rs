//! The computer players. So far only the way to talk to them, so that the app and its
//! worker are known to fit together.

pub mod protocol;
