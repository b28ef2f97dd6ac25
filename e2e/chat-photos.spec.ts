import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { expect } from '@playwright/test';

import { expectAccessible } from './expect-page.ts';
import { ask, CARER, enterAs, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

interface Row {
  id: string;
  kind: string;
  resident: { id: string; name: string } | null;
}

const PICTURE = fileURLToPath(
  new URL('../content/demo-pictures/photos/autumn-walk.webp', import.meta.url),
);

async function findThread(origin: string): Promise<Row> {
  const token = await signInByApi(origin, RELATIVE);
  const { threads } = await ask<{ threads: Row[] }>(origin, 'threads/list', {}, token);
  const family = threads.find(({ kind }) => kind === 'family');
  if (!family) throw new Error('The relative has no conversation.');
  return family;
}

test.describe('a carer', () => {
  test.use({ signedInAs: CARER, live: true });

  test('sends a photo and an event, and the relative sees both', async ({
    page,
    browser,
    baseURL: origin = '',
  }) => {
    const { id } = await findThread(origin);
    const text = `A walk in the park ${Date.now()}`;
    await page.goto(`/chat-thread?id=${id}`);
    await page.getByLabel('Add photos').setInputFiles(PICTURE);
    await page.getByRole('checkbox', { name: /^Only .* can be recognised/ }).check({ force: true });
    await page.getByRole('button', { name: 'Add to the message' }).click();
    await page.getByRole('menuitem', { name: 'Add a link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a link' });
    const first = dialog.getByRole('list', { name: 'Events' }).getByRole('button').first();
    await expect(first).toBeVisible();
    // The check narrows the window, which on a desktop opens the conversation anew.
    const isPhone = (page.viewportSize()?.width ?? 0) < 900;
    if (isPhone) await expectAccessible(page);
    const event = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.getByText(`Event: ${event}`)).toBeVisible();
    await page.getByRole('textbox', { name: /^Write to/ }).fill(text);
    if (isPhone) await expectAccessible(page);
    await page.getByRole('button', { name: 'Send' }).click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText('Sending')).toHaveCount(0, { timeout: 30_000 });
    await expect(messages.getByText(text)).toBeVisible();
    await expect(messages.getByText(/The family cannot see/)).toHaveCount(0);

    const device = await browser.newContext({ baseURL: origin });
    const theirs = await device.newPage();
    await enterAs(theirs, await signInByApi(origin, RELATIVE));
    await theirs.goto(`/chat-thread?id=${id}`);
    const sent = theirs.getByRole('listitem').filter({ hasText: text });
    await expect(sent.getByRole('link', { name: new RegExp(event) })).toBeVisible();
    await expectAccessible(theirs);
    await sent.getByRole('button', { name: 'Photo 1: show it large' }).click();
    const viewer = theirs.getByRole('dialog', { name: 'Photo' });
    await expect
      .poll(() =>
        viewer
          .locator('img')
          .last()
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expectAccessible(theirs);
    await viewer.getByRole('button', { name: 'Close' }).click();
    await sent.getByRole('link', { name: new RegExp(event) }).click();
    await expect(theirs.getByRole('heading', { level: 1, name: event })).toBeVisible();
    await device.close();
  });
});

test.describe('hostile text', () => {
  test.use({ signedInAs: RELATIVE });

  test('stays text, inside its own message', async ({
    page,
    baseURL: origin = '',
    expectRefusals,
  }) => {
    expectRefusals(422);
    const { resident } = await findThread(origin);
    const token = await signInByApi(origin, RELATIVE);
    const { id } = await ask<{ id: string }>(
      origin,
      'threads/open-private',
      { resident_id: resident?.id },
      token,
    );
    const neighbour = `Tea at three ${Date.now()}`;
    const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
    const stacked = `e${'\u0301'.repeat(300)}`;
    const rightToLeft = '\u05E9\u05DC\u05D5\u05DD (1)';
    const joiners = `a${'\u200D'.repeat(500)}b`;
    const bodies = ['W'.repeat(2000), stacked, rightToLeft, joiners, markup, neighbour];
    for (const body of bodies)
      await ask(origin, 'messages/send', { id: randomUUID(), thread_id: id, body }, token);
    await page.goto(`/chat-thread?id=${id}`);
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText(markup).last()).toBeVisible();
    await expect(messages.getByText(neighbour)).toBeVisible();
    // A word of any length breaks inside the box to write in, too.
    await page.getByRole('textbox', { name: /^Write to/ }).fill('W'.repeat(10_000));
    await expect(page.getByText(/^8,?000 characters too many$/)).toBeVisible();
    const isInside = await page.evaluate(() => {
      const region = document.querySelector('section[aria-label="Messages"]');
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth <= clientWidth && (region?.scrollWidth ?? 0) <= (region?.clientWidth ?? 0);
    });
    expect(isInside).toBe(true);
    await expect(messages.locator('img')).toHaveCount(0);
    // Signs that turn the direction of a text are refused, and the text stays to be corrected.
    await page.getByRole('textbox', { name: /^Write to/ }).fill('\u202Eesrever');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(messages.getByText('Remove the characters that cannot be shown.')).toBeVisible();
    await messages.getByRole('button', { name: 'Remove' }).click();
    await expect(messages.getByText('Message not sent')).toHaveCount(0);
    const send = page.getByRole('button', { name: 'Send' });
    expect((await send.boundingBox())?.x).toBeLessThan(page.viewportSize()?.width ?? 0);
  });
});
