import { PLEASE_MAX_ITEMS, type PleaseKind } from '@relish/shared/residents/about-me/sections.ts';
import { ArrowUpDown, Check, Heart, OctagonX, Plus } from 'lucide-react';
import { useId, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';
import { type Book, type Entry, useReorder } from './api.ts';
import { useEditing } from './editing.ts';
import { EntryForm } from './entry-form.tsx';
import { formKey } from './entry-values.ts';
import { PleaseItem } from './please-item.tsx';

import styles from './please-lists.module.css';

const KINDS = {
  please_do: {
    title: m.about_me_do_title,
    add: m.about_me_do_add,
    empty: m.about_me_do_empty,
    icon: Heart,
  },
  please_dont: {
    title: m.about_me_dont_title,
    add: m.about_me_dont_add,
    empty: m.about_me_dont_empty,
    icon: OctagonX,
  },
};

interface Props {
  kind: PleaseKind;
  book: Book;
  entries: Entry[];
}

export function PleaseList({ kind, book, entries }: Props) {
  const id = useId();
  const mayEdit = useCan('about-me.edit');
  const { openForm, open } = useEditing();
  const [isOrdering, setOrdering] = useState(false);
  const reorder = useReorder();
  const { title, add, empty, icon: Icon } = KINDS[kind];
  const key = formKey({ section: 'please', prompt: kind });
  const isFull = entries.length >= PLEASE_MAX_ITEMS;

  const move = (index: number, by: -1 | 1) => {
    const order = entries.map((each) => each.id);
    const [moved = ''] = order.splice(index, 1);
    order.splice(index + by, 0, moved);
    reorder.mutate({ resident_id: book.resident_id, section_key: 'please', order });
  };

  return (
    <div className={styles.list} data-kind={kind}>
      <h3 id={id} className={styles.title}>
        <Icon aria-hidden="true" />
        {title()}
      </h3>
      {entries.length === 0 && (
        <p className={styles.empty}>{empty({ name: book.preferred_name })}</p>
      )}
      {entries.length > 0 && (
        <ul aria-labelledby={id} className={styles.items}>
          {entries.map((entry, index) => (
            <PleaseItem
              key={entry.id}
              book={book}
              entry={entry}
              onMove={isOrdering && !reorder.isPending ? (by) => move(index, by) : undefined}
              isOrdering={isOrdering}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
            />
          ))}
        </ul>
      )}
      {openForm === key && (
        <EntryForm
          book={book}
          way={mayEdit ? 'add' : 'suggest'}
          residentId={book.resident_id}
          section="please"
          prompt={kind}
        />
      )}
      <div className={styles.actions}>
        {openForm !== key && !isFull && (
          <Button
            kind="quiet"
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => open(key)}
          >
            {add()}
          </Button>
        )}
        {isFull && mayEdit && <p className={styles.empty}>{m.about_me_list_full()}</p>}
        {mayEdit && entries.length > 1 && (
          <Button
            kind="plain"
            size="small"
            icon={isOrdering ? <Check aria-hidden="true" /> : <ArrowUpDown aria-hidden="true" />}
            onClick={() => setOrdering(!isOrdering)}
          >
            {isOrdering ? m.about_me_order_done() : m.about_me_order()}
          </Button>
        )}
      </div>
    </div>
  );
}
