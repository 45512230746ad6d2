// The service worker: files whose names carry a hash come from the cache, the
// page itself from the network where there is one.

import { NETWORKS } from "./networks";

declare const VERSION: string;
declare const FIRST: string[];
declare const LATER: string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `brikke-${VERSION}`;
const PAGE = "./";

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      await cache.addAll([PAGE, ...FIRST]);
      await cache.addAll(LATER);
    }),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => {
      const old = names.filter((name) => name !== CACHE && name !== NETWORKS);
      return Promise.all(old.map((name) => caches.delete(name)));
    }),
  );
});

worker.addEventListener("message", (event) => {
  if (event.data === "update") {
    void worker.skipWaiting();
  }
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) {
    return;
  }
  if (request.mode === "navigate") {
    event.respondWith(page(request));
  } else if (request.headers.has("Range")) {
    event.respondWith(part(request));
  } else if (url.pathname.endsWith(".brikke")) {
    event.respondWith(network(request));
  } else {
    event.respondWith(file(request));
  }
});

/** The page from the network; without one, as it was last. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) {
      return response;
    }
  } catch {
    // There is no network.
  }
  return (await caches.match(PAGE)) ?? Response.error();
}

/** A file from the cache, else from the network. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

/** A part of a file, which says what the file is; nothing where there is no network, for which no browser blames the page. */
async function part(request: Request): Promise<Response> {
  return fetch(request).catch(() => new Response(null, { status: 204 }));
}

/** A network of a player, kept once it was asked for. */
async function network(request: Request): Promise<Response> {
  const cache = await caches.open(NETWORKS);
  const known = await cache.match(request);
  if (known !== undefined) {
    return known;
  }
  const response = await fetch(request);
  if (response.ok) {
    void cache.put(request, response.clone()).catch(() => undefined);
  }
  return response;
}
