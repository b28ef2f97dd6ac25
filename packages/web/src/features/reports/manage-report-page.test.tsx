import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { expectHeading } from '../../testing/expect-heading.ts';
import { SCONES, WOOL } from '../../testing/make-activity.ts';
import { makeReport, REPORT } from '../../testing/make-report.ts';
import { PEGGY, WILF } from '../../testing/make-resident.ts';
import { makeUser } from '../../testing/make-user.ts';
import { openRecord, press, recordServer, sentRecords } from '../../testing/recording.ts';

test('one to one, from a resident: what they did, and Save', async () => {
  const api = recordServer();
  const { person, app } = await openRecord(`/manage-report?residents=${PEGGY}`);
  await press(person, /^Wool winding/);
  await press(person, 'Save');
  await expectHeading('Wool winding');
  expect(app.at()).toBe('/report');
  expect(sentRecords(api)).toHaveLength(1);
  expect(sentRecords(api)[0]).toMatchObject({
    report_type: 'quick',
    activity_id: WOOL,
    format: 'one_to_one',
    duration_min: 20,
    place: 'lounge',
    participations: [{ resident_id: PEGGY, attendance: 'took_part', mood_after: null }],
  });
});

test('a group in one tap, with one who did otherwise', async () => {
  const api = recordServer();
  const { person } = await openRecord('/manage-report');
  await press(person, /^Scones/);
  await press(person, 'Friday choir (2)');
  await press(person, 'How was it?');
  const peggy = await screen.findByRole('group', { name: 'Mood of Peggy' });
  await person.click(within(peggy).getByRole('radio', { name: 'Delighted' }));
  await press(person, /^Wilf.*Change$/);
  const sheet = within(await screen.findByRole('dialog', { name: 'Wilf' }));
  await person.click(sheet.getByRole('radio', { name: 'Declined' }));
  await person.click(sheet.getByRole('radio', { name: 'Tired' }));
  await person.click(sheet.getByRole('button', { name: 'Done' }));
  await press(person, 'Save');
  await waitFor(() => expect(sentRecords(api)).toHaveLength(1));
  expect(sentRecords(api)[0]).toMatchObject({
    activity_id: SCONES,
    format: 'small_group',
    participations: [
      { resident_id: PEGGY, attendance: 'took_part', mood_after: 5 },
      { resident_id: WILF, attendance: 'declined', decline_reason: 'tired', mood_after: null },
    ],
  });
});

test('what is in no library is recorded in one’s own words', async () => {
  const api = recordServer();
  const { person } = await openRecord(`/manage-report?residents=${PEGGY}`);
  await person.type(await screen.findByRole('searchbox'), 'Watching the snow');
  await press(person, 'Record “Watching the snow”');
  await person.click(await screen.findByRole('radio', { name: 'Garden and nature' }));
  await press(person, 'Save');
  await waitFor(() =>
    expect(sentRecords(api)[0]).toMatchObject({
      activity_id: null,
      free_title: 'Watching the snow',
      category: 'NAT',
    }),
  );
});

test('again: the last session with the same people', async () => {
  const api = recordServer();
  const { person } = await openRecord('/manage-report');
  await press(person, /^Again: Wool winding/);
  await press(person, 'Save');
  await waitFor(() => expect(sentRecords(api)).toHaveLength(1));
  expect(sentRecords(api)[0]).toMatchObject({
    activity_id: WOOL,
    participations: [{ resident_id: PEGGY }, { resident_id: WILF }],
  });
});

test('a full report says at its fields what is missing, and keeps “could not tell”', async () => {
  const api = recordServer();
  const { person } = await openRecord(`/manage-report?again=${REPORT}&residents=${PEGGY}`);
  await press(person, 'Add more: a full report');
  await person.click(await screen.findByRole('checkbox', { name: 'Peggy was distressed' }));
  expect(screen.getByText('Tell the person in charge. Is this an incident?')).toBeTruthy();
  await press(person, 'Save');
  const summary = within(await screen.findByRole('region', { name: 'There is a problem' }));
  expect(summary.getAllByRole('link')).toHaveLength(3);
  const scale = screen.getByRole('radiogroup', { name: 'How much was Peggy with it?' });
  expect(scale.getAttribute('aria-invalid')).toBe('true');
  expect(sentRecords(api)).toHaveLength(0);

  await person.click(within(scale).getByRole('radio', { name: 'Could not tell' }));
  await person.type(
    screen.getByRole('textbox', { name: 'What did you see?' }),
    'She wept quietly.',
  );
  await person.click(screen.getByRole('checkbox', { name: 'Was comforted' }));
  await press(person, 'Save');
  await waitFor(() => expect(sentRecords(api)).toHaveLength(1));
  expect(sentRecords(api)[0]).toMatchObject({
    report_type: 'full',
    participations: [{ engagement: null, distress: true, outcomes: ['comforted'] }],
  });
});

