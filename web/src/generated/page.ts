// Written by `cargo xtask web` from the Rust sources.

/** One screen, ready to be drawn. */
export interface Page {
  /** The title; empty where the page speaks for itself. */
  title: string;
  /** The title of a window: the rules and the score of a game. */
  window_title: string;
  /** The content of the page. */
  body: Body;
  /** The dialog over the page. It takes the keyboard and all clicks. */
  dialog: Dialog | null;
  /** The note line. */
  note: Note | null;
  /** The keys that work now, the most important first. */
  keys: KeyHint[];
  /** The label of the way back (the key `esc`); none on the first screen. */
  back: string | null;
  /** The number of characters, as people see them, before the cursor in the text that has the keyboard: the dialog's, else that of the form's selected field. None where there is no such text, or the cursor is at its end. */
  caret: number | null;
  /** Settings that concern drawing. */
  look: Appearance;
}

/** The kinds of pages. */
export type Body =
  | ({ kind: "menu" } & Menu)
  | ({ kind: "game" } & GamePage)
  | ({ kind: "new-game" } & NewGamePage)
  | ({ kind: "form" } & Form)
  | ({ kind: "listing" } & Listing)
  | ({ kind: "document" } & Document)
  | ({ kind: "replay" } & ReplayPage);

/** A short text with the tone in which it is shown. */
export interface Note {
  /** The text. */
  text: string;
  /** Its tone. */
  tone: Tone;
  /** The percentage done of the work that it speaks of. */
  progress: number | null;
}

/** The tone of a text: which of the theme's colours it gets. */
export type Tone =
  | "plain"
  | "muted"
  | "accent"
  | "good"
  | "warning";

/** A key with what it does now. A face may offer it as a button, and sends [`Input::press`](crate::Input::press) of `key` when that is clicked. */
export interface KeyHint {
  /** The name of the key; none where several keys are shown together. */
  key: string | null;
  /** The key as people read it. */
  shown: string;
  /** A short description. */
  does: string;
  /** True if it does something now. */
  is_enabled: boolean;
}

/** Settings that concern drawing. */
export interface Appearance {
  /** The theme that was chosen. */
  theme: ThemeChoice;
  /** The number of colours a terminal uses. */
  colour: ColourChoice;
  /** True if nothing slides or fades. */
  reduced_motion: boolean;
  /** The language of every sentence. */
  language: string;
}

/** A board as it is to be drawn at this moment. */
export interface BoardView {
  /** Rows and columns. */
  size: [number, number];
  /** The tiles, those behind first. At rest each fills its cell. */
  sprites: Sprite[];
  /** The numbers on the tiles, for [`label`](crate::label()). */
  labels: LabelChoice;
  /** True while a move is animated. */
  is_moving: boolean;
  /** The move that is animated, for a browser, which moves tiles by itself: there the sprites are always at rest. */
  glide: Glide | null;
  /** The direction that a hint recommends. */
  hint: string | null;
  /** The direction that was played instead, in an analysed game. */
  played: string | null;
  /** The direction in which nothing moved just now: the board is nudged. */
  nudge: string | null;
  /** The square of the cursor in practice; squares can be clicked then. */
  cursor: [number, number] | null;
  /** The rows in words, from top to bottom, for reading aloud. */
  rows: string[];
  /** The squares in words, row by row, for reading aloud. */
  squares: string[];
}

/** A dialog: something that is asked. [`Input::Choose`](crate::Input::Choose) gives an answer, the keys `enter` and `esc` accept and leave it. */
export interface Dialog {
  /** The kind of dialog. */
  kind: DialogKind;
  /** The title. */
  title: string;
  /** The question, or what happened. */
  text: string;
  /** The text of its field, if something is to be written: field 0. */
  field: string | null;
  /** The answers to choose from. */
  answers: DialogAnswer[];
  /** The selected answer. */
  selected: number | null;
  /** The problem with the last try. */
  problem: string | null;
  /** The label of the button that accepts what was written. */
  accept: string | null;
  /** The label of the button that leaves the dialog. */
  cancel: string | null;
  /** True while it does not take keys yet, because it has just appeared: moves that were typed ahead must not answer it. A face gives its field the keyboard only when this is over. */
  is_quiet: boolean;
  /** True if the text in the field is only offered: whatever is written takes its place. */
  is_offered: boolean;
  /** Title and text in a few words, for windows of a few lines; empty where the text itself is short. */
  short: string;
}

