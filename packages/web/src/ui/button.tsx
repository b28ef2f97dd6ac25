import type { ComponentProps } from 'react';

import styles from './button.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
  kind?: 'primary' | 'quiet';
  /** Still focusable while it works, so that the focus is not lost; whoever handles it ignores repeats. */
  busy?: boolean;
};

export function Button({ kind = 'primary', type = 'button', busy, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={`${styles.button} ${styles[kind]}`}
      aria-disabled={busy}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
