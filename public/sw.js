// The service worker: after the first visit the app needs no network at all.
// The build fills in the version, and every file with the SHA-256 of what is in it (.ci/seal).
const VERSION = "@version@";
const FILES = { "@files@": "" };

const SCOPE = self.registration.scope;
// Caches belong to the whole origin, so the name tells apart our copies in other folders.
const FAMILY = `branchline ${SCOPE} `;
const CACHE = FAMILY + VERSION;

// A version is kept whole or not at all. If a file does not arrive as it should, the version before stays in use; what
// has arrived is found on the device the next time.
self.addEventListener("install", (event) => {
  const keep = async (cache, file) => cache.put(file, await rightFile(file));
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all(Object.keys(FILES).map((file) => keep(cache, file)))));
});

// While a host is being updated it may still answer with files of the version before: such a file is refused. Most files
// of a new version are the same as before and are on the device already.
async function rightFile(file) {
  const kept = await caches.match(file);
  if (kept && (await isRight(file, kept))) return kept;
  // "no-cache" asks the host whether the browser's own copy, from loading the page, is still good.
  const sent = await fetch(file, { cache: "no-cache" });
  if (sent.ok && (await isRight(file, sent))) return sent;
  throw new Error(`${file} is not the one of this version`);
}

async function isRight(file, response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("") === FILES[file];
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(FAMILY) && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// A new version waits until the player asks for it: nothing changes in the middle of a game.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

// Only our own files are answered: other pages may live beside and below the app.
self.addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  if (!file) return;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(file))
      .then((kept) => kept ?? fetch(event.request)),
  );
});

function fileOf({ method, url }) {
  const address = url.split(/[?#]/)[0];
  if (method !== "GET" || !address.startsWith(SCOPE)) return undefined;
  const path = address.slice(SCOPE.length);
  const file = path === "" || path === "index.html" ? "./" : path;
  return file in FILES ? file : undefined;
}
