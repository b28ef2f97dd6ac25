import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import tones from '../tokens/tones.module.css';
import styles from './badge.module.css';

interface Props {
  kind?: 'neutral' | 'brand' | 'accent' | 'info' | 'attention' | 'danger';
  icon?: LucideIcon | undefined;
  /** Always text, because colour alone carries no meaning. */
  children: ReactNode;
}

export const Badge = ({ kind = 'neutral', icon: Icon, children }: Props) => (
  <span className={`${styles.badge} ${tones[kind]}`}>
    {Icon && <Icon className={styles.icon} aria-hidden="true" />}
    {children}
  </span>
);
