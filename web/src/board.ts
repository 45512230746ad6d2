// The board: a table to be read, with tiles over it that move.

import type { BoardView, Glide } from "./generated/page";
import { h } from "./dom";

/** What a board needs besides its view. */
export interface BoardWords {
  /** The number on a tile of this rank. */
  label(rank: number): string;
  /** The word for a square without a tile. */
  empty: string;
  rows: string[];
  columns: string[];
  /** The name of the table. */
  name: string;
}

/** The way from one square to the next, in percent of a tile: the gap is 12 %. */
const STEP = 112;

/** A board that draws itself and moves its tiles. */
export class Board {
  readonly element = h("div", { class: "board", "data-own": true, "data-key": "board" });
  private readonly tiles = h("div", { class: "tiles", "aria-hidden": "true" });
  private shape = "";
  private read = "";
  private drawn = "";
  private moved = 0;
  private cells: HTMLTableCellElement[] = [];

  constructor(private readonly onSquare: (row: number, column: number, isOther: boolean) => void) {}

  /** Draws a view. A motion that is under way ends at once if another begins. */
  draw(view: BoardView, words: BoardWords): void {
    this.lay(view, words);
    this.name(view, words);
    this.place(view, words);
    this.mark(view);
  }

  /** Makes the table, where its size or its language is another. */
  private lay(view: BoardView, words: BoardWords): void {
    const [rows, columns] = view.size;
    const shape = `${rows} ${columns} ${words.rows.join()} ${words.columns.join()}`;
    if (shape === this.shape) {
      return;
    }
    this.shape = shape;
    this.read = this.drawn = "";
    const headings = words.columns.map((name) => h("th", { scope: "col" }, name));
    const head = h("thead", { class: "hidden" }, h("tr", {}, h("td"), ...headings));
    this.cells = [];
    const body = h("tbody");
    for (let row = 0; row < rows; row += 1) {
      const line = h("tr", {}, h("th", { scope: "row", class: "hidden" }, words.rows[row]));
      for (let column = 0; column < columns; column += 1) {
        const cell = h("td", {
          onclick: () => this.onSquare(row, column, false),
          oncontextmenu: (event: Event) => {
            event.preventDefault();
            this.onSquare(row, column, true);
          },
        });
        cell.append(h("span", { class: "hidden" }));
        this.cells.push(cell);
        line.append(cell);
      }
      body.append(line);
    }
    const table = h("table", { class: "cells", "aria-label": words.name }, head, body);
    this.element.replaceChildren(table, this.tiles, arrow("hint"), arrow("played"));
    this.element.style.setProperty("--rows", String(rows));
    this.element.style.setProperty("--columns", String(columns));
  }

  /** Writes the tiles into the table, for those who hear it. */
  private name(view: BoardView, words: BoardWords): void {
    const read = `${view.labels} ${JSON.stringify(view.sprites)} ${words.empty}`;
    if (read === this.read) {
      return;
    }
    this.read = read;
    const names = this.cells.map(() => words.empty);
    for (const { rank, row, column } of view.sprites) {
      names[row * view.size[1] + column] = words.label(rank);
    }
    this.cells.forEach((cell, index) => {
      const text = cell.firstElementChild;
      if (text !== null && text.textContent !== names[index]) {
        text.textContent = names[index] ?? "";
      }
    });
  }

  /** Puts the tiles in their places, and lets them come there. */
  private place(view: BoardView, words: BoardWords): void {
    const drawn = `${view.labels} ${JSON.stringify(view.sprites)}`;
    const glide = view.glide !== null && view.glide.begun !== this.moved ? view.glide : null;
    if (drawn === this.drawn && glide === null) {
      return;
    }
    this.drawn = drawn;
    this.moved = glide?.begun ?? this.moved;
    const tiles = view.sprites.map(({ rank, row, column }) => {
      const tile = makeTile(rank, words.label(rank), row, column);
      if (glide !== null) {
        arrive(tile, glide, row, column);
      }
      return tile;
    });
    const ghosts = glide === null || glide.is_back ? [] : leave(glide, words);
    this.tiles.replaceChildren(...ghosts, ...tiles);
  }

  /** Shows the cursor, arrows, and that nothing moved. */
  private mark(view: BoardView): void {
    const { element } = this;
    set(element, "data-hint", view.hint);
    set(element, "data-played", view.played);
    if (view.nudge !== null && element.getAttribute("data-nudge") !== view.nudge) {
      nudge(element, view.nudge);
    }
    set(element, "data-nudge", view.nudge);
    element.classList.toggle("is-edited", view.cursor !== null);
    const [, columns] = view.size;
    const cursor = view.cursor === null ? -1 : view.cursor[0] * columns + view.cursor[1];
    this.cells.forEach((cell, index) => cell.classList.toggle("cursor", index === cursor));
  }
}

