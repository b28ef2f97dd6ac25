import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { show } from '../../../testing/show.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import type { Entry } from './api.ts';
import { AboutMeCard } from './resident-card.tsx';

const MOLLY = '0197a000-0000-7000-8000-0000000000a1';

const ENTRY: Entry = {
  id: '0197a000-0000-7000-8000-0000000000b1',
  section_key: 'matters',
  prompt_key: null,
  text: 'A letter in the post.',
  voice: 'resident',
  author: 'Grace Adeyemi',
  supported_by: null,
  told_on: '2026-11-10',
  period: null,
  place: null,
  visibility: 'staff_family',
  confirmed_by: null,
  confirmed_on: null,
  version: 1,
  created_at: '2026-11-10T09:00:00.000Z',
  media_ids: [],
  pictures: [],
};

type Status = Parameters<typeof AboutMeCard>[0]['status'];

function open(status: Status, entries: Entry[], pending: Entry[] = []) {
  stubApi().answers('about-me/get', {
    resident_id: MOLLY,
    preferred_name: 'Molly',
    completeness: 0,
    avoid_topics: [],
    shared_with_family: true,
    pictures_agreed: false,
    closed: [],
    entries,
    pending,
  });
  show(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <AboutMeCard residentId={MOLLY} status={status} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test('offers to start the empty book of a current resident', async () => {
  open('current', []);
  const link = await screen.findByRole('link', { name: 'Start the book' });
  expect(link.getAttribute('href')).toBe(`/manage-about-me?id=${MOLLY}`);
});

test.each(['deceased', 'moved_out'] as const)(
  'does not offer to start a book for a resident with status %s',
  async (status) => {
    open(status, []);
    expect(await screen.findByText('Nothing was written in this book.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test.each([
  ['entries', [ENTRY], []],
  ['pending suggestions', [], [ENTRY]],
])('links to the book of a deceased resident if it has %s', async (_, entries, pending) => {
  open('deceased', entries, pending);
  expect(await screen.findByRole('link', { name: 'Open the book' })).toBeTruthy();
});
