// Plays the beginning of a game with a marked module, without a browser: node
// first_game.mjs BINDINGS. What it calls and what it says is loaded first by
// every page. Nothing here depends on time or chance, so that the same module
// gives the same marks.
//
// The first time it hears what is said. The second time (node first_game.mjs
// BINDINGS again) there are only these messages, as on a page that has just been
// opened, in every language.

import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const bindings = resolve(process.argv[2]);
const isAgain = process.argv[3] === "again";
const { initSync, Loading } = await import(pathToFileURL(join(bindings, "brikke.js")).href);

process.env.TZ = "UTC";
let drawn = 1;
Object.defineProperty(globalThis, "crypto", {
  value: {
    getRandomValues(bytes) {
      for (let index = 0; index < bytes.length; index += 1) {
        drawn = (drawn * 48271) % 2147483647;
        bytes[index] = drawn & 255;
      }
    },
  },
});
globalThis.loadRest = () => undefined;

/** The messages of a language. */
function messages(code) {
  return readFileSync(join(import.meta.dirname, `../../crates/locale/i18n/${code}.ftl`), "utf8");
}

/** Every message as its own id with its arguments, so that what is shown names what was said. */
function ids() {
  const all = messages("en").split(/^(?=[a-z][a-z0-9-]* *=)/m).slice(1);
  return all.map((message) => {
    const id = message.slice(0, message.search(/[ =]/));
    const names = new Set([...message.matchAll(/\$([a-z_]+)/g)].map(([, name]) => name));
    return `${id} = ⟦${id}⟧${[...names].map((name) => `{$${name}}`).join("")}\n`;
  });
}

/** The messages that a page has first. */
function firstOnes(code) {
  const known = new Set(readFileSync(join(bindings, "said.txt"), "utf8").trim().split("\n"));
  const all = messages(code).split(/^(?=[a-z][a-z0-9-]* *=)/m);
  return all.filter((message) => known.has(message.slice(0, message.search(/[ =]/)))).join("");
}

const said = new Set();

function hear(text) {
  for (const [, id] of String(text).matchAll(/⟦([a-z0-9-]+)⟧/g)) {
    said.add(id);
  }
}

const exports = initSync({ module: readFileSync(join(bindings, "marked.wasm")) });
const records = new Map();
let settings = "";
let now = Date.UTC(2024, 0, 1, 12);

/** Opens the page in a language with what was saved. */
function open(code) {
  const loading = new Loading();
  loading.settings(settings);
  for (const [key, bytes] of records) {
    loading.record(key, bytes);
  }
  loading.messages(loading.language(code), isAgain ? firstOnes(code) : ids().join(""));
  const brikke = loading.start(code, now);
  for (const text of [brikke.empty_name(), brikke.board_name(), brikke.row_names(4), brikke.column_names(4), brikke.tools_name()]) {
    hear(text);
  }
  brikke.labels("values");
  finish(brikke);
  return brikke;
}

/** What a page does after every event. */
function finish(brikke) {
  for (const change of brikke.take_changes()) {
    const { key, replaces, bytes } = change;
    change.free();
    if (bytes === undefined) {
      records.delete(key, replaces);
    } else {
      records.set(key, bytes);
    }
  }
  settings = brikke.take_settings() ?? settings;
  hear(brikke.take_effects());
  brikke.missing_language();
  hear(brikke.page(now));
  hear(brikke.update_name());
  brikke.address(now);
  brikke.next_wake(now);
  brikke.writing_works();
}

const WAYS = ["left", "down", "left", "right", "down", "up"];

const LANGUAGES = isAgain ? ["en", "pt", "fr", "nb", "zh", "en"] : ["en", "en", "en"];

for (const [visit, code] of LANGUAGES.entries()) {
  const brikke = open(code);
  for (let move = 0; move < 24; move += 1) {
    now += 180;
    const way = WAYS[(move + visit) % WAYS.length];
    if (move % 2 === 0) {
      brikke.press(way, false, now);
    } else {
      brikke.act(way, now);
    }
    finish(brikke);
    now += 400;
    brikke.tick(now);
    finish(brikke);
  }
  brikke.focus(false, now);
  brikke.suspend(now);
  finish(brikke);
  now += 5_000;
  brikke.focus(true, now);
  brikke.store_changed(now);
  finish(brikke);
}

const called = Object.entries(exports).filter(([name, mark]) => name.startsWith("called ") && mark.value === 1);
const numbers = called.map(([name]) => name.slice("called ".length));
if (isAgain) {
  appendFileSync(join(bindings, "called.txt"), `${numbers.join("\n")}\n`);
} else {
  writeFileSync(join(bindings, "called.txt"), `${numbers.join("\n")}\n`);
  writeFileSync(join(bindings, "said.txt"), `${[...said].sort().join("\n")}\n`);
}
