// The pictures on buttons, drawn by us in a square of 24.

import type { Icon } from "./generated/page";

const PATHS: Record<Icon, string> = {
  undo: "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
  redo: "m15 6 5 5-5 5m5-5H10a5 5 0 0 0 0 10h3",
  hint: "M9 18h6M10 21h4M8.5 15C6.7 13.8 6 12.2 6 10a6 6 0 0 1 12 0c0 2.2-.7 3.8-2.5 5z",
  autoplay: "M5 9h14v10H5zM12 9V5M9 14v.5M15 14v.5M12 5h.01M2.5 13v3M21.5 13v3",
  stop: "M6 6h12v12H6z",
  play: "M8 5v14l11-7z",
  pause: "M8 5v14M16 5v14",
  step: "M6 5v14l10-7zM19 5v14",
  first: "M20.5 6v12l-7.5-6zM13 6v12l-7.5-6zM3.5 6v12",
  backward: "M17 5v14L9 12zM5 5v14",
  forward: "M7 5v14l8-7zM19 5v14",
  last: "M3.5 6v12L11 12zM11 6v12l7.5-6zM20.5 6v12",
  slower: "M6 12h12",
  faster: "M12 6v12M6 12h12",
  new: "M12 5v14M5 12h14",
  menu: "M4 7h16M4 12h16M4 17h16",
  more: "M5 12h.01M12 12h.01M19 12h.01",
};

/** An icon; its button says its name. */
export function icon(name: Icon): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
