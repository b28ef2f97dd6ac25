import { RELEASE } from '@relish/shared/constants.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { call, read } from '../api/client.ts';
import { writeSealed } from '../platform/sealed-store.ts';
import { sealedName } from '../session/sealed-drafts.ts';
import { forgetSeen } from '../session/seen.ts';
import { signOut } from '../session/session.ts';
import { expectHeading } from '../testing/expect-heading.ts';
import { keptOnDevice, NOTHING_KEPT } from '../testing/kept-on-device.ts';
import { makeBeginning, REPORT } from '../testing/make-report.ts';
import { PEGGY } from '../testing/make-resident.ts';
import { makeUser } from '../testing/make-user.ts';
import { openRecord, press, recordServer, sentRecords } from '../testing/recording.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInApi } from '../testing/signed-in-api.ts';

const alert = () => screen.queryByRole('alertdialog');
const carryOn = () => screen.queryByRole('button', { name: /^Carry on/ });

function connection() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  onTestFinished(() => onLine.mockRestore());
  return (online: boolean) => {
    onLine.mockReturnValue(online);
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
}

test('offers to continue offline on a supported screen, and then shows a banner', async () => {
  signedInApi();
  const connect = connection();
  const app = renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  connect(false);
  await screen.findByRole('alertdialog');
  await userEvent.click(screen.getByRole('button', { name: 'Carry on recording' }));
  expect(alert()).toBeNull();
  expect(screen.getByText('You are offline')).toBeTruthy();
  // The choice stays in force on pages without the offer, so that nobody is locked out.
  await app.go('/change-password');
  await expectHeading('Change password');
  expect(alert()).toBeNull();

  connect(true);
  await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull());
  connect(false);
  expect(alert()).not.toBeNull();
});

test('offers only a check on a screen that needs the server', async () => {
  signedInApi();
  const connect = connection();
  renderApp('/change-password', { token: 'a-token' });
  await expectHeading('Change password');
  connect(false);
  await screen.findByRole('alertdialog');
  expect(carryOn()).toBeNull();
});

test('starts a record from cached answers, and sends it once', async () => {
  const api = recordServer();
  const connect = connection();
  const { app, person } = await openRecord('/manage-report');
  await expect.poll(keptOnDevice).toContain('Peggy');
  await app.go('/change-password');
  await expectHeading('Change password');
  for (const name of ['reports/beginning', 'reports/add', 'activities/search', 'me'] as const)
    api.cannotBeReached(name);
  connect(false);
  await app.go(`/manage-report?residents=${PEGGY}`);
  await person.click(await screen.findByRole('button', { name: 'Carry on recording' }));
  await expectHeading('Record');
  await press(person, /^Wool winding/);
  await press(person, 'Save');
  await expectHeading('Waiting to be saved');
  const tries = sentRecords(api).length;

  api.answers('me', makeUser());
  api.answers('reports/beginning', makeBeginning());
  api.answers('activities/search', { total: 0, activities: [] });
  api.answers('reports/add', { id: REPORT, version: 1, outcome: 'saved', recorded_late: false });
  connect(true);
  await expectHeading('Wool winding');
  expect(sentRecords(api)).toHaveLength(tries + 1);
});

test('starts offline with the last user and the pages they saw', async () => {
  const api = recordServer();
  const connect = connection();
  const user = makeUser();
  const owner = { userId: user.id, carehomeId: user.carehome.id };
  const seen = { at: Date.now() - 3_600_000, release: RELEASE };
  await writeSealed(sealedName(owner, 'seen', 'me'), { ...seen, answer: user });
  await writeSealed(sealedName(owner, 'seen', 'reports/beginning'), {
    ...seen,
    answer: makeBeginning(),
  });
  for (const name of ['me', 'reports/beginning', 'activities/search', 'app-activity'] as const)
    api.cannotBeReached(name);
  connect(false);
  renderApp('/manage-report', { token: 'a-token' });
  await userEvent.click(await screen.findByRole('button', { name: 'Carry on recording' }));
  await expectHeading('Record');
  expect(await screen.findByRole('button', { name: /^Wool winding/ })).toBeTruthy();
});

test.each([403, 404])(
  'deletes a cached answer once the server refuses it with %i',
  async (status) => {
    const api = recordServer();
    const connect = connection();
    await openRecord('/manage-report');
    await expect.poll(keptOnDevice).toContain('Peggy');
    api.fails('reports/beginning', status);
    await act(() => read('reports/beginning', {}).catch(() => undefined));
    await expect.poll(keptOnDevice).not.toContain('Peggy');
    api.cannotBeReached('reports/beginning');
    connect(false);
    await expect(read('reports/beginning', {})).rejects.toMatchObject({ status: 0 });
  },
);

test('leaves nothing on the device after signing out, and never keeps private answers', async () => {
  const api = signedInApi(makeUser());
  onTestFinished(() => forgetSeen());
  api.answers('consents/due', []);
  renderApp('/change-password', { token: 'a-token' });
  await expectHeading('Change password');
  await expect.poll(keptOnDevice).toContain('grace@example.org');
  const before = await keptOnDevice();
  await act(() => call('consents/due', {}));
  await act(() => read('consents/due', {}));
  expect(await keptOnDevice()).toBe(before);
  api.answers('logout', {});
  act(signOut);
  await expect.poll(keptOnDevice).toBe(NOTHING_KEPT);
});
