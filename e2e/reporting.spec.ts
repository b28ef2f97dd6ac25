import { test as base, expect, type Page } from '@playwright/test';

import { startIngest } from './local-ingest.ts';

type Ingest = Awaited<ReturnType<typeof startIngest>>;

const ID = '6f1c2b9e-4d7a-4c8e-9b1f-2a3c4d5e6f70';
// The year together with "born", because timestamps are full of digits.
const PERSONAL = /grace|hopper|home\.test|born 1931|6f1c2b9e/i;
const LAZY = /\/assets\/(collector|recorder|page-counter)-/;

interface Stories {
  ingest: Ingest;
  /** Lazily loaded reporting files that the page requested. */
  requested: string[];
  /** Console errors and uncaught errors. */
  complaints: string[];
}

// Not the watched page, because these tests throw errors on purpose.
const test = base.extend<Stories>({
  ingest: async ({ page: _page }, use) => {
    const ingest = await startIngest();
    await use(ingest);
    await ingest.close();
  },
  requested: async ({ page }, use) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const name = LAZY.exec(request.url())?.[1];
      if (name) asked.push(name);
    });
    await use(asked);
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await use(complaints);
  },
});

// Rewritten pages lose their origin, and the browser then blocks access to the local network.
test.use({ permissions: ['local-network-access'] });

/** Serves the page as if configured like this: its meta element and its content security policy. */
async function configure(page: Page, ingest: Ingest, config: object) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const content = JSON.stringify(config).replaceAll('"', '&quot;');
    const place = /(<meta\s+name="relish-config"\s+content=")[^"]*/;
    const html = await response.text();
    expect(html).toMatch(place);
    const policy = response.headers()['content-security-policy'] ?? '';
    return route.fulfill({
      response,
      body: html.replace(place, `$1${content}`),
      headers: {
        ...response.headers(),
        'content-security-policy': policy.replace(
          'connect-src',
          `connect-src http://${ingest.host}`,
        ),
      },
    });
  });
}

/** Makes Math.random return a fixed value. */
const drawAlways = (page: Page, value: number) =>
  page.addInitScript((drawn) => {
    Math.random = () => drawn;
  }, value);

const makeDsn = ({ host }: Ingest) => `http://public@${host}/1`;

async function open(page: Page, path: string) {
  // A service worker would bypass the rewritten page.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.clock.install();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Throws an uncaught error in the page. */
const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => {
    queueMicrotask(() => {
      throw new TypeError(text);
    });
  }, message);

const EARLY = 'Early: "Grace Hopper" (grace.hopper@home.test), born 1931';
const LATE = `Late: 'Grace Hopper' of /manage-resident/${ID}`;

test('an error is reported without personal data', async ({
  page,
  ingest,
  requested,
  complaints,
}) => {
  await drawAlways(page, 0.99);
  await configure(page, ingest, { sentry_dsn: makeDsn(ingest) });
  await open(page, `/login?resident=${ID}&name=Grace#hopper`);
  await throwLater(page, EARLY);
  expect(requested).toEqual([]);
  await page.clock.runFor(10_000);
  await expect.poll(() => ingest.items('event').length).toBe(1);

  await page.evaluate(() => console.log('Grace Hopper slept badly'));
  await page.getByRole('heading', { level: 1 }).click();
  await throwLater(page, LATE);
  await expect.poll(() => ingest.items('event').length).toBe(2);
  expect(requested).toEqual(['collector']);
  expect(complaints).toEqual([EARLY, LATE]);

  const [early, late] = ingest.items('event').map(({ payload }) => JSON.parse(payload) as object);
  const ours = {
    environment: 'production',
    release: 'relish@2.9.1+64',
    sdk: { settings: { infer_ip: 'never' } },
  };
  expect(early).toMatchObject({
    ...ours,
    exception: { values: [{ type: 'TypeError', value: 'Early: … … born #' }] },
  });
  expect(late).toMatchObject({
    ...ours,
    request: { url: `${new URL(page.url()).origin}${new URL(page.url()).pathname}` },
    exception: {
      values: [
        { value: 'Late: … of /manage-resident/:id', stacktrace: { frames: expect.any(Array) } },
      ],
    },
  });
  expect(late).toHaveProperty('breadcrumbs');
  for (const event of [early, late]) expect(event).not.toHaveProperty('user');
  for (const { body, headers } of ingest.received) {
    expect(body).not.toMatch(PERSONAL);
    expect(headers).not.toHaveProperty('cookie');
  }
});

test('a recording contains neither text nor addresses', async ({
  page,
  ingest,
  requested,
  complaints,
}) => {
  await drawAlways(page, 0);
  await configure(page, ingest, { sentry_dsn: makeDsn(ingest) });
  await open(page, `/login?resident=${ID}&name=Grace`);
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.clock.runFor(10_000);
  await expect.poll(() => requested).toEqual(['collector', 'recorder']);
  // A page being left sends its recording if it is long enough.
  await expect
    .poll(async () => {
      await page.clock.runFor(6000);
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      return ingest.items('replay_recording').length;
    })
    .toBeGreaterThan(0);

  const [recording] = ingest.items('replay_recording');
  expect(recording?.payload).toContain('"tagName":"h1"');
  expect(recording?.payload).not.toContain(heading);
  const [event] = ingest.items('replay_event');
  expect(JSON.parse(event?.payload ?? '{}')).toMatchObject({ replay_type: 'session' });
  for (const { body } of ingest.received) expect(body).not.toMatch(PERSONAL);
  expect(complaints).toEqual([]);
});

test('pages are counted by name, without identifying anyone', async ({
  page,
  ingest,
  requested,
  complaints,
}) => {
  await configure(page, ingest, {});
  await open(page, '/login');
  const stored = () => page.evaluate(() => Object.keys(localStorage));
  const before = { cookies: await page.context().cookies(), stored: await stored() };
  await page.unrouteAll();

  await configure(page, ingest, {
    analytics: { site: 'relish.example', endpoint: `http://${ingest.host}/api/event` },
  });
  await page.goto(`/nowhere/${ID}?name=Grace#hopper`, { referer: 'https://hopper.example/' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(1000);
  await expect.poll(() => ingest.received.length).toBe(1);
  const [counted] = ingest.received;
  const { origin } = new URL(page.url());
  expect(JSON.parse(counted?.body ?? '')).toEqual({
    n: 'pageview',
    u: `${origin}/nowhere`,
    d: 'relish.example',
    v: expect.any(Number),
  });
  expect(counted?.headers).not.toHaveProperty('cookie');
  expect(counted?.headers).not.toHaveProperty('referer');
  expect(await page.context().cookies()).toEqual(before.cookies);
  expect(await stored()).toEqual(before.stored);
  expect(requested).toEqual(['page-counter']);
  expect(complaints).toEqual([]);
});

test('a user who opts out of tracking is not counted', async ({ page, ingest, requested }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await configure(page, ingest, {
    analytics: { site: 'relish.example', endpoint: `http://${ingest.host}/api/event` },
  });
  await open(page, '/login');
  await page.clock.runFor(60_000);
  expect(requested).toEqual([]);
  expect(ingest.received).toEqual([]);
});

test('without configuration nothing of reporting is loaded', async ({
  page,
  requested,
  complaints,
}) => {
  await drawAlways(page, 0);
  await open(page, '/login');
  await throwLater(page, EARLY);
  await page.clock.runFor(60_000);
  expect(complaints).toEqual([EARLY]);
  expect(requested).toEqual([]);
});
