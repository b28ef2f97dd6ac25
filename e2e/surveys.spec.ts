import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, MANAGER, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

/** Unique across tests, screen widths and runs. */
const unique = (name: string) => `${name} ${Date.now().toString(36).slice(-5)}`;

/** Hands shake, so taps within this time count once. */
const REPEATED_MS = 700;

test.describe('surveys', () => {
  test.use({ signedInAs: MANAGER });

  test('a manager asks residents on the tablet and types in a paper', async ({
    page,
    baseURL: origin = '',
  }) => {
    const title = unique('Life at Wren Court');
    await page.goto('/survey-edit?template=resident');
    await expectPainted(page, 'New survey');
    await page.getByLabel('Title', { exact: true }).fill(title);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expectPainted(page, title);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('link', { name: 'Ask on this tablet' }).click();

    await expectPainted(page, title);
    await page.getByRole('button', { name: 'Hand over the tablet' }).click();
    await expectPainted(page, 'I feel at home here.');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(page);
    const happy = page.getByRole('button', { name: 'Happy', exact: true });
    await happy.dblclick();
    await expect(happy).toHaveAttribute('aria-pressed', 'true');
    await expectPainted(page, 'I feel at home here.');
    const stop = page.getByRole('button', { name: 'Stop' });
    const keep = page.getByRole('button', { name: 'Keep my answers' });
    // A tap that comes too soon after the last one is ignored, so it is repeated.
    await expect(async () => {
      await stop.click({ timeout: REPEATED_MS });
      await expect(keep).toBeVisible({ timeout: REPEATED_MS });
    }).toPass({ intervals: [REPEATED_MS + 100] });
    const saved = page.waitForResponse('**/survey-entries/collect');
    await expect(async () => {
      await keep.click({ timeout: REPEATED_MS });
      await expect(keep).toHaveCount(0, { timeout: REPEATED_MS });
    }).toPass({ intervals: [REPEATED_MS + 100] });
    await expectPainted(page, 'Thank you');
    await expectAccessible(page);
    expect((await saved).status()).toBe(200);

    const token = await signInByApi(origin, MANAGER);
    const surveys = await ask<{ id: string; title: string }[]>(origin, 'surveys/list', {}, token);
    const id = surveys.find((survey) => survey.title === title)?.id;
    await page.getByRole('button', { name: 'Staff: hold to leave' }).focus();
    await page.keyboard.down('Enter');
    await expectPainted(page, 'Surveys');
    await page.keyboard.up('Enter');
    await page.goto(`/manage-survey-entry?id=${id}`);
    await expectPainted(page, 'Type in answers');
    await page.getByRole('radio', { name: /Happy/ }).first().focus();
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    const typed = page.waitForResponse('**/survey-entries/collect');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('1 sheet typed in')).toBeVisible();
    expect((await typed).status()).toBe(200);
    await expectAccessible(page);
  });

  test('a visitor answers by the poster’s link without signing in', async ({
    page,
    browser,
    baseURL: origin = '',
  }) => {
    const title = unique('Your visit to Wren Court');
    const token = await signInByApi(origin, MANAGER);
    await page.goto('/survey-edit?template=professional');
    await expectPainted(page, 'New survey');
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expectPainted(page, title);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('link', { name: 'Ask on this tablet' }).waitFor();
    const surveys = await ask<{ id: string; title: string }[]>(origin, 'surveys/list', {}, token);
    const id = surveys.find((survey) => survey.title === title)?.id;
    const { secret } = await ask<{ secret: string }>(origin, 'surveys/poster', { id }, token);

    const device = await browser.newContext({ baseURL: origin });
    const visitor = await device.newPage();
    await visitor.goto(`/survey#${secret}`);
    await expectPainted(visitor, title);
    await expectAccessible(visitor);
    await visitor.getByRole('radio', { name: 'Agree', exact: true }).first().check({ force: true });
    await visitor.getByRole('button', { name: 'Send my answers' }).click();
    await expectPainted(visitor, 'Thank you');
    await device.close();
  });
});
