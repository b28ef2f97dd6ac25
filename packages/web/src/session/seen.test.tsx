import { RELEASE } from '@relish/shared/constants.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { writeSealed } from '../platform/sealed-store.ts';
import { expectHeading } from '../testing/expect-heading.ts';
import { keptOnDevice, NOTHING_KEPT } from '../testing/kept-on-device.ts';
import { makeHome, makeMissed } from '../testing/make-home.ts';
import { CALDER_MILL, makeCarehome, makeUser, ROSEWOOD } from '../testing/make-user.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInApi } from '../testing/signed-in-api.ts';
import { sealedName } from './sealed-drafts.ts';
import { forgetSeen } from './seen.ts';
import { expire, switchCarehome, USER_KEY } from './session.ts';

beforeAll(
  () =>
    Promise.all([
      import('../features/dashboard/home/home-page.tsx'),
      import('../features/dashboard/home/team-home.tsx'),
    ]),
  60_000,
);
beforeEach(() => forgetSeen());

const HOUR = 3_600_000;
const HOME = makeHome({
  missed: { count: 1, recorded: true, targets_from: null, people: [makeMissed()] },
});

const seenAt = (carehomeId: string, { hoursAgo = 1, release = RELEASE, user = makeUser() } = {}) =>
  writeSealed(sealedName({ userId: user.id, carehomeId }, 'seen', 'dashboard/home'), {
    answer: HOME,
    at: Date.now() - hoursAgo * HOUR,
    release,
  });

/** First screen of a user whose server does not answer. */
function waiting() {
  const api = signedInApi();
  api.neverAnswers('dashboard/home');
  renderApp('/tabs/home', { token: 'a-token' });
  return api;
}

/** Waits long enough for cached data to be shown. */
const settled = async () => {
  await expectHeading('Hello, Grace');
  await screen.findByRole('region', { name: 'Who has been missed' });
  await act(() => forgetSeen());
};

test('shows the cached first screen until the server answers', async () => {
  await seenAt(ROSEWOOD);
  waiting();
  expect(await screen.findByText('Peggy Hartley')).toBeTruthy();
});

test.each([
  ['is older than a day', () => seenAt(ROSEWOOD, { hoursAgo: 25 })],
  ['another release has kept', () => seenAt(ROSEWOOD, { release: 'another' })],
  ['belongs to another home (N2)', () => seenAt(CALDER_MILL)],
  ['belongs to somebody else', () => seenAt(ROSEWOOD, { user: makeUser({ id: CALDER_MILL }) })],
])('nothing is shown that %s', async (_, seen) => {
  await seen();
  waiting();
  await settled();
  expect(screen.queryByText('Peggy Hartley')).toBeNull();
});

test('N3: shows nothing cached before the server has confirmed the user', async () => {
  await seenAt(ROSEWOOD);
  localStorage.setItem(USER_KEY, JSON.stringify(makeUser()));
  const api = signedInApi();
  api.neverAnswers('me');
  api.neverAnswers('dashboard/home');
  renderApp('/tabs/home', { token: 'a-token' });
  await settled();
  expect(screen.queryByText('Peggy Hartley')).toBeNull();
});

async function kept() {
  const api = signedInApi();
  api.answers('dashboard/home', HOME);
  renderApp('/tabs/home', { token: 'a-token' });
  await screen.findByText('Peggy Hartley');
  await expect.poll(keptOnDevice).toContain('Peggy');
  return api;
}

test('N2: neither shows nor keeps the previous home’s data after switching', async () => {
  const api = await kept();
  api.answers('switch-carehome', {});
  api.answers('me', makeUser({ carehome: makeCarehome(CALDER_MILL, 'Calder Mill') }));
  api.neverAnswers('dashboard/home');
  await act(() => switchCarehome(CALDER_MILL));
  expect(screen.queryByText('Peggy Hartley')).toBeNull();
  await expect.poll(keptOnDevice).not.toContain('Peggy');
});

test('removes cached data when the session expires', async () => {
  await kept();
  act(expire);
  await expect.poll(keptOnDevice).toBe(NOTHING_KEPT);
  await waitFor(() => expect(screen.queryByText('Peggy Hartley')).toBeNull());
});
