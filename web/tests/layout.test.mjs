// What fits where: nothing runs off the screen, jumps, or is lost by a reload.

import assert from "node:assert/strict";
import { test } from "node:test";
import { board, launch, open, press, seeded, serve, swipe, written } from "./browser.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MOVES = "ArrowLeft ArrowDown ArrowLeft ArrowUp ArrowRight ArrowDown ArrowLeft ArrowDown";
const SIZES = [
  [320, 320], [320, 480], [360, 640], [390, 844], [500, 500], [568, 320], [600, 600], [640, 360], [640, 400],
  [667, 375], [700, 400], [768, 1024], [844, 390], [1024, 600], [1280, 800], [1366, 650], [1920, 1080],
];
const SCREENS = ["new", "games", "scores", "statistics", "settings", "keys", "help", "about", "endgames", "menu", "position=2,4,8,16/0,0,0,0/0,0,0,0/0,0,0,2"];

/** How far the page and its buttons reach over the right edge. */
function overhang(page) {
  return page.evaluate(() => {
    const isSeen = (it) => it.checkVisibility() && it.closest(".table, .menu") === null;
    const all = [...document.querySelectorAll("button, summary, input, select")].filter(isSeen);
    const edges = all.map((it) => it.getBoundingClientRect().right);
    return Math.max(document.documentElement.scrollWidth, ...edges) - innerWidth;
  });
}

/** Begins a game on a board of 2x2 and plays until nothing moves. */
async function lose(page, address) {
  await page.goto(`${address}#new`);
  for (const index of [0, 1]) {
    await page.locator("fieldset input").nth(index).fill("2");
    await page.locator("fieldset input").nth(index).dispatchEvent("change");
  }
  await page.fill(".seed input", "otters");
  await page.click("main .primary");
  await page.waitForSelector(".game");
  if ((await page.locator("dialog[open]").count()) > 0) {
    // The game in hand is left.
    await press(page, "Enter");
  }
  for (let last = ""; last !== (last = await board(page)); ) {
    await press(page, "ArrowLeft ArrowDown ArrowRight ArrowUp");
  }
}

test("nothing is wider than the page, at any size, on any screen", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  await press(page, MOVES);
  await page.keyboard.press("i");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".hint-view");
  for (const screen of ["", ...SCREENS]) {
    if (screen !== "") {
      await page.evaluate((hash) => (location.hash = hash), screen);
      await page.waitForTimeout(100);
    }
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      assert.ok((await overhang(page)) <= 0, `${screen} ${width}x${height}`);
    }
  }
});

