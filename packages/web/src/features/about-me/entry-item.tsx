import { mayBeShared } from '@relish/shared/about-me/limits.ts';
import { promptOf } from '@relish/shared/about-me/sections.ts';
import { Clock3, Lock } from 'lucide-react';

import { useCan } from '../../session/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { m } from '../../words/m.ts';
import type { Book, Entry } from './api.ts';
import { useEditing } from './editing.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryMenu } from './entry-menu.tsx';
import { EntryView } from './entry-view.tsx';
import { freshnessLine, freshnessOf } from './entry-words.ts';
import { StillRight } from './still-right.tsx';
import { useToday } from './use-today.ts';

import styles from './entry-item.module.css';
import view from './entry-view.module.css';

interface Props {
  book: Book;
  entry: Entry;
}

export function EntryItem({ book, entry }: Props) {
  const mayEdit = useCan('about-me.edit');
  const today = useToday();
  const { openForm } = useEditing();
  const { section_key: section, prompt_key: prompt } = entry;
  if (openForm === entry.id)
    return (
      <EntryForm
        book={book}
        way="edit"
        residentId={book.resident_id}
        section={section}
        prompt={prompt}
        entry={entry}
      />
    );
  const isWorthAsking = freshnessOf(entry, today) !== 'fresh';
  const question =
    prompt === null || section === 'memories' ? undefined : promptOf(section, prompt)?.text;
  return (
    <div className={styles.item} data-readers={entry.visibility}>
      <EntryView entry={entry} name={book.preferred_name} question={question}>
        <span>{freshnessLine(entry, today)}</span>
        {/* Whole sections that stay with staff say so at the top. */}
        {entry.visibility === 'staff' && mayBeShared(section) && (
          <span className={view.readers}>
            <Lock aria-hidden="true" />
            {m.about_me_read_by_staff()}
          </span>
        )}
        {isWorthAsking &&
          (mayEdit ? (
            <StillRight book={book} entry={entry} />
          ) : (
            <Badge kind="attention" icon={Clock3}>
              {m.about_me_worth_asking()}
            </Badge>
          ))}
      </EntryView>
      <EntryMenu book={book} entry={entry} />
    </div>
  );
}
