import type { Input, Output } from '@relish/shared/calls.ts';
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { call, read } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';
import { listAnswers, refreshAfter } from '../../../api/refresh.ts';
import { useToday } from '../../../session/use-today.ts';

export type ActivityCard = Output<'activities/search'>['activities'][number];
export type Activity = Output<'activities/get'>;
type Found = Output<'activities/search'>;
export type Wanted = Omit<Input<'activities/search'>, 'offset' | 'limit'>;

const PAGE = 24;
const SEARCH = 'activities/search';

export const useActivities = (wanted: Wanted) =>
  useInfiniteQuery<Found, ApiError, InfiniteData<Found, number>, [string, Wanted], number>({
    queryKey: [SEARCH, wanted],
    queryFn: ({ pageParam, signal }) =>
      read(SEARCH, { ...wanted, offset: pageParam, limit: PAGE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const seen = pages.reduce((sum, { activities }) => sum + activities.length, 0);
      return seen < total ? seen : undefined;
    },
    // Keeps the previous results while the user types; other tabs and the archive are separate
    // lists.
    placeholderData: (before, query) =>
      query?.queryKey[1].tab === wanted.tab && query?.queryKey[1].archived === wanted.archived
        ? before
        : undefined,
  });

export const useActivity = (id: string | undefined) =>
  useCall('activities/get', { id: id ?? '' }, { enabled: id !== undefined });
export const useActivityHere = (activity_id: string) =>
  useCall('reports/of-activity', { activity_id });
export const useFeatured = () => useCall('dashboard/featured', {});

export const usePrintActivities = () => useCallMutation('activities/print');
export const useAddActivity = () => useCallMutation('activities/add');
export const useEditActivity = () => useCallMutation('activities/edit');
export const useArchiveActivity = () => useCallMutation('activities/archive');

/** Optimistic update, rolled back on failure. */
export function useSetFavourite() {
  const queries = useQueryClient();
  const show = ({ id, favourite }: Input<'activities/set-favourite'>) => {
    const marked = <T extends { id: string }>(each: T): T =>
      each.id === id ? { ...each, favourite } : each;
    queries.setQueriesData<InfiniteData<Found>>(
      { queryKey: [SEARCH] },
      (found) =>
        found && {
          ...found,
          pages: found.pages.map((page) => ({ ...page, activities: page.activities.map(marked) })),
        },
    );
    queries.setQueriesData<Activity>(
      { queryKey: ['activities/get'] },
      (each) => each && marked(each),
    );
    queries.setQueriesData<Output<'dashboard/featured'>>(
      { queryKey: ['dashboard/featured'] },
      (found) => found && { ...found, activities: found.activities.map(marked) },
    );
    queries.setQueriesData<Output<'dashboard/home'>>(
      { queryKey: ['dashboard/home'] },
      (home) =>
        home && {
          ...home,
          featured: home.featured && {
            ...home.featured,
            activities: home.featured.activities.map(marked),
          },
        },
    );
  };
  return useMutation<object, ApiError, Input<'activities/set-favourite'>, ReadonlySet<string>>({
    mutationFn: (input) => call('activities/set-favourite', input),
    onMutate: (input) => {
      show(input);
      return listAnswers(queries);
    },
    onError: (_error, { id, favourite }) => show({ id, favourite: !favourite }),
    // The card stays on the current list, which is refetched when it is opened again. Favourites that were opened
    // meanwhile may lack it.
    onSettled: (_answer, _error, _input, before = new Set()) =>
      refreshAfter(queries, 'activities/set-favourite', { leaves: 'all', before }),
  });
}

/** Whether an assessment covers it today; undefined while loading. */
export function useRiskCover(activityId: string, enabled: boolean) {
  const day = useToday();
  const { data } = useCall(
    'risk-assessments/cover',
    { activity_ids: [activityId], day },
    { enabled },
  );
  return data?.[0];
}
