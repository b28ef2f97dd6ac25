import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Follows saves elsewhere on the page, unless there is input here; saving then compares both. */
export function useFollowVersion<V extends FieldValues & { version: number }>(
  { reset, formState }: Pick<UseFormReturn<V>, 'reset' | 'formState'>,
  newest: V,
) {
  const { isDirty } = formState;
  const shown = useRef(newest.version);
  useEffect(() => {
    if (shown.current === newest.version || isDirty) return;
    shown.current = newest.version;
    reset(newest);
  });
}
