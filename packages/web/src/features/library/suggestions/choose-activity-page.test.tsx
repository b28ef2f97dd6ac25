import type { Output } from '@relish/shared/calls.ts';
import type { SafetyData } from '@relish/shared/library/suggestions/safety-data.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeActivity, makeActivityCard, SCONES, WOOL } from '../../../testing/make-activity.ts';
import { makeRow, PEGGY, ROSA, WILF } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { Conflict, Suggested, Suggestions } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './choose-activity-page.tsx';
import './people-picker.tsx';
import './do-this.tsx';
import '../../../app/shell.tsx';

const CHOIR = '0197a000-0000-7000-8000-000000000101';
const PEOPLE = [
  makeRow(),
  makeRow({ id: WILF, preferred_name: 'Wilf', first_name: 'Wilfred', room: '4' }),
  makeRow({ id: ROSA, preferred_name: 'Rosa', first_name: 'Rosa', status: 'pre_admission' }),
];
type Warnings = Output<'suggestions/check'>;

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
  notes: [],
  food_caution: false,
  ...differences,
});
const WINDING = suggested({
  activity: makeActivityCard(),
  score: -2,
  reasons: [{ kind: 'out_of_season', points: -2 }],
  conflicts: [WOOL_ALLERGY],
});

const SAFETY = { checked_on: '2026-02-03', known: true };
const checked = (differences: Partial<Warnings> = {}): Warnings => ({
  conflicts: [WOOL_ALLERGY],
  notes: [],
  food_caution: false,
  people: [{ id: PEGGY, preferred_name: 'Peggy', safety: SAFETY }],
  ...differences,
});

