import type { Input, Output } from '@relish/shared/calls.ts';
import { dayIn } from '@relish/shared/days.ts';
import { type Stance, STANCES } from '@relish/shared/residents/interests/taxonomy.ts';
import { useQueryClient } from '@tanstack/react-query';

import { call } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';
import { refreshAfter } from '../../../api/refresh.ts';
import { useLastingMutation } from '../../../api/use-lasting-mutation.ts';
import { useUser } from '../../../session/use-session.ts';

export type ResidentInterest = Output<'interests/of'>[number];
export type InterestChange = Omit<Input<'interests/set'>, 'resident_id'>;

export const useInterests = (resident_id: string | undefined) =>
  useCall(
    'interests/of',
    { resident_id: resident_id ?? '' },
    { enabled: resident_id !== undefined },
  );

export const useConfirmInterests = () => useCallMutation('interests/confirm');

/** Optimistic update, rolled back on failure. */
export function useSetInterest(resident_id: string) {
  const queries = useQueryClient();
  const { carehome } = useUser();
  const shown = ['interests/of', { resident_id }];
  const mutationKey = ['interests/set', resident_id];
  return useLastingMutation<object, InterestChange, { before: ResidentInterest[] | undefined }>({
    mutationKey,
    mutationFn: (change) => call('interests/set', { resident_id, ...change }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: shown });
      const before = queries.getQueryData<ResidentInterest[]>(shown);
      const today = dayIn(carehome.time_zone, new Date());
      queries.setQueryData(shown, changed(before ?? [], change, today));
      return { before };
    },
    onError: (_error, _change, context) => queries.setQueryData(shown, context?.before),
    onSettled: () => {
      // While other mutations are pending, a refetch would overwrite their optimistic values.
      if (queries.isMutating({ mutationKey }) > 1) return;
      void refreshAfter(queries, 'interests/set');
    },
  });
}

const warmth = ({ stance }: { stance: Stance }) => STANCES.indexOf(stance);

function changed(
  rows: ResidentInterest[],
  { interest_code, stance, detail = null, since = null, source = 'resident' }: InterestChange,
  today: string,
): ResidentInterest[] {
  const others = rows.filter((row) => row.interest_code !== interest_code);
  if (stance === null) return others;
  const row = { interest_code, stance, detail, since, source, last_confirmed: today, due: false };
  return [...others, row].toSorted((a, b) => warmth(a) - warmth(b));
}
