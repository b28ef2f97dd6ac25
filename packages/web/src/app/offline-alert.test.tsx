import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { TOKEN_KEY } from '../session/session.ts';
import { expectHeading } from '../testing/expect-heading.ts';
import { fakeNative } from '../testing/fake-native.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInApi } from '../testing/signed-in-api.ts';
import { stubApi } from '../testing/stub-api.ts';

const alert = () => screen.queryByRole<HTMLDialogElement>('alertdialog');
const button = () => screen.getByRole('button', { name: 'Check Connection' });

/** Sets the connection of the device, with or without the browser event. */
function connection() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  onTestFinished(() => onLine.mockRestore());
  return (online: boolean, { withEvent = true } = {}) => {
    onLine.mockReturnValue(online);
    if (withEvent) act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
}

async function offlineAtSignIn() {
  stubApi();
  const connect = connection();
  const app = renderApp('/login');
  await expectHeading('Sign in');
  connect(false);
  await screen.findByRole('alertdialog');
  return { connect, app };
}

function stopTime() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('shows the alert with its fixed text', async () => {
  await offlineAtSignIn();
  expect(alert()?.open).toBe(true);
  expect(screen.getByRole('heading', { name: 'No Internet Connection' })).toBeTruthy();
  expect(alert()?.getAttribute('aria-labelledby')).toBe(
    screen.getByRole('heading', { name: 'No Internet Connection' }).id,
  );
  expect(button()).toBeTruthy();
});

test('shows the alert at start on a device that is offline', async () => {
  stubApi();
  connection()(false, { withEvent: false });
  renderApp('/login');
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

test('does not close on Escape or on a tap outside', async () => {
  await offlineAtSignIn();
  const dialog = alert() as HTMLDialogElement;
  // Browsers announce Escape with a cancel event; preventing it keeps a modal dialog open.
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  fireEvent.keyDown(button(), { key: 'Escape' });
  fireEvent.click(dialog);
  expect(alert()?.open).toBe(true);

  // Some browsers close the dialog on a second Escape even when the first was prevented.
  dialog.open = false;
  fireEvent(dialog, new Event('close'));
  expect(alert()?.open).toBe(true);
});

test('checks for exactly 5 seconds, and returns while still offline', async () => {
  await offlineAtSignIn();
  stopTime();
  fireEvent.click(button());
  expect(screen.getByText('Checking internet connection...')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check Connection' })).toBeNull();
  await pass(4999);
  expect(screen.getByText('Checking internet connection...')).toBeTruthy();
  await pass(1);
  expect(screen.queryByText('Checking internet connection...')).toBeNull();
  expect(button()).toBeTruthy();
});

test('closes after a check that finds a connection without a browser event', async () => {
  const { connect } = await offlineAtSignIn();
  stopTime();
  fireEvent.click(button());
  connect(true, { withEvent: false });
  await pass(4999);
  expect(alert()).not.toBeNull();
  await pass(1);
  expect(alert()).toBeNull();
});

test('checks for 5 seconds whatever happens on the page behind it', async () => {
  const { app } = await offlineAtSignIn();
  stopTime();
  fireEvent.click(button());
  await pass(3000);
  await app.go('/nowhere');
  await pass(2000);
  expect(button()).toBeTruthy();
});

test('closes by itself when the connection returns, even while checking', async () => {
  const { connect } = await offlineAtSignIn();
  connect(true);
  expect(alert()).toBeNull();
  connect(false);
  fireEvent.click(button());
  connect(true);
  expect(alert()).toBeNull();
});

test('keeps the page behind it, including typed text', async () => {
  stubApi();
  const connect = connection();
  renderApp('/login');
  await expectHeading('Sign in');
  const email = screen.getByLabelText<HTMLInputElement>('E-mail address');
  await userEvent.type(email, 'grace@example.org');
  connect(false);
  expect(screen.getByLabelText('E-mail address')).toBe(email);
  connect(true);
  expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('grace@example.org');
});

test('uses the native shell’s connection state, not the web view’s', async () => {
  signedInApi();
  const phone = fakeNative();
  phone.keychain.set(TOKEN_KEY, 'a-token');
  renderApp('/tabs/home', { introSeen: false });
  await expectHeading('Hello, Grace');
  await phone.listensTo('networkStatusChange');
  phone.happens('networkStatusChange', { connected: false });
  expect((await screen.findByRole<HTMLDialogElement>('alertdialog')).open).toBe(true);
  phone.happens('networkStatusChange', { connected: true });
  await waitFor(() => expect(alert()).toBeNull());
});
