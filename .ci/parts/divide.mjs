// Divides a wasm program into two that share memory, table and globals. What is called at home stays in the first; of
// other functions that it could call it keeps a stub, which sees to it that the second is there and goes on in it. Those
// that are only found in the table are missing there until the second part has come: a stub for each is 20 KB of brotli.
import { KIND, SECTION, join, list, namedFunctions, number, signed, text, write } from "./wasm.mjs";

// Where the second part finds what it shares with the first.
const SHARED = "first";
// What the stubs call when the rest is not there (src/platform/rest.rs).
const BRING = /^__wbg_bringRest_/;
// What the script of wasm-bindgen calls at once. The program begins later, when the page says so.
const START = "__wbindgen_start";
const BEGIN = "begin";

// `called` has the numbers of the functions that home calls, `later` the stretches of memory that it does not read. Two parts
// fit only if they are of the same `version`.
export function divide(program, called, later, version) {
  const plan = planOf(program, called, version);
  return { first: firstPart(program, plan, later), rest: secondPart(program, plan, later) };
}

function planOf(program, called, version) {
  const { imports, functions, bodies, exports } = program;
  const imported = imports.length;
  const bring = imports.findIndex(({ name }) => BRING.test(name));
  if (bring < 0) throw new Error("the program cannot ask for its rest");
  const isFirst = (index) => index < imported || called.has(index);
  const typeOf = (index) => (index < imported ? imports[index].type : functions[index - imported]);
  const own = functions.map((_, at) => at + imported);

  const seen = new Set(exports.filter(({ kind }) => kind === KIND.function).map(({ index }) => index));
  const calledByRest = new Set();
  for (const index of own) {
    namedFunctions(bodies[index - imported], (from, to, other, isCall) => {
      if (!isCall) throw new Error("a function refers to another without calling it");
      (isFirst(index) ? seen : calledByRest).add(other);
    });
  }
  const away = own.filter((index) => !isFirst(index) && seen.has(index));
  const places = placesIn(program, away);
  // Functions that begin alike stand side by side: 12 KB of brotli less than in the order of the compiler.
  const bodyOf = (index) => bodies[index - imported];
  const alike = (indices) => indices.sort((a, b) => typeOf(a) - typeOf(b) || Buffer.compare(bodyOf(a), bodyOf(b)) || a - b);
  return {
    bring,
    isFirst,
    typeOf,
    places,
    firsts: alike(own.filter(isFirst)),
    stubs: away,
    seconds: alike(own.filter((index) => !isFirst(index))),
    shared: [...calledByRest].filter(isFirst).sort((a, b) => a - b),
    // The last global says whether the rest is there.
    ready: program.globals.length,
    readyName: `ready ${version}`,
    bodyOf,
  };
}

function firstPart(program, plan, later) {
  const { imports, exports, globals } = program;
  const { bring, typeOf, firsts, stubs, places } = plan;
  const indices = numbered([...imports.keys(), ...firsts, ...stubs]);
  const idle = indices.size;
  const named = exports.map(({ name, kind, index }) => {
    if (kind !== KIND.function) return exported(name, kind, index);
    return exported(name, kind, name === START ? idle : indices.get(index));
  });
  named.push(
    exported(BEGIN, KIND.function, indices.get(exports.find(({ name }) => name === START).index)),
    exported(plan.readyName, KIND.global, plan.ready),
    exported("m", KIND.memory, 0),
    ...program.tables.map((_, at) => exported(`t${at}`, KIND.table, at)),
    ...globals.map((_, at) => exported(`g${at}`, KIND.global, at)),
    ...plan.shared.map((index) => exported(shortName(index), KIND.function, indices.get(index))),
  );
  return write([
    [SECTION.type, program.raw[SECTION.type]],
    [SECTION.import, program.raw[SECTION.import]],
    [SECTION.function, list([...firsts, ...stubs, bring].map((index) => number(typeOf(index))))],
    [SECTION.table, list(tables(program, places))],
    [SECTION.memory, program.raw[SECTION.memory]],
    [SECTION.global, list([...globals, [0x7f, 1, 0x41, 0, 0x0b]])],
    [SECTION.export, list(named)],
    [SECTION.element, list(elements(places, plan.isFirst, indices))],
    [
      SECTION.code,
      list([
        ...firsts.map((index) => renamed(plan.bodyOf(index), indices)),
        ...stubs.map((index) => sized(stub(program, plan, index))),
        sized([0, 0x0b]),
      ]),
    ],
    [SECTION.data, list(data(program.data, later, false))],
  ]);
}

function secondPart(program, plan, later) {
  const { typeOf, seconds, shared, places } = plan;
  const indices = numbered([...shared, ...seconds]);
  // When it has come it says so, before anybody can call it.
  const come = [0, 0x41, 1, 0x24, ...number(plan.ready), 0x0b];
  const brought = (name, kind, what) => [...text(SHARED), ...text(name), kind, ...what];
  // Of the section with the one memory, the memory.
  const memory = program.raw[SECTION.memory].subarray(1);
  return write([
    [SECTION.type, program.raw[SECTION.type]],
    [
      SECTION.import,
      list([
        ...shared.map((index) => brought(shortName(index), KIND.function, number(typeOf(index)))),
        brought("m", KIND.memory, memory),
        ...tables(program, places).map((table, at) => brought(`t${at}`, KIND.table, table)),
        ...program.globals.map(([type, changes], at) => brought(`g${at}`, KIND.global, [type, changes])),
        brought(plan.readyName, KIND.global, [0x7f, 1]),
      ]),
    ],
    [SECTION.function, list([...seconds, plan.bring].map((index) => number(typeOf(index))))],
    [SECTION.start, number(indices.size)],
    [SECTION.element, list(elements(places, (index) => !plan.isFirst(index), indices))],
    [SECTION.code, list([...seconds.map((index) => renamed(plan.bodyOf(index), indices)), sized(come)])],
    [SECTION.data, list(data(program.data, later, true))],
  ]);
}

