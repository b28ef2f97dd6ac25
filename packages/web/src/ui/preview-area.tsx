import { type ReactNode, useEffect, useRef } from 'react';

import { m } from '../words/m.ts';

import styles from './preview-area.module.css';

interface Props {
  /** Whether there is something to see; when it comes, whoever asked is led to it. */
  isThere: boolean;
  children: ReactNode;
}

/** Where a document is shown before it is made; on a phone it stands below what was pressed. */
export function PreviewArea({ isThere, children }: Props) {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isThere) area.current?.focus();
  }, [isThere]);
  return (
    <section
      ref={area}
      className={styles.area}
      tabIndex={-1}
      aria-label={m.documents_preview_title()}
    >
      {children}
    </section>
  );
}
