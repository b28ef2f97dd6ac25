import { act, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { expectHeading } from '../testing/expect-heading.ts';
import { fakeNative } from '../testing/fake-native.ts';
import { CALDER_MILL, makeCarehome, makeUser } from '../testing/make-user.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInApi } from '../testing/signed-in-api.ts';
import { signIn, signOut, switchCarehome, TOKEN_KEY } from './session.ts';

const credentials = { email: 'grace@example.org', password: 'four green apples' };

function screenMatching(...queries: string[]) {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: queries.includes(media) }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

test.each([
  [[], 'desktop'],
  [['(pointer: coarse)'], 'mobileweb,mobile'],
  [['(pointer: coarse)', '(display-mode: standalone)'], 'pwa,mobileweb,mobile'],
])('sends release and platforms, without a build on the web: %j', async (matching, platform) => {
  const api = signedInApi();
  screenMatching(...matching);
  renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  expect(api.sentTo('app-activity').map(({ input }) => input)).toEqual([
    { version: '2.9.1', platform },
  ]);
});

test('waits for the user, and sends once however often they navigate', async () => {
  const api = signedInApi();
  const answer = Promise.withResolvers<ReturnType<typeof makeUser>>();
  api.answers('me', () => answer.promise);
  const app = renderApp('/tabs/home', { token: 'a-token' });
  await waitFor(() => expect(api.sentTo('me')).toHaveLength(1));
  expect(api.sentTo('app-activity')).toEqual([]);
  await act(async () => answer.resolve(makeUser()));
  await expectHeading('Hello, Grace');
  await app.go('/tabs/more');
  await app.go('/tabs/account');
  api.answers('switch-carehome', {});
  api.answers('me', makeUser({ carehome: makeCarehome(CALDER_MILL, 'Calder Mill') }));
  await act(() => switchCarehome(CALDER_MILL));
  expect(api.sentTo('app-activity')).toHaveLength(1);
});

test('sends nothing on the sign-in page, and once after each sign-in', async () => {
  const api = signedInApi();
  api.answers('login', { token: 'a-token' });
  const wasAt: string[] = [];
  api.answers('app-activity', () => {
    wasAt.push(location.pathname);
    return {};
  });
  renderApp('/login');
  for (const visits of [1, 2]) {
    await expectHeading('Sign in');
    await act(() => signIn(credentials));
    await expectHeading('Hello, Grace');
    await waitFor(() => expect(api.sentTo('app-activity')).toHaveLength(visits));
    act(signOut);
  }
  await expectHeading('Sign in');
  expect(wasAt).not.toContain('/login');
});

test('ignores a failure', async () => {
  const api = signedInApi();
  api.fails('app-activity', 401);
  const app = renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  await waitFor(() => expect(api.sentTo('app-activity')).toHaveLength(1));
  await app.go('/tabs/more');
  await expectHeading('More');
});

test('sends the build on native, and again whenever the app returns to the foreground', async () => {
  const api = signedInApi();
  const phone = fakeNative('ios');
  phone.keychain.set(TOKEN_KEY, 'a-token');
  renderApp('/tabs/home', { introSeen: false });
  await expectHeading('Hello, Grace');
  const first = { version: '2.9.1', build: 64, platform: 'ios,capacitor,hybrid,mobile' };
  expect(api.sentTo('app-activity').map(({ input }) => input)).toEqual([first]);
  phone.happens('resume');
  phone.happens('resume');
  expect(api.sentTo('app-activity').map(({ input }) => input)).toEqual([first, first, first]);

  act(signOut);
  await expectHeading('Sign in');
  phone.happens('resume');
  expect(api.sentTo('app-activity')).toHaveLength(3);
});
