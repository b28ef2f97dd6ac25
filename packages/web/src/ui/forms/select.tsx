import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';

import { m } from '../../words/m.ts';
import { FieldFrame, type FieldText, useField } from './field-frame.tsx';

import boxes from './field-frame.module.css';
import styles from './select.module.css';

interface Option {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

type Props = FieldText & {
  options: readonly Option[];
  value: string | null | undefined;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** Shown while nothing is chosen; null if there is always a value. */
  placeholder?: string | null | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
};

/** Native, because nothing is easier to use on a phone. For lists too long for radio cards. */
export function Select({
  options,
  value,
  onChange,
  placeholder,
  label,
  hint,
  optional,
  errors,
  ...select
}: Props) {
  const field = useField({ hint, errors });
  return (
    <FieldFrame {...{ field, label, hint, optional, errors }}>
      <div className={`${boxes.box} ${styles.box}`}>
        <select
          {...select}
          id={field.id}
          className={`${boxes.input} ${styles.select}`}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
          aria-invalid={field.wrong || undefined}
          aria-describedby={field.describedBy}
        >
          {placeholder !== null && <option value="">{placeholder ?? m.ui_choose()}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
