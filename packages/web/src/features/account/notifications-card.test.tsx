import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { signOut, TOKEN_KEY } from '../../session/session.ts';
import { expectHeading } from '../../testing/expect-heading.ts';
import { fakeNative } from '../../testing/fake-native.ts';
import { fakePush, PUSH_ENDPOINT } from '../../testing/fake-push.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signedInApi } from '../../testing/signed-in-api.ts';

async function open() {
  const api = signedInApi();
  api.answers('push/key', { public_key: 'a-key' });
  api.answers('push/subscribe', {});
  api.answers('push/unsubscribe', {});
  renderApp('/tabs/account', { token: 'a-token' });
  await expectHeading('Grace Adeyemi');
  return api;
}

/** The toaster's region has the same name: the card is the one with a heading. */
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

test('says where there are none', async () => {
  await open();
  await says(/This browser cannot show notifications/);
  expect(buttons()).toEqual([]);
});

test('says where they are blocked, and asks nobody', async () => {
  const push = fakePush({ permission: 'denied' });
  await open();
  await says(/Notifications are blocked for this site/);
  expect(buttons()).toEqual([]);
  expect(push.asked).not.toHaveBeenCalled();
});

test('turns them on: asks the person, the browser and then the server', async () => {
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
  expect(api.sentTo('push/subscribe').map(({ input }) => input)).toEqual([
    { endpoint: PUSH_ENDPOINT, keys: push.keys },
  ]);
  expect(buttons()).toEqual(['Send a test', 'Turn off']);
});

test('leaves it at that when the person says no', async () => {
  const push = fakePush({ answer: 'denied' });
  const api = await open();
  await says(/gets no notifications/);
  await press('Turn on');
  await says(/Notifications are blocked/);
  expect(push.subscribe).not.toHaveBeenCalled();
  expect(api.sentTo('push/subscribe')).toEqual([]);
});

test('stays off when the server could not be told', async () => {
  const push = fakePush();
  const api = await open();
  api.fails('push/subscribe', 500);
  await says(/gets no notifications/);
  await press('Turn on');
  await screen.findByText('Internal Server Error');
  await waitFor(() => expect(buttons()).toEqual(['Turn on']));
  expect(push.isOn()).toBe(false);
});

test('says when the browser’s own service does not answer', async () => {
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
  api.answers('push/test', { sent_to: 2 });
  await says(/This device gets notifications/);
  await press('Send a test');
  expect(await screen.findByText('Sent to 2 devices')).toBeTruthy();
});

test('turns them off, here and at the server', async () => {
  const push = fakePush({ permission: 'granted', subscribed: true });
  const api = await open();
  await says(/This device gets notifications/);
  await press('Turn off');
  await screen.findByText('Notifications are off');
  expect(push.isOn()).toBe(false);
  expect(api.sentTo('push/unsubscribe').map(({ input }) => input)).toEqual([
    { endpoint: PUSH_ENDPOINT },
  ]);
  expect(buttons()).toEqual(['Turn on']);
});

test('signing out ends them on this device', async () => {
  const push = fakePush({ permission: 'granted', subscribed: true });
  await open();
  act(signOut);
  await expectHeading('Sign in');
  await waitFor(() => expect(push.isOn()).toBe(false));
});

test('the web’s notifications are not for the native app', async () => {
  fakePush({ permission: 'granted', subscribed: true });
  signedInApi();
  fakeNative().keychain.set(TOKEN_KEY, 'a-token');
  renderApp('/tabs/account', { introSeen: false });
  await expectHeading('Grace Adeyemi');
  await says(/cannot show notifications/);
});
