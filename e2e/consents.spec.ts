import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, CARER, enterAs, MANAGER, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

let people = 0;

/** A new resident in the demo home, so that tests do not affect each other. */
async function newResident(origin: string): Promise<string> {
  people += 1;
  const { id } = await ask<{ id: string }>(
    origin,
    'residents/add',
    {
      first_name: 'Olive',
      last_name: `Marsh ${process.pid} ${people}`,
      date_of_birth: '1938-04-02',
      move_in_date: '2026-10-01',
    },
    await signInByApi(origin, MANAGER),
  );
  return id;
}

const row = (page: Page, question: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: question }) });

test.describe('a manager', () => {
  test.use({ signedInAs: MANAGER });

  test('records a decision with a valid basis, and withdraws it in two taps @phone', async ({
    page,
    baseURL,
  }) => {
    const id = await newResident(baseURL ?? '');
    await page.goto(`/resident-consents?id=${id}`);
    await expectPainted(page, 'Consent');
    const family = row(page, /own family in the app/);
    await expect(family).toContainText('Not asked, so no');
    await expectAccessible(page);

    await family.getByRole('button', { name: /^Record an answer/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Pictures for own family' });
    await drawer.getByRole('radio', { name: /^Yes/ }).check();
    await drawer.getByRole('radio', { name: /^Best interests/ }).check();
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toContainText('Enter who decided.');
    await expectAccessible(page);
    await drawer.getByRole('radio', { name: /^Olive’s own consent/ }).check();
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toBeHidden();
    await expect(family).toContainText('Olive’s own consent');

    await family.getByRole('button', { name: /^Says no/ }).click();
    await page.getByRole('button', { name: 'Withdraw it now' }).click();
    await expect(family).toContainText('Withdrawn');
    await family.getByRole('button', { name: /^History/ }).click();
    const history = page.getByRole('dialog', { name: 'Pictures for own family' });
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
  });

  test('records all decisions of an admission at once @desktop', async ({ page, baseURL }) => {
    const id = await newResident(baseURL ?? '');
    await page.goto(`/resident-consents?id=${id}`);
    await page.getByRole('link', { name: 'Record several at once' }).click();
    await expectPainted(page, 'Record several answers');
    await expectAccessible(page);
    const answer = (question: RegExp, words: string) =>
      page
        .getByRole('radiogroup', { name: question })
        .getByRole('radio', { name: words, exact: true })
        .check();
    await answer(/on the record/, 'Yes');
    await answer(/outside the home/, 'No');
    await answer(/boards and in albums/, 'Ask');
    await page.getByRole('button', { name: 'Save the answers' }).click();
    await expectPainted(page, 'Consent');
    await expect(row(page, /on the record/)).toContainText('Olive’s own consent');
    await expect(row(page, /boards and in albums/)).toContainText('Ask each time');
    await expect(row(page, /how old Olive is/)).toContainText('Not asked, so no');
  });

  test('sees consents to review, and records a decision @desktop', async ({ page, baseURL }) => {
    const origin = baseURL ?? '';
    const id = await newResident(origin);
    const old = { purpose: 'video_call', decision: 'yes', basis: 'own_consent' };
    await ask(
      origin,
      'consents/record',
      { resident_id: id, ...old, from_date: '2025-01-10' },
      await signInByApi(origin, MANAGER),
    );
    await page.goto('/consents-due');
    await expectPainted(page, 'Consents to review');
    await expectAccessible(page);
    await page.locator(`a[href="/resident-consents?id=${id}"]`).click();
    await expect(row(page, /video calls/)).toContainText('Review overdue since 10 Jan 2026');

    await page.getByRole('button', { name: 'Add a note' }).click();
    const drawer = page.getByRole('dialog', { name: 'Add a note' });
    await drawer.getByLabel('Which decision?').fill('Video calls with family');
    await drawer.getByRole('radio', { name: 'It varies' }).check();
    await drawer.getByLabel('Who assessed it?').fill('Dr Shah');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(row(page, /^Video calls with family$/)).toContainText('It varies');
  });
});

test('a carer records a no, but cannot record a yes @phone', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const id = await newResident(origin);
  const yes = { purpose: 'photo_record', decision: 'yes', basis: 'own_consent' };
  await ask(
    origin,
    'consents/record',
    { resident_id: id, ...yes },
    await signInByApi(origin, MANAGER),
  );
  await enterAs(page, await signInByApi(origin, CARER));
  await page.goto(`/resident-consents?id=${id}`);
  await expectPainted(page, 'Consent');
  await expect(page.getByRole('button', { name: /^Record an answer/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Notes on capacity' })).toHaveCount(0);
  await expectAccessible(page);
  await row(page, /on the record/)
    .getByRole('button', { name: /^Says no/ })
    .click();
  await page.getByRole('button', { name: 'Withdraw it now' }).click();
  await expect(row(page, /on the record/)).toContainText('Withdrawn');
});
