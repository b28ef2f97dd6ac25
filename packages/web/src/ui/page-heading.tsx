import { type ReactNode, useEffect, useRef } from 'react';

import styles from './page-heading.module.css';

/** The one h1 of a page. It takes the focus when the page appears, so that reading starts there. */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  );
}
