import { Controller } from 'react-hook-form';

import { WordListField } from '../../../../forms/word-list-field.tsx';
import { m } from '../../../../words/m.ts';
import type { FieldOf } from './own-field.ts';
import { useOwnForm } from './own-form-context.ts';

export function WordsField({ field }: { field: FieldOf<'words'> }) {
  const { form } = useOwnForm();
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
          addLabel={m.own_activity_word_add()}
          maxLength={field.max}
          most={field.most}
          errors={form.listErrors(field.name)}
        />
      )}
    />
  );
}
