import { test as base, expect, type Page } from '@playwright/test';

import { tokenOf } from './people.ts';

interface Watched {
  /** Statuses that this story provokes; the browser logs each refused call as an error. */
  expectRefusals: (...statuses: number[]) => void;
  /** What else this story provokes and the browser complains about. */
  expectComplaints: (...complaints: RegExp[]) => void;
}

interface Start {
  /** A demo account that is signed in on this device already. */
  signedInAs: string | undefined;
  introSeen: boolean;
  /** The service worker answers past what a story intercepts, so that most of them do without. */
  worker: boolean;
}

/** The page of every story: whatever the browser complains about fails it. */
export const test = base.extend<Watched & Start & { complaints: Complaints }>({
  signedInAs: [undefined, { option: true }],
  introSeen: [true, { option: true }],
  worker: [false, { option: true }],

  storageState: async ({ baseURL, signedInAs, introSeen }, use) => {
    const stored = {
      ...(introSeen && { 'relish.intro-seen': 'true' }),
      ...(signedInAs !== undefined && { 'relish.token': await tokenOf(baseURL ?? '', signedInAs) }),
    };
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },

  context: async ({ context, worker }, use) => {
    if (!worker)
      await context.addInitScript(() =>
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
      );
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

type Complaints = Awaited<ReturnType<typeof watch>>;

async function watch(page: Page) {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // Whoever goes on to another page does not wait for what was on its way.
    if (why !== 'net::ERR_ABORTED') heard.push(`failed: ${request.url()} ${why}`);
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    heard.push(`console: ${message.text()} ${message.location().url}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} refused ${event.blockedURI}`);
    });
  });
  const unexpected = () => heard.filter((each) => !expected.some((allowed) => allowed.test(each)));
  return { expected, unexpected };
}
