import type { CallName } from '@relish/shared/calls.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { listAnswers, refreshAfter } from './refresh.ts';

/** Lists the calls whose cached answers are stale after another call. */
async function staleAfter(name: CallName, kept: CallName[]) {
  const queries = new QueryClient();
  for (const each of kept) queries.setQueryData([each, {}], {});
  await refreshAfter(queries, name);
  return kept.filter((each) => queries.getQueryState([each, {}])?.isInvalidated);
}

test('marks figures, graphs and insights as stale after a new record', async () => {
  const shown: CallName[] = [
    'dashboard/home',
    'dashboard/figures',
    'dashboard/activity-count',
    'dashboard/percentage-of-residents-engaged',
    'dashboard/activity-feedback',
    'dashboard/minutes',
    'dashboard/balance',
    'dashboard/rhythm',
    'insights/home',
    'insights/resident',
    'reports/list',
  ];
  expect(await staleAfter('reports/add', shown)).toEqual(shown);
});

test('marks everything measured against the home’s targets stale when they change', async () => {
  const shown: CallName[] = [
    'dashboard/home',
    'dashboard/missed',
    'dashboard/figures',
    'dashboard/minutes',
    'insights/home',
    'insights/resident',
  ];
  expect(await staleAfter('home-settings/edit', shown)).toEqual(shown);
});

test('keeps an answer fresh if it reads nothing that changed', async () => {
  expect(await staleAfter('notices/add', ['notices/list', 'reports/list', 'me'])).toEqual([
    'notices/list',
  ]);
});

test('ignores query keys that are not calls', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['address of a list'], '?q=tea');
  await refreshAfter(queries, 'residents/edit');
  expect(queries.getQueryState(['address of a list'])?.isInvalidated).toBe(false);
});

test('does not wait for a query that is still loading for the first time', async () => {
  const queries = new QueryClient();
  const card = new QueryObserver(queries, {
    queryKey: ['insights/home', {}],
    queryFn: () => new Promise<never>(() => undefined),
  });
  const close = card.subscribe(() => undefined);
  await expect(refreshAfter(queries, 'reports/add')).resolves.toBeUndefined();
  close();
});

test('leaves what was on the screen before the call was sent, and nothing that was opened since', async () => {
  const queries = new QueryClient();
  const fetched: string[] = [];
  const open = (tab: string) =>
    new QueryObserver(queries, {
      queryKey: ['activities/search', { tab }],
      queryFn: () => fetched.push(tab),
      staleTime: Infinity,
      initialData: 0,
    }).subscribe(() => {});
  open('all');
  const before = listAnswers(queries);
  open('favourites');
  await refreshAfter(queries, 'activities/set-favourite', { leaves: 'all', before });
  expect(fetched).toEqual(['favourites']);
});
