import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { mailedLink } from './mailbox.ts';
import { ask, enterAs, MANAGER, newAddress, NEWCOMER_PASSWORD, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

/** Invites an inspector to the demo home. */
async function inspector(origin: string, managerToken: string) {
  const email = newAddress();
  const access_until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const invitation = { email, role: 'viewer_inspector', access_until };
  await ask(origin, 'invitations/add', invitation, managerToken);
  const invitation_code = (await mailedLink(email, 'register')).split('#')[1];
  const { token } = await ask<{ token: string }>(origin, 'register', {
    email,
    password: NEWCOMER_PASSWORD,
    first_name: 'Ines',
    last_name: 'Spence',
    is_adult: true,
    invitation_code,
  });
  return token;
}

test('an inspector sees how complete the records are, without names @desktop', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const manager = await signInByApi(origin, MANAGER);
  await enterAs(page, await inspector(origin, manager));
  await page.goto('/tabs/home');
  await page.getByRole('link', { name: 'Inspection' }).click();
  await expectPainted(page, 'How well people are known');
  const people = page.getByRole('table', { name: 'People who live here' });
  await expect(people.getByRole('rowheader').first()).toHaveText(/^Resident \w{3}-\w{3}$/);

  const main = await page.getByRole('main').textContent();
  const residents = await ask<{ first_name: string; last_name: string }[]>(
    origin,
    'residents/list',
    {},
    manager,
  );
  expect(residents.length).toBeGreaterThan(10);
  const names = residents.flatMap(({ first_name, last_name }) => [first_name, last_name]);
  expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(main ?? ''))).toEqual([]);

  await people.getByRole('button', { name: 'About me' }).click();
  await expect(people.getByRole('columnheader', { name: 'About me' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expectAccessible(page);

  await page.goto('/tabs/residents');
  await expect(page.getByRole('heading', { name: 'Not part of your role' })).toBeVisible();
});
