import { CONSULTED_AS } from '@relish/shared/residents/consents/consulted.ts';
import { Plus, X } from 'lucide-react';
import { Controller, useFieldArray } from 'react-hook-form';

import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { RELATION_WORDS } from './best-interests-words.ts';
import { useCircumstances } from './use-circumstances.ts';

import styles from './best-interests-fields.module.css';

const NOBODY_YET = { name: '', relation: null };
const RELATIONS = CONSULTED_AS.map((value) => ({ value, label: RELATION_WORDS[value]() }));

/** People consulted about the resident's best interests. */
export function ConsultedFields({ name }: { name: string }) {
  const { control, register, listErrors } = useCircumstances();
  const { fields, append, remove } = useFieldArray({ control, name: 'best_interests.consulted' });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{m.consent_consulted()}</legend>
      <p className={styles.hint}>{m.consent_consulted_hint({ name })}</p>
      {fields.map((field, index) => (
        <div key={field.id} className={styles.person}>
          <div className={styles.about}>
            <TextField
              label={m.consent_consulted_name()}
              autoComplete="off"
              errors={listErrors(`best_interests.consulted.${index}.name`)}
              {...register(`best_interests.consulted.${index}.name`)}
            />
            <Controller
              control={control}
              name={`best_interests.consulted.${index}.relation`}
              render={({ field: relation }) => (
                <Select
                  {...relation}
                  label={m.consent_consulted_relation()}
                  options={RELATIONS}
                  errors={listErrors(`best_interests.consulted.${index}.relation`)}
                />
              )}
            />
          </div>
          <IconButton
            label={m.consent_consulted_remove({ number: index + 1 })}
            onClick={() => remove(index)}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <div>
        <Button
          kind="quiet"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => append(NOBODY_YET)}
        >
          {m.consent_consulted_add()}
        </Button>
      </div>
    </fieldset>
  );
}
