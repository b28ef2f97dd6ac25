import { Controller } from 'react-hook-form';

import { WordListField } from '../../../../forms/word-list-field.tsx';
import { m } from '../../../../words/m.ts';
import type { FieldOf } from './field.ts';
import { useResidentForm } from './form-context.ts';

export function TopicsField({ field }: { field: FieldOf<'topics'> }) {
  const { form } = useResidentForm();
  return (
    <Controller
      control={form.control}
      name={field.name}
      render={({ field: { value, onChange, ref, name } }) => (
        <WordListField
          ref={ref}
          name={name}
          label={field.label()}
          hint={field.hint?.()}
          optional
          value={value as string[]}
          onChange={onChange}
          addLabel={m.manage_resident_topic_add()}
          errors={form.listErrors(field.name)}
        />
      )}
    />
  );
}
