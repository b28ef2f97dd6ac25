import type { Input, Output } from '@relish/shared/calls.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';
import { useCall } from '../../../api/hooks.ts';

type Found = Output<'reports/list'>;
type Past = Output<'reports/timeline'>;
type After = { at: string; id: string } | null;

export type ReportCard = Found['reports'][number];
export type Totals = NonNullable<Found['totals']>;
export type DayCount = Output<'reports/calendar'>[number];
export type TimelineEntry = Past['entries'][number];
export type Wanted = Omit<Input<'reports/list'>, 'after' | 'limit'>;

const PAGE = 30;
const TIMELINE_PAGE = 5;

const goOnAfter = (last: { id: string; started_at: string } | undefined, more: boolean) =>
  more && last ? { at: last.started_at, id: last.id } : undefined;

export const useReports = (wanted: Wanted, enabled = true) =>
  useInfiniteQuery<Found, ApiError, InfiniteData<Found, After>, [string, Wanted], After>({
    queryKey: ['reports/list', wanted],
    queryFn: ({ pageParam, signal }) =>
      read('reports/list', { ...wanted, after: pageParam, limit: PAGE }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ reports, more }) => goOnAfter(reports.at(-1), more),
    // Keeps the previous results while a filter changes.
    placeholderData: (before) => before,
    enabled,
  });

export const useHeld = () => useCall('reports/held', { limit: 5 });

export const useReportDays = (wanted: Input<'reports/calendar'>) =>
  useCall('reports/calendar', wanted);

export const useTimeline = (resident_id: string) =>
  useInfiniteQuery<Past, ApiError, InfiniteData<Past, After>, [string, string], After>({
    queryKey: ['reports/timeline', resident_id],
    queryFn: ({ pageParam, signal }) =>
      read('reports/timeline', { resident_id, after: pageParam, limit: TIMELINE_PAGE }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ entries, more }) => goOnAfter(entries.at(-1), more),
  });
