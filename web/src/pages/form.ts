// Fields to fill in: rules, settings, keys.

import type { Control, Field, Form } from "../generated/page";
import { makeTile } from "../board";
import { type Context, capital, heading } from "../context";
import { h } from "../dom";
import { chosen, written } from "../written";
import { noteLine } from "./game";

export function formPage(form: Form, title: string, context: Context): HTMLElement {
  const parts: HTMLElement[] = [];
  form.fields.forEach((field, index) => {
    const heading = form.headings.find((it) => it.field === index);
    if (heading !== undefined) {
      parts.push(h("h2", {}, heading.text));
    }
    parts.push(row(field, index, form, context));
  });
  return h(
    "main",
    { class: "form", "data-key": `form-${title}` },
    heading(title, ...notes(form).map(noteLine)),
    form.has_preview ? preview(context) : null,
    ...parts,
    form.submit === null
      ? null
      : h(
          "button",
          {
            type: "button",
            class: "primary",
            disabled: !form.is_valid,
            onclick: () => context.send((brikke, now) => brikke.press("enter", false, now)),
          },
          form.submit,
        ),
  );
}

/** The notes, but for what stands beside its field already. */
function notes(form: Form): Form["notes"] {
  const about = form.fields.map((field) => field.about);
  const isAtField = (index: number) => index === 0 && form.wrong !== null;
  return form.notes.filter((note, index) => !isAtField(index) && !about.includes(note.text));
}

function preview(context: Context): HTMLElement {
  const tiles = [1, 2, 3, 4, 5, 6, 7, 11].map((rank, index) => makeTile(rank, context.label(rank), 0, index));
  return h("div", { class: "title-tiles", "aria-hidden": "true" }, ...tiles);
}

function row(field: Field, index: number, form: Form, context: Context): HTMLElement {
  const id = `field-${index}`;
  const about = below(field, index, form, `${id}-about`);
  return h(
    "div",
    { class: `field ${field.control.kind}`, "data-key": `${field.control.kind}-${field.name}` },
    h("label", { for: id, id: `${id}-label` }, field.name),
    control(field, field.control, index, id, form, context),
    about,
  );
}

/** What stands below a field: what is wrong with it, else what it is. */
function below(field: Field, index: number, form: Form, id: string): HTMLElement | null {
  const problem = form.wrong === index ? form.notes[0] : undefined;
  if (problem !== undefined) {
    return h("p", { class: `note ${problem.tone}`, id }, problem.text);
  }
  const text = explained(field);
  // Where something may be wrong there is room for it.
  return text === "" && field.control.kind !== "text" ? null : h("p", { class: "muted", id }, text);
}

/** What stands below a field; nothing that its button says already. */
function explained({ about, control }: Field): string {
  return control.kind === "link" && control.label === about ? "" : about;
}

function control(
  field: Field,
  control: Control,
  index: number,
  id: string,
  form: Form,
  context: Context,
): HTMLElement {
  const isSelected = index === form.selected;
  const isWrong = index === form.wrong;
  const about = explained(field) === "" && !isWrong ? undefined : `${id}-about`;
  const common = {
    id,
    "aria-describedby": about,
    "aria-invalid": isWrong ? "true" : undefined,
    "data-selected": isSelected,
    onfocus: () => {
      if (!isSelected) {
        context.send((brikke, now) => brikke.mark(index, now));
      }
    },
  };
  switch (control.kind) {
    case "text":
      return h("input", {
        ...common,
        type: "text",
        value: control.text,
        placeholder: control.placeholder,
        autocomplete: "off",
        spellcheck: "false",
        oninput: (event: Event) => {
          const text = written(event);
          context.send((brikke, now) => brikke.set_text(index, text, now));
        },
      });
    case "choice":
      return choice(control, common, index, context);
    case "switch":
      return h("input", {
        ...common,
        type: "checkbox",
        role: "switch",
        checked: control.is_on,
        onchange: (event: Event) => {
          const isOn = (event.target as HTMLInputElement).checked;
          context.send((brikke, now) => brikke.set_switch(index, isOn, now));
        },
      });
    case "keys":
      return keys(control, common, index, context);
    case "link":
      return button(control.label, common, index, context);
    case "place":
      return h("span", {}, h("code", {}, control.path), button(control.copy, common, index, context));
  }
}

type Common = Record<string, unknown>;

function choice(control: Extract<Control, { kind: "choice" }>, common: Common, index: number, context: Context) {
  const options = control.options.map((name, number) =>
    h("option", { value: number, selected: number === control.chosen }, name),
  );
  if (control.chosen === null) {
    options.unshift(h("option", { value: -1, selected: true, hidden: true }, control.value));
  }
  return h(
    "select",
    {
      ...common,
      onchange: (event: Event) => {
        const option = chosen(event);
        context.send((brikke, now) => brikke.set_option(index, option, now));
      },
    },
    ...options,
  );
}

function button(name: string, common: Common, index: number, context: Context): HTMLElement {
  return h(
    "button",
    {
      ...common,
      type: "button",
      "aria-labelledby": `${String(common["id"])}-label ${String(common["id"])}`,
      onclick: () => context.send((brikke, now) => brikke.choose(index, now)),
    },
    name,
  );
}

function keys(control: Extract<Control, { kind: "keys" }>, common: Common, index: number, context: Context) {
  const known = control.keys.map((name, key) =>
    h(
      "button",
      {
        type: "button",
        class: "key",
        "aria-label": `${control.remove}: ${name}`,
        title: control.remove,
        onclick: () => context.send((brikke, now) => brikke.remove_key(index, key, now)),
      },
      h("kbd", {}, name),
      " ×",
    ),
  );
  return h("span", { class: "keys" }, ...known, button(capital(control.add), common, index, context));
}
