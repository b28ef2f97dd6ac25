import type { Participation } from '@relish/shared/reports/reports/report.ts';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';

import { useDraft } from '../../../forms/use-draft.ts';
import { draftName } from './record-drafts.ts';
import type { RecordDraft, RecordValues } from './record-values.ts';

/** The values, and their draft on this device. */
export function useRecordValues(start: RecordDraft) {
  const form = useForm<RecordDraft>({ defaultValues: start });
  const draft = useDraft(draftName(start), form);
  const { getValues, setValue } = form;

  const edit = useCallback(
    (next: (before: RecordDraft) => RecordDraft) => {
      const { values, edits } = next(getValues());
      // Sets the whole object, because subscribers compare references.
      setValue('values', values, { shouldDirty: true });
      if (edits) setValue('edits', edits, { shouldDirty: true });
    },
    [getValues, setValue],
  );

  const change = useCallback(
    (differences: Partial<RecordValues> | ((values: RecordValues) => RecordValues)) =>
      edit((before) => ({
        ...before,
        values:
          typeof differences === 'function'
            ? differences(before.values)
            : { ...before.values, ...differences },
      })),
    [edit],
  );

  const changePerson = useCallback(
    (id: string, differences: Partial<Participation>) =>
      change((values) => ({
        ...values,
        participations: values.participations.map((each) =>
          each.resident_id === id ? { ...each, ...differences } : each,
        ),
      })),
    [change],
  );

  return { form, draft, edit, change, changePerson };
}
