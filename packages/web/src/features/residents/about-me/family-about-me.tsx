import { findPrompt, SECTION_KEYS, SECTIONS } from '@relish/shared/residents/about-me/sections.ts';
import { useState } from 'react';

import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type FamilyBook, useFamilyBook } from './api.ts';
import { EntryView } from './entry-view.tsx';
import { FamilyContribution } from './family-contribution.tsx';

import styles from './family-about-me.module.css';

interface Props {
  residentId: string;
}

/** For relatives: what they may read, and a form to contribute. */
export function FamilyAboutMe({ residentId }: Props) {
  const { data: book, isError, isFetching, refetch } = useFamilyBook(residentId);
  // Remounts the form after each contribution.
  const [sentCount, setSentCount] = useState(0);
  if (isError) return <ErrorState level={2} busy={isFetching} onRetry={() => void refetch()} />;
  if (!book) return <Skeleton shape="pair" width="long" />;
  const { preferred_name: name, entries, own_pending, may_contribute } = book;
  return (
    <div className={styles.family}>
      <Card title={m.about_me_family_title({ name })}>
        {entries.length === 0 ? <p>{m.about_me_family_empty()}</p> : <Chapters book={book} />}
        {!may_contribute && entries.length > 0 && (
          <p className={styles.note}>{m.about_me_family_closed()}</p>
        )}
      </Card>
      {may_contribute && (
        <FamilyContribution
          key={sentCount}
          residentId={residentId}
          name={name}
          onSent={() => setSentCount(sentCount + 1)}
        />
      )}
      {own_pending.length > 0 && (
        <Card title={m.about_me_family_own()}>
          <ul className={styles.entries}>
            {own_pending.map((entry) => (
              <li key={entry.id}>
                <EntryView
                  entry={entry}
                  name={name}
                  question={m.about_me_family_own_on({
                    section: SECTIONS[entry.section_key].title,
                    date: formatDate(new Date(entry.created_at)),
                  })}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

const Chapters = ({ book }: { book: FamilyBook }) => (
  <div className={styles.chapters}>
    {SECTION_KEYS.map((section) => {
      const entries = book.entries.filter(({ section_key }) => section_key === section);
      return (
        entries.length > 0 && (
          <section key={section} className={styles.entries}>
            <h3 className={styles.title}>{SECTIONS[section].title}</h3>
            {entries.map((entry) => (
              <EntryView
                key={entry.id}
                entry={entry}
                name={book.preferred_name}
                question={
                  entry.prompt_key === null || section === 'memories'
                    ? undefined
                    : findPrompt(section, entry.prompt_key)?.text
                }
              />
            ))}
          </section>
        )
      );
    })}
  </div>
);
