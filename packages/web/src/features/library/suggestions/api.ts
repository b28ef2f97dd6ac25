import type { Input, Output } from '@relish/shared/calls.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type Suggestions = Output<'suggestions/list'>;
export type Suggested = Suggestions['suggestions'][number];
export type Reason = Suggested['reasons'][number];
export type Conflict = Suggested['conflicts'][number];
export type MissedPerson = Output<'dashboard/missed'>['people'][number];
export type Wanted = Input<'suggestions/list'>;

const SUGGEST = 'suggestions/list';

/** Keeps the previous suggestions while a filter changes. */
export const useSuggestions = (wanted: Wanted) =>
  useQuery<Suggestions, ApiError>({
    queryKey: [SUGGEST, wanted],
    queryFn: ({ signal }) => read(SUGGEST, wanted, { signal }),
    enabled: wanted.resident_ids.length > 0,
    placeholderData: keepPreviousData,
  });

export const useWarnings = (activityId: string, residentIds: string[]) =>
  useCall('suggestions/check', { activity_id: activityId, resident_ids: residentIds });

export const useChoose = () => useCallMutation('suggestions/choose');
