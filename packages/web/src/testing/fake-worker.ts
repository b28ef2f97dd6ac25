import { onTestFinished, vi } from 'vitest';

const FILES = ['/assets/index-1.js', '/assets/index-1.css', '/icons/icon-192.png'];

export interface KeptFile {
  path: string;
  /** Cache mode of the request. */
  cache: string | undefined;
}

/** Globals of a service worker of version `now`, for one test. */
export function fakeWorker() {
  const kept = new Map<string, Map<string, string>>();
  const fetchedAnew: KeptFile[] = [];

  const open = async (name: string) => {
    const files = kept.get(name) ?? new Map<string, string>();
    kept.set(name, files);
    return {
      addAll: async (requests: KeptFile[]) => {
        for (const request of requests) {
          fetchedAnew.push({ path: request.path, cache: request.cache });
          files.set(request.path, `kept ${request.path}`);
        }
      },
      match: async (
        request: string | { url: string },
        { ignoreVary = false }: { ignoreVary?: boolean } = {},
      ) => {
        // The server answers `vary: Origin`, and a page's own requests have an Origin header.
        if (typeof request !== 'string' && !ignoreVary) return undefined;
        const path = typeof request === 'string' ? request : new URL(request.url).pathname;
        const text = files.get(path);
        return text === undefined ? undefined : new Response(text);
      },
    };
  };

  class FakeRequest {
    readonly path: string;
    readonly cache: string | undefined;
    constructor(path: string, init?: { cache?: string }) {
      this.path = path;
      this.cache = init?.cache;
    }
  }

  const windows: { focus: () => Promise<void>; postMessage: (message: unknown) => void }[] = [];
  const clients = {
    claim: vi.fn<() => Promise<void>>(async () => undefined),
    matchAll: vi.fn<() => Promise<typeof windows>>(async () => windows),
    openWindow: vi.fn<(path: string) => Promise<null>>(async () => null),
  };
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(
    async () => undefined,
  );
  const fetch = vi.fn<(request: unknown, init?: RequestInit) => Promise<Response>>(
    async () => new Response('fresh'),
  );
  const skipWaiting = vi.fn<() => Promise<void>>(async () => undefined);

  vi.stubGlobal('__SHELL_FILES__', FILES);
  vi.stubGlobal('__SHELL_VERSION__', 'now');
  vi.stubGlobal('Request', FakeRequest);
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  });
  vi.stubGlobal('clients', clients);
  vi.stubGlobal('registration', { showNotification });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('skipWaiting', skipWaiting);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    files: FILES,
    kept,
    fetchedAnew,
    windows,
    clients,
    showNotification,
    fetch,
    skipWaiting,
  };
}

interface Asked {
  method?: string;
  mode?: string;
}

/** A fetch event of the page; the answer is undefined if the worker leaves it to the browser. */
export function fetchEvent(path: string, { method = 'GET', mode = 'no-cors' }: Asked = {}) {
  let answer: Promise<Response> | undefined;
  const request = { url: new URL(path, location.origin).href, method, mode };
  const event = {
    request,
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
  };
  return {
    event: event as unknown as Event,
    request,
    answered: () => answer !== undefined,
    text: async () => (await answer)?.text(),
    status: async () => (await answer)?.status,
    answer: () => answer,
  };
}
