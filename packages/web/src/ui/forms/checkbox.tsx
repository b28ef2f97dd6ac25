import type { ComponentProps } from 'react';

import { FieldErrors, type FieldText, useField } from './field-frame.tsx';
import { TickMark } from './tick-mark.tsx';

import styles from './checkbox.module.css';
import choice from './choice-group.module.css';
import frame from './field-frame.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> &
  Omit<FieldText, 'optional'>;

/** Accepts a form's `register()`. */
export function Checkbox(props: Props) {
  const { label, hint, errors, ...input } = props;
  const field = useField(props);
  return (
    <div className={frame.field}>
      <label className={`${choice.choice} ${styles.row}`}>
        <input
          {...input}
          type="checkbox"
          id={field.id}
          className={choice.input}
          // `aria-label` tells apart several boxes with the same text.
          aria-labelledby={input['aria-label'] === undefined ? field.ids.label : undefined}
          aria-invalid={field.wrong || undefined}
          aria-describedby={field.describedBy}
        />
        <TickMark />
        <span>
          <span id={field.ids.label}>{label}</span>
          {hint !== undefined && (
            <span id={field.ids.hint} className={`${frame.hint} ${styles.hint}`}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldErrors field={field} errors={errors} />
    </div>
  );
}
