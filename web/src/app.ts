// The page: tells the application what happens, and draws what it says.

import { type Brikke, hand_in } from "brikke";
import { announce } from "./announce";
import { Board, type BoardWords } from "./board";
import { type Context } from "./context";
import { drawDialog, focusField, isPanel } from "./dialog";
import { h, morphChildren } from "./dom";
import { carryOut, type Surroundings } from "./effects";
import type { Effect } from "./generated/effect";
import type { Page } from "./generated/page";
import { isOnPad, keyName } from "./keys";
import { gamePage, noteLine } from "./pages/game";
import type { Players } from "./players";
import { url } from "./rest";
import type { Change, Outcome, Store } from "./store";
import { onSwipe } from "./swipe";

declare const PAGES: string;

/** The time from a write that failed to the next attempt. */
const RETRY = 1000;

/** The time between two addresses of one place: browsers refuse a hundred of them within seconds. */
const OFTEN = 200;

export interface Parts {
  brikke: Brikke;
  store: Store | undefined;
  players: Players;
  /** The messages of a language, in parts. */
  messages(code: string): Promise<string[]>;
  /** Begins anew with what is stored. */
  restart(): void;
}

export class App implements Surroundings {
  readonly context: Context;
  private readonly place = element("app");
  private readonly dialog = element("dialog") as HTMLDialogElement;
  private labels: { kind: string; texts: string[] } = { kind: "", texts: [] };
  private words = new Map<string, BoardWords>();
  private page: Page;
  private wake: number | undefined;
  private selected: string | undefined;
  /** The language whose messages are being loaded. */
  private awaited: string | undefined;
  /** The dialog whose field was given the keyboard. */
  private asked = "";
  private shown = "";
  private isStopped = false;
  /** True while a menu is open over the page. */
  private hasMenu = false;
  private isFirst = true;
  /** The moment at which the address was named, and the timer for the next time. */
  private named = 0;
  private naming: number | undefined;
  /** The address that waits for that timer. */
  private waiting: string | undefined;

  constructor(private readonly parts: Parts) {
    const { brikke } = parts;
    this.page = this.current();
    const board = new Board((row, column, isOther) =>
      this.send((it, now) => it.square(row, column, isOther, now)),
    );
    const app = this;
    this.context = {
      send: (tell) => this.send(tell),
      label: (rank) => this.label(rank),
      boardWords: (rows, columns) => this.boardWords(rows, columns),
      board,
      get look() {
        return app.page.look;
      },
      // Asked for only where they are needed: most games never need the second.
      words: { tools: () => brikke.tools_name(), name: () => brikke.name_prompt() },
      rows: (from, to) => brikke.rows(from, to, Date.now()),
    };
    this.listen();
    const address = decoded(hash());
    if (address === "") {
      this.finish();
    } else {
      this.send((it, now) => it.link(address, now));
    }
  }

  /** Tells the application what happened, and draws what came of it. */
  send(tell: (brikke: Brikke, now: number) => void): void {
    if (!this.isStopped) {
      tell(this.parts.brikke, Date.now());
      this.finish();
    }
  }

  /** The store has written, or has not. */
  wrote(outcome: Outcome): void {
    const { brikke, store } = this.parts;
    if (outcome === "conflict") {
      this.stop();
      this.parts.restart();
    } else if (outcome === "written") {
      brikke.writing_works();
      performance.mark("brikke-written");
    } else {
      brikke.writing_failed(outcome === "full");
      setTimeout(() => store?.retry(), RETRY);
    }
  }

