// The dialog over a page, and the panel over the board.

import type { Dialog, Page } from "./generated/page";
import type { Context } from "./context";
import { h, morphChildren } from "./dom";
import { written } from "./written";

/** True if the dialog is about the goal or the end of the game that is shown: it covers the board and nothing else. */
export function isPanel({ body, dialog }: Page): boolean {
  return body.kind === "game" && dialog !== null && ["goal", "over", "name"].includes(dialog.kind);
}

/** The panel over the board; none where nothing is to be said there. */
export function drawPanel(page: Page, context: Context): HTMLElement | null {
  const { dialog } = page;
  if (dialog === null || !isPanel(page)) {
    return null;
  }
  const names = { "aria-labelledby": "panel-title", "aria-describedby": "panel-text" };
  return h("section", { class: `panel ${dialog.kind}`, role: "dialog", "data-key": "panel", ...names }, contents(dialog, "panel", context));
}

/** Shows the dialog, or closes it. */
export function drawDialog(place: HTMLDialogElement, dialog: Dialog | null, context: Context): void {
  if (dialog === null) {
    if (place.open) {
      place.close();
    }
    place.replaceChildren();
    return;
  }
  place.setAttribute("data-kind", dialog.kind);
  place.setAttribute("aria-labelledby", "dialog-title");
  place.setAttribute("aria-describedby", "dialog-text");
  morphChildren(place, h("div", {}, contents(dialog, "dialog", context)));
  if (!place.open) {
    // The browser gives the first button the focus: that selects nothing.
    isOpening = true;
    place.showModal();
    isOpening = false;
  }
}

let isOpening = false;

/** Gives the field of a dialog the keyboard when it appears; no sooner than it takes keys. */
export function focusField(place: Element, dialog: Dialog, isNew: boolean): void {
  const input = place.querySelector<HTMLInputElement>("input");
  if (input !== null && !dialog.is_quiet && (isNew || document.activeElement === document.body)) {
    input.focus({ preventScroll: true });
    if (dialog.is_offered) {
      input.select();
    }
  }
}

function contents(dialog: Dialog, id: string, context: Context): HTMLElement {
  const asked = dialog.field === null ? null : field(dialog, dialog.field, id, context);
  const choices = dialog.answers.length === 0 ? null : h("div", { class: "answers" }, ...answers(dialog, context));
  // Most files are chosen, few links are pasted.
  const isChoiceFirst = dialog.kind === "file-to-read";
  return h(
    "div",
    { class: "asked" },
    h("h2", { id: `${id}-title` }, dialog.title),
    h("p", { id: `${id}-text` }, dialog.text),
    isChoiceFirst ? choices : asked,
    // Nobody hears what is announced behind a dialog; beside a panel it is heard.
    dialog.problem === null ? null : h("p", { class: "warning", role: id === "dialog" ? "alert" : null }, dialog.problem),
    isChoiceFirst ? asked : choices,
    dialog.answers.length > 0 && dialog.field !== null ? null : buttons(dialog, context),
  );
}

/** The field; beside it its buttons, where other answers stand below. */
function field(dialog: Dialog, text: string, id: string, context: Context): HTMLElement {
  return h(
    "div",
    { class: "asked-field" },
    h("input", {
      type: "text",
      value: text,
      "aria-labelledby": dialog.kind === "name" ? null : `${id}-title`,
      "aria-label": dialog.kind === "name" ? context.words.name() : null,
      autocomplete: "off",
      disabled: dialog.is_quiet,
      oninput: (event: Event) => {
        const text = written(event);
        context.send((brikke, now) => brikke.set_text(0, text, now));
      },
    }),
    dialog.answers.length > 0 ? buttons(dialog, context) : null,
  );
}

function answers(dialog: Dialog, context: Context): HTMLElement[] {
  return dialog.answers.map((answer, index) => {
    const isSelected = index === dialog.selected;
    return h(
      "button",
      {
        type: "button",
        class: isSelected ? "primary" : "",
        "data-selected": isSelected && !dialog.is_quiet,
        onfocus: () => {
          if (!isSelected && dialog.selected !== null && !isOpening) {
            context.send((brikke, now) => brikke.mark(index, now));
          }
        },
        onclick: () => context.send((brikke, now) => brikke.choose(index, now)),
      },
      answer.name,
      answer.key === "" ? null : h("kbd", { "aria-hidden": "true" }, answer.key),
    );
  });
}

function buttons(dialog: Dialog, context: Context): HTMLElement {
  const press = (key: string) => () => context.send((brikke, now) => brikke.press(key, false, now));
  return h(
    "div",
    { class: "buttons" },
    dialog.accept === null ? null : h("button", { type: "button", class: "primary", onclick: press("enter") }, dialog.accept),
    dialog.cancel === null ? null : h("button", { type: "button", onclick: press("esc") }, dialog.cancel),
  );
}
