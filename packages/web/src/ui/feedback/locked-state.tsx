import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconDisc } from '../tokens/icon-disc.tsx';
import { StatePanel } from './state-panel.tsx';

import styles from './locked-state.module.css';

interface Props {
  illustration?: ReactNode;
  title: string;
  level?: 1 | 2 | 3;
  /** Why the user has no access. */
  children: ReactNode;
  /** How to get access: "Your home manager can give you access." */
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
