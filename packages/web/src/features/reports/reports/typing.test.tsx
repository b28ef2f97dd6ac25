import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { countRenders } from '../../../testing/count-renders.ts';
import { makeReport, REPORT } from '../../../testing/make-report.ts';
import { PEGGY } from '../../../testing/make-resident.ts';
import { openRecord, press, recordServer, sentRecords } from '../../../testing/recording.ts';

const field = (name: string) => {
  const [element] = document.getElementsByName(name);
  if (!element) throw new Error(`There is no field ${name}.`);
  return element;
};

const countAll = (names: readonly string[]) =>
  names.map((name) => ({ name, renders: countRenders(field(name)) }));

test('renders no other field when the first letter is typed into an unchanged record', async () => {
  const api = recordServer();
  api.answers('reports/get', makeReport({ report_type: 'full' }));
  const { person } = await openRecord(`/manage-report?id=${REPORT}`, 'Change the record');
  await waitFor(() => field('participations.0.note'));
  const others = countAll(['note', 'what_to_change', 'participations.0.note']);
  const own = countRenders(field('what_worked'));
  await person.type(field('what_worked'), 'S');
  expect(own.count).toBeGreaterThan(0);
  expect(others.filter(({ renders }) => renders.count > 0)).toEqual([]);
});

test('renders no other field while the user types into one', async () => {
  const api = recordServer();
  const { person } = await openRecord(`/manage-report?again=${REPORT}&residents=${PEGGY}`);
  await press(person, 'Add more: a full report');
  const typed = field('what_worked');
  await waitFor(() => field('participations.0.note'));
  const untouched = countAll([
    'note',
    'what_to_change',
    'external_provider',
    'participations.0.note',
    'participations.0.quote',
    'participations.0.distress',
  ]);
  const own = countRenders(typed);
  await person.type(typed, 'Singing');
  expect(own.count).toBeGreaterThanOrEqual('Singing'.length);
  expect(untouched.filter(({ renders }) => renders.count > 0)).toEqual([]);

  await person.type(field('participations.0.note'), 'Sang along.');
  const others = untouched.filter(({ name }) => name !== 'participations.0.note');
  expect(others.filter(({ renders }) => renders.count > 0)).toEqual([]);
  expect(own.count).toBeLessThan('Singing'.length * 2);

  await person.click(screen.getAllByRole('radio', { name: 'Could not tell' })[0] as HTMLElement);
  await press(person, 'Save');
  await waitFor(() => expect(sentRecords(api)).toHaveLength(1));
  expect(sentRecords(api)[0]).toMatchObject({
    what_worked: 'Singing',
    participations: [{ note: 'Sang along.' }],
  });
});

test('opens the resident’s sheet and focuses the field when its link in the error summary is clicked', async () => {
  recordServer();
  const { person } = await openRecord(`/manage-report?again=${REPORT}`);
  await press(person, 'Add more: a full report');
  await press(person, 'Save');
  const summary = within(await screen.findByRole('region', { name: 'There is a problem' }));
  await person.click(summary.getByRole('link', { name: /^Wilf: / }));
  expect(await screen.findByRole('dialog', { name: 'Wilf' })).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('name')).toBe('participations.1.engagement'),
  );
});
