// Elements of the page: made anew from what the application says, and then
// morphed into those that are there, so that focus, scrolling and what is being
// written stay.

export type Child = Node | string | null | undefined | false;

type Properties = Record<string, unknown>;

/** An element with these properties, `on…` handlers among them, and children. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    set(element, name, value);
  }
  for (const child of children) {
    if (child !== null && child !== undefined && child !== false) {
      element.append(child);
    }
  }
  return element;
}

const LATER = Symbol("later");
const SOURCE = Symbol("source");

/** What an element is made of, and how, once it is needed. */
interface Later {
  source: string;
  make(): HTMLElement;
}

type Kept = Node & { [LATER]?: Later; [SOURCE]?: string };

/** An element that is made only where the one that is there was made of other data. */
export function kept(tag: keyof HTMLElementTagNameMap, data: unknown, make: () => HTMLElement): HTMLElement {
  const element: HTMLElement & Kept = document.createElement(tag);
  element[LATER] = { source: JSON.stringify(data), make };
  return element;
}

/** The same node, with everything in it that was to be made later. */
function whole(node: Kept): Node {
  const later = node[LATER];
  if (later !== undefined) {
    const made: Kept = later.make();
    made[SOURCE] = later.source;
    return made;
  }
  for (const child of [...node.childNodes]) {
    const made = whole(child);
    if (made !== child) {
      node.replaceChild(made, child);
    }
  }
  return node;
}

function set(element: HTMLElement, name: string, value: unknown): void {
  if (name.startsWith("on") && typeof value === "function") {
    handlers(element)[name.slice(2)] = value as EventListener;
    (element as unknown as Properties)[name] = value;
  } else if (value === true) {
    element.setAttribute(name, "");
  } else if (value !== false && value !== null && value !== undefined) {
    element.setAttribute(name, String(value));
  }
}

/** The same in every file of the page. */
const HANDLERS: unique symbol = Symbol.for("handlers") as never;

type Handled = Element & { [HANDLERS]?: Record<string, EventListener> };

function handlers(element: Handled): Record<string, EventListener> {
  return (element[HANDLERS] ??= {});
}

/** Makes the children of an element those of another. Elements that stay are left where they are, also when something comes or goes before them: a click on one must not be lost. */
export function morphChildren(old: Element, wanted: Element): void {
  let known = old.firstChild;
  for (const node of [...wanted.childNodes]) {
    const found = sameFrom(known, node);
    if (found === null) {
      old.insertBefore(whole(node), known);
      continue;
    }
    removeBetween(known, found);
    if (found instanceof Element && node instanceof Element) {
      morph(found, node);
    } else if (found.nodeValue !== node.nodeValue) {
      found.nodeValue = node.nodeValue;
    }
    known = found.nextSibling;
  }
  removeBetween(known, null);
}

/** The node that becomes this one: the next, or one further on if nothing tells them apart but what was before it. */
function sameFrom(known: ChildNode | null, node: Node): ChildNode | null {
  if (known === null || isSame(known, node)) {
    return known;
  }
  if (key(node) === null) {
    const next = known.nextSibling;
    return next !== null && isSame(next, node) && className(next) === className(node) ? next : null;
  }
  let next = known.nextSibling;
  while (next !== null && !isSame(next, node)) {
    next = next.nextSibling;
  }
  return next;
}

function className(node: Node): string | null {
  return node instanceof Element ? node.getAttribute("class") : null;
}

/** Removes nodes up to another one, or all. */
function removeBetween(first: ChildNode | null, last: ChildNode | null): void {
  while (first !== null && first !== last) {
    const next: ChildNode | null = first.nextSibling;
    first.remove();
    first = next;
  }
}

function isSame(one: Node, other: Node): boolean {
  if (one.nodeType !== other.nodeType || one.nodeName !== other.nodeName) {
    return false;
  }
  return key(one) === key(other);
}

function key(node: Node): string | null {
  return node instanceof Element ? node.getAttribute("data-key") : null;
}

function morph(old: Element & Kept, wanted: Element & Kept): void {
  const source = wanted[LATER]?.source;
  if (source !== undefined && source === old[SOURCE]) {
    return;
  }
  if (source === undefined) {
    delete old[SOURCE];
  } else {
    old[SOURCE] = source;
  }
  morphTo(old, wanted[LATER]?.make() ?? wanted);
}

function morphTo(old: Element, wanted: Element): void {
  morphAttributes(old, wanted);
  morphHandlers(old, wanted);
  morphValue(old, wanted);
  morphChildren(old, wanted);
}

function morphAttributes(old: Element, wanted: Element): void {
  // An attribute with a style is not allowed here, one by one they are.
  if (old instanceof HTMLElement && wanted instanceof HTMLElement) {
    if (old.style.cssText !== wanted.style.cssText) {
      old.style.cssText = wanted.style.cssText;
    }
  }
  for (const { name, value } of [...wanted.attributes]) {
    if (name !== "style" && old.getAttribute(name) !== value) {
      old.setAttribute(name, value);
    }
  }
  for (const { name } of [...old.attributes]) {
    // Whoever opened a menu closes it.
    const isOpened = name === "open" && old instanceof HTMLDetailsElement;
    if (!wanted.hasAttribute(name) && name !== "style" && !isOpened) {
      old.removeAttribute(name);
    }
  }
}

function morphHandlers(old: Handled, wanted: Handled): void {
  const [before, after] = [handlers(old), handlers(wanted)];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    (old as unknown as Properties)[`on${name}`] = after[name] ?? null;
  }
  old[HANDLERS] = after;
}

/** A field that is being written into has the newest text itself. */
function morphValue(old: Element, wanted: Element): void {
  if (old instanceof HTMLInputElement && wanted instanceof HTMLInputElement) {
    if (old.type === "checkbox") {
      old.checked = wanted.checked;
    } else if (old.value !== wanted.value && !isWritten(old)) {
      old.value = wanted.value;
    }
  }
  if (old instanceof HTMLSelectElement && wanted instanceof HTMLSelectElement) {
    old.value = wanted.value;
  }
}

function isWritten(input: HTMLInputElement): boolean {
  return input === document.activeElement && input.type === "text";
}
