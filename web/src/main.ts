// The beginning: everything that the application needs is loaded at once.

import init, { Loading } from "brikke";
import { App } from "./app";
import { Players } from "./players";
import { Store, type Outcome } from "./store";

declare const APP_WASM: string;
declare const WORKER: string;
declare const MESSAGES: Record<string, string>;

let app: App | undefined;
const players = new Players(url(WORKER), ({ text, bytes }) =>
  app?.send((brikke, now) => brikke.answered(text, bytes, now)),
);
const loaded = new Map<string, Promise<string>>();

function url(name: string): string {
  return new URL(name, import.meta.url).href;
}

/** The messages of a language, loaded once. */
function messages(code: string): Promise<string> {
  let text = loaded.get(code);
  if (text === undefined) {
    text = fetch(url(MESSAGES[code] ?? MESSAGES["en"] ?? "")).then((response) => response.text());
    loaded.set(code, text);
  }
  return text;
}

/** The language that will be spoken, most likely. */
function guess(): string {
  const code = localStorage.getItem("language") ?? navigator.language.slice(0, 2);
  return code in MESSAGES ? code : "en";
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
  void messages(guess());
  const [store] = await Promise.all([openStore(), init({ module_or_path: url(APP_WASM) })]);
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
  const code = loading.language(navigator.language);
  localStorage.setItem("language", code);
  loading.messages(code, await messages(code));
  const brikke = loading.start(navigator.language, Date.now());
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
}

void start();
