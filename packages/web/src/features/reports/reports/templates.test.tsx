import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { WOOL } from '../../../testing/make-activity.ts';
import { makeBeginning, REPORT } from '../../../testing/make-report.ts';
import { PEGGY, WILF } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { openRecord, press, recordServer, sentRecords } from '../../../testing/recording.ts';

const TEMPLATE = {
  id: '0197a000-0000-7000-8000-0000000000e1',
  name: 'Wool on Wednesdays',
  activity_id: WOOL,
  title: 'Wool winding',
  category: 'CRE',
  duration_min: 35,
  place: 'dining_room',
  // A resident who has moved out is left out.
  resident_ids: [PEGGY, WILF, '0197a000-0000-7000-8000-0000000000ee'],
} as const;

const withTemplate = () =>
  makeBeginning({ templates: [{ ...TEMPLATE, resident_ids: [...TEMPLATE.resident_ids] }] });

test('records from a template in two taps, without a resident who has moved out', async () => {
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

test('saves a template, and shows an error for a name that is already in use', async () => {
  const api = recordServer();
  const { person } = await openRecord(`/manage-report?again=${REPORT}`);
  await press(person, 'Keep as a template');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep as a template' }));
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toBe('Wool winding');
  api.refuses('reports/add-template', 'invalid', {
    message: 'Check the fields.',
    errors: { name: ['There is a template of this name.'] },
  });
  await person.click(dialog.getByRole('button', { name: 'Keep it' }));
  await dialog.findByText('There is a template of this name.');

  await person.clear(name);
  await person.type(name, 'Wool for two');
  api.answers('reports/add-template', { id: TEMPLATE.id });
  api.answers('reports/beginning', withTemplate());
  await person.click(dialog.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('reports/add-template').at(-1)?.input).toMatchObject({
    name: 'Wool for two',
    activity_id: WOOL,
    free_title: null,
    resident_ids: [PEGGY, WILF],
  });
});

test('removes a template after confirmation', async () => {
  const api = recordServer();
  api.answers('reports/beginning', withTemplate());
  api.answers('reports/delete-template', {});
  const { person } = await openRecord('/manage-report');
  await press(person, 'Remove Wool on Wednesdays');
  const question = within(await screen.findByRole('alertdialog'));
  api.answers('reports/beginning', makeBeginning());
  await person.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Wool on Wed/ })).toBeNull());
  expect(api.sentTo('reports/delete-template')[0]?.input).toEqual({ id: TEMPLATE.id });
});

test('shows a carer the templates without a button to remove them', async () => {
  const api = recordServer(makeUser({ role: 'carer' }));
  api.answers('reports/beginning', withTemplate());
  await openRecord('/manage-report');
  await screen.findByRole('button', { name: /^Wool on Wednesdays/ });
  expect(screen.queryByRole('button', { name: 'Remove Wool on Wednesdays' })).toBeNull();
});
