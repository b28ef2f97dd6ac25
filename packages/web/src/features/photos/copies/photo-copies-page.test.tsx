import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import './photo-copies-page.tsx';

const WALK = '0197a000-0000-7000-8000-0000000000f2';
const TEA = '0197a000-0000-7000-8000-0000000000f1';

test('N24: lists the copies of a resident’s photos that left the app, with who has them', async () => {
  const api = signedInApi();
  const at = '2026-11-05T10:00:00.000Z';
  api.answers('photos/copies', [
    { photo_id: TEA, kind: 'download', at, by: 'Susan Hartley' },
    { photo_id: TEA, kind: 'book', at, by: null },
    { photo_id: WALK, kind: 'book', at, by: null },
  ]);
  renderApp(`/photo-copies?resident_id=${PEGGY}`, { token: 'a-token' });
  const row = await screen.findByRole('link', { name: /^Downloaded/ });
  expect(row.getAttribute('href')).toBe(`/photo?id=${TEA}`);
  expect(screen.getByText('5 Nov 2026 by Susan Hartley')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Printed in a photo book/ })).toHaveLength(1);
  expect(screen.getByText('2 photos · 5 Nov 2026')).toBeTruthy();
});

test('tells a carer who can see the copies', async () => {
  signedInApi(makeUser({ role: 'carer' }));
  renderApp(`/photo-copies?resident_id=${PEGGY}`, { token: 'a-token' });
  expect(await screen.findByText('You cannot see the copies here')).toBeTruthy();
});
