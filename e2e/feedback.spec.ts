import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, CARER, enterAs, MANAGER, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

/** Unique across tests, screen widths and runs. */
const unique = (name: string) => `${name} ${Date.now().toString(36).slice(-5)}`;

interface Entries {
  rows: { id: string; said: string }[];
}

async function findEntry(origin: string, token: string, said: string) {
  const { rows } = await ask<Entries>(origin, 'feedback/list', {}, token);
  return rows.find((row) => row.said === said)?.id;
}

async function record(page: Page, { kind, said }: { kind: string; said: string }) {
  await page.goto('/feedback');
  await expectPainted(page, 'Complaints and compliments');
  await page.getByRole('button', { name: 'Record feedback' }).click();
  const form = page.getByRole('dialog', { name: 'Record feedback' });
  await form.getByText(kind, { exact: true }).click();
  await form.getByLabel('What was said').fill(said);
  await form.getByLabel('How it was received').selectOption('In person');
  await form.getByLabel('From', { exact: true }).selectOption('Visitor');
  await form.getByLabel('About', { exact: true }).selectOption('Food');
  return form;
}

test.describe('the register of complaints and compliments', () => {
  test.use({ signedInAs: MANAGER });

  test('a complaint is answered, and what was done about it becomes a notice', async ({
    page,
    baseURL: origin = '',
  }) => {
    const said = unique('The porridge at Larch Table was lumpy');
    const theme = unique('Porridge');
    const token = await signInByApi(origin, MANAGER);
    const form = await record(page, { kind: 'Complaint', said });
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save entry' }).click();
    await expect(form).toHaveCount(0);

    await page.goto(`/feedback-entry?id=${await findEntry(origin, token, said)}`);
    await expectPainted(page, 'Complaint: Food');
    await page.getByRole('button', { name: 'Mark as acknowledged' }).click();
    await page.getByRole('button', { name: 'Save date' }).click();
    await page.getByRole('button', { name: 'Record the answer' }).click();
    const answer = page.getByRole('dialog', { name: 'Record the answer' });
    await answer.getByLabel('Outcome').selectOption('Upheld');
    await answer.getByLabel('What you answered').fill('We now stir it for longer.');
    await expectAccessible(page);
    await answer.getByRole('button', { name: 'Save answer' }).click();
    await expect(page.getByText('Upheld').first()).toBeVisible();

    await page.getByRole('button', { name: 'Raise an action' }).click();
    const action = page.getByRole('dialog', { name: 'Add an action' });
    await action.getByLabel('Theme').fill(theme);
    await action.getByLabel('You said').fill('The porridge is lumpy.');
    await action.getByLabel('We will').fill('Stir it for longer.');
    await action.getByRole('button', { name: 'Save action' }).click();
    await page.getByRole('link', { name: theme }).click();
    await expectPainted(page, theme);
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await page.getByLabel('Proof', { exact: true }).fill('Tasted on Monday.');
    await page.getByRole('button', { name: 'Save as done' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    const publish = page.getByRole('dialog', { name: 'Publish' });
    await publish.getByLabel('We did').fill('We stir it for longer.');
    await publish.getByRole('button', { name: 'Publish notice' }).click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const board = await ask<{ title: string }[]>(origin, 'dashboard/notice-board', {}, token);
    expect(board.map(({ title }) => title)).toContain(`You said, we did: ${theme}`);
  });

  test('a compliment reaches its colleague; carers and relatives see nothing of the register', async ({
    page,
    browser,
    baseURL: origin = '',
  }) => {
    const said = unique('Thank you for the tea at Larch Table');
    const manager = await signInByApi(origin, MANAGER);
    const form = await record(page, { kind: 'Compliment', said });
    await form
      .getByLabel(/^Colleagues it is about/)
      .first()
      .selectOption('Jamie Cole');
    await expect(form.getByRole('button', { name: 'Remove Jamie Cole' })).toBeVisible();
    await form.getByRole('button', { name: 'Save entry' }).click();
    await expect(form).toHaveCount(0);
    await page.goto(`/feedback-entry?id=${await findEntry(origin, manager, said)}`);
    await page.getByRole('button', { name: 'Share with the colleague' }).click();
    await expect(page.getByText('Shared', { exact: true }).first()).toBeVisible();

    const device = await browser.newContext({ baseURL: origin });
    const colleague = await device.newPage();
    await enterAs(colleague, await signInByApi(origin, CARER));
    await colleague.goto('/feedback-thanks');
    await expect(colleague.getByText(said)).toBeVisible();
    await expectAccessible(colleague);
    await colleague.goto('/feedback');
    await expect(colleague.getByText('Managers read the register')).toBeVisible();
    await expect(colleague.getByText(said)).toHaveCount(0);
    await device.close();

    const phone = await browser.newContext({ baseURL: origin });
    const relative = await phone.newPage();
    await enterAs(relative, await signInByApi(origin, RELATIVE));
    await relative.goto('/feedback');
    await expect(relative.getByText('This is not part of your role')).toBeVisible();
    await relative.goto('/tabs/surveys');
    await expectPainted(relative, 'Surveys');
    await expect(relative.getByRole('link', { name: 'Complaints and compliments' })).toHaveCount(0);
    await phone.close();
  });
});
