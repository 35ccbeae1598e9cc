// The thread in which the computer players think: the page's own program a second time. It comes compiled, as the first
// message, and finds no window here (src/bin/app.rs).
import { initSync } from "./app.js";

addEventListener("message", ({ data }) => initSync({ module: data }), { once: true });
