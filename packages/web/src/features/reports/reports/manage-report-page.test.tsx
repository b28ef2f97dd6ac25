import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeActivityCard, SCONES, WOOL } from '../../../testing/make-activity.ts';
import { makeParticipation, makeReport, REPORT } from '../../../testing/make-report.ts';
import { PEGGY, WILF } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { openRecord, press, recordServer, sentRecords } from '../../../testing/recording.ts';

test('saves a one-to-one record for a preselected resident, and opens it', async () => {
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

test('suggests only activities without a warning, falls note or food caution, and shows the last safety check', async () => {
  const api = recordServer();
  const tile = (number: number, title: string) => ({
    activity: makeActivityCard({ id: `0197a000-0000-7000-8000-00000000020${number}`, title }),
    score: 1,
    reasons: [],
    conflicts: [],
    notes: [],
    food_caution: false,
  });
  const named = { person_id: PEGGY, about: '' };
  api.answers('suggestions/list', {
    people: [
      {
        id: PEGGY,
        preferred_name: 'Peggy',
        level: null,
        safety: { checked_on: '2026-02-03', known: true },
      },
    ],
    suggestions: [
      tile(1, 'Hand massage'),
      { ...tile(2, 'Corridor walk'), conflicts: [{ ...named, kind: 'standing' }] },
      { ...tile(3, 'Bubbles'), notes: [{ person_id: PEGGY, kind: 'falls' }] },
      { ...tile(4, 'Tea tasting'), food_caution: true },
      { ...tile(5, 'Name that tune'), notes: [{ person_id: PEGGY, kind: 'hearing_aids' }] },
    ],
  });
  await openRecord(`/manage-report?residents=${PEGGY}`);
  const title = await screen.findByRole('heading', { name: 'Suggestions for Peggy' });
  const group = within(title.parentElement as HTMLElement);
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Hand massage'),
    expect.stringContaining('Name that tune'),
  ]);
  expect(
    group.getByText('No warnings from what is recorded. Safety details last checked 3 Feb 2026.'),
  ).toBeTruthy();
});

test('records a group in one tap, with a different attendance for one resident', async () => {
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

test('records an activity that is not in the library under a typed title', async () => {
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

test('repeats a recent activity with the same residents', async () => {
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

test('marks the missing fields of a full report, and saves “Could not tell” as a null engagement', async () => {
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

test('disables family sharing without the resident’s consent, and shows the engagement and photo guidance', async () => {
  recordServer();
  const { person } = await openRecord(`/manage-report?again=${REPORT}&residents=${WILF}`);
  await press(person, 'Add more: a full report');
  const share = await screen.findByRole('switch', { name: 'Share with the family' });
  expect(share.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/Wilf has not agreed to it/)).toBeTruthy();
  expect(screen.getByText(/a grip counts as looking and listening/)).toBeTruthy();
  expect(screen.getByText('No photos of personal care, undress, distress or sleep.')).toBeTruthy();
});

test('offers only quick records in Package B, and says that full reports are not included', async () => {
  recordServer(makeUser({ package: { title: 'Package B', is_basic: false } }));
  const { person } = await openRecord(`/manage-report?again=${REPORT}`);
  await person.click(await screen.findByText('Add more: a full report'));
  expect(screen.getByText('Full reports are not part of Package B')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add more: a full report' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});

test('requires a reason to amend a record, and merges a colleague’s newer version field by field', async () => {
  const api = recordServer();
  const later = { edit: false, amend: true, upgrade: false, void: true, decide: false };
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
  api.answers(
    'reports/get',
    makeReport({
      version: 3,
      duration_min: 40,
      cost_pence: 450,
      participations: [makeParticipation({ mood_after: 2, minutes: 40 })],
      allowed: later,
    }),
  );
  await press(person, 'Save');
  expect(await screen.findByText(/Tom Barker has saved changes/)).toBeTruthy();
  await press(person, 'Show what they changed');
  const changes = within(await screen.findByRole('dialog', { name: 'What has changed meanwhile' }));
  // A change made only by the colleague defaults to theirs, a conflict to mine.
  const side = (group: string, name: RegExp) =>
    within(changes.getByRole('radiogroup', { name: group })).getByRole<HTMLInputElement>('radio', {
      name,
    });
  expect(side('Length', /Theirs.*40 min/).checked).toBe(true);
  expect(side('Peggy: Mood after', /Mine.*Delighted/).checked).toBe(true);
  expect(changes.getAllByRole('radiogroup')).toHaveLength(3);
  await person.click(side('Cost in pounds', /Mine/));
  api.answers('reports/edit', { id: REPORT, version: 4 });
  await person.click(changes.getByRole('button', { name: 'Save these' }));
  await waitFor(() =>
    expect(api.sentTo('reports/edit').at(-1)?.input).toMatchObject({
      version: 3,
      reason: 'She told me later.',
      duration_min: 40,
      cost_pence: null,
      participations: [{ mood_after: 5 }],
    }),
  );
});

test('asks before leaving a form with unsaved input', async () => {
  recordServer();
  const { person } = await openRecord('/manage-report');
  await press(person, /^Scones/);
  await person.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
});

test('warns before saving that an activity from days ago is marked as recorded late', async () => {
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

test('shows a reason field when the server requires one for an upgrade to a full report', async () => {
  const api = recordServer();
  const later = { edit: false, amend: true, upgrade: true, void: true, decide: false };
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