/** The kinds of dialogs. */
export type DialogKind =
  | "question"
  | "goal"
  | "over"
  | "name"
  | "save"
  | "file-format"
  | "file-to-write"
  | "file-to-read"
  | "game-name"
  | "bookmark"
  | "bookmarks"
  | "players"
  | "position"
  | "jump"
  | "key"
  | "assistance"
  | "leaving";

/** An answer of a dialog. */
export interface DialogAnswer {
  /** The key that gives it, as people read it; empty for none. */
  key: string;
  /** Its name. */
  name: string;
}

/** Sections below each other. */
export interface Document {
  /** True if the program's title stands above. */
  has_title: boolean;
  /** The tabs, chosen by [`Input::Tab`](crate::Input::Tab); most documents have none. */
  tabs: string[];
  /** The tab that is shown. */
  tab: number;
  /** The choices beside the tabs: each is a field, from 0. */
  selectors: Selector[];
  /** The sections. */
  sections: Section[];
  /** Buttons above them, as keys. */
  buttons: KeyHint[];
  /** Set if there is nothing to read yet. */
  empty: EmptyPage | null;
}

/** A section: a heading and what stands below it. */
export interface Section {
  /** The heading; empty for none. */
  heading: string;
  /** The blocks below it. */
  blocks: Block[];
}

/** A part of a section. */
export type Block =
  | { kind: "paragraph"; value: string }
  | { kind: "warning"; value: string }
  | { kind: "aside"; value: string }
  | { kind: "keys"; value: Figure[] }
  | { kind: "figures"; value: Figure[] }
  | { kind: "bars"; value: Bar[] }
  | { kind: "table"; value: {
      /** The columns. */
      columns: Column[];
      /** The rows. */
      rows: Row[];
      /** True if rows can be chosen. */
      is_choosable: boolean;
    } };

/** A bar for a tile. */
export interface Bar {
  /** The tile. */
  tile: number;
  /** The number of games. */
  count: number;
  /** The length of the bar, from 0 to 1. */
  length: number;
}

/** A picture and a button in place of what there is nothing of yet. The sentence that says so stands on the page. */
export interface EmptyPage {
  /** The picture. */
  picture: EmptyPicture;
  /** The button that leads to a game. */
  play: KeyHint;
}

/** The pictures of empty pages. */
export type EmptyPicture =
  | "board"
  | "podium"
  | "bars";

/** A form: rules, settings or keys. */
export interface Form {
  /** The fields, in order. */
  fields: Field[];
  /** The field that has the keyboard. */
  selected: number;
  /** The label of the button that accepts the form (the key `enter`); none where every change holds at once. */
  submit: string | null;
  /** True if the form can be accepted as it is. */
  is_valid: boolean;
  /** The field that has to be changed before the form can be accepted: the first note says why. */
  wrong: number | null;
  /** Notes: a problem, the meaning of the selected field, the path of the file. */
  notes: Note[];
  /** The titles of groups of fields. */
  headings: Heading[];
  /** True if a face shows what the look is like, with a few tiles. */
  has_preview: boolean;
}

/** The title of a group of fields. */
export interface Heading {
  /** The first field of the group. */
  field: number;
  /** The title. */
  text: string;
}

/** A field of a form. */
export interface Field {
  /** Its name. */
  name: string;
  /** A sentence about it. */
  about: string;
  /** The control that changes it. */
  control: Control;
}

/** The ways to change a field. */
export type Control =
  | {
      kind: "text";
      /** The text. */
      text: string;
      /** The text shown while it is empty. */
      placeholder: string;
    }
  | {
      kind: "choice";
      /** The options. */
      options: string[];
      /** The chosen one; none where the value is not among those offered. */
      chosen: number | null;
      /** The chosen value in words. */
      value: string;
    }
  | {
      kind: "switch";
      /** True if it is on. */
      is_on: boolean;
      /** The value in words. */
      value: string;
    }
  | {
      kind: "keys";
      /** The keys as people read them. */
      keys: string[];
      /** The text shown while there are none. */
      empty: string;
      /** The label for adding one. */
      add: string;
      /** The label for removing one. */
      remove: string;
    }
  | {
      kind: "link";
      /** The label. */
      label: string;
    }
  | {
      kind: "place";
      /** The path. */
      path: string;
      /** The label for copying it. */
      copy: string;
    };

