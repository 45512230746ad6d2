// The page as people use it.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { BRIKKE, board, folder, launch, launchIn, open, press, seeded, serve, swipe, visit, written } from "./browser.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MOVES = "ArrowLeft ArrowDown ArrowLeft ArrowUp ArrowRight ArrowDown ArrowLeft ArrowDown";

/** What the command makes of the same seed and moves. */
function byCommand(t, seed, moves) {
  const data = folder(t);
  const run = (args, input) => execFileSync(BRIKKE, args, { input, env: { ...process.env, BRIKKE_DATA: data, LC_ALL: "C" } });
  run(["--plain", "play", "--seed", seed], `${moves.join("\n")}\nquit\n`);
  return run(["export", "1", "--as", "link"]).toString().trim();
}

test("the same seed and moves give the same recording as the command", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  await seeded(page, address, "otters");
  await press(page, MOVES);
  await page.goto(`${address}#games`);
  await press(page, "v");
  await page.waitForSelector(".replay");
  const link = decodeURIComponent(new URL(page.url()).hash).replace("#game=", "");
  const letters = MOVES.split(" ").map((key) => key.replace("Arrow", "").toLowerCase());
  assert.equal(link, byCommand(t, "otters", letters));
  const file = join(folder(t), "game.txt");
  writeFileSync(file, link);
  const verified = execFileSync("python3", [join(import.meta.dirname, "../../tools/verify.py"), file]).toString();
  assert.match(verified, /valid/i);
});

test("a finger plays as keys do, and a second finger means nothing", async (t) => {
  const address = await serve(t);
  const browser = await launch(t);
  const keyed = await open(browser, address);
  await seeded(keyed, address, "otters");
  await press(keyed, MOVES);
  const context = await browser.newContext(PHONE);
  const page = await open(context, address);
  await seeded(page, address, "otters");
  for (const key of MOVES.split(" ")) {
    await swipe(page, key.replace("Arrow", "").toLowerCase());
  }
  await written(page);
  assert.equal(await board(page), await board(keyed));
});

test("a move is taken back, and everything is there after a reload", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  await seeded(page, address, "otters");
  await press(page, MOVES);
  const before = await board(page);
  const ways = ["ArrowLeft", "ArrowUp", "ArrowRight"];
  while ((await board(page)) === before) {
    await press(page, ways.pop());
  }
  const after = await board(page);
  await page.reload();
  await page.waitForSelector(".is-ready");
  assert.equal(await board(page), after);
  await press(page, "u");
  assert.equal(await board(page), before);
});

test("moves that were saved survive a browser that is killed", async (t) => {
  const [address, directory] = [await serve(t), folder(t)];
  const first = await launchIn(directory);
  const page = await visit(first.pages()[0], address);
  await press(page, MOVES);
  const before = await board(page);
  const session = await first.browser().newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  for (const { id } of processInfo) {
    try {
      process.kill(id, "SIGKILL");
    } catch {
      // It went with another one.
    }
  }
  await first.close().catch(() => undefined);
  const second = await launchIn(directory);
  // Before its folder is removed.
  try {
    const again = await visit(second.pages()[0], address);
    assert.equal(await board(again), before);
  } finally {
    await second.close();
  }
});

test("the page works without a network after the first visit", async (t) => {
  const address = await serve(t);
  const context = await (await launch(t)).newContext();
  const page = await open(context, address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const cache = names.length > 0 ? await caches.open(names[0]) : undefined;
    return ((await cache?.keys()) ?? []).length >= 12;
  });
  await press(page, "ArrowLeft ArrowDown");
  const before = await board(page);
  await context.setOffline(true);
  const problems = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  // What can wait is asked for when the board is there.
  const last = page.waitForResponse((response) => response.url().endsWith(".brikke"));
  await page.reload();
  await page.waitForSelector(".is-ready");
  assert.equal(await board(page), before);
  await last;
  assert.deepEqual(problems, []);
  await press(page, "ArrowRight ArrowUp");
  await press(page, "i Enter");
  await page.waitForSelector(".hint-view");
});

