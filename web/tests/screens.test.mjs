// The screens beside the game, played through, and the settings of the system.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { BRIKKE, board, folder, launch, open, press, seeded, serve, written } from "./browser.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MOVES = "ArrowLeft ArrowDown ArrowLeft ArrowUp ArrowRight ArrowDown ArrowLeft ArrowDown";

/** Fingers on the page: each is a number with its place. */
async function fingers(page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, points) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([id, x, y]) => ({ id, x, y })),
    });
  return { touch };
}

/** A page with a seeded game. */
async function playing(t, options = {}) {
  const address = await serve(t);
  const context = await (await launch(t)).newContext(options);
  const page = await open(context, address);
  await seeded(page, address, "otters");
  return { address, context, page };
}

async function click(page, name) {
  await page.getByRole("button", { name, exact: true }).first().click();
}

test("a second finger moves nothing, and the first one still does", async (t) => {
  const { page } = await playing(t, PHONE);
  const before = await board(page);
  const { touch } = await fingers(page);
  await touch("touchStart", [[1, 150, 300]]);
  await touch("touchStart", [[1, 150, 300], [2, 250, 300]]);
  await touch("touchMove", [[1, 150, 300], [2, 250, 420]]);
  await touch("touchMove", [[1, 150, 300], [2, 120, 420]]);
  assert.equal(await board(page), before);
  await touch("touchMove", [[1, 60, 300], [2, 120, 420]]);
  await touch("touchEnd", []);
  await written(page);
  const swiped = await board(page);
  assert.notEqual(swiped, before);
  await press(page, "u Enter");
  await press(page, "ArrowLeft");
  assert.equal(await board(page), swiped);
});

test("two fingers zoom the page, but not on the board", async (t) => {
  const { page } = await playing(t, PHONE);
  const { touch } = await fingers(page);
  const spread = async (selector) => {
    const box = await (await page.$(selector)).boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const at = (way) => [[1, x - 10 - way, y], [2, x + 10 + way, y]];
    await touch("touchStart", at(0).slice(0, 1));
    await touch("touchStart", at(0));
    for (let way = 10; way <= 120; way += 10) {
      await touch("touchMove", at(way));
    }
    await touch("touchEnd", []);
  };
  await spread(".board");
  assert.equal(await page.evaluate(() => visualViewport.scale), 1);
  await spread(".side");
  await page.waitForFunction(() => visualViewport.scale > 1.5);
});

test("tiles and buttons have edges where the system chooses the colours", async (t) => {
  const { page } = await playing(t, { forcedColors: "active" });
  const edges = await page.$$eval(".tile, .tool, .toolbar summary", (all) =>
    all.map((it) => [getComputedStyle(it).borderTopStyle, getComputedStyle(it).borderTopWidth]),
  );
  assert.ok(edges.length > 6);
  for (const [style, width] of edges) {
    assert.ok(style === "solid" && parseFloat(width) >= 1, `${style} ${width}`);
  }
  const tile = await page.$eval(".tile", (it) => [getComputedStyle(it).color, getComputedStyle(it).backgroundColor]);
  assert.notEqual(tile[0], tile[1]);
  await page.keyboard.press("Tab");
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
  assert.notEqual(outline, "none");
});

test("more contrast makes quiet text as strong as the rest", async (t) => {
  const { page } = await playing(t, { contrast: "more" });
  const [quiet, loud] = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const colour = (name) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = style.getPropertyValue(name);
      const found = getComputedStyle(probe).color;
      probe.remove();
      return found;
    };
    return [colour("--muted"), colour("--page-text")];
  });
  assert.equal(quiet, loud);
});

test("nothing moves where the system asks for stillness", async (t) => {
  const { page } = await playing(t, { reducedMotion: "reduce" });
  await page.keyboard.press("ArrowLeft");
  const running = await page.evaluate(() => document.getAnimations().filter((it) => it.playState === "running").length);
  assert.equal(running, 0);
});

test("a replay goes forwards, backwards and by itself, and an analysis names the worst moves", async (t) => {
  const { address, page } = await playing(t);
  const first = await board(page);
  await press(page, MOVES);
  const last = await board(page);
  await page.goto(`${address}#games`);
  await press(page, "v");
  await page.waitForSelector(".replay");
  const status = () => page.textContent(".status");
  const plies = Number(/of (\d+)/.exec(await status())[1]);
  await click(page, "Beginning");
  assert.equal(await board(page), first);
  for (let ply = 1; ply <= plies; ply += 1) {
    await click(page, "Next");
    assert.match(await status(), new RegExp(`move ${ply} of ${plies} `, "i"));
  }
  assert.equal(await board(page), last);
  await click(page, "Previous");
  assert.match(await status(), new RegExp(`move ${plies - 1} of`, "i"));
  await page.locator(".timeline input").fill("0");
  assert.equal(await board(page), first);
  await click(page, "Play/pause");
  await page.waitForFunction((end) => document.querySelector(".status").textContent.toLowerCase().includes(end), `move ${plies} of`);
  assert.equal(await board(page), last);
  // Eight moves are analysed at once.
  await page.waitForSelector(".worst button");
  const headlines = await page.$$eval(".headline strong", (all) => all.map((it) => it.textContent));
  assert.match(headlines[0], /^\d+(\.\d)?$/);
  const worst = await page.textContent(".worst button");
  await page.click(".worst button");
  const move = Number(/(\d+)/.exec(worst)[1]);
  const shown = Number(/move (\d+)/i.exec(await status())[1]);
  assert.ok(shown === move || shown === move - 1, `${worst}: ${await status()}`);
  await click(page, "Try it");
  await page.waitForSelector(".game");
  await page.waitForFunction(() => document.querySelectorAll(".cells tbody td").length === 16);
});