  /** Listens no longer. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.wake);
  }

  private finish(): void {
    const { brikke, store } = this.parts;
    const changes = brikke.take_changes().map((change): Change => {
      const { key, replaces, bytes } = change;
      change.free();
      return { key, replaces, bytes };
    });
    if (changes.length > 0) {
      store?.write(changes);
    }
    const settings = brikke.take_settings();
    if (settings !== undefined) {
      this.words.clear();
      void store?.writeSettings(settings);
    }
    for (const effect of JSON.parse(brikke.take_effects()) as Effect[]) {
      carryOut(effect, this);
    }
    this.speak();
    this.draw();
    this.nameAddress();
    this.sleep();
    // A page that is gone takes its menu along.
    this.followMenus();
  }

  /** Loads the messages of a language that was chosen just now. */
  private speak(): void {
    const { brikke, messages } = this.parts;
    const missing = brikke.missing_language();
    if (missing !== undefined && missing !== this.awaited) {
      this.awaited = missing;
      void messages(missing).then((parts) => {
        this.awaited = undefined;
        parts.forEach((part) => hand_in(missing, part));
        this.words.clear();
        this.send((it, now) => it.language_loaded(now));
      });
    }
  }

  /** The address bar always names what is shown. */
  private nameAddress(): void {
    const address = this.parts.brikke.address(Date.now());
    const wanted = address === "" ? "" : `#${address}`;
    if (wanted === hash()) {
      this.waiting = undefined;
      this.isFirst = false;
      return;
    }
    // A practice board changes with every move: that is one place.
    const isSame = kindOf(wanted) === kindOf(hash()) && !this.isFirst;
    const url = wanted === "" ? location.pathname + location.search : wanted;
    clearTimeout(this.naming);
    if (isSame && Date.now() - this.named < OFTEN) {
      this.waiting = url;
      this.naming = window.setTimeout(() => this.nameAddress(), OFTEN);
      return;
    }
    this.named = Date.now();
    try {
      if (isSame || this.isFirst) {
        history.replaceState(null, "", url);
      } else {
        if (this.waiting !== undefined) {
          // Back leads to where the place was left.
          history.replaceState(null, "", this.waiting);
        }
        history.pushState(null, "", url);
      }
    } catch {
      // Some browsers refuse a hundred addresses within seconds.
    }
    this.waiting = undefined;
    this.isFirst = false;
  }

  private current(): Page {
    return JSON.parse(this.parts.brikke.page(Date.now())) as Page;
  }

  private draw(): void {
    const page = (this.page = this.current());
    const { look } = page;
    const root = document.documentElement;
    if (root.lang !== look.language) {
      root.lang = look.language;
    }
    root.classList.toggle("is-still", look.reduced_motion);
    if (look.theme === "auto") {
      root.removeAttribute("data-theme");
    } else if (root.getAttribute("data-theme") !== look.theme) {
      root.setAttribute("data-theme", look.theme);
    }
    if (document.title !== page.window_title) {
      document.title = page.window_title;
    }
    const [update, name] = [element("update"), this.parts.brikke.update_name()];
    if (update.textContent !== name) {
      update.textContent = name;
    }
    const body = this.body(page);
    if (body === undefined) {
      return;
    }
    const isGame = page.body.kind === "game";
    const back =
      page.back === null || isGame
        ? null
        : h(
            "nav",
            { "data-key": "back" },
            h("button", { type: "button", class: "back", onclick: () => this.press("esc") }, `‹ ${page.back}`),
          );
    const { kind } = page.body;
    // A game and a replay have a place for it.
    if (!isGame && kind !== "replay" && page.note !== null) {
      body.querySelector(".heading")?.append(noteLine(page.note));
    }
    if (back !== null) {
      body.prepend(back);
    }
    morphChildren(this.place, h("div", {}, body));
    const isNew = this.showFromTop(isGame ? "game" : `${page.body.kind} ${page.title}`);
    drawDialog(this.dialog, isPanel(page) ? null : page.dialog, this.context);
    this.focusAsked(page);
    this.focusSelected(isNew);
  }

  /** The page as elements; nothing while the file that draws it is loaded. */
  private body(page: Page): HTMLElement | undefined {
    const { context } = this;
    if (page.body.kind === "game") {
      return gamePage(page, page.body, context);
    }
    if (pages === undefined) {
      void loadPages().then(() => this.send(() => undefined));
    }
    return pages?.otherPage(page, context);
  }

  /** A page that was not shown before is shown from its top. */
  private showFromTop(place: string): boolean {
    const isNew = place !== this.shown;
    if (isNew) {
      this.shown = place;
      scrollTo(0, 0);
    }
    return isNew;
  }

