import { TextField, type TextFieldProps } from './text-field.tsx';

/** An address is neither a sentence nor a name: keyboards must leave it as it is typed. */
export const EmailField = (props: Omit<TextFieldProps, 'type'>) => (
  <TextField {...props} type="email" autoCapitalize="none" spellCheck={false} />
);
