//! The browser: storage, address, service worker, worker thread. Does not use Leptos.

pub mod address;
pub mod clock;
pub mod device;
pub mod files;
pub mod install;
pub mod offline;
pub mod picture;
pub mod preferences;
pub mod rest;
pub mod screen;
pub mod sound;
pub mod storage;
pub mod tabs;
pub mod thinker;
pub mod thinker_client;