  /** The field of a dialog that takes keys has the keyboard. */
  private focusAsked(page: Page): void {
    const { dialog } = page;
    const isAsked = dialog !== null && dialog.field !== null && !dialog.is_quiet;
    const asked = isAsked ? `${dialog.kind} ${dialog.title}` : "";
    const isNew = asked !== this.asked;
    this.asked = asked;
    const isOverBoard = isPanel(page);
    // On a phone a keyboard would rise over the board before anybody asked for it.
    const place = isOverBoard ? this.place.querySelector(".panel") : this.dialog;
    if (isAsked && place !== null && !(isOverBoard && matchMedia("(pointer: coarse)").matches)) {
      focusField(place, dialog, isNew);
    }
  }

  /** The selection and the focus are one thing. A page that was not shown before keeps its top in sight where the first of its rows is selected. */
  private focusSelected(isNew: boolean): void {
    const place = this.dialog.open ? this.dialog : this.place;
    const chosen = place.querySelector<HTMLElement>("[data-selected]");
    const all = [...place.querySelectorAll("button, input, select, tr")];
    const selected = chosen === null ? undefined : `${this.page.title} ${this.dialog.open} ${all.indexOf(chosen)}`;
    if (selected !== this.selected && chosen !== null && document.activeElement !== chosen) {
      const isFirst = isNew && !this.dialog.open && chosen.matches("tr:first-child, li:first-child > *");
      chosen.focus({ preventScroll: isFirst || this.selected === undefined });
      if (!isFirst) {
        chosen.scrollIntoView({ block: "nearest" });
      }
    }
    this.selected = selected;
  }

  /** Wakes the application when something happens by itself. */
  private sleep(): void {
    clearTimeout(this.wake);
    const now = Date.now();
    const wake = this.parts.brikke.next_wake(now);
    if (wake !== undefined) {
      const tick = () => this.send((brikke, at) => brikke.tick(at));
      this.wake = window.setTimeout(tick, Math.max(wake - now, 0));
    }
  }

  private label(rank: number): string {
    const { body } = this.page;
    const board = body.kind === "game" || body.kind === "replay" ? body.board : undefined;
    const kind = board?.labels ?? "values";
    if (this.labels.kind !== kind) {
      this.labels = { kind, texts: this.parts.brikke.labels(kind) };
    }
    return this.labels.texts[rank - 1] ?? "";
  }

  private boardWords(rows: number, columns: number): BoardWords {
    const key = `${this.page.look.language} ${rows} ${columns}`;
    let words = this.words.get(key);
    if (words === undefined) {
      const { brikke } = this.parts;
      words = {
        label: (rank) => this.label(rank),
        empty: brikke.empty_name(),
        name: brikke.board_name(),
        rows: brikke.row_names(rows),
        columns: brikke.column_names(columns),
      };
      this.words.set(key, words);
    }
    return words;
  }

  private press(key: string, isOnPad = false): void {
    this.send((brikke, now) => brikke.press(key, isOnPad, now));
  }

  private listen(): void {
    // Every page is scrolled to what is selected on it.
    history.scrollRestoration = "manual";
    document.onkeydown = (event) => this.keyPressed(event);
    this.dialog.oncancel = (event) => {
      // Only the application closes a dialog.
      event.preventDefault();
    };
    document.onclick = (event) => {
      const menu = openMenu();
      if (menu !== null && event.target instanceof Node && !menu.contains(event.target)) {
        menu.open = false;
      }
    };
    // The event of a menu rises to nobody.
    document.addEventListener("toggle", () => this.followMenus(), true);
    document.onvisibilitychange = () => {
      const isHidden = document.visibilityState === "hidden";
      this.send((brikke, now) => (isHidden ? brikke.suspend(now) : brikke.focus(true, now)));
    };
    window.onpopstate = () => this.send((brikke, now) => brikke.link(decoded(hash()), now));
    window.onfocus = () => this.send((brikke, now) => brikke.focus(true, now));
    window.onblur = () => this.send((brikke, now) => brikke.focus(false, now));
    document.onpaste = (event) => {
      const text = event.clipboardData?.getData("text") ?? "";
      if (!isWritten(event.target) && text !== "") {
        this.send((brikke, now) => brikke.write(text, now));
      }
    };
    document.ondragover = (event) => event.preventDefault();
    document.ondrop = (event) => {
      event.preventDefault();
      void event.dataTransfer?.files[0]?.arrayBuffer().then((bytes) => {
        this.send((brikke, now) => brikke.file(new Uint8Array(bytes), now));
      });
    };
    if (!isSwiped) {
      isSwiped = true;
      onSwipe(document.body, (way) => current?.swiped(way));
    }
    current = this;
    this.parts.store?.onChanged((records) => {
      for (const [key, bytes] of records) {
        this.parts.brikke.record_changed(key, bytes);
      }
      this.send((brikke, now) => brikke.store_changed(now));
    });
  }

