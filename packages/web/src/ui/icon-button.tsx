import type { ComponentProps } from 'react';

import styles from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> & { label: string };

/** A drawing to press; the label is what it is called, as nothing is written on it. */
export const IconButton = ({ label, type = 'button', children, ...rest }: Props) => (
  <button {...rest} type={type} className={styles.button} aria-label={label}>
    {children}
  </button>
);
