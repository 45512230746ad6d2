// What newcomers stumbled over.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { BRIKKE, board, folder, launch, open, press, seeded, serve, written } from "./browser.mjs";

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const MOVES = "ArrowLeft ArrowDown ArrowLeft ArrowUp ArrowRight ArrowDown ArrowLeft ArrowDown";
const LANGUAGES = { 1: "en", 2: "pt", 3: "fr", 4: "nb", 5: "zh" };

/** Begins a game on a board of 2x2, which is soon over. */
async function small(page, address) {
  await page.goto(`${address}#new`);
  const sides = page.locator("fieldset input");
  for (const index of [0, 1]) {
    await sides.nth(index).fill("2");
    await sides.nth(index).dispatchEvent("change");
  }
  await page.fill(".seed input", "otters");
  await page.click("main .primary");
  await page.waitForSelector(".game");
}

/** Plays until nothing moves any more. */
async function lose(page) {
  for (let last = ""; last !== (last = await board(page)); ) {
    for (const key of ["ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp"]) {
      await page.keyboard.press(key);
    }
  }
}

/** A lost game whose panel asks for a name. */
async function lost(t, options = {}) {
  const address = await serve(t);
  const context = await (await launch(t)).newContext({ permissions: ["clipboard-read", "clipboard-write"], ...options });
  const page = await open(context, address);
  await small(page, address);
  await lose(page);
  await page.waitForSelector(".panel input:enabled");
  return { address, context, page };
}

const button = (page, name) => page.getByRole("button", { name, exact: true }).first();

test("the end covers the board and nothing else, and the rest goes on working", async (t) => {
  for (const options of [{}, PHONE, { viewport: { width: 320, height: 480 } }, { viewport: { width: 812, height: 375 } }]) {
    const { page } = await lost(t, options);
    const [panel, whole] = [await page.locator(".panel").boundingBox(), await page.locator(".board").boundingBox()];
    assert.ok(panel.x >= whole.x - 1 && panel.y >= whole.y - 1);
    assert.ok(panel.x + panel.width <= whole.x + whole.width + 1 && panel.y + panel.height <= whole.y + whole.height + 1);
    assert.equal(await page.locator("dialog[open]").count(), 0);
    assert.match(await page.textContent(".panel"), /Game over/);
    await button(page, "New game").click();
    await page.waitForSelector(".new-game");
  }
});

test("the panel comes a second after the last move, and takes keys later still", async (t) => {
  const address = await serve(t);
  const context = await (await launch(t)).newContext();
  const page = await open(context, address);
  await small(page, address);
  // From here on time passes only where the test says so.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await lose(page);
  await page.clock.runFor(900);
  assert.equal(await page.locator(".panel").count(), 0);
  await page.clock.runFor(600);
  assert.equal(await page.locator(".panel").count(), 1);
  await page.keyboard.press("Enter");
  assert.match(await page.textContent(".panel"), /ten best/);
  assert.ok(await page.locator(".panel input").isDisabled());
  await page.clock.runFor(500);
  await page.waitForFunction(() => document.activeElement?.closest(".panel input") !== null);
});

test("looking at the board and sharing keep the name that is written", async (t) => {
  const { page } = await lost(t);
  await page.keyboard.type("Ada");
  await button(page, "Look at the board").click();
  await page.waitForSelector(".panel", { state: "detached" });
  // On a busy machine the panel once stayed away after one click; why is not known.
  for (let clicks = 0; clicks < 5 && (await page.locator(".panel").count()) === 0; clicks += 1) {
    await page.locator(".board").click();
    await page.waitForTimeout(500);
  }
  assert.equal(await page.inputValue(".panel input"), "Ada");
  await button(page, "Share").click();
  assert.equal(await page.inputValue(".panel input"), "Ada");
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#game=/);
  await page.focus(".panel input");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".panel.over");
  assert.match(await page.textContent(".best-three"), /Ada/);
});

test("the goal is a panel too, and its selection is what has the focus", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), `${address}#position=1024,1024,0,0/0,0,0,0/0,0,0,0/0,0,0,0`);
  await page.waitForFunction(() => document.querySelectorAll(".cells tbody td").length === 16);
  await press(page, "ArrowLeft");
  await page.waitForSelector(".panel.goal [data-selected]");
  const selected = () =>
    page.evaluate(() => {
      const chosen = document.querySelector(".panel .primary");
      return document.activeElement === chosen ? chosen.firstChild.textContent : "";
    });
  assert.equal(await selected(), "Keep playing");
  await page.keyboard.press("ArrowDown");
  assert.equal(await selected(), "Finish");
  await page.keyboard.press("Shift+Tab");
  assert.equal(await selected(), "Keep playing");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".panel", { state: "detached" });
});

