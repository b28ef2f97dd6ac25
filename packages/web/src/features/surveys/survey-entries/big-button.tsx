import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import type { SteadyTapHandlers } from './use-steady-tap.ts';

import styles from './tablet.module.css';

interface Props {
  icon: LucideIcon;
  isMain?: boolean;
  tap: SteadyTapHandlers;
  children: ReactNode;
}

export const BigButton = ({ icon: Icon, isMain, tap, children }: Props) => (
  <button type="button" className={styles.big} data-main={isMain} {...tap}>
    <Icon aria-hidden="true" />
    {children}
  </button>
);
