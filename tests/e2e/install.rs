//! The app can be installed: the browser itself finds nothing missing, and the icons are what the manifest says.

use branchline::catalog::GameId;
use branchline::save::to_text;

use crate::browser::{Browser, DESKTOP, Device, phone};
use crate::shelf::{after, before_every_page};

#[tokio::test]
async fn the_browser_would_install_it() {
    let browser = Browser::open(Device {
        size_px: DESKTOP,
        languages: "en",
    })
    .await;
    browser.is_kept().await;
    let answer = browser
        .driver
        .cdp()
        .send_raw("Page.getInstallabilityErrors", serde_json::json!({}))
        .await;
    let errors = answer.expect("Chromium judges the page")["installabilityErrors"].clone();
    assert_eq!(errors, serde_json::json!([]));
}

#[tokio::test]
async fn the_icons_are_what_the_manifest_says() {
    let browser = Browser::open(Device {
        size_px: DESKTOP,
        languages: "en",
    })
    .await;
    let measured = browser
        .script(
            "const done = arguments[0];
             const measure = (icon) => new Promise((resolve) => {
               const image = new Image();
               image.onload = () => resolve([icon.purpose, icon.sizes, `${image.naturalWidth}x${image.naturalHeight}`]);
               image.onerror = () => resolve([icon.purpose, icon.sizes, 'missing']);
               image.src = icon.src;
             });
             fetch('manifest.webmanifest').then((file) => file.json())
               .then((manifest) => Promise.all(manifest.icons.map(measure))).then(done);",
        )
        .await;
    let icons: Vec<[String; 3]> = serde_json::from_value(measured).expect("three words an icon");
    assert!(icons.iter().any(|[purpose, ..]| purpose == "any"));
    assert!(icons.iter().any(|[purpose, ..]| purpose == "maskable"));
    for [purpose, promised, found] in icons {
        assert!(
            promised == "any" && found != "missing" || promised == found,
            "{purpose} {promised}: {found}"
        );
    }
}

#[tokio::test]
async fn the_page_may_only_talk_to_its_own_host() {
    let browser = Browser::open(Device {
        size_px: DESKTOP,
        languages: "en",
    })
    .await;
    browser.find(".hero").await;
    let stopped = browser
        .script(
            "const done = arguments[0];
             addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective));
             fetch('http://127.0.0.1:9/').catch(() => {});",
        )
        .await;
    assert_eq!(stopped, "connect-src");
}

#[tokio::test]
async fn a_game_that_is_shared_with_the_app_is_taken_in_once() {
    let browser = phone().await;
    browser.find(".game-card").await;
    let text = to_text(&after(GameId::NORDIC, 12, 1).save());
    let share = "location.href = './?game=' + encodeURIComponent(arguments[0]);";
    let shared = browser.driver.execute(share, vec![text.into()]).await;
    shared.expect("it can be shared");
    browser.find("#import-outcome a.button").await;
    assert_eq!(browser.count(".save").await, 1);
    let address = browser.script("arguments[0](location.search)").await;
    assert_eq!(address, "", "nothing of it stays in the address");
    browser.reload().await;
    assert_eq!(browser.count(".save").await, 1);
}

/// Only an installed app is given files, so the browser's part is played by a stub.
#[tokio::test]
async fn a_file_that_is_opened_with_the_app_is_taken_in() {
    let browser = phone().await;
    browser.find(".game-card").await;
    let text = to_text(&after(GameId::NORDIC, 12, 1).save());
    let queue = format!(
        "Object.defineProperty(window, 'launchQueue', {{ value: {{ setConsumer: (consume) =>
             consume({{ files: [{{ getFile: async () => new File([{}], 'game.json') }}] }}) }} }});",
        serde_json::Value::from(text)
    );
    before_every_page(&browser, &queue).await;
    browser.reload().await;
    browser.find("#import-outcome a.button").await;
    assert_eq!(browser.count(".save").await, 1);
}
