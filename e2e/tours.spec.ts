import { expect, type Page } from '@playwright/test';

import { expectAccessible } from './expect-page.ts';
import { mailedLink } from './mailbox.ts';
import {
  ask,
  CARER,
  enterAs,
  FAMILY,
  MANAGER,
  newAddress,
  NEWCOMER_PASSWORD,
  registerHome,
  RELATIVE,
  signInByApi,
} from './people.ts';
import { test } from './watched-page.ts';

interface Tour {
  code: string;
  title: string;
  kind: 'welcome' | 'task';
  steps: { target: string; route: string | null; title: string; text: string }[];
  progress: { dismissed: boolean } | null;
}

const card = (page: Page) => page.getByRole('dialog').filter({ hasText: /^Step \d of \d/ });
const next = (page: Page) => card(page).getByRole('button', { name: /^(Next|Finish)$/ });

/** Several tests share a demo account, and would otherwise resume each other's tours. */
const forgetProgress = (page: Page) =>
  page.route('**/api/v2/tours/list', async (route) => {
    const response = await route.fetch();
    const tours = (await response.json()) as Tour[];
    await route.fulfill({ response, json: tours.map((tour) => ({ ...tour, progress: null })) });
  });

// A list may still be on its way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Opens the list of tours without loading the app again. */
async function openList(page: Page) {
  if (page.url() === 'about:blank') await page.goto('/tours');
  else
    await page.evaluate(() => {
      // The router counts its entries.
      const { idx } = history.state as { idx: number };
      history.pushState({ idx: idx + 1 }, '', '/tours');
      dispatchEvent(new PopStateEvent('popstate'));
    });
}

async function start(page: Page, { title }: Tour) {
  await openList(page);
  await page
    .getByRole('button', { name: new RegExp(`^(Start|Continue|Take it again): ${title}$`) })
    .click();
}

/** The target is on the screen, the spotlight is on it, and the card leaves most of it visible. */
async function expectStep(page: Page, { steps }: Tour, step: number) {
  const { target, title, text } = steps[step] ?? { target: '', title: '', text: '' };
  await expect(
    page.getByText(`Step ${step + 1} of ${steps.length}: ${title}. ${text}`),
  ).toBeAttached();
  await expect(card(page)).toBeInViewport({ ratio: 0.99 });
  await expect(card(page)).toHaveAccessibleName(title);
  await expect
    .poll(() => page.evaluate(measureSpot, target), {
      message: `${title}: share of ${target} in the spotlight`,
    })
    .toBeGreaterThan(0.5);
}

/** The visible share of the spotlight that is neither off its target nor below the card. */
function measureSpot(name: string): number {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect());
  const shared = (one: DOMRect, other: DOMRect) =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const [spot] = boxes('[data-tour-spot]');
  const [target] = boxes(`[data-tour~="${name}"]`);
  const [shown] = boxes('[data-react-aria-top-layer] [role=dialog]');
  if (!spot || !target || !shown) return 0;
  const lit = shared(spot, target) - shared(spot, shown);
  return lit / (spot.width * spot.height);
}

async function take(page: Page, tour: Tour) {
  await test.step(tour.title, async () => {
    await start(page, tour);
    const saved = page.waitForResponse(
      (response) =>
        response.url().endsWith('/tours/progress') &&
        (response.request().postData() ?? '').includes('finished'),
    );
    for (const step of tour.steps.keys()) {
      await expectStep(page, tour, step);
      await next(page).click();
    }
    await saved;
    await expect(card(page)).toHaveCount(0);
  });
}

const listTours = (origin: string, token: string) => ask<Tour[]>(origin, 'tours/list', {}, token);

/** Invites a colleague to the demo home. */
async function invite(origin: string, role: string) {
  const email = newAddress();
  const access_until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const manager = await signInByApi(origin, MANAGER);
  await ask(origin, 'invitations/add', { email, role, access_until }, manager);
  const invitation_code = (await mailedLink(email, 'register')).split('#')[1];
  const { token } = await ask<{ token: string }>(origin, 'register', {
    email,
    password: NEWCOMER_PASSWORD,
    first_name: 'Ines',
    last_name: 'Spence',
    is_adult: true,
    invitation_code,
  });
  return token;
}

const PEOPLE = {
  'a manager': MANAGER,
  'a relative @also-phone': RELATIVE,
  'a carer @also-phone': CARER,
  'a family organisation': FAMILY,
  'Package A': 'package-a@relish.test',
};

