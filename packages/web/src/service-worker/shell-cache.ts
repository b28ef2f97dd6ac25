/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
// Replaced by the build: the app's files, and a version that changes with them.
declare const __SHELL_FILES__: string[];
declare const __SHELL_VERSION__: string;

const PREFIX = 'relish-shell-';
const CACHE = `${PREFIX}${__SHELL_VERSION__}`;
const PAGE = '/';
const PATIENCE_MS = 4000;

export async function install() {
  const cache = await caches.open(CACHE);
  // Bypasses the HTTP cache, whose page may be older than this worker.
  const fresh = [PAGE, ...__SHELL_FILES__].map((path) => new Request(path, { cache: 'reload' }));
  await cache.addAll(fresh);
}

export async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Only the app's own files. API answers are private and never cached. */
export function answer(event: FetchEvent) {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, url));
  else if (__SHELL_FILES__.includes(url.pathname)) event.respondWith(file(request));
}

/**
 * Network first with a timeout, so that a deploy takes effect at once; otherwise the cached page.
 */
async function page(request: Request, url: URL): Promise<Response> {
  const kept = async () => (await caches.open(CACHE)).match(PAGE);
  // Pages under /api/, such as its documentation, are not part of the app.
  if (url.pathname.startsWith('/api/')) return fetch(request);
  try {
    const answered = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    // The cached app explains an outage better than a gateway's error page.
    return answered.status < 500 ? answered : ((await kept()) ?? answered);
  } catch (cause) {
    const older = await kept();
    if (older) return older;
    throw cause;
  }
}

/**
 * Ignores `vary`: a `<script crossorigin>` sends an Origin header that the caching request did not,
 * and without this the page stayed blank offline.
 */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}
