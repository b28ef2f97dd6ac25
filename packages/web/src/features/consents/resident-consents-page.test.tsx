import type { Output } from '@relish/shared/calls.ts';
import { groundsFor, type Purpose, PURPOSES } from '@relish/shared/consents/purposes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { describedBy } from '../../testing/described-by.ts';
import { expectHeading } from '../../testing/expect-heading.ts';
import { makeUser } from '../../testing/make-user.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signedInApi } from '../../testing/signed-in-api.ts';
import type { Consent } from './api.ts';

const MARY = '0197a000-0000-7000-8000-000000000021';
const PATH = `/resident-consents?id=${MARY}`;

const consent = (differences: Partial<Consent> = {}): Consent => ({
  id: '0197a000-0000-7000-8000-000000000022',
  decision: 'yes',
  basis: 'own_consent',
  capacity_assessed_on: null,
  decided_by: null,
  witnessed_by: null,
  from_date: '2026-11-03',
  review_on: '2027-11-03',
  notes: null,
  recorded_by: 'Grace Adeyemi',
  recorded_at: '2026-11-03T09:00:00.000Z',
  evidence: null,
  overdue: false,
  ...differences,
});

const consents = (given: Partial<Record<Purpose, Consent>> = {}): Output<'consents/list'> => ({
  preferred_name: 'Mary',
  purposes: PURPOSES.map((purpose) => ({
    purpose,
    grounds: [...groundsFor(purpose)],
    consent: given[purpose] ?? null,
  })),
});

// The first to open the page would otherwise wait for all of it to be read.
beforeAll(() => import('./resident-consents-page.tsx'), 60_000);

async function open(given: Partial<Record<Purpose, Consent>> = {}, user = makeUser(), path = PATH) {
  const api = signedInApi(user);
  api.answers('consents/list', consents(given));
  api.answers('capacity/list', []);
  const app = renderApp(path, { token: 'a-token' });
  await expectHeading(path === PATH ? 'Consent' : 'Record several answers');
  return { api, app, person: userEvent.setup() };
}

const question = async (words: RegExp) =>
  within((await screen.findByRole('heading', { name: words })).closest('li') as HTMLElement);

test('says what is agreed, by whom and on what ground; what nobody asked is a no', async () => {
  await open({
    photo_record: consent(),
    photo_own_family: consent({
      basis: 'health_welfare_attorney',
      decided_by: 'Ruth Brown',
      capacity_assessed_on: '2026-10-01',
      review_on: '2026-11-01',
      overdue: true,
    }),
  });
  const record = await question(/on the record/);
  expect(record.getByText('Yes')).toBeTruthy();
  expect(
    record.getByText('Mary’s own consent · Since 3 Nov 2026 · Review by 3 Nov 2027'),
  ).toBeTruthy();
  const family = await question(/own family in the app/);
  expect(family.getByText('Review overdue since 1 Nov 2026')).toBeTruthy();
  expect(
    family.getByText(
      'Ruth Brown decided, as attorney for health and welfare · Assessed on 1 Oct 2026 · Since 3 Nov 2026',
    ),
  ).toBeTruthy();
  expect((await question(/how old Mary is/)).getByText('Not asked, so no')).toBeTruthy();
});

