import { groundsFor, PURPOSES } from '@relish/shared/residents/consents/purposes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { show } from '../../../testing/show.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import { stubApi } from '../../../testing/stub-api.ts';
import { ConsentsCard } from './resident-card.tsx';

const MARY = '0197a000-0000-7000-8000-000000000041';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(() => import('./consents-due-page.tsx'), 60_000);

test('lists residents with the consents that are due or overdue for review', async () => {
  const api = signedInApi();
  api.answers('consents/due', [
    {
      id: MARY,
      preferred_name: 'Mary',
      last_name: 'Hartley',
      room: '12',
      picture: null,
      reviews: [
        { purpose: 'video_call', decision: 'yes', review_on: '2026-11-01', overdue: true },
        { purpose: 'photo_record', decision: 'yes', review_on: '2026-11-20', overdue: false },
        { purpose: 'survey_contact', decision: 'yes', review_on: '2026-11-20', overdue: false },
        { purpose: 'age_shown', decision: 'yes', review_on: '2026-11-20', overdue: false },
        { purpose: 'chat_family', decision: 'no', review_on: '2026-11-20', overdue: false },
      ],
    },
  ]);
  renderApp('/consents-due', { token: 'a-token' });
  await expectHeading('Consents to review');
  const link = await screen.findByRole('link', { name: 'Mary Hartley' });
  expect(link.getAttribute('href')).toBe(`/resident-consents?id=${MARY}`);
  expect(screen.getByText('Video calls: overdue since 1 Nov 2026')).toBeTruthy();
  const together = 'Picture on the record, Surveys, Age shown, 1 more: due on 20 Nov 2026';
  expect(screen.getByText(together)).toBeTruthy();
});

test('shows an empty state when no review is due', async () => {
  const api = signedInApi();
  api.answers('consents/due', []);
  renderApp('/consents-due', { token: 'a-token' });
  expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeTruthy();
});

test('tells a carer that reviews are for managers, and requests no data', async () => {
  const api = signedInApi(makeUser({ role: 'carer' }));
  renderApp('/consents-due', { token: 'a-token' });
  expect(await screen.findByText('Reviewing consents is for managers.')).toBeTruthy();
  expect(api.sentTo('consents/due')).toEqual([]);
});

test('shows five consents and the number of overdue reviews on the profile card', async () => {
  const api = stubApi();
  api.answers('consents/list', {
    preferred_name: 'Mary',
    purposes: PURPOSES.map((purpose) => ({
      purpose,
      grounds: [...groundsFor(purpose)],
      consent:
        purpose === 'photo_own_family'
          ? {
              id: MARY,
              decision: 'yes' as const,
              basis: 'own_consent' as const,
              capacity_assessed_on: null,
              decided_by: null,
              best_interests: null,
              details_missing: false,
              witnessed_by: null,
              from_date: '2025-11-03',
              review_on: '2026-11-03',
              notes: null,
              recorded_by: null,
              recorded_at: '2025-11-03T09:00:00.000Z',
              evidence: null,
              overdue: true,
            }
          : null,
    })),
  });
  show(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ConsentsCard residentId={MARY} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const line = (await screen.findByText('Pictures for own family')).parentElement;
  expect(line?.textContent).toBe('Pictures for own familyYes');
  expect(screen.getAllByText('Not asked, so no')).toHaveLength(4);
  expect(screen.getByText('1 review is overdue')).toBeTruthy();
});
