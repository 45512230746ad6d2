// What the pages are drawn with.

import type { Brikke } from "brikke";
import type { Board, BoardWords } from "./board";
import type { Appearance, KeyHint } from "./generated/page";
import { h } from "./dom";
import { icon, type KeyIcon } from "./icons";

/** What every page is drawn with. */
export interface Context {
  /** Tells the application what happened. */
  send(tell: (brikke: Brikke, now: number) => void): void;
  /** The number on a tile. */
  label(rank: number): string;
  boardWords(rows: number, columns: number): BoardWords;
  board: Board;
  look: Appearance;
  /** Rows of the list on the page. */
  rows(from: number, to: number): string;
}

/** A button that stands for a key. */
export function keyButton(hint: KeyHint, context: Context, kind = ""): HTMLElement | null {
  const key = hint.key;
  if (key === null) {
    return null;
  }
  return h(
    "button",
    {
      type: "button",
      class: kind,
      title: hint.shown,
      disabled: !hint.is_enabled,
      onclick: () => context.send((brikke, now) => brikke.press(key, false, now)),
    },
    capital(hint.does),
  );
}

/** The icons of keys that everybody knows by them. */
const ICONS: Record<string, KeyIcon | "play"> = {
  home: "first",
  left: "back",
  space: "play",
  right: "forth",
  end: "last",
};

/** The same, with an icon where the key has one. */
export function iconButton(hint: KeyHint, isPlaying: boolean, context: Context): HTMLElement | null {
  const button = keyButton(hint, context, "small");
  const name = ICONS[hint.key ?? ""];
  if (button === null || name === undefined) {
    return button;
  }
  button.setAttribute("aria-label", capital(hint.does));
  button.title = `${capital(hint.does)} (${hint.shown})`;
  button.classList.add("tool");
  button.replaceChildren(icon(name === "play" && isPlaying ? "pause" : name));
  return button;
}

/** A text as it stands on a button. */
export function capital(text: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase() + rest.join("");
}
