import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeParticipation, makeReport, REPORT } from '../../../testing/make-report.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { Report } from './api.ts';
import './report-page.tsx';
import '../../../app/shell.tsx';

async function open(report: Report = makeReport(), user = makeUser()) {
  const api = signedInApi(user);
  api.answers('reports/get', report);
  api.answers('staff/list', []);
  renderApp(`/report?id=${REPORT}`, { token: 'a-token' });
  await expectHeading(report.title);
  return { api, person: userEvent.setup() };
}

test('shows engagement and mood in words, with the times of the activity and of the record', async () => {
  await open(
    makeReport({
      report_type: 'full',
      status: 'amended',
      recorded_late: true,
      participations: [
        makeParticipation({
          engagement: 4,
          mood_before: 2,
          mood_after: 5,
          quote: 'Mother had one like this.',
          note: 'Sang along.',
          outcomes: ['laughed'],
          distress: true,
          distress_note: 'Cried at the end.',
        }),
      ],
    }),
  );
  for (const words of [
    'Absorbed',
    'Low or unsettled',
    'Delighted',
    '“Mother had one like this.”',
    'Sang along.',
    'Laughed',
    'Cried at the end.',
    'Recorded late',
    'Amended',
    'Irene',
    '14 Nov 2026, 10:00–10:20 (20 min)',
    '14 Nov 2026, 10:30 by Tom Barker',
  ])
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
  expect(screen.queryByText(/\b[0-4] of 4\b/)).toBeNull();
});

test('offers only the actions that the server allows', async () => {
  await open(
    makeReport({
      allowed: { edit: false, amend: true, upgrade: false, void: false, decide: false },
    }),
  );
  expect(screen.getByRole('link', { name: 'Amend' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Make it a full report' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.queryByRole('menuitem', { name: 'Void' })).toBeNull();
  expect(menu.getByRole('menuitem', { name: 'Do it again' })).toBeTruthy();
});

test('requires a reason to void a record, and then shows it', async () => {
  const { api, person } = await open();
  await person.click(await screen.findByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Void' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Void this record?' }));
  await person.click(dialog.getByRole('button', { name: 'Void it' }));
  expect(dialog.getByText('Say why, in at least 5 characters.')).toBeTruthy();
  expect(api.sentTo('reports/void')).toHaveLength(0);
  await person.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong person');
  api.answers('reports/void', { id: REPORT, version: 2 });
  api.answers(
    'reports/get',
    makeReport({ version: 2, status: 'voided', void_reason: 'Wrong person' }),
  );
  await person.click(dialog.getByRole('button', { name: 'Void it' }));
  expect(await screen.findByText(/Reason: Wrong person/)).toBeTruthy();
  expect(api.sentTo('reports/void')[0]?.input).toEqual({
    id: REPORT,
    version: 1,
    reason: 'Wrong person',
  });
});

test('shows the author, reason and changes of each version in words', async () => {
  const { api, person } = await open(makeReport({ version: 2 }));
  api.answers('reports/history', [
    {
      version: 1,
      action: 'add',
      reason: null,
      by: 'Tom Barker',
      at: '2026-11-14T10:30:00.000Z',
      changes: [],
    },
    {
      version: 2,
      action: 'amend',
      reason: 'She told me later.',
      by: 'Grace Adeyemi',
      at: '2026-11-16T09:00:00.000Z',
      changes: [
        { field: 'engagement', resident: 'Peggy Hartley', before: null, after: '3' },
        { field: 'outcomes', resident: 'Peggy Hartley', before: null, after: 'laughed, proud' },
        { field: 'place', resident: null, before: 'lounge', after: 'garden' },
        { field: 'status', resident: null, before: 'submitted', after: 'amended' },
      ],
    },
  ]);
  await person.click(screen.getByText('History (2 versions)'));
  const [newest, first] = await screen.findAllByText(/(amended|wrote) it\./);
  expect(newest?.textContent).toBe('Grace Adeyemi amended it.');
  expect(first?.textContent).toBe('Tom Barker wrote it.');
  expect(screen.getByText('“She told me later.”')).toBeTruthy();
  const changes = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(changes.slice(-3)).toEqual([
    'nothingbecameJoining in',
    'nothingbecameLaughed, Proud',
    'LoungebecameGarden',
  ]);
});

test('shows a message when the record is not found', async () => {
  const api = signedInApi();
  api.refuses('reports/get', 'not_found', { message: 'Not here.' });
  renderApp(`/report?id=${REPORT}`, { token: 'a-token' });
  await waitFor(() => expect(screen.getByText('This record is not here')).toBeTruthy());
});

const HELD = { mood_after: 1 as const, tells_distress: true, family_sees: false };

test('holds a record of distress back from the family, and requires a sentence to share it', async () => {
  const { api, person } = await open(makeReport({ participations: [makeParticipation(HELD)] }));
  expect(screen.getByText('Held back from the family')).toBeTruthy();
  expect(screen.queryByText(/shared with the family/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Share with family' }));
  const dialog = screen.getByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Share with family' }));
  expect(within(dialog).getByText(/at least 10 characters/)).toBeTruthy();
  expect(api.sentTo('reports/decide-sharing')).toEqual([]);
  const sentence = 'Peggy missed her sister. We sat with her.';
  await person.type(within(dialog).getByLabelText('Sentence for the family'), sentence);
  api.answers('reports/decide-sharing', { id: REPORT, version: 2 });
  await person.click(within(dialog).getByRole('button', { name: 'Share with family' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('reports/decide-sharing')).toMatchObject([
    { input: { decision: 'share', sentence } },
  ]);
});

test('keeps a record of distress with staff in one tap', async () => {
  const { api, person } = await open(makeReport({ participations: [makeParticipation(HELD)] }));
  api.answers('reports/decide-sharing', { id: REPORT, version: 2 });
  await person.click(screen.getByRole('button', { name: 'Keep with staff' }));
  await waitFor(() =>
    expect(api.sentTo('reports/decide-sharing')).toMatchObject([{ input: { decision: 'keep' } }]),
  );
});

test('tells a colleague without permission who decides on sharing', async () => {
  await open(
    makeReport({
      participations: [makeParticipation(HELD)],
      allowed: { edit: false, amend: false, upgrade: false, void: false, decide: false },
    }),
  );
  expect(screen.getByText('The author of the record or a senior decides.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Share with family' })).toBeNull();
});
