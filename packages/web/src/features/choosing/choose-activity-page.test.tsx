import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../testing/expect-heading.ts';
import { makeActivity, makeActivityCard, SCONES, WOOL } from '../../testing/make-activity.ts';
import { makeRow, PEGGY, ROSA, WILF } from '../../testing/make-resident.ts';
import { makeUser } from '../../testing/make-user.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signedInApi } from '../../testing/signed-in-api.ts';
import type { Conflict, Suggested, Suggestions } from './api.ts';
// What comes lazily is read before a test waits for it: on a busy machine that takes longer than the waiting.
import './choose-activity-page.tsx';
import './people-picker.tsx';
import './do-this.tsx';
import '../../app/shell.tsx';

const CHOIR = '0197a000-0000-7000-8000-000000000101';
const PEOPLE = [
  makeRow(),
  makeRow({ id: WILF, preferred_name: 'Wilf', first_name: 'Wilfred', room: '4' }),
  makeRow({ id: ROSA, preferred_name: 'Rosa', first_name: 'Rosa', status: 'pre_admission' }),
];
const WOOL_ALLERGY: Conflict = { person_id: PEGGY, kind: 'allergy', about: 'wool' };

const suggested = (differences: Partial<Suggested> = {}): Suggested => ({
  activity: makeActivityCard({ id: SCONES, title: 'A song at the window', category: 'MUS' }),
  score: 5.5,
  reasons: [
    { kind: 'interest', points: 3, person_id: PEGGY, interest: 'music.singing', stance: 'love' },
    { kind: 'level', points: 2, people: 1 },
    { kind: 'variety', points: 0.5 },
  ],
  conflicts: [],
  ...differences,
});
const WINDING = suggested({
  activity: makeActivityCard(),
  score: -2,
  reasons: [{ kind: 'out_of_season', points: -2 }],
  conflicts: [WOOL_ALLERGY],
});

