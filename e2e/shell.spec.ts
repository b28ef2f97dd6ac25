import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { CARER, FAMILY, MANAGER, RELATIVE } from './people.ts';
import { test } from './watched-page.ts';

// With page transitions, as most users see them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const places = (page: Page) => page.getByRole('navigation', { name: 'Places' });
const place = (page: Page, name: string) => places(page).getByRole('link', { name, exact: true });
const more = (page: Page) => places(page).getByRole('link', { name: /^More/ });

/** On phones the account is under More. */
async function openAccount(page: Page) {
  if (await more(page).isVisible()) {
    await more(page).click();
    await page.getByRole('main').getByRole('link', { name: 'Account' }).click();
  } else await place(page, 'Account').click();
}

/** With or without a count of unread conversations. */
const CHAT = /^Chat(\d|$)/;
const MORE = /^More(\d|$)/;

const SEEN: {
  email: string;
  hello: string;
  bar: (string | RegExp)[];
  rail: (string | RegExp)[];
  team: string[];
  you: string[];
}[] = [
  {
    email: MANAGER,
    hello: 'Hello, Grace',
    bar: ['Home', 'Residents', 'Record', 'Activities'],
    rail: [
      'Home',
      'Residents',
      'Activities',
      'Events',
      'Visitors',
      'Notice board',
      CHAT,
      'Photo book',
      'Records',
      'Observations',
      'Surveys',
      'Risk assessments',
      'Insights',
      'Videos',
      'Ability guide',
    ],
    team: [
      'Our activities',
      'Groups',
      'About me tags',
      'Stories to read',
      'Consents to review',
      'Team',
      'Invitations',
      'Home settings',
    ],
    you: ['Tutorials', 'Products', 'Guided tours', 'Demo mode', 'Account'],
  },
  {
    email: CARER,
    hello: 'Hello, Jamie',
    bar: ['Home', 'Residents', 'Record', 'Activities'],
    rail: [
      'Home',
      'Residents',
      'Activities',
      'Events',
      'Visitors',
      'Notice board',
      CHAT,
      'Photo book',
      'Records',
      'Observations',
      'Surveys',
      'Risk assessments',
      'Insights',
      'Videos',
      'Ability guide',
    ],
    team: ['Team'],
    you: ['Tutorials', 'Products', 'Guided tours', 'Demo mode', 'Account'],
  },
  {
    email: RELATIVE,
    hello: 'Hello, Susan',
    bar: ['Home', 'My relative', CHAT, 'Photo book'],
    rail: [
      'Home',
      'My relative',
      'Activities',
      'Events',
      'Visits',
      'Notice board',
      CHAT,
      'Photo book',
      'Surveys',
      'Videos',
      'Ability guide',
    ],
    team: [],
    you: ['Products', 'Guided tours', 'Demo mode', 'Account'],
  },
  {
    email: FAMILY,
    hello: 'Hello, Ngozi',
    bar: ['Home', 'Activities', 'Events', 'Ability guide'],
    rail: ['Home', 'Activities', 'Events', CHAT, 'Photo book', 'Videos', 'Ability guide'],
    team: ['Invitations'],
    you: ['Tutorials', 'Products', 'Guided tours', 'Demo mode', 'Account'],
  },
];

