import type { ReactNode } from 'react';

import styles from './picture-message.module.css';

interface Props {
  brand?: ReactNode;
  picture: ReactNode;
  children: ReactNode;
}

/** A full screen with a single message. */
export const PictureMessage = ({ brand, picture, children }: Props) => (
  <div className={styles.page}>
    {brand !== undefined && <header className={styles.brand}>{brand}</header>}
    <main className={styles.message}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>{children}</div>
    </main>
  </div>
);