test("endgames are practised with a table that the worker makes", async (t) => {
  const address = await serve(t);
  const page = await open(await (await launch(t)).newContext(), `${address}#endgames`);
  await page.waitForFunction(() => document.querySelector("main")?.textContent.includes("442-64"));
  await press(page, "Enter");
  await page.waitForFunction(() => document.querySelector(".note progress") !== null);
  assert.match(await page.textContent(".note"), /^Getting 442-64 ready/);
  await page.waitForFunction(() => document.querySelectorAll(".cells tbody td").length === 16, undefined, { timeout: 120_000 });
  assert.match(await board(page), /2048|1024|512/);
  const before = await board(page);
  for (const key of ["ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"]) {
    await press(page, key);
  }
  await page.waitForFunction(() => /best|−|-\d/.test(document.querySelector("main").textContent));
  assert.notEqual(await board(page), before);
});

test("the game of the day counts days in a row, and its result is shared as text", async (t) => {
  const address = await serve(t);
  const context = await (await launch(t)).newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  await context.clock.setFixedTime(new Date("2026-03-01T12:00:00Z"));
  const page = await open(context, `${address}#daily`);
  const note = () => page.textContent(".note");
  await page.waitForFunction(() => document.querySelector(".note")?.textContent.includes("1 Mar 2026"));
  assert.doesNotMatch(await note(), /streak|in a row/);
  const begun = await board(page);
  await press(page, MOVES);
  await page.click(".more summary");
  await click(page, "Share");
  await page.waitForTimeout(200);
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(shared, /Brikke 1 Mar 2026: [\d,]+ points, best tile \d+, \d+ moves/);
  assert.match(shared, /#/);
  await context.clock.setFixedTime(new Date("2026-03-02T12:00:00Z"));
  await page.goto(address);
  await page.goto(`${address}#daily`);
  await page.reload();
  await page.waitForFunction(() => document.querySelector(".note")?.textContent.includes("2 Mar 2026"));
  assert.match(await note(), /streak|in a row/);
  assert.notEqual(await board(page), begun);
});

test("a practice board is mirrored, transposed, edited and pushed", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), `${address}#position=2,2,0,0/0,4,0,0/0,0,0,0/0,0,0,8`);
  await page.waitForFunction(() => document.querySelectorAll(".cells tbody td").length === 16);
  const empty = await page.$eval(".cells tbody tr:nth-child(3) td", (it) => it.textContent);
  const shown = async () => (await board(page)).replaceAll(empty, "0").replaceAll(" / ", "/");
  assert.equal(await shown(), "2 2 0 0/0 4 0 0/0 0 0 0/0 0 0 8");
  await click(page, "Flip");
  assert.equal(await shown(), "0 0 2 2/0 0 4 0/0 0 0 0/8 0 0 0");
  await click(page, "Transpose");
  assert.equal(await shown(), "0 0 0 8/0 0 0 0/2 4 0 0/2 0 0 0");
  await press(page, "ArrowUp");
  assert.match(await shown(), /^4 4 [024] 8/);
});