test("a replay has no scrolling sideways, and a phone shows board and buttons together", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  await seeded(page, address, "otters");
  await press(page, `${MOVES} ${MOVES}`);
  await page.goto(`${address}#games`);
  await press(page, "v");
  await page.waitForSelector(".worst button");
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    assert.ok((await overhang(page)) <= 0, `${width}x${height}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  const [whole, last] = [await page.locator(".board").boundingBox(), await page.locator(".timeline button").last().boundingBox()];
  assert.ok(whole.y >= 0 && last.y + last.height <= 844, `${whole.y} ${last.y + last.height}`);
  await page.setViewportSize({ width: 1280, height: 800 });
  assert.ok((await page.locator(".board").boundingBox()).width > 500);
});

test("a hint is seen without scrolling, and moves nothing", async (t) => {
  const address = await serve(t);
  const browser = await launch(t);
  for (const [width, height] of [[320, 480], [390, 844], [768, 1024], [844, 390], [1280, 800]]) {
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await open(context, address);
    await press(page, MOVES);
    const places = () =>
      page.$$eval(".rules strong, .board, .toolbar, .figures, .best-three", (all) =>
        all.map((it) => [it.className, ...["left", "top"].map((side) => Math.round(it.getBoundingClientRect()[side]))].join(" ")),
      );
    // The first help asks whether it may.
    await press(page, "i Enter");
    await page.waitForSelector(".hint-view");
    await page.$eval(".board", (it) => Promise.all(it.getAnimations().map((nudge) => nudge.finished)));
    const after = await places();
    const bottom = await page.$eval(".hint-view", (it) => it.getBoundingClientRect().bottom);
    assert.ok(bottom <= height, `${width}x${height}: ${bottom}`);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    await page.waitForSelector(".hint-view", { state: "detached" });
    await page.waitForTimeout(300);
    assert.deepEqual(await places(), after, `${width}x${height}`);
    await context.close();
  }
});

test("the board is where it will be from the first frame on", async (t) => {
  const address = await serve(t);
  const browser = await launch(t);
  for (const [width, height] of [[390, 844], [1280, 800], [844, 390]]) {
    const context = await browser.newContext({ viewport: { width, height } });
    await context.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          window.shift += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const page = await open(context, address);
    await page.waitForTimeout(500);
    assert.ok((await page.evaluate(() => window.shift)) < 0.01, `${width}x${height}`);
    await context.close();
  }
});

test("a swipe that begins below everything moves the tiles", async (t) => {
  const address = await serve(t);
  const context = await (await launch(t)).newContext(PHONE);
  const page = await open(context, address);
  await seeded(page, address, "otters");
  for (const way of ["up", "left"]) {
    const before = await board(page);
    await swipe(page, way, [200, 800]);
    await written(page);
    assert.notEqual(await board(page), before);
  }
});

test("buttons are as high as a finger needs them", async (t) => {
  const address = await serve(t);
  const context = await (await launch(t)).newContext(PHONE);
  const page = await open(context, address);
  await press(page, MOVES);
  for (const screen of ["new", "games", "position=2,4,8,16/0,0,0,0/0,0,0,0/0,0,0,2"]) {
    await page.evaluate((hash) => (location.hash = hash), screen);
    await page.waitForTimeout(150);
    const low = await page.$$eval("main button", (all) =>
      all.filter((it) => it.checkVisibility() && it.getBoundingClientRect().height < 44).map((it) => it.textContent),
    );
    assert.deepEqual(low, [], screen);
    const nameless = await page.$$eval("main button", (all) =>
      all.filter((it) => it.checkVisibility() && `${it.textContent}${it.ariaLabel ?? ""}` === "").length,
    );
    assert.equal(nameless, 0, screen);
  }
});

test("a reload shows the same move, the same try and the same end", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  await seeded(page, address, "otters");
  await press(page, MOVES);
  await page.goto(`${address}#games`);
  await press(page, "v");
  await page.waitForSelector(".replay");
  await press(page, "Home ArrowRight ArrowRight ArrowRight");
  await page.waitForFunction(() => location.hash.endsWith("&move=3"));
  const again = async (selector) => {
    await page.reload();
    await page.waitForSelector(".is-ready");
    await page.waitForSelector(selector);
  };
  await again(".replay");
  assert.match(await page.textContent(".status"), /^(After m|M)ove 3 of/);
  await page.getByRole("button", { name: "Try it" }).click();
  await page.waitForSelector(".game");
  await press(page, "ArrowLeft ArrowDown ArrowLeft");
  await page.waitForTimeout(400);
  const tried = await board(page);
  await again(".game");
  assert.equal(await board(page), tried);
  await page.goBack();
  await page.waitForSelector(".replay");
  assert.match(await page.textContent(".status"), /^(After m|M)ove 3 of/);
  await lose(page, address);
  await page.waitForSelector(".panel");
  const lost = await board(page);
  await again(".panel");
  assert.equal(await board(page), lost);
});

test("an address that leads nowhere is said, and something is shown", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), `${address}#nosuch`);
  assert.match(await page.textContent(".note"), /leads nowhere/);
  await page.goto(`${address}#nosuch2`);
  await page.waitForFunction(() => /leads nowhere/.test(document.querySelector(".note")?.textContent ?? ""));
});

test("the name is asked for by its name, and the end is said in sentences", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  await page.evaluate(() => {
    window.said = "";
    const region = document.getElementById("announcement");
    new MutationObserver(() => (window.said += region.textContent)).observe(region, { childList: true });
  });
  await lose(page, address);
  await page.waitForSelector(".panel input:enabled");
  assert.equal(await page.getByRole("textbox", { name: "Your name" }).count(), 1);
  assert.doesNotMatch(await page.evaluate(() => window.said), /\ufffd|\n/);
  assert.match(await page.evaluate(() => window.said), /Game over\. /);
  assert.equal(await page.getByRole("toolbar", { name: "Actions" }).count(), 1);
});

test("a click selects any row, a second one opens it", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  await seeded(page, address, "otters");
  await press(page, MOVES);
  await seeded(page, address, "badgers");
  await page.waitForSelector("dialog[open]");
  await press(page, `Enter ${MOVES}`);
  for (const index of [0, 1]) {
    await page.goto(`${address}#games`);
    const row = page.locator("tbody tr").nth(index);
    await row.click();
    await page.waitForTimeout(600);
    assert.equal(await row.getAttribute("aria-selected"), "true");
    await row.dblclick();
    await page.waitForSelector(".game");
  }
});

test("every choice of a new game is seen when Start is", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), `${address}#new`);
  for (const [width, height] of [[1280, 800], [844, 390]]) {
    await page.setViewportSize({ width, height });
    const [seed, start] = [await page.locator(".seed input").boundingBox(), await page.locator("main .primary").boundingBox()];
    assert.ok(seed.y + seed.height <= start.y, `${width}x${height}`);
  }
});