test("two pages in one game follow each other", async (t) => {
  const address = await serve(t);
  const context = await (await launch(t)).newContext();
  const one = await open(context, address);
  await press(one, "ArrowLeft ArrowDown");
  const two = await open(context, address);
  assert.equal(await board(two), await board(one));
  await press(two, "ArrowRight ArrowUp ArrowLeft");
  const wanted = await board(two);
  await one.waitForFunction(
    (text) =>
      [...document.querySelectorAll(".cells tbody tr")]
        .map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent).join(" "))
        .join(" / ") === text,
    wanted,
  );
  await press(one, "ArrowDown ArrowRight");
  await two.waitForFunction(() => window.brikke?.isSaved());
});

test("where nothing can be saved that is said, and the game goes on", async (t) => {
  const address = await serve(t);
  const context = await (await launch(t)).newContext();
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("not here", "SecurityError");
    };
  });
  const page = await open(context, address);
  assert.match(await page.textContent(".note"), /does not let Brikke save/);
  const before = await board(page);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  assert.notEqual(await board(page), before);
});

test("full storage is said, and what waits is written once there is room", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    window.makeRoom = () => (IDBObjectStore.prototype.put = put);
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await page.waitForTimeout(300);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.waitForSelector(".note.warning");
  await page.evaluate(() => window.makeRoom());
  await page.waitForFunction(() => window.brikke?.isSaved());
  await page.waitForTimeout(2_500);
  const before = await board(page);
  await page.reload();
  await page.waitForSelector(".is-ready");
  assert.equal(await board(page), before);
});

test("addresses open what they name, and Back goes back", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  await press(page, "Escape");
  assert.match(page.url(), /#menu$/);
  await press(page, "7");
  assert.match(page.url(), /#settings$/);
  await page.goBack();
  await page.waitForSelector(".menu-page");
  await page.goto(`${address}#position=2,4/8,16`);
  await page.waitForFunction(() => document.querySelectorAll(".cells tbody td").length === 4);
  assert.equal(await board(page), "2 4 / 8 16");
  await page.goto(`${address}#daily`);
  await page.waitForFunction(() => document.querySelector(".note")?.textContent.includes("Game of the day"));
});

const SCREENS = ["", "endgames", "keys", "rules", "menu", "new", "games", "scores", "statistics", "settings", "help", "about", "position=2,4/8,16", "daily"];

test("no screen has a problem that axe finds", async (t) => {
  const address = await serve(t);
  const browser = await launch(t);
  for (const options of [{}, { ...PHONE, colorScheme: "dark" }]) {
    const context = await browser.newContext({ bypassCSP: true, ...options });
    const page = await open(context, address);
    await press(page, MOVES);
    await page.addScriptTag({ content: AXE });
    const check = async (name) => {
      const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join("\n  ")}`);
      assert.deepEqual(found, [], name);
    };
    for (const key of ["i", "o", "S"]) {
      await press(page, key);
      await page.waitForSelector("dialog[open]");
      await check(`dialog ${key}`);
      await press(page, "Escape");
    }
    await page.evaluate(() => (location.hash = "games"));
    await press(page, "v");
    await page.waitForSelector(".replay .headline");
    await check("replay");
    for (const screen of SCREENS) {
      await page.evaluate((hash) => (location.hash = hash), screen);
      await page.waitForTimeout(150);
      await check(screen);
    }
  }
});

test("every language and every theme can be chosen", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), `${address}#settings`);
  const languages = { 1: "en", 2: "pt", 3: "fr", 4: "nb", 5: "zh" };
  for (const [option, code] of Object.entries(languages)) {
    await page.selectOption("#field-0", option);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, code);
    await page.waitForFunction(() => !/[a-z]-[a-z]/.test(document.querySelector("h1").textContent));
  }
  await page.selectOption("#field-0", "1");
  for (const [option, theme] of Object.entries({ 1: "classic", 2: "dark", 3: "high-contrast", 4: "colour-blind" })) {
    await page.selectOption("#field-1", option);
    await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
  }
  await page.reload();
  await page.waitForSelector(".is-ready");
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "colour-blind");
});

