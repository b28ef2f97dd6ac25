import type { Output } from '@relish/shared/calls.ts';
import { groundsFor, PURPOSES } from '@relish/shared/residents/consents/purposes.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { describedBy } from '../../../testing/described-by.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { CapacityNote } from './api.ts';

const MARY = '0197a000-0000-7000-8000-000000000021';
const NOTE = '0197a000-0000-7000-8000-000000000031';
const OLDER = '0197a000-0000-7000-8000-000000000032';

const CONSENTS: Output<'consents/list'> = {
  preferred_name: 'Mary',
  purposes: PURPOSES.map((purpose) => ({
    purpose,
    grounds: [...groundsFor(purpose)],
    consent: null,
  })),
};

const today = new Date().toISOString().slice(0, 10);

const note = (differences: Partial<CapacityNote> = {}): CapacityNote => ({
  id: NOTE,
  decision: 'Pictures for the family',
  purposes: ['photo_own_family'],
  assessed_on: today,
  outcome: 'lacks_capacity',
  assessor: 'Dr Shah',
  review_on: null,
  notes: null,
  recorded_by: 'Grace Adeyemi',
  recorded_at: new Date().toISOString(),
  superseded: false,
  ...differences,
});

beforeAll(() => import('./resident-consents-page.tsx'), 60_000);

/** Opens the form for family pictures with "yes" and a basis chosen. */
async function open(basis: RegExp, notes: CapacityNote[]) {
  const api = signedInApi();
  api.answers('consents/list', CONSENTS);
  api.answers('capacity/list', notes);
  renderApp(`/resident-consents?id=${MARY}`, { token: 'a-token' });
  await expectHeading('Consent');
  const person = userEvent.setup();
  const row = (await screen.findByRole('heading', { name: /own family in the app/ })).closest('li');
  await person.click(within(row as HTMLElement).getByRole('button', { name: /^Record an answer/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Pictures for own family' }));
  await person.click(drawer.getByRole('radio', { name: /^Yes/ }));
  await person.click(drawer.getByRole('radio', { name: basis }));
  const save = () => person.click(drawer.getByRole('button', { name: 'Save' }));
  return { api, person, drawer, save };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('links an attorney’s consent to a capacity note added from the form, and keeps the other input', async () => {
  const { api, person, drawer, save } = await open(/^Attorney for health and welfare/, [
    note({ id: OLDER, purposes: ['chat_family'] }),
  ]);
  expect(await drawer.findByText('No capacity note fits this question yet.')).toBeTruthy();
  await save();
  const who = drawer.getByLabelText('Who decided?');
  await waitFor(() => expect(describedBy(who)).toContain('Enter who decided.'));
  expect(drawer.getByText('Choose the capacity note for this decision, or add one.')).toBeTruthy();
  expect(api.sentTo('consents/record')).toEqual([]);

  type(who, 'Ruth Brown');
  await person.click(drawer.getByRole('button', { name: 'Add a capacity note' }));
  const writing = within(await screen.findByRole('dialog', { name: 'Add a note' }));
  expect(
    writing.getByRole<HTMLInputElement>('checkbox', { name: 'Pictures for own family' }).checked,
  ).toBe(true);
  await person.click(writing.getByRole('radio', { name: /^Cannot decide this/ }));
  type(writing.getByLabelText('Who assessed it?'), 'Dr Shah');
  api.answers('capacity/add', () => {
    api.answers('capacity/list', [note()]);
    return { id: NOTE };
  });
  await person.click(writing.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add a note' })).toBeNull());
  const chosen = await drawer.findByRole<HTMLInputElement>('radio', {
    name: /^Pictures for the family/,
  });
  expect(chosen.checked).toBe(true);

  api.answers('consents/record', {});
  await save();
  await screen.findByText('The answer is recorded');
  expect(api.sentTo('capacity/add')[0]?.input).toMatchObject({ purposes: ['photo_own_family'] });
  expect(api.sentTo('consents/record').map(({ input }) => input)).toEqual([
    expect.objectContaining({
      basis: 'health_welfare_attorney',
      decided_by: 'Ruth Brown',
      capacity_note_id: NOTE,
      best_interests: null,
    }),
  ]);
}, 60_000);

test('asks for the role, people consulted, IMCA and wishes in a best-interests decision', async () => {
  const { api, person, drawer, save } = await open(/^Best interests/, [note()]);
  await person.click(await drawer.findByRole('radio', { name: /^Pictures for the family/ }));
  type(drawer.getByLabelText('Who decided?'), 'Ann Pell');
  await save();
  expect(
    await drawer.findByText(
      'Name at least one person who was consulted, or say that there was nobody.',
    ),
  ).toBeTruthy();
  expect(describedBy(drawer.getByLabelText('Decision-maker’s role'))).toContain('role');

  type(drawer.getByLabelText('Decision-maker’s role'), 'Registered manager');
  type(drawer.getByLabelText(/^Mary’s wishes/), 'Loves pictures');
  type(drawer.getByLabelText('Name'), 'Jo Day');
  expect(drawer.queryByRole('radiogroup', { name: 'Was an IMCA instructed?' })).toBeNull();
  await person.selectOptions(drawer.getByLabelText('Who they are'), 'Care home staff');
  await person.click(drawer.getByRole('radio', { name: 'Not required' }));
  type(drawer.getByLabelText('Why is an IMCA not required?'), 'Not a serious medical decision');
  api.answers('consents/record', {});
  await save();
  await screen.findByText('The answer is recorded');
  expect(api.sentTo('consents/record').map(({ input }) => input)).toEqual([
    expect.objectContaining({
      basis: 'best_interests',
      decided_by: 'Ann Pell',
      capacity_note_id: NOTE,
      best_interests: expect.objectContaining({
        role: 'Registered manager',
        consulted: [{ name: 'Jo Day', relation: 'care_staff' }],
        imca: 'not_required',
        imca_reason: 'Not a serious medical decision',
        wishes: 'Loves pictures',
      }),
    }),
  ]);
}, 60_000);

test('says to ask the resident when the latest capacity note says that they can decide', async () => {
  const { drawer } = await open(/^Best interests/, [
    note({ id: OLDER, outcome: 'has_capacity' }),
    note({ superseded: true }),
  ]);
  expect(
    await drawer.findByText('The latest capacity note says that Mary can decide this. Ask Mary.'),
  ).toBeTruthy();
  expect(drawer.queryByRole('radio', { name: /^Pictures for the family/ })).toBeNull();
}, 60_000);