function set(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) {
    element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

function arrow(kind: string): HTMLElement {
  return h("div", { class: `arrow ${kind}`, "aria-hidden": "true" });
}

/** A tile in its place. */
export function makeTile(rank: number, label: string, row: number, column: number): HTMLElement {
  const classes = `tile rank-${Math.min(rank, 17)} letters-${Math.min(label.length, 6)}`;
  const tile = h("div", { class: classes }, h("span", {}, label));
  tile.style.setProperty("--row", String(row));
  tile.style.setProperty("--column", String(column));
  return tile;
}

/** No motion, where the system asks for none. */
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

function animate(tile: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  if (!stillness.matches) {
    tile.firstElementChild?.parentElement?.animate(frames, options);
  }
}

type Place = readonly number[];

function isAt(place: Place | null, row: number, column: number): boolean {
  return place !== null && place[0] === row && place[1] === column;
}

/** The place of a square, seen from another one. Nothing is measured: that would make the browser lay out the page at once. */
function offset(from: Place, row: number, column: number): string {
  const x = ((from[1] ?? 0) - column) * STEP;
  const y = ((from[0] ?? 0) - row) * STEP;
  return `${x}% ${y}%`;
}

const SLIDE = "cubic-bezier(.3, .1, .3, 1)";

/** Lets a tile come to its square: it slides there, pops or appears. */
function arrive(tile: HTMLElement, glide: Glide, row: number, column: number): void {
  const later = { delay: glide.slide, duration: glide.pop, fill: "backwards" } as const;
  if (!glide.is_back && isAt(glide.appeared, row, column)) {
    animate(tile, [{ scale: "0", opacity: 0 }, { scale: "1", opacity: 1 }], {
      ...later,
      easing: "ease",
    });
  } else if (!glide.is_back && glide.merged.some((place) => isAt(place, row, column))) {
    tile.classList.add("is-merged");
    animate(tile, [{ visibility: "hidden" }, { visibility: "hidden" }], {
      duration: glide.slide,
    });
    animate(tile, [{ scale: "1" }, { scale: "1.18" }, { scale: "1" }], {
      delay: glide.slide,
      duration: glide.pop,
      easing: "ease-out",
    });
  } else {
    const way = glide.tiles.find(({ to }) => isAt(to, row, column));
    if (way !== undefined && !isAt(way.from, row, column)) {
      animate(tile, [{ translate: offset(way.from, row, column) }, { translate: "0 0" }], {
        duration: glide.slide,
        easing: SLIDE,
      });
    }
  }
}

/** The tiles that merge: they slide to where they meet, and are gone. */
function leave(glide: Glide, words: BoardWords): HTMLElement[] {
  if (stillness.matches) {
    return [];
  }
  const merging = glide.tiles.filter(({ to }) =>
    glide.merged.some(([row, column]) => isAt(to, row, column)),
  );
  return merging.map(({ rank, from, to }) => {
    const [row, column] = to;
    const tile = makeTile(rank, words.label(rank), row, column);
    tile.classList.add("is-leaving");
    const frames = [{ translate: offset(from, row, column) }, { translate: "0 0" }];
    const motion = tile.animate(frames, { duration: glide.slide, easing: SLIDE, fill: "both" });
    motion.onfinish = () => tile.remove();
    return tile;
  });
}

const NUDGES: Record<string, string> = {
  up: "0 -4px",
  right: "4px 0",
  down: "0 4px",
  left: "-4px 0",
};

/** Nothing moved: the board is nudged. */
function nudge(element: HTMLElement, way: string): void {
  if (!stillness.matches) {
    const frames = [{ translate: "0 0" }, { translate: NUDGES[way] ?? "0 0" }, { translate: "0 0" }];
    element.animate(frames, { duration: 120, easing: "ease-out" });
  }
}

function smallTile(rank: number, label: string): HTMLElement {
  const long = label.length > 3 ? " is-long" : "";
  return h("i", { class: `tile rank-${Math.min(rank, 17)}${long}` }, label);
}

/** A small board that stands still: rows of ranks. */
export function smallBoard(rows: readonly (readonly number[])[], label: (rank: number) => string): HTMLElement {
  const cells = rows.flatMap((row) =>
    row.map((rank) =>
      rank === 0
        ? h("i", { class: "cell" })
        : smallTile(rank, label(rank)),
    ),
  );
  const board = h("div", { class: "small-board", "aria-hidden": "true" }, ...cells);
  board.style.setProperty("--columns", String(rows[0]?.length ?? 1));
  return board;
}