  private swiped(way: string): void {
    if (this.page.body.kind === "game" && this.page.dialog === null) {
      this.send((brikke, now) => brikke.act(way, now));
    }
  }

  /** Says when a menu is opened over the page, and when it is closed or gone. */
  private followMenus(): void {
    const hasMenu = openMenu() !== null;
    if (hasMenu !== this.hasMenu) {
      this.hasMenu = hasMenu;
      this.send((brikke, now) => brikke.menu(hasMenu, now));
    }
  }

  private keyPressed(event: KeyboardEvent): void {
    const name = keyName(event);
    if (name === "ctrl-c" && (isWritten(event.target) || getSelection()?.isCollapsed === false)) {
      // A text is copied.
      return;
    }
    const menu = openMenu();
    if (name === "esc" && menu !== null) {
      menu.open = false;
      return;
    }
    if (name === undefined || isForElement(event.target, name, this.page)) {
      return;
    }
    event.preventDefault();
    this.press(name, isOnPad(event));
  }

  // What the effects need.

  get brikke(): Brikke {
    return this.parts.brikke;
  }

  get players(): Players {
    return this.parts.players;
  }

  announce(text: string): void {
    announce(text);
  }
}

/** What draws every page but the game, once it is loaded. */
let pages: typeof import("./pages") | undefined;

/** Loads what draws every page but the game. */
export async function loadPages(): Promise<void> {
  pages = (await import(url(PAGES))) as typeof import("./pages");
}

/** The menu that is open, if one is. */
function openMenu(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>("details[open]");
}

/** What stands behind the address of the page. */
export function hash(): string {
  return location.hash;
}

/** The kind of an address: what stands before its `=`. A saved game that is over is where it was played. */
function kindOf(address: string): string {
  return address.split("=")[0]?.replace(/^#saved$/, "") ?? "";
}

/** An address as the application knows it. */
export function decoded(address: string): string {
  const text = address.replace(/^#/, "");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page that is shown: a second one may begin in its place. */
let current: App | undefined;
let isSwiped = false;

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) {
    throw new Error(`there is no element ${id}`);
  }
  return found;
}

function isWritten(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === "text";
}

/** True if the element that has the focus wants the key for itself. */
function isForElement(target: EventTarget | null, name: string, page: Page): boolean {
  if (name === "tab" || name === "shift-tab") {
    return page.dialog?.kind !== "key";
  }
  if (name === "esc" || page.dialog?.kind === "key") {
    return false;
  }
  if (target instanceof HTMLInputElement) {
    const moves = ["up", "down", "enter", "f1"].includes(name);
    return target.type === "text" ? !moves : target.type !== "checkbox" || name === "space";
  }
  if (name === "enter" && target instanceof Element && target.closest(".card") !== null) {
    // The game that is chosen starts.
    return false;
  }
  if (target instanceof HTMLSelectElement) {
    return !["enter", "f1"].includes(name);
  }
  const isPressed = name === "enter" || name === "space";
  if (isPressed && target instanceof HTMLTableRowElement) {
    return false;
  }
  return isPressed && target instanceof Element && target.closest("button, summary, a") !== null;
}
