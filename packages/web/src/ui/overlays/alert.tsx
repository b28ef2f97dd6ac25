import type { ReactNode } from 'react';

import { WarningIcon } from '../tokens/icons.tsx';

import tones from '../tokens/tones.module.css';
import styles from './alert.module.css';

interface Props {
  kind: 'attention' | 'danger';
  title?: string;
  children: ReactNode;
}

/** Announced as soon as it appears. */
export const Alert = ({ kind, title, children }: Props) => (
  <div role="alert" className={`${styles.alert} ${tones[kind]}`}>
    <WarningIcon />
    <div>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <p>{children}</p>
    </div>
  </div>
);
