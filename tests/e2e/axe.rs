//! axe-core finds no fault on any screen, by day and by night, in French and in English, on a phone and a laptop; and
//! every screen survives a turned phone, with nothing cut off.

use std::{env, fs};

use crate::browser::{Browser, DESKTOP, Device, PHONE};
use crate::fit::turned;
use crate::screens;

#[tokio::test]
async fn axe_finds_no_fault_in_french() {
    no_fault("fr").await;
}

#[tokio::test]
async fn axe_finds_no_fault_in_english() {
    no_fault("en").await;
}

/// Every screen is reached once and turned; then it is judged as a phone and as a laptop show it, by day and by night.
async fn no_fault(lang: &'static str) {
    let browser = Browser::open(Device {
        size_px: DESKTOP,
        languages: lang,
    })
    .await;
    let axe = axe_source();
    let mut faults = Vec::new();
    for screen in screens::chosen() {
        browser.be_as_large_as(PHONE).await;
        screen.open(&browser, "day", lang).await;
        let turned = turned(&browser, screen).await.into_iter();
        faults.extend(turned.map(|fault| format!("{} ({lang}): {fault}", screen.name)));
        // Injected through the driver: the page's policy would not allow the script.
        let loaded = browser.driver.execute(axe.as_str(), vec![]).await;
        loaded.expect("axe-core runs");
        for (device, size_px) in [("phone", PHONE), ("laptop", DESKTOP)] {
            browser.be_as_large_as(size_px).await;
            for theme in ["day", "night"] {
                let found = faults_by(&browser, theme).await.into_iter();
                let place = format!("{} ({device}, {theme}, {lang})", screen.name);
                faults.extend(found.map(|fault| format!("{place}: {fault}")));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The theme is an attribute of the page, so it is changed in place and is on the screen a frame later.
async fn faults_by(browser: &Browser, theme: &str) -> Vec<String> {
    let script = format!(
        "const done = arguments[0];
         document.documentElement.dataset.theme = '{theme}';
         // What rises, fades or flies has to arrive first; what goes on for ever may.
         const ends = (moving) => moving.effect.getComputedTiming().endTime !== Infinity;
         const arrived = () => Promise.all(document.getAnimations().filter(ends).map((moving) => moving.finished.catch(() => null)));
         requestAnimationFrame(() => arrived().then(() => axe.run(document, {{ resultTypes: ['violations'] }}).then(({{ violations }}) => done(
           violations.flatMap((fault) => fault.nodes.map((node) =>
             `${{fault.id}} at ${{node.target.join(' ')}}: ${{node.failureSummary.replace(/\\s+/g, ' ')}}`))))));"
    );
    serde_json::from_value(browser.script(&script).await).expect("a line a fault")
}

/// `.ci/setup test` installs it, `.ci/with` says where it is.
fn axe_source() -> String {
    let path = env::var("AXE").expect("AXE names axe-core: run this with .ci/with");
    fs::read_to_string(path).expect("axe-core is there: .ci/setup test")
}
