// Bundles the page: node bundle.mjs BINDINGS OUT. Names carry a hash of what is
// in the file, so that a browser may keep it for ever.

import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { build } from "esbuild";

const [bindings, out] = process.argv.slice(2);
/** The network of the player that has learned, beside the page if there is one. */
const NETWORK = "4x4.brikke";
const LANGUAGES = ["en", "pt", "fr", "nb", "zh"];

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

/** Writes a file under a name with its hash. */
function put(name, contents) {
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, 12);
  const ending = extname(name);
  const hashed = `${basename(name, ending)}-${hash}${ending}`;
  writeFileSync(join(out, hashed), contents);
  return hashed;
}

/** One file of JavaScript with everything that it needs. */
async function script(entry, define) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    legalComments: "none",
    charset: "utf8",
    write: false,
    alias: { brikke: join(bindings, "brikke.js"), players: join(bindings, "players.js") },
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return outputFiles[0].contents;
}

async function style() {
  const { outputFiles } = await build({
    entryPoints: ["src/style.css"],
    bundle: true,
    minify: true,
    target: "es2022",
    charset: "utf8",
    write: false,
  });
  return outputFiles[0].contents;
}

/** The messages that a game needs. */
const SAID = new Set(readFileSync(join(bindings, "said.txt"), "utf8").trim().split("\n"));

/** The messages of a language without comments and empty lines: those that a game needs, and the rest. */
function messages(code) {
  const text = readFileSync(`../crates/locale/i18n/${code}.ftl`, "utf8");
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const all = `${lines.join("\n")}\n`.split(/^(?=[a-z])/m);
  const isFirst = (message) => SAID.has(message.slice(0, message.search(/[ =]/)));
  const [first, rest] = [all.filter(isFirst), all.filter((message) => !isFirst(message))];
  // Each part is read on its own: what the second one refers to is in it as well.
  const referred = new Set([...rest.join("").matchAll(/\{ *([a-z][a-z0-9-]*) *\}/g)].map(([, id]) => id));
  rest.push(...first.filter((message) => referred.has(message.slice(0, message.search(/[ =]/)))));
  return [put(`messages-${code}.txt`, first.join("")), put(`more-${code}.txt`, rest.join(""))];
}

const named = {
  app: put("brikke.wasm", readFileSync(join(bindings, "brikke_bg.wasm"))),
  rest: put("rest.wasm", readFileSync(join(bindings, "rest.wasm"))),
  players: put("players.wasm", readFileSync(join(bindings, "players_bg.wasm"))),
};
const MESSAGES = Object.fromEntries(LANGUAGES.map((code) => [code, messages(code)]));
const worker = put("worker.js", await script("src/worker.ts", { PLAYERS_WASM: named.players, NETWORK }));
const pages = put("pages.js", await script("src/pages.ts", {}));
const main = put(
  "app.js",
  await script("src/main.ts", { APP_WASM: named.app, REST_WASM: named.rest, PAGES: pages, WORKER: worker, MESSAGES, NETWORK, SERVICE_WORKER: "./sw.js" }),
);
const css = put("style.css", await style());

for (const file of ["manifest.webmanifest"]) {
  copyFileSync(join("static", file), join(out, file));
}
for (const file of readdirSync("static").filter((name) => /\.(png|svg)$/.test(name))) {
  copyFileSync(join("static", file), join(out, file));
}
copyFileSync("../assets/icon.svg", join(out, "icon.svg"));

const html = readFileSync("src/index.html", "utf8")
  .replaceAll("STYLE", css)
  .replaceAll("SCRIPT", main)
  .replaceAll("WASM", named.app);
writeFileSync(join(out, "index.html"), html);

const first = [main, css, named.app];
const later = [named.rest, pages, worker, named.players, ...Object.values(MESSAGES).flat(), "manifest.webmanifest", "icon.svg"];
const version = createHash("sha256").update(html).digest("hex").slice(0, 12);
writeFileSync(join(out, "sw.js"), await script("src/sw.ts", { VERSION: version, FIRST: first, LATER: later }));