/** The game as it is to be drawn at this moment. Its note line is [`Page::note`](super::Page::note). */
export interface GamePage {
  /** The name of the rules, with the size where it is unusual. */
  rules: string;
  /** The size of the board, where the name of the rules does not say it. */
  size: string | null;
  /** Something special about the game: practice, assisted, looking back. */
  mark: string | null;
  /** The board. */
  board: BoardView;
  /** The score. */
  score: Figure;
  /** The best score. */
  best: Figure;
  /** The smaller figures: moves, undos, time, goal. */
  figures: Figure[];
  /** True if the person plays for speed: the time goes last where room is short. */
  is_speedrun: boolean;
  /** The splits of a speedrun, the latest last; empty unless they are wanted. */
  splits: SplitLine[];
  /** The points of the last move, while they rise from the score. */
  rising: RisingPoints | null;
  /** The title of the best scores. */
  best_three_title: string;
  /** The best three scores. */
  best_three: RankedScore[];
  /** The text shown while there are none. */
  best_three_empty: string;
  /** The values of the four directions, once they were asked for. */
  hint: HintView | null;
  /** The label of the button that loads a stronger advisor than the one of the hint ([`Input::LoadAdvisor`](crate::Input::LoadAdvisor)); none where there is no stronger one. */
  stronger: string | null;
  /** The player that makes the moves. */
  autoplay: AutoplayView | null;
  /** The keys of practice, while the board is edited, the one that plays on last; empty otherwise. */
  editing: KeyHint[];
  /** The keys that lead from a practice game to editing and to the game before; empty otherwise. */
  practice: KeyHint[];
  /** The toolbar. */
  tools: Tool[];
  /** Actions behind the toolbar's button for more. */
  more: Tool[];
  /** Keys behind the same button. */
  more_keys: KeyHint[];
  /** The label of that button. */
  more_label: string;
  /** Actions of the menu on the board itself. */
  board_tools: Tool[];
  /** Keys of the same menu: the position and the picture of the board. */
  board_keys: KeyHint[];
  /** The state of the game, in a sentence for reading aloud. */
  summary: string;
}

/** A figure with its name. */
export interface Figure {
  /** Its name. */
  name: string;
  /** Its value. */
  value: string;
}

/** The time of a tile against the person's best. */
export interface SplitLine {
  /** The tile. */
  tile: number;
  /** Its time. */
  time: string;
  /** The time ahead of or behind the best one, if there is one. */
  difference: string | null;
  /** Good where it is ahead. */
  tone: Tone;
}

/** The points of a move that rise from the score. */
export interface RisingPoints {
  /** The points. */
  points: number;
}

/** One of the best scores. */
export interface RankedScore {
  /** The place, from 1. */
  place: number;
  /** The person's name. */
  name: string;
  /** The score, as the language writes it. */
  score: string;
  /** Its origin, unless the game was played here. */
  origin: string | null;
}

/** The values of the four directions. */
export interface HintView {
  /** The title. */
  title: string;
  /** A bar for each direction, in the order of `Direction::ALL`. */
  bars: HintBar[];
}

/** The value of one direction. */
export interface HintBar {
  /** The direction. */
  direction: string;
  /** Its name. */
  name: string;
  /** Its distance from the best in words, or that nothing moves there. */
  value: string;
  /** The advisor's own number; empty where nothing moves. */
  number: string;
  /** The length of the bar, from 0 to 1; none where nothing moves. */
  length: number | null;
  /** True if it is the best. */
  is_best: boolean;
}

/** The player that makes the moves. */
export interface AutoplayView {
  /** A sentence: the player, and whether it plays or waits. */
  status: string;
  /** True while it plays. */
  is_running: boolean;
  /** True if it goes as fast as it can. */
  is_at_full_speed: boolean;
  /** Its place among [`Pace::STEPS`](crate::Pace::STEPS). */
  step: number;
  /** The number of steps. */
  steps: number;
  /** Its pace in words. */
  pace: string;
  /** The name of the slider for it. */
  pace_label: string;
  /** Pausing and stepping. */
  tools: Tool[];
}

/** A button of the game. */
export interface Tool {
  /** The action, sent as [`Input::Do`](crate::Input::Do). */
  action: Action;
  /** Its picture. */
  icon: Icon;
  /** Its name, as it stands on a button. */
  name: string;
  /** A sentence about it, with its key. */
  about: string;
  /** True if it does something now. */
  is_enabled: boolean;
}

