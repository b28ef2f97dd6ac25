import { ArrowRight } from 'lucide-react';

import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import { type Change, changeInWords } from './change-words.ts';
import { useMoments } from './moment-words.ts';

import styles from './change-list.module.css';

export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { dated } = useMoments();
  const lines = changes.flatMap((change) => changeInWords(change, dated) ?? []);
  if (lines.length === 0) return <p className={styles.none}>{m.reports_no_changes()}</p>;
  return (
    <dl className={styles.changes}>
      {lines.map(({ label, before, after }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.values}>
            <del className={styles.before}>{before}</del>
            <ArrowRight size={16} aria-hidden="true" />
            <VisuallyHidden>{m.reports_changed_to()}</VisuallyHidden>
            <ins className={styles.after}>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
