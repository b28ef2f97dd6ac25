import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { writtenNames } from '../../../testing/kept-on-device.ts';
import { SCONES } from '../../../testing/make-activity.ts';
import { makeParticipation, makeReport, REPORT } from '../../../testing/make-report.ts';
import { PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { openRecord, press, recordServer, sentRecords } from '../../../testing/recording.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { outbox } from './outbox.ts';

/** Address with the draft's id, as after a reload. */
const address = () => location.pathname + location.search;
const face = (name: string) => screen.findByRole('checkbox', { name });

test('restores a draft after a reload, and deletes it once the record is saved', async () => {
  const api = recordServer();
  const { person } = await openRecord('/manage-report');
  await press(person, /^Scones/);
  await person.click(await face('Peggy Hartley'));
  await waitFor(async () => expect(await writtenNames()).toHaveLength(1));
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
  expect(await writtenNames()).toEqual([]);
});

test('lists an unfinished record when a new one is opened, to continue or discard', async () => {
  recordServer();
  const { person } = await openRecord('/manage-report');
  await press(person, /^Scones/);
  await waitFor(async () => expect(await writtenNames()).toHaveLength(1));
  const where = address();
  cleanup();
  renderApp('/manage-report', { token: 'a-token' });
  await expectHeading('Record');
  expect(await screen.findByText('Not finished: Scones')).toBeTruthy();
  const goOn = screen.getByRole('link', { name: 'Go on' });
  expect(goOn.getAttribute('href')).toBe(where);
  await press(person, 'Discard');
  expect(screen.queryByText('Not finished: Scones')).toBeNull();
  await waitFor(async () => expect(await writtenNames()).toEqual([]));
});

test('deletes a draft without showing it when another user signs in on the device', async () => {
  const api = recordServer();
  const { person } = await openRecord('/manage-report');
  await press(person, /^Scones/);
  await waitFor(async () => expect(await writtenNames()).toHaveLength(1));
  const where = address();
  cleanup();
  api.answers('me', makeUser({ id: SCONES, first_name: 'Tom' }));
  renderApp(where, { token: 'another-token' });
  await expectHeading('Record');
  expect(await screen.findByRole('button', { name: /^Scones/ })).toBeTruthy();
  expect(screen.queryByText(/^We kept what/)).toBeNull();
  await waitFor(async () => expect(await writtenNames()).toEqual([]));
});

test('queues a record when the connection is lost during a save, and resends it unchanged until it is saved', async () => {
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

  // The first attempt had arrived without an answer; the server recognises its uuid.
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
  expect(await writtenNames()).toEqual([]);
  // Going online again sends nothing more.
  await outbox.sendWaiting();
  expect(sentRecords(api)).toHaveLength(3);
});

test('sends a queued record from another page after a reload', async () => {
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
  await waitFor(async () => expect(await writtenNames()).toEqual([]));
  expect(screen.queryByText('1 record is not saved yet.')).toBeNull();
});

test('keeps changes to a queued record when the server has already saved an earlier version', async () => {
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

test('shows a server error in the summary and at its field, and queues nothing', async () => {
  const api = recordServer();
  api.refuses('reports/add', 'invalid', {
    message: 'Check the fields.',
    errors: { started_at: ['This is in the future. Record it when it has happened.'] },
  });
  const { person } = await openRecord(`/manage-report?again=${REPORT}`);
  await press(person, 'Save');
  // Shown in the summary and at the field.
  await waitFor(() => expect(screen.getAllByText(/This is in the future/)).toHaveLength(2));
  expect(outbox.waiting.get()).toEqual([]);
});

test('does not resend a queued record that the server has refused', async () => {
  const api = recordServer();
  api.cannotBeReached('reports/add');
  const { person } = await openRecord(`/manage-report?again=${REPORT}`);
  await press(person, 'Save');
  await expectHeading('Waiting to be saved');
  api.refuses('reports/add', 'invalid', { message: 'Check the fields.' });
  await act(() => outbox.sendWaiting());
  expect(outbox.waiting.get()).toMatchObject([{ refused: 'Check the fields.' }]);
  const tries = sentRecords(api).length;
  await act(() => outbox.sendWaiting());
  expect(sentRecords(api)).toHaveLength(tries);
});

test('reuses the idempotency key of an unchanged edit after a reload, and uses a new one for a changed edit', async () => {
  const api = recordServer();
  const keys = () =>
    api.sentTo('reports/edit').map(({ headers }) => headers.get('idempotency-key'));
  api.cannotBeReached('reports/edit');
  const { person } = await openRecord(`/manage-report?id=${REPORT}`, 'Change the record');
  await person.click(await screen.findByRole('radio', { name: 'Delighted' }));
  await press(person, 'Save');
  await screen.findByText(/Not saved yet/);
  const where = address();
  cleanup();

  renderApp(where, { token: 'a-token' });
  await expectHeading('Change the record');
  await press(person, 'Save');
  await screen.findByText(/Not saved yet/);
  await person.click(await screen.findByRole('radio', { name: 'Content or calm' }));
  api.answers('reports/edit', { id: REPORT, version: 2 });
  await press(person, 'Save');
  await expectHeading('Wool winding');
  expect(keys()).toHaveLength(3);
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
  expect(await writtenNames()).toEqual([]);
});

test('reports a conflict for an edit of an older version, even if only the cost differs', async () => {
  const api = recordServer();
  api.refuses('reports/edit', 'invalid', {
    message: 'Check the fields.',
    errors: { version: ['Kim Sharma has saved changes while you were writing.'] },
  });
  const { person } = await openRecord(`/manage-report?id=${REPORT}`, 'Change the record');
  await person.click(await screen.findByRole('radio', { name: 'Delighted' }));
  // The server's version differs only in the cost.
  const participations = [makeParticipation({ mood_after: 5 })];
  api.answers('reports/get', makeReport({ version: 2, cost_pence: 450, participations }));
  await press(person, 'Save');
  expect(await screen.findByText(/Kim Sharma has saved changes/)).toBeTruthy();
  expect(await writtenNames()).toHaveLength(1);
});
