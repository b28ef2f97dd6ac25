import type { Output } from '@relish/shared/calls.ts';
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';

type Page = Output<'observations/list'>;
type Alerts = Output<'observations/alerts'>;
export type Observation = Page['observations'][number];

type After = { at: string; id: string } | null;

const LATEST = 3;
export const useLatestObservations = (resident_id: string) =>
  useCall('observations/list', { resident_id, limit: LATEST });

export const useObservations = (residentId: string) =>
  useInfiniteQuery<Page, ApiError, InfiniteData<Page, After>, [string, string], After>({
    queryKey: ['observations/list', residentId],
    queryFn: ({ pageParam, signal }) =>
      read('observations/list', { resident_id: residentId, after: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ observations, more }) => {
      const last = observations.at(-1);
      return more && last ? { at: last.seen_at, id: last.id } : undefined;
    },
  });

const A_MINUTE = 60_000;

/** Polls, so that managers with the screen open see a new alert without reloading. */
export const useAlerts = (enabled = true) =>
  useQuery<Alerts, ApiError>({
    queryKey: ['observations/alerts', {}],
    queryFn: ({ signal }) => read('observations/alerts', {}, { signal }),
    refetchInterval: A_MINUTE,
    enabled,
  });

export const useFollowUps = (resident_id: string | null) =>
  useCall('observations/follow-ups', { resident_id });

export const useAddObservation = () => useCallMutation('observations/add');
export const useAddRemark = () => useCallMutation('observations/add-addendum');
export const useAttend = () => useCallMutation('observations/attend');
export const useSettle = () => useCallMutation('observations/settle');
