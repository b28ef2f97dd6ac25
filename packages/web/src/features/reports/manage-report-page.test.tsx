import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { removeSealed, sealedNames } from '../../platform/sealed-store.ts';
import { expectHeading } from '../../testing/expect-heading.ts';
import { makeActivityCard, SCONES, WOOL } from '../../testing/make-activity.ts';
import { makeBeginning, makeReport, REPORT } from '../../testing/make-report.ts';
import { PEGGY, WILF } from '../../testing/make-resident.ts';
import { makeUser } from '../../testing/make-user.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signedInApi } from '../../testing/signed-in-api.ts';
import { outbox, sendWaiting } from './outbox.ts';
// What comes lazily is read before a test waits for it: on a busy machine that takes longer than the waiting.
import './manage-report-page.tsx';
import './report-page.tsx';
import './outbox-banner.tsx';
import './when-fields.tsx';
import '../../app/shell.tsx';

const forget = async () => {
  for (const name of await sealedNames()) await removeSealed(name);
  outbox.set([]);
};

function server(user = makeUser()) {
  onTestFinished(forget);
  const api = signedInApi(user);
  api.answers('reports/beginning', makeBeginning());
  api.answers('activities/search', {
    total: 1,
    activities: [makeActivityCard({ id: SCONES, title: 'Scones', duration_min: 45 })],
  });
  api.answers('choosing/suggest', { people: [], suggestions: [] });
  api.answers('staff/list', []);
  api.answers('reports/get', makeReport());
  api.answers('reports/add', {
    id: REPORT,
    version: 1,
    outcome: 'saved',
    recorded_late: false,
  });
  return api;
}

type Api = ReturnType<typeof server>;

async function open(address: string, heading = 'Record') {
  const app = renderApp(address, { token: 'a-token' });
  await expectHeading(heading);
  return { app, person: userEvent.setup() };
}

/** What the form is called once it has a draft: a reload asks for the same. */
const address = () => location.pathname + location.search;
const press = async (person: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }));
const face = (name: string) => screen.findByRole('checkbox', { name });
const sent = (api: Api) => api.sentTo('reports/add').map(({ input }) => input);

test('one to one, from a resident: what they did, and Save', async () => {
  const api = server();
  const { person, app } = await open(`/manage-report?residents=${PEGGY}`);
  await press(person, /^Wool winding/);
  await press(person, 'Save');
  await expectHeading('Wool winding');
  expect(app.at()).toBe('/report');
  expect(sent(api)).toHaveLength(1);
  expect(sent(api)[0]).toMatchObject({
    report_type: 'quick',
    activity_id: WOOL,
    format: 'one_to_one',
    duration_min: 20,
    place: 'lounge',
    participations: [{ resident_id: PEGGY, attendance: 'took_part', mood_after: null }],
  });
});

test('a group in one tap, with one who did otherwise', async () => {
  const api = server();
  const { person } = await open('/manage-report');
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
  await waitFor(() => expect(sent(api)).toHaveLength(1));
  expect(sent(api)[0]).toMatchObject({
    activity_id: SCONES,
    format: 'small_group',
    participations: [
      { resident_id: PEGGY, attendance: 'took_part', mood_after: 5 },
      { resident_id: WILF, attendance: 'declined', decline_reason: 'tired', mood_after: null },
    ],
  });
});

test('what is in no library is recorded in one’s own words', async () => {
  const api = server();
  const { person } = await open(`/manage-report?residents=${PEGGY}`);
  await person.type(await screen.findByRole('searchbox'), 'Watching the snow');
  await press(person, 'Record “Watching the snow”');
  await person.click(await screen.findByRole('radio', { name: 'Garden and nature' }));
  await press(person, 'Save');
  await waitFor(() =>
    expect(sent(api)[0]).toMatchObject({
      activity_id: null,
      free_title: 'Watching the snow',
      category: 'NAT',
    }),
  );
});

test('again: the last session with the same people', async () => {
  const api = server();
  const { person } = await open('/manage-report');
  await press(person, /^Again: Wool winding/);
  await press(person, 'Save');
  await waitFor(() => expect(sent(api)).toHaveLength(1));
  expect(sent(api)[0]).toMatchObject({
    activity_id: WOOL,
    participations: [{ resident_id: PEGGY }, { resident_id: WILF }],
  });
});

test('a full report says at its fields what is missing, and keeps “could not tell”', async () => {
  const api = server();
  const { person } = await open(`/manage-report?again=${REPORT}&residents=${PEGGY}`);
  await press(person, 'Add more: a full report');
  await person.click(await screen.findByRole('checkbox', { name: 'Peggy was distressed' }));
  expect(screen.getByText('Tell the person in charge. Is this an incident?')).toBeTruthy();
  await press(person, 'Save');
  const summary = within(await screen.findByRole('region', { name: 'There is a problem' }));
  expect(summary.getAllByRole('link')).toHaveLength(3);
  const scale = screen.getByRole('radiogroup', { name: 'How much was Peggy with it?' });
  expect(scale.getAttribute('aria-invalid')).toBe('true');
  expect(sent(api)).toHaveLength(0);

  await person.click(within(scale).getByRole('radio', { name: 'Could not tell' }));
  await person.type(
    screen.getByRole('textbox', { name: 'What did you see?' }),
    'She wept quietly.',
  );
  await person.click(screen.getByRole('checkbox', { name: 'Was comforted' }));
  await press(person, 'Save');
  await waitFor(() => expect(sent(api)).toHaveLength(1));
  expect(sent(api)[0]).toMatchObject({
    report_type: 'full',
    participations: [{ engagement: null, distress: true, outcomes: ['comforted'] }],
  });
});

