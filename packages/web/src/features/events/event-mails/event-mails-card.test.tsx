import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

const TITLE = 'Emails about events';

async function open(differences: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(differences));
  renderApp('/tabs/account', { token: 'a-token' });
  await expectHeading('Grace Adeyemi');
  return { api, person: userEvent.setup() };
}
const CHOICES = {
  programme: 'Email me when a week of events at Rosewood House is published',
  reminders: 'Remind me the day before an event I accepted',
};
const findSwitch = async (name: string) =>
  within(await screen.findByRole('region', { name: TITLE })).findByRole('switch', { name });
const isOn = async (name: string) => ((await findSwitch(name)) as HTMLInputElement).checked;

/** Declines one of the emails, and returns the choices that were sent. */
async function decline(differences: Partial<CurrentUser>, declined: keyof typeof CHOICES) {
  const { api, person } = await open(differences);
  let choices = { programme: true, reminders: true };
  api.answers('event-mails/get', () => choices);
  api.answers('event-mails/set', () => {
    choices = { ...choices, [declined]: false };
    return choices;
  });
  expect(await isOn(CHOICES[declined])).toBe(true);
  await person.click(await findSwitch(CHOICES[declined]));
  expect(await screen.findByText('Your choice is saved')).toBeTruthy();
  await waitFor(async () => expect(await isOn(CHOICES[declined])).toBe(false));
  return api.sentTo('event-mails/set').map(({ input }) => input);
}

test('a relative declines reminders, and keeps the email about published weeks', async () => {
  const sent = await decline({ type: 'family', role: 'relative' }, 'reminders');
  expect(sent).toEqual([{ programme: true, reminders: false }]);
  expect(await isOn(CHOICES.programme)).toBe(true);
});

test('a carer, who is not a guest, declines the email about published weeks', async () => {
  expect(await decline({ role: 'carer' }, 'programme')).toEqual([
    { programme: false, reminders: true },
  ]);
  expect(screen.queryByRole('switch', { name: CHOICES.reminders })).toBeNull();
});

test('the choice is not offered to inspectors', async () => {
  await open({ role: 'viewer_inspector' });
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
});
