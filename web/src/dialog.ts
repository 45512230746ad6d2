// The dialog over a page.

import type { Dialog } from "./generated/page";
import type { Context } from "./context";
import { h, morphChildren } from "./dom";
import { written } from "./written";

/** Shows the dialog, or closes it. */
export function drawDialog(place: HTMLDialogElement, dialog: Dialog | null, context: Context): void {
  if (dialog === null) {
    if (place.open) {
      place.close();
    }
    place.replaceChildren();
    return;
  }
  const isNew = place.getAttribute("data-kind") !== dialog.kind || !place.open;
  place.setAttribute("data-kind", dialog.kind);
  place.setAttribute("aria-labelledby", "dialog-title");
  place.setAttribute("aria-describedby", "dialog-text");
  morphChildren(place, contents(dialog, context));
  if (!place.open) {
    place.showModal();
  }
  const input = place.querySelector("input");
  if (input !== null && !dialog.is_quiet && (isNew || document.activeElement === document.body)) {
    input.focus();
    if (dialog.is_offered) {
      input.select();
    }
  }
}

/** A file is chosen, not named: only a link or a recording is written. */
function chooser(dialog: Dialog, context: Context): HTMLElement {
  return h("input", {
    type: "file",
    "aria-label": dialog.title,
    onchange: (event: Event) => {
      const file = (event.target as HTMLInputElement).files?.[0];
      void file?.arrayBuffer().then((bytes) => {
        context.send((brikke, now) => brikke.file_read(file.name, new Uint8Array(bytes), now));
      });
    },
  });
}

function contents(dialog: Dialog, context: Context): HTMLElement {
  const press = (key: string) => () => context.send((brikke, now) => brikke.press(key, false, now));
  const field =
    dialog.field === null
      ? null
      : h("input", {
          type: "text",
          value: dialog.field,
          "aria-labelledby": "dialog-title",
          autocomplete: "off",
          disabled: dialog.is_quiet,
          oninput: (event: Event) => {
            const text = written(event);
            context.send((brikke, now) => brikke.set_text(0, text, now));
          },
        });
  const answers = dialog.answers.map((answer, index) =>
    h(
      "button",
      {
        type: "button",
        class: index === 0 ? "primary" : "",
        "data-selected": index === dialog.selected,
        onclick: () => context.send((brikke, now) => brikke.choose(index, now)),
      },
      answer.name,
      answer.key === "" ? null : h("kbd", { "aria-hidden": "true" }, answer.key),
    ),
  );
  return h(
    "div",
    {},
    h("h2", { id: "dialog-title" }, dialog.title),
    h("p", { id: "dialog-text" }, dialog.text),
    field,
    dialog.kind === "file-to-read" ? chooser(dialog, context) : null,
    dialog.problem === null ? null : h("p", { class: "warning", role: "alert" }, dialog.problem),
    answers.length === 0 ? null : h("div", { class: "answers" }, ...answers),
    h(
      "div",
      { class: "buttons" },
      dialog.accept === null ? null : h("button", { type: "button", class: "primary", onclick: press("enter") }, dialog.accept),
      dialog.cancel === null ? null : h("button", { type: "button", onclick: press("esc") }, dialog.cancel),
    ),
  );
}
