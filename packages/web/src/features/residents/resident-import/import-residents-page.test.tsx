import { readCsv, writeCsv } from '@relish/shared/csv.ts';
import { COLUMNS } from '@relish/shared/residents/resident-import/columns.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { describedBy } from '../../../testing/described-by.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { CheckedRow } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import '../../../app/shell.tsx';
import './import-residents-page.tsx';

const HEADER = ['First name', 'Surname', 'DOB', 'Came', 'Hobby'];
const CSV = writeCsv([HEADER, ['Zoë', 'Leigh', '02/04/1938', '01/03/2025', 'Chess']]);

const makeFile = (csv: string | Uint8Array<ArrayBuffer>, name = 'people.csv') =>
  new File([csv], name, { type: 'text/csv' });
const row = (differences: Partial<CheckedRow>): CheckedRow => ({
  line: 2,
  name: 'Zoë Leigh',
  problems: [],
  warnings: [],
  ...differences,
});
const makeCheck = (...rows: CheckedRow[]) => {
  const bad = rows.filter(({ problems }) => problems.length > 0).length;
  return { rows, bad, ready: rows.length - bad };
};
const button = (name: string) => screen.getByRole('button', { name });

async function open() {
  const api = signedInApi();
  renderApp('/import-residents', { token: 'a-token' });
  await expectHeading('Import residents');
  const person = userEvent.setup();
  const choose = (file: File) => person.upload(screen.getByLabelText('File of residents'), file);
  const check = () => person.click(button('Check the file'));
  return { api, person, choose, check };
}

/** Opens a file whose columns are all matched. */
async function openMatched() {
  const opened = await open();
  await opened.choose(makeFile(CSV));
  await opened.person.selectOptions(await screen.findByLabelText('Moved in on'), 'Came');
  return opened;
}

test('matches columns by name, says which are missing, and keeps matches made by hand', async () => {
  const { api, person, choose, check } = await open();
  await choose(makeFile(CSV));
  const born = await screen.findByLabelText<HTMLSelectElement>('Date of birth');
  expect(born.selectedOptions[0]?.textContent).toBe('DOB');
  expect(describedBy(born)).toBe('First value: 02/04/1938');
  expect(screen.getByText('Say where to find: Moved in on.')).toBeTruthy();
  expect(screen.getByText('Came, Hobby')).toBeTruthy();

  await check();
  const movedIn = screen.getByLabelText<HTMLSelectElement>('Moved in on');
  expect(document.activeElement).toBe(movedIn);
  expect(describedBy(movedIn)).toContain('Say which column of the file this is.');
  expect(api.sentTo('resident-import/check')).toEqual([]);

  await person.selectOptions(movedIn, 'Came');
  await choose(makeFile(CSV.replace('Leigh', 'Lee'), 'put-right.csv'));
  await screen.findByText('put-right.csv');
  api.answers('resident-import/check', makeCheck(row({})));
  await check();
  await screen.findByText('Everybody can be added');
  const mapping = { first_name: 0, last_name: 1, date_of_birth: 2, move_in_date: 3 };
  expect(api.sentTo('resident-import/check').map(({ input }) => input)).toEqual([
    { csv: CSV.replace('Leigh', 'Lee'), mapping },
  ]);
});

test('reads a file in Windows-1252', async () => {
  const { choose } = await open();
  await choose(makeFile(Uint8Array.from(CSV, (letter) => letter.charCodeAt(0))));
  expect(describedBy(await screen.findByLabelText('First name'))).toBe('First value: Zoë');
});

