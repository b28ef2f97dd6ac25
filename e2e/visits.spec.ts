import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, enterAs, FAMILY, MANAGER, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';
import { whenControlled } from './when-controlled.ts';

/** Unique across tests, screen widths and runs. */
const unique = (name: string) => `${name} ${Date.now().toString(36).slice(-5)}`;

test('a relative announces a visit, and reception signs a visitor in and out @phone', async ({
  page,
  browser,
  baseURL: origin = '',
}) => {
  const note = unique('With cake');
  await enterAs(page, await signInByApi(origin, RELATIVE));
  await page.goto('/visits');
  await expectPainted(page, 'Visits');
  await page.getByRole('button', { name: 'I’m coming' }).click();
  const dialog = page.getByRole('dialog', { name: 'I’m coming' });
  await expect(dialog.getByText(/^Lunch is from 12:30 to 13:30\./)).toBeVisible();
  await dialog.getByLabel(/^A line for the home/).fill(note);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Tell the home' }).click();
  await expect(page.getByText(note)).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: origin, viewport: page.viewportSize() });
  const desk = await context.newPage();
  await desk.addInitScript(() => localStorage.setItem('relish.intro-seen', 'true'));
  await enterAs(desk, await signInByApi(origin, MANAGER));
  await desk.goto('/visits');
  await expectPainted(desk, 'Visitors');
  const row = desk.getByRole('listitem').filter({ hasText: note });
  await row.getByRole('button', { name: 'Sign in Susan Hartley' }).click();
  await expect(desk.getByText('Susan Hartley is signed in')).toBeVisible();
  const inside = desk.getByRole('list', { name: 'In the house now' });
  await expect(inside.getByText('Susan Hartley').first()).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: /^Fire list/ }).click();
  await expectPainted(desk, 'Fire list');
  await expect(desk.getByText(/^Susan Hartley/).first()).toBeVisible();
  await expectAccessible(desk);
  await desk.goBack();
  await inside.getByRole('button', { name: 'Sign out Susan Hartley' }).first().click();
  await expect(desk.getByText('Susan Hartley is signed out')).toBeVisible();
  await context.close();
});

test('another family sees nothing of a visit, and a household has none', async ({
  page,
  baseURL: origin = '',
}) => {
  const token = await signInByApi(origin, RELATIVE);
  const own = await ask<{ resident: { preferred_name: string } | null }[]>(
    origin,
    'visits/own',
    {},
    token,
  );
  expect(new Set(own.map(({ resident }) => resident?.preferred_name))).toEqual(new Set(['Peggy']));
  await enterAs(page, await signInByApi(origin, FAMILY));
  await page.goto('/visits');
  await expect(page.getByText('Visits belong to care homes')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Visits', exact: true })).toHaveCount(0);
});

test.describe('without a connection', () => {
  test.use({ worker: true, signedInAs: MANAGER });

  test('the fire list opens as it was last known, with its time @phone', async ({
    page,
    context,
    expectComplaints,
  }) => {
    expectComplaints(/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK_CHANGED/, /ERR_FAILED/);
    await page.goto('/fire-list');
    await expectPainted(page, 'Fire list');
    await whenControlled(page);
    await expect(page.getByText('Peggy Hartley')).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Carry on recording' }).click();
    await expect(page.getByText('Peggy Hartley')).toBeVisible();
    await expect(page.getByText(/^As of \d\d:\d\d/)).toBeVisible();
  });
});
