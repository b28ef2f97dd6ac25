import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { TOKEN_KEY } from '../session/session.ts';
import { expectHeading } from '../testing/expect-heading.ts';
import { fakeNative } from '../testing/fake-native.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInApi } from '../testing/signed-in-api.ts';

async function open() {
  signedInApi();
  const phone = fakeNative();
  phone.keychain.set(TOKEN_KEY, 'a-token');
  const back = vi.spyOn(history, 'back').mockReturnValue();
  onTestFinished(() => back.mockRestore());
  renderApp('/tabs/account', { introSeen: false });
  await expectHeading('Grace Adeyemi');
  return { back, pressBack: () => phone.happens('backButton', { canGoBack: true }), phone };
}

test('Android’s back button first closes a dialog and then goes back', async () => {
  const { back, pressBack } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('alertdialog');
  pressBack();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(back).not.toHaveBeenCalled();
  pressBack();
  expect(back).toHaveBeenCalledOnce();
});

test('Android’s back button neither closes nor leaves the offline alert', async () => {
  const { back, pressBack, phone } = await open();
  await phone.listensTo('networkStatusChange');
  phone.happens('networkStatusChange', { connected: false });
  await screen.findByRole('alertdialog', { name: 'No Internet Connection' });
  pressBack();
  expect(screen.getByRole('alertdialog', { name: 'No Internet Connection' })).toBeTruthy();
  expect(back).not.toHaveBeenCalled();
});
