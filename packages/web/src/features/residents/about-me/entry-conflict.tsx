import type { UseFormReturn } from 'react-hook-form';

import { type ComparedField, FormConflict } from '../../../forms/form-conflict.tsx';
import { useToday } from '../../../session/use-today.ts';
import { m } from '../../../words/m.ts';
import { type Entry, useBook } from './api.ts';
import { type EntryValues, type FormPlace, toEntryValues } from './entry-values.ts';

interface Props {
  form: Pick<UseFormReturn<EntryValues>, 'watch' | 'getValues' | 'formState'>;
  /** Error of a save over a newer version. */
  refusal: string[] | undefined;
  place: FormPlace & { entry: Entry };
  fields: readonly ComparedField<EntryValues>[];
  onMerged: (next: EntryValues, theirs: EntryValues) => void;
}

/** Shown as soon as a newer version exists, not only when a save is refused. */
export function EntryConflict({ form, refusal, place, fields, onMerged }: Props) {
  const today = useToday();
  const { isFetching, refetch } = useBook(place.residentId);
  // The newer version may be the one being saved here.
  const isNewer = form.watch('version') !== place.entry.version && !form.formState.isSubmitting;
  const newest = async () => {
    const { data } = await refetch();
    return { data: data?.entries.find(({ id }) => id === place.entry.id) };
  };
  return (
    <FormConflict
      form={form}
      quiet={refusal === undefined}
      message={refusal ?? (isNewer ? [m.about_me_newer_title()] : undefined)}
      newest={{ isFetching, refetch: newest }}
      fields={fields}
      toValues={(entry) => toEntryValues({ ...place, entry }, today)}
      onMerged={onMerged}
    />
  );
}
