import { type ReactNode, useEffect, useRef } from 'react';

import styles from './page-heading.module.css';

/**
 * The page's only h1. Takes the focus on mount, so that screen readers start there, but not from a part that stays on
 * the screen while a tablet is turned.
 */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!document.activeElement?.closest('[data-keeps-focus]')) heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  );
}
