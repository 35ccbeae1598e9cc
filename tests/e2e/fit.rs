//! Nothing is cut off, and nothing sticks out of the window.

use crate::browser::{Browser, PHONE, SIDEWAYS, SMALL, TABLET};
use crate::screens::Screen;

/// Words that do not fit into the box that cuts them, and whatever reaches past the sides of the window. What can be
/// scrolled to is not cut; the board is larger than its window, and what only screen readers see has no size.
const CUT: &str = "
    const shown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !it.closest('svg, .unseen, .board-window, [inert]');
    const name = (it) => `${it.tagName.toLowerCase()}.${it.className} «${[...it.textContent.trim()].slice(0, 40).join('')}»`;
    const scrolls = (it) => { for (let at = it; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true; };
    const found = [];
    for (const it of document.querySelectorAll('.play *')) {
        if (!shown(it)) continue;
        const style = getComputedStyle(it), room = it.getBoundingClientRect();
        if (room.width <= 1 || room.height <= 1) continue;
        const words = [...it.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
        const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
        if (words && hides && it.scrollWidth > it.clientWidth + 1) found.push(`cut: ${name(it)}`);
        if ((room.left < -1 || room.right > innerWidth + 1) && !scrolls(it)) found.push(`outside: ${name(it)}`);
    }
    // A number on a card or a pile is no wider than it.
    for (const it of [...document.querySelectorAll('.slot .count, .held .count')].filter(shown)) {
        const at = it.getBoundingClientRect(), card = it.closest('button').getBoundingClientRect();
        if (at.left < card.left - 1 || at.right > card.right + 1) found.push(`wider than its card: ${name(it)}`);
    }
    const widest = () => [...document.querySelectorAll('main *')].filter((it) => shown(it) && it.getBoundingClientRect().right > innerWidth + 1 && !scrolls(it.parentElement)).map(name);
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is wider than its window: ${widest().slice(-3).join(', ')}`);
    arguments[0](found);";

/// What is cut off at the table now.
pub async fn cut(browser: &Browser) -> Vec<String> {
    serde_json::from_value(browser.script(CUT).await).expect("a line each")
}

/// Turns the phone and turns it back: what was open is still open, and nothing is cut in between.
pub async fn turned(browser: &Browser, screen: &Screen) -> Vec<String> {
    let mut faults = Vec::new();
    for size_px in [SMALL, SIDEWAYS, TABLET, PHONE] {
        browser.turn_to(size_px).await;
        browser.frames(2).await;
        let (width, height) = size_px;
        if !browser.has(screen.shows).await {
            faults.push(format!("{width}×{height}: {} is gone", screen.shows));
        }
        // A plate may end a name in dots: a tap on it tells the whole.
        let cut = cut(browser).await.into_iter();
        let cut = cut.filter(|fault| !fault.contains("plate-name"));
        faults.extend(cut.map(|fault| format!("{width}×{height}: {fault}")));
    }
    faults
}
