// Rows of a table: games, scores.

import type { Cell, Column, EmptyPage, EmptyPicture, Listing, Row, Selector } from "../generated/page";
import { smallBoard } from "../board";
import { type Context, heading, keyButton } from "../context";
import { h } from "../dom";
import { noteLine } from "./game";
import { chosen, written } from "../written";

/** The rows that are added when the person has read to the end. */
const MORE = 60;

/** The rows that are shown of each list. */
const shown = new Map<string, number>();

// More rows come before the end of those that are there is reached.
addEventListener("scroll", () => document.querySelectorAll<HTMLElement>("button.rest").forEach(clickIfNear), { passive: true });

function clickIfNear(button: HTMLElement): void {
  if (button.getBoundingClientRect().top < 2 * innerHeight) {
    button.click();
  }
}

export function listingPage(listing: Listing, title: string, context: Context): HTMLElement {
  const count = Math.min(listing.rows.count, Math.max(shown.get(title) ?? 0, MORE, (listing.selected ?? 0) + 10));
  const rows = [...listing.rows.first];
  if (count > rows.length) {
    rows.push(...(JSON.parse(context.rows(rows.length, count)) as Row[]));
  }
  return h(
    "main",
    { class: "listing", "data-key": `listing-${title}` },
    heading(title),
    tabs(listing.tabs, listing.tab, context),
    h("div", { class: "selectors" }, ...choices(listing.selectors, context), search(listing, context)),
    listing.about === null ? null : h("p", { class: "muted" }, listing.about),
    listing.message === null ? null : noteLine(listing.message),
    listing.empty === null ? null : empty(listing.empty, context),
    listing.rows.count === 0 ? null : table(listing.columns, rows, listing.selected, listing.is_choosable, context),
    count < listing.rows.count
      ? h(
          "button",
          {
            type: "button",
            class: "rest",
            onclick: () => {
              shown.set(title, count + MORE);
              context.send(() => undefined);
            },
          },
          `… ${listing.rows.count - count}`,
        )
      : null,
    listing.buttons.length === 0
      ? null
      : h("div", { class: "buttons sticky" }, ...buttons(listing, context)),
  );
}

/** The buttons below a table; the field to search in stands above it. */
function buttons({ buttons, search }: Listing, context: Context): (HTMLElement | null)[] {
  // What is written is a search: a key is none of its letters once that is done.
  const before = search?.is_focused === true ? ["enter"] : [];
  return buttons.filter(({ key }) => key !== search?.key).map((it) => keyButton(it, context, "small", before));
}

/** The tabs of a page; nothing where it has none. */
export function tabs(names: string[], shown: number, context: Context): HTMLElement | null {
  const tab = (name: string, index: number) =>
    h(
      "button",
      {
        type: "button",
        class: "tab",
        "aria-pressed": String(index === shown),
        onclick: () => context.send((brikke, now) => brikke.tab(index, now)),
      },
      name,
    );
  return names.length === 0 ? null : h("div", { class: "tabs" }, ...names.map(tab));
}

/** The choices above a table. */
export function choices(selectors: Selector[], context: Context): HTMLElement[] {
  return selectors.map((selector, field) =>
    h(
      "label",
      {},
      selector.name,
      h(
        "select",
        {
          onchange: (event: Event) => {
            const option = chosen(event);
            context.send((brikke, now) => brikke.set_option(field, option, now));
          },
        },
        ...selector.options.map((name, number) =>
          h("option", { value: number, selected: number === selector.chosen }, name),
        ),
      ),
    ),
  );
}

/** The field behind the choices, in which a text to search for is written. */
function search(listing: Listing, context: Context): HTMLElement | null {
  const field = listing.selectors.length;
  return listing.search === null
    ? null
    : h(
        "label",
        {},
        listing.search.name,
        h("input", {
          type: "text",
          value: listing.search.text,
          "data-selected": listing.search.is_focused,
          autocomplete: "off",
          oninput: (event: Event) => {
            const text = written(event);
            context.send((brikke, now) => brikke.set_text(field, text, now));
          },
        }),
      );
}

export function table(
  columns: Column[],
  rows: Row[],
  selected: number | null,
  isChoosable: boolean,
  context: Context,
): HTMLElement {
  const hasBoards = rows.some((row) => row.board !== null);
  const titles = columns.map((column) =>
    h("th", { scope: "col", class: column.is_right ? "right" : "" }, column.title),
  );
  const head = h("tr", {}, hasBoards ? h("td") : null, ...titles);
  const choose = (index: number) => () => context.send((brikke, now) => brikke.choose(index, now));
  // Where no row is selected, each is chosen at once; elsewhere by a second click.
  const click = (index: number) =>
    selected === null ? choose(index) : () => context.send((brikke, now) => brikke.mark(index, now));
  const line = (row: Row, index: number) =>
    h(
      "tr",
      {
        class: isChoosable ? "choosable" : "",
        tabindex: isChoosable ? 0 : undefined,
        "aria-selected": isChoosable ? String(index === selected) : undefined,
        "data-selected": index === selected,
        onclick: isChoosable ? click(index) : null,
        ondblclick: isChoosable && selected !== null ? choose(index) : null,
        onkeydown: isChoosable && selected === null ? onEnter(choose(index)) : null,
      },
      hasBoards ? h("td", {}, row.board === null ? null : smallBoard(row.board, (rank) => context.label(rank))) : null,
      ...row.cells.map((it, number) => cell(it, columns[number], context)),
    );
  return h(
    "div",
    { class: "table", tabindex: isChoosable ? undefined : 0 },
    h("table", { role: isChoosable ? "grid" : undefined }, h("thead", {}, head), h("tbody", {}, ...rows.map(line))),
  );
}

/** Does something when Enter or the space bar is pressed. */
function onEnter(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      act();
    }
  };
}

function cell(cell: Cell, column: Column | undefined, context: Context): HTMLElement {
  const side = column?.is_right === true ? "right" : "";
  const title = column?.title ?? "";
  switch (cell.kind) {
    case "state":
      return h("td", { class: `${side} ${cell.value.tone}`, "data-title": title }, cell.value.text);
    case "tile":
      return h(
        "td",
        { class: side, "data-title": title },
        cell.value === null
          ? null
          : h("span", { class: `chip rank-${Math.min(cell.value, 17)}` }, context.label(cell.value)),
      );
    case "text":
    case "number":
    case "score":
    case "time":
      return h("td", { class: side, "data-title": title }, cell.value);
  }
}

const PICTURES: Record<EmptyPicture, number[][]> = {
  board: [[0, 0, 1, 2], [0, 1, 3, 4], [1, 2, 5, 7], [2, 4, 8, 11]],
  podium: [[0, 3, 0], [2, 3, 0], [2, 3, 1]],
  bars: [[0, 0, 0, 4], [0, 2, 0, 4], [1, 2, 3, 4]],
};

export function empty(page: EmptyPage, context: Context): HTMLElement {
  const picture = smallBoard(PICTURES[page.picture], () => "");
  picture.classList.add("picture");
  return h("div", { class: "empty" }, picture, keyButton(page.play, context, "primary"));
}
