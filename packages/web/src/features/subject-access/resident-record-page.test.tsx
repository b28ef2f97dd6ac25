import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../testing/expect-heading.ts';
import { makeResident, PEGGY } from '../../testing/make-resident.ts';
import { makeUser } from '../../testing/make-user.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { savedFiles } from '../../testing/saved-files.ts';
import { signedInApi } from '../../testing/signed-in-api.ts';
// Loaded before a test waits for them, so that a busy machine has the time.
import '../../app/shell.tsx';
import './resident-record-page.tsx';

const RECORD = { made_at: '2026-11-15T10:00:00.000Z', home: 'Rosewood House', parts: [] };

async function open() {
  const saved = savedFiles();
  const api = signedInApi();
  api.answers('residents/get', makeResident());
  renderApp(`/resident-record?id=${PEGGY}`, { token: 'a-token' });
  await screen.findByText('Everything that is kept about Peggy Hartley.');
  return { api, saved, person: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });

test('saves the record as a document, in which others are not named', async () => {
  const { api, saved, person } = await open();
  api.answers('subject-access/pdf', { file_name: 'record-0197a000.pdf', base64: btoa('%PDF-1.7') });
  await person.click(press('Download as a document (PDF)'));
  await screen.findByText('The copy is in your downloads');
  expect(saved.map(({ name, type }) => [name, type])).toEqual([
    ['record-0197a000.pdf', 'application/pdf'],
  ]);
  expect(await saved[0]?.content.text()).toBe('%PDF-1.7');
  expect(api.sentTo('subject-access/pdf').map(({ input }) => input)).toEqual([
    { resident_id: PEGGY, hide_others: true },
  ]);
  expect(document.title).not.toContain('Peggy');
});

test('saves it as data, with names only when asked for', async () => {
  const { api, saved, person } = await open();
  api.answers('subject-access/record', RECORD);
  await person.click(screen.getByRole('switch', { name: 'Name relatives and staff' }));
  await person.click(press('Download as data (JSON)'));
  await screen.findByText('The copy is in your downloads');
  expect(saved[0]?.name).toBe('record-0197a000.json');
  expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toEqual(RECORD);
  expect(api.sentTo('subject-access/record').map(({ input }) => input)).toEqual([
    { resident_id: PEGGY, hide_others: false },
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

test('somebody of another home is not here', async () => {
  const api = signedInApi();
  api.refuses('residents/get', 'not_found', { message: 'Not found.' });
  renderApp(`/resident-record?id=${PEGGY}`, { token: 'a-token' });
  expect(await screen.findByRole('heading', { name: 'This person is not here' })).toBeTruthy();
});

test('others are told who may make a copy', async () => {
  const api = signedInApi(makeUser({ role: 'nurse' }));
  renderApp(`/resident-record?id=${PEGGY}`, { token: 'a-token' });
  await expectHeading('Copy of a person’s record');
  await screen.findByRole('heading', { name: 'Records are handed out by managers' });
  expect(api.sentTo('residents/get')).toEqual([]);
});
