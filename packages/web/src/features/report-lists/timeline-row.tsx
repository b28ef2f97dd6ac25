import { isPresent } from '@relish/shared/reports/choices.ts';
import { CircleAlert } from 'lucide-react';

import { Badge } from '../../ui/badge.tsx';
import { CategorySign } from '../../ui/category-sign.tsx';
import { Link } from '../../ui/link.tsx';
import { m } from '../../words/m.ts';
import { ATTENDANCE_WORDS, ENGAGEMENT_WORDS } from '../../words/report-words.ts';
import type { TimelineEntry } from './api.ts';
import { MoodChange } from './mood-change.tsx';
import { durationWords, useMoments } from './time-words.ts';

import styles from './timeline.module.css';

/** How one thing was for this person. */
export function TimelineRow({ entry }: { entry: TimelineEntry }) {
  const { dayOf, short, time } = useMoments();
  const { id, title, category, started_at, attendance, engagement, minutes, quote, note } = entry;
  const wasThere = isPresent(attendance);
  const how = [
    // That somebody joined in says already that they took part.
    (attendance !== 'took_part' || engagement === null) && ATTENDANCE_WORDS[attendance](),
    wasThere && engagement !== null && ENGAGEMENT_WORDS[engagement](),
    wasThere && minutes > 0 && durationWords(minutes),
  ].filter(Boolean);
  return (
    <div className={styles.entry} data-absent={!wasThere || undefined}>
      <CategorySign category={category} size={32} />
      <div className={styles.words}>
        <p className={styles.when}>
          <time dateTime={started_at}>
            {short(dayOf(started_at))}, {time(started_at)}
          </time>
        </p>
        <p>
          <Link to={`/report?id=${id}`}>{title}</Link>
        </p>
        <p className={styles.how}>{how.join(' · ')}</p>
        <MoodChange before={entry.mood_before} after={entry.mood_after} />
        {entry.distress && (
          <p>
            <Badge icon={CircleAlert}>{m.report_lists_card_distress()}</Badge>
          </p>
        )}
        {quote !== null && <p className={styles.quote}>{m.report_lists_card_quote({ quote })}</p>}
        {note !== null && <p className={styles.quiet}>{note}</p>}
      </div>
    </div>
  );
}