test('records an answer for which an attorney decided, after asking for what is missing', async () => {
  const { api, person } = await open();
  const row = await question(/own family in the app/);
  await person.click(row.getByRole('button', { name: /^Record an answer/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Pictures for own family' }));
  await person.click(drawer.getByRole('radio', { name: /^Yes/ }));
  await person.click(drawer.getByRole('radio', { name: /^Attorney for health and welfare/ }));
  await person.click(drawer.getByRole('button', { name: 'Save' }));
  const who = drawer.getByLabelText('Who decided?');
  await waitFor(() => expect(describedBy(who)).toContain('Say who decided, by name.'));
  expect(api.sentTo('consents/record')).toEqual([]);

  await person.type(who, 'Ruth Brown');
  const assessed = drawer.getByRole('group', { name: /assessed that they cannot decide/ });
  const [day, month, year] = within(assessed).getAllByRole('spinbutton');
  for (const [part, value] of [
    [day, '01'],
    [month, '10'],
    [year, '2025'],
  ] as const) {
    await person.click(part as HTMLElement);
    await person.keyboard(value);
  }
  api.answers('consents/record', () => {
    api.answers('consents/list', consents({ photo_own_family: consent() }));
    return {};
  });
  await person.click(drawer.getByRole('button', { name: 'Save' }));
  await screen.findByText('The answer is recorded');
  expect(api.sentTo('consents/record').map(({ input }) => input)).toEqual([
    expect.objectContaining({
      resident_id: MARY,
      purpose: 'photo_own_family',
      decision: 'yes',
      basis: 'health_welfare_attorney',
      decided_by: 'Ruth Brown',
      capacity_assessed_on: '2025-10-01',
    }),
  ]);
  expect((await question(/own family in the app/)).getByText('Yes')).toBeTruthy();
});

test('offers the person’s own consent alone where nobody else may agree', async () => {
  const { person } = await open();
  const row = await question(/outside the home/);
  await person.click(row.getByRole('button', { name: /^Record an answer/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Pictures for publicity' }));
  await person.click(drawer.getByRole('radio', { name: /^Yes/ }));
  const grounds = within(drawer.getByRole('radiogroup', { name: 'On what ground?' }));
  expect(grounds.getAllByRole('radio')).toHaveLength(1);
  expect(drawer.getByText(/^Only Mary can agree to this/)).toBeTruthy();
});

test('a carer withdraws with two taps, and records nothing', async () => {
  const { api, person } = await open({ photo_record: consent() }, makeUser({ role: 'carer' }));
  expect(screen.queryByRole('button', { name: /^Record an answer/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Record several at once' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Notes on capacity' })).toBeNull();
  api.answers('consents/withdraw', () => {
    const withdrawn = consent({ decision: 'withdrawn', basis: null, review_on: null });
    api.answers('consents/list', consents({ photo_record: withdrawn }));
    return {};
  });
  const row = await question(/on the record/);
  await person.click(row.getByRole('button', { name: /^Says no/ }));
  await person.click(await screen.findByRole('button', { name: 'Withdraw it now' }));
  await screen.findByText('It is withdrawn and hidden');
  expect(await (await question(/on the record/)).findByText('Withdrawn')).toBeTruthy();
});

test('records several answers at once and offers no yes that the ground does not allow', async () => {
  const { api, app, person } = await open({}, makeUser(), `${PATH}&several`);
  api.answers('consents/record-several', {});
  await person.click(await screen.findByRole('radio', { name: /^Best interests/ }));
  const publicity = within(screen.getByRole('radiogroup', { name: /outside the home/ }));
  expect(publicity.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).disabled).toBe(true);
  await person.click(screen.getByRole('radio', { name: /^Mary’s own consent/ }));
  await person.click(publicity.getByRole('radio', { name: 'No' }));
  const record = within(screen.getByRole('radiogroup', { name: /on the record/ }));
  await person.click(record.getByRole('radio', { name: 'Yes' }));
  await person.click(screen.getByRole('button', { name: 'Save the answers' }));
  await screen.findByText('The answers are recorded');
  expect(api.sentTo('consents/record-several').map(({ input }) => input)).toEqual([
    expect.objectContaining({
      basis: 'own_consent',
      answers: [
        { purpose: 'photo_external', decision: 'no' },
        { purpose: 'photo_record', decision: 'yes' },
      ],
    }),
  ]);
  await expectHeading('Consent');
  expect(app.at()).toBe('/resident-consents');
});

test('says why nothing can be saved when no question was answered', async () => {
  const { api, person } = await open({}, makeUser(), `${PATH}&several`);
  await person.click(await screen.findByRole('button', { name: 'Save the answers' }));
  expect(await screen.findByText('Answer at least one of the questions.')).toBeTruthy();
  expect(api.sentTo('consents/record-several')).toEqual([]);
});

test('lists what was said before, newest first', async () => {
  const { api, person } = await open({ photo_record: consent() });
  api.answers('consents/history', [
    { ...consent({ notes: 'Nodded and smiled' }), superseded_at: null },
    {
      ...consent({ id: MARY, decision: 'no', basis: null }),
      superseded_at: '2026-11-03T09:00:00.000Z',
    },
  ]);
  const row = await question(/on the record/);
  await person.click(row.getByRole('button', { name: /^History/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Picture on the record' }));
  expect(await drawer.findByText('Counts now')).toBeTruthy();
  expect(drawer.getByText('Nodded and smiled')).toBeTruthy();
  expect(drawer.getByText('Until 3 Nov 2026')).toBeTruthy();
});

test('adds a note on one decision, which those who keep the records see', async () => {
  const { api, person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Add a note' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add a note' }));
  await person.type(drawer.getByLabelText('Which decision?'), 'Sharing pictures');
  await person.click(drawer.getByRole('radio', { name: 'It varies' }));
  await person.type(drawer.getByLabelText('Who assessed it?'), 'Dr Shah');
  api.answers('capacity/add', { id: MARY });
  await person.click(drawer.getByRole('button', { name: 'Save' }));
  await screen.findByText('The note is recorded');
  expect(api.sentTo('capacity/add').map(({ input }) => input)).toEqual([
    expect.objectContaining({ decision: 'Sharing pictures', outcome: 'fluctuates' }),
  ]);
});

test('says so when there is no such person, and when it could not be loaded', async () => {
  const api = signedInApi();
  api.answers('capacity/list', []);
  api.fails('consents/list', 500);
  const app = renderApp(PATH, { token: 'a-token' });
  await screen.findByRole('heading', { name: 'Something went wrong' });
  await app.go('/resident-consents');
  expect(await screen.findByRole('heading', { name: 'This person was not found' })).toBeTruthy();
});

test('is closed to relatives', async () => {
  const api = signedInApi(makeUser({ type: 'family', role: 'relative' }));
  renderApp(PATH, { token: 'a-token' });
  await expectHeading('Consent');
  expect(screen.getByRole('heading', { name: 'Consent is kept by staff' })).toBeTruthy();
  expect(api.sentTo('consents/list')).toEqual([]);
});
