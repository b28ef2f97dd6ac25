import type { Input } from '@relish/shared/calls.ts';

import { useAddActivity, useEditActivity } from '../api.ts';
import { type OwnValues, sentValues } from './own-values.ts';

export function useOwnSave() {
  const add = useAddActivity();
  const edit = useEditActivity();
  return async (typed: OwnValues): Promise<{ id: string }> => {
    const { id, version, ...values } = sentValues(typed);
    // The schema has already validated the free text in these values.
    const input = values as unknown as Input<'activities/add'>;
    if (id !== undefined && version !== undefined)
      return edit.mutateAsync({ ...input, id, version });
    return add.mutateAsync(input);
  };
}
