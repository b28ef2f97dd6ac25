import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

const TITLE = 'Emails about the programme';

async function open(differences: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(differences));
  renderApp('/tabs/account', { token: 'a-token' });
  await expectHeading('Grace Adeyemi');
  return { api, person: userEvent.setup() };
}
const findSwitch = async () =>
  within(await screen.findByRole('region', { name: TITLE })).findByRole('switch', {
    name: 'Email me when a week of events at Rosewood House is published',
  });
const isOn = (choice: HTMLElement) => (choice as HTMLInputElement).checked;

test.each<[string, Partial<CurrentUser>]>([
  ['a relative', { type: 'family', role: 'relative' }],
  ['a carer', { role: 'carer' }],
])('%s declines the email about published weeks', async (_, differences) => {
  const { api, person } = await open(differences);
  let wanted = true;
  api.answers('programme-mail/get', () => ({ wanted }));
  api.answers('programme-mail/set', () => {
    wanted = false;
    return { wanted };
  });
  const choice = await findSwitch();
  expect(isOn(choice)).toBe(true);
  await person.click(choice);
  expect(await screen.findByText('You will get no more emails about published weeks')).toBeTruthy();
  await waitFor(async () => expect(isOn(await findSwitch())).toBe(false));
  expect(api.sentTo('programme-mail/set').map(({ input }) => input)).toEqual([{ wanted: false }]);
});

test('the choice is not offered to inspectors', async () => {
  await open({ role: 'viewer_inspector' });
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
});
