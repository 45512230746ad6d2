// Measures how the page answers, in Chromium: node web/frame_speed.mjs ADDRESS.
//
// The time from a key to the end of the frame that shows its move is what the
// browser itself measures (Event Timing, in steps of 8 ms). Frames per second are counted
// while a move is made every 150 ms and the processor is four times slower.

import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const address = process.argv[2] ?? "http://127.0.0.1:2048/";
const executablePath = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find(existsSync);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const KEYS = ["ArrowLeft", "ArrowDown", "ArrowRight", "ArrowDown"];

async function measure(slower) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector(".is-ready");
  await page.waitForTimeout(3_000);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.evaluate(() => {
    window.measured = { frames: [], events: [], work: [], shift: 0 };
    new PerformanceObserver((list) => {
      for (const it of list.getEntriesByName("keydown")) {
        window.measured.events.push(it.duration);
        window.measured.work.push(it.processingEnd - it.processingStart);
      }
    }).observe({ type: "event", durationThreshold: 16 });
    new PerformanceObserver((list) => {
      for (const it of list.getEntries()) {
        window.measured.shift += it.hadRecentInput ? 0 : it.value;
      }
    }).observe({ type: "layout-shift" });
    const frame = (time) => {
      window.measured.frames.push(time);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  for (let move = 0; move < 40; move += 1) {
    await page.keyboard.press(KEYS[move % KEYS.length]);
    await page.waitForTimeout(150);
  }
  const { frames, events, work, shift } = await page.evaluate(() => window.measured);
  await context.close();
  const steps = frames.slice(1).map((time, index) => time - frames[index]);
  const seconds = (frames.at(-1) - frames[0]) / 1000;
  return { fps: steps.length / seconds, late: steps.filter((step) => step > 25).length, steps: steps.length, events, work, shift };
}

const middle = (numbers) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

for (const slower of [1, 4]) {
  const { fps, late, steps, events, work, shift } = await measure(slower);
  console.log(
    `processor 1/${slower}: ${fps.toFixed(1)} frames per second, ${late} of ${steps} late; key to frame ${middle(events)} ms ` +
      `(at most ${Math.max(0, ...events)}), of which ${middle(work).toFixed(1)} ms are ours; layout shift ${shift.toFixed(3)}`,
  );
}
await browser.close();
