import { SECTIONS } from '@relish/shared/residents/about-me/sections.ts';

import { useCan } from '../../../session/use-session.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { Book } from './api.ts';
import { EntryView } from './entry-view.tsx';
import { PendingItem } from './pending-item.tsx';
import { useFocusOnward } from './use-focus-onward.ts';

import styles from './pending-list.module.css';

/** Contributions come first, because their authors wait for an answer. */
export function PendingList({ book }: { book: Book }) {
  const mayAccept = useCan('about-me.edit');
  const { pending, preferred_name: name } = book;
  const onDecided = useFocusOnward(pending.map(({ id }) => id));
  if (pending.length === 0) return null;
  return (
    <div className={styles.pending}>
      <Card
        title={
          mayAccept
            ? m.about_me_pending_title({ count: pending.length })
            : m.about_me_own_pending_title()
        }
      >
        {!mayAccept && <p>{m.about_me_own_pending_text()}</p>}
        <ul className={styles.list}>
          {pending.map((entry) => (
            <li key={entry.id} className={styles.item}>
              {mayAccept ? (
                <PendingItem name={name} entry={entry} onDecided={onDecided} />
              ) : (
                <EntryView entry={entry} name={name} question={SECTIONS[entry.section_key].title} />
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
