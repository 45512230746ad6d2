// Something to read: help, statistics, the program itself.

import type { Bar, Block, Document, Figure } from "../generated/page";
import { type Context, heading, keyButton } from "../context";
import { h } from "../dom";
import { figures } from "./game";
import { choices, empty, table, tabs } from "./listing";

export function documentPage(page: Document, title: string, context: Context): HTMLElement {
  return h(
    "main",
    { class: "document", "data-key": `document-${title}` },
    heading(page.has_title ? "Brikke" : title),
    tabs(page.tabs, page.tab, context),
    page.selectors.length === 0 ? null : h("div", { class: "selectors" }, ...choices(page.selectors, context)),
    page.buttons.length === 0
      ? null
      : h("div", { class: "buttons" }, ...page.buttons.map((it) => keyButton(it, context, "small"))),
    page.empty === null ? null : empty(page.empty, context),
    ...page.sections.map(({ heading, blocks }) =>
      h(
        "section",
        {},
        heading === "" ? null : h("h2", {}, heading),
        ...blocks.map((it) => block(it, context)),
      ),
    ),
  );
}

function block(block: Block, context: Context): HTMLElement {
  switch (block.kind) {
    case "paragraph":
      return h("p", {}, block.value);
    case "warning":
      return h("p", { class: "warning" }, block.value);
    case "aside":
      return h("p", { class: "muted" }, block.value);
    case "keys":
      return keys(block.value);
    case "figures":
      return figures(block.value);
    case "bars":
      return bars(block.value, context);
    case "table":
      return table(block.value.columns, block.value.rows, null, block.value.is_choosable, context);
  }
}

function keys(all: Figure[]): HTMLElement {
  return h(
    "dl",
    { class: "keys" },
    ...all.map(({ name, value }) => h("div", {}, h("dt", {}, h("kbd", {}, name)), h("dd", {}, value))),
  );
}

function bars(all: Bar[], context: Context): HTMLElement {
  return h(
    "ul",
    { class: "tile-bars" },
    ...all.map(({ tile, count, length }) => {
      const bar = h("span", { class: `bar rank-${Math.min(tile, 17)}`, "aria-hidden": "true" });
      bar.style.setProperty("--length", String(length));
      return h("li", {}, h("span", { class: "name" }, context.label(tile)), bar, h("span", { class: "value" }, String(count)));
    }),
  );
}
