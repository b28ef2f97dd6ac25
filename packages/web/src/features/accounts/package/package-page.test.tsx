import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import type { Output } from '@relish/shared/calls.ts';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

beforeAll(
  () => Promise.all([import('../../../app/shell.tsx'), import('./package-page.tsx')]),
  60_000,
);

const CONTACT = {
  name: 'Relish Care Ltd',
  email: 'hello@relish.example',
  telephone: '01632 960 200',
};

async function open(
  user: Partial<CurrentUser> = {},
  contact: Output<'package/contact'> = CONTACT,
  path = '/package',
) {
  const api = signedInApi(makeUser(user));
  api.answers('package/contact', contact);
  renderApp(path, { token: 'a-token' });
  await expectHeading(path === '/package' ? 'Your package' : 'More');
  return api;
}

test('leads to the operator by mail and telephone', async () => {
  await open();
  expect(screen.getByText('Your package is active.')).toBeTruthy();
  expect(await screen.findByText('Relish Care Ltd will help you with your package.')).toBeTruthy();
  const links = screen
    .getAllByRole('link', { name: /relish\.example|01632/ })
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    'mailto:hello@relish.example?subject=Our%20Relish%20package',
    'tel:01632960200',
  ]);
});

test('says how long the trial lasts, and that nothing is lost', async () => {
  await open({ trial_days_left: 12 });
  expect(screen.getByText(/^Your trial ends on .*, in 12 days\.$/)).toBeTruthy();
  expect(screen.getByText(/still read and download everything/)).toBeTruthy();
});

test('says that an expired package keeps everything', async () => {
  await open({ expired: true });
  expect(screen.getByText(/It has expired\. Everything you recorded is kept/)).toBeTruthy();
});

test('says whom to ask when no contact is configured', async () => {
  await open({}, { name: null, email: null, telephone: null });
  expect(
    await screen.findByText('Ask the business that provides Relish to your home.'),
  ).toBeTruthy();
});

test('asks colleagues to turn to their manager', async () => {
  const api = await open({ role: 'carer' });
  expect(screen.getByText('Your manager looks after the package')).toBeTruthy();
  expect(api.sentTo('package/contact')).toEqual([]);
});

test('is listed under More with the days of the trial, for managers only', async () => {
  await open({ trial_days_left: 12 }, CONTACT, '/tabs/more');
  expect(screen.getByText('12 days left of your trial.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Your package' }).getAttribute('href')).toBe('/package');
});

test.each(['carer', 'relative'] as const)('is not listed under More for a %s', async (role) => {
  await open({ role, type: role === 'relative' ? 'family' : 'staff' }, CONTACT, '/tabs/more');
  expect(screen.queryByRole('link', { name: 'Your package' })).toBeNull();
});
