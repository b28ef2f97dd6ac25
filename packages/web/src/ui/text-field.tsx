import { type ComponentProps, type ReactNode, useId } from 'react';

import { WarningIcon } from './icons.tsx';

import styles from './text-field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string;
  errors?: string[] | undefined;
  /** A control inside the field, at its end. */
  children?: ReactNode;
};

export function TextField({ label, errors, children, ...input }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const wrong = errors !== undefined && errors.length > 0;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? errorId : undefined}
        />
        {children}
      </div>
      {wrong && (
        <p className={styles.error} id={errorId}>
          <WarningIcon />
          <span>{errors.join(' ')}</span>
        </p>
      )}
    </div>
  );
}
