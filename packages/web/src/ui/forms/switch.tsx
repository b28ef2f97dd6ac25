import type { Ref } from 'react';

import { TickIcon } from '../tokens/icons.tsx';
import { FieldErrors, type FieldText, useField } from './field-frame.tsx';

import choice from './choice-group.module.css';
import frame from './field-frame.module.css';
import styles from './switch.module.css';

type Props = Omit<FieldText, 'optional'> & {
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Applies immediately, unlike a checkbox. */
export function Switch(props: Props) {
  const { label, hint, errors, value, onChange, ...rest } = props;
  const field = useField(props);
  return (
    <div className={frame.field}>
      <label className={`${choice.choice} ${styles.row}`}>
        <span className={styles.words}>
          <span id={field.ids.label} className={frame.label}>
            {label}
          </span>
          {hint !== undefined && (
            <span id={field.ids.hint} className={`${frame.hint} ${styles.hint}`}>
              {hint}
            </span>
          )}
        </span>
        <input
          {...rest}
          type="checkbox"
          role="switch"
          id={field.id}
          className={choice.input}
          checked={value}
          aria-checked={value}
          aria-labelledby={field.ids.label}
          aria-describedby={field.describedBy}
          aria-invalid={field.wrong || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.track} aria-hidden="true">
          <span className={styles.thumb}>
            <TickIcon />
          </span>
        </span>
      </label>
      <FieldErrors field={field} errors={errors} />
    </div>
  );
}