test("Back from another way leads to the same move of the same analysis", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  await seeded(page, address, "otters");
  await press(page, MOVES);
  await page.goto(`${address}#games`);
  await press(page, "v");
  await page.waitForSelector(".worst button");
  await press(page, "Home ArrowRight ArrowRight ArrowRight");
  const shown = () => page.$eval(".replay", (it) => [it.querySelector(".status").textContent, it.querySelector(".headlines").textContent]);
  const before = await shown();
  await button(page, "Try it").click();
  await page.waitForSelector(".game");
  await press(page, "ArrowLeft ArrowDown");
  await page.goBack();
  await page.waitForSelector(".replay");
  assert.deepEqual(await shown(), before);
  await page.goBack();
  await page.waitForSelector(".listing");
});

test("the player that is filled is the one that Enter takes", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  await page.getByRole("button", { name: "Autoplay" }).click();
  await page.waitForSelector("dialog[open] [data-selected]");
  const filled = () =>
    page.$$eval("dialog .answers .primary", (all) => all.map((it) => [it.textContent, it === document.activeElement, it.hasAttribute("data-selected")]));
  const [first] = await filled();
  assert.match(first[0], /^Expectimax/);
  assert.deepEqual((await filled()).map((it) => it.slice(1)), [[true, true]]);
  await page.keyboard.press("ArrowUp");
  const [second, ...others] = await filled();
  assert.deepEqual([second.slice(1), others], [[true, true], []]);
  assert.notEqual(second[0], first[0]);
  await page.keyboard.press("Tab");
  assert.deepEqual((await filled()).map(([text]) => text), [first[0]]);
});

test("files are downloaded and chosen: no words about directories in any language", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  await press(page, MOVES);
  for (const option of Object.keys(LANGUAGES)) {
    await page.goto(`${address}#settings`);
    await page.selectOption("#field-0", option);
    await page.waitForFunction((code) => document.documentElement.lang === code, LANGUAGES[option]);
    await page.goto(`${address}#`);
    await page.waitForSelector(".game");
    await press(page, "o");
    const dialog = page.locator("dialog[open]");
    assert.doesNotMatch(await dialog.textContent(), /~|director|dossier|pasta|hjemmemappe|目录/);
    const chooser = page.waitForEvent("filechooser");
    await dialog.locator(".answers button").click();
    await chooser;
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog[open]", { state: "detached" });
  }
  await page.goto(`${address}#settings`);
  await page.selectOption("#field-0", "1");
  await page.goto(`${address}#`);
  await press(page, "S 3");
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: /every move as text/ }).click();
  assert.match((await waiting).suggestedFilename(), /^brikke-.*\.brikke-game$/);
  await page.waitForFunction(() => /^Downloaded: /.test(document.querySelector(".note").textContent));
});

test("the settings say where the data lives, save all of it and take it again", async (t) => {
  const address = await serve(t);
  const browser = await launch(t);
  const page = await open(await browser.newContext(), address);
  await press(page, MOVES);
  await page.goto(`${address}#settings`);
  const field = (on) => on.locator(".field").filter({ has: on.getByText("Backup", { exact: true }) });
  await page.waitForFunction(() => /promised|may delete/.test(document.querySelector(".form").textContent));
  assert.match(await field(page).textContent(), /in this browser, on this device only/);
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: /Download all games/ }).click();
  const file = join(folder(t), "backup.txt");
  await (await waiting).saveAs(file);
  assert.match(readFileSync(file, "utf8"), /./);
  const other = await open(await browser.newContext(), `${address}#settings`);
  const choosing = other.waitForEvent("filechooser");
  await other.getByRole("button", { name: /Choose a file/ }).click();
  await (await choosing).setFiles(file);
  await other.waitForFunction(() => /1 game added/.test(document.querySelector(".note")?.textContent ?? ""));
});

test("a language that is chosen is spoken at once, also aloud", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), `${address}#settings`);
  await page.evaluate(() => {
    window.said = [];
    const region = document.getElementById("announcement");
    new MutationObserver(() => window.said.push(region.textContent.trim())).observe(region, { childList: true });
  });
  const saved = { 2: "Salvo.", 3: "Enregistré.", 4: "Lagret.", 5: "已保存。" };
  for (const [option, text] of Object.entries(saved)) {
    await page.selectOption("#field-0", option);
    await page.waitForFunction((wanted) => window.said.some((it) => it === wanted), text);
    assert.deepEqual(await page.evaluate(() => window.said.splice(0)), [text]);
    assert.equal(await page.textContent(".note"), text);
  }
});