test("the board is whole at every size, and nothing is wider than the page", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  for (const [width, height] of [[320, 480], [390, 844], [844, 390], [1280, 800], [1920, 1080], [3840, 2160]]) {
    await page.setViewportSize({ width, height });
    const { right, bottom, wide } = await page.evaluate(() => {
      const frame = document.querySelector(".board").getBoundingClientRect();
      return { right: frame.right, bottom: frame.bottom, wide: document.documentElement.scrollWidth };
    });
    assert.ok(right <= width && bottom <= height, `${width}x${height}: ${right} ${bottom}`);
    assert.ok(wide <= width, `${width}x${height}: ${wide}`);
  }
});

test("nothing jumps while somebody plays", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  const shift = page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            sum += entry.hadRecentInput ? 0 : entry.value;
          }
        }).observe({ type: "layout-shift" });
        setTimeout(() => resolve(sum), 3_000);
      }),
  );
  const place = () => page.$eval(".board", (it) => JSON.stringify(it.getBoundingClientRect()));
  const before = await place();
  await press(page, MOVES);
  await press(page, "i Enter");
  await page.waitForSelector(".hint-view");
  // A move that was blocked nudges the board.
  await page.$eval(".board", (it) => Promise.all(it.getAnimations().map((nudge) => nudge.finished)));
  assert.equal(await place(), before);
  assert.ok((await shift) < 0.02);
});

test("what is not loaded yet is loaded when somebody needs it", async (t) => {
  const address = await serve(t);
  const context = await (await launch(t)).newContext();
  // The second part never comes by itself.
  await context.addInitScript(() => {
    WebAssembly.compileStreaming = () => new Promise(() => undefined);
  });
  const page = await open(context, address);
  await press(page, MOVES);
  await press(page, "Escape");
  await page.waitForSelector(".menu-page");
  assert.match(await page.textContent(".menu-page"), /Settings/);
});

test("a link that was shared opens the replay somewhere else", async (t) => {
  const address = await serve(t);
  const browser = await launch(t);
  const page = await open(await browser.newContext(), address);
  await seeded(page, address, "otters");
  await press(page, MOVES);
  const last = await board(page);
  await page.goto(`${address}#games`);
  await press(page, "v");
  await page.waitForSelector(".replay");
  const other = await open(await browser.newContext(), page.url());
  await other.waitForSelector(".replay");
  await press(other, "End");
  await other.waitForFunction(() => document.querySelectorAll(".cells tbody td").length === 16);
  assert.equal(await board(other), last);
});

test("a game goes from the page to the command and back", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  const [data, file] = [folder(t), join(folder(t), "game.txt")];
  const run = (args, input) => execFileSync(BRIKKE, args, { input, env: { ...process.env, BRIKKE_DATA: data, LC_ALL: "C" } });
  run(["--plain", "play", "--seed", "otters"], "left\ndown\nleft\nquit\n");
  writeFileSync(file, run(["export", "1", "--as", "text"]));
  await page.goto(`${address}#menu`);
  await page.evaluate((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "game.txt"));
    document.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, readFileSync(file, "utf8"));
  await page.waitForFunction(() => /practice/i.test(document.querySelector(".note")?.textContent ?? ""));
  await written(page);
  await page.goto(`${address}#games`);
  await press(page, "v");
  await page.waitForSelector(".replay");
  const link = decodeURIComponent(new URL(page.url()).hash).replace("#game=", "");
  writeFileSync(file, link);
  assert.match(run(["verify", file]).toString(), /^valid: 2 plies/);
});

test("a practice board is played on from its address", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), `${address}#position=2,2,0,0/0,0,0,0/0,0,0,0/0,0,0,0`);
  await page.waitForFunction(() => document.querySelectorAll(".cells tbody td").length === 16);
  await press(page, "ArrowLeft");
  assert.match(await board(page), /^4 /);
  assert.match(page.url(), /#position=4,/);
});
