// The page in a real browser: `brikke serve` and Chromium, for the tests.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";

const ROOT = join(import.meta.dirname, "../..");
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The command, as it was built for the tests. */
export const BRIKKE = process.env.BRIKKE ?? join(ROOT, "target/debug/brikke");

const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);

/** A folder that is gone after the tests. */
export function folder(t) {
  const path = mkdtempSync(join(tmpdir(), "brikke-web-"));
  t.after(() => rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return path;
}

/** Serves the page, unless `BRIKKE_ADDRESS` says where it is; returns its address. */
export async function serve(t) {
  if (process.env.BRIKKE_ADDRESS !== undefined) {
    return process.env.BRIKKE_ADDRESS;
  }
  const server = spawn(BRIKKE, ["serve", "--listen", "127.0.0.1:0"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, BRIKKE_DATA: folder(t) },
  });
  t.after(() => server.kill());
  for await (const line of createInterface(server.stdout)) {
    const address = /http:\S+\//.exec(line);
    if (address !== null) {
      return address[0];
    }
  }
  throw new Error("brikke serve has not started");
}

/** A browser without anything of the last time. */
export async function launch(t) {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  t.after(() => browser.close());
  return browser;
}

/** A browser whose data stays in a folder, even if it is killed. */
export async function launchIn(directory) {
  const port = ["--remote-debugging-port=0"];
  return chromium.launchPersistentContext(directory, { executablePath: CHROMIUM, args: [...FLAGS, ...port] });
}

/** A page that fails the test where something goes wrong in it. */
export async function open(context, address) {
  const page = await context.newPage();
  return visit(page, address);
}

export async function visit(page, address) {
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(address);
  await page.waitForSelector(".is-ready", { timeout: 30_000 });
  return page;
}

/** Presses keys, and waits until everything is written. */
export async function press(page, keys) {
  for (const key of keys.split(" ")) {
    await page.keyboard.press(key);
  }
  await written(page);
}

/** Waits until the last change is in the browser's database. */
export async function written(page) {
  await page.waitForFunction(() => window.brikke?.isSaved() ?? false);
}

/** The board, row by row, as a screen reader has it. */
export function board(page) {
  return page.$$eval(".cells tbody tr", (rows) =>
    rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent).join(" ")).join(" / "),
  );
}

/** Draws a finger over the page. */
export async function swipe(page, way, from = [150, 300]) {
  const steps = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] };
  const [x, y] = steps[way];
  const session = await page.context().newCDPSession(page);
  const touch = (type, length) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: from[0] + x * length, y: from[1] + y * length }],
    });
  await touch("touchStart", 0);
  await touch("touchMove", 12);
  await touch("touchMove", 40);
  await touch("touchMove", 90);
  await touch("touchEnd", 90);
  await session.detach();
}

/** Begins a classic game from a seed. */
export async function seeded(page, address, seed) {
  await page.goto(`${address}#new`);
  await page.fill(".seed input", seed);
  await page.click("main .primary");
  await page.waitForSelector(".game");
}
