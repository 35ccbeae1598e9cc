//! The built app in a real Chromium, as players use it. `make test` builds `dist/` first.

mod axe;
mod bench;
mod board_live;
mod boards;
mod browser;
mod clicks;
mod curtain;
mod ending;
mod ground;
mod install;
mod keys;
mod offline;
mod old_saves;
mod payment;
mod play;
mod player;
mod positions;
mod prompts;
mod records;
mod replay;
mod saves;
mod screens;
mod screenshots;
mod shelf;
mod shell;
mod storage;
#[path = "../support/mod.rs"]
mod support;
mod table;
mod tabs;
mod worker;
mod yard;
mod yard_controls;
mod yard_count;
mod yard_lay;
mod yard_table;
