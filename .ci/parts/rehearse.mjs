// Finds out what of the program the home page calls, by starting the app in a stand-in for a page, with nothing of the
// rest there. Only what happens here has to be in the first part; what does not brings the rest when it is called.
import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { visit } from "./page.mjs";

const SEATS = [
  { name: "", player: "human", color: 0 },
  { name: "Ada", player: "novice", color: 1 },
];
const IN_PROGRESS = { id: 1, title: "", game: "nordic", variant: "standard", seats: SEATS, actions: 12, turn: 4, saved_ms: 2, copy: "a", deleted: false };
const FINISHED = { id: 1, game: "nordic", variant: "standard", seats: SEATS, totals: [70, 60], winners: [0], deeds: [{ tickets: [1], tracks: [3], longest: 9 }, {}], ended_ms: 1, mark: 1 };

// A first visit, and one by somebody who plays; in each the language is changed there and back.
const VISITS = [
  { languages: ["fr-CH", "en"], kept: {} },
  {
    languages: ["en"],
    kept: {
      "branchline.lang": '"fr"',
      "branchline.theme": '"night"',
      "branchline.plain-map": '"on"',
      "branchline.info.1": JSON.stringify(IN_PROGRESS),
      "branchline.info.2": JSON.stringify({ ...IN_PROGRESS, id: 2, title: "Night train", saved_ms: 3 }),
      "branchline.slot.1.a": "{}",
      "branchline.slot.2.a": "{}",
      "branchline.played.1": JSON.stringify(FINISHED),
    },
  },
];

// The numbers of the functions that are called; `glue` is the script that starts the program.
export async function rehearse(glue, program) {
  const called = new Set();
  for (const [at, visitor] of VISITS.entries()) {
    const document = visit(visitor);
    const { initSync } = await import(copyOf(glue, at));
    const noted = initSync({ module: new WebAssembly.Module(program) });
    await settled();
    const find = (test) => document.documentElement.all.find(test);
    if (document.documentElement.all.filter((element) => element.getAttribute("class") === "game-card").length !== 5) throw new Error("the home page does not show five games");
    const choice = find((element) => element.id === "lang");
    for (const lang of ["en", "fr"]) {
      choice.value = lang;
      choice.tell({ type: "change" });
      await settled();
    }
    find((element) => element.getAttribute("class") === "skip-link").tell({ type: "click", preventDefault() {} });
    await settled();
    for (const [name, value] of Object.entries(noted)) {
      if (/^n\d+$/.test(name) && value.value) called.add(Number(name.slice(1)));
    }
  }
  return called;
}

// A script that is read anew for every visit, since it remembers the program that it has started.
function copyOf(glue, visit) {
  const text = readFileSync(glue, "utf8").replaceAll("import.meta.url", '"http://home/"');
  return `data:text/javascript,${encodeURIComponent(text)}//${visit}`;
}

// Everything that the app has put off has happened.
async function settled() {
  for (let round = 0; round < 5; round += 1) await setImmediate();
}
