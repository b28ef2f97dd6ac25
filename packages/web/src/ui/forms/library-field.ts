import type { Ref } from 'react';
import { Label } from 'react-aria-components';

import { type FieldText, type Focusable, useField } from './field-frame.tsx';

/** Matches the props of a form controller. */
export type LibraryFieldProps = FieldText & {
  value: string | null | undefined;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<Focusable> | undefined;
};

/** Splits our props into those for the library's control, its frame and its box. */
export function useLibraryField(props: Omit<LibraryFieldProps, 'ref'>) {
  const { label, hint, optional, errors, name, onBlur, disabled = false } = props;
  const field = useField(props);
  return {
    frame: { field, label, hint, optional, errors, as: Label },
    box: { 'data-wrong': field.wrong || undefined, 'data-disabled': disabled || undefined },
    control: {
      onBlur: () => onBlur?.(),
      isDisabled: disabled,
      isInvalid: field.wrong,
      ...(field.describedBy !== undefined && { 'aria-describedby': field.describedBy }),
      ...(name !== undefined && { name }),
    },
  };
}
