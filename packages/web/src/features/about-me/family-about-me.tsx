import { promptOf, SECTION_KEYS, SECTIONS } from '@relish/shared/about-me/sections.ts';
import { useState } from 'react';

import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formatDate } from '../../words/format.ts';
import { m } from '../../words/m.ts';
import { type FamilyBook, useFamilyBook } from './api.ts';
import { EntryView } from './entry-view.tsx';
import { FamilyContribution } from './family-contribution.tsx';

import styles from './family-about-me.module.css';

interface Props {
  residentId: string;
}

/** What a relative may read about their person, and where they tell what they know. */
export function FamilyAboutMe({ residentId }: Props) {
  const { data: book, isError, isFetching, refetch } = useFamilyBook(residentId);
  // A new form for each story: what was sent is gone from it.
  const [told, setTold] = useState(0);
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
          key={told}
          residentId={residentId}
          name={name}
          onSent={() => setTold(told + 1)}
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
                    : promptOf(section, entry.prompt_key)?.text
                }
              />
            ))}
          </section>
        )
      );
    })}
  </div>
);
