import { type ElementType, type ReactNode, useId } from 'react';

import { m } from '../../words/m.ts';
import { WarningIcon } from '../tokens/icons.tsx';

import styles from './field-frame.module.css';

/** Text that every control accepts. */
export interface FieldText {
  label: string;
  hint?: string | undefined;
  /** Shown beside the label; fields are required by default. */
  optional?: boolean | undefined;
  errors?: string[] | undefined;
}

/** The minimum a form needs to focus a control without an input to register. */
export interface Focusable {
  focus: () => void;
}

/** Ids that connect label, hint and errors to the control. */
export function useField({ hint, errors }: Pick<FieldText, 'hint' | 'errors'>) {
  const id = useId();
  const wrong = errors !== undefined && errors.length > 0;
  const ids = { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
  const describedBy = [hint !== undefined && ids.hint, wrong && ids.error]
    .filter(Boolean)
    .join(' ');
  return { id, ids, wrong, describedBy: describedBy || undefined };
}

type Props = FieldText & {
  field: ReturnType<typeof useField>;
  /** A span for groups; the library's controls bring their own label element. */
  as?: ElementType;
  children: ReactNode;
};

export function FieldFrame({ field, label, hint, optional, errors, as, children }: Props) {
  const Label = as ?? 'label';
  return (
    <div className={styles.field}>
      <Label
        className={styles.label}
        {...(as === 'span' && { id: field.ids.label })}
        {...(as === undefined && { htmlFor: field.id })}
      >
        {label}
        {optional === true && (
          <>
            {' '}
            <span className={styles.optional}>({m.ui_optional()})</span>
          </>
        )}
      </Label>
      {hint !== undefined && (
        <p className={styles.hint} id={field.ids.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldErrors field={field} errors={errors} />
    </div>
  );
}

export function FieldErrors({ field, errors }: Pick<Props, 'field' | 'errors'>) {
  if (!field.wrong) return null;
  return (
    <p className={styles.error} id={field.ids.error}>
      <WarningIcon />
      <span>{errors?.join(' ')}</span>
    </p>
  );
}
