import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';

import { homeData } from '../../../session/home-data.ts';
import { setSession } from '../../../session/session-state.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { show } from '../../../testing/show.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import type { FamilyBook } from './api.ts';
import { FamilyAboutMe } from './family-about-me.tsx';

const MOLLY = '0197a000-0000-7000-8000-0000000000a1';
const STORY = '0197a000-0000-7000-8000-0000000000b1';

const entry = {
  id: STORY,
  section_key: 'roots' as const,
  prompt_key: 'born',
  text: 'In Whitby.',
  voice: 'resident' as const,
  period: null,
  place: null,
  pictures: [],
};

const book = (differences: Partial<FamilyBook> = {}): FamilyBook => ({
  preferred_name: 'Molly',
  shared: true,
  may_contribute: true,
  entries: [entry],
  own_pending: [],
  ...differences,
});

async function open(shown: FamilyBook) {
  const api = stubApi();
  api.answers('about-me/for-family', shown);
  const user = makeUser({ type: 'family', role: 'relative' });
  setSession({ state: 'authenticated', person: { is: 'loaded', user } });
  onTestFinished(() => {
    homeData.clear();
    setSession({ state: 'unknown' });
    localStorage.clear();
  });
  const person = show(
    <QueryClientProvider client={homeData}>
      <FamilyAboutMe residentId={MOLLY} />
    </QueryClientProvider>,
  );
  await screen.findByRole('region', { name: 'About Molly' });
  return { api, person };
}

test('lets a relative read the book and send a story, which is listed as waiting', async () => {
  const { api, person } = await open(book());
  expect(screen.getByText('In Molly’s words')).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('What is it about?'), 'My people');
  await person.type(screen.getByLabelText('Your words'), 'Biscuit is a dog.');
  const waiting = {
    ...entry,
    section_key: 'people' as const,
    prompt_key: null,
    text: 'Biscuit is a dog.',
    voice: 'relative' as const,
    created_at: '2026-11-15T09:00:00.000Z',
  };
  api.answers('about-me/contribute', () => {
    api.answers('about-me/for-family', book({ own_pending: [waiting] }));
    return { id: STORY };
  });
  await person.click(screen.getByRole('button', { name: 'Send it to the team' }));
  const own = within(await screen.findByRole('region', { name: 'Waiting to be read' }));
  expect(own.getByText('My people, sent 15 Nov 2026')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your words').value).toBe('');
  expect(api.sentTo('about-me/contribute').map(({ input }) => input)).toEqual([
    { resident_id: MOLLY, section_key: 'people', text: 'Biscuit is a dog.' },
  ]);
});

test('shows a relative no entries and no form when the book is not shared', async () => {
  await open(book({ shared: false, may_contribute: false, entries: [] }));
  expect(screen.getByText(/There is nothing to read here at the moment/)).toBeTruthy();
  expect(screen.queryByLabelText('Your words')).toBeNull();
});
