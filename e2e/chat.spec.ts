import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { mailedLink } from './mailbox.ts';
import {
  ask,
  CARER,
  enterAs,
  MANAGER,
  newAddress,
  NEWCOMER_PASSWORD,
  RELATIVE,
  signIn,
  signInByApi,
} from './people.ts';
import { test } from './watched-page.ts';

interface Row {
  id: string;
  kind: string;
  resident: { id: string; name: string } | null;
}

async function findThread(origin: string): Promise<Row> {
  const token = await signInByApi(origin, RELATIVE);
  const { threads } = await ask<{ threads: Row[] }>(origin, 'threads/list', {}, token);
  const family = threads.find(({ kind }) => kind === 'family');
  if (!family) throw new Error('The relative has no conversation.');
  return family;
}

const PICTURE = fileURLToPath(
  new URL('../content/demo-pictures/photos/autumn-walk.webp', import.meta.url),
);

async function openPrivate(origin: string) {
  const { resident } = await findThread(origin);
  const token = await signInByApi(origin, RELATIVE);
  const input = { resident_id: resident?.id };
  const { id } = await ask<{ id: string }>(origin, 'threads/open-private', input, token);
  return { id, token };
}

// All in one file, so that they run one after the other: they write into the same conversations.
test.use({ signedInAs: RELATIVE, live: true });

test('a relative writes, a carer answers, and both see it', async ({
  page,
  browser,
  baseURL: origin = '',
}) => {
  const thread = await findThread(origin);
  const question = `How was the walk ${Date.now()}`;
  const answer = `She fed the ducks ${Date.now()}`;
  await page.goto(`/chat-thread?id=${thread.id}`);
  const messages = page.getByRole('region', { name: 'Messages' });
  await page.getByRole('textbox', { name: /^Write to/ }).fill(question);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(messages.getByText(question)).toBeVisible();
  await expect(messages.getByText('Sending')).toHaveCount(0);
  await expectAccessible(page);

  const device = await browser.newContext({ baseURL: origin });
  const staff = await device.newPage();
  await enterAs(staff, await signInByApi(origin, CARER));
  await staff.goto('/tabs/chat?show=waiting');
  await expectPainted(staff, 'Chat');
  await staff
    .getByRole('list', { name: 'Conversations' })
    .getByRole('link', { name: new RegExp(`${thread.resident?.name}.*family`) })
    .first()
    .click();
  const theirs = staff.getByRole('region', { name: 'Messages' });
  await expect(theirs.getByText(question)).toBeVisible();
  await staff.getByRole('textbox', { name: /^Write to/ }).fill(answer);
  await staff.getByRole('button', { name: 'Send' }).click();
  await expect(theirs.getByText(answer)).toBeVisible();
  await expect(theirs.getByText('Sending')).toHaveCount(0);
  await expectAccessible(staff);
  await device.close();

  await expect(messages.getByText(answer)).toBeVisible();
  await page.reload();
  await expect(messages.getByText(answer)).toBeVisible();
  await expect(messages.getByText(question)).toHaveCount(1);
});

