import { mayBeShared } from '@relish/shared/residents/about-me/limits.ts';
import { findPrompt } from '@relish/shared/residents/about-me/sections.ts';
import { Clock3, Lock } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { m } from '../../../words/m.ts';
import type { Book, Entry } from './api.ts';
import { useEditing } from './editing.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryMenu } from './entry-menu.tsx';
import { EntryView } from './entry-view.tsx';
import { freshnessLine, describeFreshness } from './entry-words.ts';
import { StillRight } from './still-right.tsx';

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
  const isWorthAsking = describeFreshness(entry, today) !== 'fresh';
  const question =
    prompt === null || section === 'memories' ? undefined : findPrompt(section, prompt)?.text;
  return (
    <div className={styles.item} data-readers={entry.visibility}>
      <EntryView entry={entry} name={book.preferred_name} question={question}>
        <span>{freshnessLine(entry, today)}</span>
        {/* Sections that are always internal say so at their top. */}
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
