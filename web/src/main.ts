// The beginning: everything that the application needs is loaded at once.

import init, { hand_in, Loading } from "brikke";
import { App, loadPages } from "./app";
import { Players } from "./players";
import { Rest, url } from "./rest";
import { Store, type Outcome } from "./store";
import { watchForUpdates } from "./updates";

declare const APP_WASM: string;
declare const WORKER: string;
/** The messages of each language: those that a game needs, and the rest. */
declare const MESSAGES: Record<string, [string, string]>;
declare const NETWORK: string;
declare const SERVICE_WORKER: string;

declare global {
  interface Window {
    /** For tests, and for people who are curious. */
    brikke?: { isSaved(): boolean };
  }
}

let app: App | undefined;
let rest: Rest | undefined;
const players = new Players(url(WORKER), ({ text, bytes }) =>
  app?.send((brikke, now) => brikke.answered(text, bytes, now)),
);
const loaded = new Map<string, Promise<string>>();

/** A text, loaded once. */
function text(name: string): Promise<string> {
  let found = loaded.get(name);
  if (found === undefined) {
    found = fetch(url(name)).then((response) => response.text());
    loaded.set(name, found);
  }
  return found;
}

/** The files with the messages of a language. */
function files(code: string): [string, string] {
  return MESSAGES[code] ?? MESSAGES["en"] ?? ["", ""];
}

/** All messages of a language. */
async function messages(code: string): Promise<string[]> {
  return Promise.all(files(code).map(text));
}

/** The language that will be spoken, most likely: that of the last time. */
function guess(): string {
  let code = navigator.language.slice(0, 2);
  try {
    code = localStorage.getItem("language") ?? code;
  } catch {
    // Nothing may be stored here.
  }
  return code in MESSAGES ? code : "en";
}

function remember(code: string): void {
  try {
    localStorage.setItem("language", code);
  } catch {
    // Then it is guessed again.
  }
}

/** The saved games; none where the browser does not allow any. */
async function openStore(): Promise<Store | undefined> {
  try {
    return await Store.open((outcome: Outcome) => app?.wrote(outcome));
  } catch {
    return undefined;
  }
}

async function start(): Promise<void> {
  void text(files(guess())[0]);
  const [store, exports] = await Promise.all([openStore(), init({ module_or_path: url(APP_WASM) })]);
  let code = guess();
  rest ??= new Rest(exports as unknown as WebAssembly.ModuleImports, files(code)[1], (text) => hand_in(code, text));
  const loading = new Loading();
  const found = await store?.read().catch(() => undefined);
  if (found === undefined) {
    loading.forbid_saving();
  } else {
    loading.settings(found.settings);
    for (const [key, bytes] of found.records) {
      loading.record(key, bytes);
    }
  }
  code = loading.language(navigator.language);
  remember(code);
  const [first, more] = files(code);
  rest.messages = more;
  loading.messages(code, await text(first));
  const brikke = loading.start(navigator.language, Date.now());
  window.brikke = { isSaved: () => store?.isSettled() ?? false };
  app = new App({
    brikke,
    store: found === undefined ? undefined : store,
    players,
    messages,
    restart: () => {
      store?.close();
      void start();
    },
  });
  document.documentElement.classList.add("is-ready");
  // What can wait needs the second part: it must not be loaded twice, and at once, for that.
  void rest
    .load()
    .then(loadPages)
    .catch(() => undefined)
    .then(() => {
      players.begin();
      setTimeout(settle, 1000);
    });
}

/** What is known of the network of a player before it is loaded. */
interface NetworkFile {
  /** Its first bytes, which say what it is. */
  first: Uint8Array;
  /** The number of all bytes. */
  size: number;
  /** True if the browser has all of them already. */
  isFound: boolean;
}

/** Looks for the network: in the browser, else where the page comes from. */
async function findNetwork(): Promise<NetworkFile | undefined> {
  const file = url(NETWORK);
  const known = await globalThis.caches?.match(file).catch(() => undefined);
  if (known !== undefined) {
    const bytes = await known.blob();
    return { first: new Uint8Array(await bytes.slice(0, 4096).arrayBuffer()), size: bytes.size, isFound: true };
  }
  const response = await fetch(file, { headers: { Range: "bytes=0-4095" } }).catch(() => undefined);
  const reader = response?.ok === true ? response.body?.getReader() : undefined;
  const first = await reader?.read().catch(() => undefined);
  void reader?.cancel();
  const size = response?.headers.get("content-range")?.split("/")[1] ?? response?.headers.get("content-length");
  return first?.value === undefined ? undefined : { first: first.value, size: Number(size ?? 0), isFound: false };
}

/** What can wait until the board is shown. */
function settle(): void {
  void findNetwork().then((found) => {
    if (found !== undefined) {
      app?.send((brikke, now) => brikke.offer_network(found.first, found.size, found.isFound, now));
    }
  });
  // Without it a browser may delete the games when there is little room.
  void navigator.storage?.persist?.().then((isKept) => app?.send((brikke) => brikke.storage_kept(isKept)), () => undefined);
  void watchForUpdates(SERVICE_WORKER);
}

void start();