test('sharing is explained where somebody has not agreed; a photo cannot show them', async () => {
  server();
  const { person } = await open(`/manage-report?again=${REPORT}&residents=${WILF}`);
  await press(person, 'Add more: a full report');
  const share = await screen.findByRole('switch', { name: 'Share with the family' });
  expect(share.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/Wilf has not agreed to it/)).toBeTruthy();
  expect(screen.getByText(/a grip counts as looking and listening/)).toBeTruthy();
  expect(screen.getByText('No photos of personal care, undress, distress or sleep.')).toBeTruthy();
});

test('a draft survives a reload, goes with a save, and is nobody else’s', async () => {
  const api = server();
  const { person } = await open('/manage-report');
  await press(person, /^Scones/);
  await person.click(await face('Peggy Hartley'));
  await waitFor(async () => expect(await sealedNames()).toHaveLength(1));
  const where = address();
  cleanup();

  renderApp(where, { token: 'a-token' });
  await expectHeading('Record');
  expect(await screen.findByText(/^We kept what/)).toBeTruthy();
  await press(person, 'Save');
  await waitFor(() => expect(sent(api)).toHaveLength(1));
  const uuid = new URLSearchParams(where.split('?')[1]).get('draft');
  expect(sent(api)[0]).toMatchObject({ client_uuid: uuid, activity_id: SCONES });
  await expectHeading('Wool winding');
  expect(await sealedNames()).toEqual([]);
});

test('what somebody else began on this device is not there for the next person', async () => {
  const api = server();
  const { person } = await open('/manage-report');
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
  const api = server();
  api.cannotBeReached('reports/add');
  const { person } = await open(`/manage-report?residents=${PEGGY}`);
  await press(person, /^Wool winding/);
  await press(person, 'Save');
  await expectHeading('Waiting to be saved');
  expect(screen.getByText('Not saved yet.')).toBeTruthy();
  await press(person, 'Send now');
  await waitFor(() => expect(sent(api)).toHaveLength(2));
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
  expect(sent(api)).toHaveLength(3);
  expect(new Set(sent(api).map((each) => JSON.stringify(each))).size).toBe(1);
  expect(await sealedNames()).toEqual([]);
  // Back online once more, there is nothing left to send.
  await sendWaiting();
  expect(sent(api)).toHaveLength(3);
});

test('left alone, it is sent from whatever page, also after a reload', async () => {
  const api = server();
  api.cannotBeReached('reports/add');
  const { person, app } = await open(`/manage-report?again=${REPORT}`);
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
  const api = server();
  api.cannotBeReached('reports/add');
  const { person } = await open(`/manage-report?again=${REPORT}&residents=${PEGGY}`);
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
  const api = server();
  api.refuses('reports/add', 'invalid', {
    message: 'Check the fields.',
    errors: { started_at: ['This is in the future. Record it when it has happened.'] },
  });
  const { person } = await open(`/manage-report?again=${REPORT}`);
  await press(person, 'Save');
  // In the summary, and at the field that opens for it.
  await waitFor(() => expect(screen.getAllByText(/This is in the future/)).toHaveLength(2));
  expect(outbox.get()).toEqual([]);
});

test('Package B records quickly, and is told what a full report needs', async () => {
  server(makeUser({ package: { title: 'Package B', is_basic: false } }));
  const { person } = await open(`/manage-report?again=${REPORT}`);
  await person.click(await screen.findByText('Add more: a full report'));
  expect(screen.getByText('Full reports are not part of Package B')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add more: a full report' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});

test('somebody else’s record is amended with a reason; a newer version is never run over', async () => {
  const api = server();
  const later = { edit: false, amend: true, upgrade: false, void: true };
  api.answers('reports/get', makeReport({ allowed: later }));
  const { person } = await open(`/manage-report?id=${REPORT}`, 'Amend the record');
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
  server();
  const { person } = await open('/manage-report');
  await press(person, /^Scones/);
  await person.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
});

test('what happened days ago is recorded as late, and says so before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  server();
  const { person } = await open(`/manage-report?again=${REPORT}`);
  expect(screen.queryByText(/marked as recorded late/)).toBeNull();
  await press(person, 'Change when and where');
  const day = await screen.findByRole('spinbutton', { name: /^day, Day/ });
  await person.click(day);
  await person.keyboard('17');
  expect(await screen.findByText(/marked as recorded late/)).toBeTruthy();
});
