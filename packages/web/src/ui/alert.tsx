import type { ReactNode } from 'react';

import { WarningIcon } from './icons.tsx';

import styles from './alert.module.css';
import tones from './tones.module.css';

interface Props {
  kind: 'attention' | 'danger';
  title?: string;
  children: ReactNode;
}

/** Read out as soon as it appears. */
export const Alert = ({ kind, title, children }: Props) => (
  <div role="alert" className={`${styles.alert} ${tones[kind]}`}>
    <WarningIcon />
    <div>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <p>{children}</p>
    </div>
  </div>
);
