import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { show } from '../../testing/show.tsx';
import { NewPasswordField } from './new-password-field.tsx';

async function type(password: string) {
  show(<NewPasswordField label="New password" avoid={['Ada', 'Rosewood House']} />);
  const field = screen.getByLabelText('New password');
  await userEvent.setup().type(field, password);
  return field;
}

test.each([
  ['short 1', 'Too short: use at least 10 characters'],
  ['liverpool1', 'Too easy to guess: add another word'],
  ['rosewood2026', 'Too easy to guess: use words other than names and the home’s name'],
  ['sunshine garden', 'Good password'],
  ['violet kettle harbour', 'Strong password'],
])('rates %s: %s', async (password, words) => {
  await type(password);
  const verdict = await screen.findByText(words, {}, { timeout: 10_000 });
  expect(verdict.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});

test('rates no empty field', async () => {
  const field = await type('liverpool1');
  const verdict = await screen.findByText(
    'Too easy to guess: add another word',
    {},
    { timeout: 10_000 },
  );
  const live = verdict.closest('[aria-live]');
  await userEvent.setup().clear(field);
  expect(live?.textContent).toBe('');
});

test('leaves room for the rating, so that nothing below it moves', async () => {
  const { container } = render(<NewPasswordField label="New password" avoid={[]} />);
  const before = container.querySelectorAll('*').length;
  await userEvent.setup().type(screen.getByLabelText('New password'), 'liverpool1');
  await screen.findByText('Too easy to guess: add another word', {}, { timeout: 10_000 });
  expect(container.querySelectorAll('*')).toHaveLength(before);
});
