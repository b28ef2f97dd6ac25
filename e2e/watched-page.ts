import { test as base, expect, type Page } from '@playwright/test';

import { signInByApi } from './people.ts';

interface Watched {
  /** Statuses that the test provokes; the browser logs each of them as an error. */
  expectRefusals: (...statuses: number[]) => void;
  /** Other expected browser messages. */
  expectComplaints: (...complaints: RegExp[]) => void;
}

interface Start {
  /** A demo account that is already signed in on this device. */
  signedInAs: string | undefined;
  introSeen: boolean;
  /** Off by default, because a service worker bypasses intercepted requests. */
  worker: boolean;
  /** Off by default, because a network that waits for changes is never idle. */
  live: boolean;
}

/** The page of every test; any console error fails it. */
export const test = base.extend<Watched & Start & { complaints: Complaints }>({
  signedInAs: [undefined, { option: true }],
  introSeen: [true, { option: true }],
  worker: [false, { option: true }],
  live: [false, { option: true }],

  storageState: async ({ baseURL, signedInAs, introSeen }, use) => {
    const stored = {
      ...(introSeen && { 'relish.intro-seen': 'true' }),
      ...(signedInAs !== undefined && {
        'relish.token': await signInByApi(baseURL ?? '', signedInAs),
      }),
    };
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },

  context: async ({ context, worker, live }, use) => {
    if (!worker)
      await context.addInitScript(() =>
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
      );
    if (!live) await context.addInitScript(withoutStreams);
    await use(context);
  },

  complaints: [
    async ({ page }, use) => {
      const complaints = await watch(page);
      await use(complaints);
      expect(complaints.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  expectRefusals: async ({ complaints }, use) => {
    await use((...statuses) =>
      complaints.expected.push(
        ...statuses.map((status) => new RegExp(`responded with a status of ${status}`)),
      ),
    );
  },
  expectComplaints: async ({ complaints }, use) => {
    await use((...expected) => complaints.expected.push(...expected));
  },
});

/** The stream of changes never answers. */
function withoutStreams() {
  const send = window.fetch;
  window.fetch = (request, init) =>
    typeof request === 'string' && request.endsWith('/api/v2/live')
      ? new Promise(() => {})
      : send(request, init);
}

type Complaints = Awaited<ReturnType<typeof watch>>;

async function watch(page: Page) {
  const messages: string[] = [];
  const expected: RegExp[] = [];
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // Leaving a page aborts its pending requests.
    if (why !== 'net::ERR_ABORTED') messages.push(`failed: ${request.url()} ${why}`);
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    messages.push(`console: ${message.text()} ${message.location().url}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} refused ${event.blockedURI}`);
    });
  });
  const unexpected = () =>
    messages.filter((each) => !expected.some((allowed) => allowed.test(each)));
  return { expected, unexpected };
}
