import type { ComponentProps, ReactNode } from 'react';

import { FieldFrame, type FieldText, useField } from './field-frame.tsx';

import styles from './field-frame.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> &
  FieldText & {
    /** A control inside the field, at its end. */
    children?: ReactNode;
  };

/** A form's `register()` can be spread into it: the ref is the input's. */
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
