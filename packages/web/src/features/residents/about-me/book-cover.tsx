import { SECTION_KEYS } from '@relish/shared/residents/about-me/sections.ts';
import { Lock, Users } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import type { Book } from './api.ts';
import { CompletenessRing } from './completeness-ring.tsx';

import styles from './book-cover.module.css';

/** Progress, readers, and topics to avoid. */
export function BookCover({ book }: { book: Book }) {
  const mayConsent = useCan('consents.edit');
  const { preferred_name: name, avoid_topics, shared_with_family, resident_id } = book;
  const sectionCount = new Set(book.entries.map(({ section_key }) => section_key)).size;
  return (
    <>
      {avoid_topics.length > 0 && (
        <div className={styles.avoid}>
          <Banner kind="attention" title={m.about_me_avoid_title()}>
            {m.about_me_avoid_text({ topics: avoid_topics.join(', ') })}
          </Banner>
        </div>
      )}
      <div className={styles.cover}>
        <CompletenessRing percent={book.completeness} />
        <div className={styles.words}>
          <p className={styles.told}>
            {m.about_me_sections_told({ count: sectionCount, all: SECTION_KEYS.length })}
          </p>
          {shared_with_family ? (
            <p className={styles.shared}>
              <Badge kind="brand" icon={Users}>
                {m.about_me_shared({ name })}
              </Badge>{' '}
              {m.about_me_shared_text()}
            </p>
          ) : (
            <p className={styles.shared}>
              <Badge icon={Lock}>{m.about_me_not_shared()}</Badge>{' '}
              {m.about_me_not_shared_text({ name })}{' '}
              {mayConsent && (
                <Link to={`/resident-consents?id=${resident_id}`}>{m.about_me_consent_link()}</Link>
              )}
            </p>
          )}
        </div>
      </div>
    </>
  );
}