/** The picture on a button. */
export type Icon =
  | "undo"
  | "redo"
  | "hint"
  | "autoplay"
  | "stop"
  | "play"
  | "pause"
  | "step"
  | "first"
  | "backward"
  | "forward"
  | "last"
  | "slower"
  | "faster"
  | "new"
  | "menu"
  | "more";

/** A table to choose from, or to read. */
export interface Listing {
  /** The tabs, chosen by [`Input::Tab`](crate::Input::Tab). */
  tabs: string[];
  /** The tab that is shown. */
  tab: number;
  /** The choices above the table, such as the rules of the scores: each is a field, from 0. */
  selectors: Selector[];
  /** The field in which a text to search for is written: the field behind the choices. */
  search: SearchField | null;
  /** One line about what is shown. */
  about: string | null;
  /** The columns. */
  columns: Column[];
  /** The rows. */
  rows: Rows;
  /** The row that is selected or stands out. */
  selected: number | null;
  /** True if rows can be chosen. */
  is_choosable: boolean;
  /** The buttons for the selected row, as keys. */
  buttons: KeyHint[];
  /** The message shown instead of rows: there are none, or the reason why they could not be read. */
  message: Note | null;
  /** Set if there is nothing to list yet. */
  empty: EmptyPage | null;
}

/** A choice above a table. */
export interface Selector {
  /** Its name. */
  name: string;
  /** The options. */
  options: string[];
  /** The chosen one. */
  chosen: number;
}

/** A field that filters a table as something is written into it. */
export interface SearchField {
  /** Its name. */
  name: string;
  /** The text that is searched for. */
  text: string;
  /** True if it has the keyboard. The key `/` gives it that. */
  is_focused: boolean;
  /** The key that leads into it; empty if there is none. */
  key: string;
}

/** A column of a table. */
export interface Column {
  /** Its title. */
  title: string;
  /** True if its cells are aligned to the right, as numbers are. */
  is_right: boolean;
}

/** A row of a table. */
export interface Row {
  /** A cell for each column. */
  cells: Cell[];
  /** The board of a game, for a small picture. */
  board: number[][] | null;
}

/** A cell of a table, typed so that a face can draw it in its own way. */
export type Cell =
  | { kind: "text"; value: string }
  | { kind: "number"; value: string }
  | { kind: "score"; value: string }
  | { kind: "tile"; value: number | null }
  | { kind: "time"; value: string }
  | { kind: "state"; value: Note };

/** The menu. */
export interface Menu {
  /** One line about the program. */
  tagline: string;
  /** The lines; each is chosen by its number, from 1. */
  lines: Line[];
  /** The selected line. */
  selected: number;
}

/** A line to choose. */
export interface Line {
  /** Its name. */
  name: string;
  /** More about it; empty where the name says all. */
  about: string;
}

/** The choice of a preset and a size. */
export interface NewGamePage {
  /** The presets, the rules that the person has saved, and last new rules. */
  lines: Line[];
  /** A small board for each of them but the last: the tiles that appear, and the goal. */
  boards: BoardView[];
  /** The selected line. */
  selected: number;
  /** The label of the size. */
  size_label: string;
  /** The size in words. */
  size: string;
  /** The label of the rows, and how many there are. */
  rows: [string, number];
  /** The label of the columns, and how many there are. */
  columns: [string, number];
  /** The fewest and the most rows or columns that are offered. */
  sides: [number, number];
  /** Square sizes to choose at once: the side, and the size in words. */
  squares: ([number, string])[];
  /** The label of the seed, its text, and the words for none. */
  seed: [string, string, string];
  /** What can be done with the selected rules besides: nothing, unless the person has saved them. */
  buttons: KeyHint[];
  /** The label of the button that begins. */
  start: string;
}

