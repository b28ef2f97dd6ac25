import { onTestFinished, vi } from 'vitest';

const FILES = ['/assets/index-1.js', '/assets/index-1.css', '/icons/icon-192.png'];

export interface KeptFile {
  path: string;
  /** How the browser was told to fetch it. */
  cache: string | undefined;
}

/** The world of a service worker of version `now`, for one test. */
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
      match: async (request: string | { url: string }) => {
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

/** Something that the page asks for; the answer is undefined where the worker leaves it to the browser. */
export function fetchEvent(path: string, { method = 'GET', mode = 'no-cors' }: Asked = {}) {
  let answer: Promise<Response> | undefined;
  const request = { url: new URL(path, location.origin).href, method, mode };
  const event = {
    request,
    respondWith: (given: Promise<Response>) => {
      answer = given;
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
