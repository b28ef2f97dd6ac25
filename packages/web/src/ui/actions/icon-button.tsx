import type { ComponentProps } from 'react';

import styles from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> & { label: string };

/** Has no visible text, so the label is required. */
export const IconButton = ({ label, type = 'button', children, ...rest }: Props) => (
  <button {...rest} type={type} className={styles.button} aria-label={label}>
    {children}
  </button>
);
