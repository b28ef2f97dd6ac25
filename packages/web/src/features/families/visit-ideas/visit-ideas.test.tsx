import type { Output } from '@relish/shared/calls.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { show } from '../../../testing/show.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { VisitIdeas } from './visit-ideas.tsx';

const PEGGY = '0197a000-0000-7000-8000-000000000051';
const JIM = '0197a000-0000-7000-8000-000000000052';

type People = Output<'dashboard/relative-activity-ideas'>;
type Idea = People[number]['ideas'][number];

const idea = (number: number, differences: Partial<Idea> = {}): Idea => ({
  id: `0197a000-0000-7000-8000-00000000010${number}`,
  title: `Idea ${number}`,
  summary: 'Something to do together.',
  category: 'CRE',
  minutes: 15,
  picture: null,
  bring: ['Two skeins of wool'],
  say: 'Could you lend me your hands?',
  steps: ['Sit opposite.', 'Wind slowly.', 'Admire the ball.'],
  why: [],
  food: false,
  ...differences,
});
const SAFETY = { checked_on: '2026-02-03', known: true };
const makeIdeas = (resident_id: string, ideas: Idea[], pages = 2): People[number] => ({
  resident_id,
  preferred_name: 'Peggy',
  ideas,
  pages,
  safety: SAFETY,
});

function open(people: (page: number) => People) {
  const api = stubApi();
  api.answers('dashboard/relative-activity-ideas', ({ page = 0 }) => people(page));
  const user = show(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <VisitIdeas residentId={PEGGY} name="Peggy" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { api, user };
}
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('article') as HTMLElement);

test('says what to bring, what to say, how it goes, and why it is suggested', async () => {
  const why: Idea['why'] = [
    { kind: 'interest', interest: 'arts_crafts.knitting', stance: 'love' },
    { kind: 'season', season: 'autumn' },
  ];
  const { user } = open(() => [makeIdeas(PEGGY, [idea(1, { why }), idea(2, { bring: [] })])]);
  const first = await card('Idea 1');
  for (const words of [
    'Two skeins of wool',
    '“Could you lend me your hands?”',
    'Loves: Knitting',
    'Goes with autumn',
    '15 minutes',
  ])
    expect(first.getByText(words)).toBeTruthy();
  await user.click(first.getByText('How it goes'));
  expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Wind slowly.',
  );
  expect(first.getByRole('link', { name: 'All about it: Idea 1' }).getAttribute('href')).toBe(
    `/activity?id=${idea(1).id}`,
  );
  expect((await card('Idea 2')).getByText('Nothing but yourself')).toBeTruthy();
});

test('says how old the safety details are, and warns about food on the card', async () => {
  open(() => [makeIdeas(PEGGY, [idea(1, { food: true }), idea(2)])]);
  expect((await card('Idea 1')).getByText('Food or drink: ask the team first')).toBeTruthy();
  expect((await card('Idea 2')).queryByText(/Food or drink/)).toBeNull();
  expect(
    screen.getByText(
      'Chosen from what the home has recorded, last checked 3 Feb 2026. Ask the team how Peggy is on the day.',
    ),
  ).toBeTruthy();
});

test('calls the ideas general when no safety details are recorded', async () => {
  const safety = { checked_on: null, known: false };
  open(() => [{ ...makeIdeas(PEGGY, [idea(1)]), safety }]);
  await screen.findByRole('heading', { name: 'General ideas for your next visit' });
  expect(
    screen.getByText(
      'The home has not recorded yet what to look out for with Peggy. Ask the team before you start.',
    ),
  ).toBeTruthy();
});

test('shows three other ideas on request, and finally the first ones again', async () => {
  const { user } = open((page) => [makeIdeas(PEGGY, [idea(page + 1)])]);
  await card('Idea 1');
  await user.click(screen.getByRole('button', { name: 'Three others' }));
  await card('Idea 2');
  expect(screen.queryByText('Idea 1')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Three others' }));
  await card('Idea 1');
});

test('shows only ideas for this resident, and names the team if there are none', async () => {
  open(() => [makeIdeas(JIM, [idea(1)])]);
  expect(await screen.findByText(/Just ask when you come/)).toBeTruthy();
  expect(screen.queryByText('Idea 1')).toBeNull();
});
