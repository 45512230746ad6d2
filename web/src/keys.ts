// Keys by the names that the settings have for them.

const NAMED: Record<string, string> = {
  ArrowUp: "up",
  ArrowRight: "right",
  ArrowDown: "down",
  ArrowLeft: "left",
  Enter: "enter",
  Escape: "esc",
  Tab: "tab",
  Backspace: "backspace",
  " ": "space",
  Insert: "insert",
  Delete: "delete",
  Home: "home",
  End: "end",
  PageUp: "page-up",
  PageDown: "page-down",
};

/** Combinations that a page may have; all others are the browser's. */
const OURS = /^ctrl-((shift-)?[zy]|[cfos])$/;

/** The name of the key that was pressed; none for one that is the browser's. */
export function keyName(event: KeyboardEvent): string | undefined {
  if (event.isComposing || event.metaKey || event.altKey) {
    return undefined;
  }
  const named = NAMED[event.key] ?? functionKey(event.key);
  const shift = event.shiftKey ? "shift-" : "";
  if (event.ctrlKey) {
    const name = `ctrl-${shift}${event.key.toLowerCase()}`;
    return OURS.test(name) ? name : undefined;
  }
  if (named !== undefined) {
    return `${shift}${named}`;
  }
  // A character comes as the text that it writes.
  return [...event.key].length === 1 ? event.key : undefined;
}

function functionKey(key: string): string | undefined {
  // F5, F11 and F12 are the browser's.
  return /^F([1-46-9]|10)$/.test(key) ? key.toLowerCase() : undefined;
}

/** True if the key is on the number pad. */
export function isOnPad(event: KeyboardEvent): boolean {
  return event.location === KeyboardEvent.DOM_KEY_LOCATION_NUMPAD;
}
