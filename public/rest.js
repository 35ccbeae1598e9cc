// The program comes in two parts: what the home page calls, and the rest (.ci/parts/). The rest is asked for as soon as
// home is there. What leads on before it has come waits for it, and whoever waits is told.
const ADDRESS = new URL("app_rest.wasm", import.meta.url);
// The name of a tab in which home has called for more than it usually does: it is remembered without any storage.
const AT_ONCE = "branchline, all at once";

let first;
let isWhole = false;
let isAsked = false;
// How what somebody has chosen meanwhile goes on.
let chosen;

let found;
// What the thinking thread needs beside the first part (src/platform/rest.rs).
globalThis.restOfApp = new Promise((resolve) => (found = resolve));

// Whether this visit begins with more than home.
export function isNeededAtOnce() {
  return location.hash.length > 2 || window.name === AT_ONCE;
}

// The rest, compiled but not yet joined to the first part.
export async function fetchRest(cache = "default") {
  const sent = await fetch(ADDRESS, { cache });
  if (!sent.ok) throw new Error(`the rest of the app did not come: ${sent.status}`);
  const isNamed = sent.headers.get("Content-Type") === "application/wasm";
  return isNamed ? WebAssembly.compileStreaming(sent) : WebAssembly.compile(await sent.arrayBuffer());
}

// Starts the program: with both parts if there are two, or with the first one while the other is on its way.
export async function begin(program, sent) {
  // A debug build is one piece and runs already.
  if (!program.begin) return join();
  // Somebody may have chosen a game while the first part was on its way.
  const rest = await (sent ?? (isNeededAtOnce() ? fetchRest() : undefined));
  first = program;
  if (rest) {
    await WebAssembly.instantiate(rest, parts());
    join(rest);
  }
  try {
    program.begin();
  } catch (error) {
    if (!isWhole) startOver();
    throw error;
  }
  if (!isWhole) ask();
}

function parts() {
  return { first };
}

function join(rest) {
  isWhole = true;
  found(rest);
  tell();
  // Not within what has asked for the rest.
  if (chosen) setTimeout(chosen);
}

// A part that did not come, or does not fit since a host is being updated, is asked for anew, past the browser's copy.
async function ask(cache) {
  if (isWhole || isAsked) return;
  isAsked = true;
  tell("coming");
  try {
    const rest = await fetchRest(cache);
    await WebAssembly.instantiate(rest, parts());
    join(rest);
  } catch (error) {
    console.warn(error);
    tell("failed");
  }
  isAsked = false;
}

// Nobody is told of what he does not miss.
function tell(state) {
  for (const said of document.querySelectorAll("[data-rest]")) said.hidden = !chosen || isWhole || said.dataset.rest !== state;
}

function hold(event, goOn) {
  event.stopImmediatePropagation();
  chosen = goOn;
  if (isAsked) tell("coming");
  else ask("no-cache");
}

// Links lead on by the address. Choosing the language is part of home; what buttons do is not, and once the address has
// changed they are no longer meant.
addEventListener("hashchange", (event) => {
  if (first && !isWhole) hold(event, () => dispatchEvent(new HashChangeEvent("hashchange")));
});
addEventListener(
  "click",
  (event) => {
    const button = first && !isWhole && event.target.closest("button");
    if (!button) return;
    if (button.closest("[data-rest]")) ask("no-cache");
    else hold(event, chosen ?? (() => button.click()));
  },
  true,
);

// Whatever else calls for the rest before it is there gets it while the page stands still.
globalThis.bringRest = () => {
  if (isWhole) return;
  try {
    const request = new XMLHttpRequest();
    request.open("GET", ADDRESS, false);
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
    const rest = new WebAssembly.Module(Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0)));
    new WebAssembly.Instance(rest, parts());
    join(rest);
  } catch (error) {
    // Older browsers compile nothing of this size in between.
    startOver();
    throw error;
  }
};

// Home has nothing to lose: what has lost its way without the rest begins again with everything.
function startOver() {
  window.name = AT_ONCE;
  location.reload();
}

addEventListener("error", ({ error }) => {
  if (first && !isWhole && error instanceof WebAssembly.RuntimeError) startOver();
});

