import type { Input } from '@relish/shared/calls.ts';

import { useAddActivity, useEditActivity } from '../api.ts';
import { type OwnValues, sentValues } from './own-values.ts';

/** Saves an activity of the home, new or known. */
export function useOwnSave() {
  const add = useAddActivity();
  const edit = useEditActivity();
  return async (typed: OwnValues): Promise<{ id: string }> => {
    const { id, version, ...values } = sentValues(typed);
    // The schema has looked at what is free text here.
    const input = values as unknown as Input<'own-activities/add'>;
    if (id !== undefined && version !== undefined)
      return edit.mutateAsync({ ...input, id, version });
    return add.mutateAsync(input);
  };
}
