import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { ErrorBoundary } from './error-boundary.tsx';

function breakable() {
  // React logs caught errors, which is expected here.
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    cleanup();
    quiet.mockRestore();
  });
  const part = { broken: true };
  const Part = () => {
    if (part.broken) throw new Error('nothing for people to read');
    return <p>All is well</p>;
  };
  return { part, Part };
}

test('shows a message, reports the error and recovers on retry', async () => {
  const { part, Part } = breakable();
  const onError = vi.fn<(error: unknown) => void>();
  render(
    <ErrorBoundary onError={onError}>
      <Part />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('nothing for people to read');
  expect(onError.mock.calls[0]?.[0]).toEqual(new Error('nothing for people to read'));

  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeTruthy();

  part.broken = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('All is well')).toBeTruthy();
});

test('clears the error on another page, not on a re-render of the same one', () => {
  const { part, Part } = breakable();
  const page = (resetKey: string) => (
    <ErrorBoundary resetKey={resetKey}>
      <Part />
    </ErrorBoundary>
  );
  const { rerender } = render(page('/residents'));
  part.broken = false;
  rerender(page('/residents'));
  expect(screen.queryByText('All is well')).toBeNull();
  rerender(page('/events'));
  expect(screen.getByText('All is well')).toBeTruthy();
});
