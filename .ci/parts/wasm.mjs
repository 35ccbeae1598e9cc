// Reads a wasm file into its sections, as far as dividing it needs them, and writes one. What a Rust program does not
// hold (threads, vectors, exceptions, several memories) is refused instead of being passed on unread.

export const SECTION = { type: 1, import: 2, function: 3, table: 4, memory: 5, global: 6, export: 7, start: 8, element: 9, code: 10, data: 11, dataCount: 12 };
export const KIND = { function: 0, table: 1, memory: 2, global: 3 };
const FUNCREF = 0x70;

// A place in some bytes.
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  byte() {
    return this.bytes[this.at++];
  }
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }
  // A number with a sign, of 32 bits.
  signed() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return shift < 25 && byte & 0x40 ? value | (-1 << (shift + 7)) : value;
    }
  }
  skip() {
    while (this.byte() >= 0x80);
  }
  take(count) {
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }
  text() {
    return new TextDecoder().decode(this.take(this.number()));
  }
  list(one) {
    return Array.from({ length: this.number() }, () => one(this));
  }
  // What a piece of the file looks like, read by a function.
  piece(read) {
    const from = this.at;
    read(this);
    return this.bytes.subarray(from, this.at);
  }
}

export function number(value) {
  const bytes = [];
  do {
    bytes.push(value % 128 | (value >= 128 ? 0x80 : 0));
    value = Math.floor(value / 128);
  } while (value);
  return bytes;
}

export function signed(value) {
  const bytes = [];
  for (;;) {
    const byte = value & 0x7f;
    value >>= 7;
    const done = (value === 0 && !(byte & 0x40)) || (value === -1 && byte & 0x40);
    bytes.push(done ? byte : byte | 0x80);
    if (done) return bytes;
  }
}

export function text(value) {
  const bytes = new TextEncoder().encode(value);
  return [...number(bytes.length), ...bytes];
}

export function list(items) {
  return join([number(items.length), ...items]);
}

export function join(pieces) {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

export function write(sections) {
  const parts = [[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]];
  for (const [id, bytes] of sections) {
    if (bytes) parts.push([id], number(bytes.length), bytes);
  }
  return join(parts);
}

export function read(bytes) {
  const reader = new Reader(bytes, 8);
  const raw = {};
  const customs = [];
  while (reader.at < bytes.length) {
    const id = reader.byte();
    const section = reader.take(reader.number());
    if (id) raw[id] = section;
    else customs.push(section);
  }
  const each = (id, one) => (raw[id] ? new Reader(raw[id]).list(one) : []);
  return {
    raw,
    customs,
    types: each(SECTION.type, readType),
    imports: each(SECTION.import, readImport),
    functions: each(SECTION.function, (reader) => reader.number()),
    tables: each(SECTION.table, readTable),
    globals: each(SECTION.global, (reader) => reader.piece(readGlobal)),
    exports: each(SECTION.export, (reader) => ({ name: reader.text(), kind: reader.byte(), index: reader.number() })),
    elements: each(SECTION.element, readElement),
    bodies: each(SECTION.code, (reader) => reader.take(reader.number())),
    data: each(SECTION.data, readData),
  };
}

function readType(reader) {
  let parameters = 0;
  const bytes = reader.piece(() => {
    if (reader.byte() !== 0x60) throw new Error("a type that is no function");
    parameters = reader.number();
    reader.take(parameters);
    reader.take(reader.number());
  });
  return { parameters, bytes };
}

function readImport(reader) {
  const item = {};
  item.bytes = reader.piece(() => {
    item.module = reader.text();
    item.name = reader.text();
    item.kind = reader.byte();
    if (item.kind !== KIND.function) throw new Error(`an import that is no function: ${item.name}`);
    item.type = reader.number();
  });
  return item;
}

function readTable(reader) {
  const type = reader.byte();
  const flags = reader.byte();
  const least = reader.number();
  const most = flags & 1 ? reader.number() : undefined;
  return { type, least, most, holdsFunctions: type === FUNCREF };
}

function readGlobal(reader) {
  reader.take(2);
  readConstant(reader);
}

// Returns the number if the expression is one.
function readConstant(reader) {
  const opcode = reader.byte();
  let value;
  if (opcode === 0x41) value = reader.signed();
  else if (opcode === 0x42 || opcode === 0xd0 || opcode === 0xd2 || opcode === 0x23) reader.skip();
  else if (opcode === 0x43) reader.take(4);
  else if (opcode === 0x44) reader.take(8);
  else throw new Error(`a constant that begins with ${opcode}`);
  if (reader.byte() !== 0x0b) throw new Error("a constant that is computed");
  return value;
}

// Only what stands in a table from the start, and lists of what is referred to.
function readElement(reader) {
  const flags = reader.number();
  if (flags === 3) {
    reader.byte();
    return { declared: true, functions: reader.list((reader) => reader.number()) };
  }
  if (flags !== 0 && flags !== 2) throw new Error(`elements of kind ${flags}`);
  const table = flags === 2 ? reader.number() : 0;
  const from = readConstant(reader);
  if (flags === 2) reader.byte();
  return { table, from, functions: reader.list((reader) => reader.number()) };
}

function readData(reader) {
  if (reader.number() !== 0) throw new Error("data that is not put into memory at the start");
  const from = readConstant(reader);
  return { from, bytes: reader.take(reader.number()) };
}

// Calls `found` with every place in a body where a function is named: where its number begins and ends, and the number.
export function namedFunctions(body, found) {
  const reader = new Reader(body);
  reader.list(() => {
    reader.skip();
    reader.byte();
  });
  const start = reader.at;
  const named = (isCall) => {
    const from = reader.at;
    const index = reader.number();
    found(from, reader.at, index, isCall);
  };
  while (reader.at < body.length) {
    const opcode = reader.byte();
    if (opcode === 0x10) named(true);
    else if (opcode === 0xd2) named(false);
    else if (opcode === 0x0e) {
      reader.list((reader) => reader.skip());
      reader.skip();
    } else if (opcode === 0x1c) reader.take(reader.number());
    else if (opcode === 0x43) reader.take(4);
    else if (opcode === 0x44) reader.take(8);
    else if (opcode === 0xfc) skipPrefixed(reader);
    else for (let left = immediates(opcode); left > 0; left -= 1) reader.skip();
  }
  return start;
}

// How many numbers follow an instruction.
function immediates(opcode) {
  if (opcode >= 0x45 && opcode <= 0xc4) return 0;
  if (opcode >= 0x28 && opcode <= 0x3e) return 2;
  if (opcode >= 0x20 && opcode <= 0x26) return 1;
  switch (opcode) {
    case 0x00: case 0x01: case 0x05: case 0x0b: case 0x0f: case 0x1a: case 0x1b: case 0xd1:
      return 0;
    case 0x02: case 0x03: case 0x04: case 0x0c: case 0x0d: case 0x3f: case 0x40: case 0x41: case 0x42: case 0xd0:
      return 1;
    case 0x11:
      return 2;
    default:
      throw new Error(`an instruction that is not known here: ${opcode.toString(16)}`);
  }
}

function skipPrefixed(reader) {
  const opcode = reader.number();
  if (opcode <= 7) return;
  const count = { 10: 2, 11: 1, 14: 2, 15: 1, 16: 1, 17: 1 }[opcode];
  if (!count) throw new Error(`an instruction that is not known here: fc ${opcode}`);
  for (let left = count; left > 0; left -= 1) reader.skip();
}
