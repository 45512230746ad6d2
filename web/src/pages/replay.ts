// A game, move by move, with what a player thinks of it.

import type { Chart, Note, ReplayPage } from "../generated/page";
import { type Context, iconButton, keyButton } from "../context";
import { h } from "../dom";
import { hint, noteLine } from "./game";
import { chosen } from "../written";

export function replayPage(page: ReplayPage, title: string, note: Note | null, context: Context): HTMLElement {
  const { board } = context;
  const status = page.status.parts.join(" · ");
  board.draw(page.board, context.boardWords(page.board.size[0], page.board.size[1]));
  return h(
    "main",
    { class: "replay", "data-key": "replay" },
    h("h1", {}, title),
    h("div", { class: "board-place" }, board.place()),
    h(
      "div",
      { class: "timeline" },
      chart(page.chart, page.ply, page.plies),
      h("input", {
        type: "range",
        min: 0,
        max: page.plies,
        value: page.ply,
        "aria-label": page.slider,
        "aria-valuetext": status,
        oninput: (event: Event) => {
          const ply = chosen(event);
          context.send((brikke, now) => brikke.go_to(ply, now));
        },
      }),
      // The score may have more digits and the pace another length: in lines of their own.
      h("p", { class: "status" }, ...lines(page.status.parts)),
      h("div", { class: "buttons transport" }, ...transport(page, context)),
      h("div", { class: "buttons" }, ...actions(page, context)),
    ),
    noteLine(note),
    side(page, context),
  );
}

/** Position and score in one line, what else there is in the next. */
function lines(parts: string[]): (HTMLElement | string)[] {
  const [first, second] = [parts.slice(0, 2), parts.slice(2)].map((it) => h("span", {}, it.join(" · ")));
  return [first, " ", second].filter((it) => it !== undefined);
}

/** The first buttons, which have pictures. */
function transport(page: ReplayPage, context: Context): (HTMLElement | null)[] {
  return page.buttons.map((hint, index) => {
    const picture = page.transport[index];
    return picture === undefined ? null : iconButton(hint, picture, context);
  });
}

/** The other buttons. */
function actions(page: ReplayPage, context: Context): (HTMLElement | null)[] {
  return page.buttons.slice(page.transport.length).map((hint) => keyButton(hint, context, "small"));
}

/** Goes to a move, and shows it: on a phone the board is far from the list. */
function goTo(ply: number, context: Context): void {
  context.send((brikke, now) => brikke.go_to(ply, now));
  document.querySelector(".board-place")?.scrollIntoView({ block: "nearest" });
}

function side(page: ReplayPage, context: Context): HTMLElement {
  const headlines = page.headlines.map(({ name, value, about }) =>
    h("div", { class: "headline" }, h("span", { class: "name" }, name), h("strong", {}, value), h("span", { class: "muted" }, about)),
  );
  const worst = page.worst.map((move) =>
    h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: `small ${move.tone}`,
          "aria-pressed": String(move.is_shown),
          onclick: () => goTo(move.ply, context),
        },
        move.text,
      ),
    ),
  );
  return h(
    "aside",
    { class: "side" },
    h("div", { class: "headlines" }, ...headlines),
    // The first sentence says what stands above in large numbers.
    ...page.analysis.slice(Math.min(headlines.length, 1)).map((note) => h("p", { class: note.tone }, note.text)),
    page.values !== null ? hint(page.values) : worst.length > 0 ? h("section", { class: "hint-view" }) : null,
    worst.length === 0 ? null : h("section", {}, h("h2", {}, page.worst_title), h("ul", { class: "worst" }, ...worst)),
  );
}

const SVG = "http://www.w3.org/2000/svg";

function svg(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, String(value));
  }
  return element;
}

/** The curve over the moves, exactly over the time line. */
function chart(chart: Chart, ply: number, plies: number): SVGElement {
  const width = Math.max(plies, 1);
  const top = Math.max(...chart.values, 1e-9);
  // Costs differ by hundreds: small ones are seen as well, over the band of the mistakes.
  const scaled = chart.marks.length > 0 ? Math.sqrt : (share: number) => share;
  const height = (value: number) => 88 - 84 * scaled(Math.max(value, 0) / top);
  const points = thinned(chart.values).map(([at, value]) => `${at},${height(value)}`);
  const picture = svg("svg", {
    class: "chart",
    viewBox: `0 0 ${width} 100`,
    preserveAspectRatio: "none",
    role: "img",
    "aria-label": chart.name,
  });
  picture.append(svg("polyline", { points: points.join(" "), class: "curve" }));
  for (const { at, tone } of chart.marks) {
    picture.append(svg("line", { x1: at, x2: at, y1: 92, y2: 100, class: `mark ${tone}` }));
  }
  picture.append(svg("line", { x1: ply, x2: ply, y1: 0, y2: 100, class: "now" }));
  return picture;
}

/** Few enough points to draw at once; of each group the highest stays. */
function thinned(values: readonly number[]): [number, number][] {
  const group = Math.ceil(values.length / 600);
  const points: [number, number][] = [];
  for (let from = 0; from < values.length; from += group) {
    const part = values.slice(from, from + group);
    const highest = Math.max(...part);
    points.push([from + part.indexOf(highest), highest]);
  }
  return points;
}
