// Measures how many positions expectimax searches in WebAssembly per second of
// processor time, beside a native program: node web/search_speed.mjs [BRIKKE]
// after cargo xtask web. Node runs WebAssembly as Chromium does.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const ROUNDS = 8;
const root = join(import.meta.dirname, "..");
const bindings = join(root, "target/web/bindings");
const { initSync, search_positions } = await import(pathToFileURL(join(bindings, "players.js")).href);
initSync({ module: readFileSync(join(bindings, "players_bg.wasm")) });

/** Positions per second of processor time. */
function measure() {
  const before = process.cpuUsage();
  const positions = search_positions();
  const { user, system } = process.cpuUsage(before);
  return (positions / (user + system)) * 1e6;
}

measure();
const rates = Array.from({ length: ROUNDS }, measure).sort((one, other) => one - other);
const browser = rates[ROUNDS / 2];
const brikke = process.argv[2] ?? join(root, "target/release/brikke");
const bench = JSON.parse(execFileSync(brikke, ["bench", "--seconds", "2", "--json"]));
const native = bench.searched_positions_per_second;
const millions = (rate) => (rate / 1e6).toFixed(2);
console.log(`WebAssembly ${millions(browser)} M/s, native ${millions(native)} M/s: ${((100 * browser) / native).toFixed(0)} %`);
