// The worker: asks the players one question after another.

import init, { Thinker } from "players";
import { NETWORKS } from "./networks";
import type { FromWorker, ToWorker } from "./players";

declare const PLAYERS_WASM: string;
declare const NETWORK: string;

/** The newest question of each kind that waits. */
const waiting = new Map<string, ToWorker & { kind: "ask" }>();
let starting: Promise<Thinker | undefined> | undefined;
let isWorking = false;
void ready();

/** The players; none while they cannot be loaded: the next question tries again. */
function ready(): Promise<Thinker | undefined> {
  starting ??= start().catch(() => {
    starting = undefined;
    return undefined;
  });
  return starting;
}

async function start(): Promise<Thinker> {
  await init({ module_or_path: new URL(PLAYERS_WASM, import.meta.url) });
  const [seed = 1n] = crypto.getRandomValues(new BigUint64Array(1));
  return new Thinker(seed);
}

self.onmessage = (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  waiting.delete(message.request);
  if (message.kind === "ask") {
    waiting.set(message.request, message);
  }
  if (message.request === "analysis") {
    void ready().then((thinker) => thinker?.forget_analysis());
  }
  void work();
};

/** Works until nothing waits. Between two pieces of work it hears what is new. */
async function work(): Promise<void> {
  if (isWorking) {
    return;
  }
  isWorking = true;
  const thinker = await ready();
  if (thinker === undefined) {
    isWorking = false;
    return;
  }
  for (let goesOn = true; goesOn || waiting.size > 0; ) {
    const question = next();
    if (question !== undefined) {
      await provide(thinker, question);
      thinker.ask(question.text, question.bytes);
      goesOn = true;
    } else {
      goesOn = thinker.go_on();
    }
    answer(thinker);
    await new Promise((resolve) => setTimeout(resolve));
  }
  isWorking = false;
}

function next(): (ToWorker & { kind: "ask" }) | undefined {
  for (const [kind, question] of waiting) {
    waiting.delete(kind);
    return question;
  }
  return undefined;
}

function answer(thinker: Thinker): void {
  for (const reply of thinker.take_answers()) {
    const message: FromWorker = { text: reply.text, bytes: reply.bytes };
    self.postMessage(message);
    reply.free();
  }
}

/** Loads the network that a question needs, and tells how far that is. A table is only announced. */
async function provide(thinker: Thinker, { text, bytes }: ToWorker & { kind: "ask" }): Promise<void> {
  if (thinker.needs_table(text, bytes)) {
    // It is made by the question itself: whoever waits hears of it before.
    thinker.loading(text, 1);
    answer(thinker);
    return;
  }
  if (!thinker.needs_network(text, bytes)) {
    return;
  }
  const address = new URL(NETWORK, import.meta.url);
  const response = await fetch(address).catch(() => undefined);
  const total = Number(response?.headers.get("content-length") ?? 0);
  const reader = response?.ok === true ? response.body?.getReader() : undefined;
  if (reader === undefined) {
    return;
  }
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      break;
    }
    pieces.push(value);
    length += value.length;
    thinker.loading(text, total > 0 ? Math.min(length / total, 1) : 0);
    answer(thinker);
  }
  const network = new Uint8Array(length);
  let place = 0;
  for (const piece of pieces) {
    network.set(piece, place);
    place += piece.length;
  }
  if (thinker.take_network(network)) {
    void keep(address, network);
  }
}

/** Keeps a network for the next time, where the service worker has not yet done so. */
async function keep(address: URL, network: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const cache = await caches.open(NETWORKS);
    if ((await cache.match(address)) === undefined) {
      await cache.put(address, new Response(network));
    }
  } catch {
    // There is no room for it, or nothing may be stored here.
  }
}
