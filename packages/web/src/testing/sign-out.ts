import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Presses Sign out and confirms. */
export async function signOut() {
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Sign out' }));
}
