import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../testing/expect-heading.ts';
import { makeResident, PEGGY } from '../../testing/make-resident.ts';
import { makeUser } from '../../testing/make-user.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signedInApi } from '../../testing/signed-in-api.ts';

const ADDRESS = `/report-additional-observation?resident=${PEGGY}`;
const WORDS = 'She would not let anybody touch her arm.';
const SAVED = { id: PEGGY, outcome: 'saved', needs_attention: true } as const;

// What the person’s profile asks for, to which one goes back.
const CARDS = [
  'observations/list',
  'observations/follow-ups',
  'reports/timeline',
  'about-me/get',
  'interests/of',
  'tags/of',
  'pal/get',
  'relatives/list',
  'consents/list',
] as const;

async function open(address = ADDRESS, differences: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser({ role: 'carer', ...differences }));
  api.answers('residents/get', makeResident());
  for (const name of CARDS) api.neverAnswers(name);
  const app = renderApp(address, { token: 'a-token' });
  return { api, app, person: userEvent.setup() };
}

const filled = async () => {
  const opened = await open();
  await expectHeading('Something noticed about Peggy Hartley');
  return opened;
};

const choose = (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(screen.getByRole('radio', { name }));

test('says what it is not, and beforehand that a concern is told at once', async () => {
  const { person } = await filled();
  expect(
    screen.getByText(
      "This is not an incident form. In an emergency call 999; follow your home's safeguarding policy.",
    ),
  ).toBeTruthy();
  await choose(person, 'A compliment');
  expect(screen.queryByText('Your manager is told at once.')).toBeNull();
  await choose(person, 'Safeguarding');
  expect(screen.getByText('Your manager is told at once.')).toBeTruthy();
  await choose(person, 'Nothing needed');
  await choose(person, 'A concern');
  expect(screen.getByText('Your manager is told at once.')).toBeTruthy();
  expect(document.title).not.toContain('Peggy');
});

test('saves once what was seen, and goes back to the person', async () => {
  const { api, app, person } = await filled();
  await choose(person, 'Skin, or an injury seen');
  await person.type(screen.getByRole('textbox', { name: /What did you see/ }), WORDS);
  await choose(person, 'Told the nurse');
  await person.type(screen.getByRole('textbox', { name: /Who did it/ }), 'Kim');
  api.fails('observations/add', 500);
  const save = () =>
    person.click(screen.getByRole('button', { name: 'Save and tell the manager' }));
  await save();
  await waitFor(() => expect(api.sentTo('observations/add').length).toBeGreaterThan(0));
  expect(screen.getByDisplayValue(WORDS)).toBeTruthy();
  api.answers('observations/add', SAVED);
  await waitFor(save);
  await waitFor(() => expect(app.at()).toBe('/resident'));
  const sent = api.sentTo('observations/add').map(({ input }) => input as { client_uuid: string });
  expect(sent.at(-1)).toMatchObject({
    resident_id: PEGGY,
    report_id: null,
    type: 'skin_or_injury_seen',
    text: WORDS,
    action: 'told_nurse',
    action_by: 'Kim',
  });
  expect(new Set(sent.map(({ client_uuid }) => client_uuid)).size).toBe(1);
  expect(screen.getByText('Saved. Your manager has been told.')).toBeTruthy();
});

test('says at the field what is missing, and sends nothing', async () => {
  const { api, person } = await filled();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose what it is about.')).toBeTruthy();
  expect(screen.getByText('Choose what has been done.')).toBeTruthy();
  expect(screen.getByText('Enter what you saw.')).toBeTruthy();
  expect(api.sentTo('observations/add')).toEqual([]);
});

test('keeps what was typed on the device', async () => {
  const { app, person } = await filled();
  await choose(person, 'A new interest');
  await person.type(screen.getByRole('textbox', { name: /What did you see/ }), WORDS);
  await person.click(screen.getByRole('link', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(app.at()).toBe('/resident'));
  await person.click(await screen.findByRole('link', { name: 'Add an observation' }));
  expect(await screen.findByDisplayValue(WORDS)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A new interest' }).checked).toBe(
    true,
  );
});

test('asks whom it is about where nobody is named', async () => {
  await open('/report-additional-observation');
  expect(await screen.findByText('Whom is it about?')).toBeTruthy();
});

test('is closed where the package has run out, and says who opens it', async () => {
  await open(ADDRESS, { expired: true });
  expect(await screen.findByText('Observations are closed for now')).toBeTruthy();
});
