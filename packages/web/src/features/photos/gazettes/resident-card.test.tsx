import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { showSignedIn } from '../../../testing/show-signed-in.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import { GazetteCard } from './resident-card.tsx';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './gazette-dialog.tsx';

test('chooses a gazette for a named reader once it says how the resident agreed', async () => {
  const api = signedInApi();
  api.answers('gazettes/set', {});
  const person = showSignedIn(makeUser(), <GazetteCard residentId={PEGGY} status="current" />);
  expect(await screen.findByText('No gazette is printed.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Print a gazette' }));
  await person.type(await screen.findByRole('textbox', { name: /^Name to print/ }), 'Aunt Vera');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Say how you know that the person wants this.')).toBeTruthy();
  expect(api.sentTo('gazettes/set')).toEqual([]);
  await person.click(screen.getByRole('radio', { name: /^Yes, Peggy agrees/ }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.sentTo('gazettes/set')[0]?.input).toEqual({
      resident_id: PEGGY,
      wanted: true,
      name: 'Aunt Vera',
      agreed: 'resident_agrees',
    }),
  );
  expect(await screen.findByText('Gazette saved')).toBeTruthy();
});

test('a carer sees for whom it is printed and cannot change it', async () => {
  const api = signedInApi();
  api.answers('gazettes/get', {
    resident: { id: PEGGY, preferred_name: 'Peggy' },
    reader: { name: 'Aunt Vera', agreed: 'resident_agrees' },
    latest: null,
  });
  showSignedIn(makeUser({ role: 'carer' }), <GazetteCard residentId={PEGGY} status="current" />);
  expect(await screen.findByText('A gazette is printed each quarter for Aunt Vera.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows nothing for a resident who has died', () => {
  const api = signedInApi();
  showSignedIn(makeUser(), <GazetteCard residentId={PEGGY} status="deceased" />);
  expect(screen.queryByText('Printed gazette')).toBeNull();
  expect(api.sentTo('gazettes/get')).toEqual([]);
});
