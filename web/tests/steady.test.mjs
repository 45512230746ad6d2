// What stays where it is: nothing moves under a pointer or out of sight.

import assert from "node:assert/strict";
import { test } from "node:test";
import { launch, open, press, seeded, serve } from "./browser.mjs";

const MOVES = "ArrowLeft ArrowDown ArrowLeft ArrowUp ArrowRight ArrowDown ArrowLeft ArrowDown";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Where elements are: the left and top edge of each. */
function places(page, selector) {
  return page.$$eval(selector, (all) => all.map((it) => ["x", "y"].map((side) => Math.round(it.getBoundingClientRect()[side]))));
}

test("the figures stay where they are while the clock stands", async (t) => {
  const address = await serve(t);
  const browser = await launch(t);
  for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 800 }]) {
    const context = await browser.newContext({ viewport });
    const page = await open(context, address);
    await press(page, MOVES);
    const before = await places(page, ".game .figures > div");
    await page.click(".more summary");
    await page.waitForFunction(() => document.querySelector(".game .figures").textContent.includes("paused"));
    assert.deepEqual(await places(page, ".game .figures > div"), before, `${viewport.width}`);
    await context.close();
  }
});

test("the buttons of a replay stay where they are, and none looks like another", async (t) => {
  const address = await serve(t);
  const browser = await launch(t);
  for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 800 }, { width: 1920, height: 1080 }]) {
    const context = await browser.newContext({ viewport });
    const page = await open(context, address);
    await seeded(page, address, "otters");
    await press(page, MOVES);
    await page.goto(`${address}#games`);
    await press(page, "v");
    await page.waitForSelector(".worst button");
    const before = await places(page, ".transport button");
    for (const key of ["End", "ArrowLeft", "+", "Home", "ArrowRight"]) {
      await page.keyboard.press(key);
      assert.deepEqual(await places(page, ".transport button"), before, `${viewport.width} ${key}`);
    }
    const pictures = await page.$$eval(".transport path", (all) => all.map((it) => it.getAttribute("d")));
    assert.equal(new Set(pictures).size, pictures.length);
    await context.close();
  }
});

test("what is wrong in a form stands where there was room for it", async (t) => {
  const address = await serve(t);
  const browser = await launch(t);
  for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 800 }]) {
    const context = await browser.newContext({ viewport });
    const page = await open(context, address);
    await page.goto(`${address}#new`);
    // The card of own rules leads to their form at once.
    await page.click("li:last-child > .card");
    await page.waitForSelector(".form");
    const fields = await places(page, ".field, .form > button");
    await page.getByLabel("Goal", { exact: true }).fill("999");
    await page.waitForSelector(".field .note.warning");
    assert.deepEqual(await places(page, ".field, .form > button"), fields, `${viewport.width}`);
    await context.close();
  }
});

test("the list of games opens at its top", async (t) => {
  const address = await serve(t);
  const browser = await launch(t);
  for (const viewport of [{ width: 320, height: 480 }, { width: 844, height: 390 }]) {
    const context = await browser.newContext({ viewport });
    const page = await open(context, address);
    await press(page, MOVES);
    await page.evaluate(() => (location.hash = "games"));
    await page.waitForSelector("tr[aria-selected=true]");
    assert.equal(await page.evaluate(() => scrollY), 0, `${viewport.width}`);
    await context.close();
  }
});

test("the button that starts a game is in sight", async (t) => {
  const address = await serve(t);
  const browser = await launch(t);
  for (const viewport of [{ width: 320, height: 480 }, { width: 390, height: 844 }, { width: 1280, height: 800 }]) {
    const context = await browser.newContext({ viewport });
    const page = await open(context, address);
    await page.goto(`${address}#new`);
    const { y, height } = await page.locator(".new-game .primary").boundingBox();
    assert.ok(y + height <= viewport.height, `${viewport.width}: ${y + height}`);
    await context.close();
  }
});

test("the points of a move rise beside the score and over nothing", async (t) => {
  const address = await serve(t);
  const browser = await launch(t);
  for (const viewport of [{ width: 320, height: 480 }, { width: 390, height: 844 }, { width: 1280, height: 800 }]) {
    const context = await browser.newContext({ viewport });
    const page = await open(context, address);
    await seeded(page, address, "otters");
    const ways = MOVES.split(" ");
    for (let move = 0; (await page.locator(".rising").count()) === 0; move += 1) {
      await page.keyboard.press(ways[move % ways.length]);
    }
    const covered = await page.evaluate(() => {
      const edges = (selector) => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector(selector));
        return range.getBoundingClientRect();
      };
      const points = document.querySelector(".rising").getBoundingClientRect();
      const isOver = (it) => it.left < points.right && points.left < it.right && it.top < points.bottom && points.top < it.bottom;
      return [".score .name", ".score .value", ".rules strong", ".rules .about"].filter((it) => isOver(edges(it)));
    });
    assert.deepEqual(covered, [], `${viewport.width}`);
    await context.close();
  }
});

test("a phone names the advisor, and a stronger one is loaded when it is wanted", async (t) => {
  const address = await serve(t);
  const context = await (await launch(t)).newContext(PHONE);
  const page = await open(context, address);
  await press(page, MOVES);
  // What can be loaded is known when the board has been there for a moment.
  await page.waitForResponse((response) => response.url().endsWith(".brikke"));
  await press(page, "i Enter");
  const title = page.locator(".hint-view h2");
  await title.waitFor();
  assert.ok((await title.boundingBox()).height > 5);
  assert.equal(await title.textContent(), "Hint (Expectimax)");
  await page.locator(".hint-view header button").tap();
  await page.waitForFunction(() => document.querySelector(".hint-view h2")?.textContent === "Hint (Learned)");
  assert.equal(await page.locator(".hint-view header button").count(), 0);
  assert.equal(await page.locator(".note progress").count(), 0);
});