function numbered(indices) {
  return new Map(indices.map((index, at) => [index, at]));
}

function shortName(index) {
  return `f${index.toString(36)}`;
}

// Where the table has every function. What the first part calls by a stub gets a place behind its end.
function placesIn({ tables, elements }, away) {
  const table = tables.findIndex(({ holdsFunctions }) => holdsFunctions);
  const known = new Map();
  const all = [];
  for (const { table: where, from, functions } of elements) {
    if (where !== table) throw new Error("functions in another table");
    functions.forEach((index, at) => {
      if (!known.has(index)) known.set(index, from + at);
      all.push([from + at, index]);
    });
  }
  let count = tables[table].least;
  for (const index of away.filter((index) => !known.has(index))) {
    known.set(index, count);
    all.push([count, index]);
    count += 1;
  }
  all.sort((a, b) => a[0] - b[0]);
  return { table, count, of: (index) => known.get(index), rows: (test) => rows(all.filter(([, index]) => test(index))) };
}

// Places of the table and what is in them, as rows without a gap.
function rows(places) {
  const found = [];
  for (const [place, index] of places) {
    const last = found.at(-1);
    if (last && last.from + last.functions.length === place) last.functions.push(index);
    else found.push({ from: place, functions: [index] });
  }
  return found;
}

function elements(places, test, indices) {
  return places.rows(test).map(({ from, functions }) => {
    const items = functions.map((index) => number(indices.get(index)));
    const where = places.table === 0 ? [[0, 0x41], signed(from), [0x0b]] : [[2], number(places.table), [0x41], signed(from), [0x0b, 0]];
    return join([...where, number(items.length), ...items]);
  });
}

// The tables, with room for what is new.
function tables(program, places) {
  return program.tables.map(({ type, least, most }, at) => {
    const count = at === places.table ? places.count : least;
    return most === undefined ? [type, 0, ...number(count)] : [type, 1, ...number(count), ...number(Math.max(most, count))];
  });
}

// If the rest is not there it is brought; then the call goes on where the table says.
function stub({ types }, { typeOf, places, ready, bring }, index) {
  const type = typeOf(index);
  const passed = Array.from({ length: types[type].parameters }, (_, at) => [0x20, ...number(at)]).flat();
  const whenThere = [0x23, ...number(ready), 0x45, 0x04, 0x40, 0x10, ...number(bring), 0x0b];
  return [0, ...whenThere, ...passed, 0x41, ...signed(places.of(index)), 0x11, ...number(type), ...number(places.table), 0x0b];
}

// A body with the numbers that functions have in its part.
function renamed(body, indices) {
  const pieces = [];
  let done = 0;
  namedFunctions(body, (from, to, index) => {
    pieces.push(body.subarray(done, from), number(indices.get(index)));
    done = to;
  });
  pieces.push(body.subarray(done));
  return sized(join(pieces));
}

function sized(body) {
  return join([number(body.length), body]);
}

function exported(name, kind, index) {
  return [...text(name), kind, ...number(index)];
}

// The stretches of memory that come with the second part, or everything but them.
function data(segments, later, isSecond) {
  const kept = [];
  const keep = (from, bytes) => bytes.length && kept.push(join([[0, 0x41], signed(from), [0x0b], number(bytes.length), bytes]));
  for (const { from, bytes } of segments) {
    let done = 0;
    for (const stretch of later.filter((stretch) => stretch.from >= from && stretch.to <= from + bytes.length)) {
      if (isSecond) keep(stretch.from, bytes.subarray(stretch.from - from, stretch.to - from));
      else keep(from + done, bytes.subarray(done, stretch.from - from));
      done = stretch.to - from;
    }
    if (!isSecond) keep(from + done, bytes.subarray(done));
  }
  return kept;
}

// The same program with a note of every function that is called: a global for each, `n` and its number.
export function noting(program, later) {
  const { globals, imports, exports, bodies, raw } = program;
  const noted = bodies.map((body, at) => {
    const start = namedFunctions(body, () => {});
    return sized(join([body.subarray(0, start), [0x41, 1, 0x24], number(globals.length + at), body.subarray(start)]));
  });
  const named = exports.map(({ name, kind, index }) => exported(name, kind, index));
  const notes = bodies.map((_, at) => exported(`n${imports.length + at}`, KIND.global, globals.length + at));
  return write([
    ...[SECTION.type, SECTION.import, SECTION.function, SECTION.table, SECTION.memory].map((id) => [id, raw[id]]),
    [SECTION.global, list([...globals, ...bodies.map(() => [0x7f, 1, 0x41, 0, 0x0b])])],
    [SECTION.export, list([...named, ...notes])],
    [SECTION.element, raw[SECTION.element]],
    [SECTION.code, list(noted)],
    [SECTION.data, list(data(program.data, later, false))],
  ]);
}
