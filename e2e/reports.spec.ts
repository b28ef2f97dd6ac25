import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, CARER, MANAGER, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

const PACKAGE_B = 'package-b@relish.test';
const PHOTO = 'packages/web/public/icons/icon-512.png';
const ADD = '**/api/v2/reports/add';

interface Beginning {
  people: { id: string; preferred_name: string }[];
}

async function fetchFormOptions(origin: string, email: string) {
  const token = await signInByApi(origin, email);
  return { token, ...(await ask<Beginning>(origin, 'reports/beginning', {}, token)) };
}

/** Counts records with this title. */
async function countRecords(origin: string, title: string): Promise<number> {
  const { reports } = await ask<{ reports: { title: string }[] }>(
    origin,
    'reports/list',
    { from: daysAgo(2), to: daysAgo(-1), limit: 100 },
    await signInByApi(origin, MANAGER),
  );
  return reports.filter((report) => report.title === title).length;
}

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Fills in the form up to Save, with a unique title. */
async function write(page: Page, title: string) {
  await page.goto('/manage-report');
  await page.getByRole('searchbox', { name: 'Search, or write what you did' }).fill(title);
  await page.getByRole('button', { name: `Record “${title}”` }).click();
  await page.getByRole('radio', { name: 'Music and dance' }).click();
  await page.getByRole('checkbox', { name: /^Peggy/ }).check();
}

test.describe('a carer', () => {
  test.use({ signedInAs: CARER });

  test(
    'records a group in the lounge, with one who declined',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/tabs/home');
      await page.getByRole('link', { name: 'Record', exact: true }).click();
      await expectPainted(page, 'Record');
      await page.getByRole('searchbox').fill('sing');
      await page.getByRole('button', { name: /^Sing-along of chosen favourites/ }).click();
      await expect(page.getByRole('heading', { name: 'Who was there?' })).toBeFocused();
      await page.getByRole('button', { name: /^Sunday singers/ }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'How was it?' }).click();

      const rows = page.getByRole('button', { name: /Took part Change$/ });
      const everybody = await rows.count();
      expect(everybody).toBeGreaterThan(5);
      await page.getByRole('radio', { name: 'Delighted' }).first().check();
      await rows.nth(1).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('radio', { name: 'Declined' }).check();
      await sheet.getByRole('radio', { name: 'Tired' }).check();
      await expectAccessible(page);
      await sheet.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('button', { name: /Declined Change$/ })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save' }).click();

      await expectPainted(page, 'Sing-along of chosen favourites');
      await expect(page.getByText('Delighted')).toBeVisible();
      await expect(page.getByText('Tired')).toBeVisible();
      await expect(page.getByText(/^Took part/)).toHaveCount(everybody - 1);
      await expectAccessible(page);
    },
  );

  test(
    'loses nothing and records nothing twice, however often the network is cut',
    { tag: '@phone' },
    async ({ page, context, baseURL, expectComplaints }) => {
      expectComplaints(/reports\/add/, /ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK_CHANGED/);
      const origin = baseURL ?? '';
      const title = `Humming at the window ${Date.now()}`;
      await write(page, title);
      await page.getByRole('button', { name: 'How was it?' }).click();

      // Every tap is stored on the device, but not in plain text.
      const { count, text } = await sealedOn(page);
      expect(count).toBe(1);
      await page.getByRole('radio', { name: 'Delighted' }).check();
      await expect.poll(async () => (await sealedOn(page)).text).not.toBe(text);
      expect(text).not.toContain('Humming');
      await page.reload();
      await expect(page.getByText('We kept what you had written.')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Delighted' })).toBeChecked();

      let tries = 0;
      let isCut = true;
      await page.route(ADD, async (route) => {
        tries += 1;
        if (!isCut) return route.continue();
        // Every other request reaches the server but loses its answer, which is the worst case.
        if (tries % 2 === 0) await route.fetch();
        return route.abort();
      });
      // It is also sent automatically, so more often than by pressing.
      const tried = async (what: () => Promise<unknown>) => {
        const before = tries;
        await what();
        await expect.poll(() => tries).toBeGreaterThan(before);
      };
      await page.getByRole('button', { name: 'Save' }).click();
      await expectPainted(page, 'Waiting to be saved');
      await expect(page.getByText('Not saved yet.')).toBeVisible();
      await expectAccessible(page);
      const sendNow = page.getByRole('button', { name: 'Send now' });
      for (let again = 0; again < 2; again += 1) await tried(() => sendNow.click());
      expect(await countRecords(origin, title)).toBe(1);

      // Really offline, and on another page when the connection returns.
      await tried(() => page.goto('/tabs/more'));
      await expect(page.getByText('1 record is not saved yet.')).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByRole('alertdialog', { name: 'No Internet Connection' })).toBeVisible();
      await tried(() => context.setOffline(false));
      isCut = false;
      // Unless it has been sent automatically meanwhile.
      await sendNow.click({ timeout: 2000 }).catch(() => undefined);
      await expect(page.getByText('1 record is not saved yet.')).toHaveCount(0);
      expect(await countRecords(origin, title)).toBe(1);
      expect(await sealedOn(page)).toMatchObject({ count: 0 });
    },
  );
});

