import { type KeyboardEvent, useState } from 'react';
import { Controller } from 'react-hook-form';

import { Button } from '../../../ui/button.tsx';
import { RemovableChips } from '../../../ui/removable-chips.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { m } from '../../../words/m.ts';
import type { FieldOf } from './field.ts';
import { useResidentForm } from './form-context.ts';

import styles from './form.module.css';

/** Short lines, one by one. */
export function TopicsField({ field }: { field: FieldOf<'topics'> }) {
  const { form } = useResidentForm();
  const [typed, setTyped] = useState('');
  return (
    <Controller
      control={form.control}
      name={field.name}
      render={({ field: { value, onChange, ...held } }) => {
        const topics = value as string[];
        const add = () => {
          const topic = typed.trim();
          if (topic !== '' && !topics.includes(topic)) onChange([...topics, topic]);
          setTyped('');
        };
        return (
          <div className={styles.list}>
            <TextField
              {...held}
              label={field.label()}
              hint={field.hint?.()}
              optional
              autoComplete="off"
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
                {m.manage_resident_topic_add()}
              </Button>
            </TextField>
            {topics.length > 0 && (
              <RemovableChips
                label={field.label()}
                items={topics.map((topic) => ({ value: topic, label: topic }))}
                onRemove={(topic) => onChange(topics.filter((each) => each !== topic))}
              />
            )}
          </div>
        );
      }}
    />
  );
}