/** A game, move by move, with what a player thinks of it. */
export interface ReplayPage {
  /** The board after `ply` moves. */
  board: BoardView;
  /** The move that is shown, 0 for the start. */
  ply: number;
  /** The number of moves. */
  plies: number;
  /** True while the moves go on by themselves. */
  is_playing: boolean;
  /** Position, score, state and speed. */
  status: ReplayStatus;
  /** The figures of the analysed game, large: accuracy and luck. */
  headlines: Headline[];
  /** The analysis: how far it is, or what it says of the game and of the next move. Where there is little room the last lines count most. */
  analysis: Note[];
  /** The values of the four directions in the position that is shown. */
  values: HintView | null;
  /** The title of the worst moves. */
  worst_title: string;
  /** The worst moves, the most costly first; each is gone to by [`Input::GoTo`](crate::Input::GoTo). */
  worst: WorstMove[];
  /** The score, or once the moves are analysed their costs. */
  chart: Chart;
  /** The name of the slider that goes to a move. */
  slider: string;
  /** The buttons, as keys: those of the transport first. */
  buttons: KeyHint[];
  /** The pictures on the first buttons, those of the transport. */
  transport: Icon[];
}

/** The state of a replay, in parts that stand in one line. */
export interface ReplayStatus {
  /** The parts: position, score, state and speed. The last ones may be left out where there is little room. */
  parts: string[];
  /** Position and score as numbers only, for still less room. */
  short: string[];
}

/** A figure of an analysed game with a word of explanation. */
export interface Headline {
  /** Its name. */
  name: string;
  /** Its value, to be drawn large. */
  value: string;
  /** A few words that explain it. */
  about: string;
}

/** One of the worst moves of an analysed game. */
export interface WorstMove {
  /** The position in which it was made. */
  ply: number;
  /** A line about it. */
  text: string;
  /** Its tone. */
  tone: Tone;
  /** True if that position is shown. */
  is_shown: boolean;
}

/** A curve over the moves of a game. */
export interface Chart {
  /** Its name. */
  name: string;
  /** A value for each position, the first and the last among them: it spans the same moves as the time line under it. */
  values: number[];
  /** The positions that stand out. */
  marks: Mark[];
}

/** A move that stands out. */
export interface Mark {
  /** The move. */
  at: number;
  /** Its tone. */
  tone: Tone;
}

/** A tile that may be on its way, or larger or smaller than its cell. */
export interface Sprite {
  /** The tile. */
  rank: number;
  /** Its row, counted in cells from the top. */
  row: number;
  /** Its column, counted in cells from the left. */
  column: number;
  /** Its scale, 1 for a tile that fills its cell. */
  scale: number;
}

/** A move as it is to be animated, from its beginning to its end. The tiles slide first; then those that merged are replaced by what they made, which pops, and the new tile appears. A move that is taken back only slides, from where its tiles came to rest to where they came from. */
export interface Glide {
  /** The moment at which it began, in milliseconds: no two moves of a board begin at the same one. */
  begun: number;
  /** The milliseconds for which tiles slide. */
  slide: number;
  /** The milliseconds for which tiles pop and appear, after the slide. */
  pop: number;
  /** True if the move is taken back. */
  is_back: boolean;
  /** Every tile with its way, those behind first. */
  tiles: GlidingTile[];
  /** The squares on which tiles merged, as row and column. */
  merged: ([number, number])[];
  /** The square on which a tile appeared. */
  appeared: [number, number] | null;
}

/** A tile with its way, as rows and columns. */
export interface GlidingTile {
  /** The tile. */
  rank: number;
  /** The square that it comes from. */
  from: [number, number];
  /** The square that it goes to. */
  to: [number, number];
}

/** An action of a key. */
export type Action =
  | "up"
  | "right"
  | "down"
  | "left"
  | "undo"
  | "redo"
  | "new"
  | "restart"
  | "save"
  | "open"
  | "hint"
  | "autoplay"
  | "pause"
  | "step"
  | "faster"
  | "slower"
  | "help"
  | "menu"
  | "quit"
  | "edit"
  | "return"
  | "bookmarks"
  | "replay"
  | "share"
  | "reset"
  | "mirror"
  | "transpose"
  | "numbers"
  | "twos"
  | "test-board"
  | "push"
  | "merge"
  | "passes"
  | "endgames";

/** The choice of a theme. */
export type ThemeChoice =
  | "auto"
  | "classic"
  | "dark"
  | "high-contrast"
  | "colour-blind";

/** The choice of a terminal's colours. */
export type ColourChoice =
  | "auto"
  | "truecolor"
  | "palette256"
  | "palette16"
  | "none";

/** The number that a tile shows. */
export type LabelChoice =
  | "values"
  | "exponents";

/** The number of rows of a list, and the first of them. */
export interface Rows {
  count: number;
  first: Row[];
}
