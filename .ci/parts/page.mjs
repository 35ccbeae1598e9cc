// A stand-in for a browser's page, as far as the app's home page uses one: enough to start the app in, and to see what
// it calls. It is no browser: nothing is laid out, and what it does not know is undefined.

class Target {
  #heard = [];
  addEventListener(kind, hear) {
    this.#heard.push([kind, hear]);
  }
  removeEventListener(kind, hear) {
    this.#heard = this.#heard.filter((one) => one[0] !== kind || one[1] !== hear);
  }
  tell(event) {
    event.target ??= this;
    for (const [kind, hear] of [...this.#heard]) if (kind === event.type) hear.call(this, event);
    this[`on${event.type}`]?.(event);
  }
}

class Node extends Target {
  childNodes = [];
  parentNode = null;
  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get nextSibling() {
    const row = this.parentNode?.childNodes ?? [];
    return row[row.indexOf(this) + 1] ?? null;
  }
  get parentElement() {
    return this.parentNode;
  }
  get isConnected() {
    return this === page.document || Boolean(this.parentNode?.isConnected);
  }
  appendChild(child) {
    return this.insertBefore(child, null);
  }
  append(...children) {
    children.forEach((child) => this.appendChild(child));
  }
  insertBefore(child, before) {
    const children = child instanceof Fragment ? [...child.childNodes] : [child];
    for (const one of children) {
      one.remove();
      one.parentNode = this;
      this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, one);
    }
    return child;
  }
  before(child) {
    this.parentNode?.insertBefore(child, this);
  }
  removeChild(child) {
    child.remove();
    return child;
  }
  remove() {
    const row = this.parentNode?.childNodes;
    row?.splice(row.indexOf(this), 1);
    this.parentNode = null;
  }
  contains(node) {
    return node === this || this.childNodes.some((child) => child.contains(node));
  }
  cloneNode(whole) {
    const copy = this.alike();
    if (whole) copy.append(...this.childNodes.map((child) => child.cloneNode(true)));
    return copy;
  }
  get textContent() {
    return this.nodeValue ?? this.childNodes.map((child) => child.textContent).join("");
  }
  set textContent(text) {
    [...this.childNodes].forEach((child) => child.remove());
    if (text) this.appendChild(new Text(text));
  }
}

class CharacterData extends Node {
  constructor(data = "") {
    super();
    this.nodeValue = data;
  }
  get data() {
    return this.nodeValue;
  }
  set data(text) {
    this.nodeValue = text;
  }
  alike() {
    return new this.constructor(this.nodeValue);
  }
}
class Text extends CharacterData {}
class Comment extends CharacterData {}
class Fragment extends Node {
  alike() {
    return new Fragment();
  }
}

class Element extends Node {
  #attributes = new Map();
  constructor(tag) {
    super();
    this.localName = tag;
    this.tagName = tag.toUpperCase();
    this.style = { setProperty() {}, removeProperty() {} };
    this.classList = { add() {}, remove() {}, toggle() {}, contains: () => false };
    if (tag === "template") this.content = new Fragment();
  }
  alike() {
    const copy = new this.constructor(this.localName);
    this.#attributes.forEach((value, name) => copy.setAttribute(name, value));
    return copy;
  }
  setAttribute(name, value) {
    this.#attributes.set(name, value);
    if (name === "id") this.id = value;
  }
  getAttribute(name) {
    return this.#attributes.get(name) ?? null;
  }
  hasAttribute(name) {
    return this.#attributes.has(name);
  }
  removeAttribute(name) {
    this.#attributes.delete(name);
  }
  set innerHTML(html) {
    fill(this.content ?? this, html);
  }
  get all() {
    return this.childNodes.flatMap((child) => (child instanceof Element ? [child, ...child.all] : []));
  }
  getBoundingClientRect() {
    return { x: 0, y: 0, width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 };
  }
  focus() {}
  scrollIntoView() {}
  closest() {
    return null;
  }
  querySelector() {
    return null;
  }
}

// Elements, attributes and words: what the app writes is well formed.
function fill(into, html) {
  const open = [into];
  for (const [, closed, tag, attributes, words] of html.matchAll(/<(\/?)([\w-]+)((?:"[^"]*"|[^">])*)>|([^<]+)/g)) {
    const parent = open.at(-1);
    if (words !== undefined) parent.appendChild(new Text(words));
    else if (closed) open.pop();
    else {
      const element = new HTMLElement(tag);
      for (const [, name, value] of attributes.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) element.setAttribute(name, value ?? "");
      parent.appendChild(element);
      if (!/\/\s*$/.test(attributes) && !/^(input|br|img|hr|use)$/.test(tag)) open.push(element);
    }
  }
}

