//! The browser: storage, address, service worker, worker thread. Does not use Leptos.

pub mod thinker;

#[cfg(feature = "ui")]
pub mod address;
#[cfg(feature = "ui")]
pub mod clock;
#[cfg(feature = "ui")]
pub mod device;
#[cfg(feature = "ui")]
pub mod files;
#[cfg(feature = "ui")]
pub mod offline;
#[cfg(feature = "ui")]
pub mod picture;
#[cfg(feature = "ui")]
pub mod preferences;
#[cfg(feature = "ui")]
pub mod screen;
#[cfg(feature = "ui")]
pub mod sound;
#[cfg(feature = "ui")]
pub mod storage;
#[cfg(feature = "ui")]
pub mod tabs;
#[cfg(feature = "ui")]
pub mod thinker_client;