test('shows problems first, and adds no one until they are fixed', async () => {
  const { api, person, check } = await openMatched();
  api.answers(
    'resident-import/check',
    makeCheck(
      row({}),
      row({ line: 3, name: 'Ann Lee', warnings: ['Same birthday and a similar name.'] }),
      row({
        line: 4,
        name: 'Wilf Moss',
        problems: [{ column: 'room', message: 'Somebody else has this room.' }],
      }),
    ),
  );
  await check();
  const heading = await screen.findByRole('heading', { name: '4. Look at what we found' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('1 row has to be put right first')).toBeTruthy();
  const rows = () =>
    within(screen.getByRole('list', { name: 'Rows of the file' })).getAllByRole('listitem');
  const names = () =>
    rows().flatMap(
      ({ textContent }) => /Wilf Moss|Ann Lee|Zoë Leigh/.exec(textContent ?? '') ?? [],
    );
  expect(names()).toEqual(['Wilf Moss', 'Ann Lee', 'Zoë Leigh']);
  expect(rows()[0]?.textContent).toContain('Room: Somebody else has this room.');
  expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
  await person.click(screen.getByRole('switch', { name: 'Only problems' }));
  expect(names()).toEqual(['Wilf Moss', 'Ann Lee']);
});

test('adds all residents once the warnings have been acknowledged', async () => {
  const { api, person, check } = await openMatched();
  api.answers('resident-import/check', makeCheck(row({ warnings: ['Zoë Lee is here already.'] })));
  await check();
  await person.click(await screen.findByRole('button', { name: 'Add 1 resident' }));
  const tick = screen.getByRole('checkbox', { name: 'I have looked at the warnings' });
  expect(document.activeElement).toBe(tick);
  expect(api.sentTo('resident-import/run')).toEqual([]);

  await person.click(tick);
  api.refuses('resident-import/run', 'invalid', {
    message: 'Look again.',
    errors: { csv: ['1 rows cannot be added. Nothing has been added.'] },
  });
  await person.click(button('Add 1 resident'));
  await screen.findByText('1 rows cannot be added. Nothing has been added.');

  api.answers('resident-import/run', { added: 1 });
  await person.click(button('Add 1 resident'));
  await screen.findByRole('heading', { name: '1 resident has been added' });
  const link = screen.getByRole('link', { name: 'To the residents' });
  expect(link.getAttribute('href')).toBe('/tabs/residents');
});

test('requires another check after a lost answer', async () => {
  const { api, person, check } = await openMatched();
  api.answers('resident-import/check', makeCheck(row({})));
  await check();
  api.fails('resident-import/run', 504);
  await person.click(await screen.findByRole('button', { name: 'Add 1 resident' }));
  await screen.findByText('We do not know whether they were added');
  expect(screen.queryByRole('button', { name: 'Add 1 resident' })).toBeNull();
  await check();
  await screen.findByRole('button', { name: 'Add 1 resident' });
});

test('shows the server’s error about the file beside it', async () => {
  const { api, check } = await openMatched();
  api.refuses('resident-import/check', 'invalid', {
    message: 'Look again.',
    errors: { csv: ['Use at most 2000 rows in one file.'] },
  });
  await check();
  await screen.findByText('Use at most 2000 rows in one file.');
  const field = screen.getByLabelText('File of residents');
  expect(describedBy(field)).toContain('Use at most 2000 rows in one file.');
  expect(document.activeElement).toBe(field);
  const movedIn = screen.getByLabelText<HTMLSelectElement>('Moved in on');
  expect(movedIn.selectedOptions[0]?.textContent).toBe('Came');
});

test('downloads the template and the list', async () => {
  const saved = savedFiles();
  const { api, person } = await open();
  await person.click(button('Download the template'));
  const template = readCsv((await saved[0]?.content.text()) ?? '');
  expect(template[0]).toEqual(COLUMNS.map(({ title }) => title));
  api.answers('residents/export-csv', { csv: CSV });
  await person.click(button('Download the list'));
  await expect.poll(() => saved[1]?.name).toMatch(/^residents-\d{4}-\d\d-\d\d\.csv$/);
  expect(await saved[1]?.content.text()).toContain(CSV);
});

test.each([
  ['a nurse', { role: 'nurse' as const }, 'Importing is for managers', false],
  [
    'a home on Package A',
    { package: { title: 'Package A' as const, is_basic: false } },
    'Residents come with Package B',
    false,
  ],
  ['an expired home', { expired: true }, 'Your package is closed for new residents', true],
])('tells %s who or what unlocks the import', async (_who, differences, title, mayExport) => {
  signedInApi(makeUser(differences));
  renderApp('/import-residents', { token: 'a-token' });
  await screen.findByRole('heading', { name: title });
  expect(screen.queryByLabelText('File of residents')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download the list' }) !== null).toBe(mayExport);
});

test('takes cells pasted from a spreadsheet through the same check', async () => {
  const { api, person, check } = await open();
  const cells = 'First name\tSurname\tDOB\tMoved in\nZoë\tLeigh\t02/04/1938\t01/03/2025\n';
  await person.click(screen.getByLabelText('Or paste from a spreadsheet'));
  await person.paste(cells);
  const born = await screen.findByLabelText<HTMLSelectElement>('Date of birth');
  expect(born.selectedOptions[0]?.textContent).toBe('DOB');
  api.answers('resident-import/check', makeCheck(row({})));
  await check();
  await screen.findByText('Zoë Leigh');
  expect(api.sentTo('resident-import/check')[0]?.input).toEqual({
    csv: cells,
    mapping: { first_name: 0, last_name: 1, date_of_birth: 2, move_in_date: 3 },
  });
  await person.clear(screen.getByLabelText('Or paste from a spreadsheet'));
  expect(screen.queryByLabelText('Date of birth')).toBeNull();
});
