import { type KeyboardEvent, useState } from 'react';
import { Controller } from 'react-hook-form';

import { Button } from '../../../ui/button.tsx';
import { RemovableChips } from '../../../ui/removable-chips.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { m } from '../../../words/m.ts';
import type { FieldOf } from './own-field.ts';
import { useOwnForm } from './own-form-context.ts';

import styles from './own-form.module.css';

/** Short words, one after the other. */
export function WordsField({ field }: { field: FieldOf<'words'> }) {
  const { form } = useOwnForm();
  const [typed, setTyped] = useState('');
  return (
    <Controller
      control={form.control}
      name={field.name}
      render={({ field: { value, onChange, ref, name } }) => {
        const words = value as string[];
        const add = () => {
          const word = typed.trim();
          if (word !== '' && !words.includes(word) && words.length < field.most)
            onChange([...words, word]);
          setTyped('');
        };
        return (
          <div className={styles.list}>
            <TextField
              ref={ref}
              name={name}
              label={field.label()}
              hint={field.hint?.()}
              optional
              autoComplete="off"
              maxLength={field.max}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              // Whoever goes on to the next field meant what stands here.
              onBlur={add}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
              errors={form.errorsOf(field.name)}
            >
              <Button kind="plain" onClick={add}>
                {m.own_activity_word_add()}
              </Button>
            </TextField>
            {words.length > 0 && (
              <RemovableChips
                label={field.label()}
                items={words.map((word) => ({ value: word, label: word }))}
                onRemove={(word) => onChange(words.filter((each) => each !== word))}
              />
            )}
          </div>
        );
      }}
    />
  );
}
