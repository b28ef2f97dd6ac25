import type { Output } from '@relish/shared/calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(() => import('./products-page.tsx'), 60_000);

const CAT: Output<'dashboard/featured-products'>[number] = {
  id: '0197a000-0000-7000-8000-0000000000e1',
  code: 'robot-cat',
  title: 'Robot cat',
  summary: 'A furry cat that purrs.',
  good_for: 'People who miss an animal.',
  not_for: 'Those who find it eerie.',
  price_band: 'high',
  link: 'https://www.example.org/robot-cat',
  link_label: 'See it in the catalogue',
  categories: ['ANI'],
};

async function open(user = makeUser()) {
  const api = signedInApi(user);
  api.answers('dashboard/featured-products', [CAT]);
  api.answers('products/open', { link: CAT.link });
  renderApp('/products', { token: 'a-token' });
  await expectHeading('Products');
  return api;
}

test('marks a product as such, and says who it suits and who not', async () => {
  await open();
  const title = await screen.findByRole('heading', { level: 2, name: 'Robot cat' });
  const card = within(title.closest('section') as HTMLElement);
  for (const words of ['Product', CAT.good_for, CAT.not_for])
    expect(card.getByText(words)).toBeTruthy();
});

test('opens the product’s link in a new tab, and counts it', async () => {
  const api = await open();
  const link = await screen.findByRole('link', { name: /See it in the catalogue: Robot cat/ });
  expect(link.getAttribute('href')).toBe(CAT.link);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await waitFor(() =>
    expect(api.sentTo('products/open').map(({ input }) => input)).toEqual([{ code: 'robot-cat' }]),
  );
});

test('hides a product for the organisation, and removes it from the page', async () => {
  const api = await open();
  api.answers('hidden-items/hide', { id: CAT.id });
  await userEvent.click(await screen.findByRole('button', { name: 'More for Robot cat' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide for our organisation' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Hide “Robot cat”?' }));
  api.answers('dashboard/featured-products', []);
  await userEvent.click(question.getByRole('button', { name: 'Hide it' }));
  expect(await screen.findByText('“Robot cat” is hidden')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Robot cat' })).toBeNull());
  // The card is gone, but undo is still offered.
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.sentTo('hidden-items/hide').map(({ input }) => input)).toEqual([
      { id: CAT.id, hidden: true },
      { id: CAT.id, hidden: false },
    ]),
  );
});

test('offers hiding only to managers', async () => {
  await open(makeUser({ role: 'activity_lead' }));
  await screen.findByRole('heading', { name: 'Robot cat' });
  expect(screen.queryByRole('button', { name: 'More for Robot cat' })).toBeNull();
});

test('shows a relative the catalogue, marked as products', async () => {
  await open(makeUser({ type: 'family', role: 'relative' }));
  const title = await screen.findByRole('heading', { level: 2, name: 'Robot cat' });
  expect(within(title.closest('section') as HTMLElement).getByText('Product')).toBeTruthy();
});
