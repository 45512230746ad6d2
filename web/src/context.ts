// What the pages are drawn with.

import type { Brikke } from "brikke";
import type { Board, BoardWords } from "./board";
import type { Appearance, Icon, KeyHint } from "./generated/page";
import { h } from "./dom";
import { icon } from "./icons";

/** What every page is drawn with. */
export interface Context {
  /** Tells the application what happened. */
  send(tell: (brikke: Brikke, now: number) => void): void;
  /** The number on a tile. */
  label(rank: number): string;
  boardWords(rows: number, columns: number): BoardWords;
  board: Board;
  look: Appearance;
  /** Words that no page has. */
  words: { tools(): string; name(): string };
  /** Rows of the list on the page. */
  rows(from: number, to: number): string;
}

/** A button that stands for a key, after other keys where there are any to press before. */
export function keyButton(hint: KeyHint, context: Context, kind = "", before: string[] = []): HTMLElement | null {
  const key = hint.key;
  if (key === null) {
    return null;
  }
  return h(
    "button",
    {
      type: "button",
      class: kind,
      title: `${capital(hint.does)} (${hint.shown})`,
      disabled: !hint.is_enabled,
      onclick: () => context.send((brikke, now) => [...before, key].forEach((it) => brikke.press(it, false, now))),
    },
    capital(hint.does),
  );
}

/** The same with a picture instead of the words. */
export function iconButton(hint: KeyHint, picture: Icon, context: Context): HTMLElement | null {
  const button = keyButton(hint, context, "small tool");
  if (button !== null) {
    button.setAttribute("aria-label", capital(hint.does));
    button.replaceChildren(icon(picture));
  }
  return button;
}

/** A text as it stands on a button. */
export function capital(text: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase() + rest.join("");
}

/** The title of a page; a note stands beside it, so that nothing below moves. */
export function heading(title: string, ...notes: HTMLElement[]): HTMLElement {
  return h("header", { class: "heading" }, h("h1", {}, title), ...notes);
}
