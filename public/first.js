// Runs before anything is painted: language and theme of the page while the app is on its way, and a sentence if it does
// not come. Written for browsers that are too old for the app: they must be able to read at least this.
(function () {
  var page = document.documentElement;

  function kept(name) {
    try {
      // Choices are kept as JSON, in quotes.
      return JSON.parse(window.localStorage.getItem("branchline." + name));
    } catch (unreadable) {
      return null;
    }
  }

  function language() {
    var chosen = kept("lang");
    if (chosen === "fr" || chosen === "en") return chosen;
    var wanted = navigator.languages || [navigator.language || "en"];
    for (var at = 0; at < wanted.length; at += 1) {
      var tag = wanted[at].toLowerCase().split("-")[0];
      if (tag === "fr" || tag === "en") return tag;
    }
    return "en";
  }

  function whenThere(act) {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", act);
    else act();
  }

  // Once the app is there, this page is gone and its own messages take over.
  function fail(why) {
    whenThere(function () {
      var splash = document.getElementById("splash");
      if (!splash) return;
      page.classList.remove("starting");
      splash.querySelector("[data-failed=" + why + "]").hidden = false;
    });
  }

  page.lang = language();
  page.setAttribute("data-theme", String(kept("theme") || "device"));

  // The tables are laid out with :has() and container queries; whoever knows both knows the rest (tests/floor.rs).
  var young =
    typeof WebAssembly === "object" &&
    "noModule" in document.createElement("script") &&
    window.CSS &&
    window.CSS.supports("selector(:has(a))") &&
    window.CSS.supports("container-type", "inline-size");
  if (!young) {
    fail("old");
    return;
  }
  page.classList.add("starting");

  // The browser's offer to install the app comes before the app and is kept for it (platform/install.rs).
  window.addEventListener("beforeinstallprompt", function (event) {
    event.preventDefault();
    window.installOffer = event;
  });

  // A file that does not come says so on its own element; everything else reaches the window.
  window.addEventListener(
    "error",
    function (event) {
      if (event.target === window || event.target.tagName === "SCRIPT") fail("broken");
    },
    true
  );
  window.addEventListener("unhandledrejection", function () {
    fail("broken");
  });
  whenThere(function () {
    document.getElementById("again").addEventListener("click", function () {
      window.location.reload();
    });
  });
})();