async function open(
  address = `/choose-activity?residents=${PEGGY}`,
  suggestions = [suggested(), WINDING],
  safety = SAFETY as SafetyData,
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
  api.answers('suggestions/list', ({ resident_ids }): Suggestions => ({
    people: PEOPLE.filter(({ id }) => resident_ids.includes(id)).map(({ id, preferred_name }) => ({
      id,
      preferred_name,
      level: 'reflex',
      safety,
    })),
    suggestions,
  }));
  api.answers('activities/get', makeActivity());
  api.answers('suggestions/check', checked());
  api.answers('suggestions/choose', { id: WOOL });
  const app = renderApp(address, { token: 'a-token' });
  // An open sheet hides the heading from role queries.
  if (!address.includes('activity=')) await expectHeading('Find an activity');
  return { api, app, person: userEvent.setup() };
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const askedFor = (api: Awaited<ReturnType<typeof open>>['api']) =>
  api.sentTo('suggestions/list').at(-1)?.input;

test('gives the reasons of each suggestion, and its warnings by name', async () => {
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

test('says how old the safety details are, and never that something is safe', async () => {
  const { api, person } = await open();
  await screen.findByText(
    'Cards without a warning: no warnings from what is recorded. Safety details last checked 3 Feb 2026.',
  );
  api.answers('suggestions/check', checked({ conflicts: [] }));
  await person.click((await card('A song at the window')).getByRole('button', { name: /Do this/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(
    await sheet.findByText(
      'No warnings from what is recorded. Safety details last checked 3 Feb 2026. Check the care plan if you are in doubt.',
    ),
  ).toBeTruthy();
});

test('calls the suggestions general without safety details, with a food caution on the card', async () => {
  const scones = suggested({ food_caution: true });
  await open(undefined, [scones], { checked_on: null, known: false });
  await screen.findByRole('heading', { name: 'General ideas' });
  expect(
    screen.getByText(
      'No mobility, diet or allergies are recorded for Peggy. Check the care plan first.',
    ),
  ).toBeTruthy();
  const shown = await card('A song at the window');
  expect(shown.getByText('Food or drink: check texture and allergies first')).toBeTruthy();
});

test('shows each warning of a walk for a wheelchair user, and notes without a checkbox', async () => {
  const conflicts = [
    { person_id: PEGGY, kind: 'standing', about: 'wheelchair_assisted' },
    { person_id: PEGGY, kind: 'help_to_stand', about: '' },
    { person_id: PEGGY, kind: 'falls', about: '' },
  ] satisfies Conflict[];
  const notes = [{ person_id: PEGGY, kind: 'hearing_aids' }] satisfies Suggested['notes'];
  const { api, person } = await open(undefined, [suggested({ conflicts, notes })]);
  const walk = await card('A song at the window');
  const lines = [
    'Done standing or walking: Peggy uses a wheelchair',
    'Done standing or walking: Peggy needs help to stand',
    'Done standing or walking: Peggy is at risk of falls',
    'Hearing: check Peggy’s hearing aids and sit close',
  ];
  for (const words of lines) expect(walk.getByText(words)).toBeTruthy();
  api.answers('suggestions/check', checked({ conflicts, notes }));
  await person.click(walk.getByRole('button', { name: /Do this/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByText('Tick the 3 warnings above when you have read them.');
  for (const words of lines) expect(sheet.getByText(words)).toBeTruthy();
  expect(sheet.getAllByRole('checkbox')).toHaveLength(3);
});

test('does not allow starting before every warning is acknowledged', async () => {
  const { api, person } = await open();
  await person.click(
    (await card('Wool winding')).getByRole('button', { name: 'Do this: Wool winding' }),
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Wool winding' }));
  const begin = await sheet.findByRole('button', { name: 'We are doing this' });
  await sheet.findByText('Tick the warning above when you have read it.');
  await person.click(begin);
  expect(begin.getAttribute('aria-disabled')).toBe('true');
  expect(api.sentTo('suggestions/choose')).toEqual([]);
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
  expect(api.sentTo('suggestions/choose').map(({ input }) => input)).toEqual([
    { activity_id: WOOL, resident_ids: [PEGGY], acknowledged: [WOOL_ALLERGY] },
  ]);
});

test('shows new warnings when the server knows more', async () => {
  const { api, person } = await open(`/choose-activity?residents=${PEGGY}&activity=${WOOL}`);
  const sheet = within(await screen.findByRole('dialog', { name: 'Wool winding' }));
  await person.click(await sheet.findByRole('checkbox', { name: /I have read this/ }));
  api.refuses('suggestions/choose', 'invalid', {
    message: 'There is a warning that nobody has read yet.',
    errors: { acknowledged: ['There is a warning that nobody has read yet.'] },
  });
  const topic: Conflict = { person_id: PEGGY, kind: 'avoid_topic', about: 'Her mother' };
  api.answers('suggestions/check', checked({ conflicts: [WOOL_ALLERGY, topic] }));
  await person.click(sheet.getByRole('button', { name: 'We are doing this' }));
  await sheet.findByText('May come up: “Her mother”, which Peggy wishes to avoid');
  expect(sheet.getByRole('alert').textContent).toContain('Something has changed');
  expect(sheet.getByText('Tick the warning above when you have read it.')).toBeTruthy();
});

test('asks for the residents, selects a whole group, and leaves out those not yet moved in', async () => {
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

test('takes the group from the URL', async () => {
  const { api } = await open(`/choose-activity?group=${CHOIR}`);
  await card('A song at the window');
  expect(askedFor(api)).toMatchObject({ resident_ids: [PEGGY, WILF] });
});

test('says which filters to remove when nothing matches', async () => {
  const { api, person } = await open(
    `/choose-activity?residents=${PEGGY}&minutes=10&place=garden&q=sea`,
    [],
  );
  await screen.findByRole('heading', { name: 'Nothing fits all of that' });
  expect(askedFor(api)).toMatchObject({ max_minutes: 10, places: ['garden'], query: 'sea' });
  await person.click(screen.getByRole('button', { name: 'Remove “Garden”' }));
  await waitFor(() => expect(askedFor(api)).toMatchObject({ max_minutes: 10, places: [] }));
});

test('offers to try again when the call fails', async () => {
  const { api, person } = await open(`/choose-activity?residents=${PEGGY}`, []);
  await screen.findByRole('heading', { name: 'Nothing fits all of that' });
  api.fails('suggestions/list', 500);
  await person.click(screen.getByRole('button', { name: 'Change' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Who is it for?' }));
  await person.click(picker.getByRole('checkbox', { name: /Wilf/ }));
  await person.click(picker.getByRole('button', { name: 'Find something for 2' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.answers('suggestions/list', { people: [], suggestions: [suggested()] });
  await person.click(retry);
  expect(
    (await card('A song at the window')).getByRole('button', { name: /Do this/ }),
  ).toBeTruthy();
});

test('is locked for users who may not see residents', async () => {
  const api = signedInApi(makeUser({ role: 'volunteer_external' }));
  renderApp('/choose-activity', { token: 'a-token' });
  await screen.findByRole('heading', { name: 'Choosing for people is not open to you' });
  expect(api.sentTo('residents/list')).toEqual([]);
});
