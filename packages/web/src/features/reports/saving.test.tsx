import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { sealedNames } from '../../platform/sealed-store.ts';
import { expectHeading } from '../../testing/expect-heading.ts';
import { SCONES } from '../../testing/make-activity.ts';
import { makeParticipation, makeReport, REPORT } from '../../testing/make-report.ts';
import { PEGGY } from '../../testing/make-resident.ts';
import { makeUser } from '../../testing/make-user.ts';
import { openRecord, press, recordServer, sentRecords } from '../../testing/recording.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { outbox, sendWaiting } from './outbox.ts';

/** What the form is called once it has a draft: a reload asks for the same. */
const address = () => location.pathname + location.search;
const face = (name: string) => screen.findByRole('checkbox', { name });

test('a draft survives a reload, goes with a save, and is nobody else’s', async () => {
  const api = recordServer();
  const { person } = await openRecord('/manage-report');
  await press(person, /^Scones/);
  await person.click(await face('Peggy Hartley'));
  await waitFor(async () => expect(await sealedNames()).toHaveLength(1));
  const where = address();
  cleanup();

  renderApp(where, { token: 'a-token' });
  await expectHeading('Record');
  expect(await screen.findByText(/^We kept what/)).toBeTruthy();
  await press(person, 'Save');
  await waitFor(() => expect(sentRecords(api)).toHaveLength(1));
  const uuid = new URLSearchParams(where.split('?')[1]).get('draft');
  expect(sentRecords(api)[0]).toMatchObject({ client_uuid: uuid, activity_id: SCONES });
  await expectHeading('Wool winding');
  expect(await sealedNames()).toEqual([]);
});

test('what somebody else began on this device is not there for the next person', async () => {
  const api = recordServer();
  const { person } = await openRecord('/manage-report');
  await press(person, /^Scones/);
  await waitFor(async () => expect(await sealedNames()).toHaveLength(1));
  const where = address();
  cleanup();
  api.answers('me', makeUser({ id: SCONES, first_name: 'Tom' }));
  renderApp(where, { token: 'another-token' });
  await expectHeading('Record');
  expect(await screen.findByRole('button', { name: /^Scones/ })).toBeTruthy();
  expect(screen.queryByText(/^We kept what/)).toBeNull();
  await waitFor(async () => expect(await sealedNames()).toEqual([]));
});

test('cut in the middle of a save, twice: it waits, says so, and arrives once', async () => {
  const api = recordServer();
  api.cannotBeReached('reports/add');
  const { person } = await openRecord(`/manage-report?residents=${PEGGY}`);
  await press(person, /^Wool winding/);
  await press(person, 'Save');
  await expectHeading('Waiting to be saved');
  expect(screen.getByText('Not saved yet.')).toBeTruthy();
  await press(person, 'Send now');
  await waitFor(() => expect(sentRecords(api)).toHaveLength(2));
  expect(screen.getByText('Not saved yet.')).toBeTruthy();

  // The first try had arrived, its answer had not: the server knows it by its uuid.
  api.answers('reports/add', {
    id: REPORT,
    version: 1,
    outcome: 'saved_before',
    recorded_late: false,
  });
  window.dispatchEvent(new Event('online'));
  await expectHeading('Wool winding');
  expect(sentRecords(api)).toHaveLength(3);
  expect(new Set(sentRecords(api).map((each) => JSON.stringify(each))).size).toBe(1);
  expect(await sealedNames()).toEqual([]);
  // Back online once more, there is nothing left to send.
  await sendWaiting();
  expect(sentRecords(api)).toHaveLength(3);
});

test('left alone, it is sent from whatever page, also after a reload', async () => {
  const api = recordServer();
  api.cannotBeReached('reports/add');
  const { person, app } = await openRecord(`/manage-report?again=${REPORT}`);
  await press(person, 'Save');
  await expectHeading('Waiting to be saved');
  await app.go(`/report?id=${REPORT}`);
  expect(await screen.findByText('1 record is not saved yet.')).toBeTruthy();
  cleanup();

  api.answers('reports/add', { id: REPORT, version: 1, outcome: 'saved', recorded_late: false });
  renderApp(`/report?id=${REPORT}`, { token: 'a-token' });
  await expectHeading('Wool winding');
  await waitFor(async () => expect(await sealedNames()).toEqual([]));
  expect(screen.queryByText('1 record is not saved yet.')).toBeNull();
});

test('changed after a try that had arrived: the saved one is shown, the changes are kept', async () => {
  const api = recordServer();
  api.cannotBeReached('reports/add');
  const { person } = await openRecord(`/manage-report?again=${REPORT}&residents=${PEGGY}`);
  await press(person, 'Save');
  await expectHeading('Waiting to be saved');
  api.answers('reports/add', {
    id: REPORT,
    version: 1,
    outcome: 'saved_before_differently',
    recorded_late: false,
  });
  await press(person, 'Change it');
  await person.click(await screen.findByRole('radio', { name: 'Delighted' }));
  await press(person, 'Save');
  expect(await screen.findByText('An earlier version was saved')).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Add my changes' }));
  await expectHeading('Change the record');
  const mood = await screen.findByRole('radio', { name: 'Delighted' });
  expect((mood as HTMLInputElement).checked).toBe(true);
});

test('what the server refuses stands at its field, and nothing waits', async () => {
  const api = recordServer();
  api.refuses('reports/add', 'invalid', {
    message: 'Check the fields.',
    errors: { started_at: ['This is in the future. Record it when it has happened.'] },
  });
  const { person } = await openRecord(`/manage-report?again=${REPORT}`);
  await press(person, 'Save');
  // In the summary, and at the field that opens for it.
  await waitFor(() => expect(screen.getAllByText(/This is in the future/)).toHaveLength(2));
  expect(outbox.get()).toEqual([]);
});

test('an amendment whose answer was lost is not taken for somebody else’s', async () => {
  const api = recordServer();
  api.cannotBeReached('reports/edit');
  const { person } = await openRecord(`/manage-report?id=${REPORT}`, 'Change the record');
  await person.click(await screen.findByRole('radio', { name: 'Delighted' }));
  await press(person, 'Save');
  await screen.findByText(/Not saved yet/);

  // It had arrived: a second try is refused for a version that is its own.
  api.refuses('reports/edit', 'invalid', {
    message: 'Check the fields.',
    errors: { version: ['Somebody has saved changes while you were writing.'] },
  });
  const saved = makeParticipation({ mood_after: 5 });
  api.answers('reports/get', makeReport({ version: 2, participations: [saved] }));
  await press(person, 'Save');
  await expectHeading('Wool winding');
  expect(screen.queryByText(/Somebody has saved changes/)).toBeNull();
  expect(await sealedNames()).toEqual([]);
});
