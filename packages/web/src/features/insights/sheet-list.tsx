import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

import { m } from '../../words/m.ts';

import styles from './sheet.module.css';

/** In the app's words, or as somebody wrote it. */
export type SheetItem = string | { written: string };

interface Props {
  title: string;
  icon: LucideIcon;
  items: readonly SheetItem[];
  isStrong?: boolean;
}

/** A part that nothing is known of stays, and says so: it is a question to ask. */
export function SheetList({ title, icon: Icon, items, isStrong }: Props) {
  const id = useId();
  return (
    <section className={styles.part} data-strong={isStrong || undefined} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Icon aria-hidden="true" />
        {title}
      </h2>
      {items.length === 0 ? (
        <p className={styles.quiet}>{m.insights_sheet_early()}</p>
      ) : (
        <ul className={styles.items}>
          {items.map((each) =>
            typeof each === 'string' ? (
              <li key={each}>{each}</li>
            ) : (
              <li key={each.written} translate="no">
                {each.written}
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  );
}
