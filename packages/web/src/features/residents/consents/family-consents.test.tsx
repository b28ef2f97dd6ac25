import type { Output } from '@relish/shared/calls.ts';
import {
  type Decision,
  type Purpose,
  PURPOSES,
} from '@relish/shared/residents/consents/purposes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { show } from '../../../testing/show.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { FamilyConsents } from './family-consents.tsx';

const MUM = '0197a000-0000-7000-8000-000000000031';

const answers = (
  decisions: Partial<Record<Purpose, Decision>> = {},
  can_decide = true,
): Output<'consents/for-family'> => ({
  preferred_name: 'Mary',
  can_decide,
  purposes: PURPOSES.map((purpose) => ({
    purpose,
    decision: decisions[purpose] ?? null,
    from_date: decisions[purpose] ? '2026-11-03' : null,
    review_on: null,
    open_to_you: purpose !== 'photo_external' && purpose !== 'video_call',
  })),
});

function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return show(
    <QueryClientProvider client={queries}>
      <div data-testid="around">
        <FamilyConsents residentId={MUM} />
      </div>
    </QueryClientProvider>,
  );
}

const row = async (words: RegExp) =>
  within((await screen.findByRole('heading', { name: words })).closest('li') as HTMLElement);

test('shows which consents a relative cannot decide, and saves a decision on one they can', async () => {
  const api = stubApi();
  api.answers('consents/for-family', answers({ photo_external: 'no' }));
  const person = open();
  const publicity = await row(/outside the home/);
  expect(publicity.getByText('Only Mary can answer this.')).toBeTruthy();
  expect(publicity.queryByRole('button')).toBeNull();
  const calls = await row(/video calls/);
  expect(calls.getByText('The home has to confirm first that you can decide this.')).toBeTruthy();

  await person.click((await row(/own family in the app/)).getByRole('button', { name: /^Decide/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pictures for own family' }));
  await person.click(dialog.getByRole('radio', { name: /^Yes/ }));
  api.answers('consents/decide', () => {
    api.answers('consents/for-family', answers({ photo_own_family: 'yes' }));
    return {};
  });
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await row(/own family in the app/)).getByText('Yes')).toBeTruthy();
  expect(api.sentTo('consents/decide').map(({ input }) => input)).toEqual([
    { resident_id: MUM, purpose: 'photo_own_family', decision: 'yes' },
  ]);
});

test('shows the server’s reason in the dialog when a decision is refused', async () => {
  const api = stubApi();
  api.answers('consents/for-family', answers());
  api.refuses('consents/decide', 'invalid', {
    message: 'Please check.',
    errors: { decision: ['The home has to confirm first.'] },
  });
  const person = open();
  await person.click((await row(/own family in the app/)).getByRole('button', { name: /^Decide/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('radio', { name: /^Yes/ }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The home has to confirm first.')).toBeTruthy();
});

test('is read-only for a relative who cannot decide for the resident', async () => {
  const api = stubApi();
  api.answers('consents/for-family', answers({}, false));
  open();
  expect(await screen.findByText(/^Please speak to the home/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('renders nothing for a relative without access', async () => {
  const api = stubApi();
  api.refuses('consents/for-family', 'not_found', { message: 'Not here.' });
  open();
  await waitFor(() => expect(screen.getByTestId('around').textContent).toBe(''));
  expect(api.sentTo('consents/for-family')).toHaveLength(1);
});
