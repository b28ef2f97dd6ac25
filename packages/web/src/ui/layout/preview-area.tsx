import { type ReactNode, useEffect, useRef } from 'react';

import { m } from '../../words/m.ts';

import styles from './preview-area.module.css';

interface Props {
  /** Whether there is a preview; when it appears, it is scrolled into view. */
  isThere: boolean;
  /** Name for guided tours. */
  tour?: string;
  children: ReactNode;
}

/** On a phone the preview is below the button that opens it. */
export function PreviewArea({ isThere, tour, children }: Props) {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isThere) area.current?.focus();
  }, [isThere]);
  return (
    <section
      ref={area}
      className={styles.area}
      tabIndex={-1}
      data-tour={tour}
      aria-label={m.documents_preview_title()}
    >
      {children}
    </section>
  );
}
