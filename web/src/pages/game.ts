// The game.

import type { AutoplayView, Figure, GamePage, HintView, Note, Page, RankedScore, Tool } from "../generated/page";
import { type Context, capital, keyButton } from "../context";
import { drawPanel } from "../dialog";
import { h, kept } from "../dom";
import { icon } from "../icons";
import { chosen } from "../written";

export function gamePage(page: Page, game: GamePage, context: Context): HTMLElement {
  const { board } = context;
  board.draw(game.board, context.boardWords(game.board.size[0], game.board.size[1]));
  return h(
    "main",
    { class: "game", "data-key": "game" },
    h("h1", { class: "hidden" }, game.summary),
    header(game),
    h("div", { class: "board-place" }, board.place(), drawPanel(page, context)),
    toolbar(game, context),
    noteLine(page.note),
    // Beside the board the hint comes last; below it, in the place of the note.
    h("div", { class: "beside" }, game.hint === null ? null : hint(game.hint, stronger(game, context)), aside(game, context)),
  );
}

function header(game: GamePage): HTMLElement {
  return h(
    "header",
    { class: "game-header" },
    h(
      "div",
      { class: "rules" },
      h("strong", {}, game.rules),
      // In one line, which is there without a text as well: the name never moves.
      h("span", { class: "about" }, game.size, game.mark === null ? null : h("span", { class: "mark" }, game.mark)),
    ),
    score(game.score, "score", game),
    score(game.best, "best", null),
  );
}

function score(figure: Figure, kind: string, game: GamePage | null): HTMLElement {
  const rising = game?.rising ?? null;
  const begun = game?.board.glide?.begun ?? 0;
  return h(
    "div",
    { class: `figure ${kind}` },
    h("span", { class: "name" }, figure.name),
    // Not an output: the announcement of a move says what is new.
    h("span", { class: "value" }, figure.value),
    rising === null
      ? null
      : h("span", { class: "rising", "aria-hidden": "true", "data-key": String(begun) }, `+${rising.points}`),
  );
}

export function tool(tool: Tool, context: Context): HTMLElement {
  return h(
    "button",
    {
      type: "button",
      class: "tool",
      title: tool.about,
      "aria-label": tool.name,
      disabled: !tool.is_enabled,
      onclick: () => context.send((brikke, now) => brikke.act(tool.action, now)),
    },
    icon(tool.icon),
  );
}

function toolbar(game: GamePage, context: Context): HTMLElement {
  const { tools, more_label, more_keys, board_keys } = game;
  return kept("div", [tools, game.more, more_label, more_keys, board_keys], () =>
    h(
      "div",
      { class: "toolbar", role: "toolbar", "aria-label": context.words.tools() },
      ...tools.map((it) => tool(it, context)),
      more(game, context),
    ),
  );
}

/** Everything else, behind one button. */
function more(game: GamePage, context: Context): HTMLElement {
  const items = [
    ...game.more.map((it) =>
      h(
        "button",
        {
          type: "button",
          disabled: !it.is_enabled,
          title: it.about,
          onclick: () => context.send((brikke, now) => brikke.act(it.action, now)),
        },
        it.name,
      ),
    ),
    ...[...game.more_keys, ...game.board_keys].map((it) => keyButton(it, context)),
  ];
  return h(
    "details",
    {
      class: "more",
      onclick: (event: Event) => {
        const target = event.target;
        if (target instanceof Element && target.closest("button") !== null) {
          (event.currentTarget as HTMLDetailsElement).open = false;
        }
      },
    },
    h("summary", { class: "tool", "aria-label": game.more_label, title: game.more_label }, icon("more")),
    h("div", { class: "menu" }, ...items),
  );
}

export function noteLine(note: Note | null): HTMLElement {
  const progress = note?.progress ?? null;
  // What is loaded and not ready yet takes a time that nobody knows.
  const value = progress === 100 ? null : progress;
  return h(
    "p",
    { class: `note ${note?.tone ?? "plain"}` },
    note?.text,
    progress === null ? null : h("progress", { value, max: 100, "aria-label": note?.text }),
  );
}

function aside(game: GamePage, context: Context): HTMLElement {
  return h(
    "aside",
    { class: "side" },
    game.editing.length === 0 ? null : keys(game.editing, context),
    game.practice.length === 0 ? null : keys(game.practice, context),
    figures(game.figures),
    game.splits.length === 0 ? null : splits(game, context),
    best(game),
    game.autoplay === null ? null : autoplay(game.autoplay, context),
  );
}

function keys(hints: GamePage["editing"], context: Context): HTMLElement {
  return kept("div", hints, () =>
    h("div", { class: "buttons" }, ...hints.map((it) => keyButton(it, context, "small"))),
  );
}

export function figures(all: Figure[]): HTMLElement {
  return h("dl", { class: "figures" }, ...all.flatMap(({ name, value }) => [
    h("div", {}, h("dt", {}, name), h("dd", {}, value)),
  ]));
}

function splits(game: GamePage, context: Context): HTMLElement {
  const lines = game.splits.map(({ tile, time, difference, tone }) =>
    h("tr", {}, h("th", { scope: "row" }, context.label(tile)), h("td", {}, time), h("td", { class: tone }, difference ?? "")),
  );
  return h("table", { class: "splits" }, h("tbody", {}, ...lines));
}

/** The best three scores; nothing where no score can enter a table. */
function best(game: GamePage): HTMLElement | null {
  const { best_three, best_three_title, best_three_empty } = game;
  if (best_three_title === "") {
    return null;
  }
  return kept("section", [best_three, best_three_title, best_three_empty], () => bestThree(game));
}

function bestThree(game: GamePage): HTMLElement {
  const lines = game.best_three.map((line: RankedScore) =>
    h("li", { value: line.place }, h("span", {}, line.name), h("span", { class: "number" }, line.score)),
  );
  return h(
    "section",
    { class: "best-three" },
    h("h2", {}, game.best_three_title),
    lines.length === 0 ? h("p", { class: "muted" }, game.best_three_empty) : h("ol", {}, ...lines),
  );
}

/** The button that loads a stronger advisor. */
function stronger(game: GamePage, context: Context): HTMLElement | null {
  const load = () => context.send((brikke, now) => brikke.load_advisor(now));
  return game.stronger === null ? null : h("button", { type: "button", class: "small", onclick: load }, game.stronger);
}

/** The values of the directions under the name of the advisor, and what may be done about that. */
export function hint(view: HintView, offer: HTMLElement | null = null): HTMLElement {
  const bars = view.bars.map((bar) => {
    const meter = h("span", { class: "bar", "aria-hidden": "true" });
    meter.style.setProperty("--length", String(bar.length ?? 0));
    return h(
      "li",
      { class: bar.is_best ? "best" : "", title: bar.number },
      h("span", { class: "name" }, bar.name),
      meter,
      h("span", { class: "value" }, bar.value),
    );
  });
  return h("section", { class: "hint-view" }, h("header", {}, h("h2", {}, view.title), offer), h("ul", { class: "bars" }, ...bars));
}

function autoplay(view: AutoplayView, context: Context): HTMLElement {
  return h(
    "section",
    { class: "autoplay" },
    h("p", {}, view.status),
    h("div", { class: "buttons" }, ...view.tools.map((it) => tool(it, context))),
    h(
      "label",
      {},
      capital(`${view.pace_label}: ${view.pace}`),
      h("input", {
        type: "range",
        min: 0,
        max: view.steps - 1,
        value: view.step,
        oninput: (event: Event) => {
          const step = chosen(event);
          context.send((brikke, now) => brikke.pace(step, now));
        },
      }),
    ),
  );
}
