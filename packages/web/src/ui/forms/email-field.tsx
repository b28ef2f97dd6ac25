import { TextField, type TextFieldProps } from './text-field.tsx';

/** Turns off capitalisation and spell checking. */
export const EmailField = (props: Omit<TextFieldProps, 'type'>) => (
  <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} />
);
