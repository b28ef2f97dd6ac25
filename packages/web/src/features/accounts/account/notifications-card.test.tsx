import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { signOut, TOKEN_KEY } from '../../../session/session.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { fakeNative } from '../../../testing/fake-native.ts';
import { fakePush, PUSH_ENDPOINT } from '../../../testing/fake-push.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

async function open() {
  const api = signedInApi();
  api.answers('devices/push-key', { public_key: 'a-key' });
  api.answers('devices/subscribe', {});
  api.answers('devices/unsubscribe', {});
  renderApp('/tabs/account', { token: 'a-token' });
  await expectHeading('Grace Adeyemi');
  return api;
}

/** The toaster's region has the same name; only the card has a heading. */
const card = () =>
  screen
    .getByRole('heading', { name: 'Notifications on this device' })
    .closest('section') as HTMLElement;
const says = (words: RegExp) => waitFor(() => expect(card().textContent).toMatch(words));
const buttons = () =>
  within(card())
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(within(card()).getByRole('button', { name }));

test('says when notifications are not supported', async () => {
  await open();
  await says(/This browser cannot show notifications/);
  expect(buttons()).toEqual([]);
});

test('says when notifications are blocked, and does not ask', async () => {
  const push = fakePush({ permission: 'denied' });
  await open();
  await says(/Notifications are blocked for this site/);
  expect(buttons()).toEqual([]);
  expect(push.asked).not.toHaveBeenCalled();
});

test('turns notifications on: asks for permission, subscribes, and informs the server', async () => {
  const push = fakePush();
  const api = await open();
  await says(/gets no notifications/);
  expect(buttons()).toEqual(['Turn on']);
  expect(push.asked).not.toHaveBeenCalled();
  await press('Turn on');
  await screen.findByText('Notifications are on');
  await says(/This device gets notifications/);
  expect(push.subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: 'a-key',
  });
  expect(api.sentTo('devices/subscribe').map(({ input }) => input)).toEqual([
    { endpoint: PUSH_ENDPOINT, keys: push.keys },
  ]);
  expect(buttons()).toEqual(['Send a test', 'Turn off']);
});

test('stays off when permission is refused', async () => {
  const push = fakePush({ answer: 'denied' });
  const api = await open();
  await says(/gets no notifications/);
  await press('Turn on');
  await says(/Notifications are blocked/);
  expect(push.subscribe).not.toHaveBeenCalled();
  expect(api.sentTo('devices/subscribe')).toEqual([]);
});

test('stays off when the server call fails', async () => {
  const push = fakePush();
  const api = await open();
  api.fails('devices/subscribe', 500);
  await says(/gets no notifications/);
  await press('Turn on');
  await screen.findByText('Internal Server Error');
  await waitFor(() => expect(buttons()).toEqual(['Turn on']));
  expect(push.isOn()).toBe(false);
});

test('says when the browser’s push service does not answer', async () => {
  const push = fakePush();
  push.subscribe.mockRejectedValue(new DOMException('No service', 'AbortError'));
  await open();
  await says(/gets no notifications/);
  await press('Turn on');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Notifications could not be changed',
  );
});

test('sends a test, and says to how many devices', async () => {
  fakePush({ permission: 'granted', subscribed: true });
  const api = await open();
  api.answers('devices/test-push', { sent_to: 2 });
  await says(/This device gets notifications/);
  await press('Send a test');
  expect(await screen.findByText('Sent to 2 devices')).toBeTruthy();
});

test('turns notifications off on the device and on the server', async () => {
  const push = fakePush({ permission: 'granted', subscribed: true });
  const api = await open();
  await says(/This device gets notifications/);
  await press('Turn off');
  await screen.findByText('Notifications are off');
  expect(push.isOn()).toBe(false);
  expect(api.sentTo('devices/unsubscribe').map(({ input }) => input)).toEqual([
    { endpoint: PUSH_ENDPOINT },
  ]);
  expect(buttons()).toEqual(['Turn on']);
});

test('signing out ends notifications on this device', async () => {
  const push = fakePush({ permission: 'granted', subscribed: true });
  await open();
  act(signOut);
  await expectHeading('Sign in');
  await waitFor(() => expect(push.isOn()).toBe(false));
});

test('offers no web notifications in the native app', async () => {
  fakePush({ permission: 'granted', subscribed: true });
  signedInApi();
  fakeNative().keychain.set(TOKEN_KEY, 'a-token');
  renderApp('/tabs/account', { introSeen: false });
  await expectHeading('Grace Adeyemi');
  await says(/cannot show notifications/);
});