/** Raw content of the browser's storage. */
const sealedOn = (page: Page) =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.addEventListener('success', () => resolve(request.result));
      });
    const database = await answer(indexedDB.open('relish.sealed'));
    const notes = database.transaction('notes').objectStore('notes');
    const names = (await answer(notes.getAllKeys())) as string[];
    const all = await answer<{ data: ArrayBuffer }[]>(notes.getAll());
    database.close();
    // Answers kept for offline reading are not drafts, so they do not count here.
    const rows = all.filter((_, index) => names[index]?.split(' ')[2] !== 'seen');
    return {
      count: rows.length,
      text: rows.map(({ data }) => new TextDecoder('latin1').decode(data)).join(' '),
    };
  });

test.describe('a manager', () => {
  test.use({ signedInAs: MANAGER });

  test(
    'amends a carer’s record with a reason, and voids it',
    { tag: '@desktop' },
    async ({ page, baseURL }) => {
      const origin = baseURL ?? '';
      const { token, people } = await fetchFormOptions(origin, CARER);
      const peggy = people.find(({ preferred_name }) => preferred_name === 'Peggy');
      const me = await ask<{ id: string }>(origin, 'me', {}, token);
      const { id } = await ask<{ id: string }>(
        origin,
        'reports/add',
        {
          client_uuid: crypto.randomUUID(),
          report_type: 'quick',
          free_title: 'A walk to the gate',
          category: 'NAT',
          format: 'one_to_one',
          started_at: new Date(Date.now() - 3_600_000).toISOString(),
          duration_min: 15,
          led_by: [{ kind: 'staff', id: me.id }],
          participations: [{ resident_id: peggy?.id, attendance: 'took_part', mood_after: 3 }],
        },
        token,
      );
      await page.goto(`/report?id=${id}`);
      await expectPainted(page, 'A walk to the gate');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Amend' }).click();
      await expectPainted(page, 'Amend the record');
      await page.getByRole('radio', { name: 'Delighted' }).check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('textbox', { name: 'Reason' }).fill('Peggy told me herself.');
      await page.getByRole('button', { name: 'Save' }).click();

      await expectPainted(page, 'A walk to the gate');
      await expect(page.getByText('Amended', { exact: true })).toBeVisible();
      await page.getByText('History (2 versions)').click();
      await expect(page.getByText('“Peggy told me herself.”')).toBeVisible();
      await expect(page.getByText('Peggy Hartley: Mood after')).toBeVisible();

      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Void' }).click();
      const question = page.getByRole('alertdialog', { name: 'Void this record?' });
      await question.getByRole('textbox', { name: 'Reason' }).fill('It was another Peggy.');
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Void it' }).click();
      await expect(page.getByText(/Reason: It was another Peggy\./)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Amend' })).toHaveCount(0);
      await expectAccessible(page);
    },
  );

  test('writes a full record on one page', { tag: '@desktop' }, async ({ page }) => {
    await write(page, 'Reading the paper aloud');
    await page.getByRole('button', { name: 'Add more: a full report' }).click();
    await page.getByRole('radio', { name: /^Absorbed/ }).check();
    await page.getByRole('checkbox', { name: 'Laughed' }).check();
    await page.getByRole('textbox', { name: 'What Peggy said' }).fill('That never happened!');
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add photos' }).click();
    await (await chosen).setFiles(PHOTO);
    const photo = page.getByRole('group', { name: 'Photo 1' });
    await photo.getByRole('checkbox', { name: 'Peggy' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expectPainted(page, 'Reading the paper aloud');
    const kept = page.getByRole('region', { name: 'Photos' }).getByRole('img');
    await expect
      .poll(() => kept.evaluate((it) => (it as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByText('“That never happened!”')).toBeVisible();
    await expect(page.getByText('Full report')).toBeVisible();
  });
});

test.describe('Package B', () => {
  test.use({ signedInAs: PACKAGE_B });

  test('is told what a full record needs', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/manage-report');
    await page.getByRole('searchbox').fill('Tea and a chat by the fire');
    await page.getByRole('button', { name: /^Record “Tea/ }).click();
    await page.getByRole('radio', { name: 'Food and drink' }).click();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'How was it?' }).click();
    await page.getByText('Add more: a full report').click();
    await expect(page.getByText('Full reports are not part of Package B')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expectPainted(page, 'Tea and a chat by the fire');
    await expect(page.getByText('Quick report')).toBeVisible();
  });
});