async function open(
  address = `/choose-activity?residents=${PEGGY}`,
  suggestions = [suggested(), WINDING],
) {
  const api = signedInApi();
  api.answers('residents/list', PEOPLE);
  api.answers('groups/list', [
    {
      id: CHOIR,
      name: 'Friday choir',
      kind: 'interest',
      colour: 'plum',
      active: true,
      member_ids: [PEGGY, WILF, ROSA],
    },
  ]);
  api.answers('choosing/suggest', ({ resident_ids }): Suggestions => ({
    people: PEOPLE.filter(({ id }) => resident_ids.includes(id)).map(({ id, preferred_name }) => ({
      id,
      preferred_name,
      level: 'reflex',
    })),
    suggestions,
  }));
  api.answers('activities/get', makeActivity());
  api.answers('choosing/check', [WOOL_ALLERGY]);
  api.answers('choosing/choose', { id: WOOL });
  const app = renderApp(address, { token: 'a-token' });
  // Behind a sheet that opens at once nothing is found.
  if (!address.includes('activity=')) await expectHeading('Find an activity');
  return { api, app, person: userEvent.setup() };
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const askedFor = (api: Awaited<ReturnType<typeof open>>['api']) =>
  api.sentTo('choosing/suggest').at(-1)?.input;

test('says why each is suggested, and what speaks against it by name', async () => {
  const { person } = await open();
  const song = await card('A song at the window');
  for (const words of ['Peggy loves singing', 'Right for Peggy’s level'])
    expect(song.getAllByText(words).length).toBeGreaterThan(0);
  await person.click(song.getByText('Why this?'));
  expect(song.getByText('+3')).toBeTruthy();
  expect(song.getByText(/Together \+5.5/)).toBeTruthy();
  const winding = await card('Wool winding');
  expect(winding.getByText('Wool: Peggy has an allergy to it')).toBeTruthy();
  await person.click(winding.getByText('Why this?'));
  expect(winding.getByText('-2')).toBeTruthy();
});

test('lets nobody begin before every warning is read', async () => {
  const { api, person } = await open();
  await person.click(
    (await card('Wool winding')).getByRole('button', { name: 'Do this: Wool winding' }),
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Wool winding' }));
  const begin = await sheet.findByRole('button', { name: 'We are doing this' });
  await sheet.findByText('Tick the warning above when you have read it.');
  await person.click(begin);
  expect(begin.getAttribute('aria-disabled')).toBe('true');
  expect(api.sentTo('choosing/choose')).toEqual([]);
  await person.click(
    sheet.getByRole('checkbox', { name: 'I have read this: Wool: Peggy has an allergy to it' }),
  );
  await person.click(begin);
  const done = within(await screen.findByRole('dialog', { name: 'Enjoy it together' }));
  expect(done.getByText('“Could you lend me your hands?”')).toBeTruthy();
  expect(done.getByRole('link', { name: 'Open the steps' }).getAttribute('href')).toBe(
    `/activity?id=${WOOL}`,
  );
  expect(done.getByRole('link', { name: 'Back to Peggy' })).toBeTruthy();
  expect(api.sentTo('choosing/choose').map(({ input }) => input)).toEqual([
    { activity_id: WOOL, resident_ids: [PEGGY], acknowledged: [WOOL_ALLERGY] },
  ]);
});

test('shows what has changed when the server knows another warning', async () => {
  const { api, person } = await open(`/choose-activity?residents=${PEGGY}&activity=${WOOL}`);
  const sheet = within(await screen.findByRole('dialog', { name: 'Wool winding' }));
  await person.click(await sheet.findByRole('checkbox', { name: /I have read this/ }));
  api.refuses('choosing/choose', 'invalid', {
    message: 'There is a warning that nobody has read yet.',
    errors: { acknowledged: ['There is a warning that nobody has read yet.'] },
  });
  api.answers('choosing/check', [
    WOOL_ALLERGY,
    { person_id: PEGGY, kind: 'avoid_topic', about: 'Her mother' },
  ]);
  await person.click(sheet.getByRole('button', { name: 'We are doing this' }));
  await sheet.findByText('May come up: “Her mother”, which Peggy wishes to avoid');
  expect(sheet.getByRole('alert').textContent).toContain('Something has changed');
  expect(sheet.getByText('Tick the warning above when you have read it.')).toBeTruthy();
});

test('asks who it is for, takes a group whole, and leaves out who does not live here yet', async () => {
  const { api, person } = await open('/choose-activity');
  await person.click(await screen.findByRole('button', { name: 'Choose people' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Who is it for?' }));
  expect(picker.queryByText(/Rosa/)).toBeNull();
  await person.click(picker.getByRole('button', { name: /Friday choir/ }));
  expect(picker.getByText('2 people chosen')).toBeTruthy();
  await person.click(picker.getByRole('button', { name: 'Find something for 2' }));
  await card('A song at the window');
  expect(askedFor(api)).toMatchObject({ resident_ids: [PEGGY, WILF] });
  await person.click(screen.getByRole('button', { name: 'Remove Wilf' }));
  await waitFor(() => expect(askedFor(api)).toMatchObject({ resident_ids: [PEGGY] }));
});

test('knows from the address which group is meant', async () => {
  const { api } = await open(`/choose-activity?group=${CHOIR}`);
  await card('A song at the window');
  expect(askedFor(api)).toMatchObject({ resident_ids: [PEGGY, WILF] });
});

test('says what to loosen when nothing fits', async () => {
  const { api, person } = await open(
    `/choose-activity?residents=${PEGGY}&minutes=10&place=garden&q=sea`,
    [],
  );
  await screen.findByRole('heading', { name: 'Nothing fits all of that' });
  expect(askedFor(api)).toMatchObject({ max_minutes: 10, places: ['garden'], query: 'sea' });
  await person.click(screen.getByRole('button', { name: 'Remove “Garden”' }));
  await waitFor(() => expect(askedFor(api)).toMatchObject({ max_minutes: 10, places: [] }));
});

test('offers to try again when it could not ask', async () => {
  const { api, person } = await open(`/choose-activity?residents=${PEGGY}`, []);
  api.fails('choosing/suggest', 500);
  await screen.findByRole('heading', { name: 'Nothing fits all of that' });
  await person.click(screen.getByRole('button', { name: 'Change' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Who is it for?' }));
  await person.click(picker.getByRole('checkbox', { name: /Wilf/ }));
  await person.click(picker.getByRole('button', { name: 'Find something for 2' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.answers('choosing/suggest', { people: [], suggestions: [suggested()] });
  await person.click(retry);
  expect(
    (await card('A song at the window')).getByRole('button', { name: /Do this/ }),
  ).toBeTruthy();
});

test('is closed to those who may not know people', async () => {
  const api = signedInApi(makeUser({ role: 'volunteer_external' }));
  renderApp('/choose-activity', { token: 'a-token' });
  await screen.findByRole('heading', { name: 'Choosing for people is not open to you' });
  expect(api.sentTo('residents/list')).toEqual([]);
});
