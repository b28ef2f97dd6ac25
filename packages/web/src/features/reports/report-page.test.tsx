import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../testing/expect-heading.ts';
import { makeParticipation, makeReport, REPORT } from '../../testing/make-report.ts';
import { makeUser } from '../../testing/make-user.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signedInApi } from '../../testing/signed-in-api.ts';
import type { Report } from './api.ts';
import './report-page.tsx';
import '../../app/shell.tsx';

async function open(report: Report = makeReport(), user = makeUser()) {
  const api = signedInApi(user);
  api.answers('reports/get', report);
  api.answers('staff/list', []);
  renderApp(`/report?id=${REPORT}`, { token: 'a-token' });
  await expectHeading(report.title);
  return { api, person: userEvent.setup() };
}

test('tells how it was in words and faces, when it happened and when it was written', async () => {
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

test('offers what is allowed, and nothing else', async () => {
  await open(makeReport({ allowed: { edit: false, amend: true, upgrade: false, void: false } }));
  expect(screen.getByRole('link', { name: 'Amend' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Make it a full report' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.queryByRole('menuitem', { name: 'Void' })).toBeNull();
  expect(menu.getByRole('menuitem', { name: 'Do it again' })).toBeTruthy();
});

test('is voided with a reason, and stays readable with it', async () => {
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

test('the history tells version by version what changed, in words', async () => {
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

test('a record that is not here says so', async () => {
  const api = signedInApi();
  api.refuses('reports/get', 'not_found', { message: 'Not here.' });
  renderApp(`/report?id=${REPORT}`, { token: 'a-token' });
  await waitFor(() => expect(screen.getByText('This record is not here')).toBeTruthy());
});
