import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeResident, PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { ReleaseStatus } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import '../../../app/shell.tsx';
import './resident-record-page.tsx';

const CHECK = {
  requested_by: 'resident',
  checked_by: 'Dr Shah',
  checked_as: 'health_professional',
  checked_on: '2026-11-14',
  withheld: [],
  reason: null,
  recorded_by: 'Grace Adeyemi',
  recorded_at: '2026-11-14T09:00:00.000Z',
  valid_until: '2026-12-12',
} as const;
const STATUS: ReleaseStatus = {
  requesters: ['resident', 'attorney', 'deputy', 'other_authority'],
  withholdable: [
    { name: 'observations', title: 'What the team noticed' },
    { name: 'capacity_notes', title: 'Capacity notes' },
  ],
  check: { ...CHECK, withheld: [] },
};
const RECORD = { made_at: '2026-11-15T10:00:00.000Z', home: 'Rosewood House', parts: [] };

async function open(status = STATUS, differences: Parameters<typeof makeResident>[0] = {}) {
  const saved = savedFiles();
  const api = signedInApi();
  api.answers('residents/get', makeResident(differences));
  api.answers('subject-access/status', status);
  renderApp(`/resident-record?id=${PEGGY}`, { token: 'a-token' });
  await screen.findByText('Everything that is kept about Peggy Hartley.');
  await screen.findByRole('heading', { name: 'Serious-harm check' });
  return { api, saved, person: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });

test('saves the record as a document that names staff and not relatives', async () => {
  const { api, saved, person } = await open();
  api.answers('subject-access/pdf', { file_name: 'record-0197a000.pdf', base64: btoa('%PDF-1.7') });
  await person.click(press('Download as a document (PDF)'));
  await screen.findByText('The copy is in your downloads');
  expect(saved.map(({ name, type }) => [name, type])).toEqual([
    ['record-0197a000.pdf', 'application/pdf'],
  ]);
  expect(await saved[0]?.content.text()).toBe('%PDF-1.7');
  expect(api.sentTo('subject-access/pdf').map(({ input }) => input)).toEqual([
    { resident_id: PEGGY, hide_others: true, name_staff: true, only_chat: false },
  ]);
  expect(document.title).not.toContain('Peggy');
});

test('saves only the conversation with the family', async () => {
  const { api, saved, person } = await open();
  api.answers('subject-access/pdf', { file_name: 'chat-0197a000.pdf', base64: '' });
  await person.click(press('Only the messages (PDF)'));
  await screen.findByText('The copy is in your downloads');
  expect(saved.map(({ name }) => name)).toEqual(['chat-0197a000.pdf']);
  expect(api.sentTo('subject-access/pdf')[0]?.input).toMatchObject({ only_chat: true });
});

test('saves it as data, with names only on request', async () => {
  const { api, saved, person } = await open();
  api.answers('subject-access/record', RECORD);
  await person.click(screen.getByRole('switch', { name: 'Name relatives' }));
  await person.click(screen.getByRole('switch', { name: 'Name professional staff' }));
  await person.click(press('Download as data (JSON)'));
  await screen.findByText('The copy is in your downloads');
  expect(saved[0]?.name).toBe('record-0197a000.json');
  expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toEqual(RECORD);
  expect(api.sentTo('subject-access/record').map(({ input }) => input)).toEqual([
    { resident_id: PEGGY, hide_others: false, name_staff: false },
  ]);
});

test('says what failed, saves nothing, and can be tried again', async () => {
  const { api, saved, person } = await open();
  api.fails('subject-access/pdf', 500);
  await person.click(press('Download as a document (PDF)'));
  await screen.findByText('Internal Server Error');
  expect(saved).toEqual([]);
  expect(press('Download as a document (PDF)').getAttribute('aria-disabled')).not.toBe('true');
});

test('requires a serious-harm check before a download', async () => {
  const { api, person } = await open({ ...STATUS, check: null });
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  const save = () => person.click(press('Save the check'));
  await save();
  expect(await screen.findByText('Choose who is asking.')).toBeTruthy();
  expect(screen.getByText('Choose the outcome.')).toBeTruthy();
  expect(api.sentTo('subject-access/check')).toEqual([]);

  await person.selectOptions(screen.getByLabelText('Who is asking?'), 'The person themselves');
  await person.type(screen.getByLabelText('Who checked it?'), 'Dr Shah');
  await person.click(screen.getByRole('radio', { name: 'Health professional' }));
  await person.click(screen.getByRole('radio', { name: 'Parts are withheld' }));
  await save();
  expect(await screen.findByText('Choose what is withheld.')).toBeTruthy();
  await person.click(screen.getByRole('checkbox', { name: 'Capacity notes' }));
  await person.type(screen.getByLabelText(/^Why is it withheld/), 'It would frighten her');
  api.answers('subject-access/check', () => {
    const check = { ...CHECK, withheld: ['capacity_notes'], reason: 'It would frighten her' };
    api.answers('subject-access/status', { ...STATUS, check });
    return {};
  });
  await save();
  expect(await screen.findByText('Withheld: Capacity notes')).toBeTruthy();
  expect(press('Download as a document (PDF)')).toBeTruthy();
  expect(api.sentTo('subject-access/check').map(({ input }) => input)).toEqual([
    expect.objectContaining({
      resident_id: PEGGY,
      requested_by: 'resident',
      checked_as: 'health_professional',
      outcome: 'parts_withheld',
      withheld: ['capacity_notes'],
    }),
  ]);
}, 60_000);

test('refers to the personal representative after a death, not to the family', async () => {
  await open(
    { ...STATUS, check: null, requesters: ['personal_representative', 'claim_after_death'] },
    { status: 'deceased' },
  );
  expect(screen.getByText(/^After a death, the personal representative decides/)).toBeTruthy();
  const choices = within(screen.getByLabelText('Who is asking?')).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Choose…',
    'Personal representative (executor or administrator)',
    'Someone with a claim arising from the death',
  ]);
});

test('shows the not-found message for another home’s resident', async () => {
  const api = signedInApi();
  api.refuses('residents/get', 'not_found', { message: 'Not found.' });
  renderApp(`/resident-record?id=${PEGGY}`, { token: 'a-token' });
  expect(await screen.findByRole('heading', { name: 'This person is not here' })).toBeTruthy();
});

test('tells other users who may make a copy', async () => {
  const api = signedInApi(makeUser({ role: 'nurse' }));
  renderApp(`/resident-record?id=${PEGGY}`, { token: 'a-token' });
  await expectHeading('Copy of a person’s record');
  await screen.findByRole('heading', { name: 'Records are handed out by managers' });
  expect(api.sentTo('residents/get')).toEqual([]);
});

test('leads to the photos as a file, once the check is recorded', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Photos as a file' });
  expect(link.getAttribute('href')).toBe(`/photo-gift?resident_id=${PEGGY}&for=subject`);
});
