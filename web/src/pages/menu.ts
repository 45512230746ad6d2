// The menu, and the choice of a new game.

import type { Line, Menu, NewGamePage } from "../generated/page";
import { makeTile, smallBoard } from "../board";
import { type Context, heading, keyButton } from "../context";
import { h } from "../dom";
import { icon } from "../icons";
import { chosen, written } from "../written";

export function menuPage(menu: Menu, context: Context): HTMLElement {
  const tiles = [1, 2, 3, 11].map((rank, index) => makeTile(rank, context.label(rank), 0, index));
  return h(
    "main",
    { class: "menu-page", "data-key": "menu" },
    h("div", { class: "title-tiles", "aria-hidden": "true" }, ...tiles),
    heading("Brikke"),
    h("p", { class: "muted" }, menu.tagline),
    h("ul", { class: "lines" }, ...menu.lines.map((line, index) => item(line, index, menu.selected, context))),
  );
}

function item(line: Line, index: number, selected: number, context: Context): HTMLElement {
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        class: index === selected ? "primary" : "",
        "data-selected": index === selected,
        onfocus: () => mark(index, selected, context),
        onclick: () => context.send((brikke, now) => brikke.choose(index, now)),
      },
      h("span", { class: "name" }, line.name),
      line.about === "" ? null : h("span", { class: "about" }, line.about),
    ),
  );
}

function mark(index: number, selected: number, context: Context): void {
  if (index !== selected) {
    context.send((brikke, now) => brikke.mark(index, now));
  }
}

export function newGamePage(page: NewGamePage, title: string, context: Context): HTMLElement {
  return h(
    "main",
    { class: "new-game", "data-key": "new-game" },
    heading(title),
    h("ul", { class: "cards" }, ...page.lines.map((line, index) => card(page, line, index, context))),
    size(page, context),
    seed(page, context),
    page.buttons.length === 0
      ? null
      : h("div", { class: "buttons" }, ...page.buttons.map((it) => keyButton(it, context, "small"))),
    h("div", { class: "sticky" }, start(page, context)),
  );
}

function start(page: NewGamePage, context: Context): HTMLElement {
  return h(
    "button",
    {
      type: "button",
      class: "primary",
      onclick: () => context.send((brikke, now) => brikke.choose(page.selected, now)),
    },
    page.start,
  );
}

function card(page: NewGamePage, line: Line, index: number, context: Context): HTMLElement {
  // The last one has no rules yet: they are filled in at once.
  const isNew = index === page.lines.length - 1;
  const board = isNew ? undefined : page.boards[index];
  const open = () => context.send((brikke, now) => brikke.choose(index, now));
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        class: "card",
        "aria-pressed": index === page.selected ? "true" : "false",
        "data-selected": index === page.selected,
        onfocus: () => mark(index, page.selected, context),
        ondblclick: isNew ? null : open,
        onclick: isNew ? open : () => context.send((brikke, now) => brikke.mark(index, now)),
      },
      board === undefined ? h("span", { class: "small-board unfinished", "aria-hidden": "true" }, icon("new")) : smallBoard(ranks(board), (rank) => context.label(rank)),
      h("span", { class: "name" }, line.name),
      h("span", { class: "about" }, line.about),
    ),
  );
}

/** The rows of a board that stands still. */
export function ranks(board: NewGamePage["boards"][number]): number[][] {
  const [rows, columns] = board.size;
  const cells = Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
  for (const { rank, row, column } of board.sprites) {
    const line = cells[row];
    if (line !== undefined) {
      line[column] = rank;
    }
  }
  return cells;
}

function size(page: NewGamePage, context: Context): HTMLElement {
  const side = (field: number, [label, value]: readonly [string, number]) =>
    h(
      "label",
      {},
      label,
      h("input", {
        type: "number",
        inputmode: "numeric",
        min: page.sides[0],
        max: page.sides[1],
        value,
        onchange: (event: Event) => {
          const number = chosen(event);
          context.send((brikke, now) => brikke.set_number(field, number, now));
        },
      }),
    );
  const squares = page.squares.map(([number, name]) =>
    h(
      "button",
      {
        type: "button",
        class: "small",
        "aria-pressed": String(page.rows[1] === number && page.columns[1] === number),
        onclick: () =>
          context.send((brikke, now) => {
            brikke.set_number(0, number, now);
            brikke.set_number(1, number, now);
          }),
      },
      name,
    ),
  );
  return h(
    "fieldset",
    { class: "size" },
    h("legend", {}, `${page.size_label}: ${page.size}`),
    h("div", { class: "buttons" }, ...squares),
    side(0, page.rows),
    side(1, page.columns),
  );
}

function seed(page: NewGamePage, context: Context): HTMLElement {
  const [label, text, placeholder] = page.seed;
  return h(
    "label",
    { class: "seed" },
    label,
    h("input", {
      type: "text",
      value: text,
      placeholder,
      autocomplete: "off",
      spellcheck: "false",
      oninput: (event: Event) => {
        const text = written(event);
        context.send((brikke, now) => brikke.set_text(2, text, now));
      },
    }),
  );
}