test('a carer reads a message to the resident, and the relative sees it at once', async ({
  page,
  browser,
  baseURL: origin = '',
}) => {
  const thread = await findThread(origin);
  const name = thread.resident?.name ?? '';
  const text = `The roses are out ${Date.now()}`;
  await page.goto(`/chat-thread?id=${thread.id}`);
  const messages = page.getByRole('region', { name: 'Messages' });
  await page.getByRole('textbox', { name: /^Write to/ }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  const own = messages.getByRole('listitem').filter({ hasText: text });
  await expect(messages.getByText('Sending')).toHaveCount(0);

  const device = await browser.newContext({ baseURL: origin });
  const staff = await device.newPage();
  await enterAs(staff, await signInByApi(origin, CARER));
  await staff.goto(`/chat-thread?id=${thread.id}`);
  const theirs = staff.getByRole('region', { name: 'Messages' });
  const message = theirs.getByRole('listitem').filter({ hasText: text });
  await message.getByRole('button', { name: `Mark as read to ${name}` }).click();
  await expectAccessible(staff);
  await message.getByRole('button', { name: 'Smiled' }).click();
  await expect(own.getByText(`Read to ${name}, who smiled`)).toBeVisible();
  await expectAccessible(page);

  await message.getByRole('button', { name: /^Options for the message/ }).click();
  await message.getByRole('button', { name: `Write down ${name}’s answer` }).click();
  const answer = `Cut some for me ${Date.now()}`;
  await staff.getByRole('textbox', { name: `In ${name}’s own words` }).fill(answer);
  await staff.getByRole('button', { name: 'Send' }).click();
  await expect(messages.getByText(answer)).toBeVisible();
  await expect(messages.getByText(`${name} says`).last()).toBeVisible();
  await expectAccessible(page);

  await message.getByRole('button', { name: /^Read to/ }).click();
  await message.getByRole('button', { name: /^Undo/ }).click();
  await expect(own.getByText(/^Read to/)).toHaveCount(0);

  await staff.goto(`/chat-print?id=${thread.id}`);
  await expect(staff.getByText(text)).toBeVisible();
  await expectAccessible(staff);
  await device.close();
});

test('a message written without a connection is sent once it is back @phone', async ({
  page,
  context,
  baseURL: origin = '',
  expectComplaints,
}) => {
  expectComplaints(/net::ERR_/);
  const thread = await findThread(origin);
  const text = `From the train ${Date.now()}`;
  await page.goto(`/chat-thread?id=${thread.id}`);
  const messages = page.getByRole('region', { name: 'Messages' });
  const box = page.getByRole('textbox', { name: /^Write to/ });
  await expect(box).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Carry on reading' }).click();
  await box.fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(messages.getByText('Waiting for a connection')).toBeVisible();
  await context.setOffline(false);
  await expect(messages.getByText('Waiting for a connection')).toHaveCount(0);
  await page.reload();
  await expect(messages.getByText(text)).toHaveCount(1);
});

/** A new resident of the manager's home whose family may write. */
async function addResident(origin: string, preferred_name: string): Promise<string> {
  const token = await signInByApi(origin, MANAGER);
  const input = {
    first_name: preferred_name,
    last_name: `Ashworth-${Date.now()}`,
    preferred_name,
    date_of_birth: '1938-04-02',
    move_in_date: '2026-11-01',
  };
  const { id } = await ask<{ id: string }>(origin, 'residents/add', input, token);
  const consent = { decision: 'yes', basis: 'own_consent', purpose: 'chat_family' };
  await ask(origin, 'consents/record', { resident_id: id, ...consent }, token);
  return id;
}

/** A grandchild of both residents; the code of the newest mail gives access to both. */
async function joinFamily(origin: string, email: string, residents: string[]): Promise<string> {
  const token = await signInByApi(origin, MANAGER);
  const person = { first_name: 'Tom', last_name: 'Ashworth' };
  let link = '';
  for (const resident_id of residents) {
    const access = { relationship: 'grandchild', access_level: 3, agreed: 'resident_agrees' };
    await ask(origin, 'relatives/invite', { ...person, resident_id, email, ...access }, token);
    const before = link;
    await expect
      .poll(async () => (link = await mailedLink(email, 'register')), { timeout: 30_000 })
      .not.toBe(before);
  }
  const { token: theirs } = await ask<{ token: string }>(origin, 'register', {
    ...person,
    email,
    password: NEWCOMER_PASSWORD,
    is_adult: true,
    invitation_code: link.split('#')[1],
  });
  return theirs;
}

test.describe('a relative of two residents', () => {
  test.use({ signedInAs: undefined });

  test('loses the conversation of the one they are blocked from, at once @phone', async ({
    page,
    baseURL: origin = '',
    expectComplaints,
  }) => {
    // A block ends every session of the relative.
    expectComplaints(/40[14]/);
    const blocked = await addResident(origin, 'Winnie');
    const email = newAddress();
    const other = await addResident(origin, 'Dora');
    const token = await joinFamily(origin, email, [blocked, other]);
    const { threads } = await ask<{ threads: Row[] }>(origin, 'threads/list', {}, token);
    const lost = threads.find(({ resident }) => resident?.id === blocked);
    await enterAs(page, token);
    await page.goto(`/chat-thread?id=${lost?.id}`);
    await page.getByRole('textbox', { name: /^Write to/ }).fill('Good night, Granny');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Good night, Granny')).toBeVisible();

    const manager = await signInByApi(origin, MANAGER);
    const { relatives } = await ask<{ relatives: { id: string }[] }>(
      origin,
      'relatives/list',
      { resident_id: blocked },
      manager,
    );
    await ask(origin, 'relatives/block', { id: relatives[0]?.id, reason: 'A test' }, manager);
    await expect(page.getByText('Good night, Granny')).toHaveCount(0, { timeout: 30_000 });
    await expectPainted(page, 'Sign in');

    await signIn(page, email, NEWCOMER_PASSWORD);
    await expect(page.getByText('This conversation is not available')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/tabs/chat');
    await expectPainted(page, 'Dora');
  });
});

test.describe('a carer', () => {
  test.use({ signedInAs: CARER });

  test('turns a tablet and still reaches the box to write in @desktop', async ({
    page,
    baseURL: origin = '',
  }) => {
    const { id } = await findThread(origin);
    await page.goto(`/tabs/chat?id=${id}`);
    const box = page.getByRole('textbox', { name: /^Write to/ });
    await box.fill('Not sent yet');
    await page.setViewportSize({ width: 800, height: 1100 });
    await expect(page.getByRole('heading', { name: 'Chat' })).toHaveCount(0);
    await expect(box).toHaveValue('Not sent yet');
    // Fails if the bar of the phone covers it.
    await box.click();
  });

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
    // Every family sees it, unlike the events of other journeys.
    await dialog.getByLabel('Find by title').fill('Choir');
    const choir = dialog.getByRole('list', { name: 'Events' }).getByRole('button').first();
    await expect(choir).toContainText('Choir');
    await expectAccessible(page);
    await choir.click();
    await expect(page.getByText('Event: Choir')).toBeVisible();
    await page.getByRole('textbox', { name: /^Write to/ }).fill(text);
    await expectAccessible(page);
    // Shown at once, and stored after the photo has been uploaded.
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/messages/send'));
    await page.getByRole('button', { name: 'Send' }).click();
    expect((await stored).status()).toBe(200);
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText(text)).toBeVisible();
    await expect(messages.getByText(/The family cannot see/)).toHaveCount(0);

    const device = await browser.newContext({ baseURL: origin });
    const theirs = await device.newPage();
    await enterAs(theirs, await signInByApi(origin, RELATIVE));
    await theirs.goto(`/chat-thread?id=${id}`);
    const sent = theirs.getByRole('listitem').filter({ hasText: text });
    await expect(sent.getByRole('link', { name: /Choir/ })).toBeVisible();
    await expectAccessible(theirs);
    await sent.getByRole('button', { name: 'Photo 1: show it large' }).click();
    const viewer = theirs.getByRole('dialog', { name: 'Photo' });
    const shown = viewer.locator('img').last();
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(theirs);
    await viewer.getByRole('button', { name: 'Close' }).click();
    await sent.getByRole('link', { name: /Choir/ }).click();
    await expect(theirs.getByRole('heading', { level: 1, name: 'Choir' })).toBeVisible();
    await device.close();
  });
});

test.describe('hostile text', () => {
  test.use({ live: false });

  test('stays text, inside its own message', async ({
    page,
    baseURL: origin = '',
    expectRefusals,
  }) => {
    expectRefusals(422);
    const { id, token } = await openPrivate(origin);
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

test('a worrying message alerts the manager, who pauses the relative @phone', async ({
  page,
  browser,
  baseURL: origin = '',
}) => {
  const { id } = await openPrivate(origin);
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
