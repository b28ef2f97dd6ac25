import type { ComponentProps, ReactNode } from 'react';

import styles from './button.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
  kind?: 'primary' | 'quiet' | 'danger' | 'plain';
  size?: 'default' | 'small';
  icon?: ReactNode;
  fullWidth?: boolean;
  /**
   * Stays focusable while busy, so that the focus is not lost; the handler ignores repeated clicks.
   */
  busy?: boolean;
};

export function Button({
  kind = 'primary',
  size = 'default',
  type = 'button',
  icon,
  fullWidth,
  busy,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={`${styles.button} ${styles[kind]}`}
      data-size={size}
      data-full={fullWidth}
      aria-disabled={busy || rest['aria-disabled']}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
