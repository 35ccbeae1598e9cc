//! Photographs of every screen, for people to look at: `make screenshots`.

use std::fs;
use std::path::Path;

use crate::browser::{Browser, DESKTOP, Device, PHONE};
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