test("the selected row is seen where the system chooses the colours", async (t) => {
  const address = await serve(t);
  const context = await (await launch(t)).newContext({ forcedColors: "active" });
  const page = await open(context, address);
  await seeded(page, address, "otters");
  await press(page, MOVES);
  await seeded(page, address, "badgers");
  // The game in hand is left.
  await page.waitForSelector("dialog[open]");
  await press(page, `Enter ${MOVES}`);
  await page.goto(`${address}#games`);
  const colours = (selector) => page.$eval(selector, (it) => [getComputedStyle(it).backgroundColor, getComputedStyle(it).color]);
  const [chosen, other] = [await colours('tr[aria-selected="true"] td'), await colours('tr[aria-selected="false"] td')];
  assert.notEqual(chosen[0], other[0]);
  assert.notEqual(chosen[0], chosen[1]);
  await page.goto(`${address}#menu`);
  const [filled, plain] = [await colours(".lines .primary"), await colours(".lines button:not(.primary)")];
  assert.notEqual(filled[0], plain[0]);
});

test("records have rows, and each opens its game by a click and by Enter", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), address);
  await press(page, `${MOVES} ${MOVES} ${MOVES} ${MOVES}`);
  const rows = () => page.locator(".document tbody tr");
  for (const act of [() => rows().first().click(), async () => (await rows().first().focus(), page.keyboard.press("Enter"))]) {
    await page.goto(`${address}#statistics`);
    await page.waitForSelector(".document tbody tr td");
    const cells = await rows().first().locator("td").allTextContents();
    assert.ok(cells.length === 3 && cells.every((text) => /\d/.test(text)), cells.join());
    await act();
    await page.waitForSelector(".replay");
  }
});

test("tiles pop and appear in the middle of their squares", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), `${address}#position=0,0,0,0/0,0,0,0/0,0,0,2/0,0,0,2`);
  await page.waitForFunction(() => document.querySelectorAll(".cells tbody td").length === 16);
  await page.keyboard.press("ArrowDown");
  /** How far the middle of each tile is from that of the nearest square, when the animations have come so far. */
  const distances = (share) =>
    page.evaluate((part) => {
      for (const motion of document.getAnimations()) {
        const { delay, duration } = motion.effect.getComputedTiming();
        motion.pause();
        motion.currentTime = delay + part * duration;
      }
      const middle = (it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const squares = [...document.querySelectorAll(".cells td")].map(middle);
      return [...document.querySelectorAll(".tiles .tile:not(.is-leaving)")].map((tile) => {
        const [x, y] = middle(tile);
        return Math.min(...squares.map(([left, top]) => Math.hypot(x - left, y - top)));
      });
    }, share);
  for (const share of [0.25, 0.5, 0.75]) {
    const [merged, appeared] = await distances(share);
    assert.ok(merged < 1.5 && appeared < 1.5, `${share}: ${merged} ${appeared}`);
  }
});

test("a long list goes on by itself while it is scrolled", async (t) => {
  const address = await serve(t);
  const page = await open(await launch(t), `${address}#games`);
  const [data, file] = [folder(t), join(folder(t), "backup.txt")];
  const run = (args, input) => execFileSync(BRIKKE, args, { input, env: { ...process.env, BRIKKE_DATA: data, LC_ALL: "C" } });
  for (let game = 0; game < 70; game += 1) {
    run(["--plain", "play", "--seed", `otters ${game}`], "left\ndown\nleft\nquit\n");
  }
  run(["export", "--all", "--to", file]);
  await page.evaluate((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "backup.txt"));
    document.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, readFileSync(file, "utf8"));
  await page.waitForSelector(".listing button.rest");
  assert.equal(await page.locator(".listing tbody tr").count(), 60);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction(() => document.querySelectorAll(".listing tbody tr").length === 70);
  assert.equal(await page.locator("button.rest").count(), 0);
});

test("a panel at the end has no problem that axe finds, in any theme", async (t) => {
  const { page } = await lost(t, { bypassCSP: true });
  const axe = readFileSync(join(import.meta.dirname, "../node_modules/axe-core/axe.min.js"), "utf8");
  await page.addScriptTag({ content: axe });
  for (const theme of ["classic", "dark", "high-contrast", "colour-blind"]) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
    assert.deepEqual(found.violations.map(({ id, nodes }) => `${id} ${nodes[0].html}`), [], theme);
  }
  await written(page);
});
