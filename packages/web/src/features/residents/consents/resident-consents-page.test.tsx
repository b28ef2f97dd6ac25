import type { Output } from '@relish/shared/calls.ts';
import { groundsFor, type Purpose, PURPOSES } from '@relish/shared/residents/consents/purposes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { Consent } from './api.ts';

const MARY = '0197a000-0000-7000-8000-000000000021';
const PATH = `/resident-consents?id=${MARY}`;

const consent = (differences: Partial<Consent> = {}): Consent => ({
  id: '0197a000-0000-7000-8000-000000000022',
  decision: 'yes',
  basis: 'own_consent',
  capacity_assessed_on: null,
  decided_by: null,
  best_interests: null,
  details_missing: false,
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

const consents = (byPurpose: Partial<Record<Purpose, Consent>> = {}): Output<'consents/list'> => ({
  preferred_name: 'Mary',
  purposes: PURPOSES.map((purpose) => ({
    purpose,
    grounds: [...groundsFor(purpose)],
    consent: byPurpose[purpose] ?? null,
  })),
});

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(() => import('./resident-consents-page.tsx'), 60_000);

async function open(
  byPurpose: Partial<Record<Purpose, Consent>> = {},
  user = makeUser(),
  path = PATH,
) {
  const api = signedInApi(user);
  api.answers('consents/list', consents(byPurpose));
  api.answers('capacity/list', []);
  const app = renderApp(path, { token: 'a-token' });
  await expectHeading(path === PATH ? 'Consent' : 'Record several answers');
  return { api, app, person: userEvent.setup() };
}

const question = async (words: RegExp) =>
  within((await screen.findByRole('heading', { name: words })).closest('li') as HTMLElement);

test('shows each decision with its basis and dates, and an unanswered question as a no', async () => {
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

test('offers only the resident’s own consent as the basis for publicity pictures', async () => {
  const { person } = await open();
  const row = await question(/outside the home/);
  await person.click(row.getByRole('button', { name: /^Record an answer/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Pictures for publicity' }));
  await person.click(drawer.getByRole('radio', { name: /^Yes/ }));
  const grounds = within(drawer.getByRole('radiogroup', { name: 'On what basis?' }));
  expect(grounds.getAllByRole('radio')).toHaveLength(1);
  expect(drawer.getByText(/^Only Mary can agree to this/)).toBeTruthy();
});

test('restores an unsaved answer until the user starts afresh', async () => {
  const { person } = await open();
  const reopen = async () => {
    const row = await question(/outside the home/);
    await person.click(row.getByRole('button', { name: /^Record an answer/ }));
    return within(await screen.findByRole('dialog', { name: 'Pictures for publicity' }));
  };
  const drawer = await reopen();
  await person.click(drawer.getByRole('radio', { name: /^No/ }));
  await person.click(drawer.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await reopen();
  await again.findByText('We kept what you had written.');
  expect(again.getByRole<HTMLInputElement>('radio', { name: /^No/ }).checked).toBe(true);
  await person.click(again.getByRole('button', { name: 'Start afresh' }));
  expect(again.getByRole<HTMLInputElement>('radio', { name: /^No/ }).checked).toBe(false);
  expect(again.queryByText('We kept what you had written.')).toBeNull();
});

test('lets a carer withdraw a consent in two taps, but not record one', async () => {
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

test('records several answers at once, and disables a yes that the basis does not allow', async () => {
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

test('shows an error when no question is answered, and sends nothing', async () => {
  const { api, person } = await open({}, makeUser(), `${PATH}&several`);
  await person.click(await screen.findByRole('button', { name: 'Save the answers' }));
  expect(await screen.findByText('Answer at least one of the questions.')).toBeTruthy();
  expect(api.sentTo('consents/record-several')).toEqual([]);
});

test('shows the current and the earlier answer in the history', async () => {
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

test('marks a decision with missing details, and shows in the history how a decision was made', async () => {
  const decided = consent({
    basis: 'best_interests',
    decided_by: 'Ann Pell',
    details_missing: true,
  });
  const { api, person } = await open({ photo_record: decided });
  const row = await question(/on the record/);
  expect(row.getByText('Details missing – complete at the next review')).toBeTruthy();
  api.answers('consents/history', [
    {
      ...consent({
        basis: 'best_interests',
        decided_by: 'Ann Pell',
        best_interests: {
          role: 'Registered manager',
          consulted: [{ name: 'Jo Day', relation: 'care_staff' }],
          nobody_to_consult: true,
          imca: 'instructed',
          imca_name: 'Lee Roe',
          imca_on: '2026-11-02',
          imca_reason: null,
          wishes: 'Loves pictures',
          less_restrictive: null,
        },
      }),
      superseded_at: null,
    },
  ]);
  await person.click(row.getByRole('button', { name: /^History/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Picture on the record' }));
  for (const words of [
    'Decision-maker’s role: Registered manager',
    'Consulted: Jo Day (Care home staff)',
    'There is nobody to consult except paid staff',
    'IMCA instructed: Lee Roe, 2 Nov 2026',
    'Mary’s wishes and feelings: Loves pictures',
  ])
    expect(await drawer.findByText(words)).toBeTruthy();
  expect(drawer.queryByText(/^Details missing/)).toBeNull();
});

test('adds a capacity note on one decision', async () => {
  const { api, person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Add a note' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add a note' }));
  await person.type(drawer.getByLabelText('Which decision?'), 'Sharing pictures');
  await person.click(drawer.getByRole('checkbox', { name: 'Video calls' }));
  await person.click(drawer.getByRole('radio', { name: 'It varies' }));
  await person.type(drawer.getByLabelText('Who assessed it?'), 'Dr Shah');
  api.answers('capacity/add', { id: MARY });
  await person.click(drawer.getByRole('button', { name: 'Save' }));
  await screen.findByText('The note is recorded');
  expect(api.sentTo('capacity/add').map(({ input }) => input)).toEqual([
    expect.objectContaining({
      decision: 'Sharing pictures',
      purposes: ['video_call'],
      outcome: 'fluctuates',
    }),
  ]);
});

test('shows an error when loading fails, and a message when the address names no resident', async () => {
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
