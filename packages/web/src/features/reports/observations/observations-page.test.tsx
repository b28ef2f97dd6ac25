import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { DEFAULT_SETTINGS } from '@relish/shared/accounts/home-settings/defaults.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeObservation } from '../../../testing/make-observation.ts';
import { makeResident, PEGGY, WILF } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

const CONCERN = makeObservation({
  type: 'concern',
  text: 'She was frightened when the phone rang.',
  needs_attention: true,
});
const DUE = makeObservation({
  id: WILF,
  type: 'equipment_need',
  text: 'The cup is too heavy for her.',
  follow_up_date: '2026-11-10',
  overdue: true,
});

function open(address: string, differences: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(differences));
  api.answers('residents/get', makeResident());
  api.answers('home-settings/get', DEFAULT_SETTINGS);
  api.answers('observations/follow-ups', { count: 1, follow_ups: [DUE] });
  renderApp(address, { token: 'a-token' });
  return { api, person: userEvent.setup() };
}

test('requires a manager to enter what was done about a concern', async () => {
  const { api, person } = open('/observations');
  api.answers('observations/alerts', { count: 1, alerts: [CONCERN] });
  await expectHeading('Observations');
  const alerts = await screen.findByRole('region', { name: 'Needs attention' });
  await person.click(
    await within(alerts).findByRole('button', { name: /Say what was done about: A concern/ }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Say what was done' });
  expect(dialog.textContent).toContain(CONCERN.text);
  await person.click(within(dialog).getByRole('button', { name: 'Seen and noted' }));
  await within(dialog).findByText(/Enter what was done/);
  api.answers('observations/attend', () => {
    api.answers('observations/alerts', { count: 0, alerts: [] });
    return { id: PEGGY };
  });
  await person.type(within(dialog).getByRole('textbox'), 'Moved the phone, spoke with her.');
  await person.click(within(dialog).getByRole('button', { name: 'Seen and noted' }));
  await screen.findByText('Nothing waits for you.');
  expect(api.sentTo('observations/attend')[0]?.input).toEqual({
    id: CONCERN.id,
    text: 'Moved the phone, spoke with her.',
  });
});

test('lets a carer complete a follow-up, and shows no alerts', async () => {
  const { api, person } = open('/observations', { role: 'carer' });
  await screen.findByText('Was due on 10 Nov 2026');
  expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  expect(api.sentTo('observations/alerts')).toEqual([]);
  await person.click(screen.getByRole('button', { name: /^Done: Equipment needed/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Looked at again' });
  api.answers('observations/settle', () => {
    api.answers('observations/follow-ups', { count: 0, follow_ups: [] });
    return { id: PEGGY };
  });
  await person.type(within(dialog).getByRole('textbox'), 'A lighter cup came.');
  await person.click(within(dialog).getByRole('button', { name: 'Take it off the list' }));
  await screen.findByText('Nothing to look at again');
});

test('lists an observation that is both an alert and a follow-up only once', async () => {
  const both = { ...CONCERN, follow_up_date: '2026-11-20' };
  const { api } = open('/observations');
  api.answers('observations/alerts', { count: 1, alerts: [both] });
  api.answers('observations/follow-ups', { count: 2, follow_ups: [both, DUE] });
  await screen.findByText(DUE.text);
  expect(await screen.findAllByText(CONCERN.text)).toHaveLength(1);
});

test('lists a resident’s observations with their remarks page by page, and adds a remark', async () => {
  const { api, person } = open(`/observations?resident=${PEGGY}`, { role: 'carer' });
  const first = makeObservation({
    addenda: [
      { id: PEGGY, kind: 'note', text: 'It was Hall’s.', by: 'Ben Hall', at: DUE.created_at },
    ],
  });
  api.answers('observations/list', ({ after }) =>
    after ? { observations: [DUE], more: false } : { observations: [first], more: true },
  );
  await expectHeading('What we noticed about Peggy');
  const item = await screen.findByRole('article', { name: 'A memory shared, Peggy Hartley' });
  expect(item.textContent).toContain('14 Nov 2026, 10:30 · Kim Sharma');
  expect(item.textContent).toContain('It was Hall’s.');
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText(DUE.text);
  expect(api.sentTo('observations/list').at(-1)?.input).toMatchObject({
    after: { at: first.seen_at, id: first.id },
  });
  await person.click(screen.getByRole('button', { name: /^Add a remark to: A memory/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a remark' });
  api.answers('observations/add-addendum', { id: PEGGY });
  await person.type(within(dialog).getByRole('textbox'), 'She smiled.');
  await person.click(within(dialog).getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
