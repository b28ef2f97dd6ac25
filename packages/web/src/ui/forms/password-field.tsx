import { useState } from 'react';

import { m } from '../../words/m.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

import styles from './password-field.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'children'>;

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-label={shown ? m.ui_hide_password() : m.ui_show_password()}
        onClick={() => setShown(!shown)}
      >
        {shown ? m.ui_hide() : m.ui_show()}
      </button>
    </TextField>
  );
}
