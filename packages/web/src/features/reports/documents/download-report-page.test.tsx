import type { Output } from '@relish/shared/calls.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeContent } from '../../../testing/make-content.ts';
import { makeRow, PEGGY, WILF } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import '../../../app/shell.tsx';
import './download-report-page.tsx';

type Row = Output<'documents/list'>[number];

const ID = '0197a000-0000-7000-8000-0000000000d1';

const makeDocument = (differences: Partial<Row> = {}): Row => ({
  id: ID,
  kind: 'family_update',
  format: 'pdf',
  resident: { id: PEGGY, preferred_name: 'Peggy', last_name: 'Hartley' },
  from_day: '2026-10-17',
  to_day: '2026-11-15',
  names: false,
  state: 'done',
  progress: 100,
  file_bytes: 20_000,
  requested_by: 'Grace Adeyemi',
  created_at: '2026-11-15T10:00:00.000Z',
  expires_at: '2026-11-22T10:00:00.000Z',
  may_delete: true,
  ...differences,
});

function start(address: string, { user = makeUser(), documents = [] as Row[] } = {}) {
  const api = signedInApi(user);
  api.answers('residents/list', ({ archived }) =>
    archived ? [] : [makeRow(), makeRow({ id: WILF, preferred_name: 'Wilf', last_name: 'Green' })],
  );
  api.answers('documents/list', () => documents);
  renderApp(address, { token: 'a-token' });
  return { api, person: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });

test('shows a preview first, then generates the PDF and shows its progress', async () => {
  const documents: Row[] = [];
  const { api, person } = start(`/download-report?kind=family_update&resident=${PEGGY}`, {
    documents,
  });
  api.answers('documents/preview', makeContent());
  api.answers('documents/make', () => {
    documents.push(makeDocument({ state: 'running', progress: 30, file_bytes: null }));
    return { id: ID };
  });
  await expectHeading('Download a report');
  expect(screen.queryByRole('button', { name: 'Make the PDF' })).toBeNull();
  await person.click(press('Preview'));
  await screen.findByRole('heading', { name: 'What Peggy has been doing' });
  expect(screen.getByText('“I had forgotten I knew the words.”')).toBeTruthy();
  await person.click(press('Make the PDF'));
  const list = await screen.findByRole('list', { name: 'Documents' });
  expect(within(list).getByText('For a relative: Peggy')).toBeTruthy();
  const bar = await screen.findByRole('progressbar', { name: 'Being made' });
  expect(bar.getAttribute('aria-valuetext')).toBe('30%');
  expect(api.sentTo('documents/make')[0]?.input).toMatchObject({
    kind: 'family_update',
    resident_id: PEGGY,
    format: 'pdf',
  });
  expect(document.title).not.toContain('Peggy');
});

test('closes the preview when a choice changes', async () => {
  const { api, person } = start(`/download-report?kind=care_planning&resident=${PEGGY}`);
  api.answers('documents/preview', makeContent());
  await expectHeading('Download a report');
  await person.click(press('Preview'));
  await screen.findByRole('button', { name: 'Make a table (CSV)' });
  await person.click(screen.getByRole('radio', { name: '7' }));
  expect(screen.queryByRole('button', { name: 'Make a table (CSV)' })).toBeNull();
});

test('opens a document, and deletes it after a question', async () => {
  const saved = savedFiles();
  const { api, person } = start('/download-report', { documents: [makeDocument()] });
  api.answers('documents/open', { file_name: 'update-2026-11-15.pdf', base64: btoa('%PDF-1.7') });
  api.answers('documents/delete', {});
  await person.click(await screen.findByRole('button', { name: 'Open: For a relative: Peggy' }));
  await screen.findByText('It is in your downloads');
  expect(saved.map(({ name, type }) => [name, type])).toEqual([
    ['update-2026-11-15.pdf', 'application/pdf'],
  ]);
  await person.click(press('Remove: For a relative: Peggy'));
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: 'Remove' }));
  await screen.findByText('The document is removed');
  expect(api.sentTo('documents/delete').map(({ input }) => input)).toEqual([{ id: ID }]);
});

test('names residents in the home evidence only on request', async () => {
  const { api, person } = start('/download-report?kind=home_evidence');
  api.answers('documents/preview', makeContent());
  await expectHeading('Download a report');
  await person.click(press('Preview'));
  await screen.findByRole('button', { name: 'Make the PDF' });
  await person.click(screen.getByRole('switch', { name: 'Name residents' }));
  await person.click(press('Preview'));
  await screen.findByRole('button', { name: 'Make the PDF' });
  expect(api.sentTo('documents/preview').map(({ input }) => input)).toMatchObject([
    { kind: 'home_evidence', names: false, resident_id: null },
    { kind: 'home_evidence', names: true, resident_id: null },
  ]);
});

test('shows at the field what is missing', async () => {
  const { api, person } = start('/download-report?kind=family_update');
  api.refuses('documents/preview', 'invalid', {
    message: 'Choose a person.',
    errors: { resident_id: ['Choose a person.'] },
  });
  await expectHeading('Download a report');
  await person.click(press('Preview'));
  expect((await screen.findAllByText('Choose a person.')).length).toBeGreaterThan(0);
});

test('offers carers no home evidence, and inspectors nothing else', async () => {
  start('/download-report?kind=home_evidence', { user: makeUser({ role: 'carer' }) });
  await expectHeading('Download a report');
  expect(screen.queryByRole('radio', { name: /About the home/ })).toBeNull();
  expect(
    screen.getByText('The document about the home is for managers and inspectors.'),
  ).toBeTruthy();
});

test('says which package includes records', async () => {
  const api = signedInApi(makeUser({ package: { title: 'Package A', is_basic: false } }));
  renderApp('/download-report', { token: 'a-token' });
  await expectHeading('Download a report');
  expect(api.sentTo('documents/list')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
});

test('lets a relative read and save what was sent', async () => {
  const saved = savedFiles();
  const api = signedInApi(makeUser({ type: 'family', role: 'relative' }));
  api.answers('documents/read', { content: makeContent(), until: '2026-11-22T10:00:00.000Z' });
  api.answers('documents/open', { file_name: 'update-2026-11-15.pdf', base64: btoa('%PDF-1.7') });
  renderApp(`/download-report?id=${ID}`, { token: 'a-token' });
  await screen.findByRole('heading', { name: 'What Peggy has been doing' });
  expect(screen.getByText('You can open it here until 22 Nov 2026.')).toBeTruthy();
  await userEvent.setup().click(press('Save as PDF'));
  await screen.findByText('It is in your downloads');
  expect(saved).toHaveLength(1);
});

test('tells a relative when a document is no longer available', async () => {
  const api = signedInApi(makeUser({ type: 'family', role: 'relative' }));
  api.refuses('documents/read', 'not_found', { message: 'Not found.' });
  renderApp(`/download-report?id=${ID}`, { token: 'a-token' });
  expect(
    await screen.findByRole('heading', { name: 'This update is no longer here' }),
  ).toBeTruthy();
});
