import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

import { m } from '../../../words/m.ts';

import styles from './sheet.module.css';

/** Either in the app's words or as typed by a user. */
export type SheetItem = string | { written: string };

interface Props {
  title: string;
  icon: LucideIcon;
  items: readonly SheetItem[];
  isStrong?: boolean;
}

/** An empty part stays visible, because it is a question to ask. */
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
