import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconDisc } from './icon-disc.tsx';
import { StatePanel } from './state-panel.tsx';

import styles from './locked-state.module.css';

interface Props {
  illustration?: ReactNode;
  title: string;
  level?: 1 | 2 | 3;
  /** Why it is closed to this person. */
  children: ReactNode;
  /** Who or what opens it: "Your home manager can give you access." */
  unlock: ReactNode;
  action?: ReactNode;
}

export const LockedState = ({ illustration, children, unlock, ...words }: Props) => (
  <StatePanel
    {...words}
    picture={illustration ?? <IconDisc icon={LockKeyhole} size="large" tone="accent" />}
  >
    <p>{children}</p>
    <p className={styles.unlock}>{unlock}</p>
  </StatePanel>
);