class HTMLElement extends Element {}
class Document extends Node {
  constructor() {
    super();
    this.documentElement = new HTMLElement("html");
    this.head = new HTMLElement("head");
    this.body = new HTMLElement("body");
    this.documentElement.append(this.head, this.body);
    this.appendChild(this.documentElement);
    this.visibilityState = "visible";
  }
  createElement(tag) {
    return new HTMLElement(tag);
  }
  createElementNS(_, tag) {
    return new HTMLElement(tag);
  }
  createTextNode(text) {
    return new Text(text);
  }
  createComment(text) {
    return new Comment(text);
  }
  createDocumentFragment() {
    return new Fragment();
  }
  getElementById(id) {
    return this.documentElement.all.find((element) => element.id === id) ?? null;
  }
}

class Storage {
  #kept;
  constructor(kept) {
    this.#kept = new Map(Object.entries(kept));
  }
  get length() {
    return this.#kept.size;
  }
  key(at) {
    return [...this.#kept.keys()][at] ?? null;
  }
  getItem(key) {
    return this.#kept.get(key) ?? null;
  }
  setItem(key, value) {
    this.#kept.set(key, value);
  }
  removeItem(key) {
    this.#kept.delete(key);
  }
}

// What the app finds in the page of this visit.
const page = {};

// Makes Node's own world look like a page to a visitor with these languages, and with this in the browser's storage.
export function visit({ languages, kept }) {
  page.document = new Document();
  const window = globalThis;
  // A class of which everything is an instance that has its shape: the app only asks whether what it got is one.
  const alike = (is) => class { static [Symbol.hasInstance] = is; };
  const world = {
    window,
    self: window,
    document: page.document,
    localStorage: new Storage(kept),
    location: { hash: "", href: "http://home/", origin: "http://home", pathname: "/", search: "" },
    history: { state: null, replaceState() {}, pushState() {} },
    navigator: { languages, language: languages[0], userAgent: "", maxTouchPoints: 0, storage: { persisted: async () => false } },
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    // Every build sees the same: the next frame comes at once, no time passes, and it is always the same day.
    requestAnimationFrame: (act) => queueMicrotask(act),
    cancelAnimationFrame() {},
    setTimeout: () => 0,
    clearTimeout() {},
    scrollTo() {},
    Window: alike((it) => it === window),
    Storage,
    Node,
    Element,
    HTMLElement,
    HTMLSelectElement: HTMLElement,
    HTMLTemplateElement: HTMLElement,
    Text,
    Comment,
    Document,
    HTMLDocument: Document,
  };
  for (const [name, value] of Object.entries(world)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  Date.now = () => Date.UTC(2026, 0, 1);
  const target = new Target();
  window.addEventListener = (...what) => target.addEventListener(...what);
  window.removeEventListener = (...what) => target.removeEventListener(...what);
  // The rest of the app never comes, and nobody may ask for it.
  window.restOfApp = new Promise(() => {});
  window.bringRest = () => {
    throw new Error("home has asked for the rest of the app");
  };
  return page.document;
}
