import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { mailedLink } from './mailbox.ts';
import { ask, enterAs, newAddress, NEWCOMER_PASSWORD, registerHome } from './people.ts';
import { test } from './watched-page.ts';

/** A home of its own, because automatic answers would reach the families of other tests. */
async function makeHome(origin: string) {
  const { email: own, token: manager } = await registerHome(origin);
  const confirmation = (await mailedLink(own, 'confirm-email')).split('#')[1];
  await ask(origin, 'user/confirm-email', { token: confirmation });
  const move_in_date = new Date().toISOString().slice(0, 10);
  const { id: resident_id } = await ask<{ id: string }>(
    origin,
    'residents/add',
    { first_name: 'Rose', last_name: 'Field', date_of_birth: '1938-04-02', move_in_date },
    manager,
  );
  const consent = { resident_id, decision: 'yes', basis: 'own_consent', purpose: 'chat_family' };
  await ask(origin, 'consents/record', consent, manager);
  const email = newAddress();
  const person = { first_name: 'Tom', last_name: 'Ashworth', email };
  const access = { relationship: 'grandchild', access_level: 3, agreed: 'resident_agrees' };
  await ask(origin, 'relatives/invite', { ...person, resident_id, ...access }, manager);
  const link = await mailedLink(email, 'register');
  const { token: relative } = await ask<{ token: string }>(origin, 'register', {
    ...person,
    password: NEWCOMER_PASSWORD,
    is_adult: true,
    invitation_code: link.split('#')[1],
  });
  return { manager, relative };
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

test('outside answering hours a family gets an automatic answer and still waits', async ({
  page,
  browser,
  baseURL: origin = '',
}) => {
  const { manager, relative } = await makeHome(origin);
  await enterAs(page, manager);
  await page.goto('/chat-hours');
  await expectPainted(page, 'Answering hours');
  // A day that is neither today nor near it in any time zone.
  const far = DAYS[(new Date().getUTCDay() + 3) % 7] ?? '';
  await page.getByRole('checkbox', { name: far }).click();
  await page.getByRole('switch', { name: /^Answer automatically/ }).click();
  const text = page.getByLabel('Text of the automatic answer');
  await text.fill('Thank you, Tom. We answer as soon as we are back.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const device = await browser.newContext({ baseURL: origin });
  const family = await device.newPage();
  await enterAs(family, relative);
  await family.goto('/tabs/chat');
  await expect(family.getByText(/^Answers \w+day, 09:00 to 17:00$/)).toBeVisible();
  for (const question of ['Does Gran need her coat?', 'Or the blue scarf?']) {
    await family.getByRole('textbox', { name: /^Write to/ }).fill(question);
    await family.getByRole('button', { name: 'Send' }).click();
    const messages = family.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText(question)).toBeVisible();
    await expect(messages.getByText('Automatic answer from Field House')).toBeVisible();
    await expect(messages.getByText('We answer as soon as we are back.')).toHaveCount(1);
    await expect(messages.getByText('Sending')).toHaveCount(0);
  }
  await expectAccessible(family);
  await device.close();

  await page.goto('/tabs/chat?show=waiting');
  const list = page.getByRole('list', { name: 'Conversations' });
  await expect(
    list.getByRole('link', { name: /Rose Field’s family.*Waiting 1 min/ }),
  ).toBeVisible();
  await expectAccessible(page);
});
