import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { stubApi } from '../../../testing/stub-api.ts';

const seen = () => localStorage.getItem('relish.intro-seen');

async function open() {
  stubApi();
  const app = renderApp('/login', { introSeen: false });
  await expectHeading('Find what suits the person');
  const person = userEvent.setup();
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  return { app, press };
}

test('has three cards, and is marked as seen at the end', async () => {
  const { app, press } = await open();
  expect(screen.getByText('1 of 3')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await press('Next');
  expect(document.activeElement).toBe(await expectHeading('Record it in seconds'));
  await press('Next');
  await expectHeading('Share the good moments');
  await press('Back');
  await expectHeading('Record it in seconds');
  await press('Next');
  expect(screen.getByText('3 of 3')).toBeTruthy();
  expect(seen()).toBeNull();
  await press('Let’s start');
  await expectHeading('Sign in');
  expect(app.at()).toBe('/login');
  expect(seen()).toBe('true');
});

test('is marked as seen when skipped, and does not return', async () => {
  const { app, press } = await open();
  const entries = history.length;
  await press('Skip');
  await expectHeading('Sign in');
  expect(seen()).toBe('true');
  expect(history.length).toBe(entries);
  await app.go('/');
  await expectHeading('Sign in');
});
