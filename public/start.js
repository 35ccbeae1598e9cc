// Fetches the app and starts it. A file of its own because the content security policy allows no inline script; what
// goes wrong here is told by first.js.
import init from "./app.js";
import { begin, fetchRest, isNeededAtOnce } from "./rest.js";

// first.js has said so already: half an app would take its sentence away.
if (!document.documentElement.classList.contains("starting")) throw new Error("this browser is too old");
receive();
const splash = document.getElementById("splash");
const app = new URL("app_bg.wasm", import.meta.url);
const rest = isNeededAtOnce() ? fetchRest() : undefined;
const sent = await fetch(app);
if (!sent.ok) throw new Error(`the app did not come: ${sent.status}`);
const first = await init({ module_or_path: counted(sent, splash?.querySelector("progress")) });
await begin(first, rest);
// In the same moment in which the app has drawn its first page, so that nobody sees both or neither.
splash?.remove();

// Moves the bar while the app arrives. A kept app is there at once, and its browser remembers how it was compiled only
// if nobody comes between.
function counted(response, bar) {
  const bytes = Number(bar?.dataset.bytes);
  if (!bytes || navigator.serviceWorker?.controller) return response;
  bar.max = bytes;
  bar.value = 0;
  const count = new TransformStream({
    transform(part, onwards) {
      bar.value += part.length;
      onwards.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
}

// Games that come from outside an installed app: shared with it as a text, or opened with it as a file. The page of saved
// games takes them in (platform/files.rs). A second start only says where to go in the window that is there.
function receive() {
  const shared = new URLSearchParams(location.search).get("game");
  if (shared !== null) {
    leave(shared);
    history.replaceState(null, "", "./#/saved");
  }
  window.launchQueue?.setConsumer(async ({ files, targetURL }) => {
    if (files?.length) {
      const file = await files[0].getFile();
      // Nothing of ours is larger; an empty text is refused like any other that is no game.
      leave(file.size > 2 ** 21 ? "" : await file.text());
      if (location.hash === "#/saved") location.reload();
      else location.hash = "#/saved";
    } else if (targetURL && new URL(targetURL).hash) {
      location.hash = new URL(targetURL).hash;
    }
  });
}

function leave(text) {
  try {
    sessionStorage.setItem("branchline.inbox", text);
  } catch {
    // A browser that forbids storage has no installed apps either.
  }
}
