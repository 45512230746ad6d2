// A finger or the mouse that is drawn over the page: a move as soon as it is
// long enough. A second finger means nothing.

/** A way shorter than this means nothing. */
const SHORTEST = 24;

export type Way = "up" | "right" | "down" | "left";

/** Tells of every swipe that begins on this element. */
export function onSwipe(element: HTMLElement, swiped: (way: Way) => void): void {
  let origin: { id: number; x: number; y: number } | undefined;
  element.addEventListener("pointerdown", (event) => {
    if (event.isPrimary && event.button === 0 && isFree(event.target)) {
      origin = { id: event.pointerId, x: event.clientX, y: event.clientY };
    }
  });
  window.addEventListener("pointermove", (event) => {
    if (event.pointerId !== origin?.id) {
      return;
    }
    const way = wayOf(event.clientX - origin.x, event.clientY - origin.y);
    if (way !== undefined) {
      origin = undefined;
      swiped(way);
    }
  });
  // Where the page is empty, a finger scrolls nothing in a game.
  element.addEventListener(
    "touchmove",
    (event) => {
      if (origin !== undefined && event.touches.length === 1 && event.cancelable && isGround(event.target)) {
        event.preventDefault();
      }
    },
    { passive: false },
  );
  for (const end of ["pointerup", "pointercancel"] as const) {
    window.addEventListener(end, () => {
      origin = undefined;
    });
  }
}

/** True for the page of a game itself, around everything on it. */
function isGround(target: EventTarget | null): boolean {
  return target instanceof Element && target.querySelector(".board") !== null && document.querySelector("main.game") !== null;
}

/** True if nothing there wants the pointer for itself. */
function isFree(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, input, select, a, dialog, .panel") === null;
}

function wayOf(x: number, y: number): Way | undefined {
  if (Math.hypot(x, y) < SHORTEST) {
    return undefined;
  }
  if (Math.abs(x) > Math.abs(y)) {
    return x > 0 ? "right" : "left";
  }
  return y > 0 ? "down" : "up";
}
