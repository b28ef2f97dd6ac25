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
