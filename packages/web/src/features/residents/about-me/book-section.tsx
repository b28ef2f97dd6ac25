import { mayBeShared } from '@relish/shared/residents/about-me/limits.ts';
import { type SectionKey, SECTIONS } from '@relish/shared/residents/about-me/sections.ts';
import { Lock } from 'lucide-react';
import { useId } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import { type Book, useReopen } from './api.ts';
import { EntryItem } from './entry-item.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { PleaseLists } from './please-lists.tsx';
import { toAnchor, SECTION_ICONS } from './section-icons.ts';
import { SectionMenu } from './section-menu.tsx';

import styles from './book-section.module.css';

interface Props {
  book: Book;
  section: SectionKey;
}

/** Entries of a section, and open questions. */
export function BookSection({ book, section }: Props) {
  const headingId = useId();
  const mayEdit = useCan('about-me.edit');
  const reopening = useReopen();
  const { preferred_name: name, resident_id } = book;
  const entries = book.entries.filter(({ section_key }) => section_key === section);
  const isClosed = book.closed.some(
    (each) => each.section_key === section && each.prompt_key === null,
  );
  return (
    <section
      id={toAnchor(section)}
      className={styles.section}
      aria-labelledby={headingId}
      tabIndex={-1}
      data-empty={!entries.some(({ visibility }) => visibility === 'staff_family') || undefined}
    >
      <header className={styles.header}>
        <IconDisc icon={SECTION_ICONS[section]} tone={entries.length > 0 ? 'accent' : 'brand'} />
        <h2 id={headingId} className={styles.title}>
          {SECTIONS[section].title}
        </h2>
        {!mayBeShared(section) && <Badge icon={Lock}>{m.about_me_staff_only()}</Badge>}
        {mayEdit && !isClosed && <SectionMenu book={book} section={section} />}
      </header>
      {section === 'food_drink' && <p className={styles.note}>{m.about_me_food_note()}</p>}
      {section === 'please' ? (
        <PleaseLists book={book} entries={entries} />
      ) : (
        entries.length > 0 && (
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryItem book={book} entry={entry} />
              </li>
            ))}
          </ul>
        )
      )}
      {isClosed && (
        <p className={styles.closed}>
          {m.about_me_prefers_not_text({ name })}{' '}
          {mayEdit && (
            <Button
              kind="plain"
              size="small"
              onClick={() => reopening.mutate({ resident_id, section_key: section })}
            >
              {m.about_me_reopen()}
            </Button>
          )}
        </p>
      )}
      {!isClosed && section !== 'please' && <OpenQuestions book={book} section={section} />}
      {section === 'interests' && (
        <p className={styles.link}>
          <Link to={`/resident-interests?id=${resident_id}`}>{m.about_me_interests_link()}</Link>
        </p>
      )}
    </section>
  );
}
