//! Photographs of every screen, for people to look at: `make screenshots`.

use std::fs;
use std::path::Path;

use branchline::catalog::GameId;

use crate::browser::{Browser, DESKTOP, Device, PHONE, phone};
use crate::positions::{Table, mid_game};
use crate::screens;

#[tokio::test]
#[ignore = "makes pictures, judges nothing: make screenshots"]
async fn screenshots() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("screenshots");
    fs::create_dir_all(&folder).expect("the target folder can be written");
    for (device, size_px) in [("phone", PHONE), ("desktop", DESKTOP)] {
        for (theme, lang) in [("day", "en"), ("night", "fr")] {
            let browser = Browser::open(Device {
                size_px,
                languages: lang,
            })
            .await;
            for screen in screens::chosen() {
                screen.open(&browser, theme, lang).await;
                let file = folder.join(format!("{}-{device}-{theme}.png", screen.name));
                fs::write(&file, browser.photograph().await).expect("a picture can be written");
            }
        }
    }
    println!("{}", folder.display());
}

/// Windows between the usual ones: old and large phones, tablets both ways, a large desktop.
const OTHER_SIZES: [(u32, u32); 6] = [
    (320, 568),
    (568, 320),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (2560, 1440),
];

#[tokio::test]
#[ignore = "makes pictures, judges nothing: make screenshots"]
async fn screenshots_of_a_table_in_windows_of_all_sizes() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("screenshots");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let browser = phone().await;
    for name in ["turn", "claim-sheet", "keep-tickets", "yard-turn"] {
        let screen = screens::table::named(name);
        for (width, height) in OTHER_SIZES {
            browser.be_as_large_as((width, height)).await;
            screen.open(&browser, "day", "fr").await;
            browser.frames(60).await;
            let file = folder.join(format!("{name}-{width}x{height}.png"));
            fs::write(&file, browser.photograph().await).expect("a picture can be written");
        }
    }
}

#[tokio::test]
#[ignore = "makes pictures, judges nothing: make pictures"]
async fn pictures_for_the_manifest() {
    let public = Path::new(env!("CARGO_MANIFEST_DIR")).join("public");
    let table = Table {
        seats: 3,
        ..Table::of(GameId::NORTHERN_LIGHTS, mid_game)
    };
    for (name, size_px) in [("narrow", PHONE), ("wide", DESKTOP)] {
        let browser = Browser::open(Device {
            size_px,
            languages: "en",
        })
        .await;
        browser.keep_only(table.stored()).await;
        browser.go("#/play/1").await;
        browser.reload().await;
        browser.find("#draw[aria-disabled=false]").await;
        browser.frames(60).await;
        let file = public.join(format!("screenshot-{name}.png"));
        fs::write(&file, browser.photograph().await).expect("a picture can be written");
    }
}

/// Small enough to be committed: three pictures that README.md shows.
#[tokio::test]
#[ignore = "makes pictures, judges nothing: make pictures"]
async fn pictures_for_the_readme() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("public/pictures");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let table = Table {
        seats: 3,
        ..Table::of(GameId::NORDIC, mid_game)
    };
    for (name, size_px, theme, address, shows) in [
        ("home", (1200, 760), "day", "#/", ".wall"),
        ("phone", PHONE, "day", "#/play/1", "#draw"),
        ("desktop", (1200, 760), "night", "#/play/1", "#draw"),
    ] {
        let browser = Browser::open(Device {
            size_px,
            languages: "en",
        })
        .await;
        let screen = screens::Screen {
            name,
            table: (address != "#/").then_some(table),
            address,
            clicks: &[],
            on_map: None,
            shows,
            also: &[],
        };
        screen.open(&browser, theme, "en").await;
        browser.frames(60).await;
        let file = folder.join(format!("{name}.webp"));
        fs::write(&file, browser.small_picture().await).expect("a picture can be written");
    }
}
