import { TRAININGS } from '@relish/shared/accounts/staff/training.ts';
import { useId } from 'react';

import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { m } from '../../../words/m.ts';
import type { StaffMember } from './api.ts';
import { TRAINING_WORDS } from './words.ts';

import styles from './account.module.css';

type Training = StaffMember['training'];

interface Props {
  value: Training;
  onChange: (value: Training) => void;
  listErrors: (name: `training.${keyof Training}`) => string[] | undefined;
}

/** Each training with its expiry date. */
export function TrainingFields({ value, onChange, listErrors }: Props) {
  const hintId = useId();
  return (
    <fieldset className={styles.trainings} aria-describedby={hintId}>
      <legend className={styles.legend}>{m.staff_training()}</legend>
      <p id={hintId} className={styles.soft}>
        {m.staff_training_hint()}
      </p>
      {TRAININGS.map((each) => {
        const { [each]: current, ...others } = value;
        return (
          <div key={each}>
            <Checkbox
              label={TRAINING_WORDS[each]()}
              checked={current !== undefined}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? { ...others, [each]: null } : others)
              }
            />
            {current !== undefined && (
              <div className={styles.until}>
                <DateField
                  label={m.staff_training_until({ training: TRAINING_WORDS[each]() })}
                  optional
                  name={`training.${each}`}
                  value={current}
                  onChange={(day) => onChange({ ...others, [each]: day })}
                  errors={listErrors(`training.${each}`)}
                />
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
