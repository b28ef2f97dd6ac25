import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback } from 'react';

import type { ApiError } from './api-error.ts';

interface Callbacks<T> {
  onSuccess?: (answer: T) => unknown;
  onError?: (error: ApiError) => unknown;
  onSettled?: () => unknown;
}

/**
 * A mutation whose `mutate` callbacks always run. The library drops them once the component is gone, and a row often
 * goes because of the very refresh that the mutation waits for: its toast would never be shown.
 */
export function useLastingMutation<T, V, C = unknown>(
  options: UseMutationOptions<T, ApiError, V, C>,
) {
  const mutation = useMutation(options);
  const { mutateAsync } = mutation;
  const mutate = useCallback(
    (input: V, { onSuccess, onError, onSettled }: Callbacks<T> = {}) => {
      // The error catalogue has already reported a failure.
      void mutateAsync(input)
        .then(onSuccess, onError ?? (() => undefined))
        .finally(onSettled);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}
