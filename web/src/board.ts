// The board: a table to be read, with tiles over it that move.

import type { BoardView, Glide } from "./generated/page";
import { h, kept } from "./dom";

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

/** A tile on the board. */
interface Shown {
  rank: number;
  row: number;
  column: number;
  element: HTMLElement;
}

/** A board that draws itself and moves its tiles. */
export class Board {
  private readonly element = h("div", { class: "board", "data-key": "board" });
  private readonly tiles = h("div", { class: "tiles", "aria-hidden": "true" });
  private shape = "";
  private read = "";
  private drawn = "";
  private moved = 0;
  private labels = "";
  private shown: Shown[] = [];
  private motions: Animation[] = [];
  private cells: HTMLTableCellElement[] = [];

  constructor(private readonly onSquare: (row: number, column: number, isOther: boolean) => void) {
    this.element.onclick = (event) => {
      // Squares hear clicks themselves; between two of them the nearest is meant.
      if (event.target === this.element || event.target instanceof HTMLTableSectionElement) {
        this.nearest(event)?.click();
      }
    };
  }

  private nearest({ clientX, clientY }: MouseEvent): HTMLElement | undefined {
    const distance = (cell: HTMLElement) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return Math.hypot(clientX - x - width / 2, clientY - y - height / 2);
    };
    return [...this.cells].sort((one, other) => distance(one) - distance(other))[0];
  }

  /** The board for a page: it stays where it is if it is there already. */
  place(): HTMLElement {
    const place = kept("div", "board", () => this.element);
    place.setAttribute("data-key", "board");
    return place;
  }

  /** Draws a view. A motion that is under way ends at once if another begins. */
  draw(view: BoardView, words: BoardWords): void {
    this.lay(view, words);
    this.name(view, words);
    this.putTiles(view, words);
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

  /** Puts the tiles in their places and lets them slide there. Tiles that stay keep their elements, so that nothing is laid out again. */
  private putTiles(view: BoardView, words: BoardWords): void {
    const drawn = `${view.labels} ${JSON.stringify(view.sprites)}`;
    const glide = view.glide !== null && view.glide.begun !== this.moved ? view.glide : null;
    if (drawn === this.drawn && glide === null) {
      return;
    }
    const isOther = this.labels !== view.labels;
    this.labels = view.labels;
    this.drawn = drawn;
    this.moved = glide?.begun ?? this.moved;
    this.motions.forEach((motion) => motion.cancel());
    this.motions = [];
    const before = isOther ? [] : this.shown;
    const take = (rank: number, from: Place | null, row: number, column: number): HTMLElement => {
      const index = before.findIndex((it) => it.rank === rank && isAt(from, it.row, it.column));
      const known = before.splice(index, index < 0 ? 0 : 1)[0]?.element;
      return known === undefined ? makeTile(rank, words.label(rank), row, column) : moveTile(known, row, column);
    };
    const ghosts = glide === null || glide.is_back || stillness.matches ? [] : merging(glide);
    const leaving = ghosts.map(({ rank, from, to: [row, column] }) => {
      const element = take(rank, from, row, column);
      this.motions.push(leave(element, from, row, column, glide?.slide ?? 0));
      return element;
    });
    this.shown = view.sprites.map(({ rank, row, column }) => {
      const element = take(rank, origin(glide, row, column), row, column);
      if (glide !== null) {
        this.motions.push(...arrive(element, glide, row, column));
      }
      return { rank, row, column, element };
    });
    this.replace([...leaving, ...this.shown.map(({ element }) => element)]);
  }

  /** Shows these tiles and no others. */
  private replace(wanted: HTMLElement[]): void {
    for (const tile of [...this.tiles.children]) {
      if (!wanted.includes(tile as HTMLElement)) {
        tile.remove();
      }
    }
    for (const tile of wanted) {
      if (tile.parentElement !== this.tiles) {
        this.tiles.append(tile);
      }
    }
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
  return moveTile(tile, row, column);
}

/** Puts a tile into another place. */
function moveTile(tile: HTMLElement, row: number, column: number): HTMLElement {
  tile.classList.remove("is-merged");
  tile.style.setProperty("--row", String(row));
  tile.style.setProperty("--column", String(column));
  return tile;
}

/** No motion, where the system asks for none. */
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

type Place = readonly number[];

function isAt(place: Place | null, row: number, column: number): boolean {
  return place !== null && place[0] === row && place[1] === column;
}

/** The place of a square, seen from another one. Nothing is measured: that would make the browser lay out the page at once. */
function offset(from: Place, row: number, column: number): string {
  const x = ((from[1] ?? 0) - column) * STEP;
  const y = ((from[0] ?? 0) - row) * STEP;
  return `translate(${x}%, ${y}%)`;
}

const SLIDE = "cubic-bezier(.3, .1, .3, 1)";

function isNew(glide: Glide, row: number, column: number): boolean {
  return !glide.is_back && [glide.appeared, ...glide.merged].some((place) => isAt(place, row, column));
}

/** The square from which the tile comes that ends here; none if it is new. */
function origin(glide: Glide | null, row: number, column: number): Place | null {
  if (glide !== null && isNew(glide, row, column)) {
    return null;
  }
  const way = glide?.tiles.find(({ to }) => isAt(to, row, column));
  return way?.from ?? [row, column];
}

/** Lets a tile come to its square: it slides there, pops or appears. Everything here is left to the compositor. */
function arrive(tile: HTMLElement, glide: Glide, row: number, column: number): Animation[] {
  if (stillness.matches) {
    return [];
  }
  const later = { delay: glide.slide, duration: glide.pop };
  if (!glide.is_back && isAt(glide.appeared, row, column)) {
    const frames = [{ scale: "0", opacity: 0 }, { scale: "1", opacity: 1 }];
    return [tile.animate(frames, { ...later, fill: "backwards", easing: "ease" })];
  }
  if (isNew(glide, row, column)) {
    tile.classList.add("is-merged");
    return [
      tile.animate([{ opacity: 0 }, { opacity: 0 }], { duration: glide.slide }),
      tile.animate([{ scale: "1" }, { scale: "1.18" }, { scale: "1" }], { ...later, easing: "ease-out" }),
    ];
  }
  const from = origin(glide, row, column);
  return from === null || isAt(from, row, column) ? [] : [slide(tile, from, row, column, glide.slide)];
}

function slide(tile: HTMLElement, from: Place, row: number, column: number, duration: number): Animation {
  const frames = [{ transform: offset(from, row, column) }, { transform: "none" }];
  return tile.animate(frames, { duration, easing: SLIDE, fill: "backwards" });
}

/** The ways of the tiles that merge. */
function merging(glide: Glide): Glide["tiles"] {
  return glide.tiles.filter(({ to: [row, column] }) => glide.merged.some((place) => isAt(place, row, column)));
}

/** A tile that merges slides to where it meets the other, and is gone. */
function leave(tile: HTMLElement, from: Place, row: number, column: number, duration: number): Animation {
  tile.classList.add("is-leaving");
  const motion = slide(tile, from, row, column, duration);
  motion.onfinish = () => tile.remove();
  return motion;
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
