import { Repeat } from 'lucide-react';

import { m } from '../../../words/m.ts';
import { livingHere } from './living-here.ts';
import { nameList } from './name-list.ts';
import { useRecordForm } from './record-context.ts';
import { startedFrom, withPeople } from './record-values.ts';

import styles from './again-card.module.css';

/** Repeats the last session with the same residents in one tap. */
export function AgainCard() {
  const { beginning, change, goTo, people } = useRecordForm();
  const last = beginning.recent.find(({ mine }) => mine);
  if (!last) return null;
  const ids = livingHere(beginning, last.resident_ids);
  if (ids.length === 0) return null;
  const names = nameList(ids.map((id) => people.get(id)?.preferred_name ?? ''));
  return (
    <button
      type="button"
      className={styles.again}
      onClick={() => {
        change((values) => withPeople(startedFrom(values, last), ids));
        goTo('how');
      }}
    >
      <Repeat aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.title}>{m.reports_again({ title: last.title })}</span>
        <span className={styles.line}>{m.reports_again_with({ names })}</span>
      </span>
    </button>
  );
}
