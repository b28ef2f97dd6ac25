import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Button } from '../actions/button.tsx';
import { Menu } from './menu.tsx';

async function show() {
  const chosen = vi.fn<(id: string) => void>();
  const choices = [
    { id: 'change', label: 'Change', onSelect: () => chosen('change') },
    { id: 'print', label: 'Print', isDisabled: true, onSelect: () => chosen('print') },
    { id: 'remove', label: 'Remove', onSelect: () => chosen('remove') },
  ];
  render(<Menu label="To do" choices={choices} trigger={<Button>More</Button>} />);
  return { chosen, person: userEvent.setup(), trigger: await screen.findByRole('button') };
}

test('opens, moves and chooses by keyboard, skipping disabled items', async () => {
  const { chosen, person, trigger } = await show();
  await person.tab();
  expect(document.activeElement).toBe(trigger);
  expect(trigger.getAttribute('aria-haspopup')).toBe('true');
  await person.keyboard('{Enter}');
  const item = (name: string) => screen.getByRole('menuitem', { name });
  await waitFor(() => expect(document.activeElement).toBe(item('Change')));
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(item('Remove'));
  await person.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['remove']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test('closes on Escape without a choice', async () => {
  const { chosen, person, trigger } = await show();
  await person.click(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(chosen).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});
