import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { DEFAULT_SETTINGS } from '@relish/shared/accounts/home-settings/defaults.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeResident, PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

const ADDRESS = `/report-additional-observation?resident=${PEGGY}`;
const WORDS = 'She would not let anybody touch her arm.';
const SAVED = { id: PEGGY, outcome: 'saved', needs_attention: true } as const;

const TEAM = {
  name: 'Adult safeguarding team',
  telephone: '01632 960 101',
  out_of_hours_telephone: '01632 960 102',
  email: 'adults@council.example',
  website: 'https://council.example/adults',
};

// Calls of the resident's profile, to which the form returns.
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
  api.answers('home-settings/get', { ...DEFAULT_SETTINGS, safeguarding_contacts: [TEAM] });
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

test('says that it is not an incident form, and that the manager is informed of a concern at once', async () => {
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

test('shows the local safeguarding contacts and 999 for a concern, but not for a compliment', async () => {
  const { person } = await filled();
  await choose(person, 'A compliment');
  expect(screen.queryByRole('region', { name: 'Local safeguarding contacts' })).toBeNull();
  await choose(person, 'A concern');
  const contacts = within(
    await screen.findByRole('region', { name: 'Local safeguarding contacts' }),
  );
  expect(contacts.getByText('In an emergency, ring 999.')).toBeTruthy();
  const addresses = (await contacts.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    'tel:01632960101',
    'tel:01632960102',
    'mailto:adults@council.example',
    'https://council.example/adults',
  ]);
  expect(contacts.getByText('01632 960 102 (out of hours)')).toBeTruthy();
});

test.each([
  ['carer', 'Your home manager can add them in the home settings.'],
  ['home_manager', 'Add them in the home settings'],
] as const)('tells a %s how to get missing safeguarding contacts added', async (role, words) => {
  const { api, person } = await open(ADDRESS, { role });
  api.answers('home-settings/get', DEFAULT_SETTINGS);
  await expectHeading('Something noticed about Peggy Hartley');
  await choose(person, 'A concern');
  const contacts = within(
    await screen.findByRole('region', { name: 'Local safeguarding contacts' }),
  );
  expect(await contacts.findByText(/No local contacts have been added/)).toBeTruthy();
  expect(contacts.getByText(words, { exact: false })).toBeTruthy();
  expect(contacts.getByText('In an emergency, ring 999.')).toBeTruthy();
});

test('retries a failed save with the same id, then shows the contacts and returns to the resident', async () => {
  const { api, app, person } = await filled();
  await choose(person, 'Skin, or an injury seen');
  await person.type(screen.getByRole('textbox', { name: /What did you see/ }), WORDS);
  await choose(person, 'Told the nurse or person in charge');
  await person.type(screen.getByRole('textbox', { name: /Who did it/ }), 'Kim');
  api.fails('observations/add', 500);
  const save = () =>
    person.click(screen.getByRole('button', { name: 'Save and tell the manager' }));
  await save();
  await waitFor(() => expect(api.sentTo('observations/add').length).toBeGreaterThan(0));
  expect(screen.getByDisplayValue(WORDS)).toBeTruthy();
  api.answers('observations/add', SAVED);
  await waitFor(save);
  expect(await screen.findByText('Saved. Your manager has been told.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Local safeguarding contacts' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Done' }));
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
});

test('lists missing fields in the summary and at each field, and sends nothing', async () => {
  const { api, person } = await filled();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose what it is about.')).toBeTruthy();
  expect(screen.getByText('Choose what has been done.')).toBeTruthy();
  expect(screen.getByText('Enter what you saw.')).toBeTruthy();
  const summary = within(screen.getByRole('region', { name: 'There is a problem' }));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'What is it about? Choose what it is about.',
    'What did you see or hear? Enter what you saw.',
    'What has been done? Choose what has been done.',
  ]);
  await person.click(summary.getByRole('link', { name: /Enter what you saw/ }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /What did you see/ }));
  expect(api.sentTo('observations/add')).toEqual([]);
});

test('restores an unsaved observation after the form was left', async () => {
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

test('asks which resident it is about when the address names none', async () => {
  await open('/report-additional-observation');
  expect(await screen.findByText('Whom is it about?')).toBeTruthy();
});

test('is closed when the package has expired', async () => {
  await open(ADDRESS, { expired: true });
  expect(await screen.findByText('Observations are closed for now')).toBeTruthy();
});