test("all games go from the page to the command and back in one file", async (t) => {
  const { address, page } = await playing(t);
  await press(page, MOVES);
  const last = await board(page);
  await page.click(".more summary");
  await click(page, "Save");
  await page.getByRole("button", { name: /file/i }).first().click();
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: /backup of all games/ }).click();
  const file = join(folder(t), "backup.txt");
  await (await waiting).saveAs(file);
  const data = folder(t);
  const run = (args, input) => execFileSync(BRIKKE, args, { input, env: { ...process.env, BRIKKE_DATA: data, LC_ALL: "C" } });
  assert.equal(JSON.parse(run(["import", file, "--json"])).added, 1);
  assert.equal(JSON.parse(run(["import", file, "--json"])).added, 0);
  const [game] = JSON.parse(run(["games", "--json"]));
  assert.equal(game.assisted, false);
  run(["--plain", "play", "--continue"], "right\nup\nright\nup\nquit\n");
  run(["--plain", "play", "--seed", "badgers"], "left\ndown\nquit\n");
  run(["export", "--all", "--to", file]);
  await page.goto(`${address}#menu`);
  await page.evaluate((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "backup.txt"));
    document.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, readFileSync(file, "utf8"));
  await page.waitForFunction(() => /1 game added, 1 game played on/.test(document.querySelector(".note")?.textContent ?? ""));
  await written(page);
  await page.goto(address);
  await page.waitForSelector(".game");
  assert.notEqual(await board(page), last);
  // A damaged line is named; everything else is taken.
  const lines = readFileSync(file, "utf8").split("\n");
  lines[1] = lines[1].replace("A", "B");
  writeFileSync(file, lines.join("\n"));
  assert.throws(() => execFileSync(BRIKKE, ["import", file], { stdio: "pipe", env: { ...process.env, BRIKKE_DATA: folder(t) } }), /line 2 is damaged/);
});

test("a key changes the very next frame", async (t) => {
  const { page } = await playing(t);
  const frames = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const before = document.querySelector(".cells").textContent;
        let count = 0;
        const look = () => {
          count += 1;
          if (document.querySelector(".cells").textContent === before && count < 100) {
            requestAnimationFrame(look);
          } else {
            resolve(count);
          }
        };
        document.addEventListener("keydown", () => requestAnimationFrame(look), { once: true, capture: true });
        const key = "ArrowLeft";
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, bubbles: true, cancelable: true }));
      }),
  );
  assert.equal(frames, 1);
});

test("a filled button stays filled under the mouse", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), `${address}#new`);
  const start = page.locator("main .primary");
  const colours = () => start.evaluate((it) => [getComputedStyle(it).color, getComputedStyle(it).backgroundColor]);
  const before = await colours();
  await start.hover();
  assert.deepEqual(await colours(), before);
});

test("the clock stands while a menu is open, and goes on when it is closed", async (t) => {
  const { page } = await playing(t);
  await press(page, MOVES);
  const figures = () => page.textContent(".figures");
  const passed = (before) =>
    page.waitForFunction((text) => document.querySelector(".figures").textContent !== text, before);
  await page.click(".more summary");
  await page.waitForFunction(() => document.querySelector(".figures").textContent.includes("paused"));
  const before = await figures();
  await page.waitForTimeout(2500);
  assert.equal(await figures(), before);
  assert.ok(await page.locator(".menu button", { hasText: /^Save$/ }).isVisible());
  await page.click(".more summary");
  await passed(before);
});

test("a game begins without the second part of the application", async (t) => {
  const address = await serve(t);
  const context = await (await launch(t)).newContext();
  await context.addInitScript(() => {
    WebAssembly.compileStreaming = () => new Promise(() => undefined);
  });
  const page = await context.newPage();
  const atOnce = [];
  page.on("request", (request) => request.resourceType() === "xhr" && atOnce.push(request.url()));
  await page.goto(address);
  await page.waitForSelector(".is-ready");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  assert.deepEqual(atOnce, []);
});

test("the first click counts, also where a note goes away with it", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  await press(page, "ArrowLeft ArrowDown ArrowLeft Escape");
  await page.waitForFunction(() => (document.querySelector(".note")?.textContent ?? "") !== "");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.waitForSelector(".form");
  const boxes = page.locator("input[type=checkbox]");
  for (const box of [boxes.nth(0), boxes.nth(1)]) {
    const before = await box.isChecked();
    await box.click();
    await page.waitForFunction(() => (document.querySelector(".note")?.textContent ?? "") !== "");
    assert.equal(await box.isChecked(), !before);
  }
  await page.goBack();
  await page.waitForSelector(".menu-page");
  await page.goBack();
  await page.waitForSelector(".game");
});

test("Enter starts the game that is chosen", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  await press(page, "n");
  await page.waitForSelector(".new-game");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".game");
});

test("the tile under the cursor of the editor is seen", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), `${address}#position=2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,4`);
  await press(page, "e");
  await page.waitForSelector("td.cursor");
  const square = await page.locator("td.cursor").boundingBox();
  const at = { x: square.x + square.width / 4, y: square.y + square.height / 4 };
  const colour = await page.evaluate(() => getComputedStyle(document.querySelector(".tile.rank-1")).backgroundColor);
  const shot = await page.screenshot({ clip: { ...at, width: 1, height: 1 } });
  const pixel = await page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: "image/png" }));
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return `rgb(${[...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).join(", ")})`;
  }, [...shot]);
  assert.equal(pixel, colour);
});

test("a wide screen shows the whole game without scrolling", async (t) => {
  const address = await serve(t);
  const browser = await launch(t);
  for (const [width, height] of [[1280, 800], [1920, 1080], [3840, 2160]]) {
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await open(context, address);
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height);
    await context.close();
  }
});
