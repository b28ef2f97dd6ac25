import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, enterAs, MANAGER, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

/** The relative's private conversation, so that no other journey is paused. */
async function openPrivate(origin: string): Promise<string> {
  const token = await signInByApi(origin, RELATIVE);
  interface Row {
    kind: string;
    resident: { id: string } | null;
  }
  const { threads } = await ask<{ threads: Row[] }>(origin, 'threads/list', {}, token);
  const resident_id = threads.find(({ kind }) => kind === 'family')?.resident?.id;
  const { id } = await ask<{ id: string }>(origin, 'threads/open-private', { resident_id }, token);
  return id;
}

test.use({ signedInAs: RELATIVE, live: true });

test('a worrying message alerts the manager, who pauses the relative @phone', async ({
  page,
  browser,
  baseURL: origin = '',
}) => {
  const id = await openPrivate(origin);
  const text = `There are bruises on her arm ${Date.now()}`;
  await page.goto(`/chat-thread?id=${id}`);
  const messages = page.getByRole('region', { name: 'Messages' });
  await page.getByRole('textbox', { name: /^Write to/ }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(messages.getByText(text)).toBeVisible();
  await expect(messages.getByText('Sending')).toHaveCount(0);

  const device = await browser.newContext({ baseURL: origin });
  const manager = await device.newPage();
  await enterAs(manager, await signInByApi(origin, MANAGER));
  await manager.goto('/tabs/chat');
  await expectPainted(manager, 'Chat');
  await manager.getByRole('link', { name: 'See messages' }).click();
  await expectPainted(manager, 'Messages that need attention');
  const alert = manager.getByRole('article').filter({ hasText: text });
  await expect(alert.getByText('Mentions: bruises')).toBeVisible();
  await expectAccessible(manager);
  await alert.getByRole('link', { name: /^Open conversation/ }).click();
  await expect(manager.getByRole('region', { name: 'Messages' }).getByText(text)).toBeVisible();

  await manager.goto('/chat-alerts');
  await alert.getByRole('button', { name: 'Log as complaint' }).click();
  await expect(alert.getByText('Logged as complaint')).toBeVisible();
  await alert.getByRole('button', { name: /^Pause messages from/ }).click();
  await manager.getByRole('textbox', { name: 'Reason' }).fill('We meet on Tuesday.');
  await manager.getByRole('button', { name: 'Pause messages', exact: true }).click();
  await expect(alert.getByText(/^Paused until/)).toBeVisible();

  await expect(page.getByText(/has paused your messages until/)).toBeVisible();
  await expect(page.getByText('We meet on Tuesday.')).toHaveCount(0);
  await expectAccessible(page);

  await alert.getByRole('button', { name: /write again$/ }).click();
  await expect(page.getByRole('textbox', { name: /^Write to/ })).toBeVisible();
  await alert.getByRole('button', { name: 'Mark as dealt with' }).click();
  await manager.getByRole('textbox', { name: 'What was done?' }).fill('The nurse looked at it.');
  await manager.getByRole('button', { name: 'Save' }).click();
  await expect(alert).toHaveCount(0);
  await device.close();
});
