import { Heart } from 'lucide-react';

import { useUser } from '../../../session/use-session.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { StaffPhoto } from './photo-api.ts';

import styles from './photo-page.module.css';

/** For reading out to the resident. */
export function PhotoThanksReceived({
  thanks,
}: {
  thanks: StaffPhoto['staff']['thanks_received'];
}) {
  const { time_zone } = useUser().carehome;
  if (thanks.length === 0) return null;
  return (
    <Card title={m.photo_thanks_received()}>
      <p className={styles.quiet}>{m.photo_thanks_read_out()}</p>
      <ul className={styles.thanks}>
        {thanks.map(({ from, text, at, heart }) => (
          <li key={`${from} ${at}`}>
            {text === null ? (
              <p>{m.photo_thanks_heart()}</p>
            ) : (
              <blockquote className={styles.quote} translate="no">
                {m.photo_thanks_quote({ text })}
              </blockquote>
            )}
            <p className={styles.quiet} translate="no">
              {heart && <Heart className={styles.heart} aria-hidden="true" />}
              {m.photo_thanks_from({
                name: from ?? m.photo_thanks_someone(),
                day: formatDate(new Date(at), time_zone),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
