import type { CallName, Input, Output } from '@relish/shared/calls.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import type { ApiError } from './api-error.ts';
import { call, read } from './client.ts';

/** The answer of a call that only reads, kept and refreshed; leaving the screen cancels it. */
export const useCall = <N extends CallName>(
  name: N,
  input: Input<N>,
  options: { enabled?: boolean } = {},
) =>
  useQuery<Output<N>, ApiError>({
    queryKey: [name, input],
    queryFn: ({ signal }) => read(name, input, { signal }),
    ...options,
  });

/** A call that changes something: sent once, then what it changed is asked for anew. */
export function useCallMutation<N extends CallName>(
  name: N,
  { refreshes = [] }: { refreshes?: CallName[] } = {},
) {
  const queries = useQueryClient();
  return useMutation<Output<N>, ApiError, Input<N>>({
    mutationFn: (input) => call(name, input),
    onSuccess: () =>
      Promise.all(refreshes.map((each) => queries.invalidateQueries({ queryKey: [each] }))),
  });
}
