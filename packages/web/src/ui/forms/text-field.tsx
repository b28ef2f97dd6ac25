import type { ComponentProps, ReactNode } from 'react';

import { FieldFrame, type FieldText, useField } from './field-frame.tsx';

import styles from './field-frame.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> &
  FieldText & {
    /** A control at the end of the field. */
    children?: ReactNode;
  };

/** Accepts a form's `register()`; the ref is the input's. */
export function TextField(props: TextFieldProps) {
  const { label, hint, optional, errors, children, ...input } = props;
  const field = useField(props);
  return (
    <FieldFrame {...{ field, label, hint, optional, errors }}>
      <div className={styles.box}>
        <input
          {...input}
          id={field.id}
          className={styles.input}
          aria-invalid={field.wrong || undefined}
          aria-describedby={field.describedBy}
        />
        {children}
      </div>
    </FieldFrame>
  );
}
