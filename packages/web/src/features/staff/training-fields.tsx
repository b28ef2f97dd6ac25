import { TRAININGS } from '@relish/shared/staff/training.ts';
import { useId } from 'react';

import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { m } from '../../words/m.ts';
import type { StaffMember } from './api.ts';
import { TRAINING_WORDS } from './words.ts';

import styles from './account.module.css';

type Training = StaffMember['training'];

interface Props {
  value: Training;
  onChange: (value: Training) => void;
  errorsOf: (name: `training.${keyof Training}`) => string[] | undefined;
}

/** What somebody holds, each with the day on which it runs out. */
export function TrainingFields({ value, onChange, errorsOf }: Props) {
  const hintId = useId();
  return (
    <fieldset className={styles.trainings} aria-describedby={hintId}>
      <legend className={styles.legend}>{m.staff_training()}</legend>
      <p id={hintId} className={styles.soft}>
        {m.staff_training_hint()}
      </p>
      {TRAININGS.map((each) => {
        const { [each]: held, ...others } = value;
        return (
          <div key={each}>
            <Checkbox
              label={TRAINING_WORDS[each]()}
              checked={held !== undefined}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? { ...others, [each]: null } : others)
              }
            />
            {held !== undefined && (
              <div className={styles.until}>
                <DateField
                  label={m.staff_training_until({ training: TRAINING_WORDS[each]() })}
                  optional
                  name={`training.${each}`}
                  value={held}
                  onChange={(day) => onChange({ ...others, [each]: day })}
                  errors={errorsOf(`training.${each}`)}
                />
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
