//! axe-core finds no fault on any screen, by day and by night, in French and in English.

use std::{env, fs};

use crate::browser::{Browser, DESKTOP, Device, PHONE};
use crate::screens::{self, Screen};

#[tokio::test]
async fn axe_finds_no_fault_by_day_in_french_on_a_phone() {
    no_fault(PHONE, "day", "fr").await;
}

#[tokio::test]
async fn axe_finds_no_fault_by_night_in_english_on_a_laptop() {
    no_fault(DESKTOP, "night", "en").await;
}

async fn no_fault(size_px: (u32, u32), theme: &'static str, lang: &'static str) {
    let browser = Browser::open(Device {
        size_px,
        languages: lang,
    })
    .await;
    let axe = axe_source();
    let mut faults = Vec::new();
    for screen in screens::chosen() {
        faults.extend(faults_of(&browser, screen, (theme, lang), &axe).await);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

async fn faults_of(
    browser: &Browser,
    screen: &Screen,
    (theme, lang): (&str, &str),
    axe: &str,
) -> Vec<String> {
    screen.open(browser, theme, lang).await;
    // A script of the driver's own: the page's policy would not let one in.
    let loaded = browser.driver.execute(axe, vec![]).await;
    loaded.expect("axe-core runs");
    let found = browser
        .script(
            "const done = arguments[0];
             axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => done(
               violations.flatMap((fault) => fault.nodes.map((node) =>
                 `${fault.id} at ${node.target.join(' ')}: ${node.failureSummary.replace(/\\s+/g, ' ')}`))));",
        )
        .await;
    let found: Vec<String> = serde_json::from_value(found).expect("a line a fault");
    let place = |fault: String| format!("{} ({theme}, {lang}): {fault}", screen.name);
    found.into_iter().map(place).collect()
}

/// `.ci/setup test` brings it, `.ci/with` tells where it is.
fn axe_source() -> String {
    let path = env::var("AXE").expect("AXE names axe-core: run this with .ci/with");
    fs::read_to_string(path).expect("axe-core is there: .ci/setup test")
}
