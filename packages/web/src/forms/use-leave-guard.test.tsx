import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';

import { setSession } from '../session/session-state.ts';
import { makeUser } from '../testing/make-user.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

function Form({ isDirty }: { isDirty: boolean }) {
  const guard = useLeaveGuard(isDirty);
  return (
    <>
      <h1>Form</h1>
      <Link to="/other">Other</Link>
      <Link to="/other" onClick={guard.release}>
        Save
      </Link>
      <LeaveQuestion guard={guard} kept />
    </>
  );
}

function open(isDirty: boolean) {
  const user = makeUser();
  setSession({ state: 'authenticated', person: { is: 'loaded', user } });
  const router = createMemoryRouter(
    [
      { path: '/', element: <Form isDirty={isDirty} /> },
      { path: '/other', element: <h1>Other</h1> },
    ],
    { initialEntries: ['/'] },
  );
  onTestFinished(() => {
    cleanup();
    setSession({ state: 'unknown' });
  });
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const expectOther = async () =>
  expect(await screen.findByRole('heading', { name: 'Other' })).toBeTruthy();

test('does not ask before leaving an unchanged form', async () => {
  open(false);
  await press('Other');
  await expectOther();
});

test('asks before leaving a form with unsaved input, and lets the user stay or leave', async () => {
  open(true);
  await press('Other');
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Form' })).toBeTruthy();
  await press('Other');
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await expectOther();
});

test('asks before opening another record in the same form', async () => {
  const router = open(true);
  await act(() => router.navigate('/?id=another'));
  expect(await question()).toBeTruthy();
});

test('does not ask after saving', async () => {
  open(true);
  await press('Save');
  await expectOther();
});

test('does not ask once the session has ended', async () => {
  const router = open(true);
  await act(async () => {
    setSession({ state: 'not-authenticated', because: 'expired' });
    await router.navigate('/other');
  });
  await expectOther();
});

test.each([
  [true, 'asks'],
  [false, 'does not ask'],
])('when isDirty is %s, the browser %s before the page is closed', (isDirty) => {
  open(isDirty);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(isDirty);
});
