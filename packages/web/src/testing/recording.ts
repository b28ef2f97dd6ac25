import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';

import { marks } from '../features/events/register/marks-outbox.ts';
import { outbox } from '../features/reports/reports/outbox.ts';
import { removeSealed, sealedNames } from '../platform/sealed-store.ts';
import { expectHeading } from './expect-heading.ts';
import { makeActivityCard, SCONES } from './make-activity.ts';
import { makeBeginning, makeReport, REPORT } from './make-report.ts';
import { makeUser } from './make-user.ts';
import { renderApp } from './render-app.tsx';
import { signedInApi } from './signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import '../features/reports/reports/manage-report-page.tsx';
import '../features/reports/reports/report-page.tsx';
import '../features/reports/reports/outbox-banner.tsx';
import '../features/reports/reports/when-fields.tsx';
import '../features/reports/reports/session-fields.tsx';
import '../features/reports/reports/person-full-fields.tsx';
import '../features/reports/reports/record-conflict.tsx';
import '../features/reports/reports/waiting-panel.tsx';
import '../app/shell.tsx';

/** Empties the device, as after signing out. */
async function forgetRecords() {
  for (const name of await sealedNames()) await removeSealed(name);
  outbox.waiting.set([]);
  marks.waiting.set([]);
}

/** A server with everything that the record form needs. */
export function recordServer(user = makeUser()) {
  onTestFinished(forgetRecords);
  const api = signedInApi(user);
  api.answers('reports/beginning', makeBeginning());
  api.answers('activities/search', {
    total: 1,
    activities: [makeActivityCard({ id: SCONES, title: 'Scones', duration_min: 45 })],
  });
  api.answers('suggestions/list', { people: [], suggestions: [] });
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

/** Opens the form and returns the user who types in it. */
export async function openRecord(address: string, heading = 'Record') {
  const app = renderApp(address, { token: 'a-token' });
  await expectHeading(heading);
  return { app, person: userEvent.setup() };
}

export const press = async (person: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }));

export const sentRecords = (api: ReturnType<typeof recordServer>) =>
  api.sentTo('reports/add').map(({ input }) => input);
