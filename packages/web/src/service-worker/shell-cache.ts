/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
// Written in by the build: what the app is made of, and a name that changes with it.
declare const __SHELL_FILES__: string[];
declare const __SHELL_VERSION__: string;

const PREFIX = 'relish-shell-';
const CACHE = `${PREFIX}${__SHELL_VERSION__}`;
const PAGE = '/';
const PATIENCE_MS = 4000;

export async function install() {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache: the page there may be older than this worker.
  const fresh = [PAGE, ...__SHELL_FILES__].map((path) => new Request(path, { cache: 'reload' }));
  await cache.addAll(fresh);
}

export async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Only the app's own files. What the API answers is somebody's private life: it is never kept. */
export function answer(event: FetchEvent) {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, url));
  else if (__SHELL_FILES__.includes(url.pathname)) event.respondWith(file(request));
}

/** Fresh when the server answers in time, so that a deploy is seen at once; else the one we have. */
async function page(request: Request, url: URL): Promise<Response> {
  const kept = async () => (await caches.open(CACHE)).match(PAGE);
  // Pages of the API (its description) are not ours to replace.
  if (url.pathname.startsWith('/api/')) return fetch(request);
  try {
    const answered = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    // A gateway's error page helps nobody; ours explains and waits.
    return answered.status < 500 ? answered : ((await kept()) ?? answered);
  } catch (cause) {
    const older = await kept();
    if (older) return older;
    throw cause;
  }
}

async function file(request: Request): Promise<Response> {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request);
}
