import type { Output } from '@relish/shared/calls.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import '../../../app/shell.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import '../../../ui/overlays/modal-box.tsx';
import './event-programme-page.tsx';

type Sheet = Output<'sharing/prints'>[number];

const CHOIR = '0197a000-0000-7000-8000-0000000000c1';

const makeSheet = (differences: Partial<Sheet> = {}): Sheet => ({
  id: '0197a000-0000-7000-8000-0000000000e1',
  number: 7,
  week: '2026-11-16',
  day: null,
  layout: 'pictures',
  paper: 'a3',
  group_name: null,
  wall: 'Dining room',
  printed_at: '2026-11-15T10:00:00.000Z',
  is_stale: false,
  ...differences,
});

function open(sheets: Sheet[] = [], user = makeUser()) {
  const api = signedInApi(user);
  const listed = [...sheets];
  api.answers('groups/list', [
    { id: CHOIR, name: 'Choir', kind: 'interest', colour: 'teal', active: true, member_ids: [] },
  ]);
  api.answers('sharing/prints', () => [...listed]);
  api.answers('sharing/remove-print', ({ id }) => {
    listed.splice(
      listed.findIndex((sheet) => sheet.id === id),
      1,
    );
    return {};
  });
  api.answers('sharing/programme', () => {
    listed.push(makeSheet({ id: '0197a000-0000-7000-8000-0000000000e9', number: 8, wall: 'Hall' }));
    return { number: 8, file_name: 'programme-8.pdf', base64: btoa('%PDF-') };
  });
  renderApp('/event-programme', { token: 'a-token' });
  return { api, person: userEvent.setup() };
}

const pressMake = async () => userEvent.click(screen.getByRole('button', { name: 'Make PDF' }));

test('saves the PDF of the chosen week and lists the new sheet', async () => {
  const saved = savedFiles();
  const { api, person } = open();
  expect(await screen.findByText('No sheets for this week or later')).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: /^Pictures/ }));
  await person.click(screen.getByRole('radio', { name: 'A3' }));
  const next = screen.getByRole<HTMLOptionElement>('option', { name: /^Next week/ });
  await person.selectOptions(screen.getByRole('combobox', { name: /^Week/ }), next);
  await person.selectOptions(await screen.findByRole('combobox', { name: /^Group/ }), 'Choir');
  await person.type(screen.getByRole('textbox', { name: /Where will it hang/ }), 'Hall');
  await pressMake();
  expect(await screen.findByText('Sheet 8 is saved. Open the file to print it.')).toBeTruthy();
  expect(saved.map(({ name, type }) => [name, type])).toEqual([
    ['programme-8.pdf', 'application/pdf'],
  ]);
  expect(api.sentTo('sharing/programme')[0]?.input).toMatchObject({
    layout: 'pictures',
    paper: 'a3',
    day: next.value,
    group_id: CHOIR,
    wall: 'Hall',
  });
  expect(new Date(next.value).getUTCDay()).toBe(1);
  expect(await screen.findByText('Sheet 8: Hall')).toBeTruthy();
});

test('a table card is of one day, which must be chosen', async () => {
  const { api, person } = open();
  await expectHeading('Printed programme');
  await person.click(screen.getByRole('radio', { name: /^Table card/ }));
  expect(screen.queryByRole('combobox', { name: /^Week/ })).toBeNull();
  const part = (await screen.findAllByRole('spinbutton'))[0];
  if (!part) throw new Error('The day has no field.');
  await person.click(part);
  await person.keyboard('{Backspace}{Backspace}');
  await person.tab();
  await person.click(screen.getByRole('textbox', { name: /Where will it hang/ }));
  await pressMake();
  expect(await screen.findByText('Choose a day.')).toBeTruthy();
  expect(api.sentTo('sharing/programme')).toHaveLength(0);
});

test('marks a sheet that is out of date, and removes it after a question', async () => {
  const { person } = open([
    makeSheet({ is_stale: true }),
    makeSheet({
      id: '0197a000-0000-7000-8000-0000000000e2',
      number: 6,
      wall: null,
      layout: 'table_card',
      day: '2026-11-18',
    }),
  ]);
  const list = within(await screen.findByRole('list', { name: 'Printed sheets' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Sheet 7: Dining room.*Out of date.*16 November to 22/);
  expect(second?.textContent).toMatch(/Sheet 6.*Wednesday 18 Nov 2026.*Table card · A3/);
  expect(second?.textContent).not.toContain('Out of date');
  await person.click(screen.getByRole('button', { name: 'Remove sheet 7' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Sheet removed from the list.')).toBeTruthy();
  expect(screen.queryByText('Sheet 7: Dining room')).toBeNull();
});

test('says so when the list cannot be loaded', async () => {
  const { api } = open();
  api.fails('sharing/prints', 500);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each([
  ['a relative', makeUser({ type: 'family', role: 'relative' })],
  ['an inspector', makeUser({ role: 'viewer_inspector' })],
])('is locked for %s', async (_, user) => {
  const { api } = open([], user);
  expect(await screen.findByText('The team prints the programme')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make PDF' })).toBeNull();
  expect(api.sentTo('sharing/prints')).toHaveLength(0);
});
