// A file of its own because the content security policy allows no inline script.
import init from "./app.js";

await init();
