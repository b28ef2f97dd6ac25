import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { mailedLink } from './mailbox.ts';
import { ask, enterAs, MANAGER, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

interface Person {
  id: string;
  preferred_name: string;
  first_name: string;
  last_name: string;
}

/** The resident of the demo relative. */
async function herPerson(origin: string): Promise<Person> {
  const token = await signInByApi(origin, RELATIVE);
  const [person] = await ask<Person[]>(origin, 'relatives/my-people', {}, token);
  if (!person) throw new Error('the demonstration’s relative belongs to nobody');
  return person;
}

test('a manager previews, generates and opens the home evidence @desktop', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await enterAs(page, await signInByApi(origin, MANAGER));
  await page.goto('/download-report?kind=home_evidence');
  await expectPainted(page, 'Download a report');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Key figures' })).toBeVisible();
  await expect(preview.getByText('Residents are not named').last()).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Make the PDF' }).click();
  const open = page.getByRole('button', { name: 'Open: About the home' }).first();
  const download = page.waitForEvent('download');
  await open.click({ timeout: 60_000 });
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await download).suggestedFilename()).toMatch(/^home-\d{4}-\d\d-\d\d\.pdf$/);
});

test('a daughter gets an update by mail, and reads it after signing in @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const person = await herPerson(origin);
  await enterAs(page, await signInByApi(origin, MANAGER));
  await page.goto(`/email-report?resident=${person.id}`);
  await expectPainted(page, 'E-mail an update');
  const family = page.getByRole('group', { name: `Family of ${person.preferred_name}` });
  await family.getByRole('checkbox').first().check({ force: true });
  await page.getByRole('button', { name: 'Preview' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(
    page.getByRole('list', { name: 'Sent updates' }).getByText('Sent', { exact: true }).first(),
  ).toBeVisible({ timeout: 60_000 });

  const link = await mailedLink(RELATIVE, 'download-report');
  const context = await browser.newContext({ baseURL: origin });
  const hers = await context.newPage();
  await enterAs(hers, await signInByApi(origin, RELATIVE));
  await hers.goto(link);
  await expect(
    hers.getByRole('heading', { name: `What ${person.preferred_name} has been doing` }),
  ).toBeVisible();
  await expectAccessible(hers);
  const text = (await hers.getByRole('main').textContent()) ?? '';
  const others = await ask<Person[]>(
    origin,
    'residents/list',
    {},
    await signInByApi(origin, MANAGER),
  );
  const names = others
    .filter(({ id }) => id !== person.id)
    .map(({ last_name }) => last_name)
    .filter((name) => name !== person.last_name);
  expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  await context.close();
});

test('Package B explains that mails are not included, and offers a printed update @desktop', async ({
  page,
  baseURL,
}) => {
  await enterAs(page, await signInByApi(baseURL ?? '', 'package-b@relish.test'));
  await page.goto('/email-report');
  await expectPainted(page, 'E-mail an update');
  await expect(
    page.getByRole('heading', { name: 'Sending updates is not part of your package' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Download a report' }).click();
  await expectPainted(page, 'Download a report');
});
