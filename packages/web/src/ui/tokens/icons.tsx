import type { ReactNode } from 'react';

import styles from './icons.module.css';

const outline = (drawing: ReactNode) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    {drawing}
  </svg>
);

export const WarningIcon = () =>
  outline(
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.5v.01" />
    </>,
  );

export const TickIcon = () => outline(<path d="m5 12.5 4.5 4.5L19 7.5" />);
