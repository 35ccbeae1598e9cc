// The service worker: after the first visit the app needs no network at all.
// The build fills in the version and the list of files (.ci/seal).
const VERSION = "@version@";
const FILES = ["@files@"];

// Caches belong to the whole origin, so the name tells apart our copies in other folders.
const FAMILY = `branchline ${self.registration.scope} `;
const CACHE = FAMILY + VERSION;

self.addEventListener("install", (event) => {
  // Past the browser's own cache, so that one version never holds a file of another.
  const requests = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

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

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  const wanted = request.mode === "navigate" ? "./" : request;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(wanted, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(request)),
  );
});
