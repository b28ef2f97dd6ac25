import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { WOOL } from '../../testing/make-activity.ts';
import { makeBeginning, REPORT } from '../../testing/make-report.ts';
import { PEGGY, WILF } from '../../testing/make-resident.ts';
import { makeUser } from '../../testing/make-user.ts';
import { openRecord, press, recordServer, sentRecords } from '../../testing/recording.ts';

const TEMPLATE = {
  id: '0197a000-0000-7000-8000-0000000000e1',
  name: 'Wool on Wednesdays',
  activity_id: WOOL,
  title: 'Wool winding',
  category: 'CRE',
  duration_min: 35,
  place: 'dining_room',
  // Somebody who has moved out meanwhile is left out.
  resident_ids: [PEGGY, WILF, '0197a000-0000-7000-8000-0000000000ee'],
} as const;

const withTemplate = () =>
  makeBeginning({ templates: [{ ...TEMPLATE, resident_ids: [...TEMPLATE.resident_ids] }] });

test('what is done often is recorded again in two taps, with those who usually come', async () => {
  const api = recordServer();
  api.answers('reports/beginning', withTemplate());
  const { person } = await openRecord('/manage-report');
  await press(person, /^Wool on Wednesdays/);
  await press(person, 'Save');
  await waitFor(() => expect(sentRecords(api)).toHaveLength(1));
  expect(sentRecords(api)[0]).toMatchObject({
    activity_id: WOOL,
    duration_min: 35,
    place: 'dining_room',
    participations: [{ resident_id: PEGGY }, { resident_id: WILF }],
  });
});

test('a template is kept under a name of its own; a name that is taken is said at the field', async () => {
  const api = recordServer();
  const { person } = await openRecord(`/manage-report?again=${REPORT}`);
  await press(person, 'Keep as a template');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep as a template' }));
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toBe('Wool winding');
  api.refuses('report-templates/add', 'invalid', {
    message: 'Check the fields.',
    errors: { name: ['There is a template of this name.'] },
  });
  await person.click(dialog.getByRole('button', { name: 'Keep it' }));
  await dialog.findByText('There is a template of this name.');

  await person.clear(name);
  await person.type(name, 'Wool for two');
  api.answers('report-templates/add', { id: TEMPLATE.id });
  api.answers('reports/beginning', withTemplate());
  await person.click(dialog.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('report-templates/add').at(-1)?.input).toMatchObject({
    name: 'Wool for two',
    activity_id: WOOL,
    free_title: null,
    resident_ids: [PEGGY, WILF],
  });
});

test('a template is taken away after a question, by those who keep them', async () => {
  const api = recordServer();
  api.answers('reports/beginning', withTemplate());
  api.answers('report-templates/delete', {});
  const { person } = await openRecord('/manage-report');
  await press(person, 'Remove Wool on Wednesdays');
  const question = within(await screen.findByRole('alertdialog'));
  api.answers('reports/beginning', makeBeginning());
  await person.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Wool on Wed/ })).toBeNull());
  expect(api.sentTo('report-templates/delete')[0]?.input).toEqual({ id: TEMPLATE.id });
});

test('a carer uses them, and takes none away', async () => {
  const api = recordServer(makeUser({ role: 'carer' }));
  api.answers('reports/beginning', withTemplate());
  await openRecord('/manage-report');
  await screen.findByRole('button', { name: /^Wool on Wednesdays/ });
  expect(screen.queryByRole('button', { name: 'Remove Wool on Wednesdays' })).toBeNull();
});
