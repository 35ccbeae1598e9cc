// The thread in which the computer players think: the page's own program a second time. Both parts come compiled, as the
// first message, and find no window here (src/bin/app.rs).
import { initSync } from "./app.js";

addEventListener(
  "message",
  ({ data: [first, rest] }) => {
    const program = initSync({ module: first });
    // A debug build is one piece and runs already.
    if (rest) new WebAssembly.Instance(rest, { first: program });
    program.begin?.();
  },
  { once: true },
);
