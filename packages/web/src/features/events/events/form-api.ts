import type { Output } from '@relish/shared/calls.ts';
import { useQueries } from '@tanstack/react-query';

import { read } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type EditedEvent = Output<'events/get'>;
type Checked = Output<'suggestions/check'>;

export const useEditedEvent = (id: string, enabled = true) =>
  useCall('events/get', { id }, { enabled });
export const useAddEvent = () => useCallMutation('events/add');
export const useEditEvent = () => useCallMutation('events/edit');
export const useDeleteEvents = () => useCallMutation('events/delete');

/** Limit of one check. */
const PEOPLE = 60;

/** Warnings of an activity for everyone invited. */
export function useInvitedWarnings(activityId: string | null, residentIds: readonly string[]) {
  const parts =
    activityId === null
      ? []
      : Array.from({ length: Math.ceil(residentIds.length / PEOPLE) }, (_, part) => ({
          activity_id: activityId,
          resident_ids: residentIds.slice(part * PEOPLE, (part + 1) * PEOPLE),
        }));
  const checks = useQueries({
    queries: parts.map((input) => ({
      queryKey: ['suggestions/check', input],
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<Checked> =>
        read('suggestions/check', input, { signal }),
    })),
  });
  const found = checks.flatMap(({ data }) => data ?? []);
  return {
    conflicts: found.flatMap(({ conflicts }) => conflicts),
    notes: found.flatMap(({ notes }) => notes),
    food_caution: found.some(({ food_caution }) => food_caution),
    people: found.flatMap(({ people }) => people),
    isChecked: parts.length > 0 && found.length === parts.length,
    isPending: checks.some(({ isPending }) => isPending),
    isError: checks.some(({ isError }) => isError),
    refetch: () => checks.forEach((check) => void check.refetch()),
  };
}

export type InvitedWarnings = ReturnType<typeof useInvitedWarnings>;
