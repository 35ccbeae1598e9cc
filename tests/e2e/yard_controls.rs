//! What a player of the Card Game could do next.

/// Finds everything on the screen that a player could do next, the most pressing first, and returns the one of
/// the given number, with a word for what it is.
pub const CONTROLS: &str = r#"
const [number, done] = arguments;
const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0 && !element.closest('[inert]');
const all = (css) => [...document.querySelectorAll(css)].filter(seen);
const pick = (list, word) => done([list[number % list.length], word]);
const groups = [
  ['seen', '#seen'], ['lift', '#lift'], ['go on', '#go-on'], ['skip', '#skip-count'], ['result', '#result h2'],
  ['tick', '.offer:has(~ #keep[aria-disabled=true]) input:not(:checked)'],
];
if (number % 3 === 0) groups.push(['tick', '.keep .offer:not(:has(:checked)) input'], ['change', '.check:not(:has(#best)) .offer input']);
groups.push(['keep', '#keep'], ['best', '.check:has(#check[aria-disabled=true]) #best'], ['check', '#check'], ['pass', '#pass']);
if (number % 4 !== 0) groups.push(['lay', '#lay[aria-disabled=false]']);
groups.push(['pick', '.play:has(#lay) .hand .held[aria-disabled=false]'], ['lay', '#lay[aria-disabled=false]'], ['close', '#close-lay'],
  ['draw tickets', '#draw-tickets'], ['close', '#close-list']);
for (const [word, css] of groups) {
  const found = all(css);
  if (found.length) return pick(found, word);
}
const cards = all('.slot[aria-disabled=false]:not(#tickets)');
const tickets = all('#tickets[aria-disabled=false]');
const hand = all('[data-phase=turn]').length ? all('.hand .held[aria-disabled=false]') : [];
const wants = number % 16;
if (hand.length && (wants < 7 || cards.length + tickets.length === 0)) return pick(hand, 'pick');
if (cards.length + tickets.length === 0) return done([null, all('#close-list').length ? 'elsewhere' : 'wait']);
if (wants === 7 && tickets.length) return pick(tickets, 'tickets');
return pick(cards.length ? cards : tickets, 'card');
"#;
