import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './badge.module.css';
import tones from './tones.module.css';

interface Props {
  kind?: 'neutral' | 'brand' | 'accent' | 'info' | 'attention' | 'danger';
  icon?: LucideIcon | undefined;
  /** Says what the colour means: the colour alone never does. */
  children: ReactNode;
}

export const Badge = ({ kind = 'neutral', icon: Icon, children }: Props) => (
  <span className={`${styles.badge} ${tones[kind]}`}>
    {Icon && <Icon className={styles.icon} aria-hidden="true" />}
    {children}
  </span>
);
