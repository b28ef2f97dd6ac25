import type { ComponentProps } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { FormConflictDialog } from './form-conflict-dialog.tsx';
import { VersionConflict } from './version-conflict.tsx';

export interface ComparedField<V> {
  name: string;
  label: () => string;
  /** A short text of the value. */
  words: (values: V) => string;
}

interface Props<T, V extends FieldValues> extends Omit<
  ComponentProps<typeof VersionConflict<T>>,
  'children'
> {
  form: Pick<UseFormReturn<V>, 'getValues' | 'formState'>;
  fields: readonly ComparedField<V>[];
  /** Form values of the colleague's version. */
  toValues: (newest: T) => V;
  onMerged: (next: V, theirs: V) => void;
}

/** Compares a form with a colleague's version and passes on the choice. */
export const FormConflict = <T, V extends FieldValues>({
  form,
  fields,
  toValues,
  onMerged,
  ...conflict
}: Props<T, V>) => (
  <VersionConflict {...conflict}>
    {(newest, close) => {
      const theirs = toValues(newest);
      return (
        <FormConflictDialog<ComparedField<V>, V>
          fields={fields}
          base={form.formState.defaultValues as V}
          mine={form.getValues()}
          theirs={theirs}
          describeValue={(field, values) => field.words(values)}
          onClose={close}
          onSave={(next) => {
            close();
            onMerged(next, theirs);
          }}
        />
      );
    }}
  </VersionConflict>
);