for (const [who, email] of Object.entries(PEOPLE))
  test.describe(who, () => {
    test.use({ signedInAs: email });
    const width = who.includes('@also-phone') ? '' : ' @desktop';

    test(`every step of every tour has its target${width}`, async ({ page, baseURL }) => {
      test.setTimeout(240_000);
      const origin = baseURL ?? '';
      const tours = await listTours(origin, await signInByApi(origin, email));
      expect(tours.filter(({ kind }) => kind === 'welcome')).toHaveLength(1);
      await forgetProgress(page);
      for (const tour of tours) await take(page, tour);
      const after = await ask<{ progress: { finished: boolean } | null }[]>(
        origin,
        'tours/list',
        {},
        await signInByApi(origin, email),
      );
      expect(after.every(({ progress }) => progress?.finished)).toBe(true);
    });
  });

for (const role of ['viewer_inspector', 'volunteer_external'])
  test(`every step of every tour of ${role} has its target @desktop`, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const origin = baseURL ?? '';
    const token = await invite(origin, role);
    await enterAs(page, token);
    const tours = await listTours(origin, token);
    expect(tours.length).toBeGreaterThan(0);
    for (const tour of tours) await take(page, tour);
  });

test('a new manager is offered the tour once, goes through it by keyboard and resumes it', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { token } = await registerHome(origin);
  await enterAs(page, token);
  const [tour] = await listTours(origin, token);
  if (!tour) throw new Error('There is no tour for a manager.');
  await page.goto('/tabs/home');
  await page.getByRole('button', { name: /^Take the tour/ }).press('Enter');
  await expectStep(page, tour, 0);
  await expectAccessible(page);
  // The first step on another page that has a field.
  const away = tour.steps.findIndex(({ route }) => route !== null && route !== '/tabs/home');
  for (let step = 1; step <= away; step += 1) {
    await page.keyboard.press('ArrowRight');
    await expectStep(page, tour, step);
  }
  expect(new URL(page.url()).pathname).toBe(tour.steps[away]?.route);
  for (let count = 0; count < 4; count += 1) {
    await page.keyboard.press('Tab');
    await expect(card(page).locator(':focus')).toHaveCount(1);
  }

  // The page below stays usable, and arrows in a field move its cursor.
  await page.getByRole('searchbox').first().click();
  await page.keyboard.press('ArrowRight');
  await expectStep(page, tour, away);
  await next(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expectStep(page, tour, away - 1);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('h1:focus')).toHaveCount(1);
  await page.goto('/tabs/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'New here?' })).toHaveCount(0);

  await page.goto('/tours');
  await expect(page.getByText(`Stopped at step ${away} of ${tour.steps.length}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Continue: ${tour.title}` }).click();
  await expectStep(page, tour, away - 1);
});

test('“Not now” is remembered on every device', async ({ page, baseURL }) => {
  const { token } = await registerHome(baseURL ?? '');
  await enterAs(page, token);
  await page.goto('/tabs/home');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'New here?' })).toHaveCount(0);
  await expect
    .poll(async () => {
      const [tour] = await ask<Tour[]>(baseURL ?? '', 'tours/list', {}, token);
      return tour?.progress?.dismissed;
    })
    .toBe(true);
});

test.describe('a carer who reads large text', () => {
  test.use({ signedInAs: CARER });

  test('sees every step at 200%, and the spotlight follows scrolling', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 200% !important; }');
        document.adoptedStyleSheets = [sheet];
      }),
    );
    const origin = baseURL ?? '';
    const [tour] = await listTours(origin, await signInByApi(origin, CARER));
    if (!tour) throw new Error('There is no tour for a carer.');
    await forgetProgress(page);
    await start(page, tour);
    for (const step of tour.steps.keys()) {
      await expect(page.getByText(`Step ${step + 1} of ${tour.steps.length}: `)).toBeAttached();
      await expect(card(page)).toBeInViewport();
      await next(page).scrollIntoViewIfNeeded();
      await expect(next(page)).toBeInViewport();
      if (step === 0) {
        const top = () =>
          page.locator('[data-tour-spot]').evaluate((spot) => spot.getBoundingClientRect().top);
        const before = await top();
        await page.mouse.move((page.viewportSize()?.width ?? 0) * 0.6, 200);
        // The first turn of the wheel only tells the tour to stop scrolling by itself.
        await expect(async () => {
          await page.mouse.wheel(0, 30);
          expect(await top()).toBeLessThan(before);
        }).toPass();
      }
      await next(page).click();
    }
    await expect(card(page)).toHaveCount(0);
  });
});

test.describe('a manager with colleagues', () => {
  test.use({ signedInAs: MANAGER });

  test('sees which tours they have finished, and prints a leaflet @desktop', async ({ page }) => {
    await page.goto('/tours?view=colleagues');
    await expect(page.getByText(/^Use this to offer help/)).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Not taken yet' }).first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page.goto('/tours/leaflet?code=record-a-group');
    await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(5);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Places' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByText('Rosewood House').last()).toBeVisible();
  });
});
