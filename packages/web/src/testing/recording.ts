import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';

import { outbox } from '../features/reports/outbox.ts';
import { removeSealed, sealedNames } from '../platform/sealed-store.ts';
import { expectHeading } from './expect-heading.ts';
import { makeActivityCard, SCONES } from './make-activity.ts';
import { makeBeginning, makeReport, REPORT } from './make-report.ts';
import { makeUser } from './make-user.ts';
import { renderApp } from './render-app.tsx';
import { signedInApi } from './signed-in-api.ts';
// What comes lazily is read before a test waits for it: on a busy machine that takes longer than the waiting.
import '../features/reports/manage-report-page.tsx';
import '../features/reports/report-page.tsx';
import '../features/reports/outbox-banner.tsx';
import '../features/reports/when-fields.tsx';
import '../app/shell.tsx';

/** Nothing kept on the device, as after signing out. */
async function forgetRecords() {
  for (const name of await sealedNames()) await removeSealed(name);
  outbox.set([]);
}

/** A server with all that the record form asks for. */
export function recordServer(user = makeUser()) {
  onTestFinished(forgetRecords);
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

/** Opens the form, and says who types in it. */
export async function openRecord(address: string, heading = 'Record') {
  const app = renderApp(address, { token: 'a-token' });
  await expectHeading(heading);
  return { app, person: userEvent.setup() };
}

export const press = async (person: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }));

export const sentRecords = (api: ReturnType<typeof recordServer>) =>
  api.sentTo('reports/add').map(({ input }) => input);