for (const { email, hello, bar, rail, team, you } of SEEN)
  test.describe(email, () => {
    test.use({ signedInAs: email });

    test('sees the places they may open', async ({ page }, { project }) => {
      await page.goto('/tabs/home');
      await expectPainted(page, hello);
      const isPhone = project.name === 'phone';
      const links = places(page).getByRole('link');
      await expect(links).toHaveText(isPhone ? [...bar, MORE] : [...rail, ...team, ...you]);
      await expect(place(page, 'Home')).toHaveAttribute('aria-current', 'page');

      const viewport = page.viewportSize() ?? { width: 0, height: 0 };
      const box = await places(page).boundingBox();
      if (!box) throw new Error('The places are not painted.');
      if (isPhone) {
        expect(box.width).toBe(viewport.width);
        expect(Math.round(box.y + box.height)).toBe(viewport.height);
      } else {
        expect(box.x + box.width).toBeLessThan(300);
      }
      for (const link of await links.all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    });

    if (team.includes('Invitations')) return;

    test('is told which places they may not open @phone', async ({ page }) => {
      await page.goto('/tabs/invitations');
      await expect(
        page.getByText('Inviting people is for managers and family leads.'),
      ).toBeVisible();
      if (email === CARER) await expectAccessible(page);
    });
  });

test.describe('in the shell', () => {
  test.use({ signedInAs: MANAGER });

  test('the skip link jumps past the navigation @desktop', async ({ page }) => {
    await page.goto('/tabs/home');
    await expectPainted(page, 'Hello, Grace');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    // Backwards from the heading, past the navigation where it comes first.
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Shift+Tab');
      if (await skip.evaluate((link) => link === document.activeElement)) break;
    }
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/\/tabs\/home(#main)?$/);
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(inside).toBe(true);
  });

  test('letters open places, but not while typing @desktop', async ({ page }) => {
    await page.goto('/tabs/home');
    await expectPainted(page, 'Hello, Grace');
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await expect(page.getByRole('heading', { level: 1, name: 'Grace Adeyemi' })).toBeFocused();
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await expect(page.getByRole('heading', { level: 1, name: 'Invitations' })).toBeFocused();

    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help).toContainText('Go to Invitations');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);

    await page.getByRole('button', { name: 'Invite somebody' }).first().click();
    const field = page.getByRole('dialog').getByLabel('E-mail address');
    await field.pressSequentially('ga?gh');
    await expect(field).toHaveValue('ga?gh');
    await expect(page).toHaveURL(/\/tabs\/invitations/);
    await expect(help).toHaveCount(0);
  });

  test('the heading takes the focus after each navigation, also back and forward', async ({
    page,
  }) => {
    await page.goto('/tabs/home');
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await expect(heading('Hello, Grace')).toBeFocused();
    await openAccount(page);
    await expect(heading('Grace Adeyemi')).toBeFocused();
    await page.getByRole('link', { name: 'Change password' }).click();
    await expect(heading('Change password')).toBeFocused();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(heading('Grace Adeyemi')).toBeFocused();
    await page.goBack();
    await expect(heading('Change password')).toBeFocused();
    await page.goForward();
    await expect(heading('Grace Adeyemi')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('a chunk that is missing after a deploy reloads once, at the target address @phone', async ({
    page,
    expectComplaints,
  }) => {
    expectComplaints(/account-page/);
    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.goto('/tabs/home');
    await expectPainted(page, 'Hello, Grace');
    await page.route('**/assets/account-page-*.js', async (route) => {
      if (loads === 1) await route.fulfill({ status: 404, body: '' });
      else await route.continue();
    });
    await openAccount(page);
    await expectPainted(page, 'Grace Adeyemi');
    await expect(page).toHaveURL('/tabs/account');
    expect(loads).toBe(2);
  });

  test('a chunk that stays missing is explained instead of reloading for ever @phone', async ({
    page,
    expectComplaints,
  }) => {
    expectComplaints(/account-page/, /dynamically imported module/);
    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.goto('/tabs/home');
    await expectPainted(page, 'Hello, Grace');
    await page.route('**/assets/account-page-*.js', (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await openAccount(page);
    await expectPainted(page, 'Something broke');
    expect(loads).toBe(2);
    await expectAccessible(page);
    await page.unroute('**/assets/account-page-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPainted(page, 'Grace Adeyemi');
  });

  test(
    'navigation waits for nothing once its chunk is loaded',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/tabs/home');
      await expectPainted(page, 'Hello, Grace');
      await more(page).click();
      await expectPainted(page, 'More');
      await place(page, 'Home').click();
      await expectPainted(page, 'Hello, Grace');
      // Content below the fold loads a moment later.
      await page.waitForLoadState('networkidle');

      // From now on neither calls nor files are answered.
      const asked: string[] = [];
      await page.route(/\/(api|assets)\//, (route) => void asked.push(route.request().url()));
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const changes: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        changes.push(await timeToPaint(page, '/tabs/more', 'More'));
        await timeToPaint(page, '/tabs/home', 'Hello, Grace');
      }
      expect(asked).toEqual([]);
      // Printed only, because the time depends on the machine.
      console.log(`A change of route, CPU slowed four times: ${middle(changes).toFixed(0)} ms.`);
    },
  );
});

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Time from the tap to the frame with the new heading. */
const timeToPaint = (page: Page, path: string, heading: string) =>
  page.evaluate(
    async ([to, wanted]) => {
      const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`);
      const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await painted();
      const start = performance.now();
      link?.click();
      while (document.querySelector('h1')?.textContent !== wanted) await painted();
      // Waits for a task queued during that frame, which runs after it.
      await painted();
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    },
    [path, heading] as const,
  );
