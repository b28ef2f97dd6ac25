import type { ReactNode } from 'react';

import { signOut } from '../../session/session.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';

import styles from './account-frame.module.css';

/** What stays in place whether the person is loading, loaded or could not be loaded. */
export const AccountFrame = ({ children }: { children: ReactNode }) => (
  <>
    <header className={styles.header}>
      <div className={styles.bar}>
        <BrandMark />
        <Button kind="quiet" onClick={signOut}>
          Sign out
        </Button>
      </div>
    </header>
    <main className={styles.main}>{children}</main>
  </>
);