test('sharing is explained where somebody has not agreed; a photo cannot show them', async () => {
  recordServer();
  const { person } = await openRecord(`/manage-report?again=${REPORT}&residents=${WILF}`);
  await press(person, 'Add more: a full report');
  const share = await screen.findByRole('switch', { name: 'Share with the family' });
  expect(share.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/Wilf has not agreed to it/)).toBeTruthy();
  expect(screen.getByText(/a grip counts as looking and listening/)).toBeTruthy();
  expect(screen.getByText('No photos of personal care, undress, distress or sleep.')).toBeTruthy();
});

test('Package B records quickly, and is told what a full report needs', async () => {
  recordServer(makeUser({ package: { title: 'Package B', is_basic: false } }));
  const { person } = await openRecord(`/manage-report?again=${REPORT}`);
  await person.click(await screen.findByText('Add more: a full report'));
  expect(screen.getByText('Full reports are not part of Package B')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add more: a full report' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});

test('somebody else’s record is amended with a reason; a newer version is never run over', async () => {
  const api = recordServer();
  const later = { edit: false, amend: true, upgrade: false, void: true };
  api.answers('reports/get', makeReport({ allowed: later }));
  const { person } = await openRecord(`/manage-report?id=${REPORT}`, 'Amend the record');
  await person.click(await screen.findByRole('radio', { name: 'Delighted' }));
  await press(person, 'Save');
  const reason = await screen.findByRole('textbox', { name: 'Reason' });
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  expect(api.sentTo('reports/edit')).toHaveLength(0);

  await person.type(reason, 'She told me later.');
  api.refuses('reports/edit', 'invalid', {
    message: 'Check the fields.',
    errors: { version: ['Tom Barker has saved changes while you were writing.'] },
  });
  api.answers('reports/get', makeReport({ version: 3, duration_min: 40, allowed: later }));
  await press(person, 'Save');
  expect(await screen.findByText(/Tom Barker has saved changes/)).toBeTruthy();
  await press(person, 'Compare');
  const both = within(await screen.findByRole('dialog', { name: 'Two versions' }));
  expect(both.getByText('40 min')).toBeTruthy();
  await person.click(both.getByRole('button', { name: 'Go on with mine' }));
  api.answers('reports/edit', { id: REPORT, version: 4 });
  await press(person, 'Save');
  await waitFor(() =>
    expect(api.sentTo('reports/edit').at(-1)?.input).toMatchObject({
      version: 3,
      reason: 'She told me later.',
      participations: [{ mood_after: 5 }],
    }),
  );
});

test('leaving something half-written is asked about', async () => {
  recordServer();
  const { person } = await openRecord('/manage-report');
  await press(person, /^Scones/);
  await person.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
});

test('what happened days ago is recorded as late, and says so before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  recordServer();
  const { person } = await openRecord(`/manage-report?again=${REPORT}`);
  expect(screen.queryByText(/marked as recorded late/)).toBeNull();
  await press(person, 'Change when and where');
  const day = await screen.findByRole('spinbutton', { name: /^day, Day/ });
  await person.click(day);
  await person.keyboard('17');
  expect(await screen.findByText(/marked as recorded late/)).toBeTruthy();
});

test('an upgrade that changes what had been said is asked for a reason, at a field', async () => {
  const api = recordServer();
  const later = { edit: false, amend: true, upgrade: true, void: true };
  api.answers('reports/get', makeReport({ allowed: later }));
  api.refuses('reports/edit', 'invalid', {
    message: 'Check the fields.',
    errors: { reason: ['Say why it is changed, in at least 5 characters.'] },
  });
  const { person } = await openRecord(
    `/manage-report?id=${REPORT}&full=1`,
    'Make it a full report',
  );
  expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull();
  await person.click(await screen.findByRole('radio', { name: /^Joining in/ }));
  await person.click(screen.getByRole('checkbox', { name: 'Laughed' }));
  await press(person, 'Save');
  const reason = await screen.findByRole('textbox', { name: 'Reason' });
  await person.type(reason, 'She told me later.');
  api.answers('reports/edit', { id: REPORT, version: 2 });
  await press(person, 'Save');
  await waitFor(() =>
    expect(api.sentTo('reports/edit').at(-1)?.input).toMatchObject({
      report_type: 'full',
      reason: 'She told me later.',
    }),
  );
});
